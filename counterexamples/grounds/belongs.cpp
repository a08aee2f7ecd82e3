// SPDX-License-Identifier: GPL-3.0-or-later
// Membership in the classes that nauty's generators make.
#include <algorithm>

#include "counterexamples/grounds/ground.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures {

namespace {

bool yes(Integer value) {
    return value == Integer(1);
}

bool has_square(const Graph& g) {
    for (Vertex u : g.vertices())
        for (Vertex v = u + 1; v < g.order(); ++v)
            if ((g.neighbours(u) & g.neighbours(v)).size() > 1) return true;
    return false;
}

/// Chordal, and so is the complement [S. Foldes, P. L. Hammer, Split graphs, 1977].
bool is_split(const Graph& g) {
    return yes(invariants::chordal(g)) && yes(invariants::chordal(complement(g)));
}

bool has_degrees(const GraphRestrictions& which, const Graph& g) {
    int least = which.degree_min;
    int most = which.degree_max;
    if (which.regular && g.order() > 0) {
        least = std::max(least, g.degree(0));
        most = std::min(most, g.degree(0));
    }
    return std::ranges::all_of(
        g.vertices(), [&](Vertex v) { return least <= g.degree(v) && g.degree(v) <= most; });
}

}  // namespace

bool belongs(const GraphRestrictions& which, const Graph& g) {
    return has_degrees(which, g) && which.size_min <= g.size() && g.size() <= which.size_max &&
           (!which.trees || yes(invariants::tree(g))) && (!which.connected || is_connected(g)) &&
           (!which.biconnected || yes(invariants::biconnected(g))) &&
           (!which.bipartite || is_bipartite(g)) &&
           (!which.triangle_free || yes(invariants::triangle_free(g))) &&
           (!which.square_free || !has_square(g)) && (!which.split || is_split(g)) &&
           (!which.chordal || yes(invariants::chordal(g))) &&
           (!which.claw_free || yes(invariants::claw_free(g))) &&
           (!which.k4_free || invariants::clique_number(g).value() < 4) &&
           (!which.perfect || yes(invariants::perfect(g)));
}

}  // namespace gazetteer::conjectures
