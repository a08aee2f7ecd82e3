// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures about invariants refuted by a graph: right certificates, near misses and forgeries.
#include <gmock/gmock.h>

#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

std::string refutes(const std::string& expression, const std::string& graph,
                    const std::string& witnesses = "", const std::string& rest = "") {
    return judged(text("claim refutes\nexpression " + expression + "\n" + rest + "graph " + graph +
                           "\nverdict false\n",
                       "invariants\n" + witnesses));
}
const std::string pentagon = to_graph6(to_graph(cycle(5)));
const std::string path4 = to_graph6(to_graph(path(4)));

TEST(Refutes, WhatIsFalseIsProvedByPlainEnumeration) {
    for (const char* expression :
         {"false", "order < 5", "independence_number = 3", "induced_path_number > 4",
          "average_distance != 3 / 2", "sqrt(order) <= 2", "domination_number = 1",
          "forall u: forall w: distance(u, w) <= 1", "bipartite or triangle_free -> size = 4",
          "hamiltonian -> not traceable", "|{u: degree(u) = 2}| != 5", "contains(C4)",
          "(max u: local_independence(u)) > 2", "not isomorphic(complement)",
          "(count edge u ~ w: degree(u) = degree(w)) < 5",
          "exists S1: |S1| = 3 and (forall u: forall w: "
          "u in S1 and w in S1 -> not u ~ w)"})
        EXPECT_EQ(refutes(expression, pentagon), "VALID") << expression;
}

TEST(Refutes, NearMissesAreRefused) {
    for (const char* expression :
         {"true", "order <= 5", "independence_number = 2", "induced_path_number >= 4",
          "average_distance = 3 / 2", "sqrt(order) > 2", "domination_number = 2",
          "forall u: forall w: distance(u, w) <= 2", "bipartite -> size = 4", "hamiltonian",
          "|{u: degree(u) = 2}| = 5", "contains(C5)", "(max u: local_independence(u)) > 1"})
        EXPECT_EQ(refutes(expression, pentagon),
                  "7:1: INVALID: the expression is true of the graph")
            << expression;
}

TEST(Refutes, AStrictBoundIsNotTheOtherOne) {
    EXPECT_EQ(refutes("independence_number < 2", pentagon), "VALID");
    EXPECT_THAT(refutes("independence_number <= 2", pentagon), HasSubstr("INVALID"));
}

TEST(Refutes, TheGraphMatters) {
    EXPECT_EQ(refutes("max_leaves > 2", path4), "VALID");
    EXPECT_THAT(refutes("max_leaves > 2", to_graph6(to_graph(complete_bipartite(1, 3)))),
                HasSubstr("INVALID"));
    EXPECT_THAT(refutes("order > 70", to_sparse6(path(70))),
                HasSubstr("MALFORMED: invariants are of graphs of order <= 64"));
}

TEST(Refutes, AHypothesisMustBeTrue) {
    EXPECT_EQ(refutes("tree", pentagon, "", "hypothesis connected\nhypothesis min_degree = 2\n"),
              "VALID");
    EXPECT_EQ(refutes("tree", pentagon, "", "hypothesis bipartite\n"),
              "8:1: INVALID: a hypothesis is false of the graph");
    // Left out, it is no part of what is claimed; put into the expression, it is.
    EXPECT_THAT(refutes("bipartite -> tree", pentagon), HasSubstr("INVALID"));
}

TEST(Refutes, ARootIsAskedForWhereVOccurs) {
    const auto at = [](const std::string& root) {
        return judged(text("claim refutes\nexpression degree = 2\ngraph " + path4 + "\n" + root +
                               "verdict false\n",
                           "invariants\n"));
    };
    EXPECT_EQ(at("root 3\n"), "VALID");
    EXPECT_THAT(at("root 1\n"), HasSubstr("INVALID"));
    EXPECT_THAT(at("root 4\n"), HasSubstr("MALFORMED: a number 0..3 belongs here"));
    EXPECT_THAT(at(""), HasSubstr("MALFORMED: 'root' belongs here"));
}

TEST(Refutes, WitnessesShowOneSide) {
    EXPECT_EQ(refutes("independence_number < 2", pentagon, "at-least independence_number 0 2\n"),
              "VALID");
    // An upper bound is not shown by a set.
    EXPECT_EQ(refutes("independence_number > 2", pentagon, "at-least independence_number 0 2\n"),
              "8:1: INVALID: the numbers 2 and 2..5 are not told apart by what is known of them");
    EXPECT_EQ(refutes("independence_number < 2", pentagon, "at-least independence_number 0 1\n"),
              "8:1: INVALID: the set does not show the bound");
    EXPECT_EQ(refutes("independence_number < 2", pentagon, "at-least independence_number 0\n"),
              "8:1: INVALID: the numbers 1..5 and 2 are not told apart by what is known of them");
}

