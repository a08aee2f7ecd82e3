// SPDX-License-Identifier: GPL-3.0-or-later
// The slack says what the evaluator says, and how far it is from saying the contrary.
#include "counterexamples/search/slack.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/testkit/random_expressions.hpp"

namespace gazetteer::conjectures {
namespace {

Conjecture conjecture_from(const std::string& text) {
    return Conjecture(*parse_expression(text));
}

std::vector<Graph> graphs_to(int order_max) {
    std::vector<Graph> result;
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        result.push_back(g);
        return true;
    });
    return result;
}

/// On each graph the slack is at most 0 iff the conjecture fails at an instance. Returns on how
/// many it fails.
int failures_agreeing(const std::string& text, const std::vector<Graph>& graphs) {
    const Conjecture conjecture = conjecture_from(text);
    Evaluator evaluator(conjecture);
    Slack slack(conjecture);
    Slack unrounded(conjecture, Rounding::dropped, Equality::far);
    int failures = 0;
    for (const Graph& g : graphs) {
        evaluator.load(g);
        bool fails = false;
        for (Vertex v : g.vertices()) fails = fails || evaluator.at(v) == Instance::fails;
        if (!conjecture.about_vertices()) fails = evaluator.at(-1) == Instance::fails;
        failures += fails ? 1 : 0;
        EXPECT_EQ(slack.of(g) <= 0, fails) << text << " on " << to_graph6(g);
        EXPECT_EQ(unrounded.of(g) <= 0, fails) << text << " on " << to_graph6(g);
    }
    return failures;
}

TEST(Slack, IsNotPositiveExactlyWhereTheConjectureFails) {
    int failures = 0;
    const std::vector<Graph> graphs = graphs_to(5);
    for (const char* text :
         {"P(ueg) <-> in_even_kernel", "P(uvg) <-> not saturated", "tree -> P(ueg)",
          "connected and order > 1 -> grundy(edge_delete) <= domination_number",
          "not forall u: N(ueg, u)", "exists u ~ v: P(uvg, u)", "degree(delete(v)) >= 0",
          "size > 3 xor connected", "order div (size - 3) < 2", "girth <= diameter",
          "forall u, w: u ~ w or u = w", "forall u: exists w ~ u: degree(w) > 1",
          "triangle_free or size < 6 or not connected", "not (size = 4) and size != 5",
          "ceil(size / 3) <= max_degree", "order < ceil(sqrt(2 * size))",
          "floor(size / 3) < radius or order > floor(size / 2)",
          "N(slither) or (count u: P(ueg, u)) < 2"})
        failures += failures_agreeing(text, graphs);
    EXPECT_GT(failures, 100);
}

TEST(SlackStandard, IsNotPositiveExactlyWhereRandomExpressionsFail) {
    ExpressionDice dice(11);
    int failures = 0;
    const std::vector<Graph> few = graphs_to(4);
    const std::vector<Graph> many = graphs_to(5);
    for (int i = 0; i < 1000 && !testing::Test::HasFailure(); ++i)
        failures += failures_agreeing(dice.boolean(3), i < 50 ? many : few);
    EXPECT_GT(failures, 5000);
}

double slack_of(const std::string& text, const Graph& g) {
    return Slack(conjecture_from(text)).of(g);
}

TEST(Slack, OfAComparisonIsTheDifference) {
    const Graph g = to_graph(path(4));
    EXPECT_EQ(slack_of("order <= 6", g), 2);
    EXPECT_EQ(slack_of("order < 6", g), 2);
    EXPECT_EQ(slack_of("order >= 6", g), -2);
    EXPECT_EQ(slack_of("order = 6", g), -2);
    EXPECT_EQ(slack_of("order != 6", g), 2);
    EXPECT_GT(slack_of("order >= 4", g), 0);
    EXPECT_LT(slack_of("order >= 4", g), 0.1);
    EXPECT_LT(slack_of("order > 4", g), 0);
    EXPECT_GT(slack_of("girth > 3", g), 1000) << "infinity";
}

