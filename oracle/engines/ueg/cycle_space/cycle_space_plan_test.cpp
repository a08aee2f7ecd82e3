// SPDX-License-Identifier: GPL-3.0-or-later
// A plan is a spanning tree of the root's component, its chords, and what follows from them.
#include "oracle/engines/ueg/cycle_space/cycle_space_plan.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "graph/families.hpp"
#include "graph/index.hpp"
#include "oracle/tables/subset_ranks.hpp"
#include "oracle/testkit/all_graphs.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer {
namespace {

/// What the header says of a plan, from its definition.
void expect_plan(const SparseGraph& g, Vertex root) {
    const CycleSpacePlan plan(g, root);
    const auto name = [&](int v) { return plan.vertices[index(v)]; };
    EXPECT_EQ(name(0), root);
    EXPECT_EQ(plan.parent[0], 0);
    std::vector<Vertex> component = component_of(g, root);
    std::ranges::sort(component);
    std::vector<Vertex> vertices = plan.vertices;
    std::ranges::sort(vertices);
    EXPECT_EQ(vertices, component);
    ASSERT_EQ(plan.parent.size(), plan.vertices.size());
    std::vector<Edge> edges;
    for (int v = 1; v < plan.order(); ++v) {
        EXPECT_LT(plan.parent[index(v)], v);
        edges.push_back(edge(name(plan.parent[index(v)]), name(v)));
    }
    for (const auto& [a, b] : plan.chords) edges.push_back(edge(name(a), name(b)));
    std::ranges::sort(edges);
    std::vector<Edge> expected;
    for (const Edge& e : g.edges())
        if (std::ranges::binary_search(component, e.u)) expected.push_back(e);
    EXPECT_EQ(edges, expected);
    EXPECT_EQ(plan.inner, std::min(8, static_cast<int>(plan.chords.size())));
    EXPECT_EQ(plan.outer(), static_cast<int>(plan.chords.size()) - plan.inner);
    std::set<int> ends;
    for (std::size_t e = index(plan.inner); e < plan.chords.size(); ++e) {
        EXPECT_LT(plan.chords[e].a, plan.chords[e].b);
        ends.insert({plan.chords[e].a, plan.chords[e].b});
    }
    EXPECT_EQ(plan.stored, std::vector<int>(ends.begin(), ends.end()));
    const double layer = static_cast<double>(SubsetRanks().choose(plan.outer(), plan.outer() / 2));
    const double bytes = 2 * layer * static_cast<double>(ends.size()) * 32;
    EXPECT_NEAR(plan.bytes(), bytes, 1e-9 * bytes);
    EXPECT_EQ(plan.word_steps(),
              std::exp2(plan.outer()) *
                  static_cast<double>(plan.vertices.size() + 2 * plan.chords.size()));
}

TEST(CycleSpacePlan, IsATreeWithItsChords) {
    for_all_graphs(1, 5, [](const Graph& g) {
        for (Vertex root : g.vertices()) expect_plan(g, root);
    });
    for (int order = 6; order <= 12; ++order)
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            expect_plan(random_graph(order, 2 * order + static_cast<int>(seed), seed), 1);
    expect_plan(complete(10), 9);
}

/// How many vertices are stored, and the chords that share a word, are time and memory alone: whole
/// stars go into the tree, and vertices with few chords are rid of them.
TEST(CycleSpacePlan, FewVerticesAreStored) {
    const auto stored = [](const SparseGraph& g) { return CycleSpacePlan(g, 0).stored.size(); };
    EXPECT_EQ(stored(Grid{6, 7}.graph()), 18u);
    EXPECT_EQ(stored(complete_bipartite(4, 9)), 9u);
    EXPECT_EQ(stored(random_regular_graph(30, 3, 1)), 9u);
    EXPECT_EQ(stored(random_regular_graph(14, 4, 1)), 6u);
    std::size_t sum = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) sum += stored(random_graph(16, 34, seed));
    EXPECT_EQ(sum, 282u);
}

}  // namespace
}  // namespace gazetteer
