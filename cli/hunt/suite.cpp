// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hunt/suite.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>

#include "cli/arguments/shard_arguments.hpp"
#include "cli/hunt/request.hpp"
#include "cli/hunt/run.hpp"
#include "cli/output/output.hpp"
#include "cli/verbs.hpp"
#include "conjectures/hunt/suite.hpp"
#include "graph/canonical/canonical.hpp"
#include "reports/hunts/hunt_html.hpp"
#include "reports/hunts/hunt_text.hpp"
#include "reports/junit.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

/// What is said of a line that the time did not suffice for.
constexpr const char* not_reached = "not reached";

struct Outcome {
    conjectures::HuntReport report;
    /// Why it is not as expected; empty if it is.
    std::string fault;
    double seconds = 0;
};

bool is_by(const conjectures::HuntReport& report, const AnyGraph& expected) {
    const auto form = [](const AnyGraph& g) {
        return g.visit([](const auto& either) { return AnyGraph(canonical(either)); });
    };
    return form(report.counterexamples.front().graph) == form(expected);
}

std::string fault_of_margin(std::int64_t expected, const conjectures::HuntReport& report) {
    const std::string by = "expected to hold by " + std::to_string(expected);
    if (report.near.empty()) return by + ", but no slack of it is known: an inequality has one";
    const std::int64_t slack = report.near.front().slack;
    if (slack == expected) return "";
    return by + ", holds by " + std::to_string(slack) + " on " +
           reports::found_text(report.near.front().found);
}

std::string fault_of(const conjectures::SuiteLine& line, const conjectures::HuntReport& report) {
    if (line.expected == conjectures::Expected::open) return "";
    if (report.verdict == conjectures::HuntVerdict::inconclusive)
        return report.graphs == 0 && report.complete_order ? "no graph was looked at" : "";
    const bool refuted = report.verdict == conjectures::HuntVerdict::refuted;
    if (refuted && line.expected == conjectures::Expected::holds)
        return "expected to hold, refuted by " +
               reports::found_text(report.counterexamples.front());
    if (!refuted && line.expected == conjectures::Expected::refuted)
        return "expected to be refuted, holds";
    if (refuted && line.by && !is_by(report, *line.by))
        return "expected to be refuted by " + text_of(*line.by) + ", refuted by " +
               reports::found_text(report.counterexamples.front());
    if (!refuted && report.graphs_met == 0) return "the hypothesis never held";
    return line.margin ? fault_of_margin(*line.margin, report) : "";
}

Outcome run_line(const conjectures::SuiteLine& line, const conjectures::HuntOptions& options) {
    const auto start = std::chrono::steady_clock::now();
    Outcome result;
    result.report = run_hunt(options, [&](conjectures::HuntOptions with) {
        if (line.margin) with.near = 1;
        return conjectures::hunt(*line.conjecture, line.ground, with);
    });
    result.fault = fault_of(line, result.report);
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

std::string summary_of(const conjectures::SuiteLine& line, const conjectures::HuntReport& report) {
    std::string result =
        fmt::format("{:<34} {:<12}", line.id, conjectures::to_string(report.verdict));
    if (report.verdict == conjectures::HuntVerdict::refuted)
        return result + " by " + reports::found_text(report.counterexamples.front());
    const bool directed = line.ground.about() == conjectures::About::digraphs;
    return result + fmt::format(" on {}: {} {}, met by {}", report.searched, report.graphs,
                                directed ? "digraphs" : "graphs", report.graphs_met);
}

std::string junit_of(const std::string& file, const std::vector<conjectures::SuiteLine>& lines,
                     const std::vector<Outcome>& outcomes) {
    std::vector<reports::JunitCase> cases;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const Outcome& outcome = outcomes[i];
        cases.push_back({file, lines[i].id, outcome.seconds});
        if (!outcome.fault.empty()) cases.back().failures = {outcome.fault};
        if (outcome.report.verdict == conjectures::HuntVerdict::inconclusive)
            cases.back().skipped = "inconclusive: stopped, or a graph was given up";
        cases.back().output = summary_of(lines[i], outcome.report);
    }
    for (std::size_t i = outcomes.size(); i < lines.size(); ++i) {
        cases.push_back({file, lines[i].id});
        cases.back().skipped = not_reached;
    }
    return reports::junit_text(file, cases);
}

