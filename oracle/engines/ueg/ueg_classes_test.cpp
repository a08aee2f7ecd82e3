// SPDX-License-Identifier: GPL-3.0-or-later
// Every rooted graph of an order at once, by extensions of one vertex: equal to the definition, to
// ClassSolver and to the table of all labelled graphs.
#include "oracle/engines/ueg/ueg_classes.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <set>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_table.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/testkit/class_checks.hpp"

namespace gazetteer {
namespace {

using UEG = UndirectedEdgeGeography;

/// Every labelled graph over the H's, each S, against is_P(graph, v).
template <class IsP>
void expect_every_extension(int order, IsP is_P) {
    std::size_t visited = 0;
    EXPECT_TRUE(for_each_ueg_class(order, {.threads = 1}, [&](const RootedExtensions& extensions) {
        ++visited;
        for (std::uint64_t s = 0; s >> (order - 1) == 0; ++s) {
            const auto member = extensions.member(VertexSet::from_bits(s));
            const Graph g = member.graph.to_graph();
            for (Vertex v : g.vertices())
                ASSERT_EQ(member.p_roots.contains(v), is_P(RootedGraph{g, v}));
        }
    }));
    EXPECT_EQ(visited, BaseIndex::count(order));
}

TEST(UegClasses, EveryExtensionEqualsTheDefinitionUpToOrderFive) {
    for (int order = 1; order <= 5; ++order)
        expect_every_extension(order,
                               [](const RootedGraph& p) { return outcome<UEG>(p) == Outcome::P; });
}

TEST(UegClassesStandard, EveryExtensionEqualsSolverOfOrderSix) {
    Solver<UEG> solver;
    expect_every_extension(6, [&](const RootedGraph& p) { return solver.is_P(p); });
}

TEST(UegClassesStandard, EveryExtensionEqualsTheLabelledTableOfOrderSeven) {
    const LabelledTable table(7);
    expect_every_extension(7, [&](const RootedGraph& p) { return table.is_P(p); });
}

/// As many moves as the definition says win, from each vertex of H + x, for each S.
TEST(UegClasses, WinningMovesAreThoseOfTheDefinitionUpToOrderFive) {
    for (int order = 1; order <= 5; ++order) {
        std::size_t visited = 0;
        EXPECT_TRUE(for_each_ueg_class_with_moves(
            order, {.threads = 1}, [&](const RootedExtensions& extensions) {
                ++visited;
                ASSERT_NE(extensions.winning_moves(), nullptr);
                for (std::uint64_t s = 0; s >> (order - 1) == 0; ++s) {
                    const auto member = extensions.member(VertexSet::from_bits(s));
                    const Graph g = member.graph.to_graph();
                    for (Vertex v : g.vertices()) {
                        int wins = 0;
                        for (const RootedGraph& option : UEG::options({g, v}))
                            wins += outcome<UEG>(option) == Outcome::P ? 1 : 0;
                        ASSERT_EQ(extensions.winning_moves()->count(v, s), wins);
                        ASSERT_EQ(member.p_roots.contains(v), wins == 0);
                    }
                }
            }));
        EXPECT_EQ(visited, BaseIndex::count(order));
    }
}

/// Orders that need more than a word: H with at most one edge, every seventh neighbourhood.
TEST(UegClasses, WinningMovesAreCountedInEachWord) {
    for (int order : {8, 10})
        for_each_ueg_class_with_moves(
            order, {.threads = 1, .base_size_max = 1}, [&](const RootedExtensions& extensions) {
                for (std::uint64_t s = 0; s >> (order - 1) == 0; s += 7) {
                    const Graph g = extensions.member(VertexSet::from_bits(s)).graph.to_graph();
                    for (Vertex v : g.vertices()) {
                        int wins = 0;
                        for (const RootedGraph& option : UEG::options({g, v}))
                            wins += EdgeGeographySolver<>(option.graph).is_P(option.root) ? 1 : 0;
                        ASSERT_EQ(extensions.winning_moves()->count(v, s), wins);
                    }
                }
            });
}

// 1,044 graphs H of order 7 and all 128 neighbourhoods.
TEST(UegClassesLong, EveryExtensionEqualsTheLabelledTableOfOrderEight) {
    const LabelledTable table(8);
    expect_every_extension(8, [&](const RootedGraph& p) { return table.is_P(p); });
}

/// The largest orders, which need more than one word a family: few edges in H, any at x.
TEST(UegClasses, ExtensionsOfSparseGraphsOfTheLargestOrders) {
    for (int order : {8, 9, 10, 11, 12})
        for_each_ueg_class(order, {.threads = 1, .base_size_max = 3},
                           [&](const RootedExtensions& extensions) {
                               EXPECT_LE(extensions.base().size(), 3);
                               for (std::uint64_t s = 0; s >> (order - 1) == 0; s += 1 + s % 3) {
                                   const auto member = extensions.member(VertexSet::from_bits(s));
                                   const Graph g = member.graph.to_graph();
                                   EdgeGeographySolver<> solver(g);
                                   for (Vertex v : g.vertices())
                                       ASSERT_EQ(member.p_roots.contains(v), solver.is_P(v));
                               }
                           });
    EXPECT_THROW(ueg_census(3, {.base_size_max = 2}), ContractViolation);
}

/// Every unlabelled graph of the order with at most so many edges, every root, by a search on the
/// graph alone that knows neither canonical forms nor layers. Returns how many have each size.
std::vector<std::uint64_t> compared_by_search(int order, int size_max) {
    std::vector<std::atomic<std::uint64_t>> graphs(static_cast<std::size_t>(size_max + 1));
    std::atomic<std::uint64_t> differ = 0;
    for_each_ueg_class(order, {.base_size_max = size_max}, [&](const RootedExtensions& extensions) {
        extensions.for_each_unlabelled([&](const RootedExtensions::Member& member) {
            if (member.graph.size() > size_max) return;
            ++graphs[static_cast<std::size_t>(member.graph.size())];
            EdgeGeographySolver<> solver(member.graph.to_graph());
            for (Vertex v : member.graph.vertices())
                if (member.p_roots.contains(v) != solver.is_P(v)) ++differ;
        });
    });
    EXPECT_EQ(differ, 0u);
    return {graphs.begin(), graphs.end()};
}

/// How many graphs of order 11 have 0, 1, ... edges [OEIS A008406].
const std::vector<std::uint64_t> graphs_of_order_eleven{
    1, 1, 2, 5, 11, 26, 67, 172, 467, 1305, 3664, 10250, 28259, 75415, 192788, 467807};

TEST(UegClassesStandard, EveryGraphOfOrderElevenWithAtMostNineEdgesByAPlainSearch) {
    EXPECT_EQ(compared_by_search(11, 9),
              std::vector(graphs_of_order_eleven.begin(), graphs_of_order_eleven.begin() + 10));
}

/// How many of order 12 have, by nauty-geng.
const std::vector<std::uint64_t> graphs_of_order_twelve{1,   1,   2,    5,    11,    26,   68,
                                                        175, 485, 1405, 4191, 12763, 39243};

TEST(UegClassesStandard, EveryGraphOfOrderTwelveWithAtMostNineEdgesByAPlainSearch) {
    EXPECT_EQ(compared_by_search(12, 9),
              std::vector(graphs_of_order_twelve.begin(), graphs_of_order_twelve.begin() + 10));
}

/// The 58,376 graphs of order 12 with at most 12 edges, the 551 trees among them.
TEST(UegClassesExtreme, EveryGraphOfOrderTwelveWithAtMostTwelveEdgesByAPlainSearch) {
    EXPECT_EQ(compared_by_search(12, 12), graphs_of_order_twelve);
}

/// The 780,240 graphs of order 11 with at most 15 edges, the 235 trees among them.
TEST(UegClassesExtreme, EveryGraphOfOrderElevenWithAtMostFifteenEdgesByAPlainSearch) {
    EXPECT_EQ(compared_by_search(11, 15), graphs_of_order_eleven);
}

/// The unlabelled graphs visited have ClassSolver's outcomes.
void expect_the_unlabelled_graphs(int order) {
    ClassSolver<UEG> solver;
    expect_unlabelled_graphs_once(order, [&](auto visit) {
        for_each_ueg_class(order, {.threads = 1}, [&](const RootedExtensions& extensions) {
            extensions.for_each_unlabelled([&](const RootedExtensions::Member& member) {
                const Graph g = member.graph.to_graph();
                visit(g);
                for (Vertex v : g.vertices())
                    ASSERT_EQ(member.p_roots.contains(v), solver.is_P({g, v}));
            });
        });
    });
}

TEST(UegClasses, VisitsEveryUnlabelledGraphOnceUpToOrderSix) {
    for (int order = 1; order <= 6; ++order) expect_the_unlabelled_graphs(order);
}

TEST(UegClassesLong, VisitsEveryUnlabelledGraphOnceOfOrderSevenAndEight) {
    expect_the_unlabelled_graphs(7);
    expect_the_unlabelled_graphs(8);
}

RootedCensus census_by_solver(int order) {
    ClassSolver<UEG> solver;
    return rooted_census_graph_after_graph(order, [&](const Graph& g, Vertex v) {
        return solver.is_P({g, v});
    });
}

TEST(UegCensus, EqualsGraphAfterGraphUpToOrderSeven) {
    for (int order = 0; order <= 7; ++order)
        EXPECT_EQ(*ueg_census(order), census_by_solver(order)) << order;
}

TEST(UegCensusLong, EqualsGraphAfterGraphOfOrderEight) {
    EXPECT_EQ(*ueg_census(8), census_by_solver(8));
}

// The table of order 8 takes 12 s: the representative above compares it bit by bit.
TEST(UegCensus, ItsLabelledRootsAreThoseOfTheLabelledTable) {
    for (int order = 0; order <= 6; ++order)
        EXPECT_EQ(ueg_census(order)->total().labelled_p_roots, LabelledTable(order).count_of_P());
}

TEST(UegCensusExtreme, EqualsGraphAfterGraphOfOrderNine) {
    EXPECT_EQ(*ueg_census(9), census_by_solver(9));
}

TEST(UegCensus, IsTheSameForAnyNumberOfThreads) {
    const RootedCensus one = *ueg_census(7, {.threads = 1});
    for (int threads : {2, 3, 5}) EXPECT_EQ(*ueg_census(7, {.threads = threads}), one);
}

TEST(UegCensus, ShardsAddUp) {
    for (int order : {0, 1, 2, 6}) {
        const RootedCensus whole = *ueg_census(order);
        expect_shards_add_up(whole, [&](std::uint64_t shard, std::uint64_t count) {
            const RootedCensus part = *ueg_census(order, {.shard = shard, .shard_count = count});
            EXPECT_TRUE(shard == 0 || part != whole);
            return part;
        });
    }
    EXPECT_THROW(ueg_census(3, {.shard = 2, .shard_count = 2}), ContractViolation);
}

/// What is visited from a place on is what was not done when the place was named.
TEST(UegClasses, AVisitGoesOnFromAPlace) {
    const auto visited = [](const ExtensionOptions& options) {
        std::mutex mutex;
        std::set<std::uint64_t> keys;
        EXPECT_TRUE(for_each_ueg_class(7, options, [&](const RootedExtensions& extensions) {
            const std::lock_guard lock(mutex);
            keys.insert(extensions.base().key());
        }));
        return keys;
    };
    std::vector<std::uint64_t> places;
    const auto all =
        visited({.threads = 2, .between = [&](std::uint64_t place) { places.push_back(place); }});
    EXPECT_EQ(all.size(), 156u);
    EXPECT_EQ(places.back(), 156u);
    EXPECT_TRUE(std::ranges::is_sorted(places));
    EXPECT_EQ(visited({.threads = 1, .visit_from = 156}).size(), 0u);
    std::vector<std::uint64_t> later;
    visited({.threads = 2, .visit_from = places[3], .between = [&](std::uint64_t place) {
                 later.push_back(place);
             }});
    EXPECT_EQ(later, std::vector(places.begin() + 4, places.end()));
    EXPECT_EQ(visited({.threads = 1, .visit_from = places[3]}).size(), 156 - places[3]);
    EXPECT_EQ(visited({.threads = 1, .shard = 1, .shard_count = 2, .visit_from = 100}).size(), 28u);
}

TEST(UegCensus, TotalsOfAllSizes) {
    const RootedCensus census = *ueg_census(5);
    EXPECT_EQ(census.total().graphs, 34u);
    EXPECT_EQ(census.total_connected().graphs, 21u);
    EXPECT_EQ(census.total().labelled_graphs, 1024u);
    EXPECT_EQ(census.total().labelled_p_roots, 2035u);
    EXPECT_THROW(ueg_census(13), ContractViolation);
    EXPECT_THROW(ueg_census(-1), ContractViolation);
}

TEST(UegCensus, CanBeStopped) {
    std::uint64_t last = 0;
    const auto stop_late = [&](const ExtensionProgress& progress) {
        // The graphs H are being listed.
        if (progress.total == 0) return progress.done == 0;
        EXPECT_GT(progress.done, last);
        last = progress.done;
        EXPECT_EQ(progress.total, 156u);
        return progress.done < 100;
    };
    EXPECT_FALSE(ueg_census(7, {.threads = 1, .go_on = stop_late}).has_value());
    EXPECT_GE(last, 100u);
    EXPECT_LT(last, 156u);
    EXPECT_TRUE(
        ueg_census(7, {.threads = 1, .go_on = [](const ExtensionProgress&) { return true; }}));
}

std::uint64_t binomial(int n, int k) {
    std::uint64_t result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return result;
}

/// What is known of order 10 from elsewhere: how many graphs there are, unlabelled (OEIS A000088,
/// connected A001349) and labelled; and the totals, written down once.
TEST(UegCensusExtreme, TotalsOfOrderTen) {
    const RootedCensus census = *ueg_census(10);
    for (std::size_t m = 0; m < census.all.size(); ++m)
        EXPECT_EQ(census.all[m].labelled_graphs, binomial(45, static_cast<int>(m))) << m;
    const RootedCounts all = census.total();
    EXPECT_EQ(all.graphs, 12005168u);
    EXPECT_EQ(all.p_roots, 36522421u);
    EXPECT_EQ(all.p_orbits, 33670103u);
    EXPECT_EQ(all.every_vertex_n, 932436u);
    EXPECT_EQ(all.every_vertex_p, 2696u);
    EXPECT_EQ(all.labelled_p_roots, 103139995020820u);
    EXPECT_EQ(census.total_connected().graphs, 11716571u);
    EXPECT_EQ(census.total_connected().p_roots, 35398936u);
}

/// Every 16,384th graph H of order 9 with every 61st neighbourhood, by another engine.
TEST(UegClassesExtreme, SomeGraphsOfOrderTenByAnotherEngine) {
    for_each_ueg_class(10, {.threads = 1, .shard = 1, .shard_count = 16384},
                       [](const RootedExtensions& extensions) {
                           for (std::uint64_t s = 0; s < 512; s += 61) {
                               const auto member = extensions.member(VertexSet::from_bits(s));
                               const Graph g = member.graph.to_graph();
                               EdgeGeographySolver<> solver(g);
                               for (Vertex v : g.vertices())
                                   EXPECT_EQ(member.p_roots.contains(v), solver.is_P(v));
                           }
                       });
}

}  // namespace
}  // namespace gazetteer
