// SPDX-License-Identifier: GPL-3.0-or-later
// Values of games in statements: against published values, and against games written out.
#include "language/expressions/game_values.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/testkit/compared_evaluators.hpp"
#include "oracle/partizan_values/value_reader.hpp"
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

/// What is said of a number that is the value of no position, or "".
std::string refused_number(Integer numerator, Integer denominator) {
    GameValues values(no_limits);
    try {
        values.number(numerator, denominator);
        return "";
    } catch (const LimitExceeded& e) {
        return e.what();
    }
}

TEST(GameValues, OfNumbersAreHalvesOfHalves) {
    GameValues values(no_limits);
    const auto name = [&](Integer numerator, Integer denominator) {
        return values.name(values.number(numerator, denominator));
    };
    EXPECT_EQ(name(3, 4), "3/4");
    EXPECT_EQ(name(-6, 8), "-3/4");
    EXPECT_EQ(name(3, -4), "-3/4");
    EXPECT_EQ(name(-3, -4), "3/4");
    EXPECT_EQ(name(0, -7), "0");
    EXPECT_EQ(name(7, 1), "7");
    EXPECT_EQ(name(3, 0), "undefined");
    EXPECT_EQ(name(0, 0), "undefined");
    EXPECT_EQ(name(Integer::undefined(), 1), "undefined");
    EXPECT_EQ(name(1, Integer::undefined()), "undefined");
    EXPECT_EQ(name(1, 1 << value_exponent_max), "1/1048576");
    EXPECT_EQ(name(999, 1), "999");
    EXPECT_EQ(name(-3999, 4), "-3999/4");
    EXPECT_EQ(refused_number(2, 3),
              "2/3 is the value of no position: a denominator is a power of 2");
    EXPECT_EQ(refused_number(4, -6),
              "-2/3 is the value of no position: a denominator is a power of 2");
    EXPECT_EQ(refused_number(Integer::infinity(), 1), "infinity is the value of no position");
    EXPECT_EQ(refused_number(1, Integer::infinity()), "infinity is the value of no position");
    EXPECT_EQ(refused_number(-2000, 2),
              "the number -1000, with which a value is compared: at most 1000 can be, and halves "
              "of halves 20 times");
    EXPECT_EQ(refused_number(1, 1 << 21),
              "the number 1/2097152, with which a value is compared: at most 1000 can be, and "
              "halves of halves 20 times");
    EXPECT_EQ(refused_number(4001, 4).substr(0, 18), "the number 4001/4,");
}

TEST(GameValues, HaveOneNumberForAllTextsOfAValue) {
    const std::int64_t one = written_value("{2|1}").value();
    EXPECT_EQ(written_value("{1,2|1}").value(), one);
    EXPECT_NE(written_value("{2|0}").value(), one);
    EXPECT_EQ(text_of_written_value(one), "{2|1}");
    EXPECT_EQ(text_of_written_value(written_value("*1").value()), "*");
    EXPECT_EQ(written_value("{2|1").error().column, 5);
    GameValues values(no_limits);
    EXPECT_EQ(values.written(one), values.written(one));
    EXPECT_EQ(values.name(values.written(one)), "{2|1}");
}

/// {2|1} - {2|1} = 0, {2|1} is between 1/2 and 3, and beside 3/2.
TEST(GameValues, AreUndefinedWhereAnOperandIs) {
    GameValues values(no_limits);
    const Integer none = Integer::undefined();
    const Integer hot = values.written(written_value("{2|1}").value());
    const Integer zero = values.number(0, 1);
    const Integer three_halves = values.number(3, 2);
    EXPECT_EQ(values.sum(hot, values.negative(hot)), zero);
    EXPECT_EQ(values.name(values.negative(hot)), "{-1|-2}");
    EXPECT_EQ(values.at_most(values.number(1, 2), hot), Integer(1));
    EXPECT_EQ(values.at_most(hot, values.number(3, 1)), Integer(1));
    EXPECT_EQ(values.at_most(hot, three_halves), Integer(0));
    EXPECT_EQ(values.at_most(three_halves, hot), Integer(0));
    EXPECT_EQ(values.is_number(three_halves), Integer(1));
    EXPECT_EQ(values.is_number(hot), Integer(0));
    EXPECT_EQ(values.negative(none), none);
    EXPECT_EQ(values.is_number(none), none);
    EXPECT_EQ(values.name(none), "undefined");
    for (const auto& [g, h] : {std::pair{none, hot}, std::pair{hot, none}}) {
        EXPECT_EQ(values.sum(g, h), none);
        EXPECT_EQ(values.at_most(g, h), none);
    }
}

/// The table of a thread serves until its limits change.
TEST(GameValues, AreKeptFromOneGraphToTheNext) {
    const auto table = GameValues::of_thread();
    EXPECT_EQ(GameValues::of_thread(), table);
    EXPECT_EQ(&GameValues::in_use(), table.get());
    {
        const runs::WorkLimits others({}, 1 << 20);
        EXPECT_NE(GameValues::of_thread(), table);
    }
    GameValues values(no_limits);
    GameValues inner(no_limits);
    {
        const ValuesInUse in_use(&values);
        EXPECT_EQ(&GameValues::in_use(), &values);
        {
            const ValuesInUse nothing(nullptr);
            EXPECT_EQ(&GameValues::in_use(), &values);
            const ValuesInUse another(&inner);
            EXPECT_EQ(&GameValues::in_use(), &inner);
        }
        EXPECT_EQ(&GameValues::in_use(), &values);
    }
    EXPECT_EQ(&GameValues::in_use(), GameValues::of_thread().get());
}

TEST(GameValues, ThatMetALimitAreNotKept) {
    const runs::WorkLimits limits({}, 1 << 16);
    const auto table = GameValues::of_thread();
    EXPECT_EQ(GameValues::of_thread(), table);
    EXPECT_THROW(
        {
            for (std::int64_t i = 0; i <= 100'000; ++i) table->number(2 * i + 1, 1 << 18);
        },
        EngineLimitExceeded);
    EXPECT_NE(GameValues::of_thread(), table);
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
