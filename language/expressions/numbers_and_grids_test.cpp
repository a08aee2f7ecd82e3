// SPDX-License-Identifier: GPL-3.0-or-later
// Quantifiers over numbers, and the rows and columns of grids.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/naive/naive_evaluator.hpp"
#include "language/numbers/limit_exceeded.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

Instance outcome_at(const std::string& text, const Graph& g, Vertex v = 0,
                    Naming naming = Naming::any) {
    Evaluator evaluator{Conjecture(*parse_expression(text, About::graphs, naming))};
    evaluator.load(g);
    return evaluator.at(v);
}

std::string fault_in(const std::string& text, Naming naming = Naming::any) {
    const auto parsed = parse_expression(text, About::graphs, naming);
    return parsed ? "" : std::to_string(parsed.error().column) + ": " + parsed.error().message;
}

TEST(NumberQuantifiers, GoThroughTheNumbersFromTheLeastToTheGreatest) {
    const Graph g = to_graph(path(4));
    for (const char* text :
         {"(sum k in 1..order: k) = 10", "(count k in -2..order: k mod 2 = 0) = 4",
          "(max k in 0..3: k * (3 - k)) = 2", "(min k in 2..9 where 12 mod k != 0: k) = 5",
          "forall i, j in 1..3: i * j <= 9 and i + j >= 2",
          "exists k in 0..order: grundy(edge_delete, path(k + 1)) = 1",
          "(sum k in 1..4: count u: degree(u) = k) = order",
          "forall u: exists k in 1..2: degree(u) = k",
          "(forall k in 3..2: false) and not (exists k in 3..2: true) and (sum k in 3..2: k) = 0",
          "(count k in 9999999999..0: true) = 0", "(count k in 9999999999..9999999998: true) = 0",
          "(count k in -999999999..-999999990: true) = 10",
          "(count k in 999999990..999999999: true) = 10", "forall n in 1..2: n < 3 and order = 4",
          "(sum k in 1..3: sum i in 1..k: i) = 10",
          "let twice(k) = 2 * k in (sum k in 1..3: twice(k)) = 12"})
        EXPECT_EQ(outcome_at(text, g), Instance::holds) << text;
    EXPECT_EQ(outcome_at("forall k in 1..order: k < order", g), Instance::fails);
    EXPECT_EQ(outcome_at("exists k in 1..order: k > order", g), Instance::fails);
}

TEST(NumberQuantifiers, AreUndefinedWithoutARange) {
    const Graph g = to_graph(path(4));
    for (const std::string range : {"0..girth", "girth..0", "0..order div 0", "1..-infinity"}) {
        EXPECT_EQ(outcome_at("forall k in " + range + ": true", g), Instance::vacuous) << range;
        EXPECT_EQ(outcome_at("not exists k in " + range + ": true", g), Instance::vacuous) << range;
        EXPECT_EQ(outcome_at("(sum k in " + range + ": k) >= 0", g), Instance::vacuous) << range;
    }
    EXPECT_EQ(outcome_at("(max k in 1..0: k) >= 0", g), Instance::vacuous);
    EXPECT_EQ(outcome_at("exists k in 0..2: 1 div k > 1", g), Instance::vacuous);
    EXPECT_EQ(outcome_at("exists k in 0..2: 1 div k = 1", g), Instance::holds);
}

TEST(NumberQuantifiers, ThatAreTooLongAreGivenUp) {
    const Graph g = to_graph(path(4));
    EXPECT_THROW(outcome_at("forall k in 1..1000001: k > 0", g), LimitExceeded);
    EXPECT_THROW(outcome_at("forall k in 9999999999..9999999999: k > 0", g), LimitExceeded);
    EXPECT_EQ(outcome_at("(count k in 1..1000000: k mod 1000 = 0) = 1000", g), Instance::holds);
}

/// A set below which a bound grows is no smaller set of which the quantifier is true.
TEST(NumberQuantifiers, WithABoundThatGrowsWithASetCutNothing) {
    const Graph g = to_graph(cycle(5));
    EXPECT_EQ(outcome_at("(max S where forall k in 3..|S|: k = 3: |S|) = 3", g), Instance::holds);
    EXPECT_EQ(outcome_at("(min S where exists k in 3..|S|: k = 3: |S|) = 3", g), Instance::holds);
    EXPECT_EQ(outcome_at("(count S: forall k in 0..2: |S| != k) = 32 - 1 - 5 - 10", g),
              Instance::holds);
}

TEST(NumberQuantifiers, ErrorsSayWhatWouldBeRight) {
    EXPECT_EQ(fault_in("forall k in 3: k > 0"),
              "14: expected '..' or an operator, found ':'; over a set it is said so: "
              "exists u where u in S: A");
    EXPECT_THAT(fault_in("forall K in 1..3: K > 0"),
                HasSubstr("8: 'K' would be a set of vertices"));
    EXPECT_EQ(fault_in("forall v in 1..3: v > 0"), "8: 'v' is a vertex; a number has another name");
    EXPECT_EQ(fault_in("forall k in 1..sqrt(2): k > 0"),
              "16: expected an integer, found a real number");
    EXPECT_EQ(fault_in("forall u: exists k in u..3: k > 0"),
              "23: expected an integer, found a vertex");
    EXPECT_THAT(fault_in("forall order in 1..3: true"),
                HasSubstr("8: 'order' has a meaning already"));
    EXPECT_THAT(fault_in("forall k in 1..3: degree(k) = 1"),
                HasSubstr("26: degree(graph, vertex)"));
    EXPECT_THAT(fault_in("sum u ~ w in 1..3: 1 > 0"), HasSubstr("expected ',' or ':'"));
}

