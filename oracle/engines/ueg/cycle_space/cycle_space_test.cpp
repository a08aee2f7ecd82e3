// SPDX-License-Identifier: GPL-3.0-or-later
// The cycle-space engine equals the definition on all small graphs and the memo on larger ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_kernel.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/proof_search.hpp"
#include "oracle/tables/page_memory.hpp"
#include "oracle/testkit/random_graphs.hpp"
#include "oracle/testkit/ueg_engine_checks.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

TEST(CycleSpace, EqualsTheDefinitionUpToOrderFive) {
    expect_ueg_by_definition<CycleSpaceSolver>(5);
}

void equals_the_memo(const SparseGraph& g, const EngineLimits& limits = {}) {
    EdgeGeographySolver<4> memo(g);
    for (Vertex root = 0; root < g.order(); ++root) {
        EXPECT_EQ(CycleSpaceSolver(g, root, limits).winning_moves(), memo.winning_moves(root));
        EXPECT_EQ(CycleSpaceSolver(g, root, limits, Instructions::portable).winning_moves(),
                  memo.winning_moves(root));
    }
}

TEST(CycleSpace, EqualsTheMemoWhereThereAreOuterChords) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) equals_the_memo(random_graph(8, 18, seed));
    equals_the_memo(complete(6));
    equals_the_memo(Grid{4, 4}.graph());
    equals_the_memo(cube(3));
}

TEST(CycleSpaceStandard, EqualsTheMemoOnAllGraphsOfOrderSixAndSeven) {
    for_each_graph({.order_min = 6, .order_max = 7}, [&](const Graph& g) {
        EdgeGeographySolver<> memo(g);
        for (Vertex root : g.vertices())
            EXPECT_EQ(CycleSpaceSolver(g, root).winning_moves(), memo.winning_moves(root));
        return !testing::Test::HasFailure();
    });
}

TEST(CycleSpaceStandard, EqualsTheMemoOnLargerRandomGraphs) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const int order = 9 + static_cast<int>(seed % 8);
        equals_the_memo(random_graph(order, order + 10, seed), {.threads = 2});
    }
    equals_the_memo(Grid{4, 5}.graph());
    equals_the_memo(complete(7));
}

// 22 to 24 chords: more than one piece a layer, so that two threads meet.
TEST(CycleSpace, TheSameForAnyNumberOfThreads) {
    const SparseGraph g = random_graph(9, 30, 1);
    const CycleSpaceSolver one(g, 0);
    EXPECT_EQ(CycleSpaceSolver(g, 0, {.threads = 2}).winning_moves(), one.winning_moves());
    EXPECT_EQ(CycleSpaceSolver(g, 0, {.threads = 3}).winning_moves(), one.winning_moves());
    EXPECT_EQ(one.positions(), std::exp2(22) * 9);
}

// A cycle and two chords among 200 vertices: words of parities, and play forced for most of it.
TEST(CycleSpace, ManyVertices) {
    std::vector<Edge> edges = cycle(200).edges();
    edges.push_back({3, 170});
    edges.push_back({60, 131});
    const SparseGraph g(200, edges);
    EdgeGeographySolver<4> memo(g);
    for (Vertex root : {0, 3, 61, 131, 199})
        EXPECT_EQ(CycleSpaceSolver(g, root).winning_moves(), memo.winning_moves(root));
    EXPECT_EQ(CycleSpaceSolver(cycle(129), 0).outcome(), Outcome::N);
    EXPECT_EQ(CycleSpaceSolver(cycle(130), 0).outcome(), Outcome::P);
    EXPECT_EQ(CycleSpaceSolver(path(1000), 999).outcome(), Outcome::N);
}

