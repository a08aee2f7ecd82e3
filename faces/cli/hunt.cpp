// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer hunt: the least counterexample to a conjecture, or the bound to which it holds.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "certificates/coq_theorem.hpp"
#include "counterexamples/hunt/open_hunt.hpp"
#include "faces/cli/answers/out_of_reach.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/hunt/ground_options.hpp"
#include "faces/cli/hunt/improve.hpp"
#include "faces/cli/hunt/recheck.hpp"
#include "faces/cli/hunt/request.hpp"
#include "faces/cli/hunt/run.hpp"
#include "faces/cli/hunt/search_options.hpp"
#include "faces/cli/hunt/shard.hpp"
#include "faces/cli/hunt/suite.hpp"
#include "faces/cli/marks/marked_drawer.hpp"
#include "faces/cli/merged.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/reports/hunts/hunt_html.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "work/decisions/counterexample_certificates.hpp"

namespace gazetteer::cli {

namespace {

struct HuntArguments {
    HuntRequest request;
    std::vector<std::string> games;
    int threads = 0;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
    std::string certificate;
    std::string coq;
    std::string file;
    std::string junit;
    ShardArguments shard;
    ImproveArguments improve;
};

conjectures::HuntOptions options_of(const HuntRequest& request) {
    conjectures::HuntOptions result{.near = request.near,
                                    .exhaustive_order_max = request.exhaustive_order_max};
    result.listed = std::max(result.listed, request.listed);
    if (request.family > 0) {
        result.family_size_max = request.family;
        result.judges_families_plainly = true;
    }
    result.notice = [](const std::string& what) { fmt::print(stderr, "gazetteer: {}\n", what); };
    return result;
}

void check(const HuntArguments& arguments) {
    const HuntRequest& request = arguments.request;
    check_search(request);
    check_improve(arguments.improve, request, arguments.shard.in_file());
    if (arguments.improve.asked() && arguments.junit == "-")
        throw InputError("--repair and --sharpen have no part in --junit -");
    check_recheck(request);
    const int grounds = grounds_in(request);
    if (arguments.file.empty() && request.conjecture.empty())
        throw InputError("hunt takes a conjecture, or --file");
    if (!arguments.file.empty() && request.by != to_string(conjectures::By::oracle))
        throw InputError("--by goes with one conjecture; the grounds of a file are for the oracle");
    if (!arguments.file.empty() && request.search)
        throw InputError("--search goes with one conjecture, not with --file");
    if (arguments.shard.in_file() && request.search)
        throw InputError(
            "--search has no shards: each machine may search with a --seed of its own");
    if (!arguments.file.empty() && (grounds > 0 || !request.conjecture.empty()))
        throw InputError("--file has its conjectures and grounds in the file");
    if (!arguments.file.empty() && !arguments.coq.empty())
        throw InputError("--coq goes with one conjecture, not with --file");
    if (arguments.file.empty() && !arguments.junit.empty())
        throw InputError("--junit goes with --file");
    if (request.json && request.html == "-")
        throw InputError("--json and --html - both go to standard output");
    if (arguments.junit == "-" && (request.html == "-" || request.json))
        throw InputError("--junit - and --html - or --json both go to standard output");
    if (!arguments.shard.in_file()) return;
    if (!arguments.file.empty() || !arguments.certificate.empty() || !arguments.coq.empty())
        throw InputError("--file, --certificate and --coq take a whole hunt, not a shard");
    if (request.input == "-")
        throw InputError("--input: a shard reads its graphs more than once: a file, not '-'");
}

/// What the second judge says, if it is asked.
std::optional<conjectures::Recheck> second_judge(const conjectures::Conjecture& conjecture,
                                                 const HuntRequest& request,
                                                 const conjectures::HuntReport& report,
                                                 const conjectures::HuntOptions& options) {
    if (!request.recheck) return std::nullopt;
    if (report.given_up.count == 0) return rechecked(conjecture, request, report, options);
    fmt::print(stderr, "gazetteer: not rechecked: a graph was given up\n");
    return std::nullopt;
}

/// A conjecture whose hypothesis never held, or which is undefined on every graph, was not tested
/// where it is strict; a recheck that was interrupted or looked at nothing judged nothing. Throws
/// std::logic_error where it differs.
int exit_code_of(const conjectures::Conjecture& conjecture, const conjectures::HuntReport& report,
                 const HuntRequest& request, const std::optional<conjectures::Recheck>& second) {
    if (second) insist_on_agreement(*second);
    const bool judged = !request.recheck || (second && second->complete && second->slices > 0);
    const bool strict = request.strict;
    if (report.verdict == conjectures::HuntVerdict::refuted || refuted_for_all(report))
        return exit_refuted;
    const bool looked_at_none = conjecture.hypotheses().empty() && report.graphs == 0;
    const bool tested = looked_at_none || report.graphs_met > 0;
    return report.verdict == conjectures::HuntVerdict::holds && (tested || !strict) && judged
               ? exit_ok
               : exit_inconclusive;
}

/// What is told besides the answer, where it is asked for.
struct Beyond {
    Improvement improvement = {};
    std::optional<conjectures::Recheck> second = {};
};

void print(const conjectures::Conjecture& conjecture, const HuntRequest& request,
           const conjectures::HuntReport& report, const Beyond& beyond,
           const std::stop_token& stop) {
    if (request.json) {
        auto json = reports::json_of(conjecture, report);
        add_improvement(json, beyond.improvement);
        if (beyond.second) json["recheck"] = json_of(*beyond.second);
        print_line(json.dump());
    } else if (request.html != "-") {
        for (const std::string& line : reports::text_of(conjecture, report, request.listed))
            print_line(line);
        for (const std::string& line : improvement_lines(conjecture, beyond.improvement))
            print_line(line);
        if (beyond.second) print_line(reports::told_line("recheck", recheck_words(*beyond.second)));
    }
    if (const std::string warning = reports::warning_of(conjecture, report); !warning.empty())
        fmt::print(stderr, "gazetteer: warning: {}\n", warning);
    if (request.near > 0 && report.near.empty())
        fmt::print(stderr,
                   "gazetteer: warning: nothing is near: on no instance does the conclusion "
                   "compare two finite numbers and hold\n");
    if (!request.html.empty())
        write_file(request.html,
                   reports::hunt_page(conjecture, report, request.listed, provenance_of(request),
                                      marked_drawer({.stop = stop})));
}

/// What the class of --graphs says of a graph; nothing of families and digraphs.
std::vector<std::string> hypotheses_of(const HuntRequest& request) {
    const auto which = conjectures::parse_restrictions(graphs_of(request));
    return which ? conjectures::conditions_of(*which) : std::vector<std::string>{};
}

void certify(const conjectures::Conjecture& conjecture, const HuntRequest& request,
             const conjectures::HuntReport& report, CertificateFile& file) {
    if (file.stream() == nullptr) return;
    decisions::Written written{.unsaid = "no counterexample"};
    try {
        if (!report.counterexamples.empty())
            written = within_reach([&] {
                return decisions::write_certificates(*file.stream(), conjecture,
                                                     report.counterexamples.front(),
                                                     hypotheses_of(request));
            });
    } catch (const runs::Stopped&) {
        file.drop_from(0);
        written = {.unsaid = "stopped"};
    }
    file.close();
    if (written.certificates == 0)
        fmt::print(stderr, "gazetteer: no certificate: {}\n", written.unsaid);
    else if (!written.unsaid.empty())
        fmt::print(stderr, "gazetteer: no certificate of the refutation itself: {}\n",
                   written.unsaid);
}

/// The conjecture in Coq, if a file is named for it. Throws InputError for a word that it has not.
std::optional<certificates::CoqConjecture> coq_conjecture_of(
    const HuntArguments& arguments, const conjectures::Conjecture& conjecture) {
    if (arguments.coq.empty()) return std::nullopt;
    if (conjecture.expression().about() != conjectures::About::graphs)
        throw InputError("--coq takes a conjecture about graphs");
    try {
        return certificates::CoqConjecture(to_string(conjecture.expression()),
                                           hypotheses_of(arguments.request));
    } catch (const InputError& error) {
        throw InputError(std::string("--coq: ") + error.what());
    }
}

void write_theorem(const std::optional<certificates::CoqConjecture>& conjecture,
                   const conjectures::HuntReport& report, const std::string& name) {
    if (!conjecture) return;
    std::ostringstream text;
    try {
        if (report.counterexamples.empty()) throw InputError("no counterexample");
        const conjectures::Found& found = report.counterexamples.front();
        if (found.graph.order() > certificates::coq_order_max)
            throw InputError("Coq computes invariants of graphs of order at most " +
                             std::to_string(certificates::coq_order_max));
        conjecture->write(text, found.graph.graph(),
                          found.rooted ? std::optional<Vertex>(0) : std::nullopt);
        write_file(name, text.str());
    } catch (const InputError& error) {
        fmt::print(stderr, "gazetteer: no theorem: {}\n", error.what());
    }
}

int run(const HuntArguments& arguments) {
    check(arguments);
    HuntRequest request = arguments.request;
    request.games = read_games_files(arguments.games);
    add_to_conjectures(request.games);
    add_to_conjectures(request.terms);
    const MoreToWrite files(is_named_file(request.html) || is_named_file(arguments.junit));
    const HuntLimits limits(arguments.seconds, bytes_of(arguments.mebibytes), arguments.threads);
    if (!arguments.file.empty())
        return run_suite({arguments.file, arguments.junit, request.html, request.json,
                          arguments.games, request.terms.terms, arguments.improve, request},
                         limits.on({}));
    const conjectures::Conjecture conjecture = conjecture_of(request);
    check_recheck(request, conjecture);
    warn_of(conjecture.expression());
    if (arguments.shard.in_file())
        return run_hunt_shard(conjecture, request, arguments.shard, limits.on(options_of(request)));
    const auto theorem = coq_conjecture_of(arguments, conjecture);
    const conjectures::HuntOptions options = limits.on(options_of(request));
    const conjectures::HuntReport report =
        run_hunt(options, [&](const conjectures::HuntOptions& watched) {
            return hunted(conjecture, request, watched);
        });
    if (const auto idle = why_idle(report, arguments.improve);
        arguments.improve.asked() && !idle.empty())
        fmt::print(stderr, "gazetteer: {}\n", idle);
    // What is told of a counterexample may take as long as finding it.
    const runs::WorkLimits of_telling(options.stop, options.bytes);
    CertificateFile certificates(arguments.certificate);
    const Beyond beyond{
        improved(conjecture, report, arguments.improve, ground_again(request), options),
        second_judge(conjecture, request, report, options)};
    print(conjecture, request, report, beyond, options.stop);
    certify(conjecture, request, report, certificates);
    write_theorem(theorem, report, arguments.coq);
    const int code = exit_code_of(conjecture, report, request, beyond.second);
    return code == exit_ok && !beyond.improvement.complete() ? exit_inconclusive : code;
}

}  // namespace

int conclude_hunt(const runs::Merged& merged) {
    const auto command = nlohmann::json::parse(merged.command);
    const HuntRequest request = request_from_json(command);
    add_to_conjectures(request.games);
    add_to_conjectures(request.terms);
    const conjectures::Conjecture conjecture = conjecture_of(request);
    const HuntLimits limits(runs::Stop::never, runs::WorkLimits::all_memory, 0);
    const conjectures::HuntReport report =
        run_hunt(limits.on(options_of(request)), [&](const conjectures::HuntOptions& options) {
            return merged_report(conjecture, request, file_from_json(command), merged, options);
        });
    const Beyond beyond{{}, second_judge(conjecture, request, report, limits.on({}))};
    print(conjecture, request, report, beyond, {});
    return exit_code_of(conjecture, report, request, beyond.second);
}

namespace {

/// What is written of the first counterexample.
void add_witness_options(Verb& verb, HuntArguments& arguments) {
    add_certificate_option(
        verb, arguments.certificate,
        "Write to FILE what gazetteer-check can judge of the first counterexample");
    verb.option("--coq", &arguments.coq,
                "Write to FILE the first counterexample as a theorem that coqc checks")
        .value_named("FILE")
        .named_output();
}

}  // namespace

Verb hunt_verb() {
    Verb verb{.name = "hunt",
              .says =
                  "Hunt for a least counterexample to a conjecture; 'gazetteer terms' lists the "
                  "words."};
    const auto arguments = std::make_shared<HuntArguments>();
    HuntRequest& request = arguments->request;
    verb.option("CONJECTURE", &request.conjecture,
                "An expression over a graph G and, where v occurs, all its vertices v");
    add_ground_options(verb, request);
    add_search_options(verb, request);
    add_improve_options(verb, arguments->improve);
    add_games_option(verb, arguments->games);
    add_program_terms_option(verb, request.terms);
    verb.option("--near", &request.near,
                "Of an inequality, list the N instances that come closest to failing")
        .between(0, 1000)
        .value_named("N");
    verb.option("--list", &request.listed, "Name at most N counterexamples")
        .non_negative()
        .shows_default()
        .value_named("N");
    add_threads_option(verb, arguments->threads);
    add_time_limit_option(verb, &arguments->seconds, "Stop after S seconds");
    add_memory_option(verb, arguments->mebibytes,
                      "For the memos of the games, and for orders that are decided at once (order "
                      "11: 3451), all threads together, in MiB");
    add_witness_options(verb, *arguments);
    add_file_option(verb, arguments->file,
                    "A file of conjectures: id | expected verdict | graphs | conjecture | comment");
    verb.option("--junit", &arguments->junit, "With --file: JUnit XML to FILE ('-')")
        .value_named("FILE")
        .output();
    verb.option(
            "--by", &request.by,
            "Who decides P and N on given and random graphs: oracle: search; theorem: only "
            "theorems; auto: a theorem where one applies, and none that the conjecture is about")
        .one_of({"oracle", "theorem", "auto"})
        .shows_default()
        .value_named("");
    verb.option("--strict", &request.strict,
                "A hypothesis that never held makes the answer inconclusive");
    add_json_option(verb, request.json, "One JSON object, with --file one a line");
    verb.option("--html", &request.html,
                "Write a page with the counterexamples drawn to FILE ('-')")
        .value_named("FILE")
        .output();
    add_recheck_options(verb, request);
    add_shard_options(verb, arguments->shard);
    verb.footer =
        "A shard only says that it is DONE, with exit code 0; the answer comes from 'gazetteer "
        "merge'.\n"
        "Exit codes: 0 holds to the bound (a file: all as expected); 1 refuted; 2 bad usage or\n"
        "input; 3 inconclusive: stopped by a signal or the time limit, a graph was given up, no\n"
        "graph was looked at, or a search found none;\n"
        "4 the environment failed; 5 a recheck differs.\n"
        "Example: gazetteer hunt 'chromatic_number <= max_degree + 1' --order ..6 --recheck\n"
        "Example: gazetteer hunt 'connected and order > 1 -> domination_number <= order / 2' "
        "--sharpen\n"
        "Example: gazetteer hunt 'independence_number >= order / 2' --repair --order ..6\n"
        "Example: gazetteer hunt 'P(node_kayles)' --graphs 'prism 3..' --order ..20\n"
        "Example: gazetteer hunt 'diameter <= 5' --search --trees --order ..40\n"
        "Example: gazetteer hunt 'bipartite -> (P(ueg) <-> in_even_kernel)' --order ..6";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
