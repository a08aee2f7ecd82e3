// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of edges: what chains of two colours find, and what they do not.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/invariants/colouring.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/many_steps.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

Graph clique_with_leaves(int clique) {
    Graph result(2 * clique);
    for (Vertex v = 0; v < clique; ++v) {
        for (Vertex w = 0; w < v; ++w) result.add_edge(v, w);
        result.add_edge(v, clique + v);
    }
    return result;
}

/// A clique of odd order with a leaf at each vertex has a colouring, each colour but for one vertex
/// and its leaf; without the leaves it needs a colour more, as it does beside a star.
TEST(EdgeColouring, OfCliquesAndLeaves) {
    for (int k = 3; k <= 21; k += 2) {
        EXPECT_EQ(of::chromatic_index(clique_with_leaves(k)), Integer(k)) << k;
        Graph beside_a_star(2 * k);
        for (Vertex v = 0; v < k; ++v) {
            for (Vertex w = v + 1; w < k; ++w) beside_a_star.add_edge(v, w);
            if (v > 0) beside_a_star.add_edge(k, k + v);
        }
        EXPECT_EQ(of::chromatic_index(beside_a_star), Integer(k)) << k;
    }
}

/// The flower snark of n petals [Isaacs 1975]: n stars of three leaves; the first leaves are on a
/// cycle, and the others on one that goes around twice.
Graph flower_snark(int petals) {
    Graph result(4 * petals);
    for (Vertex i = 0; i < petals; ++i) {
        const bool is_last = i + 1 == petals;
        for (int leaf = 1; leaf <= 3; ++leaf) result.add_edge(4 * i, 4 * i + leaf);
        const Vertex next = is_last ? 0 : 4 * (i + 1);
        result.add_edge(4 * i + 1, next + 1);
        result.add_edge(4 * i + 2, next + (is_last ? 3 : 2));
        result.add_edge(4 * i + 3, next + (is_last ? 2 : 3));
    }
    return result;
}

/// Snarks need a fourth colour, which chains do not show: all their turns are taken, and then the
/// search decides. Cliques of odd order with leaves are coloured by chains.
TEST(EdgeColouring, TriesChainsBeforeItSearchesOn) {
    std::vector<int> steps;
    for (int petals : {3, 5, 7}) {
        Integer colours;
        steps.push_back(steps_of([&] { colours = of::chromatic_index(flower_snark(petals)); }));
        EXPECT_EQ(colours, Integer(4)) << petals;
    }
    for (int k : {13, 15, 17, 19, 21})
        steps.push_back(steps_of([&] { of::chromatic_index(clique_with_leaves(k)); }));
    EXPECT_EQ(steps, (std::vector{33, 1855, 3940, 272, 2052, 2248, 3445, 4021}));
}

/// A wheel of four spokes, and a clique of five without an edge, which is overfull. The first
/// vertex with three edges goes, and with it the wheel: what is left is not searched.
TEST(EdgeColouring, FindsTheOverfullPart) {
    Graph g(10, {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {2, 3}, {3, 4}, {1, 4}});
    for (Vertex v = 5; v < 10; ++v)
        for (Vertex w = 5; w < v && w < 8; ++w) g.add_edge(v, w);
    Integer colours;
    EXPECT_EQ(steps_of([&] { colours = of::chromatic_index(g); }), 0);
    EXPECT_EQ(colours, Integer(5));
}

/// Graphs of either kind, some of them not overfull.
TEST(EdgeColouringStandard, HasTheColoursOfTheLineGraph) {
    properties::Dice dice(33);
    std::array<int, 2> told{};
    for (int i = 0; i < 300; ++i) {
        const Graph g = properties::random_graph(dice, 5 + i % 3, 0.5 + 0.05 * (i % 9));
        const int colours = static_cast<int>(of::max_degree(g).value());
        const bool fit = of::can_colour(line_graph(g), colours);
        EXPECT_EQ(of::chromatic_index(g), Integer(fit ? colours : colours + 1)) << to_graph6(g);
        ++told[fit ? 0 : 1];
    }
    EXPECT_GT(told[0], 50);
    EXPECT_GT(told[1], 20);
}

}  // namespace
}  // namespace gazetteer::conjectures