/// A statement of the pentagon, a witness that shows it and one that does not.
struct Witnessed {
    const char* expression;
    const char* good;
    const char* bad;
};
TEST(Refutes, EachKindOfWitness) {
    for (const auto& [expression, good, bad] : std::vector<Witnessed>{
             {"clique_number < 2", "at-least clique_number 0 1", "at-least clique_number 0 2"},
             {"induced_bipartite_number < 4", "at-least induced_bipartite_number 0 1 2 3",
              "at-least induced_bipartite_number 0 1 2 3 4"},
             {"induced_forest_number < 4", "at-least induced_forest_number 0 1 2 3",
              "at-least induced_forest_number 0 1 2 3 4"},
             {"induced_tree_number < 4", "at-least induced_tree_number 0 1 2 3",
              "at-least induced_tree_number 0 1 3"},
             {"induced_path_number < 4", "at-least induced_path_number 0 1 2 3",
              "at-least induced_path_number 0 1 3"},
             {"max_leaves < 2", "at-least max_leaves 0 1", "at-least max_leaves 0 2"},
             {"vertex_cover_number > 3", "at-most vertex_cover_number 0 1 3",
              "at-most vertex_cover_number 0 1"},
             {"decycling_number > 1", "at-most decycling_number 0", "at-most decycling_number"},
             {"domination_number > 2", "at-most domination_number 0 2",
              "at-most domination_number 0 1"},
             {"total_domination_number > 3", "at-most total_domination_number 0 1 2",
              "at-most total_domination_number 0 2 4"},
             {"connected_domination_number > 3", "at-most connected_domination_number 0 1 2",
              "at-most connected_domination_number 0 1 3"},
             {"independent_domination_number > 2", "at-most independent_domination_number 0 2",
              "at-most independent_domination_number 0 1 2"},
             {"chromatic_number > 3", "at-most chromatic_number 0 1 0 1 2",
              "at-most chromatic_number 0 1 0 1 0"},
             {"matching_number < 2", "at-least matching_number 0-1 2-3",
              "at-least matching_number 0-1 1-2"},
             {"matching_number > 2", "at-most matching_number", "at-most matching_number 0"},
             {"not traceable", "at-most path_cover_number 0 1 2 3 4",
              "at-most path_cover_number 0 2 1 3 4"},
             {"not hamiltonian", "at-least hamiltonian 0 1 2 3 4",
              "at-least hamiltonian 0 1 2 4 3"},
         }) {
        EXPECT_EQ(refutes(expression, pentagon, std::string(good) + "\n"), "VALID") << good;
        EXPECT_THAT(refutes(expression, pentagon, std::string(bad) + "\n"),
                    HasSubstr("8:1: INVALID: "))
            << bad;
    }
}

TEST(Refutes, SetsThatLeaveManyPiecesShowThatThereIsNoPathAndNoCycle) {
    const std::string star4 = to_graph6(to_graph(complete_bipartite(1, 4)));
    EXPECT_EQ(refutes("traceable", star4, "at-least path_cover_number 0\n"), "VALID");
    EXPECT_EQ(refutes("hamiltonian", star4, "at-most hamiltonian 0\n"), "VALID");
    EXPECT_EQ(refutes("hamiltonian", star4, "at-most hamiltonian 0 1 2 3\n"),
              "8:1: INVALID: a cycle may have all vertices");
    EXPECT_EQ(refutes("path_cover_number < 4", star4, "at-least path_cover_number 0\n"),
              "8:1: INVALID: the numbers 3..5 and 4 are not told apart by what is known of them");
}

TEST(Refutes, NearMissesOfWitnesses) {
    const std::string star4 = to_graph6(to_graph(complete_bipartite(1, 4)));
    // A cycle, a star, and what is not connected.
    EXPECT_THAT(
        refutes("induced_tree_number < 5", pentagon, "at-least induced_tree_number 0 1 2 3 4\n"),
        HasSubstr("8:1: INVALID: the set does not show the bound"));
    EXPECT_THAT(
        refutes("induced_path_number < 5", pentagon, "at-least induced_path_number 0 1 2 3 4\n"),
        HasSubstr("8:1: INVALID: the set does not show the bound"));
    EXPECT_THAT(refutes("induced_path_number < 4", star4, "at-least induced_path_number 0 1 2 3\n"),
                HasSubstr("8:1: INVALID: the set does not show the bound"));
    EXPECT_THAT(refutes("induced_path_number < 2", star4, "at-least induced_path_number 1 2\n"),
                HasSubstr("8:1: INVALID: the set does not show the bound"));
    // Three colours are not two, and no set of vertices at all leaves one component.
    EXPECT_THAT(refutes("chromatic_number > 2", pentagon, "at-most chromatic_number 0 1 0 1 2\n"),
                HasSubstr("8:1: INVALID: the numbers 2 and 0..3 are not told apart"));
    EXPECT_THAT(refutes("hamiltonian", pentagon, "at-most hamiltonian\n"),
                HasSubstr("8:1: INVALID: a cycle may have all vertices"));
    EXPECT_EQ(refutes("not hamiltonian", to_graph6(to_graph(complete(3))),
                      "at-least hamiltonian 0 1 2\n"),
              "VALID");
}

