// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar, names and types: what is read, how it is printed, where errors are.
#include "language/expressions/syntax.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "language/expressions/condition.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/expressions/definitions.hpp"
#include "language/expressions/expression.hpp"
#include "language/expressions/syntax_properties.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

/// The text as the printer has it.
std::string printed(std::string_view text) {
    const auto expression = parse_expression(text);
    if (!expression)
        return std::to_string(expression.error().column) + ": " + expression.error().message;
    return to_string(*expression);
}

struct Pair {
    const char* text;
    const char* printed;
};

TEST(Expression, PrintsWithoutNeedlessParentheses) {
    const std::vector<Pair> pairs{
        {"true", "true"},
        {"bipartite->(P(ueg)<->in_even_kernel)", "bipartite -> (P(ueg) <-> in_even_kernel)"},
        {"((bipartite) and (connected)) or not (tree)", "bipartite and connected or not tree"},
        {"bipartite and (connected or tree)", "bipartite and (connected or tree)"},
        {"tree or tree xor tree and not tree", "tree or tree xor tree and not tree"},
        {"((tree or tree) xor tree)", "(tree or tree) xor tree"},
        {"(tree -> tree) -> tree", "(tree -> tree) -> tree"},
        {"tree -> (tree -> tree)", "tree -> tree -> tree"},
        {"(tree <-> tree) <-> tree", "tree <-> tree <-> tree"},
        {"tree <-> (tree <-> tree)", "tree <-> (tree <-> tree)"},
        {"(1+2)*3 = 1+(2*3)", "(1 + 2) * 3 = 1 + 2 * 3"},
        {"1-(2-3) = (1-2)-3", "1 - (2 - 3) = 1 - 2 - 3"},
        {"-(1+2) = --3", "-(1 + 2) = --3"},
        {"- order * 2 != -(order*2)", "-order * 2 != -(order * 2)"},
        {"order div 2 mod 3 <= gcd(order, size)", "order div 2 mod 3 <= gcd(order, size)"},
        {"min(1,2,3) == max(4, 5)", "min(min(1, 2), 3) = max(4, 5)"},
        {"girth = infinity", "girth = infinity"},
        {"2 <= degree < 4", "2 <= degree and degree < 4"},
        {"forall u: degree(u) = 2", "forall u: degree(u) = 2"},
        {"forall x, y: x ~ y -> degree(x) = degree(y)",
         "forall u: forall w: u ~ w -> degree(u) = degree(w)"},
        {"exists w ~ v: P(ueg, w)", "exists u ~ v: P(ueg, u)"},
        {"forall a ~ b: a != b", "forall u: forall w ~ u: w != u"},
        {"(forall u: degree(u) = 1) and tree", "(forall u: degree(u) = 1) and tree"},
        {"tree and forall u: degree(u) = 1 or tree", "tree and (forall u: degree(u) = 1 or tree)"},
        {"(count u: degree(u) = 1) >= 2", "(count u: degree(u) = 1) >= 2"},
        {"exists v: degree(v) = 3", "exists u: degree(u) = 3"},
        {"degree(G, v) = degree", "degree = degree"},
        {"P(ueg, delete(v), v) or P(ueg, complement)", "P(ueg, delete(v)) or P(ueg, complement)"},
        {"order(delete) = order(complement(line_graph(G)))",
         "order(delete(v)) = order(complement(line_graph))"},
        {"forall u ~ v: N(unrooted(ueg), delete_edge(u, v))",
         "forall u ~ v: N(unrooted(ueg), delete_edge(u, v))"},
        {"grundy(edge_delete) = winning_moves(slither)",
         "grundy(edge_delete) = winning_moves(slither)"},
        {"\n bipartite\n ", "bipartite"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, PrintsNumbersFoldsAndGraphs) {
    const std::vector<Pair> pairs{
        {"1/2/3 = 1/(2/3)", "1 / 2 / 3 = 1 / (2 / 3)"},
        {"(2^3)^2 != 2^(3^2)", "(2^3)^2 != 2^3^2"},
        {"-2^2 < (-2)^-2", "-2^2 < (-2)^-2"},
        {"sqrt(n)*m >= abs(-alpha)/2", "sqrt(order) * size >= abs(-independence_number) / 2"},
        {"omega <= chi and gamma + mu <= n",
         "clique_number <= chromatic_number and domination_number + matching_number <= order"},
        {"forall n: degree(n) = 1", "forall u: degree(u) = 1"},
        {"sum x: degree(x)^2 > 2*m", "(sum u: degree(u)^2) > 2 * size"},
        {"max x ~ v: degree(x) = min x: degree(x) + 1",
         "(max u ~ v: degree(u)) = (min u: degree(u) + 1)"},
        {"sum edge a ~ b: 1/degree(a) + 1/degree(b) = n",
         "(sum edge w ~ u: 1 / degree(w) + 1 / degree(u)) = order"},
        {"forall a ~ w, b ~ w: a = b or a ~ b",
         "forall u: forall w ~ u: forall x ~ u: w = x or w ~ x"},
        {"forall edge a ~ b, edge c ~ d: a = c",
         "forall u: forall w ~ u: forall x: forall y ~ x: w = y"},
        {"(sum a ~ v, b ~ a where b != v: 1) = 2", "(sum u ~ v: sum w ~ u where w != v: 1) = 2"},
        {"max a ~ b: distance(a, b) = 1", "(max edge w ~ u: distance(w, u)) = 1"},
        {"(count edge a ~ b: a != b) = 3 or tree", "(count edge w ~ u: w != u) = 3 or tree"},
        {"contains(K4) or isomorphic(cycle( 5 )) xor contains_induced(\"Bw\")",
         "contains(K4) or isomorphic(cycle(5)) xor contains_induced(\"Bw\")"},
        {"isomorphic(\"kneser 5 2\") or contains(\"corona(K3, K1)\")",
         "isomorphic(\"kneser 5 2\") or contains(\"corona(K3, K1)\")"},
        {"isomorphic(complement, line_graph)", "isomorphic(complement, line_graph)"},
        {"order(grid(2,3)) = 6", "order(grid(2, 3)) = 6"},
        {"eigenvalue(2) + distance_eigenvalue(complement, diameter) < 0",
         "eigenvalue(2) + distance_eigenvalue(complement, diameter) < 0"},
        {"\u2200x: degree(x) \u2264 n \u2227 \u00AC(x ~ x) \u21D2 (\u2203y: y \u2260 x)",
         "forall u: degree(u) <= order and not u ~ u -> (exists w: w != u)"},
        {"tree \u21D4 forest \u2228 n \u2265 2", "tree <-> forest or order >= 2"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, ValuesAreWrittenOutWhereTheyAreNamed) {
    const std::vector<Pair> pairs{
        {"let k = m - n in k > 0 and k < 3", "size - order > 0 and size - order < 3"},
        {"let t = tree in t -> not t", "tree -> not tree"},
        {"let k = (count u: degree(u) = 1) in forall u: degree(u) <= k",
         "forall u: degree(u) <= (count w: degree(w) = 1)"},
        {"let k = count u: degree(u) = 1 in k = 0 or forall u: degree(u) <= k",
         "(count u: degree(u) = 1) = 0 or (forall u: degree(u) <= (count w: degree(w) = 1))"},
        {"let k = count u: degree(u) = 1 in k = 2", "(count u: degree(u) = 1) = 2"},
        {"forall u: let k = degree(u) in exists u: degree(u) = k",
         "forall u: exists w: degree(w) = degree(u)"},
        {"let k = degree in forall v: degree(v) <= k", "forall u: degree(u) <= degree"},
        {"let H = complement in let k = chi(H) in k = chi or order(H) = k",
         "chromatic_number(complement) = chromatic_number or order(complement) = "
         "chromatic_number(complement)"},
        {"let g = unrooted(ueg) in P(g) or N(g, complement)",
         "P(unrooted(ueg)) or N(unrooted(ueg), complement)"},
        {"let near(a, b) = distance(a, b) <= 2 in forall u, w: near(u, w) or near(w, v)",
         "forall u: forall w: distance(u, w) <= 2 or distance(w, v) <= 2"},
        {"let f(k) = forall u: degree(u) <= k in f(count w: degree(w) = 2)",
         "forall u: degree(u) <= (count w: degree(w) = 2)"},
        {"let f(x) = x + 1 in let g(x) = f(f(x)) in g(n) = 2", "order + 1 + 1 = 2"},
        {"let a = let b = n in b + b in a = (let c = 2 in c)", "order + order = 2"},
        {"let x(w) = exists u ~ w: tree in forall u: x(u)", "forall u: exists w ~ u: tree"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, FaultsOfValuesAreToldWhereTheyAre) {
    const std::vector<Pair> pairs{
        {"let k = 3 in tree", "5: 'k' is not used"},
        {"let order = 3 in order = 3", "5: 'order' has a meaning already; choose another name"},
        {"let k = 3 k = 3", "11: expected 'in' or an operator, found 'k'"},
        {"let k = degre in k = 3", "9: unknown name 'degre'; the nearest known one is degree"},
        {"let k = tree in k = 3", "19: booleans are compared by <->"},
        {"let near(a) = degree(a) in near(1) = 3",
         "22: degree(graph, vertex) takes no such "
         "argument: an integer"},
        {"let f(a) = a in f = 3", "17: 'f' takes 1 argument, not 0"},
        {"let f(a, b) = a + b in f(1) = 3", "24: 'f' takes 2 arguments, not 1"},
        {"let k = 3 in k(1) = 3", "14: 'k' takes no argument"},
        {"let f(a, a) = a in f(1, 2) = 3", "10: 'a' is there twice"},
        {"let f = f + 1 in f = 2", "9: unknown name 'f'; 'gazetteer terms' lists the known ones"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, DefinitionsAreWrittenOut) {
    Definitions definitions;
    EXPECT_FALSE(definitions.add("k = m - n"));
    EXPECT_FALSE(definitions.add(" near(u, w) = distance(u, w) <= k"));
    EXPECT_FALSE(definitions.add("all_near(u) = forall w: near(w, u)"));
    EXPECT_FALSE(definitions.add("wrong(u) = degree(u) = tree"));
    EXPECT_FALSE(definitions.add("worse = forall u: wrong(u)"));
    const auto read = [&](const char* text) -> std::string {
        const auto expression = parse_expression(text, definitions);
        if (expression) return to_string(*expression);
        return std::to_string(expression.error().column) + ": " + expression.error().message;
    };
    EXPECT_EQ(read("exists u: all_near(u)"), "exists u: forall w: distance(w, u) <= size - order");
    EXPECT_EQ(read("let k = 3 in k = 3 and near(v, v)"),
              "3 = 3 and distance(v, v) <= size - order");
    EXPECT_EQ(read("tree -> worse"),
              "9: in the definition of worse: in the definition of wrong: expected a number, found "
              "a boolean");
    EXPECT_EQ(read("all_near(degre)"), "10: unknown name 'degre'; the nearest known one is degree");
    EXPECT_EQ(read("all_near"), "1: 'all_near' takes 1 argument, not 0");
    EXPECT_EQ(read("all_neer(v)"), "1: unknown name 'all_neer'; the nearest known one is all_near");
    EXPECT_EQ(definitions.add(" k = 3")->message, "'k' is defined above");
    EXPECT_EQ(definitions.add(" k = 3")->column, 2);
    EXPECT_EQ(definitions.all().size(), 5u);
    EXPECT_EQ(read("near(1, v)"),
              "1: in the definition of near: distance(graph or digraph, vertex, vertex) takes no "
              "such argument: an integer");
    EXPECT_EQ(read("all_near(tree)"),
              "1: in the definition of all_near: in the definition of near: distance(graph or "
              "digraph, vertex, vertex) takes no such argument: a boolean");
    EXPECT_EQ(definitions.add("order = 3")->message,
              "'order' has a meaning already; choose another name");
    EXPECT_EQ(definitions.add("f(u, u) = 3")->column, 6);
    EXPECT_EQ(definitions.add("f(u) = (3")->message, "expected ')' or an operator, found the end");
    EXPECT_EQ(definitions.add("f = 3 4")->column, 7);
    EXPECT_EQ(definitions.add("f")->message, "expected '=', found the end");
    EXPECT_EQ(definitions.add("f(u) 3")->message, "expected '=', found '3'");
}

TEST(Expression, SetsOfVerticesAreBound) {
    const std::vector<Pair> pairs{
        {"exists S: forall u: u in S or exists w ~ u: w in S",
         "exists S1: forall w: w in S1 or (exists x ~ w: x in S1)"},
        {"\u2203T: v \u2208 T \u2227 \u00AC empty(T)", "exists S1: v in S1 and not empty(S1)"},
        {"(count A: exists B: empty(A)) = 2^n", "(count S1: exists S2: empty(S1)) = 2^order"},
        {"(max S: count u: u in S) = n", "(max S1: count w: w in S1) = order"},
        {"let inside(u, T) = (u in T) in exists S: inside(v, S)", "exists S1: v in S1"},
        {"exists S: v = v", "exists S1: v = v"},
        {"forall u: let d = degree(u) in exists S: d = (count w: w in S)",
         "forall u: exists S2: degree(u) = (count x: x in S2)"},
        {"forall S: tree(induced(S)) or chi(induced(complement, S)) > 1",
         "forall S1: tree(induced(S1)) or chromatic_number(induced(complement, S1)) > 1"},
        {"exists S: degree(induced(S), v) = 1", "exists S1: degree(induced(S1)) = 1"},
        {"tree(induced)", "6: 'induced' takes a set of vertices, as in exists S: tree(induced(S))"},
        {"exists S: tree(induced(line_graph, S))",
         "16: 'induced' needs a vertex of that graph, whose vertices are not those of G: a line "
         "graph's are edges, a given graph's its own"},
        {"exists S: tree(induced(S, S))",
         "27: induced(graph or digraph, set) takes no such argument: a set of vertices"},
        {"v in S", "6: unknown name 'S'; 'gazetteer terms' lists the known ones"},
        {"exists S: S", "11: expected a boolean, found a set of vertices"},
        {"exists S: degree(S) = 1",
         "18: degree(graph, vertex) takes no such argument: a set of vertices"},
        {"exists u: v in u", "16: expected a set of vertices, found a vertex"},
        {"exists S ~ v: tree",
         "8: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"forall u ~ S: tree",
         "12: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"exists P: tree", "8: 'P' has a meaning already; choose another name"},
        {"empty", "1: unknown name 'empty'; 'gazetteer terms' lists the known ones"},
        {"exists S: S = S", "11: expected a number before =, found a set of vertices"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, SetsAreMadeByAPropertyOrByTheirMembers) {
    const std::vector<Pair> pairs{
        {"|{u: degree(u) = max_degree}| = 2", "|{u: degree(u) = max_degree}| = 2"},
        {"v in {v}", "v in {u: u = v}"},
        {"exists u: u in {u, v} and empty({})",
         "exists u: u in {w: w = u or w = v} and empty({w: false})"},
        {"bipartite(induced({u: u ~ v}))", "bipartite(induced({u: u ~ v}))"},
        {"distance(v, {u: degree(u) = 1}) > 1",
         "(min u where u in {w: degree(w) = 1}: distance(v, u)) > 1"},
        {"|order - size| < 3", "abs(order - size) < 3"},
        {"(max S where bipartite(induced(S)): |S|) = order",
         "(max S1 where bipartite(induced(S1)): |S1|) = order"},
        {"forall u where degree(u) = 1: u ~ v", "forall u: degree(u) = 1 -> u ~ v"},
        {"(count u where u ~ v: degree(u) = 1) = 0", "(count u: u ~ v and degree(u) = 1) = 0"},
        {"(sum u, w where u ~ w: 1) = 2 * size", "(sum u: sum w where u ~ w: 1) = 2 * size"},
        {"let where = 1 in where = order", "1 = order"},
        {"(max u, w where u ~ w: degree(u)) = 2",
         "11: 'where' is said of one variable: write max u where exists w: ..., or of an edge"},
        {"|v| = 1", "2: expected a set or a number between bars, found a vertex"},
        {"|{S: true}| = 1",
         "3: 'S' would be a set of vertices, since it begins with a capital letter; {u: ...} are "
         "vertices"},
        {"|{u: true| = 1", "10: expected '}' or an operator, found '|'"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, ValuesWithoutEndAreRefusedInTime) {
    std::string doubled = "let f0(x) = x in ";
    std::string added = "let k0 = n in ";
    for (int i = 1; i < 60; ++i) {
        const std::string now = std::to_string(i);
        const std::string before = std::to_string(i - 1);
        doubled += "let f" + now + "(x) = f" + before + "(f" + before + "(x)) in ";
        added += "let k" + now + " = k" + before + " + k" + before + " in ";
    }
    EXPECT_THAT(printed(doubled + "f59(n) = 1"), HasSubstr("at most"));
    EXPECT_THAT(printed(added + "k59 = 1"), HasSubstr("repeated parts written out"));
}

TEST(Expression, ErrorsSayWhereWhatAndWhatWouldBeRight) {
    const std::vector<Pair> pairs{
        {"", "1: expected a term, a number or '(', found the end"},
        {"bipartite ->", "13: expected a term, a number or '(', found the end"},
        {"bipartite tree", "11: expected an operator or the end, found 'tree'"},
        {"(bipartite", "11: expected ')' or an operator, found the end"},
        {"gcd(1, 2 = 2", "13: expected ')', ',' or an operator, found the end"},
        {"forall : tree", "8: expected a variable, found ':'"},
        {"forall u tree", "10: expected ',', ':' or '~', found 'tree'"},
        {"tree & tree", "6: expected an operator or the end, found '&'; it is said so: A and B"},
        {"in_even_kernal",
         "1: unknown name 'in_even_kernal'; the nearest known one is "
         "in_even_kernel"},
        {"tree -> degre = 1", "9: unknown name 'degre'; the nearest known one is degree"},
        {"xyzzy", "1: unknown name 'xyzzy'; 'gazetteer terms' lists the known ones"},
        {"order", "1: expected a boolean, found an integer"},
        {"order and tree", "1: expected a boolean, found an integer"},
        {"tree + 1 = 2", "1: expected a number, found a boolean"},
        {"tree = tree", "6: booleans are compared by <->"},
        {"order = tree", "9: expected a number, found a boolean"},
        {"P = 1",
         "1: 'P' takes a game first: uvg, ueg, slither, edge_delete, unrooted(uvg) or "
         "unrooted(ueg)"},
        {"P(deg)",
         "3: 'deg' is played on digraphs, and this is a graph: go to --graphs digraphs, or ask "
         "about uvg, ueg, slither, edge_delete, unrooted(uvg) or unrooted(ueg)"},
        {"P(edge_labelling)",
         "3: the games of a conjecture are uvg, ueg, slither, edge_delete, "
         "unrooted(uvg) and unrooted(ueg); 'edge_labelling' is not one of them"},
        {"P(unrooted(slither))", "12: only uvg and ueg have a root to take away"},
        {"degree(tree) = 1", "8: degree(graph, vertex) takes no such argument: a boolean"},
        {"order(v) = 1", "1: 'order' takes 0 vertices here, not 1"},
        {"P(slither, v)", "1: 'P' takes 0 vertices here, not 1"},
        {"delete_edge(v) = 1", "1: 'delete_edge' takes 2 vertices here, not 1"},
        {"degree(line_graph) = 2",
         "1: 'degree' needs a vertex of that graph, whose vertices are not those of G: a line "
         "graph's are edges, a given graph's its own"},
        {"P(ueg, complement(line_graph))",
         "1: 'P' needs a vertex of that graph, whose vertices are not those of G: a line graph's "
         "are edges, a given graph's its own"},
        {"forall order: tree", "8: 'order' has a meaning already; choose another name"},
        {"(sum u: tree) = 1", "9: expected a number, found a boolean"},
        {"contains", "1: 'contains' takes a graph, as in contains(K4)"},
        {"ln(2) mod 2 = 0", "1: expected an integer, found a real number"},
        {"exp(n, m) > 0", "1: 'exp' takes a number"},
        {"sqrt(2) mod 2 = 0", "1: expected an integer, found a real number"},
        {"2^sqrt(2) > 2", "3: expected an integer, found a real number"},
        {"degree(K4, v) = 2",
         "1: 'degree' needs a vertex of that graph, whose vertices are not those of G: a line "
         "graph's are edges, a given graph's its own"},
        {"distance(v) = 2", "1: 'distance' takes 2 vertices here, not 1"},
        {"isomorphic(\"D\")", "14: graph6 of order 5 needs 2 bytes after the order, here are 0"},
        {"(count u ~ w: tree) = 1",
         "12: count is over vertices or neighbours: 'w' is not a variable yet; over edges, once "
         "each, write count edge u ~ w:"},
        {"forall u ~ u: tree", "12: the ends of an edge differ"},
        {"1234567890123456789 = 1", "1: an integer has at most 18 digits"},
        {"gcd(1) = 1", "1: 'gcd' takes two numbers or more"},
        {"true(1)", "6: 'true' takes no argument"},
        {"1 ~ v", "1: expected a vertex, found an integer"},
        {"v < v", "1: expected a number before <, found a vertex"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, ErrorsSayHowGraphsAndNeighboursAreSaid) {
    const std::vector<Pair> pairs{
        {"isomorphic(\"kneser 5 9\")", "20: kneser N K: K <= N"},
        {"isomorphic(\"\")", "13: expected a graph, found '\"'"},
        {"isomorphic(\"Dhc)", "17: expected '\"', found the end"},
        {"forall a, b ~ w: tree",
         "13: expected ',' or ':', found '~'; of neighbours each is said: forall u ~ w, x ~ w:"},
        {"forall a ~ w, b: tree", "16: expected '~', found ':'"},
        {"(max a ~ v, b ~ a where b != v: 1) = 2",
         "19: 'where' is said of one variable: write max a where exists b: ..., or of an edge"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, ErrorsSayWhichNumberWouldBeRight) {
    const std::vector<Pair> pairs{
        {"order(power) = 1", "7: 'power' takes an integer, as in power(2)"},
        {"order(power(0)) = 1",
         "13: '0' should be a number that is written out and at least 1, as in power(3)"},
        {"order(power(radius)) = 1",
         "13: 'radius' should be a number that is written out and at least 1, as in power(3)"},
        {"eigenvalue < 2", "1: 'eigenvalue' takes an integer, as in eigenvalue(2)"},
        {"eigenvalue(1 / 2) < 2",
         "14: eigenvalue(graph, integer) takes no such argument: a real number"},
    };
    for (const Pair& pair : pairs) EXPECT_EQ(printed(pair.text), pair.printed) << pair.text;
}

TEST(Expression, TheCaretStandsBelowTheFault) {
    const std::string_view text = "bipartite ->\n\tdegre = 1";
    const auto parsed = parse_expression(text);
    ASSERT_FALSE(parsed);
    EXPECT_EQ(describe(text, parsed.error(), "<conjecture>"),
              "<conjecture>:2:2: unknown name 'degre'; the nearest known one is degree\n"
              "  \tdegre = 1\n"
              "  \t^");
    EXPECT_EQ(describe("tree tree", {"m", 6}, "f"), "f:1:6: m\n  tree tree\n       ^");
    EXPECT_EQ(describe("", {"m", 1}, "f"), "f:1:1: m\n  \n  ^");
}

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

TEST(Expression, HostileTextIsRefusedInTime) {
    EXPECT_THAT(printed(repeated("(", 10'000)), HasSubstr("levels in all"));
    EXPECT_THAT(printed(repeated("not ", 4'000) + "tree"), HasSubstr("levels in all"));
    EXPECT_THAT(printed("tree" + repeated(" -> tree", 2'000)), HasSubstr("levels in all"));
    EXPECT_THAT(printed("tree" + repeated(" and tree", 2'000)), HasSubstr("levels in all"));
    EXPECT_THAT(printed(repeated("-", 10'000) + "1 = 1"), HasSubstr("levels in all"));
    EXPECT_THAT(printed("forall u" + repeated(",u", 5'000) + ": tree"), HasSubstr("levels in all"));
    EXPECT_THAT(printed(repeated(" ", 20'001)), HasSubstr("at most 20000 bytes"));
    EXPECT_THAT(printed("tree \xff"), HasSubstr("a byte that no expression has"));
    // Each level has the one below twice.
    std::string doubled = "1";
    for (int i = 0; i < 30; ++i) doubled = "(count u: 0 <= " + doubled + " <= 9)";
    EXPECT_THAT(printed(doubled + " = 1"), HasSubstr("repeated parts written out"));
    // What is just within the bounds is read.
    EXPECT_EQ(printed(repeated("(", 90) + "tree" + repeated(")", 90)), "tree");
    EXPECT_EQ(printed("1" + repeated(" + 1", 390) + " = 2"), "1" + repeated(" + 1", 390) + " = 2");
}

TEST(Expression, EqualPartsAreOneNode) {
    const auto parsed = parse_expression(
        "order(delete(v)) + order(delete(v)) = 2 * order(delete(v)) or order(delete(v)) = 1");
    ASSERT_TRUE(parsed);
    // G, v, delete(v), order(delete(v)), +, 2, *, =, 1, =, or
    EXPECT_EQ(parsed->nodes().size(), 11u);
}

TEST(Expression, WhatIsWrittenInManyWaysIsOne) {
    const auto one = parse_expression("forall x: degree(x) >= 2");
    const auto other = parse_expression("(forall y: (degree(G, y)) >= (2))");
    const auto third = parse_expression("forall y: degree(y) >= 3");
    EXPECT_TRUE(*one == *other);
    EXPECT_FALSE(*one == *third);
}

/// v, then u, w, x, y, z, a, b, c, and numbers behind; sets, edges and numbers by their slot.
TEST(Expression, HasANameForEachVariable) {
    EXPECT_EQ(printed("forall a1, a2, a3, a4, a5, a6, a7, a8, a9, a10: a8 ~ a9 or a10 ~ v"),
              "forall u: forall w: forall x: forall y: forall z: forall a: forall b: forall c: "
              "forall u1: forall u2: c ~ u1 or u2 ~ v");
    EXPECT_EQ(printed("exists T: exists edges F: forall i in 1..|T|: degree(F) = i and v in T"),
              "exists S1: exists edges M2: forall k3 in 1..|S1|: degree(M2) = k3 and v in S1");
    EXPECT_EQ(printed("exists edges F: connected({a ~ b: {a, b} in F or a = v})"),
              "exists edges M1: connected({x ~ w: {x, w} in M1 or x = v})");
}

/// The rules of a game alone have the names of its sets.
TEST(Expression, PrintsSetsOfAGameByTheirPlaces) {
    const std::string text =
        "u in red or u in blue or empty(blue) and not empty(red) or degree(u) = 1";
    const ConditionNames names{.vertices = {"u"}, .sets = {"red", "blue"}};
    const auto condition = resolve_condition(parse_syntax(text).value(), names);
    ASSERT_TRUE(condition);
    EXPECT_EQ(to_string(*condition),
              "u in S1 or u in S2 or empty(S2) and not empty(S1) or degree(u) = 1");
}

TEST(Expression, PutsAnotherTextForAPart) {
    const Expression expression = *parse_expression("order + 1 < 2 * order and not tree");
    EXPECT_EQ(to_string(expression, "order", "X"), "(X) + 1 < 2 * (X) and not tree");
    EXPECT_EQ(to_string(expression, "order + 1", "X"), "(X) < 2 * order and not tree");
    EXPECT_EQ(to_string(expression, "size", "X"), to_string(expression));
    EXPECT_EQ(to_string(expression, "", "X"), to_string(expression));
}

TEST(Expression, HasEachWarningAndEachGraphOnce) {
    const auto expression = parse_expression(
        "perfect(G, v) and perfect(G, v) and isomorphic(K3) and contains(K3) or contains(\"Bw\")");
    ASSERT_TRUE(expression) << expression.error().message;
    EXPECT_EQ(expression->warnings().size(), 1U);
    EXPECT_EQ(expression->given_graphs().size(), 2U);
    Expression two;
    EXPECT_EQ(two.add(GivenGraph{"K1", Graph(1)}), 0);
    EXPECT_EQ(two.add(GivenGraph{"K2", Graph(2, {{0, 1}})}), 1);
    EXPECT_EQ(two.add(GivenGraph{"K1", Graph(1)}), 0);
    // The same tree, with its graphs met in another order.
    const auto one = parse_expression("contains(K3) or contains(K4)");
    const auto other = parse_expression("contains(K4) or contains(K3)");
    EXPECT_FALSE(*one == *other);
    EXPECT_TRUE(*parse_expression("let x = contains(K4) in contains(K3) or x") == *one);
}

TEST(Conjecture, ItsHypothesesAreTakenApart) {
    const auto of = [](const char* text) { return Conjecture(*parse_expression(text)); };
    const Conjecture c = of("tree and (planar and regular) -> bipartite -> degree = 1");
    EXPECT_EQ(c.hypotheses().size(), 4u);
    std::string hypotheses;
    for (int id : c.hypotheses()) hypotheses += to_string(c.expression(), id) + ", ";
    EXPECT_EQ(hypotheses, "tree, planar, regular, bipartite, ");
    EXPECT_EQ(to_string(c.expression(), c.conclusion()), "degree = 1");
    EXPECT_TRUE(c.about_vertices());
    EXPECT_TRUE(of("tree <-> forest").hypotheses().empty());
    EXPECT_FALSE(of("forall v: degree(v) = 1").about_vertices());
}

TEST(Expression, SoundOnFixedBytes) {
    for (const char* text : {"", "(", ")", "tree", "P(ueg", "forall", "forall u", "1 2", "a\0b",
                             "<->", "count u: tree = 1", "\n\n(", "not", "degree(u", "true xor"})
        EXPECT_NO_THROW(require_sound_expression(text)) << text;
}

}  // namespace
}  // namespace gazetteer::conjectures
