// SPDX-License-Identifier: GPL-3.0-or-later
// All labelled graphs at once: equal to the definition, to the table of a byte a graph, and in its
// totals to the unlabelled graphs with their weights n!/|Aut|.
#include "oracle/engines/ueg/labelled/labelled_classes.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/families.hpp"
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
        for_each_labelled_graph(order - 1, [&](const Graph& h) {
            const Graph g = with_x(h, c.k());
            for (Vertex v : g.vertices())
                ASSERT_EQ(c.is_P(h, v), is_P(RootedGraph{g, v})) << order << " " << c.k();
        });
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

TEST(LabelledClasses, TotalsAreThoseOfUnlabelledGraphsUpToOrderSeven) {
    for (int order = 0; order <= 7; ++order)
        EXPECT_EQ(labelled_p_roots(order), by_unlabelled_graphs(order)) << order;
}

TEST(LabelledClassesStandard, TotalsAreThoseOfUnlabelledGraphsOfOrderEight) {
    EXPECT_EQ(labelled_p_roots(8), by_unlabelled_graphs(8));
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
    EXPECT_THROW(for_each_labelled_class(0, 0, [](const LabelledClass&) {}), ContractViolation);
    for_each_labelled_class(3, 0, [](const LabelledClass& c) {
        EXPECT_THROW(c.is_P(Graph(3), 0), ContractViolation);
        EXPECT_THROW(c.is_P(Graph(2), 3), ContractViolation);
    });
}

/// Rows of random bits over the graphs of order 5 (10 pairs), bits laid out at random, so that
/// exchanges are within vectors, between vectors and the two.
TEST(NameExchange, ByDefinition) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 100; ++round) {
        std::array<int, 10> layout;
        std::iota(layout.begin(), layout.end(), 0);
        std::ranges::shuffle(layout, random);
        std::array<std::array<int, 5>, 5> bit_of{};
        std::size_t next = 0;
        for (const Edge& e : to_graph(complete(5)).edges())
            bit_of[static_cast<std::size_t>(e.u)][static_cast<std::size_t>(e.v)] =
                bit_of[static_cast<std::size_t>(e.v)][static_cast<std::size_t>(e.u)] =
                    layout[next++];
        const auto number = [&](const Graph& g) {
            std::size_t result = 0;
            for (const Edge& e : g.edges())
                result |= std::size_t{1}
                          << bit_of[static_cast<std::size_t>(e.u)][static_cast<std::size_t>(e.v)];
            return result;
        };
        std::array<std::vector<std::uint64_t>, 2> rows{std::vector<std::uint64_t>(16),
                                                       std::vector<std::uint64_t>(16)};
        for (auto& row : rows)
            for (std::uint64_t& word : row) word = random();
        // The first row comes out complemented, the second too where nothing stood.
        std::array<std::vector<std::uint64_t>, 2> moved{std::vector<std::uint64_t>(16),
                                                        std::vector<std::uint64_t>(16)};
        const Vertex u = round % 5;
        const Vertex v = round / 5 % 5;
        NameExchange(bit_of, 5, u, v)
            .apply(rows[0].data(), rows[1].data(), moved[0].data(), moved[1].data());
        std::vector<Vertex> image{0, 1, 2, 3, 4};
        std::swap(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]);
        for_each_labelled_graph(5, [&](const Graph& g) {
            const std::size_t here = number(g);
            const std::size_t there = number(g.relabelled(image));
            for (std::size_t r = 0; r < 2; ++r)
                ASSERT_NE(moved[r][here >> 6] >> (here & 63) & 1,
                          rows[r][there >> 6] >> (there & 63) & 1);
        });
    }
}

}  // namespace
}  // namespace gazetteer
