// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of larger graphs: published values of families, and on random graphs a second way, which is
// the definition where all sets of vertices can be tried.
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "language/naive/naive_numberings.hpp"
#include "language/naive/naive_reals.hpp"
#include "language/naive/naive_terms.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/terms/terms_reals.hpp"
#include "language/testkit/close_reals.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

/// "name = value" for each term, as the table has it.
std::string values(const Graph& g, const std::vector<std::string>& names) {
    std::string result;
    for (const std::string& name : names) {
        const Term& t = term(find_term(name));
        result += (result.empty() ? "" : ", ") + name + " " +
                  (t.real != nullptr ? to_string(t.real(g)) : to_string(t.of_graph(g)));
    }
    return result;
}

TEST(Invariants, OfThePetersenGraphAreThePublishedOnes) {
    const Graph g = to_graph(generalized_petersen_graph(5, 2));
    EXPECT_EQ(values(g, {"decycling_number", "induced_bipartite_number", "max_leaves",
                         "path_cover_number", "arboricity", "degeneracy", "bandwidth"}),
              "decycling_number 3, induced_bipartite_number 7, max_leaves 6, path_cover_number 1, "
              "arboricity 2, degeneracy 3, bandwidth 5");
    EXPECT_EQ(values(g, {"metric_dimension", "geodetic_number", "roman_domination_number",
                         "toughness", "odd_girth", "well_covered"}),
              "metric_dimension 3, geodetic_number 4, roman_domination_number 6, toughness 4/3, "
              "odd_girth 5, well_covered 0");
}

TEST(Invariants, OfCompleteGraphsFollowFromTheOrder) {
    for (int n = 3; n <= 32; ++n) {
        const Graph g = to_graph(complete(n));
        for (Integer (*two)(const Graph&) :
             {of::induced_forest_number, of::induced_bipartite_number, of::induced_tree_number,
              of::induced_path_number, of::roman_domination_number})
            EXPECT_EQ(two(g), Integer(2)) << n;
        for (Integer (*all_but_one)(const Graph&) :
             {of::max_leaves, of::degeneracy, of::bandwidth, of::metric_dimension, of::mode_degree,
              of::second_smallest_degree, of::havel_hakimi_steps, of::zero_forcing_number})
            EXPECT_EQ(all_but_one(g), Integer(n - 1)) << n;
        EXPECT_EQ(of::path_cover_number(g), Integer(1)) << n;
        EXPECT_EQ(of::arboricity(g), Integer((n + 1) / 2)) << n;
        EXPECT_EQ(of::geodetic_number(g), Integer(n)) << n;
        EXPECT_EQ(of::odd_girth(g), Integer(3)) << n;
        EXPECT_EQ(of::local_independence(g, n - 1), Integer(1)) << n;
        EXPECT_EQ(of::well_covered(g), Integer(1)) << n;
        EXPECT_TRUE(of::toughness(g).is_infinite()) << n;
    }
}

TEST(Invariants, OfPathsFollowFromTheOrder) {
    for (int n = 3; n <= 32; ++n) {
        const Graph g = to_graph(path(n));
        for (Integer (*all)(const Graph&) :
             {of::induced_forest_number, of::induced_bipartite_number, of::induced_tree_number,
              of::induced_path_number})
            EXPECT_EQ(all(g), Integer(n)) << n;
        for (Integer (*one)(const Graph&) :
             {of::path_cover_number, of::degeneracy, of::arboricity, of::bandwidth,
              of::metric_dimension, of::zero_forcing_number})
            EXPECT_EQ(one(g), Integer(1)) << n;
        EXPECT_EQ(of::max_leaves(g), Integer(2)) << n;
        EXPECT_EQ(of::geodetic_number(g), Integer(2)) << n;
        EXPECT_EQ(of::roman_domination_number(g), Integer((2 * n + 2) / 3)) << n;
        EXPECT_EQ(to_string(of::toughness(g)), "1/2") << n;
        EXPECT_EQ(to_string(of::median_degree(g)), n == 4 ? "3/2" : n == 3 ? "1" : "2") << n;
    }
}

