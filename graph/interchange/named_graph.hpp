// SPDX-License-Identifier: GPL-3.0-or-later
// A graph as people's files give it: with names of its vertices.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "graph/board.hpp"

namespace gazetteer {

/// Where a file draws a vertex, y upwards; finite.
struct DrawnAt {
    double x = 0;
    double y = 0;
    bool operator==(const DrawnAt&) const = default;
};

/// A graph or a digraph, and what its vertices are called: one name a vertex, or none where they
/// are called 0, 1, 2 and so on. Where the file draws each vertex, their places.
struct NamedGraph {
    Board board;
    std::vector<std::string> names = {};
    std::vector<DrawnAt> places = {};
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
