// SPDX-License-Identifier: GPL-3.0-or-later
// Values of games in statements: against published values, and against games written out.
#include "language/expressions/game_values.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/testkit/compared_evaluators.hpp"
#include "properties/framework/domain.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

Instance at(const std::string& text, const Graph& g, Vertex v = 0) {
    const auto expression = parse_expression(text);
    EXPECT_TRUE(expression) << text << ": " << expression.error().message;
    Evaluator evaluator{Conjecture(*expression)};
    evaluator.load(g);
    return evaluator.at(v);
}

bool holds(const std::string& text, const Graph& g) {
    return at(text, g) == Instance::holds;
}

std::string fault_of_values(const std::string& text) {
    const auto expression = parse_expression(text);
    return expression
               ? ""
               : std::to_string(expression.error().column) + ": " + expression.error().message;
}

TEST(GameValues, AreComparedWithNumbersAndNames) {
    const Graph three = to_graph(path(3));
    EXPECT_TRUE(holds("value(partizan_kayles) = \"{2|1}\"", three));
    EXPECT_TRUE(holds("value(partizan_kayles) = \"{1,2|1}\"", three));
    EXPECT_TRUE(holds("1/2 < value(partizan_kayles) < 3", three));
    EXPECT_TRUE(holds("value(partizan_kayles) > 1/2", three));
    // Confused with 3/2, so that it is neither.
    for (const char* sign : {" = ", " < ", " <= ", " > ", " >= "})
        EXPECT_FALSE(holds(std::string("value(partizan_kayles)") + sign + "3/2", three)) << sign;
    EXPECT_TRUE(holds("value(partizan_kayles) != 3/2", three));
    EXPECT_FALSE(holds("is_number(value(partizan_kayles))", three));
    EXPECT_TRUE(holds("value(node_kayles) = \"*2\"", three));
}

TEST(GameValues, AreAddedAndNegated) {
    for (const Graph& g : small_graphs(4)) {
        EXPECT_TRUE(holds("value(col) - value(col) = 0", g));
        EXPECT_TRUE(holds("value(partizan_kayles) - value(partizan_kayles) = 0", g));
        EXPECT_TRUE(holds("value(partizan_kayles) - 1 < value(partizan_kayles)", g));
        EXPECT_TRUE(holds("-value(snort) + value(snort) = value(col) - value(col)", g));
        EXPECT_TRUE(holds("value(col) + \"*\" + \"*\" = value(col)", g));
        EXPECT_TRUE(
            holds("value(partizan_kayles) + order - order / 1 = value(partizan_kayles)", g));
    }
}

/// [BCG82, chapter 4]: a position of Col is a number, or a number and *.
TEST(GameValues, OfColAreNumbersOrNumbersAndStar) {
    const std::string col = "is_number(value(col)) or is_number(value(col) + \"*\")";
    const std::string snort = "is_number(value(snort)) or is_number(value(snort) + \"*\")";
    bool snort_too = true;
    for (const Graph& g : small_graphs(5)) {
        EXPECT_TRUE(holds(col, g)) << to_graph6(g);
        snort_too = snort_too && holds(snort, g);
    }
    EXPECT_FALSE(snort_too);
}

/// The outcome of a position is the place of its value beside 0.
TEST(GameValues, AgreeWithOutcomes) {
    for (const std::string game : {"col", "snort", "partizan_kayles"})
        for (const Graph& g : small_graphs(4))
            EXPECT_TRUE(holds("let x = value(" + game + ") in (x > 0 <-> outcome(" + game +
                                  ") = L) and (x < 0 <-> outcome(" + game +
                                  ") = R) and (x = 0 <-> outcome(" + game + ") = P)",
                              g))
                << game << " " << to_graph6(g);
}

TEST(GameValues, OfAVertexThatHasGoneAreUndefined) {
    const Graph two = to_graph(path(2));
    EXPECT_EQ(at("value(partizan_vertex_geography, delete(v), v, v) = 0", two), Instance::vacuous);
}

TEST(GameValues, NumbersThatAreNoValuesAreGivenUp) {
    const Graph four = to_graph(path(4));
    EXPECT_THROW(at("value(col) <= order / 3", four), LimitExceeded);
    EXPECT_THROW(at("value(col) <= infinity", four), LimitExceeded);
    EXPECT_THROW(at("value(col) <= order^3 * 1000", four), LimitExceeded);
    EXPECT_TRUE(holds("value(col) <= (order + 2) / 3", four));
}

/// A table of values is one of an evaluator, whichever was loaded last.
TEST(GameValues, OfTwoEvaluatorsStayApart) {
    Evaluator one{Conjecture(*parse_expression("value(snort) = value(snort, complement)"))};
    Evaluator other{Conjecture(*parse_expression("value(snort) = 0"))};
    for (const Graph& g : small_graphs(4)) {
        one.load(g);
        other.load(complement(g));
        const bool same = other.at(-1) == Instance::holds;
        EXPECT_EQ(one.at(-1) == Instance::holds,
                  holds("value(snort) = value(snort, complement)", g));
        EXPECT_EQ(same, holds("value(snort, complement) = 0", g));
    }
}

