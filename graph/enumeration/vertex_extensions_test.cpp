// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/vertex_extensions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "work/limits.hpp"

namespace gazetteer {
namespace {

/// nauty-geng's graphs of the order, by size: the keys of their canonical forms.
std::vector<std::vector<std::uint64_t>> by_geng(int order) {
    std::vector<std::vector<std::uint64_t>> result(
        static_cast<std::size_t>(order * std::max(order - 1, 0) / 2 + 1));
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
        result[static_cast<std::size_t>(g.size())].push_back(small_canonical(SmallGraph(g)).key);
        return true;
    });
    for (auto& layer : result) std::ranges::sort(layer);
    return result;
}

void expect_the_graphs_of_geng(int order) {
    const UnlabelledGraphs graphs(order);
    const auto expected = by_geng(order);
    ASSERT_EQ(graphs.size_max() + 1, static_cast<int>(expected.size()));
    for (int size = 0; size <= graphs.size_max(); ++size)
        EXPECT_EQ(graphs.of_size(size), expected[static_cast<std::size_t>(size)])
            << "order " << order << ", size " << size;
}

TEST(UnlabelledGraphs, AreThoseOfNautyUpToOrderSeven) {
    for (int order = 0; order <= 7; ++order) expect_the_graphs_of_geng(order);
    EXPECT_THROW(UnlabelledGraphs(-1), ContractViolation);
    EXPECT_THROW(UnlabelledGraphs(12), ContractViolation);
}

TEST(UnlabelledGraphsLong, AreThoseOfNautyOfOrderEightAndNine) {
    expect_the_graphs_of_geng(8);
    expect_the_graphs_of_geng(9);
}

TEST(UnlabelledGraphsExtreme, AreThoseOfNautyOfOrderTen) {
    expect_the_graphs_of_geng(10);
}

TEST(UnlabelledGraphs, AreTheSameForAnyNumberOfThreads) {
    const UnlabelledGraphs one(7, 1);
    const UnlabelledGraphs three(7, 3);
    for (int size = 0; size <= one.size_max(); ++size)
        EXPECT_EQ(one.of_size(size), three.of_size(size));
}

/// At any time that it asks: nothing comes of it, and it ends.
TEST(UnlabelledGraphs, StopWhenTheyAreToldTo) {
    for (int threads : {1, 3})
        for (int calls : {0, 1, 5, 20}) {
            std::atomic<int> left = calls;
            EXPECT_THROW(UnlabelledGraphs(10, threads, 55, [&] { return left-- > 0; }),
                         runs::Stopped);
        }
    EXPECT_EQ(UnlabelledGraphs(6, 2, 55, [] { return true; }).count(), 156u);
}

TEST(UnlabelledGraphs, OfBoundedSize) {
    const UnlabelledGraphs all(7);
    const UnlabelledGraphs small(7, 0, 8);
    EXPECT_EQ(small.size_max(), 8);
    for (int size = 0; size <= 8; ++size) EXPECT_EQ(small.of_size(size), all.of_size(size));
    EXPECT_EQ(UnlabelledGraphs(7, 0, 0).count(), 1u);
    EXPECT_THROW(UnlabelledGraphs(7, 0, -1), ContractViolation);
    EXPECT_THROW(UnlabelledGraphs(7, -1), ContractViolation);
}

/// By nauty-geng, graphs with few edges: the list of order 11 has 1,018,997,864.
TEST(UnlabelledGraphs, OfOrderElevenAreThoseOfNauty) {
    const UnlabelledGraphs graphs(11, 0, 7);
    std::vector<std::vector<std::uint64_t>> expected(8);
    // By increasing number of edges.
    for_each_graph({.order_min = 11, .order_max = 11}, [&](const Graph& g) {
        if (g.size() > 7) return false;
        expected[static_cast<std::size_t>(g.size())].push_back(small_canonical(SmallGraph(g)).key);
        return true;
    });
    for (int size = 0; size <= 7; ++size) {
        auto& keys = expected[static_cast<std::size_t>(size)];
        std::ranges::sort(keys);
        EXPECT_EQ(graphs.of_size(size), keys);
    }
    EXPECT_THROW(UnlabelledGraphs(12, 0, 1), ContractViolation);
}

template <class Visit>
void for_each_member(const SubsetFamily& family, int ground, Visit visit) {
    for (std::uint64_t s = 0; s >> ground == 0; ++s)
        if (family.contains(s)) visit(VertexSet::from_bits(s));
}

