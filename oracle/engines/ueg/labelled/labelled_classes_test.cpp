// SPDX-License-Identifier: GPL-3.0-or-later
// All labelled graphs at once: equal to the definition, to the table of a byte a graph, and in its
// totals to the unlabelled graphs with their weights n!/|Aut|.
#include "oracle/engines/ueg/labelled/labelled_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/families.hpp"
#include "graph/index.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_permutation.hpp"
#include "oracle/engines/ueg/labelled/labelled_table.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer {
namespace {

using UEG = UndirectedEdgeGeography;

/// H + x with x joined to 0..k-1.
Graph with_x(const Graph& h, int k) {
    Graph result(h.order() + 1, h.edges());
    for (Vertex v = 0; v < k; ++v) result.add_edge(v, h.order());
    return result;
}

template <class IsP>
void expect_every_graph(int order, IsP is_P) {
    int next_k = 0;
    for_each_labelled_class(order, 0, [&](const LabelledClass& c) {
        EXPECT_EQ(c.k(), next_k++);
        std::vector<std::uint64_t> p_roots(index((order - 1) * (order - 2) / 2 + 1));
        for_each_labelled_graph(order - 1, [&](const Graph& h) {
            const Graph g = with_x(h, c.k());
            for (Vertex v : g.vertices()) {
                ASSERT_EQ(c.is_P(h, v), is_P(RootedGraph{g, v})) << order << " " << c.k();
                p_roots[index(h.size())] += c.is_P(h, v) ? 1 : 0;
            }
        });
        EXPECT_EQ(c.p_roots(), p_roots);
    });
    EXPECT_EQ(next_k, order);
}

TEST(LabelledClasses, EqualTheDefinitionUpToOrderFive) {
    for (int order = 1; order <= 5; ++order)
        expect_every_graph(order,
                           [](const RootedGraph& p) { return outcome<UEG>(p) == Outcome::P; });
}

TEST(LabelledClasses, EqualTheTableOfOrderSix) {
    const LabelledTable table(6);
    expect_every_graph(6, [&](const RootedGraph& p) { return table.is_P(p); });
}

TEST(LabelledClassesStandard, EqualTheTableOfOrderSeven) {
    const LabelledTable table(7);
    expect_every_graph(7, [&](const RootedGraph& p) { return table.is_P(p); });
}

/// 2^21 graphs H in each of the 8 classes.
TEST(LabelledClassesExtreme, EqualTheTableOfOrderEight) {
    const LabelledTable table(8);
    expect_every_graph(8, [&](const RootedGraph& p) { return table.is_P(p); });
}

void expect_random_graphs(int order, int count) {
    std::mt19937_64 random(1);
    for_each_labelled_class(order, 0, [&](const LabelledClass& c) {
        for (int i = 0; i < count; ++i) {
            Graph h(order - 1);
            for (const Edge& e : to_graph(complete(order - 1)).edges())
                if ((random() & 1) != 0) h.add_edge(e.u, e.v);
            const Graph g = with_x(h, c.k());
            EdgeGeographySolver<> solver(g);
            for (Vertex v : g.vertices()) ASSERT_EQ(c.is_P(h, v), solver.is_P(v)) << c.k();
        }
    });
}

/// Pairs within a word belong to order 8.
TEST(LabelledClasses, EqualEdgeGeographySolverOnSomeGraphsOfOrderEight) {
    expect_random_graphs(8, 5);
}

TEST(LabelledClassesLong, EqualEdgeGeographySolverOnRandomGraphsOfOrderEight) {
    expect_random_graphs(8, 200);
}

TEST(LabelledClassesLong, EqualEdgeGeographySolverOnRandomGraphsOfOrderNine) {
    expect_random_graphs(9, 30);
}

std::vector<std::uint64_t> by_unlabelled_graphs(int order) {
    std::vector<std::uint64_t> result;
    const RootedCensus census = *ueg_census(order);
    for (const RootedCounts& counts : census.all)
        result.push_back(static_cast<std::uint64_t>(counts.labelled_p_roots));
    return result;
}

/// The stars within words belong to order 8.
TEST(LabelledClasses, TotalsAreThoseOfUnlabelledGraphsUpToOrderEight) {
    for (int order = 0; order <= 8; ++order)
        EXPECT_EQ(labelled_p_roots(order), by_unlabelled_graphs(order)) << order;
}

// 68,719,476,736 labelled graphs against 274,668 unlabelled ones.
TEST(LabelledClassesLong, TotalsAreThoseOfUnlabelledGraphsOfOrderNine) {
    const std::vector<std::uint64_t> totals = labelled_p_roots(9);
    EXPECT_EQ(totals, by_unlabelled_graphs(9));
    EXPECT_EQ(std::accumulate(totals.begin(), totals.end(), std::uint64_t{0}), 190114219737u);
}

TEST(LabelledClasses, AreTheSameForAnyNumberOfThreads) {
    const std::vector<std::uint64_t> one = labelled_p_roots(7, 1);
    for (int threads : {2, 3}) EXPECT_EQ(labelled_p_roots(7, threads), one);
}

TEST(LabelledClasses, RefusesWhatItCannotHold) {
    EXPECT_THROW(labelled_p_roots(10), ContractViolation);
    EXPECT_THROW(labelled_p_roots(-1), ContractViolation);
    const auto nothing = [](const LabelledClass&) {};
    EXPECT_THROW(for_each_labelled_class(0, 0, nothing), ContractViolation);
    EXPECT_THROW(for_each_labelled_class(10, 0, nothing), ContractViolation);
    EXPECT_THROW(for_each_labelled_class(3, -1, nothing), ContractViolation);
    for_each_labelled_class(3, 0, [](const LabelledClass& c) {
        EXPECT_THROW(c.is_P(Graph(3), 0), ContractViolation);
        EXPECT_THROW(c.is_P(Graph(2), 3), ContractViolation);
    });
}

/// The exchange of the names u and v on rows of random bits, a bit for each graph on n vertices, at
/// graphs drawn by chance. layout[i] is the bit of the i-th pair.
void expect_exchange(int n, Vertex u, Vertex v, const std::vector<int>& layout, int graphs,
                     std::mt19937_64& random) {
    const std::vector<Edge> pairs = complete(n).edges();
    std::vector bit_of(index(n), std::vector<int>(index(n)));
    auto next = layout.begin();
    for (const Edge& e : pairs)
        bit_of[index(e.u)][index(e.v)] = bit_of[index(e.v)][index(e.u)] = *next++;
    const auto bit_at = [&](const std::vector<std::uint64_t>& row, const Graph& g) {
        std::size_t number = 0;
        for (const Edge& e : g.edges()) number |= std::size_t{1} << bit_of[index(e.u)][index(e.v)];
        return row[number >> 6] >> (number & 63) & 1;
    };
    const std::vector<std::uint64_t> none(std::size_t{1} << (pairs.size() - 6));
    std::array rows{none, none};
    for (auto& row : rows) std::ranges::generate(row, std::ref(random));
    // The first row comes out complemented, the second too where nothing stood.
    std::array moved{none, none};
    NameExchange(bit_of, n, u, v)
        .apply(rows[0].data(), rows[1].data(), moved[0].data(), moved[1].data());
    std::vector<Vertex> image(index(n));
    std::iota(image.begin(), image.end(), 0);
    std::swap(image[index(u)], image[index(v)]);
    for (int i = 0; i < graphs; ++i) {
        Graph g(n);
        for (const Edge& e : pairs)
            if ((random() & 1) != 0) g.add_edge(e.u, e.v);
        for (std::size_t r = 0; r < 2; ++r)
            ASSERT_NE(bit_at(moved[r], g), bit_at(rows[r], g.relabelled(image))) << n;
    }
}

std::vector<int> ascending_bits(int n) {
    std::vector<int> result(index(n * (n - 1) / 2));
    std::iota(result.begin(), result.end(), 0);
    return result;
}

/// The bits are laid out at random, so that exchanges are within vectors, between vectors and the
/// two.
TEST(NameExchange, ByDefinition) {
    std::mt19937_64 random(1);
    const auto expect = [&](int n, Vertex u, Vertex v, int graphs) {
        std::vector<int> layout = ascending_bits(n);
        std::ranges::shuffle(layout, random);
        expect_exchange(n, u, v, layout, graphs, random);
    };
    for (int round = 0; round < 100; ++round) expect(5, round % 5, round / 5 % 5, 200);
    for (Vertex v = 0; v < 6; ++v) expect(6, v, 3, 500);
    for (Vertex v = 0; v < 7; ++v) expect(7, 2, v, 500);
}

/// The pairs {0, w} are bits of a place, the pairs {7, w} of a vector's number: all six exchanges
/// are between the two, and a tile is as large as it gets.
TEST(NameExchangeStandard, OfEightVerticesInTheLargestTiles) {
    std::mt19937_64 random(1);
    expect_exchange(8, 0, 7, ascending_bits(8), 2000, random);
}

TEST(NameExchange, TakesFiveToEightVertices) {
    const std::vector bit_of(9, std::vector<int>(9));
    EXPECT_THROW(NameExchange(bit_of, 4, 0, 1), ContractViolation);
    EXPECT_NO_THROW(NameExchange(bit_of, 8, 0, 1));
    EXPECT_THROW(NameExchange(bit_of, 9, 0, 1), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
