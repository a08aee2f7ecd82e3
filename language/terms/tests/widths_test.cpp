// SPDX-License-Identifier: GPL-3.0-or-later
// Treewidth and pathwidth of larger graphs: published numbers, a recursion over all sets of
// vertices, the orders that have these widths, and what the searches cost.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/invariants/attained.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/many_steps.hpp"
#include "properties/domains/graph_domains.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

void expect_widths(const Graph& g, int treewidth, int pathwidth) {
    EXPECT_EQ(of::treewidth(g), Integer(treewidth)) << to_graph6(g);
    EXPECT_EQ(of::pathwidth(g), Integer(pathwidth)) << to_graph6(g);
}

/// The vertex v > 0 is below (v - 1) / children.
Graph complete_tree(int children, int order) {
    Graph g(order);
    for (Vertex v = 1; v < order; ++v) g.add_edge((v - 1) / children, v);
    return g;
}

/// [Bodlaender, A partial k-arboretum of graphs with bounded treewidth, 1998].
TEST(Widths, OfFamiliesAreThePublishedOnes) {
    expect_widths(Graph(0), -1, -1);
    expect_widths(Graph(64), 0, 0);
    for (int n = 3; n <= 64; n += 61) {
        expect_widths(to_graph(path(n)), 1, 1);
        expect_widths(to_graph(cycle(n)), 2, 2);
        expect_widths(to_graph(complete(n)), n - 1, n - 1);
    }
    for (int a = 1; a <= 4; ++a)
        for (int b = a; b <= 6; ++b) expect_widths(to_graph(complete_bipartite(a, b)), a, a);
    for (int n = 2; n <= 5; ++n) expect_widths(to_graph(cocktail_party(n)), 2 * n - 2, 2 * n - 2);
    for (int m = 2; m <= 4; ++m)
        for (int n = m; n <= 5; ++n) expect_widths(to_graph(Grid{m, n}.graph()), m, m);
    for (int k = 1; k <= 5; ++k) expect_widths(power(to_graph(path(20)), k), k, k);
    expect_widths(to_graph(generalized_petersen_graph(5, 2)), 4, 5);
}

/// Half the height, rounded up, of binary trees; the height of ternary ones [Scheffler 1990].
TEST(Widths, OfTreesAreThePublishedOnes) {
    expect_widths(complete_tree(2, 15), 1, 2);
    expect_widths(complete_tree(2, 31), 1, 2);
    expect_widths(complete_tree(3, 13), 1, 2);
    expect_widths(complete_tree(3, 40), 1, 3);
}

/// [Chandran and Kavitha, The treewidth and pathwidth of hypercubes, 2006].
TEST(Widths, OfCubesAreThePublishedOnes) {
    expect_widths(to_graph(cube(3)), 3, 4);
    EXPECT_EQ(of::pathwidth(to_graph(cube(4))), Integer(7));
}

/// Wherever it is, the component of the greatest width has that of the graph.
TEST(Widths, AreThoseOfTheWidestComponent) {
    for (Vertex place : {0, 5, 10}) {
        Graph g = to_graph(path(14));
        for (Vertex u = place; u < place + 4; ++u)
            for (Vertex v = place; v < u; ++v) g.add_edge(u, v);
        for (Vertex end : {place - 1, place + 3})
            if (end >= 0 && end < 13) g.erase_edge(end, end + 1);
        expect_widths(g, 3, 3);
    }
}

/// The neighbours that v has when it goes after the vertices of `gone`.
int degree_after(const Graph& g, VertexSet gone, Vertex v) {
    const VertexSet through = gone | VertexSet{v};
    VertexSet reached{v};
    for (VertexSet before; before != reached;) {
        before = reached;
        for (Vertex w : through)
            if (before.contains(w)) reached = reached | g.neighbours(w);
    }
    return (reached - gone - VertexSet{v}).size();
}
int boundary(const Graph& g, VertexSet first) {
    int result = 0;
    for (Vertex v : first) result += first.contains_all(g.neighbours(v)) ? 0 : 1;
    return result;
}

/// The least over all orders of the greatest cost(first, v), where v comes behind `first`.
template <class Cost>
int least_cost_of_orders(const Graph& g, Cost cost) {
    std::vector<int> least{-1};
    while (least.size() <= g.vertices().bits()) {
        const VertexSet set = VertexSet::from_bits(least.size());
        int best = g.order();
        for (Vertex v : set) {
            const VertexSet first = set - VertexSet{v};
            best = std::min(best, std::max(least[first.bits()], cost(first, v)));
        }
        least.push_back(best);
    }
    return least.back();
}

