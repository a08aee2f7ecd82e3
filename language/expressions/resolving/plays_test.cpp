// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked after moves of a play, against what the oracle counts and what mex says.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

/// On all graphs of order 4 at most, at each vertex.
void expect_everywhere(const std::string& text) {
    const auto expression = parse_expression(text);
    ASSERT_TRUE(expression) << text << ": " << expression.error().message;
    Evaluator evaluator{Conjecture(*expression)};
    for_each_graph({.order_max = 4}, [&](const Graph& g) {
        evaluator.load(g);
        for (Vertex v : g.vertices())
            EXPECT_NE(evaluator.at(v), Instance::fails)
                << text << " on " << to_graph6(g) << " " << v;
        return !testing::Test::HasFailure();
    });
}

TEST(Plays, LeaveAsManyPPositionsAsThereAreWinningMoves) {
    for (const std::string game : {"uvg", "ueg"}) {
        expect_everywhere("(count u: P(after(" + game + ", u))) = winning_moves(" + game + ")");
        expect_everywhere("forall u ~ v: (count w: P(after(" + game +
                          ", u, w))) = winning_moves(after(" + game + ", u))");
        expect_everywhere("forall u ~ v: N(after(" + game + ", u)) <-> exists w: P(after(" + game +
                          ", u, w))");
        expect_everywhere("forall u, w, x: P(after(" + game + ", u, w, x)) -> N(after(" + game +
                          ", u, w))");
    }
}

TEST(Plays, HaveTheGrundyValuesOfWhichOneIsTheLeastOther) {
    for (const std::string game : {"uvg", "ueg"})
        expect_everywhere("(not exists u: grundy(after(" + game + ", u)) = grundy(" + game +
                          ")) and forall k in 0..grundy(" + game +
                          ") - 1: exists u: grundy(after(" + game + ", u)) = k");
}

TEST(Plays, AreFalseOrUndefinedAfterWhatIsNoMove) {
    for (const std::string game : {"uvg", "ueg"}) {
        expect_everywhere("forall u: u ~ v <-> P(after(" + game + ", u)) or N(after(" + game +
                          ", u))");
        expect_everywhere("(count u: grundy(after(" + game + ", v)) = grundy(after(" + game +
                          ", v))) = 0");
    }
    // Neither back to the vertex that has gone, nor along the edge.
    expect_everywhere("forall u: not (N(after(uvg, u, v)) or P(after(uvg, u, v)))");
    expect_everywhere("forall u: not (N(after(ueg, u, v)) or P(after(ueg, u, v)))");
    expect_everywhere(
        "(exists u, w: u ~ v and w ~ u and w ~ v) <-> exists u, w: N(after(ueg, u, w, "
        "v)) or P(after(ueg, u, w, v))");
}

TEST(Plays, OfDigraphsGoAlongArcs) {
    const auto at = [](const std::string& text) {
        Evaluator evaluator{Conjecture(*parse_expression(text, About::digraphs))};
        evaluator.load(Digraph(3, {{0, 1}, {1, 2}, {2, 0}}));
        return evaluator.at(0);
    };
    for (const char* text :
         {"exists u, w: P(after(dvg, u, w))", "not exists u, w: P(after(dvg, u, w, v))",
          "exists u, w: P(after(deg, u, w, v))",
          "forall u: v -> u <-> P(after(dvg, u)) or N(after(dvg, u))"})
        EXPECT_EQ(at(text), Instance::holds) << text;
}

TEST(Plays, ErrorsSayWhatWouldBeRight) {
    const auto told = [](const std::string& text) {
        const auto parsed = parse_expression(text);
        return parsed ? "" : std::to_string(parsed.error().column) + ": " + parsed.error().message;
    };
    EXPECT_EQ(told("P(after(ueg))"),
              "3: 'after' takes a game and where its token goes from v: after(ueg, u, w)");
    EXPECT_EQ(told("P(after(slither, v))"), "9: 'after' is of the plays of uvg, ueg, dvg and deg");
    EXPECT_EQ(told("P(after(unrooted(ueg), v))"),
              "9: 'after' is of the plays of uvg, ueg, dvg and deg");
    EXPECT_EQ(told("P(after(ueg, v), v)"),
              "18: 'after' says the board and the vertex: write P(after(ueg, u))");
    EXPECT_EQ(told("P(after(ueg, 3))"), "14: expected a vertex, found an integer");
    EXPECT_THAT(told("P(after(dvg, v))"), HasSubstr("'dvg' is played on digraphs"));
    EXPECT_EQ(told("after(ueg, v)"), "1: 'after' stands in the place of a game: P(after(ueg, u))");
}

}  // namespace
}  // namespace gazetteer::conjectures
