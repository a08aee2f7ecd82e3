// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer conjecture: proposes what may be true of a term.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/arguments/common_options.hpp"
#include "cli/hunt/request.hpp"
#include "cli/hunt/run.hpp"
#include "cli/input/program_terms.hpp"
#include "cli/input/script_games.hpp"
#include "cli/output/output.hpp"
#include "cli/verbs.hpp"
#include "conjectures/propose/propose.hpp"
#include "runs/work/progress.hpp"
#include "runs/work/stop.hpp"

namespace gazetteer::cli {

namespace {

struct ConjectureArguments {
    std::string target;
    std::string terms;
    std::vector<std::string> games;
    ProgramTermArguments programs;
    std::string graphs;
    std::string order;
    std::uint64_t met = 1;
    int threads = 0;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
    bool json = false;
};

/// The values of all terms on all graphs; an interruption leaves those of the complete orders.
conjectures::ValueTable table_of(const ConjectureArguments& arguments) {
    const conjectures::Ground ground = ground_of(arguments.graphs, arguments.order, 6);
    std::optional<Parsed<conjectures::ValueTable>> table;
    const HuntLimits limits(arguments.seconds, bytes_of(arguments.mebibytes), arguments.threads);
    run_watched(limits.on({}), [&](const conjectures::HuntOptions& options) {
        table =
            value_table(arguments.target, terms_in(arguments.terms, "--using"), ground, options);
    });
    if (!*table) throw InputError(table->error().message);
    return **table;
}

conjectures::ProposalReport proposals_of(const ConjectureArguments& arguments,
                                         const conjectures::ValueTable& table) {
    const runs::Stop stop(arguments.seconds);
    const runs::StopOnSignals on_signals(stop);
    runs::Monitor monitor{.stop = stop.token()};
    const runs::ProgressDisplay display(monitor, static_cast<double>(candidates_of(table)),
                                        "candidates");
    return propose(table, {.threads = arguments.threads,
                           .stop = monitor.stop,
                           .candidates = &monitor.items,
                           .met = arguments.met});
}

void print(const ConjectureArguments& arguments, const conjectures::ValueTable& table,
           const conjectures::ProposalReport& report) {
    for (const conjectures::Proposal& proposal : report.proposals) {
        const std::string text = to_string(proposal.expression);
        if (arguments.json)
            print_line(nlohmann::ordered_json{{"conjecture", text},
                                              {"ground", table.searched},
                                              {"decided", proposal.decided},
                                              {"decided_first", proposal.decided_first}}
                           .dump());
        else
            print_line(text);
    }
    if (!arguments.json)
        print_line(fmt::format(
            "each holds on all {}: {} instances, {} of them told; {} candidates, {} true",
            table.searched, report.instances, report.decided, report.candidates,
            report.candidates_true));
}

int run(const ConjectureArguments& arguments) {
    add_to_conjectures(read_games_files(arguments.games));
    add_to_conjectures(arguments.programs);
    const conjectures::ValueTable table = table_of(arguments);
    if (table.searched.empty()) {
        fmt::print(stderr, "gazetteer: interrupted before any order was complete\n");
        return exit_inconclusive;
    }
    if (table.instances == 0 && table.complete) {
        fmt::print(stderr, "gazetteer: no graph was looked at\n");
        return exit_inconclusive;
    }
    const conjectures::ProposalReport report = proposals_of(arguments, table);
    print(arguments, table, report);
    if (!table.complete)
        fmt::print(stderr, "gazetteer: interrupted: what is proposed was not tried beyond {}\n",
                   table.searched);
    if (!report.complete)
        fmt::print(stderr,
                   "gazetteer: interrupted: forms after the last one printed were not "
                   "tried, or not in full\n");
    name_given_up(table.given_up);
    if (table.given_up.count > 0)
        fmt::print(stderr, "gazetteer: what is proposed was not tried on {} graphs given up\n",
                   table.given_up.count);
    return table.complete && report.complete && table.given_up.count == 0 ? exit_ok
                                                                          : exit_inconclusive;
}

}  // namespace

Verb conjecture_verb() {
    Verb verb{.name = "conjecture",
              .says =
                  "Propose conjectures about a term: short expressions over others that hold on "
                  "all graphs "
                  "to a bound, without those that the rest implies."};
    const auto arguments = std::make_shared<ConjectureArguments>();
    verb.option("TARGET", &arguments->target, "A boolean or an integer expression").required();
    verb.option("--using", &arguments->terms, "Terms to use, separated by commas")
        .required()
        .value_named("TERMS");
    verb.option("--graphs", &arguments->graphs, "The class of graphs, as in hunt")
        .value_named("CLASS");
    verb.option("--order", &arguments->order,
                "Orders of the graphs: a..b, ..b (from 1) or b; ..6 if none")
        .value_named("RANGE");
    verb.option("--met", &arguments->met,
                "Only what tells the target on at least N instances: a bound where it is attained")
        .shows_default();
    add_games_option(verb, arguments->games);
    add_program_terms_option(verb, arguments->programs);
    add_threads_option(verb, arguments->threads);
    add_time_limit_option(verb, &arguments->seconds,
                          "Stop after S seconds of graphs, and after S seconds of candidates");
    add_memory_option(verb, arguments->mebibytes,
                      "For the memos of the games, all threads together, in MiB");
    add_json_option(verb, arguments->json);
    verb.footer =
        "The forms that are tried are listed in docs/CONJECTURES.md.\n"
        "Exit codes: 0 all candidates were tried; 2 bad usage; 3 inconclusive: stopped by a\n"
        "signal or the time limit, and what is printed holds on the orders that were complete; or\n"
        "a graph was given up, and it holds on the others.\n"
        "Example: gazetteer conjecture 'P(ueg)' --using in_even_kernel,bipartite,twin --order ..5";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
