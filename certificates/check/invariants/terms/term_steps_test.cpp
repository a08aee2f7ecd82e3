// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that each enumeration takes on graphs that have names: one that looks at more, or at
// less, is noticed though its value is the same.
#include <gtest/gtest.h>

#include <sstream>

#include "certificates/check/invariants/terms/terms.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {
namespace {

/// The Petersen graph; the binary tree of depth 2; K_{1,2,3}; two triangles joined by a path; P_3
/// and P_2.
constexpr const char* graphs_searched = "IheA@GUAo FqO`? Evz_ FwCX_ DgC";

/// What "*" stands for takes more than 2^28.
constexpr const char* steps_table = R"(
metric_dimension 331 51 37 36 19
geodetic_number 225 39 31 17 8
spectral_radius 3220 700 1506 1736 660
algebraic_connectivity 4275 1883 1134 2079 335
energy 5200 3052 3207 4088 1305
independence_number 158 28 24 40 15
clique_number 99 42 37 45 19
vertex_cover_number 158 28 24 40 15
induced_forest_number 315 28 33 46 15
decycling_number 315 28 33 46 15
induced_bipartite_number 321 28 34 46 15
induced_tree_number 315 28 33 51 25
induced_path_number 640 57 43 51 25
local_independence 6 1 6 3 1
domination_number 272 45 37 46 15
total_domination_number 320 26 34 39 11
connected_domination_number 470 68 37 77 21
independent_domination_number 62 29 6 13 14
paired_domination_number 1201 95 63 122 28
roman_domination_number 70 18 6 13 9
double_roman_domination_number 814 171 21 150 61
max_leaves 470 68 37 77 0
well_covered 184 56 25 46 21
well_totally_dominated 603 32 56 59 11
matching_number 1023 127 63 127 31
path_cover_number 1023 127 63 127 31
hamiltonian 511 63 31 63 15
longest_path 1023 127 63 127 31
longest_cycle 1023 127 63 127 31
treewidth 5120 448 192 448 80
pathwidth 1023 127 63 127 31
bandwidth 51905 220 980 83 11
chromatic_number 129 51 51 59 26
chromatic_index 467 43 311 85 10
choice_number * 51 666301 59 26
perfect 63 508 77 558 84
hadwiger_number 96358 908 492 1509 77
vertex_connectivity 102 7 25 22 0
edge_connectivity 512 64 32 64 16
toughness 1023 127 63 127 31
arboricity 28 6 45 13 3
planar 4 0 3 2 0
even_kernels 184 56 25 46 21
has_even_kernel 184 56 25 46 21
in_even_kernel 184 56 25 46 21
outer_vertex 2046 254 126 254 62
inner_vertex 8184 254 504 508 124
perfect_vertex 8184 254 504 508 124
saturated 2046 254 126 254 62
automorphisms 274 90 103 122 28
orbits 163 164 128 230 44
vertex_transitive 163 164 128 230 44
mirror 58 14 0 26 7
zero_forcing_number 554 71 36 55 19
total_forcing_number 554 94 36 71 25
power_domination_number 171 54 24 46 22
burning_number 85 49 9 45 32
cop_number 146863 344 172 336 1274
)";

/// A million and 4,096 at most.
std::int64_t steps_of(const Term& term, const Graph& g) {
    int calls = 0;
    Steps steps([&calls] {
        if (++calls > 256) throw Unproved{"too many"};
    });
    try {
        term.value(g, term.of_vertex ? g.order() - 1 : -1, steps);
    } catch (const Unproved&) {
    }
    return steps.taken();
}

TEST(TermSteps, AreThoseOfTheEnumeration) {
    std::istringstream lines(steps_table);
    int terms = 0;
    for (std::string name; lines >> name; ++terms) {
        std::istringstream texts(graphs_searched);
        for (std::string text, steps; texts >> text;) {
            lines >> steps;
            if (steps == "*") continue;
            EXPECT_EQ(std::to_string(steps_of(*find_term(name), to_graph(*parse_graph(text)))),
                      steps)
                << name << " " << text;
        }
    }
    EXPECT_GT(terms, 50);
}

/// Two of K_4 with a common vertex: one is a piece with one end when the other is drawn in part.
TEST(TermSteps, APieceWithOneEndIsDrawnOnce) {
    const Graph g(7, {{0, 1},
                      {0, 2},
                      {0, 3},
                      {1, 2},
                      {1, 3},
                      {2, 3},
                      {3, 4},
                      {3, 5},
                      {3, 6},
                      {4, 5},
                      {4, 6},
                      {5, 6}});
    EXPECT_EQ(steps_of(*find_term("planar"), g), 6);
}

}  // namespace
}  // namespace gazetteer::check::invariants
