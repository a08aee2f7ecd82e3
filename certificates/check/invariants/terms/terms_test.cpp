// SPDX-License-Identifier: GPL-3.0-or-later
// The values of each invariant on graphs that have names.
#include "certificates/check/invariants/terms/terms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {
namespace {

/// No vertex, one, two; K_2; P_3; a triangle and a vertex; the paw; K_4; C_4; C_5; the bull;
/// K_{2,3}; the house; P_5; P_3 and P_2; the prism; a wheel; K_{1,4}; the Petersen graph; the
/// binary tree of depth 2; two triangles joined by a path; K_{1,2,3}.
constexpr const char* graphs =
    "? @ A? A_ Bg Cw Cx C~ Cl Dhc DyG D]o DrK DhC "
    "DgC E{Sw E|fG Ds_ IheA@GUAo FqO`? FwCX_ Evz_";

/// A term and its values on these in turn, as gazetteer eval prints them: "-" is undefined. Those
/// of vertices are of the last vertex. What "*" stands for takes more than a million steps.
constexpr const char* table = R"(
order 0 1 2 2 3 4 4 4 4 5 5 5 5 5 5 6 6 5 10 7 7 6
size 0 0 0 1 2 3 4 6 4 5 5 6 6 4 3 9 10 4 15 6 8 11
min_degree 0 0 0 1 1 0 1 3 2 2 1 2 2 1 1 3 3 1 3 1 2 3
max_degree 0 0 0 1 2 2 3 3 2 2 3 3 3 2 2 3 5 4 3 3 3 5
regular 1 1 1 1 0 0 0 1 1 1 0 0 0 0 0 1 0 0 1 0 0 0
eulerian 1 1 1 0 0 1 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0
first_zagreb 0 0 0 2 6 12 18 36 16 20 24 30 30 14 8 54 70 20 90 26 38 84
second_zagreb 0 0 0 1 4 12 19 54 16 20 27 36 37 12 5 81 120 16 135 24 44 157
mode_degree - 0 0 1 1 2 2 3 2 2 1 2 2 2 1 3 3 1 3 1 2 3
median_degree - 0 0 1 1 2 2 3 2 2 2 2 2 2 1 3 3 1 3 1 2 7/2
second_smallest_degree - - 0 1 1 2 2 3 2 2 1 2 2 1 1 3 3 1 3 1 2 3
residue 0 1 2 1 2 2 2 1 2 2 3 2 2 2 3 2 2 4 3 4 3 2
havel_hakimi_steps 0 0 0 1 1 0 1 3 2 2 1 2 2 2 1 3 3 1 5 1 3 3
annihilation_number 0 1 2 1 2 2 2 2 2 2 3 3 3 3 3 3 3 4 5 5 4 3
radius 0 0 inf 1 1 inf 1 1 2 2 2 2 2 2 inf 2 1 1 2 2 2 1
diameter 0 0 inf 1 2 inf 2 1 2 2 3 2 2 4 inf 2 2 2 2 4 4 2
wiener 0 0 inf 1 4 inf 8 6 8 15 16 14 14 20 inf 21 20 16 75 48 46 19
average_distance - - inf 1 4/3 inf 4/3 1 4/3 3/2 8/5 7/5 7/5 2 inf 7/5 4/3 8/5 5/3 16/7 46/21 19/15
triangles 0 0 0 0 0 1 1 4 0 0 1 0 1 0 0 2 5 0 0 0 2 6
triangle_free 1 1 1 1 1 0 0 0 1 1 0 1 0 1 1 0 0 1 1 1 0 0
girth inf inf inf inf inf 3 3 3 4 5 3 4 3 inf inf 3 3 inf 5 inf 3 3
odd_girth inf inf inf inf inf 3 3 3 inf 5 3 inf 3 inf inf 3 3 inf 5 inf 3 3
bipartite 1 1 1 1 1 0 0 0 1 0 0 1 0 1 1 0 0 1 0 1 0 0
forest 1 1 1 1 1 0 0 0 0 0 0 0 0 1 1 0 0 1 0 1 0 0
tree 0 1 0 1 1 0 0 0 0 0 0 0 0 1 0 0 0 1 0 1 0 0
components 0 1 2 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1
connected 1 1 0 1 1 0 1 1 1 1 1 1 1 1 0 1 1 1 1 1 1 1
biconnected 0 0 0 1 0 0 0 1 1 1 0 1 1 0 0 1 1 0 1 0 0 1
chordal 1 1 1 1 1 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 1 0
claw_free 1 1 1 1 1 1 1 1 1 1 1 0 1 1 1 1 1 0 0 0 1 0
independence_number 0 1 2 1 2 2 2 1 2 2 3 3 2 3 3 2 2 4 4 5 3 3
clique_number 0 1 1 2 2 3 3 4 2 2 3 2 3 2 2 3 3 2 2 2 3 3
vertex_cover_number 0 0 0 1 1 2 2 3 2 3 2 2 3 2 2 4 4 1 6 2 4 3
induced_forest_number 0 1 2 2 3 3 3 2 3 4 4 4 4 5 5 4 4 5 7 7 5 4
decycling_number 0 0 0 0 0 1 1 2 1 1 1 1 1 0 0 2 2 0 3 0 2 2
induced_bipartite_number 0 1 2 2 3 3 3 2 4 4 4 5 4 5 5 4 4 5 7 7 5 5
induced_tree_number 0 1 1 2 3 2 3 2 3 4 4 4 4 5 3 4 4 5 7 7 5 4
induced_path_number 0 1 1 2 3 2 3 2 3 4 4 3 4 5 3 4 4 3 5 5 5 3
domination_number 0 1 2 1 1 2 1 1 2 2 2 2 2 2 2 2 1 1 3 2 2 1
total_domination_number 0 inf inf 2 2 inf 2 2 2 3 2 2 2 3 4 2 2 2 4 3 3 2
connected_domination_number 0 1 inf 1 1 inf 1 1 2 3 2 2 2 3 inf 2 1 1 4 3 3 1
independent_domination_number 0 1 2 1 1 2 1 1 2 2 2 2 2 2 2 2 1 1 3 2 2 1
max_leaves - 0 - 2 2 - 3 3 2 2 3 3 3 2 - 4 5 4 6 4 4 5
well_covered 1 1 1 1 0 1 0 1 1 1 0 0 1 0 0 1 0 0 0 0 0 0
well_totally_dominated 1 0 0 1 1 0 1 1 1 1 1 1 1 0 1 0 0 1 0 0 0 1
chromatic_number 0 1 1 2 2 3 3 4 2 3 3 2 3 2 2 3 4 2 3 2 3 3
matching_number 0 0 0 1 1 1 2 2 2 2 2 2 2 2 2 3 3 1 5 2 3 3
path_cover_number 0 1 2 1 1 2 1 1 1 1 1 1 1 1 2 1 1 3 1 3 1 1
hamiltonian 0 0 0 0 0 0 0 1 1 1 0 0 1 0 0 1 1 0 0 0 0 1
arboricity 0 0 0 1 1 2 2 2 2 2 2 2 2 1 1 2 2 1 2 1 2 3
automorphisms 1 1 2 2 2 6 2 24 8 10 2 12 2 2 4 12 10 24 120 8 8 12
bandwidth 0 0 0 1 1 2 2 3 2 2 2 3 2 1 1 3 3 2 5 2 2 4
bridges 0 0 0 1 2 0 1 0 0 0 2 0 0 4 3 0 0 4 0 6 2 0
burning_number 0 1 2 2 2 2 2 2 2 3 2 2 2 3 3 3 2 2 3 3 3 2
choice_number 0 1 1 2 2 3 3 4 2 3 3 2 3 2 2 3 4 2 * 2 3 3
chromatic_index 0 0 0 1 2 3 3 3 2 3 3 3 3 2 2 3 5 4 4 3 3 5
cop_number 0 1 2 1 1 2 1 1 2 2 1 2 2 1 2 2 1 1 3 1 1 1
degeneracy 0 0 0 1 1 2 2 3 2 2 2 2 2 1 1 3 3 1 3 1 2 3
double_roman_domination_number 0 2 4 3 3 5 3 3 4 6 5 4 5 6 6 6 3 3 8 6 6 3
edge_connectivity 0 0 0 1 1 0 1 3 2 2 1 2 2 1 0 3 3 1 3 1 1 3
even_kernels 0 1 3 0 1 1 0 0 2 0 1 4 0 1 1 0 0 7 5 7 0 4
geodetic_number 0 1 2 2 2 4 3 4 2 3 3 2 3 2 4 3 3 4 4 4 4 2
gf2_rank 0 0 0 2 2 2 4 4 2 4 4 2 4 4 4 4 6 2 6 4 6 2
hadwiger_number 0 1 1 2 2 3 3 4 3 3 3 3 3 2 2 4 4 2 5 2 3 4
has_even_kernel 0 1 1 0 1 1 0 0 1 0 1 1 0 1 1 0 0 1 1 1 0 1
longest_cycle 0 0 0 0 0 3 3 4 4 5 3 4 5 0 0 6 6 0 9 0 3 6
longest_path 0 0 0 1 2 2 3 3 3 4 4 4 4 4 2 5 5 2 9 4 6 5
metric_dimension 0 0 1 1 1 2 2 3 2 2 2 3 2 1 2 2 2 3 3 2 2 3
mirror 1 0 1 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0
nullity 0 1 2 0 1 2 0 0 2 1 1 3 1 1 1 2 0 3 4 3 1 4
orbits 0 1 1 1 2 2 3 1 1 1 3 2 3 3 3 1 2 2 1 3 3 3
paired_domination_number 0 inf inf 2 2 inf 2 2 2 4 2 2 2 4 4 2 2 2 6 4 4 2
pathwidth -1 0 0 1 1 2 2 3 2 2 2 2 2 1 1 3 3 1 5 1 2 3
perfect 1 1 1 1 1 1 1 1 1 0 1 1 1 1 1 1 0 1 0 1 1 1
planar 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 1 1 0
power_domination_number 0 1 2 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 2 2 2 1
proximity - - inf 1 1 inf 1 1 4/3 3/2 5/4 5/4 5/4 3/2 inf 7/5 1 1 5/3 5/3 5/3 1
remoteness - - inf 1 3/2 inf 5/3 1 4/3 3/2 2 3/2 3/2 5/2 inf 7/5 7/5 7/4 5/3 8/3 5/2 7/5
roman_domination_number 0 1 2 2 2 3 2 2 3 4 3 3 3 4 4 4 2 2 6 4 4 2
total_forcing_number 0 inf inf 2 2 inf 2 3 2 2 2 3 2 2 4 3 3 4 5 5 4 4
toughness inf inf 0 inf 1/2 0 1/2 inf 1 1 1/2 2/3 1 1/2 0 3/2 3/2 1/4 4/3 1/3 1/2 1
treewidth -1 0 0 1 1 2 2 3 2 2 2 2 2 1 1 3 3 1 4 1 2 3
vertex_connectivity 0 0 0 1 1 0 1 3 2 2 1 2 2 1 0 3 3 1 3 1 1 3
vertex_transitive 1 1 1 1 0 0 0 1 1 1 0 0 0 0 0 1 0 0 1 0 0 0
zero_forcing_number 0 1 2 1 1 3 2 3 2 2 2 3 2 1 2 3 3 3 5 3 3 4
twin - 0 1 0 1 0 0 0 1 0 0 1 0 0 0 0 0 1 0 1 0 1
saturated - 0 0 1 0 0 1 1 1 0 0 0 0 0 1 1 1 0 1 0 1 1
in_even_kernel - 1 1 0 1 1 0 0 1 0 1 1 0 1 0 0 0 1 1 1 0 1
outer_vertex - 1 1 0 1 1 0 0 0 1 1 1 1 1 0 0 0 1 0 1 0 0
inner_vertex - 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0
perfect_vertex - 0 0 1 0 0 1 1 1 0 0 0 0 0 1 1 1 0 1 0 0 1
degree - 0 0 1 1 0 1 3 2 2 1 2 2 1 1 3 3 1 3 1 2 3
eccentricity - 0 inf 1 2 inf 2 1 2 2 3 2 2 4 inf 2 2 2 2 4 2 2
triangles_at - 0 0 0 0 0 0 3 0 0 0 0 1 0 0 1 2 0 0 0 0 2
cut_vertex - 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0
local_independence - 0 0 1 1 0 1 1 2 2 1 2 1 1 1 2 2 1 3 1 2 2
)";

