// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the file of a paper: docs/PAPERS.md has it for people.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "counterexamples/papers/paper.hpp"
#include "counterexamples/used/used_names.hpp"

namespace gazetteer::conjectures {

/// What a paper may speak of.
struct PaperSurroundings {
    /// Where the files that it names lie.
    std::string folder = {};
    AddGames add_games;
    std::set<std::string> theorems = {};
    /// The ids of the rows of the compiled register.
    std::set<std::string> compiled = {};
};

/// What is wrong at a place of the file, and what would be right.
struct PaperFault {
    int line = 1;
    int column = 1;
    std::string message;
    bool operator==(const PaperFault&) const = default;
};

/// The claims are those that can be understood; the faults are all that there are, by place.
struct PaperReading {
    Paper paper;
    std::vector<PaperFault> faults;
};

/// What is refused, so that a file without an end costs neither time nor memory.
constexpr std::size_t paper_length_max = 1'000'000;

/// Never throws for what the text is. A text that is too long has that fault alone. Grounds are not
/// gone through, but one of families is asked for its first graph.
PaperReading read_paper(std::string_view text, const PaperSurroundings& surroundings);

/// A paper from a folder, with the games, theorems and rows of this program; its games are added to
/// those that conjectures may name.
PaperReading read_paper_here(std::string_view text, const std::string& folder);

/// The paper in a file, with the games, theorems and rows of this program; its games are added to
/// those that conjectures may name. Throws InputError with a line "path:line:column: message" for
/// each fault, and for a file that cannot be read.
Paper paper_of_file(const std::string& path);

}  // namespace gazetteer::conjectures