TEST(NumberQuantifiers, ArePrintedAsTheyAreRead) {
    const auto printed = [](const char* text) {
        const Expression expression = *parse_expression(text);
        const std::string result = to_string(expression);
        EXPECT_EQ(*parse_expression(result), expression) << result;
        return result;
    };
    EXPECT_EQ(printed("forall u: exists i in 0..degree(u) + 1: i * i = size"),
              "forall u: exists k2 in 0..degree(u) + 1: k2 * k2 = size");
    EXPECT_EQ(printed("(sum i in 1..n where i mod 2 = 1: i) > 0"),
              "(sum k1 in 1..order where k1 mod 2 = 1: k1) > 0");
}

/// At each vertex of each grid of order 32 at most, of small ones by the second evaluator too.
TEST(Coordinates, AreThoseOfTheFamily) {
    constexpr int order_max = 32;
    constexpr int naive_order_max = 8;
    int grids = 0;
    for (int m = 2; 2 * m <= order_max; ++m)
        for (int n = 2; m * n <= order_max; ++n, ++grids) {
            const Grid grid{m, n};
            const Graph g = to_graph(grid.graph());
            const std::string sides =
                "rows = " + std::to_string(m) + " and columns = " + std::to_string(n);
            Evaluator of_sides{
                Conjecture(*parse_expression(sides, About::graphs, Naming::of_grid))};
            of_sides.load(g);
            EXPECT_EQ(of_sides.at(0), Instance::holds) << sides;
            for (Vertex v : g.vertices()) {
                const std::string text = "row = " + std::to_string(grid.a(v)) +
                                         " and column(v) = " + std::to_string(grid.b(v));
                EXPECT_EQ(outcome_at(text, g, v, Naming::of_grid), Instance::holds)
                    << sides << ": " << text;
                if (m * n > naive_order_max) continue;
                EXPECT_TRUE(naive::Evaluation(g).holds(*parse_syntax(sides + " and " + text), v));
            }
        }
    EXPECT_GT(grids, 40);
}

TEST(Coordinates, AreLinkedAsInAGrid) {
    const char* text =
        "forall u, w: u ~ w <-> abs(row(u) - row(w)) + abs(column(u) - column(w)) = 1";
    const auto syntax = *parse_syntax(text);
    for (const Grid grid : {Grid{2, 2}, Grid{2, 4}, Grid{4, 2}, Grid{3, 3}}) {
        const Graph g = to_graph(grid.graph());
        EXPECT_EQ(outcome_at(text, g, 0, Naming::of_grid), Instance::holds);
        EXPECT_TRUE(naive::Evaluation(g).holds(syntax, 0));
    }
}

TEST(Coordinates, AreSaidOfGridsAlone) {
    EXPECT_EQ(fault_in("order > 1 and row = 1"),
              "15: 'row' is said in a claim of a paper whose grounds are grids with two rows and "
              "two columns at least: on grid 2..5 2..6");
    EXPECT_EQ(fault_in("rows(v) = 1", Naming::of_grid), "6: 'rows' takes no argument");
    EXPECT_EQ(fault_in("row(G, v) = 1", Naming::of_grid), "5: 'row' takes one vertex, of G");
    EXPECT_EQ(fault_in("column(3) = 1", Naming::of_grid), "8: expected a vertex, found an integer");
    EXPECT_THAT(fault_in("let row = 1 in row = 1"), HasSubstr("has a meaning already"));
    // A path is one row as well as one column, and these are no grids, or not named as one.
    Graph exchanged = to_graph(Grid{3, 3}.graph());
    exchanged = exchanged.relabelled(std::vector<Vertex>{1, 0, 2, 3, 4, 5, 6, 7, 8});
    for (const Graph& g : {Graph(), Graph(1), to_graph(path(4)), to_graph(cycle(4)),
                           to_graph(complete(6)), Graph(6), exchanged})
        EXPECT_THROW(outcome_at("row = 1", g, 0, Naming::of_grid), LimitExceeded) << g.order();
}

TEST(Coordinates, ArePrintedAsTheyAreRead) {
    const char* text = "forall u: row(u) + column = rows * columns";
    const Expression expression = *parse_expression(text, About::graphs, Naming::of_grid);
    EXPECT_TRUE(expression.speaks_of_coordinates());
    EXPECT_EQ(to_string(expression), text);
    EXPECT_EQ(*parse_like(text, expression), expression);
    EXPECT_FALSE(parse_expression("order > 0")->speaks_of_coordinates());
}

}  // namespace
}  // namespace gazetteer::conjectures