std::string value_of(const Term& term, const Graph& g) {
    if (term.of_vertex && g.order() == 0) return "-";
    int calls = 0;
    Steps steps([&calls] {
        if (++calls > 256) throw Unproved{"more than a million steps"};
    });
    try {
        const Number value = term.value(g, term.of_vertex ? g.order() - 1 : -1, steps);
        return value.is_infinite() ? "inf" : to_string(value);
    } catch (const Unproved&) {
        return "-";
    }
}

TEST(InvariantTerms, HaveTheirValuesOnNamedGraphs) {
    std::istringstream lines(table);
    int terms = 0;
    for (std::string name; lines >> name; ++terms) {
        const Term* term = find_term(name);
        ASSERT_NE(term, nullptr) << name;
        std::istringstream texts(graphs);
        for (std::string text, value; texts >> text;) {
            lines >> value;
            if (value == "*") continue;
            EXPECT_EQ(value_of(*term, to_graph(*parse_graph(text))), value) << name << " " << text;
        }
    }
    // Randic and harmonic are no fractions, or need a root.
    int all = 0;
    for (const auto& one : all_terms()) all += static_cast<int>(one.size());
    EXPECT_EQ(terms + 2 + static_cast<int>(spectral_terms.size()), all);
}

TEST(InvariantTerms, ThatAreSumsOfRoots) {
    Steps steps;
    const auto of = [&](const char* name, const char* graph) {
        return find_term(name)->value(to_graph(*parse_graph(graph)), -1, steps);
    };
    EXPECT_EQ(to_string(of("harmonic", "Bg")), "4/3");
    EXPECT_EQ(to_string(of("harmonic", "Cx")), "9/5");
    EXPECT_EQ(to_string(of("randic", "Cl")), "2");
    // Twice the root of 1/2.
    const Number root = of("randic", "Bg");
    EXPECT_TRUE(is_less(root * root, Number(2) + 1 / Number(1000000)));
    EXPECT_TRUE(is_less(Number(2) - 1 / Number(1000000), root * root));
    EXPECT_THROW(is_equal(root * root, 2), Unproved);
}

