// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer conjecture: proposes what may be true of a term.
#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "counterexamples/propose/beyond.hpp"
#include "counterexamples/propose/data_table.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/hunt/request.hpp"
#include "faces/cli/hunt/run.hpp"
#include "faces/cli/hunt/search_options.hpp"
#include "faces/cli/input/program_terms.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "language/expressions/parse_value.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"

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
    std::string known;
    std::string data;
    /// 0 for no check beyond the data.
    int beyond = 0;
    std::uint64_t draws = 1000;
    std::uint64_t tries = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
    bool json = false;
};

/// The theorems of --known; those that are of no use are named on standard error.
std::vector<conjectures::KnownTheorem> known_of(const ConjectureArguments& arguments) {
    if (arguments.known.empty()) return {};
    const auto target =
        value_of(conjectures::parse_value(arguments.target), arguments.target, "TARGET");
    std::ifstream in(arguments.known);
    if (!in) throw InputError(arguments.known + ": " + std::strerror(errno));
    auto known = conjectures::read_known(in, arguments.known, target);
    for (const std::string& id : known.passed_over)
        fmt::print(stderr, "gazetteer: {}: {} is refuted or does not speak of {}\n",
                   arguments.known, id, to_string(target));
    return std::move(known.theorems);
}

/// The values of --data. Throws InputError, also for options that it does not go with.
conjectures::ValueTable data_of(const ConjectureArguments& arguments) {
    if (!arguments.graphs.empty() || !arguments.order.empty() || !arguments.known.empty() ||
        arguments.beyond > 0)
        throw InputError(
            "--data has no graphs: it goes without --graphs, --order, --known and "
            "--beyond");
    const auto terms = terms_in(arguments.terms, "--using");
    if (arguments.data == "-")
        return conjectures::data_table(std::cin, "<stdin>", arguments.target, terms);
    std::ifstream in(arguments.data);
    if (!in) throw InputError(arguments.data + ": " + std::strerror(errno));
    return conjectures::data_table(in, arguments.data, arguments.target, terms);
}

/// The values of all terms on all graphs; an interruption leaves those of the complete orders.
conjectures::ValueTable table_of(const ConjectureArguments& arguments) {
    if (!arguments.data.empty()) return data_of(arguments);
    const conjectures::Ground ground = ground_of(arguments.graphs, arguments.order, 6);
    if (ground.about == conjectures::About::digraphs &&
        (!arguments.known.empty() || arguments.beyond > 0))
        throw InputError("--known and --beyond are about graphs, not about digraphs");
    std::optional<Parsed<conjectures::ValueTable>> table;
    const HuntLimits limits(arguments.seconds, bytes_of(arguments.mebibytes), arguments.threads);
    auto known = known_of(arguments);
    run_watched(limits.on({}), [&](const conjectures::HuntOptions& options) {
        table = value_table(arguments.target, terms_in(arguments.terms, "--using"), ground, options,
                            std::move(known));
    });
    if (!*table) throw InputError(table->error().message);
    return **table;
}

/// What the proposals are checked on beyond the data. Throws InputError.
conjectures::BeyondOptions beyond_of(const ConjectureArguments& arguments) {
    const auto range = conjectures::parse_range(arguments.order.empty() ? "..6" : arguments.order);
    if (!range || range->high > arguments.beyond)
        throw InputError("--beyond is an order above those of --order, not " +
                         std::to_string(arguments.beyond));
    HuntRequest request;
    request.graphs = arguments.graphs;
    request.order =
        std::to_string(std::max(range->low, 1)) + ".." + std::to_string(arguments.beyond);
    request.seed = arguments.seed;
    request.tries = arguments.tries;
    return {.guided = guided_search_of(request), .draws = arguments.draws};
}

conjectures::BeyondReport proposals_of(const ConjectureArguments& arguments,
                                       conjectures::ValueTable& table) {
    const HuntLimits limits(arguments.seconds, bytes_of(arguments.mebibytes), arguments.threads);
    conjectures::BeyondReport result;
    if (arguments.beyond > 0 && table.complete) {
        const conjectures::BeyondOptions beyond = beyond_of(arguments);
        run_watched(limits.on({}), [&](const conjectures::HuntOptions& options) {
            result = propose_beyond(
                table, {.threads = arguments.threads, .stop = options.stop, .met = arguments.met},
                beyond, options);
        });
        return result;
    }
    runs::Monitor monitor{.stop = limits.stop().token()};
    const runs::ProgressDisplay display(monitor, static_cast<double>(candidates_of(table)),
                                        "candidates");
    result.report = propose(table, {.threads = arguments.threads,
                                    .stop = monitor.stop,
                                    .candidates = &monitor.items,
                                    .met = arguments.met});
    result.complete = result.report.complete;
    return result;
}

