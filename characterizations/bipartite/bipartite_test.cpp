// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "graph/contract.hpp"
#include "graph/families.hpp"
#include "graph/index.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

/// Whether the root's line is the sum of some other lines parallel to it: every choice is tried.
bool in_span_of_parallel_lines(const Graph& g, VertexSet part, Vertex root) {
    const std::uint64_t others = (part - VertexSet{root}).bits();
    for (std::uint64_t chosen = others;; chosen = (chosen - 1) & others) {
        VertexSet sum = g.neighbours(root);
        for (Vertex v : VertexSet::from_bits(chosen)) sum = sum ^ g.neighbours(v);
        if (sum.empty()) return true;
        if (chosen == 0) return false;
    }
}

/// All graphs with parts 0..a-1 and a..a+b-1.
void for_each_bipartite(int a, int b, const std::function<void(const Graph&)>& visit) {
    for (std::uint64_t cells = 0; cells < std::uint64_t{1} << (a * b); ++cells) {
        Graph g(a + b);
        for (int cell = 0; cell < a * b; ++cell)
            if ((cells >> cell & 1) != 0) g.add_edge(cell / b, a + cell % b);
        visit(g);
    }
}

/// Every root's verdict with its witness, and every winning move with its own.
void check_witnesses(const BipartiteGeography& geography) {
    const SparseGraph& g = geography.graph();
    for (Vertex root = 0; root < g.order(); ++root) {
        const EvenKernelVerdict verdict = geography.verdict(root);
        ASSERT_TRUE(proves(g, root, verdict)) << root;
        ASSERT_EQ(verdict.winning_moves.empty(), verdict.outcome == Outcome::P);
        for (Vertex move : verdict.winning_moves) {
            const std::vector<Vertex> b = geography.dual_vector(root, move);
            ASSERT_TRUE(is_dual_vector(g, root, b));
            ASSERT_TRUE(std::ranges::binary_search(b, move));
            ASSERT_TRUE(is_even_kernel(g.without_edge(root, move), b));
        }
    }
}

TEST(Bipartite, SmallestCases) {
    EXPECT_TRUE(BipartiteGeography(SparseGraph(0, {})).outcomes().empty());
    EXPECT_EQ(BipartiteGeography(SparseGraph(1, {})).outcome(0), Outcome::P);
    const BipartiteGeography k2(complete(2));
    EXPECT_EQ(k2.outcome(0), Outcome::N);
    EXPECT_EQ(k2.winning_moves(0), std::vector<Vertex>{1});
    EXPECT_EQ(k2.dual_vector(0), std::vector<Vertex>{1});
    EXPECT_THROW(BipartiteGeography(complete(3)), ContractViolation);
    EXPECT_THROW(BipartiteGeography(complete(2), std::vector<int>{0, 0}), ContractViolation);
    EXPECT_THROW(BipartiteGeography(complete(2), std::vector<int>{0, 2}), ContractViolation);
    EXPECT_THROW(BipartiteGeography(complete(2), std::vector<int>{0}), ContractViolation);
    EXPECT_THROW(k2.even_kernel(0), ContractViolation);
}

/// Outcomes and moves of every root against the span, with all witnesses.
void check_against_span(const Graph& g, VertexSet x) {
    const auto part = [&](Vertex v) { return x.contains(v) ? x : g.vertices() - x; };
    const BipartiteGeography geography(g);
    for (Vertex root : g.vertices()) {
        ASSERT_EQ(geography.outcome(root) == Outcome::P,
                  in_span_of_parallel_lines(g, part(root), root));
        std::vector<Vertex> winning;
        for (Vertex w : g.neighbours(root))
            if (in_span_of_parallel_lines(g.without_edge(root, w), part(w), w))
                winning.push_back(w);
        ASSERT_EQ(geography.winning_moves(root), winning);
    }
    check_witnesses(geography);
}

TEST(Bipartite, OutcomeIsTheSpanAndMovesAreThoseIntoIt) {
    for (const auto& [a, b] : {std::pair{1, 1}, {1, 3}, {2, 2}, {3, 2}, {3, 3}, {4, 3}}) {
        const VertexSet x = VertexSet::first(a);
        for_each_bipartite(a, b, [x](const Graph& g) { check_against_span(g, x); });
    }
}

TEST(Bipartite, OneDualVectorDoesNotListAllWinningMoves) {
    // From the centre of the path of order 3, a minimal b with M b = e_centre holds one neighbour.
    const BipartiteGeography geography(path(3));
    EXPECT_EQ(geography.winning_moves(1), (std::vector<Vertex>{0, 2}));
    EXPECT_EQ(geography.dual_vector(1).size(), 1U);
    EXPECT_NE(geography.dual_vector(1, 0), geography.dual_vector(1, 2));
}

