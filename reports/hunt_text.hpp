// What a hunt found, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conjectures/hunt.hpp"

namespace gazetteer::cli {

/// "DEk 0", or "DEk".
std::string to_string(const Found& found);
/// The shell lines that show the first counterexample again: of a random hunt first the one that
/// draws, shrinks and searches as it did, then the one that looks at this graph alone.
std::vector<std::string> replay_lines(const Conjecture& conjecture, const HuntReport& report);

/// "P(ueg) = true, order = 4": the parts of the conjecture there.
std::string values_text(const Conjecture& conjecture, const Found& found);

/// Lines for people; `listed` counterexamples at most are named, and the rest counted.
std::vector<std::string> text_of(const Conjecture& conjecture, const HuntReport& report,
                                 std::size_t listed);
/// One object; all counterexamples.
nlohmann::ordered_json json_of(const Conjecture& conjecture, const HuntReport& report);
/// What is to be said on standard error: hypotheses that hardly ever hold. May be empty.
std::string warning_of(const Conjecture& conjecture, const HuntReport& report);

}  // namespace gazetteer::cli
