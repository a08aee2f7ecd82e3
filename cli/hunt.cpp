// gazetteer hunt: the least counterexample to a conjecture, or the bound to which it holds.
#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/certificate_file.hpp"
#include "cli/hunt_certificate.hpp"
#include "cli/hunt_run.hpp"
#include "cli/hunt_suite.hpp"
#include "cli/hunt_text.hpp"
#include "cli/output.hpp"
#include "cli/verbs.hpp"
#include "conjectures/suite.hpp"
#include "conjectures/syntax.hpp"

namespace gazetteer::cli {

namespace {

struct Arguments {
    std::string text;
    std::string graphs;
    std::string order;
    std::string input;
    std::vector<std::string> given;
    std::string random;
    std::uint64_t count = 10'000;
    std::uint64_t seed = 1;
    HuntOptions options;
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t listed = 10;
    std::string certificate;
    std::string file;
    std::string junit;
    bool json = false;
};

/// Throws InputError with the line of the text and a caret.
template <class T>
T value_of(const Parsed<T>& parsed, std::string_view text, const char* where) {
    if (!parsed) throw InputError(describe(text, parsed.error(), where));
    return *parsed;
}

/// Of --order; order 7 where nothing bounds it: 1,253 graphs, an instant.
Range orders_of(const Arguments& arguments) {
    if (arguments.order.empty()) return {-1, 7};
    const auto range = parse_range(arguments.order);
    if (!range) throw InputError("--order takes ..8, 3..8 or 8, not '" + arguments.order + "'");
    return *range;
}

void check(const Arguments& arguments) {
    const int grounds = (arguments.graphs.empty() && arguments.order.empty() ? 0 : 1) +
                        (arguments.input.empty() ? 0 : 1) + (arguments.given.empty() ? 0 : 1) +
                        (arguments.random.empty() ? 0 : 1);
    if (grounds > 1)
        throw InputError("--graphs with --order, --input, --graph and --random exclude each other");
    if (arguments.file.empty() && arguments.text.empty())
        throw InputError("hunt takes a conjecture, or --file");
    if (!arguments.file.empty() && (grounds > 0 || !arguments.text.empty()))
        throw InputError("--file has its conjectures and grounds in the file");
    if (arguments.file.empty() && !arguments.junit.empty())
        throw InputError("--junit goes with --file");
}

Ground given_ground(const Arguments& arguments) {
    std::vector<Graph> graphs;
    for (const std::string& text : arguments.given)
        graphs.push_back(value_of(parse_small_graph(text), text, "--graph"));
    return list_ground(graphs.size() == 1 ? "the graph given" : "the graphs given",
                       std::move(graphs));
}

HuntReport hunted(const Conjecture& conjecture, const Arguments& arguments,
                  const HuntOptions& options) {
    if (!arguments.given.empty()) return hunt(conjecture, given_ground(arguments), options);
    if (!arguments.random.empty())
        return hunt_at_random(
            conjecture,
            value_of(parse_random_model(arguments.random), arguments.random, "--random"),
            arguments.count, arguments.seed, options);
    if (arguments.input == "-") return hunt(conjecture, input_ground(std::cin, "<stdin>"), options);
    if (!arguments.input.empty()) {
        std::ifstream in(arguments.input);
        if (!in) throw InputError(arguments.input + ": " + std::strerror(errno));
        return hunt(conjecture, input_ground(in, arguments.input), options);
    }
    return hunt(conjecture,
                value_of(parse_ground(arguments.graphs, orders_of(arguments)), arguments.graphs,
                         "--graphs"),
                options);
}

int exit_code_of(HuntVerdict verdict) {
    return verdict == HuntVerdict::holds     ? exit_ok
           : verdict == HuntVerdict::refuted ? exit_refuted
                                             : exit_inconclusive;
}

void certify(const Conjecture& conjecture, const HuntReport& report, const std::string& name) {
    CertificateFile file(name);
    if (file.stream() == nullptr) return;
    int written = 0;
    if (!report.counterexamples.empty())
        written = write_certificates(*file.stream(), conjecture, report.counterexamples.front());
    file.close();
    if (written == 0)
        fmt::print(stderr, "gazetteer: no certificate: {}\n",
                   report.counterexamples.empty()
                       ? "no counterexample"
                       : "the counterexample rests on no outcome and no even kernel");
}

int run(const Arguments& arguments) {
    check(arguments);
    if (!arguments.file.empty())
        return run_suite(arguments.file, arguments.junit, arguments.options, arguments.seconds);
    const Conjecture conjecture(
        value_of(parse_expression(arguments.text), arguments.text, "<conjecture>"));
    const HuntReport report = run_hunt(
        arguments.options, arguments.seconds,
        [&](const HuntOptions& options) { return hunted(conjecture, arguments, options); });
    if (arguments.json)
        print_line(json_of(conjecture, report).dump());
    else
        for (const std::string& line : text_of(conjecture, report, arguments.listed))
            print_line(line);
    if (const std::string warning = warning_of(conjecture, report); !warning.empty())
        fmt::print(stderr, "gazetteer: warning: {}\n", warning);
    certify(conjecture, report, arguments.certificate);
    return exit_code_of(report.verdict);
}

}  // namespace

void add_hunt(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand(
        "hunt",
        "Hunt for a least counterexample to a conjecture; 'gazetteer terms' lists the "
        "words.");
    const auto arguments = std::make_shared<Arguments>();
    verb->add_option("CONJECTURE", arguments->text,
                     "An expression over a graph G and, where v occurs, all its vertices v");
    verb->add_option("--graphs", arguments->graphs,
                     "connected biconnected bipartite triangle-free square-free K4-free chordal "
                     "split perfect claw-free trees regular [k], degree a..b, edges a..b; or a "
                     "family: grid 2..6 2..6, cube ..5, path, cycle, complete, "
                     "complete_bipartite, cocktail_party")
        ->type_name("CLASS");
    verb->add_option("--order", arguments->order,
                     "Orders of the graphs: a..b, ..b or b; ..7 if none")
        ->type_name("RANGE");
    verb->add_option("--input", arguments->input, "Graphs one a line, from FILE or - (stdin)")
        ->type_name("FILE");
    verb->add_option("--graph", arguments->given, "This graph (graph6 or sparse6); may be repeated")
        ->type_name("GRAPH")
        ->allow_extra_args(false);
    verb->add_option("--random", arguments->random,
                     "gnp(n, p), gnm(n, m), tree(n), bipartite(a, b, p) or regular(n, d)")
        ->type_name("MODEL");
    verb->add_option("--count", arguments->count, "Random graphs to draw")->default_val(10'000);
    verb->add_option("--seed", arguments->seed, "Seed of the random graphs")->default_val(1);
    verb->add_option("--exhaustive", arguments->options.exhaustive_order_max,
                     "Replace a random counterexample by a least one up to this order")
        ->check(CLI::Range(0, 11))
        ->default_val(8);
    verb->add_option("--near", arguments->options.near,
                     "Of an inequality, list the N instances that come closest to failing")
        ->check(CLI::Range(0, 1000))
        ->type_name("N");
    verb->add_option("--list", arguments->listed, "Name at most N counterexamples")
        ->default_val(10)
        ->type_name("N");
    verb->add_option("--threads", arguments->options.threads, "Threads; 0 takes every core")
        ->check(CLI::Range(0, 1024));
    verb->add_option("--time-limit", arguments->seconds, "Stop after S seconds")
        ->check(CLI::Range(0.0, 1e9))
        ->type_name("S");
    verb->add_option("--certificate", arguments->certificate,
                     "Write to FILE what gazetteer-check can judge of the first counterexample")
        ->type_name("FILE");
    verb->add_option("--file", arguments->file,
                     "A file of conjectures: id | expected verdict | graphs | conjecture | comment")
        ->type_name("FILE");
    verb->add_option("--junit", arguments->junit, "With --file: JUnit XML to FILE ('-')")
        ->type_name("FILE");
    verb->add_flag("--json", arguments->json, "One JSON object");
    verb->footer(
        "Exit codes: 0 holds to the bound (a file: all as expected); 1 refuted; 2 bad usage or\n"
        "input; 3 interrupted, by Ctrl-C or the time limit; 4 the environment failed.\n"
        "Example: gazetteer hunt 'bipartite -> (P(ueg) <-> in_even_kernel)' --order ..6");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
