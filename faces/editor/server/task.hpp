// SPDX-License-Identifier: GPL-3.0-or-later
// What takes longer than an editor may wait: reading a text, and checking a claim of it. Each is
// done in a process of its own: a text may define games, which are those of a process, and it may
// be stopped at any moment.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "faces/editor/answers/answers.hpp"

namespace gazetteer::editor {

struct Task {
    enum class Kind : std::uint8_t { reading, checking };
    int number = 0;
    Kind kind = Kind::reading;
    Language language = Language::other;
    std::string text = {};
    /// Where the files that the text names lie.
    std::string folder = {};
    /// What is checked: a claim, a conjecture, a game.
    std::string name = {};
};

/// What a check came to.
struct CheckAnswer {
    /// Information: as the text has it. Error: not so. Warning: undecided, or not to be run.
    Severity severity = Severity::warning;
    /// "HOLDS", "REFUTED", "INCONCLUSIVE", ...
    std::string verdict;
    /// What was looked at, and the counterexample.
    std::string says;
};

/// Checks the claim, conjecture or game of a task, within its own limits. May throw.
using Checker = std::function<CheckAnswer(const Task& task)>;

/// Runs a task here; never throws but for std::bad_alloc. A reading gives {"faults": [{"at",
/// "severity", "message"}]}, a check {"severity", "verdict", "says"}.
Json outcome_of(const Task& task, const Checker& check);
std::vector<Fault> faults_in(const Json& outcome);

}  // namespace gazetteer::editor