TEST(Refutes, WitnessesHaveOneSpelling) {
    const std::string many = "independence_number < 2 or clique_number < 2";
    EXPECT_EQ(
        refutes(many, pentagon, "at-least clique_number 0 1\nat-least independence_number 0 2\n"),
        "VALID");
    EXPECT_THAT(
        refutes(many, pentagon, "at-least independence_number 0 2\nat-least clique_number 0 1\n"),
        HasSubstr("MALFORMED: the terms must ascend, each bound once"));
    EXPECT_THAT(refutes(many, pentagon, "at-least clique_number 1 0\n"),
                HasSubstr("MALFORMED: the order must ascend"));
    EXPECT_THAT(refutes(many, pentagon, "at-least girth 0\n"),
                HasSubstr("MALFORMED: nothing shows such a bound of such a term"));
    EXPECT_THAT(refutes(many, pentagon, "at-least girht 0\n"),
                HasSubstr("MALFORMED: no term of this name"));
    EXPECT_THAT(refutes(many, pentagon, "at-most matching_number 0-1\n"), HasSubstr("MALFORMED"));
    EXPECT_THAT(refutes("hamiltonian", pentagon, "at-most path_cover_number 0 1 2 3\n"),
                EndsWith("INVALID: the order has not each vertex once"));
}

TEST(Refutes, WhatTakesTooLongOrTooMuchIsNotProved) {
    const std::string edgeless = to_graph6(Graph(40));
    EXPECT_THAT(refutes("matching_number > 0", edgeless),
                HasSubstr("INVALID: a table of all sets is made up to order 24"));
    EXPECT_EQ(refutes("matching_number > 0", edgeless, "at-most matching_number\n"), "VALID");
    EXPECT_THAT(refutes("order < 2^31", pentagon), HasSubstr("INVALID: a number exceeds 2^30"));
    EXPECT_THAT(refutes("size(line_graph(complement)) < 0", edgeless),
                HasSubstr("INVALID: the line graph has more than 64 vertices"));
}

TEST(RefutesLong, WhatTakesTooLongIsNotProved) {
    EXPECT_THAT(refutes("well_covered and false", to_graph6(Graph(40))),
                HasSubstr("INVALID: plain enumeration takes more than 2^28 steps"));
}

TEST(Refutes, UndefinedRefutesNothing) {
    for (const char* expression :
         {"1 / 0 = 1", "order / (order - 5) < 1", "sqrt(-1) > 0", "1 mod (order - 5) = 1",
          "(max u where degree(u) = 9: 1) = 0", "distance(v, {u: false}) = 0",
          "degree(delete(v), v) = 7", "max_leaves(complement(K2)) = 1"})
        EXPECT_NE(refutes(expression, pentagon), "VALID") << expression;
}

TEST(Refutes, WhatIsUnknownIsNamed) {
    EXPECT_THAT(refutes("value(col) = 0", pentagon),
                HasSubstr("4:12: MALFORMED: 'value' is no word that gazetteer-check knows"));
    EXPECT_THAT(refutes("order + (size", pentagon), HasSubstr("MALFORMED: ')' belongs here"));
    EXPECT_THAT(refutes("order", pentagon), HasSubstr("MALFORMED: a boolean belongs before this"));
    EXPECT_THAT(refutes("order = connected", pentagon),
                HasSubstr("MALFORMED: a number belongs before this"));
    EXPECT_THAT(refutes("order = 1 = 1", pentagon),
                HasSubstr("MALFORMED: two comparisons are joined by 'and'"));
    EXPECT_THAT(refutes("true true", pentagon),
                HasSubstr("4:17: MALFORMED: the expression goes on behind its end"));
    EXPECT_THAT(refutes("order = ?", pentagon),
                HasSubstr("MALFORMED: no word of an expression begins here"));
    std::string deep = "false";
    for (int i = 0; i < 400; ++i) deep = "(" + deep + ")";
    EXPECT_THAT(refutes(deep, pentagon),
                HasSubstr("MALFORMED: the expression is nested too deeply"));
}

}  // namespace
}  // namespace gazetteer::check
