#include "cli/hunt_suite.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>

#include "cli/hunt_html.hpp"
#include "cli/hunt_run.hpp"
#include "cli/hunt_text.hpp"
#include "cli/output.hpp"
#include "cli/verbs.hpp"
#include "conjectures/suite.hpp"
#include "graph/canonical.hpp"
#include "pictures/svg.hpp"

namespace gazetteer::cli {

namespace {

struct Outcome {
    HuntReport report;
    /// Why it is not as expected; empty if it is.
    std::string fault;
    double seconds = 0;
};

bool is_by(const HuntReport& report, const Graph& expected) {
    return canonical(report.counterexamples.front().graph) == canonical(expected);
}

std::string fault_of(const SuiteLine& line, const HuntReport& report) {
    if (line.expected == Expected::open) return "";
    if (report.verdict == HuntVerdict::inconclusive) return "interrupted";
    const bool refuted = report.verdict == HuntVerdict::refuted;
    if (refuted && line.expected == Expected::holds)
        return "expected to hold, refuted by " + to_string(report.counterexamples.front());
    if (!refuted && line.expected == Expected::refuted) return "expected to be refuted, holds";
    if (refuted && line.by && !is_by(report, *line.by))
        return "expected to be refuted by " + to_graph6(*line.by) + ", refuted by " +
               to_string(report.counterexamples.front());
    if (!refuted && report.graphs_met == 0) return "the hypothesis never held";
    return "";
}

Outcome run_line(const SuiteLine& line, const HuntOptions& options, double seconds) {
    const Conjecture conjecture(*parse_expression(line.text));
    const auto start = std::chrono::steady_clock::now();
    Outcome result;
    result.report = run_hunt(options, seconds, [&](const HuntOptions& with) {
        return hunt(conjecture, *parse_ground(line.ground, {}), with);
    });
    result.fault = fault_of(line, result.report);
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

std::string summary_of(const SuiteLine& line, const HuntReport& report) {
    std::string result =
        fmt::format("{:<34} {:<12}", line.id, gazetteer::to_string(report.verdict));
    if (report.verdict == HuntVerdict::refuted)
        return result + " by " + to_string(report.counterexamples.front());
    return result + fmt::format(" on {}: {} graphs, met by {}", report.searched, report.graphs,
                                report.graphs_met);
}

std::string junit_of(const std::string& file, const std::vector<SuiteLine>& lines,
                     const std::vector<Outcome>& outcomes) {
    std::string inside;
    int failures = 0;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const Outcome& outcome = outcomes[i];
        failures += outcome.fault.empty() ? 0 : 1;
        inside +=
            fmt::format("  <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\">\n",
                        pictures::xml_text(file), pictures::xml_text(lines[i].id), outcome.seconds);
        if (!outcome.fault.empty())
            inside +=
                fmt::format("    <failure message=\"{}\"/>\n", pictures::xml_text(outcome.fault));
        inside += fmt::format("    <system-out>{}</system-out>\n  </testcase>\n",
                              pictures::xml_text(summary_of(lines[i], outcome.report)));
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{}\" tests=\"{}\" "
        "failures=\"{}\">\n{}</testsuite>",
        pictures::xml_text(file), outcomes.size(), failures, inside);
}

const char* to_string(Expected expected) {
    switch (expected) {
        case Expected::holds:
            return "holds";
        case Expected::refuted:
            return "refuted";
        case Expected::open:
            break;
    }
    return "open";
}

std::string page_of(const std::string& file, const std::vector<SuiteLine>& lines,
                    const std::vector<Outcome>& outcomes) {
    std::vector<Conjecture> conjectures;
    for (const SuiteLine& line : lines) conjectures.emplace_back(*parse_expression(line.text));
    std::vector<SuiteRow> rows;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        rows.push_back({.id = lines[i].id,
                        .text = lines[i].text,
                        .comment = lines[i].comment,
                        .expected = to_string(lines[i].expected),
                        .fault = outcomes[i].fault,
                        .conjecture = &conjectures[i],
                        .report = &outcomes[i].report});
    return suite_page(file, rows, suite_provenance(file));
}

std::vector<SuiteLine> lines_of(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw InputError(file + ": " + std::strerror(errno));
    try {
        return read_suite(in, file);
    } catch (const InputFault& e) {
        throw InputError(e.what());
    }
}

}  // namespace

int run_suite(const SuiteFiles& files, const HuntOptions& options, double seconds) {
    const std::vector<SuiteLine> lines = lines_of(files.conjectures);
    std::vector<Outcome> outcomes;
    bool refuted = false;
    bool inconclusive = false;
    for (const SuiteLine& line : lines) {
        if (inconclusive) break;
        outcomes.push_back(run_line(line, options, seconds));
        const Outcome& now = outcomes.back();
        inconclusive = now.report.verdict == HuntVerdict::inconclusive;
        refuted = refuted || (!now.fault.empty() && !inconclusive);
        if (files.junit != "-" && files.html != "-")
            print_line(summary_of(line, now.report) +
                       (now.fault.empty() ? "" : "  NOT AS EXPECTED: " + now.fault));
    }
    if (!files.junit.empty()) write_file(files.junit, junit_of(files.conjectures, lines, outcomes));
    if (!files.html.empty()) write_file(files.html, page_of(files.conjectures, lines, outcomes));
    return refuted ? exit_refuted : inconclusive ? exit_inconclusive : exit_ok;
}

}  // namespace gazetteer::cli
