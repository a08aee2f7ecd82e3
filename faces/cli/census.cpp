// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer census: how often each outcome occurs over all unlabelled graphs of an order.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "counterexamples/grounds/ground.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/census_samples.hpp"
#include "faces/cli/input/games.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/merged.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/census/b_file.hpp"
#include "work/census/census.hpp"
#include "work/census/data_games.hpp"
#include "work/census/plot.hpp"
#include "work/census/polynomial.hpp"
#include "work/census/report.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"
#include "work/threads.hpp"

namespace gazetteer::cli {

namespace {

/// A name in the place of a game: not a game, but counted in the same way.
constexpr const char* even_kernel_census_name = "even-kernel";

struct CensusArguments {
    census::Request request;
    std::string order;
    runs::RunOptions run;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 4096;
    ShardArguments file;
    /// The folder for b-files; empty for none.
    std::string oeis;
    SampleArguments samples;
    /// The SVG file; empty for none.
    std::string plot;
    /// Files of games given as data.
    std::vector<std::string> games;
};

/// "8", "0..8" or "..8", which begins at 1.
void read_order(const std::string& text, census::Request& request) {
    const auto range = conjectures::parse_range(text);
    if (!range || range->high < 0)
        throw InputError("--order: an order, A..B or ..B with A <= B, not '" + text + "'");
    request.order_min = range->low < 0 ? 1 : range->low;
    request.order_max = range->high;
}

census::Request checked_request(const CensusArguments& arguments) {
    census::Request request = arguments.request;
    if (request.subject != even_kernel_census_name)
        if (const auto rules = script_game_of(request.subject, arguments.games))
            request.data_game = census::data_game_subject(*rules);
    read_order(arguments.order, request);
    try {
        census::check_request(request);
    } catch (const census::RefusedOption& e) {
        throw InputError("--" + e.option() + ": " + e.what());
    } catch (const std::invalid_argument& e) {
        throw InputError(e.what());
    }
    return request;
}

/// How many graphs a request runs over.
double total_of(const census::Request& request) {
    census::Integer total = 0;
    for (int order = request.order_min; order <= request.order_max; ++order)
        total += number(universe_of(request), order);
    return static_cast<double>(total);
}

const char* items_of(const census::Request& request) {
    return universe_of(request).kind == census::Kind::digraphs ? "digraphs" : "graphs";
}

/// The complete census in print; the exit code says whether two engines disagreed.
int conclude(const census::Request& request, const census::Findings& findings) {
    census::check_totals(request, findings.tally);
    print_line(census::report_text(request, findings));
    for (const std::string& example : findings.examples)
        fmt::print(stderr, "disagreement: {}\n", example);
    return findings.examples.empty() ? exit_ok : exit_refuted;
}

/// What an interrupted run may say: the orders that it has counted in full.
int conclude_early(census::Request request, const census::Plan& plan, const runs::Ledger& ledger) {
    const int bound = bound_reached(plan, ledger.units());
    const census::Findings findings = findings_of(request, ledger.units());
    fmt::print(stderr, "interrupted after {} {}; {}\n", ledger.items(), items_of(request),
               bound < request.order_min ? std::string("no order is complete")
                                         : fmt::format("complete to order {}", bound));
    if (bound < request.order_min) return exit_inconclusive;
    request.order_max = bound;
    conclude(request, findings);
    return exit_inconclusive;
}

/// Counts what the ledger lacks, showing how far it is.
template <class Count>
bool count(Count run, const census::Plan& plan, double total, runs::Ledger& ledger,
           const runs::RunOptions& options, runs::Monitor& monitor) {
    monitor.items = ledger.items();
    const runs::ProgressDisplay display(monitor, total, items_of(plan.request()));
    return run(plan, ledger, options, monitor);
}

std::string order_text(const census::Request& request) {
    if (request.order_min == request.order_max) return std::to_string(request.order_min);
    return fmt::format("{}..{}", request.order_min, request.order_max);
}

/// One shard; the whole run, in one file, is also printed.
int run_shard(const CensusArguments& arguments, const census::Request& request,
              runs::Monitor& monitor) {
    const runs::Shard shard = shard_of(arguments.file);
    const census::Plan plan(request, shard);
    runs::Header header;
    header.command = to_json(request).dump();
    header.generator = generator_text(request);
    header.units = plan.units();
    runs::RunOptions options = arguments.run;
    options.checkpoint = std::chrono::duration<double>(arguments.file.checkpoint);
    const bool done = run_in_file(
        arguments.file, fmt::format("census-{}-{}", request.subject, order_text(request)), header,
        [&](runs::Ledger& ledger) {
            return count(census::run_census, plan, total_of(request) / shard.mod, ledger, options,
                         monitor);
        });
    return done ? exit_ok : exit_inconclusive;
}

void write_b_files(const std::string& folder, const census::Request& request,
                   const census::Findings& findings) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw EnvironmentError(folder + ": " + error.message());
    for (const census::BFile& file : b_files(request, findings, program_version()))
        write_file(folder + "/" + file.name, file.content);
}

/// The exact probabilities of all orders that have one.
std::vector<census::Probability> probabilities(const census::Request& request,
                                               const census::Findings& findings) {
    std::vector<census::Probability> result;
    for (int order = std::max(1, request.order_min); order <= request.order_max; ++order)
        result.push_back(probability(request, findings.tally, order));
    return result;
}

void write_plot(const std::string& file, const census::Request& request,
                const census::Findings& findings) {
    write_file(file, census::plot(plot_title(request), probabilities(request, findings), {}));
}

/// What only some requests can be asked for.
void insist_compatible(const CensusArguments& arguments, const census::Request& request) {
    if (arguments.file.in_file() && (!arguments.oeis.empty() || !arguments.plot.empty()))
        throw InputError("--oeis and --plot take a whole run, not a file");
    if (!request.exchange.empty() && !arguments.file.in_file())
        throw InputError("--exchange takes shards in files: --shard R/M");
    if (!arguments.plot.empty() && arguments.samples.samples == 0 &&
        !has_probability(request, request.order_max))
        throw InputError(
            "--plot: no probability: it takes --samples, or --labelled without --connected, and "
            "one of ueg, uvg and slither, or an impartial game given as data, on graphs");
}

runs::Ledger fresh_ledger(const census::Plan& plan) {
    return runs::Ledger(std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units())));
}