/// Two adjacent vertices, each with two leaves: both of them dominate, but no independent set of
/// two.
TEST(InvariantTerms, OfADoubleStar) {
    const Graph g(6, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {1, 5}});
    Steps steps;
    EXPECT_EQ(find_term("domination_number")->value(g, -1, steps).integer(), 2);
    EXPECT_EQ(find_term("independent_domination_number")->value(g, -1, steps).integer(), 3);
}

TEST(InvariantTerms, SubgraphsAreFoundWhereTheyAre) {
    Steps steps;
    const auto has = [&](const char* g, const char* h, bool induced) {
        return contains(to_graph(*parse_graph(g)), to_graph(*parse_graph(h)), induced, steps);
    };
    EXPECT_TRUE(has("C~", "Cl", false));
    EXPECT_FALSE(has("C~", "Cl", true));
    EXPECT_TRUE(has("Dhc", "Ch", true));
    EXPECT_FALSE(has("Dhc", "Bw", false));
    EXPECT_FALSE(has("Bw", "C?", false));
    EXPECT_TRUE(has("Bw", "?", true));
}

/// Whoever watches may end it: there are 400,000 ways to begin a cycle that is not there.
TEST(InvariantTerms, TheSearchForASubgraphTakesSteps) {
    struct Enough {};
    Graph odd_cycle(7);
    for (Vertex v = 0; v < 7; ++v) odd_cycle.add_edge(v, (v + 1) % 7);
    Graph bipartite(16);
    for (Vertex u = 0; u < 8; ++u)
        for (Vertex w = 8; w < 16; ++w) bipartite.add_edge(u, w);
    Steps steps([] { throw Enough{}; });
    EXPECT_THROW(contains(bipartite, odd_cycle, false, steps), Enough);
}

