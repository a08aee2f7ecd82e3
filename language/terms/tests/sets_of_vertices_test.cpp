// SPDX-License-Identifier: GPL-3.0-or-later
// What searches ask of sets of vertices, by definitions over all members and all walks.
#include "language/terms/sets_of_vertices.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <numeric>

#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/terms/terms_graph.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

struct GraphAndSets {
    Graph g;
    VertexSet a;
    VertexSet b;
};

VertexSet random_set(properties::Dice& dice, const Graph& g) {
    VertexSet result;
    for (Vertex v : g.vertices())
        if (dice.below(2) == 0) result.insert(v);
    return result;
}

/// Random graphs with two random sets of their vertices.
void for_each_with_sets(std::uint64_t seed, const std::function<void(const GraphAndSets&)>& use) {
    properties::Dice dice(seed);
    for (double density : {0.1, 0.2, 0.4, 0.7})
        for (int order = 0; order <= 10; ++order) {
            const Graph g = properties::random_graph(dice, order, density);
            const VertexSet a = random_set(dice, g);
            use({g, a, random_set(dice, g)});
        }
}

/// The vertices of `left` at the end of a walk from the set, by a step for each vertex.
VertexSet walked_to(const Graph& g, VertexSet left, VertexSet from) {
    VertexSet result;
    for (int step = 0; step < g.order(); ++step)
        for (Vertex v : left)
            if (g.neighbours(v).meets(from | result)) result.insert(v);
    return result;
}

/// The colours that spread one at a time.
VertexSet all_forced(const Graph& g, VertexSet coloured) {
    for (int step = 0; step < g.order(); ++step)
        for (Vertex v : coloured) {
            const VertexSet white = g.neighbours(v) - coloured;
            if (white.size() == 1) coloured = coloured | white;
        }
    return coloured;
}

TEST(SetsOfVertices, WalksAreTheirDefinitions) {
    for_each_with_sets(50, [](const GraphAndSets& x) {
        VertexSet next;
        for (Vertex v : x.g.vertices()) {
            EXPECT_EQ(of::closed_neighbours(x.g, v), x.g.neighbours(v) | VertexSet{v});
            if (x.g.neighbours(v).meets(x.a)) next.insert(v);
        }
        EXPECT_EQ(of::next_to(x.g, x.a), next);
        EXPECT_EQ(of::reached_within(x.g, x.a, x.b), walked_to(x.g, x.a, x.b)) << to_graph6(x.g);
        // Each component has one vertex that comes to no lesser one.
        int components = 0;
        for (Vertex v : x.a)
            components += walked_to(x.g, x.a, {v}).meets(VertexSet::first(v)) ? 0 : 1;
        EXPECT_EQ(of::components_within(x.g, x.a), components) << to_graph6(x.g);
    });
}

TEST(SetsOfVertices, DistancesAreTheNumbersOfSteps) {
    for_each_with_sets(51, [](const GraphAndSets& x) {
        const auto all = of::all_distances(x.g);
        ASSERT_EQ(all.size(), static_cast<std::size_t>(x.g.order()));
        for (Vertex v : x.g.vertices()) {
            const std::vector<int> from = of::distances_from(x.g, v);
            EXPECT_EQ(all[static_cast<std::size_t>(v)], from);
            ASSERT_EQ(from.size(), static_cast<std::size_t>(x.g.order()));
            VertexSet ball{v};
            for (int distance = 0; distance <= x.g.order(); ++distance) {
                for (Vertex w : x.g.vertices())
                    EXPECT_EQ(ball.contains(w), from[static_cast<std::size_t>(w)] >= 0 &&
                                                    from[static_cast<std::size_t>(w)] <= distance);
                for (Vertex w : ball) ball = ball | x.g.neighbours(w);
            }
            for (Vertex w : x.g.vertices() - ball)
                EXPECT_EQ(from[static_cast<std::size_t>(w)], -1) << to_graph6(x.g);
        }
    });
}