/// The largest order that --samples --labelled counts.
constexpr int counted_order_max = 10;

/// Exactly where it is asked for and in reach, and sampled beyond.
int run_probabilities(const CensusArguments& arguments, census::Request request,
                      runs::Monitor& monitor) {
    insist_sampled(request);
    std::vector<census::Probability> exact;
    if (request.labelled && request.order_min <= counted_order_max) {
        census::Request counted = request;
        counted.order_max = std::min(request.order_max, counted_order_max);
        const census::Plan plan(counted, {});
        runs::Ledger ledger = fresh_ledger(plan);
        if (!count(census::run_census, plan, total_of(counted), ledger, arguments.run, monitor))
            return conclude_early(counted, plan, ledger);
        const census::Findings findings = findings_of(counted, ledger.units());
        conclude(counted, findings);
        exact = probabilities(counted, findings);
        request.order_min = counted.order_max + 1;
        monitor.items = 0;
    }
    return run_samples(arguments.samples, request, arguments.run, arguments.plot, exact, monitor);
}

int count_or_sample(const CensusArguments& arguments) {
    const runs::Stop stop(arguments.seconds);
    const runs::StopOnSignals on_signals(stop);
    runs::Monitor monitor{.stop = stop.token()};
    const census::Request request = checked_request(arguments);
    insist_compatible(arguments, request);
    const MoreToWrite files(is_named_file(arguments.plot) || !arguments.oeis.empty());
    if (arguments.samples.samples > 0) return run_probabilities(arguments, request, monitor);
    if (arguments.file.in_file()) return run_shard(arguments, request, monitor);
    const census::Plan plan(request, {});
    runs::Ledger ledger = fresh_ledger(plan);
    if (!count(census::run_census, plan, total_of(request), ledger, arguments.run, monitor))
        return conclude_early(request, plan, ledger);
    const census::Findings findings = findings_of(request, ledger.units());
    if (!arguments.oeis.empty()) write_b_files(arguments.oeis, request, findings);
    if (!arguments.plot.empty()) write_plot(arguments.plot, request, findings);
    return conclude(request, findings);
}

