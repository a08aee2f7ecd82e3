// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/phrases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace gazetteer::reports {

std::string counted(std::uint64_t n, const std::string& noun) {
    std::string digits = std::to_string(n);
    for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3)
        digits.insert(static_cast<std::size_t>(i), ",");
    if (n == 1) return digits + " " + noun;
    return digits + " " + (noun == "vertex" ? "vertices" : noun + "s");
}

std::string bounded_domain(const properties::AnyClaim& claim, int bound) {
    std::string name = claim.domain;
    if (const auto place = name.find("{}"); place != std::string::npos)
        name.replace(place, 2, std::to_string(bound));
    return name;
}

std::string bound_text(const properties::AnyClaim& claim, const properties::Report& report) {
    if (report.verdict == properties::VerdictKind::cited) return "-";
    if (report.exhaustive.bound >= claim.bounds.verify ||
        report.verdict == properties::VerdictKind::refuted)
        return fmt::format("{}", report.exhaustive.bound);
    return fmt::format("{} of {}", report.exhaustive.bound, claim.bounds.verify);
}

std::string reached_domain(const properties::AnyClaim& claim, const properties::Report& report) {
    if (claim.domain.find("{}") != std::string::npos && report.exhaustive.instances == 0)
        return "no size in full";
    return bounded_domain(claim, report.exhaustive.bound);
}

std::string reached_text(const properties::AnyClaim& claim, const properties::Report& report) {
    if (report.verdict != properties::VerdictKind::inconclusive) return "";
    const bool none = report.exhaustive.instances == 0;
    return fmt::format("{}{}, of a bound of {}; {}, {} nonvacuous, no counterexample{}{}",
                       reached_domain(claim, report), none ? "" : " in full", claim.bounds.verify,
                       counted(report.exhaustive.instances, "instance"),
                       report.exhaustive.nonvacuous, report.given_up.empty() ? "" : "; ",
                       report.given_up);
}

std::string for_all_text(const std::vector<properties::ForAllRun>& runs) {
    if (runs.empty()) return "-";
    std::vector<std::string> all;
    for (const properties::ForAllRun& run : runs) {
        all.push_back(to_string(run.kind) + (run.least.empty() ? "" : " at " + run.least));
        if (std::ranges::count(all, all.back()) > 1) all.pop_back();
    }
    return fmt::format("{}", fmt::join(all, ", "));
}

std::vector<std::string> for_all_lines(const std::vector<properties::ForAllRun>& runs) {
    std::vector<std::string> result;
    for (const properties::ForAllRun& run : runs)
        result.push_back(fmt::format("{}: {}{}{}", run.family, to_string(run.kind),
                                     run.least.empty() ? "" : " at " + run.least,
                                     run.reason.empty() ? "" : ": " + run.reason));
    return result;
}

std::string source_says(const properties::AnyClaim& claim) {
    switch (claim.status) {
        case properties::Status::proved:
            return "proves";
        case properties::Status::open:
            return "asks";
        case properties::Status::conjectured:
            return "conjectures";
        case properties::Status::asserted:
        case properties::Status::refuted:
        case properties::Status::cited:
            return "asserts";
    }
    return "";
}

bool is_news(const properties::AnyClaim& claim, const properties::Report& report) {
    const bool is_asked =
        claim.status == properties::Status::open || claim.status == properties::Status::conjectured;
    return is_asked && report.verdict == properties::VerdictKind::fails;
}

std::string machine_has(const properties::AnyClaim& claim, const properties::Report& report) {
    return to_string(report.verdict) + std::string(is_news(claim, report) ? " (news)" : "");
}

std::size_t refuted_misses(const properties::Report& report) {
    return static_cast<std::size_t>(std::ranges::count_if(
        report.near_misses,
        [](const properties::NearMissRun& miss) { return !miss.refuted_by.empty(); }));
}

}  // namespace gazetteer::reports
