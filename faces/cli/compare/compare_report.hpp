// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison came to, for people, for programs and for CI.
#pragma once

#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "faces/cli/compare/compare_run.hpp"

namespace gazetteer::cli {

/// A comparison with its report, and the words of its command line on both sides of the graph.
struct ToldComparison {
    const Comparison& comparison;
    const ComparisonReport& report;
    std::vector<std::string> words_before;
    std::vector<std::string> words_after;
};

/// Nothing differs and something was compared; a position differs; or neither can be said.
enum class CompareVerdict { agrees, disagrees, inconclusive };
CompareVerdict verdict_of(const ComparisonReport& report);

std::vector<std::string> text_of(const ToldComparison& told);
nlohmann::ordered_json json_of(const ToldComparison& told);
/// A test case for each level.
std::string junit_of(const ToldComparison& told);

/// False for lists of moves of partizan and misere games: these have no Grundy values.
bool has_certificate(const Comparison& comparison);
/// Writes the certificate of the right answer at the position: an outcome from a theorem's witness
/// or by a strategy, a Grundy value or a list of moves by the values of all positions. Where the
/// answer has no certificate it is that of the outcome. Throws InputError for a game whose rules
/// gazetteer-check does not know, else as decisions::write_certificate.
void write_right_answer(std::ostream& out, const Comparison& comparison,
                        const Disagreement& disagreement);

}  // namespace gazetteer::cli