TEST(Invariants, OfCyclesFollowFromTheOrder) {
    for (int n = 4; n <= 32; ++n) {
        const Graph g = to_graph(cycle(n));
        for (Integer (*all_but_one)(const Graph&) :
             {of::induced_forest_number, of::induced_tree_number, of::induced_path_number})
            EXPECT_EQ(all_but_one(g), Integer(n - 1)) << n;
        for (Integer (*two)(const Graph&) :
             {of::max_leaves, of::degeneracy, of::arboricity, of::bandwidth, of::metric_dimension,
              of::mode_degree, of::zero_forcing_number})
            EXPECT_EQ(two(g), Integer(2)) << n;
        EXPECT_EQ(of::induced_bipartite_number(g), Integer(n - n % 2)) << n;
        EXPECT_EQ(of::path_cover_number(g), Integer(1)) << n;
        EXPECT_EQ(of::geodetic_number(g), Integer(2 + n % 2)) << n;
        EXPECT_EQ(of::roman_domination_number(g), Integer((2 * n + 2) / 3)) << n;
        // The search for it doubles with every second vertex.
        if (n <= 20) {
            EXPECT_EQ(to_string(of::toughness(g)), "1") << n;
        }
        EXPECT_EQ(of::odd_girth(g), n % 2 == 1 ? Integer(n) : Integer::infinity()) << n;
        EXPECT_EQ(of::well_covered(g), Integer(n <= 5 || n == 7 ? 1 : 0)) << n;
    }
}

/// Zero forcing numbers of products [AIM 2008, section 3], of graphs of many parts.
TEST(Invariants, ZeroForcingNumbersAreThePublishedOnes) {
    for (int n = 0; n <= 5; ++n)
        EXPECT_EQ(of::zero_forcing_number(to_graph(cube(n))), Integer(n == 0 ? 1 : 1 << (n - 1)));
    for (int m = 2; m <= 5; ++m)
        for (int n = m; n <= 8; ++n)
            EXPECT_EQ(of::zero_forcing_number(to_graph(grid_of_sides(std::vector<int>{m, n}))),
                      Integer(m))
                << m << " " << n;
    EXPECT_EQ(of::zero_forcing_number(to_graph(generalized_petersen_graph(5, 2))), Integer(5));
    EXPECT_EQ(of::zero_forcing_number(Graph(64)), Integer(64));
    EXPECT_EQ(of::zero_forcing_number(Graph(0)), Integer(0));
}

/// Decycling numbers [Beineke and Vandell 1997], bandwidths [Harper 1966], metric dimensions.
TEST(Invariants, OfCubesAreThePublishedOnes) {
    const std::vector<std::string> names{"decycling_number", "max_leaves",      "bandwidth",
                                         "metric_dimension", "geodetic_number", "toughness"};
    EXPECT_EQ(values(to_graph(cube(3)), names),
              "decycling_number 3, max_leaves 4, bandwidth 4, metric_dimension 3, geodetic_number "
              "2, toughness 1");
    EXPECT_EQ(values(to_graph(cube(4)), names),
              "decycling_number 6, max_leaves 10, bandwidth 7, metric_dimension 4, "
              "geodetic_number 2, toughness 1");
}

/// Contractions of a - 1 disjoint edges make K_{a+1} of K_{a,b}, a <= b. Where n pairs alone are
/// not adjacent, one edge between two pairs leaves three vertices of their four. The Petersen graph
/// has K5 as a minor, and too few vertices for K6.
TEST(Invariants, HadwigerNumbersAreThePublishedOnes) {
    for (int n = 1; n <= 12; ++n)
        EXPECT_EQ(of::hadwiger_number(to_graph(complete(n))), Integer(n)) << n;
    for (int n = 1; n <= 7; ++n)
        EXPECT_EQ(of::hadwiger_number(to_graph(cocktail_party(n))), Integer(3 * n / 2)) << n;
    for (int a = 1; a <= 6; ++a)
        EXPECT_EQ(of::hadwiger_number(to_graph(complete_bipartite(a, 7))), Integer(a + 1)) << a;
    EXPECT_EQ(of::hadwiger_number(to_graph(generalized_petersen_graph(5, 2))), Integer(5));
    EXPECT_EQ(of::hadwiger_number(to_graph(cube(3))), Integer(4));
    EXPECT_EQ(of::hadwiger_number(to_graph(cube(4))), Integer(6));
    EXPECT_EQ(of::hadwiger_number(to_graph(cycle(40))), Integer(3));
    EXPECT_EQ(of::hadwiger_number(Graph(5)), Integer(1));
    EXPECT_EQ(of::hadwiger_number(Graph(0)), Integer(0));
}

/// In the first two a vertex of small degree has one partner left, or two. In the last,
/// contractions end with vertices that are all apart.
TEST(Invariants, HadwigerNumbersAreTheirDefinitionAfterManyContractions) {
    for (const char* graph : {"H~a\\O~q", "HMPmLGU", "Hunudvf"}) {
        const Graph g = *parse_small_graph(graph);
        EXPECT_EQ(of::hadwiger_number(g), Integer(naive::graph_terms().at("hadwiger_number")(g)))
            << graph;
    }
}