/// A thread with other limits has another table since; what is asked now is put into the old one.
TEST(GameValues, StayInTheTableThatWasLoaded) {
    Evaluator evaluator{Conjecture(*parse_expression("value(partizan_kayles) = \"{2|1}\""))};
    for (const Graph& g : small_graphs(4)) {
        evaluator.load(g);
        evaluator.at(-1);
    }
    evaluator.load(to_graph(path(3)));
    const runs::WorkLimits others({}, 1 << 20);
    EXPECT_EQ(evaluator.at(-1), Instance::holds);
}

TEST(GameValues, AreToldByName) {
    Evaluator evaluator{Conjecture(*parse_expression("value(partizan_kayles) > 3"))};
    evaluator.load(to_graph(path(3)));
    const auto parts = evaluator.parts(-1);
    ASSERT_EQ(parts.size(), 1u);
    EXPECT_EQ(parts[0].text, "value(partizan_kayles)");
    EXPECT_EQ(parts[0].value, "{2|1}");
}

TEST(GameValues, FaultsSayWhatWouldBeRight) {
    EXPECT_EQ(fault_of_values("value(col) = 1/3"),
              "15: no value is such a number: a denominator is a power of 2");
    EXPECT_EQ(fault_of_values("value(col) = \"{2|1\""), "19: expected '}'");
    EXPECT_THAT(fault_of_values("value(col) = sqrt(2)"),
                HasSubstr("14: a value is compared with an integer, or a quotient of two"));
    EXPECT_EQ(fault_of_values("value(col) = tree"), "14: expected a number, found a boolean");
    EXPECT_EQ(fault_of_values("value(col) * 2 = 0"),
              "1: expected a number, found the value of a game");
    EXPECT_THAT(fault_of_values("value(uvg) = 0"), HasSubstr("write grundy(uvg)"));
    EXPECT_THAT(fault_of_values("value(after(uvg, v)) = 0"), HasSubstr("write grundy(uvg)"));
    EXPECT_THAT(fault_of_values("value(misere_partizan_kayles) = 0"),
                HasSubstr("values are those of normal play: write outcome("));
    EXPECT_THAT(fault_of_values("value(misere_node_kayles) = 0"), HasSubstr("write P("));
    EXPECT_THAT(fault_of_values("is_number(order)"),
                HasSubstr("expected the value of a game, found an integer"));
    EXPECT_THAT(fault_of_values("is_number"), HasSubstr("is_number(value(col))"));
    EXPECT_THAT(fault_of_values("value(col)"),
                HasSubstr("expected a boolean, found the value of a game"));
}

/// Statements on values.
class ValueDice {
  public:
    explicit ValueDice(std::uint64_t seed) : dice_(seed) {}

    std::string statement() {
        if (dice_.below(6) == 0)
            return one_of({"", "not "}) + "is_number(" + value(1) + ")" + one_of({"", " or tree"});
        if (dice_.below(6) == 0)
            return "let x = " + value(0) + " in x" + sign() + value(0) + one_of({" and ", " or "}) +
                   "x" + sign() + number();
        return one_of({"", "connected -> ", "forall u: u = v or "}) + value(1) + sign() +
               (dice_.below(3) == 0 ? number() : value(1));
    }

  private:
    std::string one_of(const std::vector<std::string>& choices) {
        return choices[static_cast<std::size_t>(dice_.below(static_cast<int>(choices.size())))];
    }
    std::string sign() { return one_of({" = ", " != ", " < ", " <= ", " > ", " >= "}); }
    std::string number() {
        return one_of({"0", "1", "-1", "1/2", "-3/4", "order - 2", "degree(v) / 2"});
    }
    std::string value(int depth) {
        if (depth > 0 && dice_.below(3) == 0)
            return "(" + value(0) + one_of({" + ", " - "}) +
                   (dice_.below(2) == 0 ? value(0) : number()) + ")";
        if (dice_.below(5) == 0)
            return one_of(
                       {"\"*\"", "\"^\"", "\"v\"", "\"*2\"", "\"1/2*\"", "\"+-1\"", "\"{2|1}\""}) +
                   " + " + of_game();
        return one_of({"", "", "-"}) + of_game();
    }
    std::string of_game() {
        return "value(" + one_of({"col", "snort", "partizan_kayles", "node_kayles"}) +
               one_of({"", "", ", complement", ", delete(v)", ", P2", ", induced({u: u ~ v})"}) +
               ")";
    }

    properties::Dice dice_;
};

TEST(GameValuesLong, RandomStatementsAreThoseOfGamesWrittenOut) {
    ValueDice dice(1);
    EXPECT_GT(mixed_statements(300, small_graphs(3), [&] { return dice.statement(); }), 100);
}

}  // namespace
}  // namespace gazetteer::conjectures
