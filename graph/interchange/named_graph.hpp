// SPDX-License-Identifier: GPL-3.0-or-later
// A graph as people's files give it: with names of its vertices.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "graph/board.hpp"

namespace gazetteer {

/// A graph or a digraph, and what its vertices are called: one name a vertex, or none where they
/// are called 0, 1, 2 and so on.
struct NamedGraph {
    Board board;
    std::vector<std::string> names;
};

/// What a vertex is called. O(1).
inline std::string name_of(const std::vector<std::string>& names, Vertex v) {
    return names.empty() ? std::to_string(v) : names.at(static_cast<std::size_t>(v));
}

/// Why a text is not a graph: the place counts from 1.
struct InterchangeFault {
    std::string message;
    int line = 1;
    int column = 1;
    bool operator==(const InterchangeFault&) const = default;
};

using InterchangeResult = std::variant<NamedGraph, InterchangeFault>;

}  // namespace gazetteer