/// H + x with x distinguished: the representatives are one each, by nauty's rooted forms.
TEST(VertexExtensions, RepresentativesAreTheRootedGraphsOverH) {
    for_each_graph({.order_max = 5}, [](const Graph& h) {
        const SmallGraph small(h);
        const VertexExtensions extensions(small, small_group(small));
        std::set<RootedGraph> all;
        for (std::uint64_t s = 0; s >> h.order() == 0; ++s)
            all.insert(
                canonical({small.with_vertex(VertexSet::from_bits(s)).to_graph(), h.order()}));
        std::set<RootedGraph> represented;
        std::size_t count = 0;
        for_each_member(extensions.orbit_representatives(), h.order(), [&](VertexSet s) {
            represented.insert(canonical({small.with_vertex(s).to_graph(), h.order()}));
            ++count;
        });
        EXPECT_EQ(represented, all);
        EXPECT_EQ(count, all.size());
        return true;
    });
}

/// From how many H and S the graph is accepted.
int times_made(const Graph& g) {
    const std::uint64_t key = small_canonical(SmallGraph(g)).key;
    std::map<std::uint64_t, SmallGraph> smaller;
    for (Vertex v : g.vertices()) {
        const SmallGraph h(g.without_vertex(v));
        smaller.emplace(small_canonical(h).key, h);
    }
    int result = 0;
    for (const auto& [its_key, h] : smaller)
        for_each_member(VertexExtensions(h, small_group(h)).accepted(), h.order(),
                        [&, &its = h](VertexSet s) {
                            result += small_canonical(its.with_vertex(s)).key == key ? 1 : 0;
                        });
    return result;
}

/// Colours do not tell the orbits of a cubic graph.
TEST(VertexExtensions, MakeEachCubicGraphOnce) {
    int cubic = 0;
    for (const int order : {6, 8, 10})
        for_each_graph({.order_min = order, .order_max = order, .connected = true, .degree_min = 3},
                       [&](const Graph& g) {
                           if (2 * g.size() > 3 * order) return false;
                           EXPECT_EQ(times_made(g), 1) << to_graph6(g);
                           ++cubic;
                           return true;
                       });
    EXPECT_EQ(cubic, 2 + 5 + 19);
}

/// Whatever H is called, the same graphs are accepted.
TEST(VertexExtensions, AcceptedDoesNotDependOnNames) {
    for_each_graph({.order_min = 6, .order_max = 6}, [](const Graph& h) {
        std::multiset<std::uint64_t> keys[2];
        for (int i : {0, 1}) {
            const Graph named = i == 0 ? h : h.relabelled(std::vector<Vertex>{3, 5, 0, 1, 4, 2});
            const SmallGraph small(named);
            for_each_member(
                VertexExtensions(small, small_group(small)).accepted(), h.order(),
                [&](VertexSet s) { keys[i].insert(small_canonical(small.with_vertex(s)).key); });
        }
        EXPECT_EQ(keys[0], keys[1]);
        return true;
    });
}

TEST(VertexExtensions, ConnectedByDefinition) {
    for_each_graph({.order_max = 6}, [](const Graph& h) {
        const SmallGraph small(h);
        const SubsetFamily connected = VertexExtensions(small, small_group(small)).connected();
        for (std::uint64_t s = 0; s >> h.order() == 0; ++s)
            EXPECT_EQ(connected.contains(s),
                      is_connected(small.with_vertex(VertexSet::from_bits(s)).to_graph()));
        return true;
    });
    EXPECT_THROW(VertexExtensions(SmallGraph(12), {}), ContractViolation);
}

/// Without edges the sets of one size are alike, and all vertices together connect.
TEST(VertexExtensions, OfElevenVerticesWithoutEdges) {
    const SmallGraph h(11);
    const VertexExtensions extensions(h, small_group(h));
    const SubsetFamily representatives = extensions.orbit_representatives();
    const SubsetFamily connected = extensions.connected();
    std::vector<int> sizes;
    for_each_member(representatives, 11, [&](VertexSet s) { sizes.push_back(s.size()); });
    EXPECT_EQ(sizes, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    std::vector<VertexSet> joined;
    for_each_member(connected, 11, [&](VertexSet s) { joined.push_back(s); });
    EXPECT_EQ(joined, std::vector{h.vertices()});
}

}  // namespace
}  // namespace gazetteer
