// SPDX-License-Identifier: GPL-3.0-or-later
// What the reductions take and leave comes to the numbers of the whole graph.
#include "language/terms/large/set_reductions.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/terms/large/by_blocks.hpp"
#include "language/terms/terms_graph.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

template <class Number>
void expect_same(const Graph& g, OfClique most, Number number) {
    const ReducedGraph reduced = reduced_for_sets(SparseGraph(g), most);
    EXPECT_EQ(number(to_graph(reduced.graph)) + Integer(reduced.taken), number(g)) << to_graph6(g);
}

void expect_same_numbers(const Graph& g) {
    expect_same(g, OfClique::one, invariants::independence_number);
    expect_same(g, OfClique::two, invariants::induced_forest_number);
    expect_same(g, OfClique::two, invariants::induced_bipartite_number);
}

TEST(SetReductions, KeepTheNumbersToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        expect_same_numbers(g);
        return !testing::Test::HasFailure();
    });
}

/// Cliques in a ring, some edges across it, and leaves.
Graph ring_of_cliques(properties::Dice& dice) {
    Graph result(dice.between(14, 18));
    const Vertex inner = result.order() - 4;
    for (Vertex first = 0; first < inner;) {
        const Vertex next = std::min(inner, first + dice.between(1, 5));
        for (Vertex v = first; v < next; ++v)
            for (Vertex u = first; u < v; ++u) result.add_edge(u, v);
        result.add_edge(next - 1, next == inner ? result.order() - 1 : next);
        first = next;
    }
    result.add_edge(0, result.order() - 1);
    for (int across = 0; across < 3; ++across) {
        const Vertex u = dice.below(inner);
        const Vertex v = dice.below(inner);
        if (u != v) result.add_edge(u, v);
    }
    for (Vertex leaf = inner; leaf + 1 < result.order(); ++leaf)
        result.add_edge(leaf, dice.below(inner));
    return result;
}

TEST(SetReductions, KeepTheNumbersOfRingsOfCliques) {
    properties::Dice dice(7);
    int left = 0;
    int taken = 0;
    for (int i = 0; i < 100; ++i) {
        const Graph g = ring_of_cliques(dice);
        expect_same_numbers(g);
        const ReducedGraph reduced = reduced_for_sets(SparseGraph(g), OfClique::two);
        left += reduced.graph.order() > 0 ? 1 : 0;
        taken += reduced.taken > 0 ? 1 : 0;
    }
    // Both happen, so that both are tested.
    EXPECT_GT(left, 30);
    EXPECT_GT(taken, 50);
}

/// Nothing is searched in a chain of cliques, and nothing can be taken of an odd cycle.
TEST(SetReductions, LeaveNothingOfChainsOfCliquesAndAllOfCycles) {
    std::vector<Edge> edges;
    for (int first = 0; first < 100; first += 10) {
        for (int v = first; v < first + 10; ++v)
            for (int u = first; u < v; ++u) edges.push_back({u, v});
        if (first > 0) edges.push_back({first - 1, first});
    }
    const SparseGraph chain(100, edges);
    for (OfClique most : {OfClique::one, OfClique::two}) {
        const ReducedGraph reduced = reduced_for_sets(chain, most);
        EXPECT_EQ(reduced.graph.order(), 0);
        EXPECT_EQ(reduced.taken, 10 * static_cast<int>(most));
    }
    for (OfClique most : {OfClique::one, OfClique::two}) {
        const ReducedGraph reduced = reduced_for_sets(cycle(7), most);
        EXPECT_EQ(reduced.graph, cycle(7));
        EXPECT_EQ(reduced.taken, 0);
    }
}

/// Trees go whole, from the leaves on and down to one vertex; of alike and adjacent vertices as
/// many stay as a clique may have.
TEST(SetReductions, LeaveNothingOfTreesAndFewOfTwins) {
    for (OfClique most : {OfClique::one, OfClique::two}) {
        for (const SparseGraph& tree :
             {SparseGraph(1, {}), path(9), SparseGraph(4, {{0, 3}, {1, 3}, {2, 3}})}) {
            const ReducedGraph reduced = reduced_for_sets(tree, most);
            EXPECT_EQ(reduced.graph.order(), 0);
            EXPECT_EQ(Integer(reduced.taken), most == OfClique::one
                                                  ? invariants::independence_number(to_graph(tree))
                                                  : Integer(tree.order()));
        }
        // A pentagon of cliques of four.
        std::vector<Edge> edges;
        for (int v = 0; v < 20; ++v)
            for (int u = 0; u < v; ++u)
                if (const int apart = v / 4 - u / 4; apart <= 1 || apart == 4)
                    edges.push_back({u, v});
        const ReducedGraph reduced = reduced_for_sets(SparseGraph(20, edges), most);
        EXPECT_EQ(reduced.graph.order(), 5 * static_cast<int>(most));
        EXPECT_EQ(reduced.taken, 0);
    }
}

/// A ring of twelve cliques of seven is one block of 84 vertices; those within a clique are twins
/// with no neighbours outside, and nothing is left to search.
TEST(SetReductions, HaveRingsOfCliquesSearched) {
    std::vector<Edge> edges;
    for (int first = 0; first < 84; first += 7) {
        for (int v = first; v < first + 7; ++v)
            for (int u = first; u < v; ++u) edges.push_back({u, v});
        edges.push_back({std::min((first + 83) % 84, first), std::max((first + 83) % 84, first)});
    }
    const SparseGraph ring(84, edges);
    EXPECT_EQ(by_blocks::independence_number(ring), Integer(12));
    EXPECT_EQ(by_blocks::induced_forest_number(ring), Integer(24));
    EXPECT_EQ(by_blocks::induced_bipartite_number(ring), Integer(24));
}

}  // namespace
}  // namespace gazetteer::conjectures
