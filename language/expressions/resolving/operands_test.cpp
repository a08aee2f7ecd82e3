// SPDX-License-Identifier: GPL-3.0-or-later
// Operations, comparisons and values: what their operands must be, and where it is told.
#include <gtest/gtest.h>

#include "language/expressions/parse_value.hpp"
#include "language/testkit/told.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(Operands, AWholeTextIsAStatementAValueOrAnAnswer) {
    for (const char* text : {"tree", "order", "energy"}) {
        EXPECT_EQ(told(parse_value(text)), text);
        EXPECT_EQ(told(parse_answer(text)), text);
    }
    for (const char* text : {"outcome(col)", "value(col)"})
        EXPECT_EQ(told(parse_answer(text)), text);
    EXPECT_EQ(told(parse_value("  v")), "3: expected a boolean or a number, found a vertex");
    EXPECT_EQ(told(parse_value("outcome(col)")),
              "1: expected a boolean or a number, found the outcome of a partizan game");
    for (const auto& [text, found] :
         {Told{"v", "a vertex"}, {"G", "a graph"}, {"ueg", "a game"}, {"{v}", "a set of vertices"}})
        EXPECT_EQ(told(parse_answer(text)),
                  "1: expected a boolean, a number, or the value or the outcome of a game, found " +
                      found);
    EXPECT_EQ(told(parse_answer("G", About::digraphs)).substr(66), "game, found a digraph");
}

TEST(Operands, AreOfTheTypeThatIsWanted) {
    expect_told({
        {"  \"C~\"", "4: expected a boolean, found a graph"},
        {"(order)", "2: expected a boolean, found an integer"},
        {"order(1234567890123456789) = 1", "7: an integer has at most 18 digits"},
        {"123456789012345678 > 1", "123456789012345678 > 1"},
        {"not order", "5: expected a boolean, found an integer"},
        {"-tree = 1", "2: expected a number, found a boolean"},
        {"1 = -tree", "6: expected a number, found a boolean"},
        {"-value(col) = 0", "-value(col) = 0"},
        {"tree div 2 = 1", "1: expected an integer, found a boolean"},
        {"2 div tree = 1", "7: expected an integer, found a boolean"},
        {"2 / tree = 1", "5: expected a number, found a boolean"},
        {"tree * 1 = 2", "1: expected a number, found a boolean"},
        {"(1/2) mod 2 = 0", "3: expected an integer, found a real number"},
        {"2 mod (1/2) = 0", "9: expected an integer, found a real number"},
        {"2 * tree = 1", "5: expected a number, found a boolean"},
        {"2 ^ tree = 1", "5: expected an integer, found a boolean"},
        {"tree ^ 2 = 1", "1: expected a number, found a boolean"},
        {"2 + tree = 1", "5: expected a number, found a boolean"},
        {"tree - 2 = 1", "1: expected a number, found a boolean"},
        {"tree and order", "10: expected a boolean, found an integer"},
        {"tree -> order", "9: expected a boolean, found an integer"},
        {"order -> tree", "1: expected a boolean, found an integer"},
        {"tree <-> order", "10: expected a boolean, found an integer"},
        {"gcd(1, tree) = 1", "8: expected an integer, found a boolean"},
        {"gcd(tree, 1) = 1", "5: expected an integer, found a boolean"},
        {"gcd(4, 6, 1/2) = 1", "12: expected an integer, found a real number"},
        {"min(tree, 1) = 1", "5: expected a number, found a boolean"},
        {"min(1, tree) = 1", "8: expected a number, found a boolean"},
        {"sqrt(1, 2) = 1", "1: 'sqrt' takes a number"},
        {"sqrt(tree) = 1", "6: expected a number, found a boolean"},
        {"sqrt = 1", "1: 'sqrt' takes a number"},
        {"gcd = 1", "1: 'gcd' takes two numbers or more"},
    });
}

