// SPDX-License-Identifier: GPL-3.0-or-later
// Tours and colourings of larger graphs, each by a second search.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <stop_token>

#include "graph/families.hpp"
#include "graph/families/blow_up.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/terms/invariants/colouring.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/joined_cliques.hpp"
#include "properties/domains/graph_domains.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

Graph random_blow_up(properties::Dice& dice, int classes) {
    BlowUp result{{}, properties::random_graph(dice, classes, 0.6)};
    for (int i = 0; i < classes; ++i)
        result.classes.push_back({static_cast<ClassKind>(dice.below(3)), 1 + dice.below(3)});
    return result.small_graph();
}

/// On graphs that have tours, on those that have none by a little, and on graphs of twins.
TEST(ToursStandard, AreTheLongestPathsAndCycles) {
    properties::Dice dice(11);
    std::array<int, 4> told{};
    const auto check = [&](const Graph& g) {
        const Integer path = of::traceable(g);
        const Integer cycle = of::hamiltonian(g);
        EXPECT_EQ(path == Integer(1), of::longest_path(g) == Integer(g.order() - 1))
            << to_graph6(g);
        EXPECT_EQ(cycle == Integer(1), of::longest_cycle(g) == Integer(g.order())) << to_graph6(g);
        ++told[path == Integer(1) ? 0 : 1];
        ++told[cycle == Integer(1) ? 2 : 3];
    };
    for (int i = 0; i < 400; ++i)
        check(properties::random_graph(dice, 5 + i % 6, 0.2 + 0.1 * (i % 4)));
    for (int i = 0; i < 100; ++i)
        if (const Graph g = random_blow_up(dice, 3); g.order() <= 11) check(g);
    for (int count : told) EXPECT_GT(count, 50);
}

/// The orders of the longest path and cycle, by the sets that paths have: each with the vertices
/// where one can end, that begins at the least vertex for a cycle, anywhere for a path.
std::array<int, 2> longest_by_sets(const Graph& g) {
    std::array<int, 2> result{};
    for (const bool cycle : {false, true}) {
        std::vector<VertexSet> ends(std::size_t{1} << g.order());
        for (std::uint64_t bits = 1; bits < ends.size(); ++bits) {
            const auto set = VertexSet::from_bits(bits);
            const Vertex first = set.front();
            for (Vertex v : set) {
                const VertexSet before = ends[(set - VertexSet{v}).bits()];
                if (set.size() == 1 || ((!cycle || v != first) && before.meets(g.neighbours(v))))
                    ends[bits].insert(v);
            }
            const bool fits = cycle ? set.size() > 2 && ends[bits].meets(g.neighbours(first))
                                    : !ends[bits].empty();
            if (fits) result[cycle ? 1 : 0] = std::max(result[cycle ? 1 : 0], set.size());
        }
    }
    return result;
}

/// Cliques of different orders, and a few vertices that are next to most of theirs: of order 13.
Graph loose_cliques(properties::Dice& dice) {
    Graph g(13);
    const auto hubs = static_cast<Vertex>(2 + dice.below(3));
    for (Vertex first = hubs, last; first < 13; first = last + 1) {
        last = std::min(12, first + static_cast<Vertex>(dice.below(4)));
        for (Vertex v = first; v <= last; ++v) {
            for (Vertex w = v + 1; w <= last; ++w) g.add_edge(v, w);
            for (Vertex hub = 0; hub < hubs; ++hub)
                if (dice.below(3) > 0) g.add_edge(hub, v);
        }
    }
    return g;
}

/// Most of them have neither a path nor a cycle through all vertices, so that the search looks at
/// all that it must.
TEST(ToursStandard, TheLongestAreThoseOfSetsOfVertices) {
    properties::Dice dice(12);
    int without = 0;
    const auto check = [&](const Graph& g) {
        const auto [path, cycle] = longest_by_sets(g);
        EXPECT_EQ(of::longest_path(g), Integer(path - 1)) << to_graph6(g);
        EXPECT_EQ(of::longest_cycle(g), Integer(cycle)) << to_graph6(g);
        without += path < g.order() && cycle > 0;
    };
    for (int i = 0; i < 60; ++i) check(properties::random_graph(dice, 12, 0.15 + 0.02 * (i % 5)));
    for (int i = 0; i < 150; ++i)
        if (const Graph g = random_blow_up(dice, 4); g.order() >= 8 && g.order() <= 12) check(g);
    for (int i = 0; i < 100; ++i) check(loose_cliques(dice));
    for (int i = 0; i < 20; ++i) check(properties::random_graph(dice, 14, 0.2));
    // There what failed from one first vertex of a cycle does not fail from another.
    for (const char* text : {"L@o_@_OOaWG`xw", "L`aaOFXOOCd?OG"}) check(*parse_small_graph(text));
    EXPECT_GT(without, 100);
}