/// Vertices put upon the edges, one after the other on each, until there are `order`.
SparseGraph subdivided(const SparseGraph& g, int order) {
    std::vector<Edge> edges = g.edges();
    for (Vertex v = g.order(); v < order; ++v) {
        Edge& e = edges[static_cast<std::size_t>(v) % static_cast<std::size_t>(g.size())];
        const Vertex end = std::exchange(e.v, v);
        edges.push_back({end, v});
    }
    for (Edge& e : edges) e = edge(e.u, e.v);
    return {order, edges};
}

/// Outer chords between vertices whose bits fill words of parities, or just do not.
TEST(CycleSpace, ParitiesOfOuterChordsInEachWord) {
    for (int order : {63, 64, 65, 72, 128, 129}) {
        const SparseGraph g = subdivided(random_regular_graph(18, 3, 1), order);
        for (Vertex root : {0, 20, order - 1})
            EXPECT_EQ(CycleSpaceSolver(g, root).winning_moves(),
                      *ProofSearch(g, root).winning_moves())
                << order;
    }
}

/// Layers that end within a batch, with more than one batch.
TEST(CycleSpace, LayersOfSeveralBatches) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const SparseGraph g = random_graph(9, 22 + static_cast<int>(seed % 3), seed);
        for (Vertex root = 0; root < g.order(); ++root)
            EXPECT_EQ(CycleSpaceSolver(g, root).winning_moves(),
                      *ProofSearch(g, root).winning_moves());
    }
}

TEST(CycleSpace, OnlyTheComponentOfTheRootCounts) {
    const Graph g = disjoint_union(to_graph(path(3)), to_graph(complete(9)));
    EXPECT_EQ(CycleSpaceSolver(g, 1).positions(), 3);
    EXPECT_THAT(CycleSpaceSolver(Graph(2), 1).winning_moves(), IsEmpty());
}

TEST(CycleSpace, ThePortableKernelIsAnother) {
    EXPECT_EQ(cycle_space_kernel(Instructions::best) != cycle_space_kernel(Instructions::portable),
              has_avx2());
}

TEST(CycleSpace, RefusesWhatDoesNotFit) {
    EXPECT_THROW(CycleSpaceSolver(path(3), 3), ContractViolation);
    EXPECT_THROW(CycleSpaceSolver(path(3), -1), ContractViolation);
    try {
        CycleSpaceSolver(complete(9), 0, {.bytes = 1 << 20});
        FAIL();
    } catch (const EngineLimitExceeded& e) {
        EXPECT_THAT(e.what(), HasSubstr("rank 28 needs 79 MiB, allowed are 1 MiB"));
    }
    EXPECT_EQ(CycleSpaceSolver(path(3), 0, {.bytes = 0}).outcome(), Outcome::P);
    EXPECT_THROW(CycleSpaceSolver(complete(20), 0), EngineLimitExceeded);
    EXPECT_THROW(CycleSpaceSolver(complete(400), 0), EngineLimitExceeded);
}

/// Eight of the chords are inner. 48 others have more sets than any memory holds; 49 are refused
/// before it is asked for.
TEST(CycleSpace, TheMostChordsThatHaveANumber) {
    std::vector<Edge> edges = complete(12).edges();
    edges.push_back({0, 12});
    edges.push_back({1, 12});
    EXPECT_THROW(CycleSpaceSolver(SparseGraph(13, edges), 0, no_limits), OutOfMemory);
    edges.push_back({2, 12});
    EXPECT_THROW(CycleSpaceSolver(SparseGraph(13, edges), 0, no_limits), EngineLimitExceeded);
}

TEST(CycleSpace, CanBeStopped) {
    const std::stop_token stopping = runs::stopped_token();
    EXPECT_THROW(CycleSpaceSolver(complete(8), 0, {.stop = &stopping}), EngineStopped);
    const runs::Stop soon(0.005);
    const std::stop_token token = soon.token();
    const EngineLimits limits{.threads = 2, .stop = &token};
    EXPECT_THROW(CycleSpaceSolver(complete(9), 0, limits), EngineStopped);
}

}  // namespace
}  // namespace gazetteer
