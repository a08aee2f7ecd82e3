// SPDX-License-Identifier: GPL-3.0-or-later
// The elimination for a bipartite graph keeps to the limits of its thread: counted in bytes and
// steps.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/linear/gf2_row_space.hpp"
#include "graph/families.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"
#include "work/testkit/peak_bytes.hpp"

namespace gazetteer {
namespace {

std::string what_is_too_much(const SparseGraph& g, std::size_t bytes) {
    const runs::WorkLimits limits({}, bytes);
    try {
        const BipartiteGeography geography(g);
    } catch (const runs::MemoryExceeded& e) {
        return e.what();
    }
    return "";
}

/// 100 vertices against 1000, with half of the edges: 900 even kernels of some 50 vertices.
SparseGraph unbalanced() {
    std::mt19937 random(1);
    std::vector<Edge> edges;
    for (Vertex u = 0; u < 100; ++u)
        for (Vertex v = 100; v < 1100; ++v)
            if (random() % 2 == 0) edges.push_back({u, v});
    return SparseGraph(1100, edges);
}

TEST(BipartiteLimits, TheEliminationIsRefusedBeforeItTakesTheMemory) {
    const SparseGraph g = cycle(20000);
    EXPECT_EQ(what_is_too_much(g, 16U << 20), "the rows of the elimination");
    EXPECT_LT(runs::peak_bytes([&] { what_is_too_much(g, 16U << 20); }), 16 << 20);
    EXPECT_EQ(what_is_too_much(path(20000), 16U << 20), "") << "leaves take no elimination";
}

TEST(BipartiteLimits, TheBasisIsRefusedAsItGrows) {
    EXPECT_LT(reduction_bytes(100, 1100), 100'000);
    EXPECT_EQ(what_is_too_much(unbalanced(), 100'000), "the even kernels of a basis");
    EXPECT_EQ(what_is_too_much(unbalanced(), 1'000'000), "");
}

TEST(BipartiteLimits, TheEliminationTakesAtMostWhatIsSaid) {
    const SparseGraph g = cycle(4000);
    const double most = runs::peak_bytes([&] { const BipartiteGeography geography(g); });
    EXPECT_LE(most, reduction_bytes(2000, 4000) + 1e6);
}

TEST(BipartiteLimits, AStopIsHeard) {
    const SparseGraph g = cycle(400);
    const BipartiteGeography geography(g);
    const BipartiteCore core(g, bipartition_sides(g));
    const runs::WorkLimits limits(runs::stopped_token());
    EXPECT_THROW(BipartiteGeography{g}, runs::Stopped);
    EXPECT_THROW(core.basis(), runs::Stopped);
    EXPECT_THROW(core.solve(std::vector<Vertex>{0}), runs::Stopped);
}

}  // namespace
}  // namespace gazetteer
