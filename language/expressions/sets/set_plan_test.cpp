// SPDX-License-Identifier: GPL-3.0-or-later
// What quantifiers over sets are searched by.
#include "language/expressions/sets/set_plan.hpp"

#include <gtest/gtest.h>

#include <string>

#include "language/expressions/program.hpp"

namespace gazetteer::conjectures {
namespace {

/// What the innermost quantifier over sets of a text is searched by: one letter a condition, and
/// "size".
std::string plan_of(const std::string& text) {
    const auto expression = parse_expression(text);
    if (!expression) return expression.error().message;
    for (std::size_t i = 0; i < expression->nodes().size(); ++i) {
        if (!is_over_sets(expression->nodes()[i].op)) continue;
        const auto plan = set_plan(*expression, static_cast<int>(i));
        if (!plan) return "all sets";
        std::string result;
        for (const SetCondition& c : plan->conditions)
            result += "cgsn"[static_cast<std::size_t>(c.monotony)];
        return result + (plan->by_size ? " size" : "") + (plan->defined ? "" : " perhaps");
    }
    return "no set";
}

TEST(SetPlan, ShowsWhatGrowsAndWhatShrinks) {
    EXPECT_EQ(plan_of("(max S where bipartite(induced(S)): |S|) = 3"), "s size");
    EXPECT_EQ(plan_of("(max S: count u: u in S and forest(induced(S))) = 3"), "s size");
    EXPECT_EQ(plan_of("(min S where forall u: u in S or exists w ~ u: w in S: |S|) = 3"), "g size");
    EXPECT_EQ(plan_of("exists S: (forall u ~ w: not (u in S and w in S)) and "
                      "forall u: u in S or exists w ~ u: w in S"),
              "sg");
    EXPECT_EQ(plan_of("forall S: planar(induced(S)) -> |S| < 5"), "sg");
    EXPECT_EQ(plan_of("exists S: connected(induced(S)) and max_degree(induced(S)) <= 2"), "ns");
    EXPECT_EQ(plan_of("exists S: not 3 <= clique_number(complement(induced(S)))"), "s");
    EXPECT_EQ(plan_of("exists S: |{u: u in S and degree(u) = 1}| > 1"), "g");
    EXPECT_EQ(plan_of("(sum S where |S| <= 2: size(induced(S))) = 2"), "s");
    EXPECT_EQ(plan_of("exists S: 2 - |S| > 0"), "s perhaps");
    EXPECT_EQ(plan_of("exists S: 2 * |S| < 4"), "s perhaps");
    EXPECT_EQ(plan_of("forall S: not bipartite(induced(S))"), "s");
    EXPECT_EQ(plan_of("(max S where 3 / size > |S|: |S|) = 3"), "s size perhaps");
}

/// Beside a condition that shrinks.
TEST(SetPlan, KnowsWhatNeitherGrowsNorShrinks) {
    for (const char* text : {"|S| = 3", "connected(induced(S))", "not isomorphic(induced(S), K3)",
                             "v in S xor empty(S)"})
        EXPECT_EQ(plan_of(std::string("exists S: (") + text + ") and bipartite(induced(S))"), "ns")
            << text;
    for (const char* text : {"|S| mod 2 = 0", "3 / |S| > 1", "(order - 5) * |S| > 2",
                             "|S| * (order - 5) > 2", "distance(v, S) > 1", "-|S|^2 < 4"})
        EXPECT_EQ(plan_of(std::string("exists S: (") + text + ") and bipartite(induced(S))"),
                  "ns perhaps")
            << text;
    EXPECT_EQ(plan_of("exists S: not contains(induced(S), K3)"), "s");
    EXPECT_EQ(plan_of("exists S: not (clique_number(induced(S)) > 2 or |S| = 3)"), "sn");
}

TEST(SetPlan, KnowsSetsOfEdgesFromInducedSubgraphs) {
    EXPECT_EQ(plan_of("(max edges M where max_degree(M) <= 1: |M|) = 3"), "s size");
    EXPECT_EQ(plan_of("exists edges M: connected(M)"), "g");
    EXPECT_EQ(plan_of("exists edges M: connected(complement(M))"), "s");
    EXPECT_EQ(plan_of("exists edges M: size(complement(M)) > 2"), "s");
    EXPECT_EQ(plan_of("exists edges M: connected({a ~ b: {a, b} in M or a = v})"), "g");
    EXPECT_EQ(plan_of("exists edges M: connected(induced(M, {a: a ~ v}))"), "g");
    EXPECT_EQ(plan_of("exists S: size(complement(induced(S))) > 2"), "g");
    EXPECT_EQ(plan_of("exists edges M: independence_number(M) > 2"), "all sets");
}

TEST(SetPlan, KnowsTheSizeInEachOfItsForms) {
    EXPECT_EQ(plan_of("(max S where bipartite(induced(S)): count u: u in S) = 3"), "s size");
    EXPECT_EQ(plan_of("(max S where bipartite(induced(S)): count u: v in S) = 3"), "s");
    EXPECT_EQ(plan_of("(max edges M where forest(M): size(M)) = 3"), "s size");
    EXPECT_EQ(plan_of("(max edges M where forest(M): components(M)) = 3"), "s");
}

/// The vertices of S beside others: their number neither grows nor shrinks.
TEST(SetPlan, LeavesTheBoundaryOfASetAlone) {
    EXPECT_EQ(plan_of("exists S: size(induced(induced(S), {u: exists w ~ u: not w in S})) < 2"),
              "all sets");
}

TEST(SetPlan, TellsAnotherSetFromItsOwn) {
    EXPECT_EQ(plan_of("exists T: exists S: |S| <= |T| and not bipartite(induced(T))"), "sc");
    EXPECT_EQ(
        plan_of("(max S: count u: u in S and bipartite(induced(S)) and forall w: w in S) = 3"),
        "sg size");
}

TEST(SetPlan, KnowsAConditionOnNumbersByItsBoundsAndItsBody) {
    EXPECT_EQ(plan_of("exists S: exists k in 1..3: |S| < k"), "s perhaps");
    for (const char* range : {"1..|S|", "|S|..3"})
        EXPECT_EQ(plan_of(std::string("exists S: (exists k in ") + range +
                          ": k = 2) and bipartite(induced(S))"),
                  "ns perhaps")
            << range;
}

/// Sets that are no better are left out only where no condition can be undefined.
TEST(SetPlan, KnowsWhatMayBeUndefined) {
    const auto beside = [](const char* condition) {
        return plan_of(std::string("exists S: bipartite(induced(S)) and ") + condition);
    };
    EXPECT_EQ(beside("girth > 3"), "sc perhaps");
    EXPECT_EQ(beside("degree(v) > 1"), "sc");
    EXPECT_EQ(beside("degree(induced(S), v) > 1"), "sn perhaps");
    EXPECT_EQ(beside("(max u: degree(u)) > 2"), "sc perhaps");
    EXPECT_EQ(beside("(sum u: degree(u)) > 2"), "sc");
    EXPECT_EQ(beside("(sum u ~ v: degree(u)) > 2"), "sc");
}

/// max S: count u: u in S and C is the greatest set of which C is true; anything near to it is not.
TEST(SetPlan, KnowsTheCountThatIsASize) {
    EXPECT_EQ(plan_of("(max S: count u: u in S and v in S and bipartite(induced(S))) = 3"),
              "gs size");
    for (const char* text : {"sum S: count u: u in S and bipartite(induced(S))",
                             "min S: count u: u in S and bipartite(induced(S))",
                             "max S: count u: v in S and bipartite(induced(S))",
                             "max S: count u: u in {w: degree(w) > 1} and bipartite(induced(S))",
                             "max S: count u: u in S and degree(u) > 1 and bipartite(induced(S))",
                             "max S: count u: u in S"})
        EXPECT_EQ(plan_of(std::string("(") + text + ") = 3"), "all sets") << text;
}

TEST(SetPlan, LeavesAllSetsWhereTheTextShowsNothing) {
    for (const char* text :
         {"exists S: connected(induced(S))", "exists S: |S| = 3", "exists S: |S| mod 2 = 0",
          "exists S: |S| * (order - 5) > 2", "exists S: planar(induced(S)) <-> planar",
          "exists S: domination_number(induced(S)) < 2",
          "exists S: (max u where u in S: degree(u)) > 2", "exists S: degree(induced(S), v) > 1",
          "(max S: |S|) = order"})
        EXPECT_EQ(plan_of(text), "all sets") << text;
}

}  // namespace
}  // namespace gazetteer::conjectures
