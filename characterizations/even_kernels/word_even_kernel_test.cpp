// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/word_even_kernel.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

struct Rows64 {
    explicit Rows64(const Graph& g) {
        for (Vertex v : g.vertices()) rows.push_back(g.neighbours(v).bits());
        graph = {rows, g.vertices().bits()};
    }
    std::vector<std::uint64_t> rows;
    WordGraph graph;
};

bool has_even_kernel_through(const Graph& g, Vertex root) {
    for (std::uint64_t set = 0; set < std::uint64_t{1} << g.order(); ++set)
        if ((set >> root & 1) != 0 && is_even_kernel(g, VertexSet::from_bits(set).to_vector()))
            return true;
    return false;
}

TEST(WordEvenKernel, FindsOneExactlyWhereThereIsOneUpToOrderFive) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const Rows64 words(g);
        for (Vertex root : g.vertices()) {
            const auto kernel = word_even_kernel(words.graph, root);
            ASSERT_EQ(kernel.has_value(), has_even_kernel_through(g, root));
            if (!kernel) continue;
            EXPECT_TRUE((*kernel >> root & 1) != 0);
            EXPECT_TRUE(is_even_kernel(g, VertexSet::from_bits(*kernel).to_vector()));
        }
    });
}

/// Null vectors with the root in them and its neighbours out of them.
int eligible_vectors(const Graph& g, Vertex root) {
    int result = 0;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        const VertexSet x = VertexSet::from_bits(bits);
        if (x.contains(root) && (g.neighbours(root) & x).empty() &&
            std::ranges::all_of(g.vertices(),
                                [&](Vertex v) { return (g.neighbours(v) & x).size() % 2 == 0; }))
            ++result;
    }
    return result;
}

/// Two of a graph with one root.
Graph glued_at(const Graph& g, Vertex root) {
    const auto second = [&](Vertex v) {
        return v == root ? v : v + g.order() - (v > root ? 1 : 0);
    };
    Graph result(2 * g.order() - 1);
    for (const Edge& e : g.edges()) {
        result.add_edge(e.u, e.v);
        result.add_edge(second(e.u), second(e.v));
    }
    return result;
}

/// As many vectors as there are suffice, and are needed: where the second of two is the first
/// independent one, a limit of one finds nothing; two such graphs with one root need three vectors.
TEST(WordEvenKernel, LooksAtEachVectorToOrderSix) {
    int of_two = 0;
    for_each_graph({.order_max = 6, .connected = true}, [&](const Graph& g) {
        const Rows64 words(g);
        for (Vertex root : g.vertices()) {
            const int vectors = eligible_vectors(g, root);
            const auto kernel = word_even_kernel(words.graph, root, vectors);
            EXPECT_EQ(kernel.has_value(), has_even_kernel_through(g, root));
            if (!kernel) continue;
            EXPECT_TRUE((*kernel >> root & 1) != 0);
            EXPECT_TRUE(is_even_kernel(g, VertexSet::from_bits(*kernel).to_vector()));
            if (vectors != 2 || word_even_kernel(words.graph, root, 1)) continue;
            ++of_two;
            const Rows64 two(glued_at(g, root));
            EXPECT_FALSE(word_even_kernel(two.graph, root, 2).has_value());
            EXPECT_TRUE(word_even_kernel(two.graph, root, 3).has_value());
        }
        return !testing::Test::HasFailure();
    });
    EXPECT_GT(of_two, 0);
}

TEST(WordEvenKernel, GivesUpAfterSoManyVectors) {
    const Rows64 words(Graph(12));  // no edge: 2^11 kernels through 0, the first is found
    EXPECT_TRUE(word_even_kernel(words.graph, 0, 1).has_value());
    // Two triangles at the root's far side: {root} is not a kernel, and vectors with it contradict.
    const Rows64 triangle(to_graph(complete(3)));
    EXPECT_FALSE(word_even_kernel(triangle.graph, 0, 1).has_value());
}

TEST(WordBipartiteOutcome, EqualsTheEliminationUpToOrderFive) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        if (!is_connected(g)) return;
        const Rows64 words(g);
        for (Vertex root : g.vertices()) {
            const auto outcome = word_bipartite_outcome(words.graph, root);
            ASSERT_EQ(outcome.has_value(), is_bipartite(g));
            if (outcome) {
                EXPECT_EQ(*outcome, BipartiteGeography(g).outcome(root));
            }
        }
    });
}

TEST(WordBipartiteOutcome, EqualsTheEliminationOnGrids) {
    for (int m = 1; m <= 8; ++m)
        for (int n = m; n <= 8; ++n) {
            const Graph g = to_graph(Grid{m, n}.graph());
            const BipartiteGeography elimination(g);
            const Rows64 words(g);
            for (Vertex root : g.vertices())
                EXPECT_EQ(word_bipartite_outcome(words.graph, root), elimination.outcome(root));
        }
}

}  // namespace
}  // namespace gazetteer