TEST(Invariants, HadwigerNumbersAreTheirDefinition) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        EXPECT_EQ(of::hadwiger_number(g), Integer(naive::graph_terms().at("hadwiger_number")(g)))
            << to_graph6(g);
        return !testing::Test::HasFailure();
    });
}

/// [Erdos, Rubin and Taylor 1979]: of cycles, of K_{2,4} and others, which lists of two colours do
/// not suffice for, and of n pairs that are not adjacent.
TEST(Invariants, ChoiceNumbersAreThePublishedOnes) {
    for (int n = 3; n <= 20; ++n) {
        EXPECT_EQ(of::choice_number(to_graph(cycle(n))), Integer(2 + n % 2)) << n;
        EXPECT_EQ(of::choice_number(to_graph(complete(n))), Integer(n)) << n;
    }
    for (int n = 1; n <= 4; ++n)
        EXPECT_EQ(of::choice_number(to_graph(cocktail_party(n))), Integer(n)) << n;
    EXPECT_EQ(of::choice_number(to_graph(complete_bipartite(2, 3))), Integer(2));
    for (const auto& [a, b] : {std::pair{2, 4}, {3, 3}, {3, 6}, {4, 4}, {5, 5}, {6, 6}})
        EXPECT_EQ(of::choice_number(to_graph(complete_bipartite(a, b))), Integer(3)) << a << b;
    EXPECT_EQ(of::choice_number(to_graph(generalized_petersen_graph(5, 2))), Integer(3));
    EXPECT_EQ(of::choice_number(Graph(64)), Integer(1));
    EXPECT_EQ(of::choice_number(Graph(0)), Integer(0));
}

/// It is 4 of three triples: the least integer that is at least (4k - 1) / 3 for k triples
/// [Kierstead, On the choosability of complete multipartite graphs with part size three, 2000]. And
/// 3 of a set of four and two pairs [Enomoto, Ohba, Ota and Sakamoto, 2002].
TEST(Invariants, ChoiceNumbersOfSetsThatAreJoinedAreThePublishedOnes) {
    const auto joined = [](const std::vector<int>& sets) {
        Graph g(std::accumulate(sets.begin(), sets.end(), 0));
        Vertex end = 0;
        for (int n : sets) {
            for (Vertex v = end; v < end + n; ++v)
                for (Vertex u = 0; u < end; ++u) g.add_edge(u, v);
            end += n;
        }
        return g;
    };
    EXPECT_EQ(of::choice_number(joined({3, 3, 3})), Integer(4));
    EXPECT_EQ(of::choice_number(joined({4, 2, 2})), Integer(3));
}

TEST(Invariants, ChoiceNumbersAreTheirDefinition) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        EXPECT_EQ(of::choice_number(g), Integer(naive::graph_terms().at("choice_number")(g)))
            << to_graph6(g);
        return !testing::Test::HasFailure();
    });
}

TEST(Invariants, OfGridsFollowFromTheSides) {
    for (int m = 2; m <= 4; ++m)
        for (int n = m; n <= 6; ++n) {
            const std::vector<int> sides{m, n};
            const Graph g = to_graph(grid_of_sides(sides));
            EXPECT_EQ(of::bandwidth(g), Integer(m)) << m << " " << n;
            EXPECT_EQ(of::metric_dimension(g), Integer(2)) << m << " " << n;
            EXPECT_EQ(of::geodetic_number(g), Integer(2)) << m << " " << n;
            EXPECT_EQ(of::path_cover_number(g), Integer(1)) << m << " " << n;
            EXPECT_EQ(of::arboricity(g), Integer(2)) << m << " " << n;
            EXPECT_EQ(of::odd_girth(g), Integer::infinity()) << m << " " << n;
        }
}

/// By all sets of vertices; the terms that are defined by orders or sets of edges are not asked.
void expect_definitions_hold(const Graph& g) {
    for (const char* name :
         {"induced_forest_number", "induced_bipartite_number", "induced_tree_number",
          "induced_path_number", "decycling_number", "degeneracy", "metric_dimension",
          "geodetic_number", "well_covered", "well_totally_dominated",
          "connected_domination_number", "zero_forcing_number"}) {
        const Integer found = term(find_term(name)).of_graph(g);
        EXPECT_EQ(found.is_infinite() ? naive::far : found.value(),
                  naive::graph_terms().at(name)(g))
            << name << " " << to_graph6(g);
    }
    EXPECT_TRUE(naive::is_close(of::toughness(g), naive::toughness(g, 0))) << to_graph6(g);
}
TEST(Invariants, AreTheirDefinitionsOnRandomGraphsOfOrder9) {
    properties::Dice dice(5);
    for (double density : {0.15, 0.25, 0.4, 0.7})
        for (int i = 0; i < 5; ++i) expect_definitions_hold(random_graph(dice, 9, density));
}

