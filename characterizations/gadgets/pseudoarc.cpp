// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/gadgets/pseudoarc.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer {
namespace {

enum Named : Vertex { x, a, b, c, d, y, z };

/// Twice the signed area of the triangle pqr.
int area(Point p, Point q, Point r) {
    return (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
}

bool between(Point p, Point q, Point r) {
    return area(p, q, r) == 0 && std::min(p.x, q.x) <= r.x && r.x <= std::max(p.x, q.x) &&
           std::min(p.y, q.y) <= r.y && r.y <= std::max(p.y, q.y);
}

/// The closed segments pq and rs have a point in common.
bool segments_meet(Point p, Point q, Point r, Point s) {
    if (between(p, q, r) || between(p, q, s) || between(r, s, p) || between(r, s, q)) return true;
    const auto opposite = [](int first, int second) {
        return (first < 0 && second > 0) || (first > 0 && second < 0);
    };
    return opposite(area(p, q, r), area(p, q, s)) && opposite(area(r, s, p), area(r, s, q));
}

bool share_an_end(const Edge& e, const Edge& f) {
    return e.u == f.u || e.u == f.v || e.v == f.u || e.v == f.v;
}

}  // namespace

const Pseudoarc& pseudoarc() {
    static const Pseudoarc result{
        .gadget = {Graph(7, {{x, a}, {a, b}, {b, c}, {c, d}, {d, y}, {a, z}, {c, z}, {d, z}}), x,
                   y},
        .way = {x, a, b, c, d, y},
        .z = z,
        .drawing = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {3, -1}},
    };
    return result;
}

SparseGraph replace_arcs(const Digraph& digraph, const Gadget& gadget) {
    const Graph& copy = gadget.graph;
    require(copy.vertices().contains_all({gadget.x, gadget.y}) && gadget.x != gadget.y &&
                copy.degree(gadget.x) == 1 && copy.degree(gadget.y) == 1 &&
                !copy.adjacent(gadget.x, gadget.y),
            "two terminals of degree 1, not adjacent");
    std::vector<Edge> edges;
    Vertex next = digraph.order();
    for (const Arc& arc : digraph.arcs()) {
        std::vector<Vertex> place(index(copy.order()));
        for (Vertex v : copy.vertices())
            place[index(v)] = v == gadget.x ? arc.tail : v == gadget.y ? arc.head : next++;
        for (const Edge& e : copy.edges())
            edges.push_back(edge(place[index(e.u)], place[index(e.v)]));
    }
    return {next, edges};
}

bool is_plane_drawing(const Graph& g, const std::vector<Point>& points) {
    if (static_cast<int>(points.size()) != g.order()) return false;
    const auto at = [&](Vertex v) { return points[index(v)]; };
    for (const Edge& e : g.edges()) {
        for (Vertex v : g.vertices())
            if (v != e.u && v != e.v && between(at(e.u), at(e.v), at(v))) return false;
        for (const Edge& f : g.edges())
            if (!share_an_end(e, f) && segments_meet(at(e.u), at(e.v), at(f.u), at(f.v)))
                return false;
    }
    for (Vertex u : g.vertices())
        for (Vertex v : g.vertices())
            if (u < v && at(u).x == at(v).x && at(u).y == at(v).y) return false;
    return true;
}

}  // namespace gazetteer
