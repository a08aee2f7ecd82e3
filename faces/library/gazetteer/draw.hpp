// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of graphs as SVG, with what a theorem or a game says of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gazetteer/solve.hpp"

namespace gazetteer::v0 {

/// What is drawn beside the graph.
struct Drawing {
    /// Read out to those who do not see the picture.
    std::string title = {};
    /// Ringed: where the token lies.
    std::optional<int> root = {};
    /// Who wins from each vertex, N or P; empty, or one a vertex.
    std::vector<Outcome> outcomes = {};
    /// Vertices that stand out, and what the legend says of them.
    std::vector<int> marked = {};
    std::string marked_as = "in the even kernel";
    /// Edges that stand out.
    std::vector<Edge> matching = {};
    /// An element to stand in a page that has other pictures, which `id` tells apart.
    bool inlined = false;
    std::string id = "picture";
    /// What vertices show in place of their numbers; empty, or one a vertex.
    std::vector<std::string> names = {};
};

/// Self-contained: no script, and no font or image from elsewhere; the same picture for the same
/// graph. Grids, cubes, paths, cycles and complete graphs lie as one draws them, others where
/// Graphviz (neato) puts them. Throws InputError on vertices out of range, edges that are not
/// there, outcomes besides N and P, and graphs too large to draw; EnvironmentError where Graphviz
/// is not installed.
GAZETTEER_API std::string to_svg(const AnyGraph& graph, const Drawing& drawing = {});

}  // namespace gazetteer::v0
