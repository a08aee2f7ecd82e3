// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer compare: somebody's solver against the oracle.
#include <fmt/format.h>

#include <memory>

#include "faces/cli/answers/out_of_reach.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/compare/compare_arguments.hpp"
#include "faces/cli/compare/compare_run.hpp"
#include "faces/cli/input/games.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

void certify(const CompareArguments& arguments, const ToldComparison& told) {
    if (arguments.certificate.empty()) return;
    if (!told.report.disagreement) {
        fmt::print(stderr, "gazetteer: no certificate: no disagreement\n");
        return;
    }
    CertificateFile file(arguments.certificate);
    try {
        within_reach([&] {
            write_right_answer(*file.stream(), told.comparison, *told.report.disagreement);
        });
    } catch (const EngineStopped&) {
        fmt::print(stderr, "gazetteer: no certificate: stopped\n");
        return;
    }
    file.close();
    if (!has_certificate(told.comparison))
        fmt::print(stderr,
                   "gazetteer: the certificate is of the outcome: lists of moves of partizan and "
                   "misere games have none\n");
}

int conclude(const CompareArguments& arguments, const ToldComparison& told) {
    const MoreToWrite files(is_named_file(arguments.junit) || !arguments.certificate.empty());
    if (arguments.json)
        print_line(json_of(told).dump());
    else if (arguments.junit != "-")
        for (const std::string& line : text_of(told)) print_line(line);
    if (!arguments.junit.empty()) write_file(arguments.junit, junit_of(told));
    certify(arguments, told);
    const CompareVerdict verdict = verdict_of(told.report);
    if (verdict == CompareVerdict::disagrees) return exit_refuted;
    if (!told.report.failure.empty()) throw ProcessError(told.report.failure);
    return verdict == CompareVerdict::agrees ? exit_ok : exit_inconclusive;
}

int run(const CompareArguments& arguments) {
    add_to_conjectures(read_games_files(arguments.games));
    const Comparison comparison = comparison_in(arguments);
    check(arguments, comparison);
    std::vector<BoardGround> grounds = grounds_in(arguments, comparison.game);
    const runs::Stop stop(arguments.seconds);
    const runs::StopOnSignals on_signals(stop);
    const runs::WorkLimits of_telling(stop.token(), bytes_of(arguments.mebibytes));
    runs::Monitor monitor;
    ComparisonReport report;
    {
        const runs::ProgressDisplay display(monitor, 0, "positions");
        report = compared_on(comparison, std::move(grounds),
                             {.threads = arguments.threads,
                              .stop = stop.token(),
                              .bytes = bytes_of(arguments.mebibytes),
                              .positions = &monitor.items});
    }
    return conclude(arguments, told(arguments, comparison, report));
}

void add_boards_options(Verb& verb, CompareArguments& arguments) {
    verb.option("--order", &arguments.order,
                "All graphs or digraphs of these orders: a..b, ..b (from 1) or b; if none, ..6, of "
                "digraphs, two tokens and edge-labelling ..4")
        .value_named("RANGE");
    verb.option("--graphs", &arguments.graphs, "Only graphs or digraphs of a class, as in hunt")
        .value_named("CLASS");
    verb.option("--graph", &arguments.given,
                "Only this graph (graph6, digraph6, 'grid 3 3'); may be repeated")
        .value_named("GRAPH")
        .one_word();
    verb.option("--root", &arguments.root, "Only with the tokens on these vertices, from 0")
        .value_named("V");
    verb.option("--random", &arguments.random, "Then so many random graphs or digraphs")
        .between(std::uint64_t{0}, std::uint64_t{1'000'000'000'000})
        .value_named("COUNT");
    verb.option("--random-order", &arguments.random_order,
                "Their orders; the three orders above --order if none")
        .value_named("RANGE");
    verb.option("--model", &arguments.model, "How to draw them, as hunt --random: 'tree(12)'")
        .value_named("MODEL");
    verb.option("--seed", &arguments.seed, "Seed of the random graphs")
        .non_negative()
        .shows_default();
}

}  // namespace

Verb compare_verb() {
    Verb verb{.name = "compare",
              .says =
                  "Compare a program that solves a game with search over the rules, to the "
                  "least disagreement."};
    const auto arguments = std::make_shared<CompareArguments>();
    verb.option("GAME", &arguments->game,
                fmt::format("One of {}, unrooted(ueg) and the like, or a game given as data "
                            "(gazetteer games)",
                            game_list()))
        .required();
    verb.option("COMMAND", &arguments->command,
                "After --: the program with its arguments, or one word that is a line of sh. It is "
                "started once a thread, reads a graph a line, and the token's vertex behind it, "
                "and writes a line for each line that it has read")
        .required();
    verb.option("--ask", &arguments->ask,
                "What the program answers: outcome: N or P (of partizan games L, R, N, P); grundy: "
                "a number; moves: all winning moves, as '3 5', '0-2' or '0>2', - if there is none")
        .one_of({"outcome", "grundy", "moves"})
        .shows_default()
        .value_named("");
    verb.option("--where", &arguments->where,
                "The program speaks only of graphs, or roots v, with this property")
        .value_named("EXPR");
    verb.option("--unrooted", &arguments->unrooted, "The first player chooses the vertex first");
    add_games_option(verb, arguments->games);
    add_boards_options(verb, *arguments);
    verb.option("--answer-seconds", &arguments->answer_seconds, "How long one answer may take")
        .positive()
        .shows_default()
        .value_named("S");
    add_time_limit_option(verb, &arguments->seconds, "Stop after S seconds");
    add_memory_option(verb, arguments->mebibytes,
                      "For the memos of the game, all threads together, in MiB");
    add_threads_option(verb, arguments->threads, "Threads, each with a program of its own");
    add_certificate_option(verb, arguments->certificate,
                           "Write to FILE the certificate of the right answer where they differ");
    verb.option("--junit", &arguments->junit, "JUnit XML to FILE ('-')")
        .value_named("FILE")
        .output();
    add_json_option(verb, arguments->json, "One JSON object");
    verb.footer =
        "Exit codes: 0 they agree; 1 they differ on a position; 2 bad usage or input; 3\n"
        "inconclusive: stopped, a graph was given up, or nothing was compared; 4 the program "
        "ended,\n"
        "was late, or gave no answer, or the environment failed.\n"
        "Example: gazetteer compare slither --order ..3 -- 'while read graph; do case $graph in "
        "A_|BO) echo N;; *) echo P;; esac; done'";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