void print_json(const conjectures::ValueTable& table, const conjectures::BeyondReport& beyond) {
    for (const conjectures::Proposal& proposal : beyond.report.proposals) {
        nlohmann::ordered_json line{{"conjecture", to_string(proposal.expression)},
                                    {"ground", table.searched},
                                    {"decided", proposal.decided},
                                    {"decided_first", proposal.decided_first}};
        if (table.further > 0) line["further_graphs"] = table.further;
        print_line(line.dump());
    }
    for (const auto& refuted : beyond.refuted)
        print_line(nlohmann::ordered_json{
            {"refuted", refuted.text}, {"ground", table.searched}, {"by", to_graph6(refuted.by)}}
                       .dump());
}

void print(const ConjectureArguments& arguments, const conjectures::ValueTable& table,
           const conjectures::BeyondReport& beyond) {
    if (arguments.json) {
        print_json(table, beyond);
        return;
    }
    const conjectures::ProposalReport& report = beyond.report;
    for (const conjectures::Proposal& proposal : report.proposals)
        print_line(to_string(proposal.expression));
    const std::string further = table.further == 0
                                    ? ""
                                    : fmt::format(" and on {} further graphs of order <= {}",
                                                  table.further, arguments.beyond);
    print_line(
        fmt::format("each holds on all {}{}: {} instances, {} of them told; {} candidates, {} true",
                    table.searched, further, report.instances, report.decided, report.candidates,
                    report.candidates_true));
    for (const auto& refuted : beyond.refuted)
        fmt::print(stderr, "gazetteer: refuted beyond the data by {}: {}\n", to_graph6(refuted.by),
                   refuted.text);
}

int run(const ConjectureArguments& arguments) {
    add_to_conjectures(read_games_files(arguments.games));
    add_to_conjectures(arguments.programs);
    if (arguments.beyond > 0 && arguments.data.empty()) beyond_of(arguments);
    conjectures::ValueTable table = table_of(arguments);
    if (table.searched.empty()) {
        fmt::print(stderr, "gazetteer: interrupted before any order was complete\n");
        return exit_inconclusive;
    }
    if (table.instances == 0 && table.complete) {
        fmt::print(stderr, "gazetteer: no graph was looked at\n");
        return exit_inconclusive;
    }
    const conjectures::BeyondReport beyond = proposals_of(arguments, table);
    print(arguments, table, beyond);
    if (!table.complete)
        fmt::print(stderr, "gazetteer: interrupted: what is proposed was not tried beyond {}\n",
                   table.searched);
    if (!beyond.report.complete)
        fmt::print(stderr,
                   "gazetteer: interrupted: forms after the last one printed were not "
                   "tried, or not in full\n");
    else if (!beyond.complete)
        fmt::print(stderr,
                   "gazetteer: interrupted: {} of {} proposals were searched beyond the data\n",
                   beyond.searched, beyond.report.proposals.size());
    name_given_up(table.given_up);
    if (table.given_up.count > 0)
        fmt::print(stderr, "gazetteer: what is proposed was not tried on {} graphs given up\n",
                   table.given_up.count);
    return table.complete && beyond.complete && table.given_up.count == 0 ? exit_ok
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
    verb.option("--data", &arguments->data,
                "Values computed elsewhere instead of graphs: JSON lines, as eval --json writes "
                "them; - for standard input")
        .value_named("FILE");
    verb.option("--known", &arguments->known,
                "A file of conjectures that are theorems: what they tell is not proposed again")
        .value_named("FILE");
    verb.option("--beyond", &arguments->beyond,
                "Check beyond the data, on graphs of the class to this order: random ones, and a "
                "guided search for a counterexample to each proposal")
        .between(1, Graph::order_max)
        .value_named("ORDER");
    verb.option("--draws", &arguments->draws, "With --beyond: random graphs")
        .between(std::uint64_t{0}, std::uint64_t{1'000'000'000})
        .shows_default();
    verb.option("--tries", &arguments->tries, "With --beyond: graphs to look at for each proposal")
        .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000})
        .shows_default();
    verb.option("--seed", &arguments->seed, "With --beyond: seed of graphs and searches")
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