/// A census that cannot count one graph counts nothing.
int run(CensusArguments arguments) {
    const auto threads = static_cast<std::size_t>(runs::thread_count(arguments.run.threads));
    arguments.run.memo_bytes = bytes_of(arguments.mebibytes) / threads;
    try {
        return count_or_sample(arguments);
    } catch (const EngineLimitExceeded& e) {
        fmt::print(stderr, "gazetteer: inconclusive: {} (--memory, shared by {} threads)\n",
                   e.what(), threads);
        return exit_inconclusive;
    }
}

std::string engines_text() {
    std::string result;
    for (const census::Subject& subject : census::subjects()) {
        result += fmt::format("\n  {:<13}", subject.name);
        for (const census::EngineName& engine : subject.engines) result += " " + engine.name;
    }
    return result;
}

}  // namespace

int conclude_census(const runs::Merged& merged) {
    const census::Request request = census::request_from_json(
        nlohmann::json::parse(merged.command), [](const std::string& rules) {
            return census::data_game_subject(game_from_text(rules, "the rules in a shard"));
        });
    return conclude(request, findings_of(request, merged.units, merged.mod));
}

Verb census_verb() {
    Verb verb{.name = "census",
              .says = "Count outcomes over all unlabelled graphs (or digraphs) of an order."};
    const auto arguments = std::make_shared<CensusArguments>();
    census::Request& request = arguments->request;
    verb.option("GAME", &request.subject,
                fmt::format("One of {}, or {}, or a game given as data (gazetteer games)",
                            game_list(), even_kernel_census_name))
        .required();
    add_games_option(verb, arguments->games);
    verb.option("--order", &arguments->order,
                "The order, or a range A..B or ..B of them; the graphs come from nauty-geng")
        .required();
    verb.option("--connected", &request.connected, "Only connected graphs");
    verb.option("--by-size", &request.by_size, "Count each number of edges apart besides");
    verb.option("--labelled", &request.labelled,
                "Weigh each graph by n!/|Aut|, its number of labellings; gives the probability "
                "in G(n, p) as a polynomial besides");
    verb.option("--engine", &request.engine, "Decide by this engine; else by the fastest");
    verb.option("--check", &request.check,
                "Decide by this engine besides, and compare graph by graph")
        .value_named("ENGINE");
    add_threads_option(verb, arguments->run.threads);
    add_memory_option(verb, arguments->mebibytes,
                      "For the memos of the games, all threads together, in MiB");
    add_time_limit_option(verb, &arguments->seconds,
                          "Stop after so many seconds, as an interrupt does");
    add_json_option(verb, request.json, "One JSON object an order");
    verb.option("--oeis", &arguments->oeis,
                "Write the counts as b-files, n a(n), into FOLDER besides")
        .value_named("FOLDER")
        .named_output();
    verb.option("--plot", &arguments->plot,
                "Draw the probabilities of --labelled or of --samples as SVG")
        .value_named("FILE")
        .named_output();
    add_sample_options(verb, arguments->samples);
    add_shard_options(verb, arguments->file);
    verb.option("--exchange", &request.exchange,
                "The shards, all at work at once, decide each its part of an order and exchange "
                "what they decide in FOLDER, which all see")
        .value_named("FOLDER")
        .named_output();
    verb.footer =
        "P_orbits counts vertex orbits, which are the unlabelled rooted graphs. edge-delete is\n"
        "counted over graphs without isolated vertices, directed games over digraphs.\n"
        "even-kernel compares the even kernels with the P-positions of ueg.\n"
        "A game given as data is counted over all graphs of the order, or all digraphs; its "
        "shards\n"
        "hold its rules, and those of two games are not merged. Its engines: classes, subsets "
        "(where\n"
        "only vertices go), search.\n"
        "Engines, the fastest first:" +
        engines_text() +
        "\nExit codes: 0 counted; 1 two engines disagree; 2 bad usage; 3 interrupted, over\n"
        "--time-limit, or a graph is over --memory; 4 the environment failed (nauty is missing).\n"
        "Example: gazetteer census ueg --order 5 --connected --json";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
