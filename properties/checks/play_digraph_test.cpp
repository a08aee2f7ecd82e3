// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/play_digraph.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::properties {
namespace {

TEST(PlayDigraph, SmallestCases) {
    EXPECT_EQ(play_digraph(Graph(0)).order(), 1);
    EXPECT_EQ(play_digraph(to_graph(path(2))).order(), 1);
    const PlayDigraph d = play_digraph(to_graph(path(4)));
    EXPECT_EQ(d.order(), 2);
    EXPECT_EQ(d.outset(0), std::vector<int>{1});
    EXPECT_EQ(d.position(1), Graph(4, {{0, 1}, {2, 3}}));
    EXPECT_EQ(grundy_function(d), (std::vector<int>{1, 0}));
}

TEST(PlayDigraph, ArcsGoUpAndGIsTheGrundyValue) {
    const PlayDigraph d = play_digraph(to_graph(complete(4)));
    const std::vector<int> g = grundy_function(d);
    Solver<EdgeDelete> solver;
    for (int x = 0; x < d.order(); ++x) {
        for (int y : d.outset(x)) EXPECT_GT(y, x);
        EXPECT_EQ(g[static_cast<std::size_t>(x)], solver.grundy_value(d.position(x))) << x;
    }
}

TEST(PlayDigraph, Kernels) {
    const Digraph circuit(3, {{0, 1}, {1, 2}, {2, 0}});
    for (unsigned bits = 0; bits < 8; ++bits)
        EXPECT_FALSE(is_kernel(circuit, VertexSet::from_bits(bits))) << bits;
    EXPECT_TRUE(is_kernel(Digraph(0), {}));
    EXPECT_FALSE(is_kernel(Digraph(1), {}));
    EXPECT_TRUE(is_kernel(Digraph(2, {{0, 1}}), {1}));
    const PlayDigraph d = play_digraph(to_graph(path(4)));
    EXPECT_TRUE(is_kernel(d, [](int x) { return x == 1; }));
    EXPECT_FALSE(is_kernel(d, [](int x) { return x == 0; }));
}

TEST(PlayDigraph, Levels) {
    const PlayDigraph d = play_digraph(to_graph(path(6)));
    const auto repaired = levels(d, {.sinks_in_level_1 = false});
    EXPECT_EQ(repaired.size(), 3U);
    EXPECT_TRUE(is_partition(d, repaired));
    EXPECT_FALSE(is_partition(d, levels(d, {})));
}

}  // namespace
}  // namespace gazetteer::properties
