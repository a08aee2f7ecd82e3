// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/picture.hpp"

#include <algorithm>

#include "graph/contract.hpp"

namespace gazetteer::pictures {

namespace {

Panel panel_with(std::vector<Place> places, int order) {
    require(places.size() == static_cast<std::size_t>(order), "a place for each vertex");
    Panel result;
    result.vertices.resize(places.size());
    result.places = std::move(places);
    result.numbered = order <= numbered_order_max;
    return result;
}

template <class Matches>
Line& found_line(Panel& panel, const Matches& matches) {
    const auto line = std::ranges::find_if(panel.lines, matches);
    require(line != panel.lines.end(), "a line between the two vertices");
    return *line;
}

}  // namespace

const char* to_string(VertexRole role) {
    switch (role) {
        case VertexRole::plain:
            return "plain";
        case VertexRole::kernel:
            return "kernel";
        case VertexRole::outer:
            return "outer";
        case VertexRole::inner:
            return "inner";
        case VertexRole::perfect:
            return "perfect";
        case VertexRole::n_position:
            return "n-position";
        case VertexRole::p_position:
            return "p-position";
        case VertexRole::gone:
            return "gone";
    }
    return "";
}

const char* to_string(LineRole role) {
    switch (role) {
        case LineRole::plain:
            return "plain";
        case LineRole::matching:
            return "matching";
        case LineRole::erased:
            return "erased";
        case LineRole::winning:
            return "winning";
        case LineRole::move:
            return "move";
    }
    return "";
}

const char* to_string(PathRole role) {
    switch (role) {
        case PathRole::trail:
            return "trail";
        case PathRole::extension:
            return "extension";
        case PathRole::boundary:
            return "boundary";
    }
    return "";
}

Panel panel_of(const SparseGraph& g, std::vector<Place> places) {
    Panel result = panel_with(std::move(places), g.order());
    for (const Edge& e : g.edges()) result.lines.push_back({.u = e.u, .v = e.v});
    return result;
}

Panel panel_of(const Digraph& d, std::vector<Place> places) {
    Panel result = panel_with(std::move(places), d.order());
    for (const Arc& arc : d.arcs())
        result.lines.push_back(
            {.u = arc.tail, .v = arc.head, .to_v = true, .bent = d.has_arc(arc.head, arc.tail)});
    return result;
}

Line& line_between(Panel& panel, Vertex u, Vertex v) {
    return found_line(panel, [&](const Line& line) {
        return (line.u == u && line.v == v) || (line.u == v && line.v == u);
    });
}

Line& line_from(Panel& panel, Vertex tail, Vertex head) {
    return found_line(panel, [&](const Line& line) {
        return (line.u == tail && line.v == head) ||
               (line.u == head && line.v == tail && !line.bent);
    });
}

void mark(Panel& panel, const std::vector<Vertex>& vertices, VertexRole role) {
    for (Vertex v : vertices) panel.vertices.at(static_cast<std::size_t>(v)).role = role;
}

}  // namespace gazetteer::pictures
