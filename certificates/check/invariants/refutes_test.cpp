// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures about invariants refuted by a graph: right certificates, near misses and forgeries.
#include <gmock/gmock.h>

#include "certificates/check/testkit/refutes.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

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
