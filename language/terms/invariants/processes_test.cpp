// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of what spreads over a graph: the definition on all small graphs, and published values.
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "language/naive/naive_terms.hpp"
#include "language/terms/terms_graph.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

/// The term's value on g, infinity as the definitions have it.
long value_on(const Graph& g, const char* name) {
    const Integer found = term(find_term(name)).of_graph(g);
    return found.is_infinite() ? naive::far : found.value();
}
void expect_defined_value(const Graph& g, const char* name) {
    EXPECT_EQ(value_on(g, name), naive::graph_terms().at(name)(g)) << name << " " << to_graph6(g);
}
/// On all graphs to the order, and on random ones of order 10.
void expect_definition_holds(const char* name, int order_max) {
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        expect_defined_value(g, name);
        return !testing::Test::HasFailure();
    });
    properties::Dice dice(12);
    for (double density : {0.12, 0.2, 0.35})
        for (int i = 0; i < 3; ++i) expect_defined_value(random_graph(dice, 10, density), name);
}

TEST(Processes, PowerDominationIsItsDefinition) {
    expect_definition_holds("power_domination_number", 6);
}

TEST(Processes, BurningIsItsDefinition) {
    expect_definition_holds("burning_number", 6);
}

/// Trees whose vertices are within 0, ..., k - 1 of k roots, joined at random.
TEST(Processes, GraphsMadeOfBallsBurnInAsManyRounds) {
    properties::Dice dice(13);
    for (int i = 0; i < 200; ++i) {
        constexpr int balls = 5;
        Graph g(8 * balls);
        std::vector<int> depth(static_cast<std::size_t>(g.order()));
        for (int radius = 0; radius < balls; ++radius)
            for (Vertex v = 8 * radius + 1; v < 8 * radius + 8 && radius > 0; ++v) {
                Vertex parent = v;
                while (parent == v || depth[static_cast<std::size_t>(parent)] == radius)
                    parent = 8 * radius + dice.below(v - 8 * radius);
                depth[static_cast<std::size_t>(v)] = depth[static_cast<std::size_t>(parent)] + 1;
                g.add_edge(v, parent);
            }
        g = g.induced(g.vertices() - VertexSet{1, 2, 3, 4, 5, 6, 7});
        for (int j = 0; j < 2 * balls; ++j) {
            const Vertex u = dice.below(g.order());
            const Vertex w = dice.below(g.order());
            if (u != w && !g.adjacent(u, w)) g.add_edge(u, w);
        }
        EXPECT_LE(of::burning_number(g).value(), balls) << to_graph6(g);
    }
}

/// From order 7 on a second set of a cost may lead to all.
TEST(Processes, ZeroForcingIsItsDefinition) {
    expect_definition_holds("zero_forcing_number", 7);
}

TEST(Processes, TotalForcingIsItsDefinition) {
    expect_definition_holds("total_forcing_number", 6);
}

TEST(Processes, ForcingOnTreesIsItsDefinition) {
    properties::Dice dice(15);
    for (int i = 0; i < 20; ++i) {
        const Graph g = random_tree(dice, 11);
        expect_defined_value(g, "zero_forcing_number");
        expect_defined_value(g, "total_forcing_number");
    }
}

/// [AIM Minimum Rank - Special Graphs Work Group 2008, Proposition 4.2].
TEST(Processes, TreesAreForcedByOneVertexAPath) {
    properties::Dice dice(16);
    for (int i = 0; i < 20; ++i) {
        const Graph g = random_tree(dice, 30);
        EXPECT_EQ(of::zero_forcing_number(g), of::path_cover_number(g)) << to_graph6(g);
    }
}

/// One of its least sets is found only if a vertex may be chosen before its neighbour.
TEST(Processes, TotalForcingMayChooseANeighbourLater) {
    expect_defined_value(*parse_small_graph("GCQrTg"), "total_forcing_number");
}

/// A state is come to again by fewer chosen vertices, and these are enough.
TEST(Processes, TotalForcingMayComeToAStateByFewer) {
    for (const char* graph : {"FQhVO", "G?`fn[", "G?`vN["})
        expect_defined_value(*parse_small_graph(graph), "total_forcing_number");
}

/// One vertex may be beside two chosen ones.
TEST(Processes, TotalForcingMayChooseOneNeighbourOfTwo) {
    expect_defined_value(*parse_small_graph("M{I?ICAAGA?BW_OA?"), "total_forcing_number");
}