template <class Cost>
int cost_of_order(const Graph& g, const std::vector<Vertex>& order, Cost cost) {
    EXPECT_EQ(order.size(), static_cast<std::size_t>(g.order())) << to_graph6(g);
    VertexSet first;
    int result = -1;
    for (Vertex v : order) {
        result = std::max(result, cost(first, v));
        first.insert(v);
    }
    EXPECT_EQ(first, g.vertices()) << to_graph6(g);
    return result;
}

/// [Bodlaender et al., On exact algorithms for treewidth, 2012, the recursions over sets].
TEST(Widths, AreTheLeastOverAllOrders) {
    properties::Dice dice(40);
    for (double density : {0.15, 0.3, 0.5, 0.7})
        for (int i = 0; i < 3; ++i) {
            const Graph g = properties::random_graph(dice, 9, density);
            const auto degree = [&](VertexSet gone, Vertex v) { return degree_after(g, gone, v); };
            const auto waiting = [&](VertexSet first, Vertex v) {
                return boundary(g, first | VertexSet{v});
            };
            expect_widths(g, least_cost_of_orders(g, degree), least_cost_of_orders(g, waiting));
        }
}

TEST(Widths, AreThoseOfTheirOrders) {
    properties::Dice dice(41);
    for (double density : {0.05, 0.1, 0.2, 0.3, 0.5, 0.8})
        for (int order : {1, 2, 9, 12, 14}) {
            const Graph g = properties::random_graph(dice, order, density);
            const int by_elimination =
                cost_of_order(g, of::elimination_order(g),
                              [&](VertexSet gone, Vertex v) { return degree_after(g, gone, v); });
            const int by_separation = cost_of_order(
                g, of::separation_order(g),
                [&](VertexSet first, Vertex v) { return boundary(g, first | VertexSet{v}); });
            expect_widths(g, by_elimination, by_separation);
        }
    // There a search turns back before it succeeds.
    for (const char* text : {"L@ERJBcEGQTYJr", "LfpzZ@wrUFPFVv"}) {
        const Graph g = *parse_small_graph(text);
        EXPECT_EQ(cost_of_order(g, of::elimination_order(g),
                                [&](VertexSet gone, Vertex v) { return degree_after(g, gone, v); }),
                  of::treewidth(g).value());
    }
    EXPECT_TRUE(of::elimination_order(Graph(0)).empty());
    EXPECT_TRUE(of::separation_order(Graph(0)).empty());
}

/// A search that forgets where it has failed, or has a weaker bound, takes more steps.
TEST(Widths, TakeFewSteps) {
    for (const RandomGraphs& graphs :
         {RandomGraphs{.seed = 42, .count = 222, .order = 14, .density = 0.5},
          RandomGraphs{.seed = 42, .count = 237, .order = 16, .density = 0.3}})
        EXPECT_FALSE(of_random_graphs_takes_many_steps(of::treewidth, graphs)) << graphs.order;
    for (const RandomGraphs& graphs :
         {RandomGraphs{.seed = 43, .count = 240, .order = 10, .density = 0.3},
          RandomGraphs{.seed = 43, .count = 155, .order = 12, .density = 0.2}})
        EXPECT_FALSE(of_random_graphs_takes_many_steps(of::pathwidth, graphs)) << graphs.order;
}

/// What is left when leaves have gone is looked at again, and nothing is searched.
TEST(Widths, OfTreesTakeNoSteps) {
    const Graph tree = complete_tree(2, 15);
    EXPECT_FALSE(takes_many_steps([&] {
        for (int i = 0; i < 4096; ++i) of::treewidth(tree);
    }));
}

TEST(Widths, HearOfAStop) {
    const Graph petersen = to_graph(generalized_petersen_graph(5, 2));
    for (Integer (*width)(const Graph&) : {of::treewidth, of::pathwidth})
        EXPECT_TRUE(takes_many_steps([&] {
            for (int i = 0; i < 4096; ++i) width(petersen);
        }));
}

/// Forty bytes for each set that has failed.
TEST(Widths, AskForMemory) {
    const Graph petersen = to_graph(generalized_petersen_graph(5, 2));
    for (Integer (*width)(const Graph&) : {of::treewidth, of::pathwidth}) {
        const runs::WorkLimits limits({}, 100);
        try {
            width(petersen);
            ADD_FAILURE() << "no memory was asked for";
        } catch (const runs::MemoryExceeded& e) {
            EXPECT_STREQ(e.what(), "the sets of a width");
            EXPECT_EQ(e.bytes(), 120);
        }
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