/// An operand of mod is an integer; what may be a fraction is a real.
TEST(Operands, AreIntegersOrReals) {
    const auto fault = [](const std::string& number) {
        const auto parsed = parse_expression("(" + number + ") mod 2 = 0");
        return parsed ? "" : parsed.error().message;
    };
    for (const char* integer : {"2",
                                "order",
                                "infinity",
                                "order + 1",
                                "order - 1",
                                "order * size",
                                "order div 2",
                                "2^3",
                                "order^2",
                                "(2^3)^2",
                                "-order",
                                "min(1, 2)",
                                "max(1, 2, 3)",
                                "gcd(4, 6, 10)",
                                "abs(2)",
                                "|2|",
                                "|{v}|",
                                "|{u ~ w: true}|",
                                "floor(1/2)",
                                "ceil(1/2)",
                                "sum u: 2",
                                "count u: tree",
                                "max u where tree: 2",
                                "sum edge u ~ w: 2",
                                "count edge u ~ w: tree",
                                "sum k in 1..2: k",
                                "max S: |S|",
                                "count S: tree",
                                "count edges M: tree",
                                "distance(v, {v})",
                                "girth"})
        EXPECT_EQ(fault(integer), "") << integer;
    for (const char* real : {"order / 2",
                             "2^order",
                             "order^size",
                             "1/2 + 1",
                             "1 + 1/2",
                             "1/2 - 1",
                             "1 - 1/2",
                             "(1/2) * 2",
                             "2 * (1/2)",
                             "(1/2)^2",
                             "-(1/2)",
                             "min(1, 1/2)",
                             "max(1/2, 1)",
                             "min(1, 2, 1/2)",
                             "abs(1/2)",
                             "|1/2|",
                             "sqrt(4)",
                             "ln(4)",
                             "exp(4)",
                             "sum u: 1/2",
                             "max u where tree: 1/2",
                             "sum edge u ~ w: 1/2",
                             "max u ~ w: 1/2",
                             "sum u ~ v: 1/2",
                             "sum k in 1..2: 1/2",
                             "max S: 1/2",
                             "sum edges M: 1/2",
                             "eigenvalue(1)",
                             "energy"})
        EXPECT_EQ(fault(real), "expected an integer, found a real number") << real;
}

TEST(Operands, OfComparisonsAreNumbersVerticesOrOutcomes) {
    expect_told({
        {"v ~ 1", "5: expected a vertex, found an integer"},
        {"v = v", "v = v"},
        {"v != v", "v != v"},
        {"v <= 1", "1: expected a number before <=, found a vertex"},
        {"v = 1", "5: expected a vertex, found an integer"},
        {"1 = v", "5: expected a number, found a vertex"},
        {"1 < v", "5: expected a number, found a vertex"},
        {"tree < tree", "1: expected a number before <, found a boolean"},
        {"tree != tree", "1: expected a number before !=, found a boolean"},
        {"order < tree", "9: expected a number, found a boolean"},
        {"G = G", "1: expected a number before =, found a graph"},
        {"ueg = ueg", "1: expected a number before =, found a game"},
        {"1 < 2 < tree", "9: expected a number, found a boolean"},
        {"tree < 2 < 3", "1: expected a number before <, found a boolean"},
        {"v ~ v ~ 1", "9: expected a vertex, found an integer"},
        {"outcome(col) < L", "14: outcomes are compared by = and !="},
        {"outcome(col) = outcome(snort)", "outcome(col) = outcome(snort)"},
        {"outcome(col) != outcome(snort)", "outcome(col) != outcome(snort)"},
        {"outcome(col) = L", "outcome(col) = L"},
        {"outcome(col) != P", "outcome(col) != P"},
        {"outcome(col) = N", "outcome(col) = N"},
        {"outcome(col) = R", "outcome(col) = R"},
        {"outcome(col) = Q", "16: expected L, R, N or P, or the outcome of another game"},
        {"outcome(col) = LR", "16: expected L, R, N or P, or the outcome of another game"},
        {"outcome(col) = L(v)", "16: expected L, R, N or P, or the outcome of another game"},
        {"outcome(col) = 1", "16: expected L, R, N or P, or the outcome of another game"},
        {"outcome(col) = L = R", "16: unknown name 'L'; 'gazetteer terms' lists the known ones"},
    });
}

TEST(Operands, OfValuesAreValuesOrNumbersThatAValueMayBe) {
    expect_told({
        {"value(col) = \"0\"", "value(col) = \"0\""},
        {"1 = value(col)", "1 = value(col)"},
        {"tree < value(col)", "1: expected a number before <, found a boolean"},
        {"value(col) < v", "14: expected a number, found a vertex"},
        {"value(col) = 1/2", "value(col) = 1 / 2"},
        {"value(col) = 1/3", "15: no value is such a number: a denominator is a power of 2"},
        {"value(col) = 3/6", "value(col) = 3 / 6"},
        {"value(col) = 2/6", "15: no value is such a number: a denominator is a power of 2"},
        {"value(col) = 0/3", "value(col) = 0 / 3"},
        {"value(col) = 0/0", "15: no value is such a number: a denominator is a power of 2"},
        {"value(col) = 6/3", "value(col) = 6 / 3"},
        {"value(col) = -1/4", "value(col) = -1 / 4"},
        {"value(col) = order/3", "value(col) = order / 3"},
        {"value(col) = 1/order", "value(col) = 1 / order"},
        {"value(col) = (1/2)/2",
         "19: a value is compared with an integer, or a quotient of two, as in 1/2 and order / 4"},
        {"value(col) = 1/(1/2)",
         "15: a value is compared with an integer, or a quotient of two, as in 1/2 and order / 4"},
        {"value(col) = 1/2 + 1/4",
         "18: a value is compared with an integer, or a quotient of two, as in 1/2 and order / 4"},
        {"value(col) = 1/0", "15: no value is such a number: a denominator is a power of 2"},
        {"value(col) + 1 = 2", "value(col) + 1 = 2"},
        {"1 + value(col) = 2", "1 + value(col) = 2"},
        {"value(col) - value(snort) = 0", "value(col) - value(snort) = 0"},
        {"tree + value(col) = 0", "1: expected a number, found a boolean"},
        {"value(col) + tree = 0", "14: expected a number, found a boolean"},
        {"v + 1 = 0", "1: expected a number, found a vertex"},
        {"\"1\" + \"2\" = 0", "\"1\" + \"2\" = 0"},
        {"\"1/2\" = \"*\"", "\"1/2\" = \"*\""},
        {"  \"{1\" = 0", "6: expected '|'"},
        {"value(col) = \"{1|\"",
         "18: expected a value: a number, *, *2, ^, v, 1/2*, +-1, tiny(1), miny(1) or {2|1}"},
        {"is_number(\"1/2\")", "is_number(\"1/2\")"},
        {"is_number(value(col), 1)",
         "1: 'is_number' takes the value of a game: is_number(value(col))"},
    });
}

