// SPDX-License-Identifier: GPL-3.0-or-later
// The committed counterexamples of a repository: what once refuted a conjecture that was expected
// to hold is looked at first from then on.
//
//     GRAPH6 | ground | conjecture
//
// as in a file of conjectures; lines that begin with # and empty lines are passed over.
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "counterexamples/hunt/suite.hpp"

namespace gazetteer::cli {

struct FoundLine {
    std::string graph;
    std::string ground;
    std::string conjecture;

    auto operator<=>(const FoundLine&) const = default;
};

/// The lines of the file; none if there is no such file. Throws InputError with the place of a line
/// that cannot be read.
std::vector<FoundLine> read_found(const std::string& file);
/// Sorted, each once, below a line of comment.
void write_found(const std::string& file, std::vector<FoundLine> lines);

/// The graphs that were found for the conjecture of the line on its ground.
std::vector<AnyGraph> found_for(const conjectures::SuiteLine& line,
                                const std::vector<FoundLine>& found);

}  // namespace gazetteer::cli
