// gazetteer hunt: the least counterexample to a conjecture, or the bound to which it holds.
#include <fmt/format.h>

#include <limits>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/certificate_file.hpp"
#include "cli/hunt_certificate.hpp"
#include "cli/hunt_html.hpp"
#include "cli/hunt_request.hpp"
#include "cli/hunt_run.hpp"
#include "cli/hunt_shard.hpp"
#include "cli/hunt_suite.hpp"
#include "cli/hunt_text.hpp"
#include "cli/merged.hpp"
#include "cli/output.hpp"
#include "cli/shard_arguments.hpp"
#include "cli/verbs.hpp"

namespace gazetteer::cli {

namespace {

struct Arguments {
    HuntRequest request;
    int threads = 0;
    double seconds = std::numeric_limits<double>::infinity();
    std::string certificate;
    std::string file;
    std::string junit;
    ShardArguments shard;
};

HuntOptions options_of(const HuntRequest& request, int threads) {
    return {.threads = threads,
            .near = request.near,
            .exhaustive_order_max = request.exhaustive_order_max};
}

void check(const Arguments& arguments) {
    const HuntRequest& request = arguments.request;
    const int grounds = (request.graphs.empty() && request.order.empty() ? 0 : 1) +
                        (request.input.empty() ? 0 : 1) + (request.given.empty() ? 0 : 1) +
                        (request.random.empty() ? 0 : 1);
    if (grounds > 1)
        throw InputError("--graphs with --order, --input, --graph and --random exclude each other");
    if (arguments.file.empty() && request.conjecture.empty())
        throw InputError("hunt takes a conjecture, or --file");
    if (!arguments.file.empty() && (grounds > 0 || !request.conjecture.empty()))
        throw InputError("--file has its conjectures and grounds in the file");
    if (arguments.file.empty() && !arguments.junit.empty())
        throw InputError("--junit goes with --file");
    if (request.json && request.html == "-")
        throw InputError("--json and --html - both go to standard output");
    if (arguments.junit == "-" && request.html == "-")
        throw InputError("--junit - and --html - both go to standard output");
    if (!arguments.shard.in_file()) return;
    if (!arguments.file.empty() || !arguments.certificate.empty())
        throw InputError("--file and --certificate take a whole hunt, not a shard");
    if (request.input == "-")
        throw InputError("--input: a shard reads its graphs more than once: a file, not '-'");
}

int exit_code_of(HuntVerdict verdict) {
    return verdict == HuntVerdict::holds     ? exit_ok
           : verdict == HuntVerdict::refuted ? exit_refuted
                                             : exit_inconclusive;
}

void print(const Conjecture& conjecture, const HuntRequest& request, const HuntReport& report) {
    if (request.json)
        print_line(json_of(conjecture, report).dump());
    else if (request.html != "-")
        for (const std::string& line : text_of(conjecture, report, request.listed))
            print_line(line);
    if (const std::string warning = warning_of(conjecture, report); !warning.empty())
        fmt::print(stderr, "gazetteer: warning: {}\n", warning);
    if (request.near > 0 && report.near.empty())
        fmt::print(stderr,
                   "gazetteer: warning: nothing is near: on no instance does the conclusion "
                   "compare two finite integers and hold\n");
    if (!request.html.empty())
        write_file(request.html,
                   hunt_page(conjecture, report, request.listed, provenance_of(request)));
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
        return run_suite({arguments.file, arguments.junit, arguments.request.html},
                         {.threads = arguments.threads}, arguments.seconds);
    const HuntRequest& request = arguments.request;
    const Conjecture conjecture = conjecture_of(request);
    if (arguments.shard.in_file())
        return run_hunt_shard(conjecture, request, arguments.shard, arguments.threads,
                              arguments.seconds);
    const HuntReport report =
        run_hunt(options_of(request, arguments.threads), arguments.seconds,
                 [&](const HuntOptions& options) { return hunted(conjecture, request, options); });
    print(conjecture, request, report);
    certify(conjecture, report, arguments.certificate);
    return exit_code_of(report.verdict);
}

}  // namespace

int conclude_hunt(const runs::Merged& merged) {
    const auto command = nlohmann::json::parse(merged.command);
    const HuntRequest request = request_from_json(command);
    const Conjecture conjecture = conjecture_of(request);
    const HuntReport report = run_hunt(
        options_of(request, 0), std::numeric_limits<double>::infinity(),
        [&](const HuntOptions& options) {
            return merged_report(conjecture, request, file_from_json(command), merged, options);
        });
    print(conjecture, request, report);
    return exit_code_of(report.verdict);
}

void add_hunt(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand(
        "hunt",
        "Hunt for a least counterexample to a conjecture; 'gazetteer terms' lists the "
        "words.");
    const auto arguments = std::make_shared<Arguments>();
    HuntRequest& request = arguments->request;
    verb->add_option("CONJECTURE", request.conjecture,
                     "An expression over a graph G and, where v occurs, all its vertices v");
    verb->add_option("--graphs", request.graphs,
                     "connected biconnected bipartite triangle-free square-free K4-free chordal "
                     "split perfect claw-free trees regular [k], degree a..b, edges a..b; or a "
                     "family: grid 2..6 2..6, cube ..5, path 3.., cycle, complete, "
                     "complete_bipartite, cocktail_party")
        ->type_name("CLASS");
    verb->add_option("--order", request.order,
                     "Orders of the graphs: a..b, ..b or b; ..7 if none (of a family, all)")
        ->type_name("RANGE");
    verb->add_option("--input", request.input, "Graphs one a line, from FILE or - (stdin)")
        ->type_name("FILE");
    verb->add_option("--graph", request.given, "This graph (graph6 or sparse6); may be repeated")
        ->type_name("GRAPH")
        ->allow_extra_args(false);
    verb->add_option("--random", request.random,
                     "gnp(n, p), gnm(n, m), tree(n), bipartite(a, b, p) or regular(n, d)")
        ->type_name("MODEL");
    verb->add_option("--count", request.count, "Random graphs to draw")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1'000'000'000'000}))
        ->default_val(10'000);
    verb->add_option("--seed", request.seed, "Seed of the random graphs")
        ->check(CLI::NonNegativeNumber)
        ->default_val(1);
    verb->add_option("--exhaustive", request.exhaustive_order_max,
                     "Replace a random counterexample by a least one up to this order")
        ->check(CLI::Range(0, 11))
        ->default_val(8);
    verb->add_option("--near", request.near,
                     "Of an inequality, list the N instances that come closest to failing")
        ->check(CLI::Range(0, 1000))
        ->type_name("N");
    verb->add_option("--list", request.listed, "Name at most N counterexamples")
        ->check(CLI::NonNegativeNumber)
        ->default_val(10)
        ->type_name("N");
    verb->add_option("--threads", arguments->threads, "Threads; 0 takes every core")
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
    verb->add_flag("--json", request.json, "One JSON object");
    verb->add_option("--html", request.html,
                     "Write a page with the counterexamples drawn to FILE ('-')")
        ->type_name("FILE");
    add_shard_options(*verb, arguments->shard);
    verb->footer(
        "A shard only says that it is DONE, with exit code 0; the answer comes from 'gazetteer "
        "merge'.\n"
        "Exit codes: 0 holds to the bound (a file: all as expected); 1 refuted; 2 bad usage or\n"
        "input; 3 interrupted, by Ctrl-C or the time limit; 4 the environment failed.\n"
        "Example: gazetteer hunt 'bipartite -> (P(ueg) <-> in_even_kernel)' --order ..6");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
