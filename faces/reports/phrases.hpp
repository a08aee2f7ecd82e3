// SPDX-License-Identifier: GPL-3.0-or-later
// The turns of phrase that texts and pages share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::reports {

/// "1 graph", "12,346 graphs", "2 vertices".
std::string counted(std::uint64_t n, const std::string& noun);
/// The name of a claim's domain with a bound in place.
std::string bounded_domain(const properties::AnyClaim& claim, int bound);
/// "7", or "5 of 7" where the bound of `gazetteer verify` was not reached; "-" where nothing is
/// run.
std::string bound_text(const properties::AnyClaim& claim, const properties::Report& report);
/// What a claim left inconclusive came to: "graphs of order <= 5 in full, of a bound of 7; 1,234
/// instances, 210 nonvacuous, no counterexample". Empty for other verdicts.
std::string reached_text(const properties::AnyClaim& claim, const properties::Report& report);
/// The domain with the bound reached in place; says so while no size is done in full.
std::string reached_domain(const properties::AnyClaim& claim, const properties::Report& report);
/// "PROVED", "REFUTED at path 65", "by bound": what is known of the families without an upper end;
/// "-" where the domain has none.
std::string for_all_text(const std::vector<properties::ForAllRun>& runs);
/// A line for each such family: "prism n, n >= 3: by bound: the reason".
std::vector<std::string> for_all_lines(const std::vector<properties::ForAllRun>& runs);
/// "proves", "asserts", "asks": what the source does, whatever the machine finds.
std::string source_says(const properties::AnyClaim& claim);
/// Whether the machine refutes what the source asks or conjectures.
bool is_news(const properties::AnyClaim& claim, const properties::Report& report);
/// The verdict in a word: "holds", "fails (news)".
std::string machine_has(const properties::AnyClaim& claim, const properties::Report& report);
/// How many near misses some instance refuted.
std::size_t refuted_misses(const properties::Report& report);

}  // namespace gazetteer::reports
