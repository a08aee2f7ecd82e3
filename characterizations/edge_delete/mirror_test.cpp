// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/edge_delete/mirror.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "graph/contract.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

/// Every f that satisfies (1) and (2) on the vertices 0..order-1.
std::vector<Permutation> involutions_without_fixed_point(int order) {
    std::vector<Permutation> result;
    Permutation f(static_cast<std::size_t>(order));
    std::iota(f.begin(), f.end(), 0);
    do {
        if (is_mirror_automorphism(Graph(order), f)) result.push_back(f);
    } while (std::ranges::next_permutation(f).found);
    return result;
}

std::vector<Graph> all_labelled_graphs(int order) {
    const std::vector<Edge> all = complete(order).edges();
    std::vector<Graph> result;
    for (unsigned bits = 0; bits < 1U << all.size(); ++bits) {
        Graph g(order);
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((bits >> i & 1) != 0) g.add_edge(all[i].u, all[i].v);
        result.push_back(g);
    }
    return result;
}

/// The definition: try every f.
void expect_search_equals_definition(int order) {
    const auto candidates = involutions_without_fixed_point(order);
    for (const Graph& g : all_labelled_graphs(order)) {
        const auto f = find_mirror_automorphism(g);
        const bool found = f && is_mirror_automorphism(g, *f);
        EXPECT_EQ(f.has_value(), found) << order;
        EXPECT_EQ(found, std::ranges::any_of(candidates,
                                             [&](const Permutation& candidate) {
                                                 return is_mirror_automorphism(g, candidate);
                                             }))
            << order;
    }
}

TEST(Mirror, SearchEqualsDefinitionUpToOrder5) {
    for (int order = 0; order <= 5; ++order) expect_search_equals_definition(order);
}

TEST(MirrorStandard, SearchEqualsDefinitionAtOrder6) {
    expect_search_equals_definition(6);
}

TEST(Mirror, SmallestCases) {
    EXPECT_EQ(find_mirror_automorphism(Graph(0)), Permutation{});
    EXPECT_FALSE(find_mirror_automorphism(Graph(1)));
    EXPECT_EQ(find_mirror_automorphism(Graph(2)), (Permutation{1, 0}));
    EXPECT_FALSE(find_mirror_automorphism(to_graph(complete(2))));
    EXPECT_FALSE(find_mirror_automorphism(to_graph(path(4))));
    EXPECT_TRUE(find_mirror_automorphism(to_graph(cycle(4))));
}

TEST(Mirror, SearchAtOrder64) {
    for (const SparseGraph& g :
         {cube(6), cycle(64), complete_bipartite(32, 32), cocktail_party(32), Grid{8, 8}.graph()}) {
        const auto f = find_mirror_automorphism(to_graph(g));
        ASSERT_TRUE(f);
        EXPECT_TRUE(is_mirror_automorphism(g, *f));
    }
    EXPECT_FALSE(find_mirror_automorphism(to_graph(path(64))));
    EXPECT_FALSE(find_mirror_automorphism(to_graph(complete(64))));
    EXPECT_FALSE(find_mirror_automorphism(to_graph(complete_bipartite(31, 33))));
    // K_{3,...,3} with 20 parts: one orbit of even order, but a part has no pairs.
    Graph parts(60);
    for (Vertex u = 0; u < 60; ++u)
        for (Vertex v = 0; v < u; ++v)
            if (u / 3 != v / 3) parts.add_edge(u, v);
    EXPECT_FALSE(find_mirror_automorphism(parts));
}

TEST(Mirror, ManyComponents) {
    Graph g;
    for (int i = 0; i < 30; ++i) g = disjoint_union(g, to_graph(complete(2)));
    EXPECT_TRUE(is_mirror_automorphism(g, *find_mirror_automorphism(g)));
    const Graph odd = disjoint_union(g, to_graph(complete(2)));
    EXPECT_FALSE(find_mirror_automorphism(odd));
    const Graph square = to_graph(cycle(4));
    const Graph three = disjoint_union(square, disjoint_union(square, square));
    EXPECT_TRUE(is_mirror_automorphism(three, *find_mirror_automorphism(three)));
}

TEST(Mirror, ExamplesAfterTheorem5) {
    for (int n = 4; n <= 100; n += 2)
        EXPECT_TRUE(is_mirror_automorphism(cycle(n), half_turn_of_cycle(n))) << n;
    for (int t = 0; t <= 10; ++t)
        EXPECT_TRUE(is_mirror_automorphism(complete_bipartite(2 * t, 2 * t),
                                           exchange_in_complete_bipartite(t)))
            << t;
    for (int n = 0; n <= 20; ++n)
        EXPECT_TRUE(is_mirror_automorphism(cocktail_party(n), exchange_in_cocktail_party(n))) << n;
    for (int m = 2; m <= 12; m += 2)
        for (int n = 2; n <= 12; n += 2)
            EXPECT_TRUE(is_mirror_automorphism(Grid{m, n}.graph(), half_turn_of_grid({m, n})));
}

TEST(Mirror, CubesOfDimension0And1HaveNone) {
    EXPECT_FALSE(is_mirror_automorphism(cube(0), complement_in_cube(0)));
    EXPECT_FALSE(is_mirror_automorphism(cube(1), complement_in_cube(1)));
    for (int n = 2; n <= 8; ++n)
        EXPECT_TRUE(is_mirror_automorphism(cube(n), complement_in_cube(n))) << n;
}

TEST(Mirror, ExchangeOfCopies) {
    Graph g;
    for (int copies = 0; copies <= 10; copies += 2) {
        EXPECT_TRUE(is_mirror_automorphism(g, exchange_of_copies(3, copies))) << copies;
        g = disjoint_union(g, disjoint_union(to_graph(path(3)), to_graph(path(3))));
    }
    EXPECT_THROW(exchange_of_copies(3, 3), ContractViolation);
}

TEST(Mirror, EvenByOddGrids) {
    for (int m = 2; m <= 12; m += 2)
        for (int n = 1; n <= 11; n += 2) {
            const Grid grid{m, n};
            const Edge e = central_edge(grid);
            EXPECT_FALSE(is_mirror_automorphism(grid.graph(), half_turn_of_grid(grid)));
            EXPECT_TRUE(is_mirror_automorphism(grid.graph().without_edge(e.u, e.v),
                                               half_turn_of_grid(grid)));
        }
    EXPECT_THROW(central_edge({3, 2}), ContractViolation);
    EXPECT_THROW(central_edge({2, 2}), ContractViolation);
}

TEST(Mirror, Openings) {
    EXPECT_FALSE(find_mirror_opening(Graph(0)));
    EXPECT_FALSE(find_mirror_opening(to_graph(complete(2))));
    EXPECT_FALSE(find_mirror_opening(to_graph(cycle(4))));
    EXPECT_EQ(find_mirror_opening(to_graph(path(4)))->move, (Edge{1, 2}));
    const Grid grid{4, 3};
    const Graph g = to_graph(grid.graph());
    const auto opening = find_mirror_opening(g);
    ASSERT_TRUE(opening);
    const Edge e = opening->move;
    EXPECT_EQ(e, central_edge(grid));
    EXPECT_TRUE(is_mirror_automorphism(g.without_edge(e.u, e.v), opening->f));
}

TEST(Mirror, Strategy) {
    const MirrorStrategy strategy(half_turn_of_cycle(6));
    const std::vector<Edge> history{{0, 5}};
    EXPECT_EQ(strategy.replies(history), (std::vector<Edge>{{2, 3}}));
    EXPECT_THROW(strategy.replies({}), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
