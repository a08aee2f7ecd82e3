// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for invariants on all small graphs.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/naive/naive_terms.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

/// Lists of two colours do if the core of each component is a vertex, an even cycle, or two
/// vertices joined by paths of lengths 2, 2 and an even one [Erdos, Rubin and Taylor 1979].
bool two_colours_do(const Graph& g) {
    VertexSet core = g.vertices();
    for (VertexSet before; before != core && core.size() > 1;) {
        before = core;
        for (Vertex v : before)
            if (core.size() > 1 && (g.neighbours(v) & core).size() <= 1) core.erase(v);
    }
    const Graph h = g.induced(core);
    if (!naive::bipartite(h)) return false;
    if (h.size() <= h.order()) return true;
    std::vector<Vertex> ends;
    for (Vertex v : h.vertices())
        if (h.degree(v) > 2) ends.push_back(v);
    return h.size() == h.order() + 1 && ends.size() == 2 &&
           (h.neighbours(ends[0]) & h.neighbours(ends[1])).size() >= 2;
}

/// Connected graphs to order 7: where three colours are needed at all, lists need no more [Noel,
/// Reed and Wu, A proof of a conjecture of Ohba, 2015], and three do for all that are bipartite.
TEST(SearchedNumbers, ChoiceNumbersOfOrder7FollowFromTheorems) {
    for_each_graph({.order_min = 2, .order_max = 7, .connected = true}, [](const Graph& g) {
        const std::int64_t colours = of::chromatic_number(g).value();
        const std::int64_t wanted = colours > 2 ? colours : two_colours_do(g) ? 2 : 3;
        EXPECT_EQ(of::choice_number(g), Integer(wanted)) << to_graph6(g);
        return !testing::Test::HasFailure();
    });
}

}  // namespace
}  // namespace gazetteer::conjectures