/// Sixty-four bytes for each end of a path from where it failed.
TEST(Tours, TheLongestAskForMemory) {
    properties::Dice dice(34);
    std::vector<Graph> graphs;
    for (int i = 0; i < 12; ++i) graphs.push_back(properties::random_graph(dice, 22, 0.13));
    for (Integer (*longest)(const Graph&) : {of::longest_path, of::longest_cycle}) {
        const runs::WorkLimits limits({}, 100);
        try {
            for (const Graph& g : graphs) longest(g);
            ADD_FAILURE() << "no memory was asked for";
        } catch (const runs::MemoryExceeded& e) {
            EXPECT_STREQ(e.what(), "the ends of paths");
            EXPECT_EQ(e.bytes(), 128);
        }
    }
}

/// All vertices of k are next to all of seven cliques. A path is in at most one clique more than it
/// has vertices of k, a cycle in as many.
TEST(Tours, TheLongestPathsAndCyclesMeetFewCliques) {
    for (int k = 2; k <= 5; ++k)
        for (int order = 1; order <= 5; ++order) {
            const Graph g = joined_cliques(k, 7, order);
            EXPECT_EQ(of::longest_path(g), Integer(k + (k + 1) * order - 1)) << k << " " << order;
            EXPECT_EQ(of::longest_cycle(g), Integer(k + k * order)) << k << " " << order;
        }
}

/// A cycle through vertex 0 is a path between two leaves, at 0 and at a second vertex like it.
Graph opened(const Graph& g) {
    const Vertex n = g.order();
    Graph result(n + 3, g.edges());
    for (Vertex w : g.neighbours(0)) result.add_edge(n, w);
    result.add_edge(0, n + 1);
    result.add_edge(n, n + 2);
    return result;
}

TEST(ToursStandard, AreCoversByOnePath) {
    properties::Dice dice(11);
    const auto check = [](const Graph& g) {
        EXPECT_EQ(of::traceable(g) == Integer(1), of::path_cover_number(g) == Integer(1))
            << to_graph6(g);
        EXPECT_EQ(of::hamiltonian(g) == Integer(1), of::path_cover_number(opened(g)) == Integer(1))
            << to_graph6(g);
    };
    for (int i = 0; i < 150; ++i)
        check(properties::random_graph(dice, 12 + i % 12, 3.2 / (11 + i % 12)));
    for (int i = 0; i < 150; ++i)
        if (const Graph g = random_blow_up(dice, 4); g.order() <= 13) check(g);
}

/// However long it takes.
bool can_colour_by_sat(const Graph& g, int colours) {
    return of::ColouringBySat(g, colours)
        .works_within(std::numeric_limits<std::int64_t>::max())
        .value();
}

/// Both ways, on graphs that need a colour more and a colour less.
TEST(Colourings, AreThoseOfSatisfiability) {
    properties::Dice dice(12);
    for (int i = 0; i < 60; ++i) {
        const Graph g = properties::random_graph(dice, 6 + i % 9, 0.2 + 0.15 * (i % 5));
        const auto colours = static_cast<int>(of::chromatic_number(g).value());
        EXPECT_TRUE(can_colour_by_sat(g, colours)) << to_graph6(g);
        EXPECT_TRUE(colours == 1 || !can_colour_by_sat(g, colours - 1)) << to_graph6(g);
        // Turns so short that both have many of them.
        EXPECT_TRUE(of::can_colour(g, colours, 1)) << to_graph6(g);
        EXPECT_FALSE(of::can_colour(g, colours - 1, 1)) << to_graph6(g);
    }
}

