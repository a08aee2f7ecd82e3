// SPDX-License-Identifier: GPL-3.0-or-later
// The types that a file defines, by their qualified names. A program that defines one name twice is
// wrong, and no compiler need say so [C++20, basic.def.odr].
#pragma once

#include <string>
#include <vector>

#include "tools/source_tree.hpp"

namespace gazetteer::source_tree {

/// A class, struct, union or enumeration of a named namespace; no specialization of a template.
struct Definition {
    /// "gazetteer::Graph".
    std::string name;
    /// "graph/graph.hpp:20".
    std::string place;
};
/// In the order of the text. Expects code as clang-format leaves it.
std::vector<Definition> definitions(const SourceFile& file);

/// One line for each name that two places define: "gazetteer::Tally: a.hpp:3, b.hpp:4".
std::vector<std::string> double_definitions(const std::vector<SourceFile>& files);

}  // namespace gazetteer::source_tree
