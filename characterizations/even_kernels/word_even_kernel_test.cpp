// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/word_even_kernel.hpp"

#include <gtest/gtest.h>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/testkit/small_graphs.hpp"
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
