// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/suite_line.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>

#include "counterexamples/hunt/open_hunt.hpp"
#include "faces/cli/hunt/run.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "faces/reports/phrases.hpp"
#include "graph/canonical/canonical_any.hpp"
#include "graph/errors.hpp"

namespace gazetteer::cli {

namespace {

bool is_by(const conjectures::HuntReport& report, const AnyGraph& expected) {
    return canonical_any(report.counterexamples.front().graph) == canonical_any(expected);
}

std::string fault_of_margin(double expected, const conjectures::HuntReport& report) {
    const std::string by = fmt::format("expected to hold by {}", expected);
    if (report.near.empty()) return by + ", but no slack of it is known: an inequality has one";
    const double slack = report.near.front().slack;
    if (slack == expected) return "";
    return fmt::format("{}, holds by {} on {}", by, slack,
                       reports::found_text(report.near.front().found));
}

}  // namespace

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

std::vector<conjectures::SuiteLine> suite_lines(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw InputError(file + ": " + std::strerror(errno));
    return conjectures::read_suite(in, file);
}

std::string suite_fault(const conjectures::SuiteLine& line, const conjectures::HuntReport& report) {
    if (line.expected == conjectures::Expected::open) return "";
    const bool refuted = report.verdict == conjectures::HuntVerdict::refuted;
    if (line.expected == conjectures::Expected::holds && !refuted &&
        conjectures::refuted_for_all(report))
        return "expected to hold, for all n " + reports::for_all_text(report.for_all);
    if (report.verdict == conjectures::HuntVerdict::inconclusive)
        return report.graphs == 0 && report.complete_order ? "no graph was looked at" : "";
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

SuiteOutcome run_suite_line(const conjectures::SuiteLine& line,
                            const conjectures::HuntOptions& options) {
    const auto start = std::chrono::steady_clock::now();
    SuiteOutcome result;
    result.report = run_hunt(options, [&](conjectures::HuntOptions with) {
        if (line.margin) with.near = 1;
        return conjectures::hunt(*line.conjecture, line.ground, with);
    });
    result.fault = suite_fault(line, result.report);
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

std::string suite_words(const conjectures::SuiteLine& line, const conjectures::HuntReport& report) {
    const std::string result = fmt::format("{:<12}", conjectures::to_string(report.verdict));
    const std::string for_all =
        report.for_all.empty() ? "" : "; for all n: " + reports::for_all_text(report.for_all);
    if (report.verdict == conjectures::HuntVerdict::refuted)
        return result + " by " + reports::found_text(report.counterexamples.front()) + for_all;
    const bool directed = line.ground.about() == conjectures::About::digraphs;
    return result + fmt::format(" on {}: {} {}, met by {}{}", report.searched, report.graphs,
                                directed ? "digraphs" : "graphs", report.graphs_met, for_all);
}

std::string suite_summary(const conjectures::SuiteLine& line,
                          const conjectures::HuntReport& report) {
    return fmt::format("{:<34} {}", line.id, suite_words(line, report));
}

}  // namespace gazetteer::cli
