// SPDX-License-Identifier: GPL-3.0-or-later
// A position that is changed and restored has the edges, components and twins of its graph, and
// what it erases changes no outcome.
#include "oracle/engines/ueg/restored_position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer {
namespace {

/// What is left, by the rows.
template <class Position>
SparseGraph left_in(const Position& position, int order) {
    std::vector<Edge> edges;
    for (Vertex u = 0; u < order; ++u)
        position.neighbours(u).for_each([&](Vertex v) {
            if (u < v) edges.push_back({u, v});
            EXPECT_TRUE(position.neighbours(v).contains(u));
        });
    return {order, edges};
}

/// Component, key, twins and what a cut is shown, from each token.
template <int vertex_words, int edge_words>
void expect_the_graph(RestoredPosition<vertex_words, edge_words>& position,
                      const std::vector<Edge>& numbered, const SparseGraph& left) {
    for (Vertex token = 0; token < left.order(); ++token) {
        const auto vertices = position.component(token);
        std::vector<Vertex> expected = component_of(left, token);
        std::ranges::sort(expected);
        std::vector<Vertex> found;
        vertices.for_each([&](Vertex v) { found.push_back(v); });
        ASSERT_EQ(found, expected);
        NumberSet<edge_words> edges;
        for (std::size_t e = 0; e < numbered.size(); ++e)
            if (left.adjacent(numbered[e].u, numbered[e].v) && vertices.contains(numbered[e].u))
                edges.insert(static_cast<int>(e));
        const auto key = position.key(vertices, token);
        ASSERT_TRUE(std::equal(edges.bits.begin(), edges.bits.end(), key.begin()));
        ASSERT_EQ(key.back(), static_cast<std::uint64_t>(token));
        if (expected.size() > 64) continue;
        const ProofPosition shown = position.position(vertices, token);
        const VertexSet all = VertexSet::from_bits(shown.vertices);
        ASSERT_EQ(all.size(), vertices.size());
        const std::vector<Vertex> names(all.begin(), all.end());
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == shown.root) {
                ASSERT_EQ(expected[i], token);
            }
            for (std::size_t j = 0; j < names.size(); ++j)
                ASSERT_EQ(shown.rows[index(names[i])] >> names[j] & 1,
                          left.adjacent(expected[i], expected[j]) ? 1u : 0u);
            ASSERT_EQ(std::popcount(shown.rows[index(names[i])]), left.degree(expected[i]));
        }
        ASSERT_TRUE(all.contains(shown.root));
    }
}

bool same_other_neighbours(const SparseGraph& g, Vertex u, Vertex w) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (v != u && v != w && g.adjacent(u, v) != g.adjacent(w, v)) return false;
    return true;
}

/// Random edges go and come back.
template <int vertex_words, int edge_words>
void expect_what_is_left(const SparseGraph& g, std::uint64_t seed) {
    const RootComponent component = root_component(g, 0);
    ASSERT_EQ(static_cast<int>(component.vertices.size()), g.order()) << "connected";
    RestoredPosition<vertex_words, edge_words> position(component);
    std::mt19937_64 random(seed);
    std::vector<std::vector<Edge>> before;
    std::vector<Edge> left = component.edges;
    EXPECT_EQ(position.mark(), 0u);
    while (left.size() > 1) {
        const SparseGraph now(g.order(), left);
        ASSERT_EQ(left_in(position, g.order()), now);
        expect_the_graph(position, component.edges, now);
        for (Vertex u = 0; u < g.order(); ++u)
            for (Vertex w = 0; w < u; ++w)
                ASSERT_EQ(position.are_twins(u, w), same_other_neighbours(now, u, w));
        for (std::size_t times = left.size() / 3 + 1; times > 0; --times) {
            before.push_back(left);
            const auto gone = left.begin() + below(static_cast<int>(left.size()), random);
            position.erase(gone->v, gone->u);
            left.erase(gone);
            ASSERT_EQ(position.mark(), before.size());
        }
    }
    for (std::size_t mark = before.size(); mark >= 3; mark -= 3) {
        position.restore(mark - 3);
        ASSERT_EQ(position.mark(), mark - 3);
        const SparseGraph now(g.order(), before[mark - 3]);
        ASSERT_EQ(left_in(position, g.order()), now);
        expect_the_graph(position, component.edges, now);
    }
}

