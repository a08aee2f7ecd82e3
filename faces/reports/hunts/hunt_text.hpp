// SPDX-License-Identifier: GPL-3.0-or-later
// What a hunt found, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::reports {

/// "DEk 0", or "DEk".
std::string found_text(const conjectures::Found& found);
/// The shell lines that show the first counterexample again. A random hunt has first the line that
/// draws, shrinks and searches as it did, then the line that looks at this graph alone.
std::vector<std::string> replay_lines(const conjectures::Conjecture& conjecture,
                                      const conjectures::HuntReport& report);

/// The options of a guided search.
std::string guided_text(const conjectures::GuidedDraw& guided);

/// The shell line that looks at this graph alone.
std::string replay_line(const conjectures::Conjecture& conjecture, const AnyGraph& graph);

/// "P(ueg) = true, order = 4": the parts of the conjecture there.
std::string values_text(const conjectures::Conjecture& conjecture, const conjectures::Found& found);

/// So wide is what a line says it is about, after two spaces; the text follows.
inline constexpr std::size_t label_width = 9;
std::string told_line(const char* label, const std::string& text);
/// Lines for people; `listed` counterexamples at most are named, and the rest counted.
std::vector<std::string> text_of(const conjectures::Conjecture& conjecture,
                                 const conjectures::HuntReport& report, std::size_t listed);
/// The value of a part as JSON has it: true, 4, or words ("infinity", "undefined", "unknown").
nlohmann::ordered_json typed(const std::string& value);
/// One object; all counterexamples.
nlohmann::ordered_json json_of(const conjectures::Conjecture& conjecture,
                               const conjectures::HuntReport& report);
/// The warnings for standard error: no graph, or a hypothesis that rarely holds. May be empty.
std::string warning_of(const conjectures::Conjecture& conjecture,
                       const conjectures::HuntReport& report);

}  // namespace gazetteer::reports