const char* to_string(conjectures::Expected expected) {
    switch (expected) {
        case conjectures::Expected::holds:
            return "holds";
        case conjectures::Expected::refuted:
            return "refuted";
        case conjectures::Expected::open:
            break;
    }
    return "open";
}

Json json_of(const conjectures::SuiteLine& line, const Outcome& outcome) {
    Json result{{"id", line.id},
                {"expected", to_string(line.expected)},
                {"as_expected", outcome.fault.empty()}};
    if (!outcome.fault.empty()) result["fault"] = outcome.fault;
    result.update(reports::json_of(*line.conjecture, outcome.report));
    result["ground"] = line.ground.text;
    if (!line.comment.empty()) result["comment"] = line.comment;
    return result;
}

reports::Provenance suite_provenance(const SuiteFiles& files) {
    std::vector<std::string> words{"gazetteer", "hunt", "--file", files.conjectures};
    for (const std::string& file : files.games) words.insert(words.end(), {"--games", file});
    for (const std::string& term : files.terms) words.insert(words.end(), {"--term", term});
    words.insert(words.end(), {"--html", "-"});
    return {{"program", std::string("gazetteer ") + program_version()},
            {"command", reports::shell_command(words)}};
}

std::string page_of(const SuiteFiles& files, const std::vector<conjectures::SuiteLine>& lines,
                    const std::vector<Outcome>& outcomes) {
    std::vector<reports::SuiteRow> rows;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        rows.push_back({.id = lines[i].id,
                        .text = lines[i].text,
                        .comment = lines[i].comment,
                        .expected = to_string(lines[i].expected),
                        .fault = outcomes[i].fault,
                        .conjecture = &*lines[i].conjecture,
                        .report = &outcomes[i].report});
    return reports::suite_page(files.conjectures, rows, suite_provenance(files));
}

std::vector<conjectures::SuiteLine> lines_of(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw InputError(file + ": " + std::strerror(errno));
    return conjectures::read_suite(in, file);
}

}  // namespace

int run_suite(const SuiteFiles& files, const conjectures::HuntOptions& options) {
    const std::vector<conjectures::SuiteLine> lines = lines_of(files.conjectures);
    std::vector<Outcome> outcomes;
    bool refuted = false;
    bool inconclusive = false;
    for (const conjectures::SuiteLine& line : lines) {
        if (options.stop.stop_requested()) break;
        outcomes.push_back(run_line(line, options));
        const Outcome& now = outcomes.back();
        inconclusive = inconclusive || now.report.verdict == conjectures::HuntVerdict::inconclusive;
        refuted = refuted || !now.fault.empty();
        warn_of(line.conjecture->expression(), line.id + ": ");
        if (files.json)
            print_line(json_of(line, now).dump());
        else if (files.junit != "-" && files.html != "-")
            print_line(summary_of(line, now.report) +
                       (now.fault.empty() ? "" : "  NOT AS EXPECTED: " + now.fault));
    }
    for (std::size_t i = outcomes.size(); i < lines.size() && files.json; ++i)
        print_line(Json{{"id", lines[i].id},
                        {"expected", to_string(lines[i].expected)},
                        {"verdict", nullptr},
                        {"skipped", not_reached}}
                       .dump());
    inconclusive = inconclusive || outcomes.size() < lines.size();
    if (!files.junit.empty()) write_file(files.junit, junit_of(files.conjectures, lines, outcomes));
    if (!files.html.empty()) write_file(files.html, page_of(files, lines, outcomes));
    return refuted ? exit_refuted : inconclusive ? exit_inconclusive : exit_ok;
}

}  // namespace gazetteer::cli
