// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/even_kernels/census.hpp"

#include <gtest/gtest.h>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "graph/canonical/canonical.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer::even_kernels {
namespace {

/// By the definitions alone: every set, every play.
EvenKernelCensus census_by_definition(const GraphClass& which) {
    EvenKernelCensus census;
    for_each_graph(which, [&](const Graph& g) {
        bool kernels = false;
        bool equal = true;
        bool all_N = true;
        for (Vertex v : g.vertices()) {
            const bool in =
                brute_even_kernel(g, {.containing = v}).existence == EvenKernelExistence::exists;
            const bool P = outcome<UndirectedEdgeGeography>({g, v}) == Outcome::P;
            kernels |= in;
            equal &= in == P;
            all_N &= !P;
            census.P_without_kernel_roots += P && !in ? 1 : 0;
        }
        ++census.graphs;
        census.with_even_kernel += kernels ? 1 : 0;
        census.P_iff_in_even_kernel += equal ? 1 : 0;
        census.every_vertex_N += all_N ? 1 : 0;
        return true;
    });
    return census;
}

TEST(EvenKernelCensus, SmallestOrders) {
    const EvenKernelCensus null_graph = even_kernel_census({.order_max = 0});
    EXPECT_EQ(null_graph, (EvenKernelCensus{1, 0, 1, 1, 0, 0}));
    EXPECT_EQ(even_kernel_census({.order_min = 1, .order_max = 1}),
              (EvenKernelCensus{1, 1, 1, 0, 0, 0}));
    EXPECT_EQ(even_kernel_census({.order_min = 2, .order_max = 2}),
              (EvenKernelCensus{2, 1, 2, 1, 0, 0}));
}

TEST(EvenKernelCensus, EqualsTheDefinitionsToOrder5) {
    for (int order = 0; order <= 5; ++order)
        for (bool connected : {false, true}) {
            const GraphClass which{.order_min = order, .order_max = order, .connected = connected};
            EvenKernelCensus census = even_kernel_census(which);
            census.P_without_kernel_orbits = 0;
            EXPECT_EQ(census, census_by_definition(which)) << order << connected;
        }
}

/// The whole order at once, all sizes added up.
void expect_the_sized_census(int order) {
    const auto census = even_kernel_sized_census(order);
    ASSERT_TRUE(census);
    EXPECT_EQ(census->total().unlabelled,
              even_kernel_census({.order_min = order, .order_max = order}))
        << order;
    EXPECT_EQ(census->total_connected().unlabelled,
              even_kernel_census({.order_min = order, .order_max = order, .connected = true}))
        << order;
}

TEST(EvenKernelSizedCensus, EqualsGraphAfterGraphToOrder6) {
    for (int order = 0; order <= 6; ++order) expect_the_sized_census(order);
}

TEST(EvenKernelSizedCensusStandard, EqualsGraphAfterGraphOfOrder7) {
    expect_the_sized_census(7);
}

TEST(EvenKernelSizedCensusExtreme, EqualsGraphAfterGraphOfOrder8) {
    expect_the_sized_census(8);
}

TEST(EvenKernelSizedCensus, ShardsAddUp) {
    for (int order : {0, 1, 6}) {
        auto sum = *even_kernel_sized_census(order, {.shard = 0, .shard_count = 3});
        for (const std::uint64_t shard : {std::uint64_t{1}, std::uint64_t{2}}) {
            const auto part = *even_kernel_sized_census(order, {.shard = shard, .shard_count = 3});
            for (std::size_t m = 0; m < sum.all.size(); ++m) {
                sum.all[m] += part.all[m];
                sum.connected[m] += part.connected[m];
            }
        }
        EXPECT_EQ(sum, *even_kernel_sized_census(order)) << order;
    }
}

/// [FSU93, Fig. 2] shows a P-position whose root is in no even kernel. The smallest is the paw, a
/// triangle with a pendant edge, at its vertex of degree 1: unique, and connected.
TEST(EvenKernelCensus, LeastPPositionsWithoutKernel) {
    const Graph paw(4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}});
    for (bool connected : {false, true}) {
        const std::vector<RootedGraph> least = least_P_positions_without_kernel(6, connected);
        ASSERT_EQ(least.size(), 1u);
        EXPECT_EQ(canonical(least[0]), canonical(RootedGraph{paw, 3}));
        EXPECT_EQ(outcome<UndirectedEdgeGeography>(least[0]), Outcome::P);
        EXPECT_EQ(brute_even_kernel(least[0].graph, {.containing = least[0].root}).existence,
                  EvenKernelExistence::none);
    }
    EXPECT_TRUE(least_P_positions_without_kernel(3, false).empty());
}

TEST(EvenKernelCensusStandard, Order7) {
    EXPECT_EQ(even_kernel_census({.order_min = 7, .order_max = 7}),
              (EvenKernelCensus{1044, 623, 503, 115, 901, 776}));
    EXPECT_EQ(even_kernel_census({.order_min = 7, .order_max = 7, .connected = true}),
              (EvenKernelCensus{853, 445, 376, 108, 810, 702}));
}

}  // namespace
}  // namespace gazetteer::even_kernels
