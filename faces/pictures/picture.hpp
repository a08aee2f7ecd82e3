// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of graphs as values: where the vertices lie, and what part each vertex and each line
// plays. The writers (svg.hpp, dot.hpp, tikz.hpp) give every part a look of its own, told apart by
// shape, filling or stroke and not by colour alone.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::pictures {

/// A point of the plane, y upwards. The unit is the distance between neighbours on a grid.
struct Place {
    double x = 0;
    double y = 0;
    bool operator==(const Place&) const = default;
};

/// What a vertex is drawn as. `gone` is a vertex of the graph that a play has taken away.
enum class VertexRole { plain, kernel, outer, inner, perfect, n_position, p_position, gone };
/// What an edge or arc is drawn as. `erased` is an edge of the graph that is taken away, `winning`
/// one along which a winning move leads, `move` one that a play has gone along.
enum class LineRole { plain, matching, erased, winning, move };
/// What a run of straight segments is drawn as: a trail on a grid, its extension, a boundary.
enum class PathRole { trail, extension, boundary };

struct VertexMark {
    VertexRole role = VertexRole::plain;
    /// The root: the token lies there. Drawn as a ring around the vertex.
    bool root = false;
    /// A second vertex that the text names (the move to it): a dashed ring.
    bool target = false;
    /// Beside the number, or instead of it where it is not empty.
    std::string label = {};
    /// Beside the vertex, as the sets that it is in.
    std::string note = {};
    bool operator==(const VertexMark&) const = default;
};

struct Line {
    Vertex u = 0;
    Vertex v = 0;
    LineRole role = LineRole::plain;
    /// Arrowheads.
    bool to_u = false;
    bool to_v = false;
    /// Bent to its left, where another line joins the same vertices.
    bool bent = false;
    std::string label = {};
    bool operator==(const Line&) const = default;
};

struct Path {
    PathRole role = PathRole::trail;
    std::vector<Place> points;
};

/// Filled: what an odd number of these closed polygons enclose.
using Region = std::vector<std::vector<Place>>;

struct Text {
    Place at;
    std::string text;
};

/// One drawing. A Place and a VertexMark for each vertex.
struct Panel {
    std::string caption = {};
    std::vector<Place> places = {};
    std::vector<VertexMark> vertices = {};
    std::vector<Line> lines = {};
    std::vector<Path> paths = {};
    std::vector<Region> regions = {};
    std::vector<Text> texts = {};
    /// Whether vertices show their numbers (or labels) or are drawn small.
    bool numbered = true;
    /// Plain lines step back behind what is drawn over them.
    bool faint = false;
};

/// A drawing with a title and a description for those who do not see it, and what the legend says
/// of each role that occurs; a role without a text is left out of the legend.
struct Picture {
    std::string title;
    std::string description;
    std::vector<Panel> panels;
    /// Panels in a row.
    int columns = 1;
    std::vector<std::pair<VertexRole, std::string>> vertex_legend = {};
    std::vector<std::pair<LineRole, std::string>> line_legend = {};
    std::vector<std::pair<PathRole, std::string>> path_legend = {};
    /// What the rings and the regions mean; empty if there is none to explain.
    std::string root_legend = {};
    std::string target_legend = {};
    std::string region_legend = {};
};

/// Names of the roles, as they stand in the pictures: "kernel", "matching".
const char* to_string(VertexRole role);
const char* to_string(LineRole role);
const char* to_string(PathRole role);

/// The graph with nothing marked; places must be as many as vertices. Numbers are shown up to
/// numbered_order_max vertices. O(order + size).
Panel panel_of(const SparseGraph& g, std::vector<Place> places);
/// Every arc with its head; opposite arcs are bent.
Panel panel_of(const Digraph& d, std::vector<Place> places);
inline constexpr int numbered_order_max = 150;

/// The line between u and v in either direction. Throws ContractViolation if there is none.
Line& line_between(Panel& panel, Vertex u, Vertex v);
/// The line that is the arc, or the edge, from `tail` to `head`.
Line& line_from(Panel& panel, Vertex tail, Vertex head);

/// Gives the vertices that role.
void mark(Panel& panel, const std::vector<Vertex>& vertices, VertexRole role);

}  // namespace gazetteer::pictures
