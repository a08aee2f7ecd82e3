// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a text, as the parsers of games, papers and conjectures say it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "faces/editor/text/document.hpp"

namespace gazetteer::editor {

/// The numbers are those of the protocol.
enum class Severity { error = 1, warning = 2, information = 3 };

struct Fault {
    /// The byte of the text at which it is seen.
    std::size_t at = 0;
    Severity severity = Severity::error;
    std::string message;
    bool operator==(const Fault&) const = default;
};

/// By place. A paper and a file of conjectures have all their faults, a file of games the first one
/// of each game. Files that a text names are looked for in `folder`. The games of a paper are added
/// to those that conjectures of this process may name: call it in a process of its own.
std::vector<Fault> faults_of(Language language, const std::string& text, const std::string& folder);

/// The same of games and of conjectures alone, where nothing is added.
std::vector<Fault> faults_of_games(std::string_view text);
std::vector<Fault> faults_of_conjectures(const std::string& text, const std::string& folder);

}  // namespace gazetteer::editor
