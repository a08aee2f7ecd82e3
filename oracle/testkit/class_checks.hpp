// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of what is decided class by class: each unlabelled graph is visited once, and a census is
// that of one graph after the other.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/engines/extensions/rooted_extensions.hpp"

namespace gazetteer {

/// The graphs that `visit_all` gives to its argument are those of nauty-geng of this order, each
/// once up to isomorphism.
template <class VisitAll>
void expect_unlabelled_graphs_once(int order, VisitAll visit_all) {
    std::set<Graph> visited;
    visit_all([&](const Graph& g) {
        EXPECT_TRUE(visited.insert(canonical(g)).second) << "visited twice";
    });
    std::set<Graph> expected;
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
        expected.insert(canonical(g));
        return true;
    });
    EXPECT_EQ(visited, expected);
}

/// The census as one would write it: one graph of nauty-geng after the other. `counts_of` has the
/// counts of a graph and of its number of labellings.
template <class Census, class CountsOf>
Census census_graph_after_graph(int order, CountsOf counts_of) {
    Census result;
    result.all.resize(static_cast<std::size_t>(order * std::max(order - 1, 0) / 2 + 1));
    result.connected = result.all;
    std::uint64_t permutation_count = 1;
    for (int i = 2; i <= order; ++i) permutation_count *= static_cast<std::uint64_t>(i);
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
        const auto counts = counts_of(g, permutation_count / automorphism_count(g));
        const auto size = static_cast<std::size_t>(g.size());
        result.all[size] += counts;
        if (is_connected(g)) result.connected[size] += counts;
        return true;
    });
    return result;
}

/// That of the roots, by is_P(graph, root).
template <class IsP>
RootedCensus rooted_census_graph_after_graph(int order, IsP is_P) {
    return census_graph_after_graph<RootedCensus>(
        order, [&](const Graph& g, std::uint64_t labelled) {
            RootedCounts counts;
            counts.graphs = 1;
            counts.roots = static_cast<std::uint64_t>(order);
            counts.labelled_graphs = labelled;
            for (Vertex v : g.vertices()) counts.p_roots += is_P(g, v) ? 1 : 0;
            for (Vertex v : orbit_representatives(g)) counts.p_orbits += is_P(g, v) ? 1 : 0;
            counts.every_vertex_n = counts.p_roots == 0 ? 1 : 0;
            counts.every_vertex_p = counts.p_roots == counts.roots ? 1 : 0;
            counts.labelled_p_roots = counts.labelled_graphs * counts.p_roots;
            return counts;
        });
}

/// The parts that `census` gives of 7 shards add up to the whole.
template <class Census>
void expect_shards_add_up(const Census& whole, auto census) {
    Census sum = census(0, 7);
    for (std::uint64_t shard = 1; shard < 7; ++shard) {
        const Census part = census(shard, 7);
        for (std::size_t m = 0; m < whole.all.size(); ++m) {
            sum.all[m] += part.all[m];
            sum.connected[m] += part.connected[m];
        }
    }
    EXPECT_EQ(sum, whole);
}

}  // namespace gazetteer