/// That goes for comparisons of reals that hold.
TEST(Slack, MayTakeEqualityForFar) {
    const Graph line = to_graph(path(3));
    const auto slack_by = [&](const char* text, Equality equality) {
        return Slack(conjecture_from(text), Rounding::kept, equality).of(line);
    };
    for (const char* text : {"size / order <= 2 / 3", "2 / 3 >= size / order",
                             "sqrt(size) * sqrt(size) <= 2", "size / order = 2 / 3"}) {
        EXPECT_EQ(slack_by(text, Equality::far), 1) << text;
        EXPECT_LT(slack_by(text, Equality::near), 1e-8) << text;
        EXPECT_GT(slack_by(text, Equality::near), 0) << text;
    }
    for (const char* text :
         {"size / order < 1", "size / order <= 1 / 2", "size / order < 2 / 3", "size <= 2",
          "size = 2", "size / order <= 2 / 3 + 1 / 10 ^ 5", "diameter(power(2)) <= 1"})
        EXPECT_EQ(slack_by(text, Equality::far), slack_by(text, Equality::near)) << text;
}

TEST(Slack, MayLookBehindARounding) {
    const Graph g = to_graph(path(4));
    const auto unrounded = [&](const std::string& text) {
        return Slack(conjecture_from(text), Rounding::dropped).of(g);
    };
    EXPECT_EQ(slack_of("ceil(size / 2) <= 3", g), 1);
    EXPECT_EQ(unrounded("ceil(size / 2) <= 3"), 1.5);
    EXPECT_EQ(unrounded("ceil(size / 2) < 3"), 0.5);
    EXPECT_EQ(unrounded("floor(size / 2) <= 3"), 2.5);
    EXPECT_EQ(unrounded("floor(size / 2) < 3"), 1.5);
    EXPECT_EQ(unrounded("1 <= floor(size / 2)"), 0.5);
    EXPECT_EQ(unrounded("1 < floor(size / 2)"), -0.5);
    EXPECT_EQ(unrounded("1 <= ceil(size / 2)"), 1.5);
    EXPECT_EQ(unrounded("1 < ceil(size / 2)"), 0.5);
    EXPECT_EQ(unrounded("floor(size / 2) >= 1"), 0.5);
    EXPECT_EQ(unrounded("ceil(size / 2) > 1"), 0.5);
    EXPECT_EQ(unrounded("ceil(size / 2) = 3"), -1) << "an equality is as it was";
    EXPECT_EQ(unrounded("ceil(size / 2) <= floor(sqrt(9))"), 1) << "so are two roundings";
    EXPECT_EQ(unrounded("ceil(size / 2) <= sqrt(9)"), 1) << "and a side that is a real";
}

TEST(Slack, AddsWhatIsFalseAndTakesTheLeastOfWhatIsTrue) {
    const Graph g = to_graph(path(4));
    EXPECT_EQ(slack_of("order <= 6 and size <= 4", g), 1);
    EXPECT_EQ(slack_of("order >= 6 and size >= 4", g), -3);
    EXPECT_EQ(slack_of("order <= 6 or size <= 4", g), 3);
    EXPECT_EQ(slack_of("not (order >= 6 and size >= 4)", g), 3);
    EXPECT_EQ(slack_of("order <= 6 xor size >= 4", g), 1);
    EXPECT_EQ(slack_of("order <= 6 <-> size >= 4", g), -1);
    EXPECT_EQ(slack_of("exists u: degree(u) = 1", g), 2e-9) << "two ends, each equal";
    EXPECT_EQ(slack_of("forall u: degree(u) <= 3", g), 1);
    EXPECT_EQ(slack_of("forall u: degree(u) >= 2", g), -2);
}

TEST(Slack, OfOutcomesCountsVerticesAndMoves) {
    // The path 0 - 1 - 2: a lost centre would need its two winning moves away.
    const Graph g = to_graph(path(3));
    EXPECT_EQ(slack_of("not forall u: P(uvg, u)", g), 2) << "two moves from the centre win";
    EXPECT_EQ(slack_of("not forall u: N(uvg, u)", g), 2) << "two vertices are P";
    EXPECT_EQ(slack_of("(not connected)", Graph(5)), 4);
    EXPECT_EQ(slack_of("not triangle_free", to_graph(complete(4))), 4);
    EXPECT_EQ(slack_of("triangle_free", to_graph(complete(4))), -4);
}