/// What one more vertex forces is found from that vertex alone.
TEST(SetsOfVertices, ForcedOnesAreThoseOfOneStepAfterAnother) {
    for_each_with_sets(52, [](const GraphAndSets& x) {
        VertexSet coloured = of::forced_from(x.g, x.a, x.a);
        EXPECT_EQ(coloured, all_forced(x.g, x.a)) << to_graph6(x.g);
        for (Vertex v : x.g.vertices() - coloured) {
            coloured = of::forced_from(x.g, coloured | VertexSet{v}, {v});
            EXPECT_EQ(coloured, all_forced(x.g, coloured)) << to_graph6(x.g);
        }
        EXPECT_EQ(of::forced_from(x.g, x.a, {}), x.a);
    });
}

TEST(SetsOfVertices, CliquesCoverNoLessThanIndependentSetsHave) {
    for_each_with_sets(53, [](const GraphAndSets& x) {
        const int cliques = of::greedy_cliques(x.g, x.a);
        EXPECT_GE(cliques, of::independence_number(x.g.induced(x.a)).value()) << to_graph6(x.g);
        EXPECT_LE(cliques, x.a.size());
    });
    // A path is covered from its end by edges, and a complete graph by one clique.
    for (int n = 1; n <= 12; ++n) {
        const Graph line = to_graph(path(n));
        EXPECT_EQ(of::greedy_cliques(line, line.vertices()), (n + 1) / 2) << n;
        EXPECT_EQ(of::greedy_cliques(to_graph(complete(n)), line.vertices()), 1) << n;
        EXPECT_EQ(of::greedy_cliques(Graph(n), line.vertices()), n) << n;
    }
}

TEST(SetsOfVertices, TheBusiestHasTheMostNeighboursAndIsTheLeast) {
    for_each_with_sets(54, [](const GraphAndSets& x) {
        if (x.a.empty()) return;
        const Vertex busiest = of::busiest(x.g, x.a, x.b);
        EXPECT_TRUE(x.a.contains(busiest));
        const auto count = [&](Vertex v) { return (x.g.neighbours(v) & x.b).size(); };
        for (Vertex v : x.a) {
            EXPECT_LE(count(v), count(busiest)) << to_graph6(x.g);
            EXPECT_TRUE(count(v) < count(busiest) || v >= busiest) << to_graph6(x.g);
        }
    });
}

/// The fewest of the greatest numbers of edges that vertices take along, less one for each, which
/// come to the edges that are too many.
TEST(SetsOfVertices, OffCyclesGoAsManyAsTheEdgesAsk) {
    for_each_with_sets(55, [](const GraphAndSets& x) {
        std::vector<int> taken;
        for (Vertex v : x.a& x.b)
            taken.push_back(std::max(0, (x.g.neighbours(v) & x.a).size() - 1));
        std::ranges::sort(taken, std::greater());
        const int components = of::components_within(x.g, x.a);
        int excess = x.g.induced(x.a).size() - x.a.size() + components;
        int wanted = 0;
        for (int edges : taken)
            if (excess > 0 && edges > 0) excess -= edges, ++wanted;
        EXPECT_EQ(of::fewest_off_cycles(x.g, x.a, x.b, components), wanted) << to_graph6(x.g);
    });
    // The last vertex of K_64 in the way takes a part of what it could: 62 edges 31 times and one.
    const Graph k64 = to_graph(complete(64));
    EXPECT_EQ(of::fewest_off_cycles(k64, k64.vertices(), k64.vertices(), 1), 32);
    // One vertex is taken once, and a leaf takes no cycle along.
    const Graph k5 = to_graph(complete(5));
    EXPECT_EQ(of::fewest_off_cycles(k5, k5.vertices(), {0}, 1), 1);
    const Graph triangle_with_leaf(4, std::vector<Edge>{{0, 1}, {0, 2}, {1, 2}, {2, 3}});
    EXPECT_EQ(of::fewest_off_cycles(triangle_with_leaf, VertexSet::first(4), {3}, 1), 0);
}

/// No more than must go.
TEST(SetsOfVertices, OffCyclesGoNoMoreThanMust) {
    for_each_with_sets(56, [](const GraphAndSets& x) {
        const VertexSet all = x.g.vertices();
        const int components = of::components_within(x.g, all);
        EXPECT_LE(of::fewest_off_cycles(x.g, all, all, components),
                  of::decycling_number(x.g).value())
            << to_graph6(x.g);
    });
}

}  // namespace
}  // namespace gazetteer::conjectures
