// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/editor/checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/hunt/suite_line.hpp"
#include "faces/editor/reading/outline.hpp"
#include "faces/reports/phrases.hpp"
#include "graph/errors.hpp"
#include "language/rules/game_file.hpp"
#include "oracle/script/check.hpp"
#include "properties/framework/verify.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

using editor::CheckAnswer;
using editor::Severity;

[[noreturn]] void refuse_name(const editor::Task& task, const char* what) {
    throw InputError(fmt::format("the text has no {} '{}' that can be read", what, task.name));
}

/// The claim as the paper has it, alone; where it begins, and where the next one does.
conjectures::Paper paper_with(const editor::Task& task) {
    conjectures::PaperReading reading = conjectures::read_paper_here(task.text, task.folder);
    std::vector<conjectures::PaperClaim>& claims = reading.paper.claims;
    const auto claim = std::ranges::find(claims, reading.paper.key + " " + task.name,
                                         &conjectures::PaperClaim::id);
    if (claim == claims.end()) refuse_name(task, "claim");
    const auto next = std::next(claim);
    for (const conjectures::PaperFault& fault : reading.faults)
        if (fault.line >= claim->line && (next == claims.end() || fault.line < next->line))
            throw InputError(fmt::format("line {}: {}", fault.line, fault.message));
    claims = {*claim};
    return std::move(reading.paper);
}

/// What was looked at: "graphs of order <= 7: 1,252 instances, 16 meet the hypothesis, ...".
std::string seen(const properties::AnyClaim& claim, const properties::Report& report) {
    std::string result = fmt::format(
        "{}: {}, {} with the hypothesis", reports::bounded_domain(claim, report.exhaustive.bound),
        reports::counted(report.exhaustive.instances, "instance"), report.exhaustive.nonvacuous);
    if (report.random.tests > 0) result += fmt::format(", {} at random", report.random.tests);
    if (!report.near_misses.empty())
        result += fmt::format("; {} of {} wrong variants are refuted",
                              reports::refuted_misses(report), report.near_misses.size());
    for (const std::string& line : reports::for_all_lines(report.for_all)) result += "; " + line;
    return result;
}

std::string counterexample(const properties::Report& report) {
    if (report.counterexample.empty()) return "";
    return "by " + report.counterexample +
           (report.detail.empty() ? "" : " (" + report.detail + ")") + "; ";
}

CheckAnswer answer_of(const properties::AnyClaim& claim, const properties::Report& report) {
    using properties::VerdictKind;
    std::string complaints;
    for (const std::string& complaint : report.complaints) complaints += complaint + "; ";
    switch (report.verdict) {
        case VerdictKind::holds:
            return {complaints.empty() ? Severity::information : Severity::error, "HOLDS",
                    complaints + seen(claim, report)};
        case VerdictKind::refuted:
            return {complaints.empty() ? Severity::information : Severity::error,
                    "REFUTED as registered",
                    complaints + counterexample(report) + seen(claim, report)};
        case VerdictKind::fails:
            return {Severity::error, "REFUTED", counterexample(report) + seen(claim, report)};
        case VerdictKind::unexpected:
            return {Severity::error, "UNEXPECTED", complaints + seen(claim, report)};
        case VerdictKind::cited:
            return {Severity::warning, "CITED", "no run can test it"};
        case VerdictKind::inconclusive:
            break;
    }
    return {Severity::warning, "INCONCLUSIVE", complaints + reports::reached_text(claim, report)};
}

CheckAnswer check_claim(const editor::Task& task, const CheckLimits& limits) {
    const runs::Stop stop(limits.seconds);
    const runs::StopOnSignals on_signals(stop);
    const auto claims = conjectures::claims_of(paper_with(task));
    properties::VerifyProgress progress{.stop = stop.token()};
    const auto reports = properties::verify(claims, {.threads = limits.threads}, progress);
    return answer_of(claims.at(0), reports.at(0));
}

/// The number of the line on which a text names something, from 1; 0 if it does nowhere.
int line_of_name(const editor::Task& task) {
    const auto names = editor::outline_of(task.language, task.text);
    const editor::Symbol* const symbol = editor::symbol_named(names, task.name);
    if (symbol == nullptr) return 0;
    const auto end = task.text.begin() + static_cast<std::ptrdiff_t>(symbol->begin);
    return 1 + static_cast<int>(std::count(task.text.begin(), end, '\n'));
}

conjectures::SuiteLine line_of(const editor::Task& task) {
    std::istringstream in(task.text);
    conjectures::SuiteReading reading = conjectures::read_whole_suite(in, task.folder);
    for (conjectures::SuiteLine& line : reading.lines)
        if (line.id == task.name) return std::move(line);
    const int number = line_of_name(task);
    for (const conjectures::SuiteFault& fault : reading.faults)
        if (fault.line == number)
            throw InputError(fmt::format("line {}: {}", fault.line, fault.error.message));
    refuse_name(task, "conjecture");
}

CheckAnswer check_conjecture(const editor::Task& task, const CheckLimits& limits) {
    const runs::Stop stop(limits.seconds);
    const runs::StopOnSignals on_signals(stop);
    const conjectures::SuiteLine line = line_of(task);
    conjectures::HuntOptions options{
        .threads = limits.threads, .stop = stop.token(), .bytes = bytes_of(limits.mebibytes)};
    if (line.margin) options.near = 1;
    const auto report = conjectures::hunt(*line.conjecture, line.ground, options);
    const std::string fault = suite_fault(line, report);
    const std::string words = suite_words(line, report);
    const std::string verdict = conjectures::to_string(report.verdict);
    const auto behind = std::min(words.find_first_not_of(' ', verdict.size()), words.size());
    const bool open = report.verdict == conjectures::HuntVerdict::inconclusive;
    return {!fault.empty() ? Severity::error
            : open         ? Severity::warning
                           : Severity::information,
            verdict, words.substr(behind) + (fault.empty() ? "" : "; not as expected: " + fault)};
}

CheckAnswer check_game(const editor::Task& task) {
    const auto games = conjectures::parse_games(task.text);
    if (!games) throw InputError(games.error().message);
    const auto rules = std::ranges::find(*games, task.name, &script::Rules::name);
    if (rules == games->end()) refuse_name(task, "game");
    std::string faults;
    std::size_t checks = 0;
    for (const script::Finding& finding : script::check_game(*rules)) {
        ++checks;
        if (!finding.fault.empty()) faults += finding.what + ": " + finding.fault + "; ";
    }
    const std::string all = fmt::format("{} checks on all small boards", checks);
    return faults.empty() ? CheckAnswer{Severity::information, "HOLDS", all}
                          : CheckAnswer{Severity::error, "FAILS", faults + all};
}

}  // namespace

CheckAnswer check_in_text(const editor::Task& task, const CheckLimits& limits) {
    switch (task.language) {
        case editor::Language::paper:
            return check_claim(task, limits);
        case editor::Language::conjectures:
            return check_conjecture(task, limits);
        case editor::Language::game:
            return check_game(task);
        case editor::Language::other:
            break;
    }
    throw InputError("the text is none of Gazetteer's");
}

}  // namespace gazetteer::cli
