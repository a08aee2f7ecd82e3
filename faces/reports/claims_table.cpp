// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/claims_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "faces/reports/phrases.hpp"

namespace gazetteer::reports {

namespace {

bool nothing_run(const properties::Report& report) {
    return report.verdict == properties::VerdictKind::cited;
}

std::string count_text(const properties::Report& report, std::uint64_t count) {
    return nothing_run(report) ? "-" : std::to_string(count);
}

/// "6/7": near misses refuted, of how many.
std::string misses_text(const properties::Report& report) {
    if (nothing_run(report)) return "-";
    return fmt::format("{}/{}", refuted_misses(report), report.near_misses.size());
}

std::string random_text(const properties::Report& report) {
    if (report.random.tests == 0) return "-";
    return fmt::format("{} to {}", report.random.tests, report.random.bound);
}

/// "120/120": verdicts with a valid certificate, of how many asked for.
std::string certified_text(const properties::Report& report) {
    if (!report.certified || report.certified->asked == 0) return "-";
    return fmt::format("{}/{}", report.certified->valid, report.certified->asked);
}

bool is_for_all(const properties::Report& report) {
    return !report.for_all.empty();
}

}  // namespace

std::vector<std::string> claims_table(std::span<const properties::AnyClaim> claims,
                                      std::span<const properties::Report> reports) {
    std::size_t width = 5;
    for (const properties::AnyClaim& claim : claims) width = std::max(width, claim.id.size());
    const bool certified = std::ranges::any_of(
        reports, [](const properties::Report& report) { return report.certified.has_value(); });
    const bool for_all = std::ranges::any_of(reports, is_for_all);
    std::size_t all_width = 9;
    for (const properties::Report& report : reports)
        all_width = std::max(all_width, for_all_text(report.for_all).size());
    std::vector<std::string> lines;
    const auto add = [&](const std::array<std::string, 11>& cells) {
        lines.push_back(
            fmt::format("{:<{}}  {:<11}  {:<12}  {:>9}  {:>10}  {:>10}  {:>11}  {:>6}  {}{}{}",
                        cells[0], width, cells[1], cells[2], cells[3], cells[4], cells[5], cells[6],
                        cells[7], certified ? fmt::format("{:>9}  ", cells[8]) : "",
                        for_all ? fmt::format("{:<{}}  ", cells[9], all_width) : "", cells[10]));
        lines.back().erase(lines.back().find_last_not_of(' ') + 1);
    };
    add({"claim", "source says", "machine has", "bound", "instances", "nonvacuous", "random",
         "misses", "certified", "for all n", "counterexample"});
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const properties::Report& r = reports[i];
        add({claims[i].id, source_says(claims[i]), machine_has(claims[i], r),
             bound_text(claims[i], r), count_text(r, r.exhaustive.instances),
             count_text(r, r.exhaustive.nonvacuous), random_text(r), misses_text(r),
             certified_text(r), for_all_text(r.for_all), r.counterexample});
    }
    return lines;
}

}  // namespace gazetteer::reports