TEST(InvariantNumbers, AreExactWhereTheyAreFractions) {
    const Number third = Number(1) / 3;
    EXPECT_EQ(to_string(third + third * 2), "1");
    EXPECT_EQ(to_string(Number(-7) / 2), "-7/2");
    EXPECT_EQ(to_string(floor(Number(-7) / 2)), "-4");
    EXPECT_EQ(to_string(ceiling(Number(-7) / 2)), "-3");
    EXPECT_EQ(to_string(absolute(Number(-7) / 2)), "7/2");
    EXPECT_EQ(to_string(square_root(Number(9) / 4)), "3/2");
    EXPECT_EQ(to_string(divide(-7, 2)), "-4");
    EXPECT_EQ(to_string(divide(7, -2)), "-4");
    EXPECT_EQ(to_string(modulo(-7, 2)), "1");
    EXPECT_EQ(to_string(modulo(7, -2)), "-1");
    EXPECT_EQ(to_string(common_divisor(-12, 18)), "6");
    EXPECT_EQ(to_string(power(-2, 5)), "-32");
    EXPECT_EQ(to_string(power(third, 0)), "1");
    EXPECT_EQ(to_string(least(third, 2) + greatest(third, 2)), "7/3");
    EXPECT_EQ(to_string(Number(40'000) / 40'001 * (Number(40'001) / 40'000)), "1");
    EXPECT_THROW(power(2, -1), Unproved);
    EXPECT_THROW(power(2, 31), Unproved);
    EXPECT_EQ(to_string(power(2, 30)), "1073741824");
    EXPECT_THROW(third / 0, Unproved);
    EXPECT_THROW(divide(third, 1), Unproved);
}

TEST(InvariantNumbers, LieBetweenBounds) {
    const Number few = Number::between(2, 3);
    EXPECT_EQ(to_string(few + few), "4..6");
    EXPECT_EQ(to_string(few - few), "-1..1");
    EXPECT_EQ(to_string(few * Number::between(-1, 4)), "-3..12");
    EXPECT_EQ(to_string(few / few), "2/3..3/2");
    EXPECT_EQ(to_string(absolute(few - 5)), "2..3");
    EXPECT_EQ(to_string(absolute(few - few)), "0..1");
    EXPECT_EQ(to_string(floor(few / 2)), "1");
    EXPECT_EQ(to_string(ceiling(few / 2)), "1..2");
    EXPECT_EQ(to_string(least(few, 2)), "2");
    EXPECT_EQ(to_string(greatest(few, 3)), "3");
    EXPECT_TRUE(is_less(1, few) && !is_less(few, 2) && !is_less(few, few - 1) && is_less(few, 4));
    EXPECT_FALSE(is_equal(few, 1));
    EXPECT_THROW(is_less(few, 3), Unproved);
    EXPECT_THROW(is_equal(few, 3), Unproved);
    EXPECT_THROW(is_equal(few, few), Unproved);
    EXPECT_THROW(few / (few - 2), Unproved);
    EXPECT_THROW(few / (few - few), Unproved) << "0 lies between the bounds";
    EXPECT_THROW(power(2, few), Unproved);
    const Number root = square_root(Number(2));
    EXPECT_FALSE(root.is_exact());
    EXPECT_TRUE(root.low() < root.high());
    EXPECT_TRUE(is_less(root, Number(141421357) / 100000000));
    EXPECT_TRUE(is_less(Number(141421356) / 100000000, root));
    EXPECT_EQ(to_string(ceiling(root)), "2");
    EXPECT_THROW(square_root(Number(-1)), Unproved);
    EXPECT_EQ(to_string(square_root(Number(0))), "0");
}

TEST(InvariantNumbers, MayBeInfinite) {
    const Number infinity = Number::infinity();
    for (Number a : {infinity + 1, infinity - 1, 1 + infinity, infinity * 2, 2 * infinity,
                     infinity * infinity, least(infinity, infinity), greatest(1, infinity),
                     floor(infinity), ceiling(infinity), absolute(infinity), square_root(infinity)})
        EXPECT_EQ(to_string(a), "infinity");
    EXPECT_EQ(to_string(least(1, infinity)), "1");
    EXPECT_TRUE(is_less(1, infinity) && is_equal(infinity, infinity));
    EXPECT_FALSE(is_less(infinity, 1) || is_less(infinity, infinity) || is_equal(1, infinity));
    EXPECT_THROW(1 - infinity, Unproved);
    EXPECT_THROW(infinity * 0, Unproved);
    EXPECT_THROW(infinity * -1, Unproved);
    EXPECT_THROW(infinity / 2, Unproved);
    EXPECT_THROW(2 / infinity, Unproved);
    EXPECT_THROW(power(infinity, 2), Unproved);
    EXPECT_THROW(modulo(infinity, 2), Unproved);
}

}  // namespace
}  // namespace gazetteer::check::invariants