TEST(RestoredPosition, HasTheEdgesThatAreLeft) {
    expect_what_is_left<1, 1>(complete(7), 1);
    expect_what_is_left<1, 2>(complete(12), 2);
    expect_what_is_left<2, 2>(cycle(68), 3);
    expect_what_is_left<4, 4>(random_regular_graph(66, 3, 4), 5);
}

/// A cut is shown 64 vertices of a larger graph at most.
TEST(RestoredPosition, ShowsAComponentThatFillsAWord) {
    std::vector<Edge> edges = cycle(64).edges();
    edges.push_back({0, 64});
    edges.push_back({64, 65});
    const RootComponent component = root_component(SparseGraph(66, edges), 65);
    RestoredPosition<2, 2> position(component);
    // Named from 65 on, 0 is the third vertex.
    position.erase(1, 2);
    std::vector<Edge> left = component.edges;
    std::erase_if(left, [](const Edge& e) { return e.u + e.v == 3 && e.u * e.v == 2; });
    expect_the_graph(position, component.edges, SparseGraph(66, left));
}

/// Whoever is to move wins or loses as before; a vertex with one edge is left at the token alone.
template <class Position>
void expect_the_outcome(const Position& position, typename Position::Status status,
                        const SparseGraph& before, Vertex token) {
    using Status = typename Position::Status;
    const Outcome expected = EdgeGeographySolver<>(before).outcome(token);
    if (status != Status::open) {
        EXPECT_EQ(status, expected == Outcome::N ? Status::wins : Status::loses);
        return;
    }
    const SparseGraph left = left_in(position, before.order());
    EXPECT_EQ(EdgeGeographySolver<>(left).outcome(token), expected);
    EXPECT_GT(left.degree(token), 0);
    for (Vertex v = 0; v < left.order(); ++v) EXPECT_TRUE(v == token || left.degree(v) != 1);
}

TEST(RestoredPosition, WithoutDeadEndsHasTheSameOutcome) {
    for_each_graph({.order_min = 2, .order_max = 6, .connected = true}, [](const Graph& g) {
        const RootComponent component = root_component(g, 0);
        const SparseGraph all(g.order(), component.edges);
        for (Vertex token : g.vertices()) {
            RestoredPosition<1, 1> position(component);
            const auto status = position.peel_all(token);
            expect_the_outcome(position, status, all, token);
            if (status != RestoredPosition<1, 1>::Status::open) continue;
            const std::size_t mark = position.mark();
            const SparseGraph peeled = left_in(position, g.order());
            for (Vertex to : peeled.neighbours(token)) {
                const auto after = position.play(token, to);
                expect_the_outcome(position, after, peeled.without_edge(token, to), to);
                position.restore(mark);
                EXPECT_EQ(left_in(position, g.order()), peeled);
            }
        }
        return !testing::Test::HasFailure();
    });
}

TEST(RestoredPosition, NamesTheVerticesOfTheGraph) {
    const SparseGraph g(7, {{1, 3}, {3, 6}, {0, 2}, {1, 6}});
    const RestoredPosition<1, 1> position(root_component(g, 3));
    std::vector<Vertex> names;
    for (Vertex v = 0; v < 3; ++v) names.push_back(position.name(v));
    EXPECT_EQ(names.front(), 3) << "the root comes first";
    std::ranges::sort(names);
    EXPECT_EQ(names, (std::vector<Vertex>{1, 3, 6}));
}

}  // namespace
}  // namespace gazetteer