/// Between trees and cycles: the search by forts has leaves and few edges, that by steps the rest.
TEST(Processes, TotalForcingIsItsDefinitionWithFewEdges) {
    properties::Dice dice(17);
    for (int i = 0; i < 24; ++i) {
        Graph g = random_tree(dice, 11);
        for (int more = 0; more < 2 + i % 3; ++more) {
            const Vertex u = dice.below(g.order());
            const Vertex w = dice.below(g.order());
            if (u != w && !g.adjacent(u, w)) g.add_edge(u, w);
        }
        expect_defined_value(g, "total_forcing_number");
    }
}

TEST(Processes, CopNumbersAreTheirDefinition) {
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        expect_defined_value(g, "cop_number");
        return !testing::Test::HasFailure();
    });
    properties::Dice dice(14);
    for (int i = 0; i < 40; ++i) {
        const Graph g = random_graph(dice, 9, 0.35);
        if (of::connected(g) == Integer(1)) expect_defined_value(g, "cop_number");
    }
}

TEST(Processes, DoubleRomanDominationIsItsDefinition) {
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        expect_defined_value(g, "double_roman_domination_number");
        return !testing::Test::HasFailure();
    });
}

/// Paths and cycles [Ahangar et al. 2017], and complete graphs.
TEST(Processes, DoubleRomanDominationNumbersAreThePublishedOnes) {
    for (int n = 3; n <= 40; ++n) {
        EXPECT_EQ(of::double_roman_domination_number(to_graph(path(n))),
                  Integer(n % 3 == 0 ? n : n + 1))
            << n;
        EXPECT_EQ(of::double_roman_domination_number(to_graph(cycle(n))),
                  Integer(n % 6 == 1 || n % 6 == 5 ? n + 1 : n))
            << n;
        EXPECT_EQ(of::double_roman_domination_number(to_graph(complete(n))), Integer(3)) << n;
    }
}

/// [Aigner and Fromme 1984]: trees need one cop, planar graphs three at most, the dodecahedron all
/// three; a cube of n dimensions needs ceil((n + 1) / 2) [Maamoun and Meyniel 1987].
TEST(Processes, CopNumbersAreThePublishedOnes) {
    EXPECT_EQ(of::cop_number(to_graph(path(40))), Integer(1));
    EXPECT_EQ(of::cop_number(to_graph(cycle(40))), Integer(2));
    EXPECT_EQ(of::cop_number(to_graph(generalized_petersen_graph(5, 2))), Integer(3));
    EXPECT_EQ(of::cop_number(to_graph(generalized_petersen_graph(10, 2))), Integer(3));
    for (int n = 1; n <= 5; ++n)
        EXPECT_EQ(of::cop_number(to_graph(cube(n))), Integer((n + 2) / 2)) << n;
    EXPECT_EQ(of::cop_number(Graph(7)), Integer(7));
}

/// A grid of m rows, the shorter side, needs ceil((m + 1) / 4) if m mod 8 is 4, else ceil(m / 4)
/// [Dorfling and Henning 2006].
TEST(Processes, PowerDominationNumbersAreThePublishedOnes) {
    for (int m = 1; m <= 6; ++m)
        for (int n = m; n <= 9; ++n)
            EXPECT_EQ(of::power_domination_number(to_graph(grid_of_sides(std::vector<int>{m, n}))),
                      Integer(m % 8 == 4 ? (m + 4) / 4 : (m + 3) / 4))
                << m << " " << n;
    EXPECT_EQ(of::power_domination_number(to_graph(complete(7))), Integer(1));
    EXPECT_EQ(of::power_domination_number(Graph(64)), Integer(64));
    EXPECT_EQ(of::power_domination_number(Graph(0)), Integer(0));
}

/// The root of the order of paths and cycles [Bonato et al. 2016, Theorem 9].
TEST(Processes, BurningNumbersAreThePublishedOnes) {
    for (int n = 1; n <= 64; ++n) {
        int root = 0;
        while (root * root < n) ++root;
        EXPECT_EQ(of::burning_number(to_graph(path(n))), Integer(root)) << n;
        if (n >= 3) {
            EXPECT_EQ(of::burning_number(to_graph(cycle(n))), Integer(root)) << n;
        }
    }
    EXPECT_EQ(of::burning_number(to_graph(generalized_petersen_graph(5, 2))), Integer(3));
    EXPECT_EQ(of::burning_number(Graph(20)), Integer(20));
}

}  // namespace
}  // namespace gazetteer::conjectures
