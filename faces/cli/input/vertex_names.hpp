// SPDX-License-Identifier: GPL-3.0-or-later
// What the vertices of a graph from a file are called: in --root, and in tables.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::cli {

/// How many vertices --root names: one more than it has commas.
std::size_t words_in_root(const std::string& root);
/// The vertices of "0,3", or of "ann,eve" where they have names; -1 for a word that is not a
/// number. Throws InputError for one that is not a name.
std::vector<Vertex> vertices_of_root(const std::string& root,
                                     const std::vector<std::string>& names);

/// "0,3", "ann,eve", with this between them.
std::string names_of(const std::vector<Vertex>& vertices, const std::vector<std::string>& names,
                     const char* between = ",");

/// Adds "vertices" where they have names: the numbers in the line are places in that list.
void add_names(nlohmann::ordered_json& line, const std::vector<std::string>& names);

}  // namespace gazetteer::cli
