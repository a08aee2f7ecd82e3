// gazetteer conjecture: proposes what may be true of a term.
#include <fmt/format.h>

#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/hunt_request.hpp"
#include "cli/hunt_run.hpp"
#include "cli/output.hpp"
#include "cli/run_progress.hpp"
#include "cli/verbs.hpp"
#include "conjectures/propose.hpp"

namespace gazetteer::cli {

namespace {

struct Arguments {
    std::string target;
    std::string terms;
    std::string graphs;
    std::string order;
    int threads = 0;
    double seconds = std::numeric_limits<double>::infinity();
    bool json = false;
};

/// Split at the commas outside parentheses.
std::vector<std::string> terms_of(const std::string& list) {
    std::vector<std::string> result(1);
    int depth = 0;
    for (char c : list) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ',' && depth == 0)
            result.emplace_back();
        else
            result.back() += c;
    }
    for (const std::string& term : result)
        if (term.find_first_not_of(' ') == term.npos)
            throw InputError("--using: a term is missing between commas or at an end: '" + list +
                             "'");
    return result;
}

/// The values of all terms on all graphs; an interruption leaves those of the complete orders.
ValueTable table_of(const Arguments& arguments) {
    const Ground ground = ground_of(arguments.graphs, arguments.order, 6);
    std::optional<Parsed<ValueTable>> table;
    run_watched({.threads = arguments.threads}, arguments.seconds, [&](const HuntOptions& options) {
        table = value_table(arguments.target, terms_of(arguments.terms), ground, options);
    });
    if (!*table) throw InputError(table->error().message);
    return **table;
}

ProposalReport proposals_of(const Arguments& arguments, const ValueTable& table) {
    runs::Monitor monitor;
    const StopOnInterrupt interruptible(monitor);
    const Deadline deadline(monitor.stop, arguments.seconds);
    const ProgressDisplay display(monitor, static_cast<double>(candidates_of(table)), "candidates");
    return propose(
        table, {.threads = arguments.threads, .stop = &monitor.stop, .candidates = &monitor.items});
}

void print(const Arguments& arguments, const ValueTable& table, const ProposalReport& report) {
    for (const Proposal& proposal : report.proposals) {
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

int run(const Arguments& arguments) {
    const ValueTable table = table_of(arguments);
    if (table.searched.empty()) {
        fmt::print(stderr, "gazetteer: interrupted before any order was complete\n");
        return exit_inconclusive;
    }
    const ProposalReport report = proposals_of(arguments, table);
    print(arguments, table, report);
    if (!table.complete)
        fmt::print(stderr, "gazetteer: interrupted: what is proposed was not tried beyond {}\n",
                   table.searched);
    if (!report.complete)
        fmt::print(stderr,
                   "gazetteer: interrupted: forms after the last one printed were not "
                   "tried, or not in full\n");
    return table.complete && report.complete ? exit_ok : exit_inconclusive;
}

}  // namespace

void add_conjecture(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand(
        "conjecture",
        "Propose conjectures about a term: short expressions over others that hold on all graphs "
        "to a bound, without those that the rest implies.");
    const auto arguments = std::make_shared<Arguments>();
    verb->add_option("TARGET", arguments->target, "A boolean or an integer expression")->required();
    verb->add_option("--using", arguments->terms, "Terms to use, separated by commas")
        ->required()
        ->type_name("TERMS");
    verb->add_option("--graphs", arguments->graphs, "The class of graphs, as in hunt")
        ->type_name("CLASS");
    verb->add_option("--order", arguments->order,
                     "Orders of the graphs: a..b, ..b or b; ..6 if none")
        ->type_name("RANGE");
    verb->add_option("--threads", arguments->threads, "Threads; 0 takes every core")
        ->check(CLI::Range(0, 1024));
    verb->add_option("--time-limit", arguments->seconds,
                     "Stop after S seconds of graphs, and after S seconds of candidates")
        ->check(CLI::Range(0.0, 1e9))
        ->type_name("S");
    verb->add_flag("--json", arguments->json, "One JSON object a line");
    verb->footer(
        "The forms that are tried are listed in docs/CONJECTURES.md.\n"
        "Exit codes: 0 all candidates were tried; 2 bad usage; 3 interrupted, by Ctrl-C or the\n"
        "time limit: what is printed holds on the orders that were complete.\n"
        "Example: gazetteer conjecture 'P(ueg)' --using in_even_kernel,bipartite,twin --order ..5");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
