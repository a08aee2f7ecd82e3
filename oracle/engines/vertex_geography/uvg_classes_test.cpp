// SPDX-License-Identifier: GPL-3.0-or-later
// UVG and Slither on every graph of an order at once, by extensions of one vertex: equal to the
// definition, to the batches and to the solvers of one graph.
#include "oracle/engines/vertex_geography/uvg_classes.hpp"

#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/engines/slither/slither_classes.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"

namespace gazetteer {
namespace {

using UVG = UndirectedVertexGeography;

/// Every H + x, each S in its own labelling, against is_P(graph, v).
template <class IsP>
void expect_uvg(int order, const ExtensionOptions& options, IsP is_P) {
    EXPECT_TRUE(for_each_uvg_class(order, options, [&](const RootedExtensions& extensions) {
        for (std::uint64_t s = 0; s >> (order - 1) == 0; ++s) {
            const auto member = extensions.member(VertexSet::from_bits(s));
            const Graph g = member.graph.to_graph();
            for (Vertex v : g.vertices()) ASSERT_EQ(member.p_roots.contains(v), is_P(g, v));
        }
    }));
}

template <class OutcomeOf>
void expect_slither(int order, const ExtensionOptions& options, OutcomeOf outcome_of) {
    EXPECT_TRUE(for_each_slither_class(order, options, [&](const SlitherExtensions& extensions) {
        for (std::uint64_t s = 0; s >> (order - 1) == 0; ++s) {
            const VertexSet set = VertexSet::from_bits(s);
            ASSERT_EQ(extensions.outcome(set),
                      outcome_of(extensions.base().with_vertex(set).to_graph()));
        }
    }));
}

bool uvg_by_definition(const Graph& g, Vertex v) {
    return outcome<UVG>({g, v}) == Outcome::P;
}
bool uvg_by_solver(const Graph& g, Vertex v) {
    return VertexGeographySolver(g).is_P(v);
}
Outcome slither_by_definition(const Graph& g) {
    return outcome<Slither>(Slither::start(g));
}
Outcome slither_by_solver(const Graph& g) {
    return SlitherSolver(g).outcome();
}

TEST(VertexClasses, EveryExtensionEqualsTheDefinitionUpToOrderFive) {
    for (int order = 1; order <= 5; ++order) {
        expect_uvg(order, {.threads = 1}, uvg_by_definition);
        expect_slither(order, {.threads = 1}, slither_by_definition);
    }
}

TEST(VertexClassesStandard, EveryExtensionEqualsTheSolversOfOrderSixAndSeven) {
    for (int order = 6; order <= 7; ++order) {
        expect_uvg(order, {.threads = 2}, uvg_by_solver);
        expect_slither(order, {.threads = 2}, slither_by_solver);
    }
}

/// The largest orders, which need more than one word a family: few edges in H, any at x.
TEST(VertexClassesStandard, ExtensionsOfSparseGraphsOfTheLargestOrders) {
    for (int order : {8, 9, 10, 11, 12}) {
        expect_uvg(order, {.threads = 1, .base_size_max = 2}, uvg_by_solver);
        expect_slither(order, {.threads = 1, .base_size_max = 2}, slither_by_solver);
    }
}

/// A dense H of order 10 now and then, every 61st neighbourhood.
TEST(VertexClassesExtreme, SomeGraphsOfOrderElevenByTheSolvers) {
    const ExtensionOptions some{.threads = 1, .shard = 1, .shard_count = 65536};
    for_each_uvg_class(11, some, [](const RootedExtensions& extensions) {
        for (std::uint64_t s = 0; s < 1024; s += 61) {
            const auto member = extensions.member(VertexSet::from_bits(s));
            const Graph g = member.graph.to_graph();
            VertexGeographySolver solver(g);
            for (Vertex v : g.vertices()) ASSERT_EQ(member.p_roots.contains(v), solver.is_P(v));
        }
    });
    for_each_slither_class(11, some, [](const SlitherExtensions& extensions) {
        for (std::uint64_t s = 0; s < 1024; s += 61) {
            const VertexSet set = VertexSet::from_bits(s);
            ASSERT_EQ(extensions.outcome(set),
                      slither_by_solver(extensions.base().with_vertex(set).to_graph()));
        }
    });
}

TEST(VertexClasses, TheSameForAnyNumberOfThreadsAndInShards) {
    const RootedCensus uvg = *uvg_census(7, {.threads = 1});
    const ValueCensus slither = *slither_census(7, {.threads = 1});
    EXPECT_EQ(*uvg_census(7, {.threads = 3}), uvg);
    EXPECT_EQ(*slither_census(7, {.threads = 3}), slither);
    RootedCounts uvg_sum;
    ValueCounts slither_sum;
    for (std::uint64_t shard = 0; shard < 5; ++shard) {
        uvg_sum += uvg_census(7, {.shard = shard, .shard_count = 5})->total();
        slither_sum += slither_census(7, {.shard = shard, .shard_count = 5})->total();
    }
    EXPECT_EQ(uvg_sum, uvg.total());
    EXPECT_EQ(slither_sum, slither.total());
}

TEST(VertexClasses, CanBeStoppedAndRefusesOtherOrders) {
    const auto stop = [](const ExtensionProgress&) { return false; };
    EXPECT_FALSE(uvg_census(7, {.threads = 1, .go_on = stop}));
    EXPECT_FALSE(slither_census(7, {.threads = 1, .go_on = stop}));
    EXPECT_THROW(uvg_census(13), ContractViolation);
    EXPECT_THROW(slither_census(-1), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