/// A solver goes on where it stopped.
TEST(Colourings, BySatisfiabilityTakeTurns) {
    const Graph g = to_graph(mycielski_graph(3));
    of::ColouringBySat four(g, 4);
    int turns = 1;
    std::optional<bool> works;
    while (!(works = four.works_within(1))) ++turns;
    EXPECT_FALSE(*works);
    EXPECT_GT(turns, 1);
    EXPECT_EQ(of::ColouringBySat(g, 5).works_within(100'000), true);
}

/// The complete graph with so many leaves at its vertices, one after the other; those of the clique
/// have the first names or the last.
Graph clique_with_leaves(int clique, int leaves, bool clique_first) {
    Graph result = clique_first ? disjoint_union(to_graph(complete(clique)), Graph(leaves))
                                : disjoint_union(Graph(leaves), to_graph(complete(clique)));
    for (int i = 0; i < leaves; ++i)
        clique_first ? result.add_edge(i % clique, clique + i)
                     : result.add_edge(leaves + i % clique, i);
    return result;
}

/// A clique takes its colours in turn, which leaves none to its last vertex: nothing is guessed.
TEST(Colourings, BySatisfiabilitySeeACliqueAtOnce) {
    for (int n : {2, 5, 14})
        EXPECT_EQ(of::ColouringBySat(to_graph(complete(n)), n - 1).works_within(1), false) << n;
    for (bool clique_first : {true, false}) {
        const Graph g = clique_with_leaves(12, 24, clique_first);
        EXPECT_EQ(of::ColouringBySat(g, 11).works_within(1), false);
        EXPECT_EQ(of::ColouringBySat(g, 12).works_within(100), true);
    }
    // Three stars whose centres have more neighbours than any vertex of the clique but one.
    Graph g = disjoint_union(clique_with_leaves(12, 0, true), Graph(48));
    for (int i = 0; i < 9; ++i) g.add_edge(5, 12 + i);
    for (int star = 0; star < 3; ++star)
        for (int i = 0; i < 12; ++i) g.add_edge(21 + star, 24 + 12 * star + i);
    EXPECT_EQ(of::ColouringBySat(g, 11).works_within(1), false);
}

TEST(Colourings, BySatisfiabilitySayNothingWithoutAConflict) {
    EXPECT_EQ(of::ColouringBySat(to_graph(complete(5)), 4).works_within(0), std::nullopt);
}

/// It looks before each round, not once in so many.
TEST(Colourings, BySatisfiabilityEndWhenTheyAreStopped) {
    std::stop_source stop;
    stop.request_stop();
    const runs::WorkLimits limits(stop.get_token());
    EXPECT_THROW((void)of::ColouringBySat(to_graph(complete(5)), 4).works_within(1), runs::Stopped);
}

/// Mycielski's graphs have no triangle, and a colour more each time.
TEST(ColouringsStandard, OfGraphsWithoutTriangles) {
    EXPECT_EQ(of::chromatic_number(to_graph(mycielski_graph(3))), Integer(5));
    EXPECT_EQ(of::chromatic_number(to_graph(mycielski_graph(4))), Integer(6));
}

/// The solver takes minutes to see that one colour less does not do; the search less than a second.
TEST(ColouringsStandard, OfRandomGraphsOfOrder60) {
    properties::Dice dice(3);
    for (int i = 0; i < 3; ++i) {
        const Graph g = properties::random_graph(dice, 60, 0.5);
        const auto colours = static_cast<int>(of::chromatic_number(g).value());
        EXPECT_TRUE(colours == 10 || colours == 11) << to_graph6(g);
        EXPECT_TRUE(can_colour_by_sat(g, colours)) << to_graph6(g);
    }
}

/// Those of 12 vertices on one side, and so many on the other.
Graph random_bipartite(properties::Dice& dice, int others) {
    Graph g(12 + others);
    for (Vertex v = 0; v < 12; ++v)
        for (Vertex w = 12; w < g.order(); ++w)
            if (dice.below(2) == 0) g.add_edge(v, w);
    return g;
}

/// A tour goes from side to side. 2-matchings tell as much, so that nothing is remembered.
TEST(Tours, AreNotInUnbalancedBipartiteGraphs) {
    const runs::WorkLimits no_memory({}, 0);
    properties::Dice dice(31);
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(of::hamiltonian(random_bipartite(dice, 13)), Integer(0)) << i;
        EXPECT_EQ(of::traceable(random_bipartite(dice, 14)), Integer(0)) << i;
    }
}

TEST(Tours, OfLargerGraphs) {
    EXPECT_EQ(of::traceable(to_graph(complete_bipartite(31, 32))), Integer(1));
    EXPECT_EQ(of::hamiltonian(to_graph(complete_bipartite(31, 32))), Integer(0));
    EXPECT_EQ(of::hamiltonian(to_graph(complete_bipartite(32, 32))), Integer(1));
    EXPECT_EQ(of::traceable(to_graph(complete_bipartite(31, 33))), Integer(0));
    EXPECT_EQ(of::hamiltonian(to_graph(generalized_petersen_graph(11, 2))), Integer(0));
    EXPECT_EQ(of::hamiltonian(to_graph(generalized_petersen_graph(13, 2))), Integer(1));
    EXPECT_EQ(of::traceable(to_graph(generalized_petersen_graph(11, 2))), Integer(1));
}

}  // namespace
}  // namespace gazetteer::conjectures
