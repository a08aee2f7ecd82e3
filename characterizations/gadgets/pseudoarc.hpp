// SPDX-License-Identifier: GPL-3.0-or-later
// The pseudoarc of [FSU93, Theorem 2.1, Fig. 1] and the reduction of directed edge geography (DEG)
// to undirected edge geography (UEG) that uses it. The figure is lost in the text; the graph below
// is the one that the search of counterexamples/pseudoarc_search.hpp finds, the only one of least
// order that does what the proof says.
//
//     x --- a --- b --- c --- d --- y        the way x a b c d y has five edges;
//            \________ z ____/               z is joined to a, c (above it) and d
//
// The reading of the proof. A gadget is a graph with two terminals x and y, each an end of one
// edge. The token enters by one terminal, and as its edge is then used, it can leave by the other
// only. A player "who moves into the pseudoarc A from x will arrive 4 moves later at y": that
// player makes the 1st, 3rd and 5th of the five moves of the way and the opponent moves next at y,
// as after an arc (x, y). Both terminal edges are then used: like the arc, the gadget is gone. "Any
// move straying from this path is immediate suicide": whoever strays loses before the token can
// leave, or whatever it would be worth to leave. "The opponent has a (local) forced victory by
// responding to z": entering from y loses in the same sense.
//
// Why this is enough for DEG(D, w) = UEG(G, v): by induction on the number of unused arcs, a vertex
// of D offers in G the moves of its unused arcs, each with the outcome that it has in DEG, and
// entries from y, which lose.
#pragma once

#include <array>
#include <vector>

#include "characterizations/grids/point.hpp"
#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// A graph with two terminals, each of degree 1.
struct Gadget {
    Graph graph;
    Vertex x = 0;
    Vertex y = 0;
    bool operator==(const Gadget&) const = default;
};

/// The gadget A of Fig. 1 with what the proof names.
struct Pseudoarc {
    Gadget gadget;
    /// x, a, b, c, d, y.
    std::array<Vertex, 6> way;
    /// The reply to an entry from y.
    Vertex z;
    /// A straight-line drawing without crossings in which x is the leftmost point and y the
    /// rightmost, so that A can take the place of an arc in any drawing of D.
    std::vector<Point> drawing;
};
const Pseudoarc& pseudoarc();

/// D with every arc (x, y) replaced by a copy of the gadget. The vertices of D keep their numbers;
/// the inner vertices of the copies follow, in the order of d.arcs(). With k inner vertices and
/// s edges a copy: order |V(D)| + k |A(D)|, size s |A(D)|. Throws ContractViolation unless x != y
/// are vertices of degree 1 of the gadget that are not adjacent.
SparseGraph replace_arcs(const Digraph& d, const Gadget& gadget);

/// The straight segments between the points of adjacent vertices meet in common ends only, and no
/// two points coincide. Exact. O(size^2). One point a vertex, coordinates below 2^14.
bool is_plane_drawing(const Graph& g, const std::vector<Point>& points);

}  // namespace gazetteer