TEST(Bipartite, EveryBipartitionOfADisconnectedGraphAgrees) {
    const Graph g = disjoint_union(disjoint_union(to_graph(path(3)), to_graph(path(4))),
                                   disjoint_union(Graph(1), to_graph(cycle(4))));
    const BipartiteGeography standard(g);
    const auto parts = components(SparseGraph(g));
    for (unsigned flipped = 0; flipped < 1U << parts.size(); ++flipped) {
        std::vector<int> side = bipartition_sides(g);
        for (std::size_t i = 0; i < parts.size(); ++i)
            if ((flipped >> i & 1) != 0)
                for (Vertex v : parts[i]) side[index(v)] = 1 - side[index(v)];
        const BipartiteGeography geography(g, side);
        EXPECT_EQ(geography.outcomes(), standard.outcomes());
        for (Vertex v : g.vertices())
            EXPECT_EQ(geography.winning_moves(v), standard.winning_moves(v));
        check_witnesses(geography);
    }
}

TEST(Bipartite, CorruptedWitnessesAreRejected) {
    const SparseGraph g = Grid{5, 3}.graph();
    const BipartiteGeography geography(g);
    for (Vertex root = 0; root < g.order(); ++root) {
        const EvenKernelVerdict verdict = geography.verdict(root);
        for (std::size_t i = 0; i < verdict.witness.kernel.size(); ++i) {
            EvenKernelVerdict corrupted = verdict;
            auto& kernel = corrupted.witness.kernel;
            kernel.erase(kernel.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_FALSE(proves(g, root, corrupted)) << root << " without entry " << i;
        }
        EvenKernelVerdict swapped = verdict;
        swapped.outcome = verdict.outcome == Outcome::P ? Outcome::N : Outcome::P;
        EXPECT_FALSE(proves(g, root, swapped)) << root;
    }
}

TEST(Bipartite, UnrootedIsInvertibility) {
    EXPECT_EQ(BipartiteGeography(SparseGraph(0, {})).unrooted().outcome, Outcome::P);
    EXPECT_EQ(BipartiteGeography(complete(2)).unrooted().outcome, Outcome::P);
    for_each_bipartite(3, 3, [](const Graph& g) {
        const BipartiteGeography geography(g);
        const UnrootedBipartiteVerdict verdict = geography.unrooted();
        const bool some_P = std::ranges::count(geography.outcomes(), Outcome::P) > 0;
        ASSERT_EQ(verdict.outcome == Outcome::N, some_P);
        if (some_P) {
            ASSERT_TRUE(is_even_kernel(SparseGraph(g), verdict.kernel));
            ASSERT_TRUE(std::ranges::binary_search(verdict.kernel, *verdict.start));
        } else {
            for (Vertex v : g.vertices())
                ASSERT_TRUE(is_dual_vector(g, v, verdict.inverse[index(v)]));
        }
    });
}

TEST(Bipartite, PeelingLeavesAndComponentsChangesNothing) {
    for (const auto& [a, b] : {std::pair{0, 2}, {1, 1}, {2, 2}, {3, 3}, {3, 4}})
        for_each_bipartite(a, b, [](const Graph& g) {
            const BipartiteGeography geography(g);
            const BipartiteCore dense(g, bipartition_sides(g));
            ASSERT_EQ(geography.rank(), dense.rank());
            std::vector<Outcome> outcomes(index(g.order()), Outcome::N);
            for (const auto& kernel : dense.basis()) {
                ASSERT_TRUE(is_even_kernel(SparseGraph(g), kernel));
                for (Vertex v : kernel) outcomes[index(v)] = Outcome::P;
            }
            ASSERT_EQ(geography.outcomes(), outcomes);
            for (Vertex v = 0; v < g.order(); ++v)
                if (outcomes[index(v)] == Outcome::N) {
                    ASSERT_TRUE(is_dual_vector(g, v, dense.solve(std::vector{v})));
                }
        });
}

TEST(BipartiteStandard, ForestsOfOrder100000) {
    std::mt19937 generator(3);
    std::vector<Edge> edges;
    constexpr int order = 100'000;
    for (Vertex v = 1; v < order; ++v)
        if (v % 1000 != 0) edges.push_back({static_cast<Vertex>(generator() % index(v)), v});
    const SparseGraph forest(order, edges);
    const BipartiteGeography geography(forest);
    for (Vertex root = 0; root < order; root += 9'973)
        EXPECT_TRUE(proves(forest, root, geography.verdict(root))) << root;
    const BipartiteGeography line(path(order));
    EXPECT_EQ(line.rank(), order / 2);
    EXPECT_EQ(std::ranges::count(line.outcomes(), Outcome::P), 0);
    EXPECT_TRUE(proves(line.graph(), 0, line.verdict(0)));
}

TEST(Bipartite, BeyondTheWordByM4ri) {
    for (const Grid grid : {Grid{13, 5}, Grid{11, 8}, Grid{9, 9}, Grid{1, 70}})
        check_witnesses(BipartiteGeography(grid.graph()));
}

TEST(BipartiteStandard, RandomSparseGraphsOfOrder400) {
    std::mt19937 generator(7);
    for (const int size : {150, 300, 450}) {
        std::vector<Edge> edges;
        std::uniform_int_distribution<Vertex> x(0, 199);
        std::uniform_int_distribution<Vertex> y(200, 399);
        for (int i = 0; i < size; ++i) edges.push_back({x(generator), y(generator)});
        std::ranges::sort(edges);
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
        check_witnesses(BipartiteGeography(SparseGraph(400, edges)));
    }
}

}  // namespace
}  // namespace gazetteer