TEST(Operands, OfMembershipsAreVerticesEdgesAndSets) {
    expect_told({
        {"2 in {v}", "1: expected a vertex, found an integer"},
        {"v in v", "6: expected a set of vertices, found a vertex"},
        {"v in G", "6: expected a set of vertices, found a graph"},
        {"v in {1}", "7: expected a vertex, found an integer"},
        {"v in {v, 1}", "10: expected a vertex, found an integer"},
        {"{v} in {v}", "1: expected a vertex or an edge {u, w} before in"},
        {"{v, v} in {v}",
         "11: expected a set of edges behind {u, w} in, found a set of vertices: exists edges M: "
         "..., or {u ~ w: ...}"},
        {"{v, v} in v",
         "11: expected a set of edges behind {u, w} in, found a vertex: exists edges M: ..., or {u "
         "~ w: ...}"},
        {"{v, v, v} in {u ~ w: true}", "1: expected a vertex or an edge {u, w} before in"},
        {"{} in {u ~ w: true}", "1: expected a vertex or an edge {u, w} before in"},
        {"{1, v} in {u ~ w: true}", "2: expected a vertex, found an integer"},
        {"{v, 1} in {u ~ w: true}", "5: expected a vertex, found an integer"},
        {"{v, v} in {u ~ w: true}", "{v, v} in {w ~ u: true}"},
        {"v in {u ~ w: true}",
         "6: expected a set of vertices, found a set of edges: an edge is in it, as in {u, w} in "
         "M, and degree(M, u) > 0 says that it covers u"},
        {"empty(v)", "7: expected a set of vertices, found a vertex"},
        {"empty({v})", "empty({u: u = v})"},
        {"empty({v}, {v})", "1: unknown name 'empty'; 'gazetteer terms' lists the known ones"},
        {"exists edges M: empty(M)", "exists edges M1: size(M1) = 0"},
        {"|G| = 1", "2: expected a set or a number between bars, found a graph"},
        {"|tree| = 1", "2: expected a set or a number between bars, found a boolean"},
        {"|{u ~ w: true}| = 1", "size({w ~ u: true}) = 1"},
        {"|{u: 1}| = 1", "6: expected a boolean, found an integer"},
        {"|{u ~ w: 1}| = 1", "10: expected a boolean, found an integer"},
        {"|{v ~ w: true}| = 1", "size({w ~ u: true}) = 1"},
        {"|{w ~ v: true}| = 1", "7: 'v' is a vertex already; both ends of an edge have new names"},
        {"forall x: |{x ~ w: true}| = 1", "forall u: size({x ~ w: true}) = 1"},
        {"forall x: |{w ~ x: true}| = 1",
         "17: 'x' is a vertex already; both ends of an edge have new names"},
        {"|{u ~ u: true}| = 1", "7: the ends of an edge differ"},
        {"|{order ~ u: true}| = 1", "3: 'order' has a meaning already; choose another name"},
        {"|{u ~ order: true}| = 1", "7: 'order' has a meaning already; choose another name"},
        {"|{S ~ u: true}| = 1",
         "3: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"|{u ~ S: true}| = 1",
         "7: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"|{order: true}| = 1", "3: 'order' has a meaning already; choose another name"},
    });
    expect_told(
        {
            {"|{u ~ w: true}| = 1", "2: sets of edges are of a graph, and G is a digraph"},
            {"|{u: true}| = 1", "|{u: true}| = 1"},
        },
        About::digraphs);
}

}  // namespace
}  // namespace gazetteer::conjectures
