// SPDX-License-Identifier: GPL-3.0-or-later
// UVG and Slither on every graph of an order at once, by extensions of one vertex: equal to the
// definition, to the batches and to the solvers of one graph.
#include "oracle/engines/vertex_geography/uvg_classes.hpp"

#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/index.hpp"
#include "oracle/engines/extensions/vertex_layers.hpp"
#include "oracle/engines/slither/slither_classes.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/testkit/class_checks.hpp"

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

ValueCensus slither_census_by_solver(int order) {
    return census_graph_after_graph<ValueCensus>(order, [](const Graph& g, std::uint64_t labelled) {
        const std::size_t value = slither_by_solver(g) == Outcome::N ? 1 : 0;
        ValueCounts counts;
        counts.unlabelled[value] = 1;
        counts.labelled[value] = labelled;
        return counts;
    });
}

/// No graph is lost and none counted twice.
TEST(VertexClasses, CensusesAreThoseOfGraphAfterGraphUpToOrderSix) {
    for (int order = 0; order <= 6; ++order) {
        EXPECT_EQ(*uvg_census(order), rooted_census_graph_after_graph(order, uvg_by_solver))
            << order;
        EXPECT_EQ(*slither_census(order), slither_census_by_solver(order)) << order;
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

/// Told of the graphs H of the orders below: 1 + 1 + 2 + 4 + 11 + 34 are done, of 53.
TEST(VertexClasses, TellHowFarTheyHaveCome) {
    std::uint64_t last = 0;
    const auto watch = [&](const ExtensionProgress& progress) {
        EXPECT_EQ(progress.total, progress.done == 0 ? progress.total : 53u);
        EXPECT_GE(progress.done, last);
        last = progress.done;
        return true;
    };
    EXPECT_TRUE(uvg_census(6, {.threads = 1, .go_on = watch}));
    EXPECT_EQ(last, 53u);
}

/// Stopped while an order is decided, nothing of the next is begun.
TEST(VertexClasses, AStopAmongTheGraphsEndsTheRun) {
    std::uint64_t last = 0;
    const auto stop_late = [&](const ExtensionProgress& progress) {
        last = progress.done;
        return progress.done < 20;
    };
    EXPECT_FALSE(uvg_census(7, {.threads = 1, .go_on = stop_late}));
    EXPECT_GE(last, 20u);
    EXPECT_LT(last, 53u);
}

/// The keys of one order, and the words and places of the two orders below, for each S.
TEST(VertexClasses, TheMemoryIsThatOfTwoOrders) {
    const std::vector<std::uint64_t> bases{3, 5};
    const auto two_words = [](int) { return std::size_t{2}; };
    constexpr std::size_t a_graph = 2 * 8 + 8 + KeyPlaces::bytes_a_key;
    EXPECT_EQ(vertex_layers_bytes(1, two_words, bases), 2 * 8 * 8u);
    EXPECT_EQ(vertex_layers_bytes(2, two_words, bases), 2 * 8 * 8 + 1 * a_graph);
    EXPECT_EQ(vertex_layers_bytes(3, two_words, bases), 2 * 8 * 8 + (1 + 1) * a_graph);
    EXPECT_EQ(vertex_layers_bytes(6, two_words, bases), 2 * 8 * 8 + (4 + 11) * a_graph);
    EXPECT_GT(vertex_layers_bytes(12, two_words, bases), 12005168 * a_graph);
    EXPECT_THROW(vertex_layers_bytes(0, two_words, bases), ContractViolation);
    EXPECT_THROW(vertex_layers_bytes(13, two_words, bases), ContractViolation);
}

/// A family for each root of H + x but x, and for each pair of its vertices.
TEST(VertexClasses, TheWordsAreThoseOfRootsAndOfPairs) {
    const std::vector<std::uint64_t> bases{3, 5};
    const auto roots = [](int order) { return index(order) * subset_family::words(order); };
    const auto pairs = [](int order) {
        return index((order + 1) * order / 2) * subset_family::words(order);
    };
    for (int order : {1, 2, 5, 9, 12}) {
        EXPECT_EQ(uvg_classes_bytes(order, bases), vertex_layers_bytes(order, roots, bases));
        EXPECT_EQ(slither_classes_bytes(order, bases), vertex_layers_bytes(order, pairs, bases));
    }
}

TEST(VertexClasses, OneShardCountsTheNullGraph) {
    expect_shards_add_up(*uvg_census(0), [](std::uint64_t shard, std::uint64_t count) {
        return *uvg_census(0, {.shard = shard, .shard_count = count});
    });
    expect_shards_add_up(*slither_census(0), [](std::uint64_t shard, std::uint64_t count) {
        return *slither_census(0, {.shard = shard, .shard_count = count});
    });
}

TEST(VertexClasses, CanBeStoppedAndRefusesOtherOrders) {
    const auto stop = [](const ExtensionProgress&) { return false; };
    EXPECT_FALSE(uvg_census(7, {.threads = 1, .go_on = stop}));
    EXPECT_FALSE(slither_census(7, {.threads = 1, .go_on = stop}));
    EXPECT_FALSE(uvg_census(12, {.threads = 1, .go_on = stop})) << "the largest order";
    EXPECT_THROW(uvg_census(3, {.shard = 2, .shard_count = 2}), ContractViolation);
    const auto none = [](const RootedExtensions&) {};
    EXPECT_TRUE(for_each_uvg_class(12, {.threads = 1, .base_size_max = 0}, none));
    EXPECT_THROW(for_each_uvg_class(0, {.threads = 1}, none), ContractViolation);
    EXPECT_THROW(for_each_uvg_class(13, {.threads = 1}, none), ContractViolation);
    EXPECT_THROW(uvg_census(13), ContractViolation);
    EXPECT_THROW(uvg_census(-30000), ContractViolation) << "before its counts take memory";
    EXPECT_THROW(slither_census(-1), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