TEST(Slack, AHypothesisThatFailsIsFarther) {
    EXPECT_EQ(slack_of("order >= 6 -> false", to_graph(path(4))), vacuous_slack + 2);
    EXPECT_EQ(slack_of("order div 0 = 1", to_graph(path(4))), vacuous_slack);
    EXPECT_EQ(slack_of("degree >= 7", Graph(0)), vacuous_slack);
    EXPECT_EQ(slack_of("degree >= 7 -> false", to_graph(path(3))), vacuous_slack + 5)
        << "the centre is nearest";
    EXPECT_EQ(slack_of("order <= 4 -> size = 4", to_graph(path(4))), -1) << "it just holds";
    EXPECT_EQ(slack_of("girth < 9 and girth < 8 -> false", to_graph(path(4))), vacuous_slack + 1e5)
        << "no farther than infinity";
}

TEST(Slack, OfWhatIsUndefinedIsThatOfNoInstance) {
    const Graph g = to_graph(path(4));
    EXPECT_EQ(slack_of("order div 0 = 1 and size < 0", g), -3);
    EXPECT_EQ(slack_of("size < 0 and order div 0 = 1", g), -3);
    EXPECT_EQ(slack_of("order div 0 = 1 and size > 0", g), vacuous_slack);
    EXPECT_EQ(slack_of("order div 0 = 1 or size > 0", g), 3);
    EXPECT_EQ(slack_of("order div 0 = 1 or size < 0", g), vacuous_slack);
    for (const char* sign : {"xor", "<->"})
        for (const char* other : {"size > 0", "size < 0"})
            for (const auto& text : {std::string("order div 0 = 1 ") + sign + " " + other,
                                     std::string(other) + " " + sign + " order div 0 = 1"})
                EXPECT_EQ(slack_of(text, g), vacuous_slack) << text;
    EXPECT_EQ(slack_of("not (order div 0 = 1) -> false", g), vacuous_slack);
}

/// Where there is no difference, one.
TEST(Slack, OfOtherBooleansIsOne) {
    const Graph g = to_graph(path(4));
    EXPECT_EQ(slack_of("bipartite", g), 1);
    EXPECT_EQ(slack_of("not bipartite", g), -1);
    EXPECT_EQ(slack_of("forall u, w: u = w", to_graph(path(3))), -6);
    EXPECT_EQ(slack_of("forall u, w: u ~ w or u = w", to_graph(path(3))), -2)
        << "one in each order";
    EXPECT_EQ(slack_of("girth = girth", g), 1) << "equal infinities";
    const Graph star = to_graph(complete_bipartite(1, 3));
    EXPECT_EQ(slack_of("forall u: P(ueg, u)", star), -3) << "three moves win";
    const Expression by_theorems = *parse_expression("forall u: P(ueg, u)");
    EXPECT_EQ(Slack(Conjecture(by_theorems, By::theorem)).of(star), -1) << "not counted";
}

TEST(SlackOfLargeGraphs, HasNoMarginsOfVertices) {
    const LargeGraph star(4, {{0, 1}, {0, 2}, {0, 3}});
    const auto of_star = [&](const char* text) {
        return Slack(Conjecture(*parse_expression(text))).of(star);
    };
    EXPECT_EQ(of_star("forall u: degree(u) < 2"), -1);
    EXPECT_EQ(of_star("exists u: degree(u) > 2"), 1);
    EXPECT_EQ(of_star("forall u: exists w ~ u: degree(w) > 0"), 1);
}

/// Infinity is far from failing, and two of them have no difference.
TEST(SlackOfLargeGraphs, OfEqualInfinitiesIsThatOfNoInstance) {
    const LargeGraph apart(2, {});
    EXPECT_EQ(Slack(Conjecture(*parse_expression("diameter > 3"))).of(apart), 1e5);
    EXPECT_EQ(Slack(Conjecture(*parse_expression("diameter = diameter"))).of(apart), vacuous_slack);
}

}  // namespace
}  // namespace gazetteer::conjectures