/// K_2 beside a graph: a side of a bipartite subgraph is an independent set in each copy.
TEST(Invariants, BipartiteSubgraphsAreIndependentSetsOfThePrism) {
    properties::Dice dice(6);
    for (double density : {0.1, 0.2, 0.4})
        for (int order : {12, 16, 20}) {
            const Graph g = random_graph(dice, order, density);
            const Graph prism = to_graph(cartesian_product(g, complete(2)));
            EXPECT_EQ(of::induced_bipartite_number(g), of::independence_number(prism))
                << to_graph6(g);
        }
}

/// Each path of a cover goes on to the next by a new vertex that is adjacent to all.
TEST(Invariants, PathCoversAreCyclesThroughNewVertices) {
    properties::Dice dice(7);
    for (double density : {0.1, 0.2, 0.3})
        for (int i = 0; i < 5; ++i) {
            const Graph g = random_graph(dice, 7, density);
            const auto paths = static_cast<int>(of::path_cover_number(g).value());
            const auto is_enough = [&](int extra) {
                Graph joined(g.order() + extra, g.edges());
                for (Vertex v = g.order(); v < joined.order(); ++v)
                    for (Vertex w : g.vertices()) joined.add_edge(v, w);
                return of::hamiltonian(joined) == Integer(1);
            };
            EXPECT_TRUE(is_enough(paths)) << to_graph6(g);
            EXPECT_TRUE(paths == 1 || !is_enough(paths - 1)) << to_graph6(g);
        }
}

/// Nash-Williams 1964: a set of s vertices has at most s - 1 edges in a forest.
TEST(Invariants, ArboricityIsThatOfTheDensestSet) {
    properties::Dice dice(8);
    for (double density : {0.2, 0.5, 0.8})
        for (int i = 0; i < 5; ++i) {
            const Graph g = random_graph(dice, 11, density);
            int wanted = 0;
            naive::some_subset(g, [&](VertexSet s) {
                if (s.size() > 1)
                    wanted =
                        std::max(wanted, (g.induced(s).size() + s.size() - 2) / (s.size() - 1));
                return false;
            });
            EXPECT_EQ(of::arboricity(g), Integer(wanted)) << to_graph6(g);
        }
}

/// With 2 on a set, the vertices that are neither in it nor next to it have 1.
TEST(Invariants, RomanDominationIsThatOfTheBestSetOfTwos) {
    properties::Dice dice(9);
    for (double density : {0.1, 0.2, 0.4})
        for (int i = 0; i < 5; ++i) {
            const Graph g = random_graph(dice, 13, density);
            int wanted = g.order();
            naive::some_subset(g, [&](VertexSet s) {
                VertexSet ones = g.vertices() - s;
                for (Vertex v : s) ones = ones - g.neighbours(v);
                wanted = std::min(wanted, 2 * s.size() + ones.size());
                return false;
            });
            EXPECT_EQ(of::roman_domination_number(g), Integer(wanted)) << to_graph6(g);
        }
}

/// A shortest odd cycle has no chord.
TEST(Invariants, OddGirthIsTheShortestInducedOddCycle) {
    properties::Dice dice(10);
    for (int i = 0; i < 20; ++i) {
        const Graph g = random_graph(dice, 12, 0.18);
        Integer wanted = Integer::infinity();
        for (int length = 3; length <= 11 && wanted.is_infinite(); length += 2)
            if (of::contains_induced(g, to_graph(cycle(length))) == Integer(1)) wanted = length;
        EXPECT_EQ(of::odd_girth(g), wanted) << to_graph6(g);
    }
}

TEST(Invariants, BandwidthsOfOrder8AreTheLeastOverAllNumberings) {
    properties::Dice dice(11);
    for (double density : {0.2, 0.35, 0.6})
        for (int i = 0; i < 2; ++i) {
            const Graph g = random_graph(dice, 8, density);
            EXPECT_EQ(of::bandwidth(g), Integer(naive::bandwidth(g))) << to_graph6(g);
        }
}

}  // namespace
}  // namespace gazetteer::conjectures
