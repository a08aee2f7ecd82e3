// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/invariants/two_matchings.hpp"

#include <vector>

#include "characterizations/matchings/matching.hpp"

namespace gazetteer::conjectures::invariants {

/// A vertex stands twice in the graph that is
/// matched, an edge as two vertices that are adjacent, each with its own end; a matching of that
/// graph has an edge for each edge of g, and one more where both ends are taken.
int most_edges_in_paths_and_cycles(const Graph& g) {
    const std::vector<Edge> edges = g.edges();
    std::vector<Edge> doubled;
    Vertex next = 2 * g.order();
    for (const Edge& e : edges) {
        for (Vertex copy : {0, 1}) {
            doubled.push_back({2 * e.u + copy, next});
            doubled.push_back({2 * e.v + copy, next + 1});
        }
        doubled.push_back({next, next + 1});
        next += 2;
    }
    return gazetteer::matching_number(SparseGraph(next, doubled)) - static_cast<int>(edges.size());
}

}  // namespace gazetteer::conjectures::invariants
