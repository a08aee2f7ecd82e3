// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluator against a naive one, and what it does not compute.
#include "language/expressions/evaluator.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stop_token>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/expressions/syntax_properties.hpp"
#include "language/naive/naive_evaluator.hpp"
#include "language/testkit/compared_evaluators.hpp"
#include "language/testkit/random_expressions.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

bool holds(Evaluator& evaluator, Vertex v) {
    return evaluator.at(v) != Instance::fails;
}

/// Compares both evaluators on `count` random expressions; returns how many were true somewhere and
/// false somewhere.
int compare(std::uint64_t seed, int count, int depth, const std::vector<Graph>& graphs) {
    ExpressionDice dice(seed);
    return mixed_statements(count, graphs, [&] { return dice.boolean(depth); });
}

TEST(Evaluator, IsTheNaiveOneOnRandomExpressions) {
    EXPECT_GT(compare(1, 150, 3, small_graphs(3)), 30);
}
TEST(Evaluator, AndTheNaiveOneAskEachEdgeFromBothEnds) {
    // One edge has the value 1 from its lower end, and another edge from its upper one.
    const char* const text = "(sum edge u ~ w where outer_vertex(induced({u, v})): 1) = 99";
    const Graph triangle = to_graph(complete(3));
    Evaluator evaluator{Conjecture(*parse_expression(text))};
    evaluator.load(triangle);
    EXPECT_EQ(evaluator.at(1), Instance::vacuous);
    EXPECT_TRUE(naive::Evaluation(triangle).holds(*parse_syntax(text), 1));
}
/// At the vertex 0 of one edge, the value is undefined from the end 0 alone.
TEST(Evaluator, AnEdgeHasOneValueOrIsUndefined) {
    Evaluator evaluator{
        Conjecture(*parse_expression("(sum edge u ~ w: degree(delete(v), u)) = 0"))};
    evaluator.load(to_graph(path(2)));
    EXPECT_EQ(evaluator.at(0), Instance::vacuous);
    EXPECT_EQ(evaluator.at(1), Instance::vacuous);
}
TEST(EvaluatorLong, IsTheNaiveOneOn200RandomExpressions) {
    EXPECT_GT(compare(4, 200, 3, small_graphs(4)), 60);
}
TEST(EvaluatorLong, IsTheNaiveOneOn1000RandomExpressions) {
    EXPECT_GT(compare(2, 1000, 3, small_graphs(4)), 300);
    EXPECT_GT(compare(3, 100, 5, small_graphs(3)), 30);
}

/// The value of a conjecture without v, or at vertex v.
bool truth(const char* text, const Graph& g, Vertex v = 0) {
    Evaluator evaluator{Conjecture(*parse_expression(text))};
    evaluator.load(g);
    return holds(evaluator, v);
}

bool refutes(const char* text, const Graph& g) {
    Evaluator evaluator{Conjecture(*parse_expression(text))};
    evaluator.load(g);
    return evaluator.at(0) == Instance::fails;
}

TEST(Evaluator, SmallestCases) {
    EXPECT_TRUE(truth("order = 0 and connected and forest and not tree", Graph()));
    EXPECT_TRUE(truth("forall u: false", Graph()));
    EXPECT_FALSE(truth("exists u: true", Graph()));
    EXPECT_TRUE(truth("girth = infinity and diameter = 0 and radius = 0", Graph(1)));
    EXPECT_TRUE(truth("diameter = infinity and girth > 1000", Graph(2)));
    EXPECT_TRUE(truth("P(ueg) and P(uvg) and in_even_kernel", Graph(1)));
    EXPECT_TRUE(
        truth("order(complete(order - 1)) = 0 and order(complete_bipartite(order + 999, 0)) = 1000",
              Graph(1)));
    EXPECT_TRUE(truth("size(complement(path(order + 63))) = 1953", Graph(1))) << "of order 64";
}

TEST(Evaluator, WhatIsUndefinedNeitherHoldsNorFails) {
    const Graph g = to_graph(path(3));
    const auto at = [&](const std::string& text) {
        Evaluator evaluator{Conjecture(*parse_expression(text))};
        evaluator.load(g);
        return evaluator.at(0);
    };
    for (const std::string text :
         {"order div 0 = 1", "order div 0 != 1", "order mod 0 < 1", "degree(delete(v)) >= 0",
          "infinity - infinity = 0", "0 * infinity = 0", "-infinity < 0", "-3 * infinity < 0",
          "(999999999999999999 * order * order * order) div 0 = 0",
          "(999999999999999999 * order * order * order) mod 0 = 0"}) {
        EXPECT_EQ(at(text), Instance::vacuous) << text;
        EXPECT_EQ(at("not (" + text + ")"), Instance::vacuous) << text;
        EXPECT_EQ(at("(" + text + ") and true"), Instance::vacuous) << text;
        EXPECT_EQ(at("true xor (" + text + ")"), Instance::vacuous) << text;
        EXPECT_EQ(at("(" + text + ") <-> false"), Instance::vacuous) << text;
        EXPECT_EQ(at("(" + text + ") and false"), Instance::fails) << text;
        EXPECT_EQ(at("(" + text + ") or true"), Instance::holds) << text;
        EXPECT_EQ(at("(" + text + ") -> false"), Instance::vacuous) << text;
        EXPECT_EQ(at("not ((" + text + ") -> planar)"), Instance::fails) << text;
        EXPECT_EQ(at("not ((" + text + ") -> false)"), Instance::vacuous) << text;
    }
    EXPECT_EQ(at("forall u: degree(delete(v), u) >= 0"), Instance::vacuous);
    EXPECT_EQ(at("forall u: degree(delete(v), u) >= 2"), Instance::fails);
    EXPECT_EQ(at("exists u: degree(delete(v), u) = 1"), Instance::holds);
    EXPECT_EQ(at("exists u: degree(delete(v), u) = 2"), Instance::vacuous);
    EXPECT_EQ(at("exists u: u != v and degree(delete(v), u) = 2"), Instance::fails);
}

TEST(Evaluator, InfinityAndSigns) {
    const Graph g = to_graph(path(3));
    EXPECT_FALSE(truth("P(ueg, delete(v)) or N(ueg, delete(v)) or twin(delete(v))", g));
    EXPECT_TRUE(truth("2 * infinity = infinity + 1 and 3 < infinity", g));
    EXPECT_TRUE(truth("-7 div 2 = -4 and -7 mod 2 = 1 and 7 div -2 = -4 and 7 mod -2 = -1", g));
}

TEST(Evaluator, ComparesIntegersOfAnySize) {
    const Graph g = to_graph(path(3));
    const std::string big = "999999999999999999";
    const std::string huge = big + " * order * order * order";
    for (const std::string& text :
         {huge + " > 5", big + " * " + big + " > 0", "-" + huge + " < " + big,
          huge + " - " + huge + " = 0", huge + " != infinity", "(" + huge + ") div 27 = " + big,
          "(" + huge + " + 1) mod " + big + " = 1", "(-" + huge + " - 1) div " + big + " = -28",
          "(-" + huge + " - 1) mod " + big + " = " + big + " - 1", "gcd(" + huge + ", 81) = 81",
          "min(" + huge + ", 7) = 7", "max(-(" + huge + "), 7) = 7", "infinity > " + huge,
          huge + " + infinity = infinity", huge + " * infinity = infinity",
          "max(" + huge + ", infinity) = infinity"})
        EXPECT_TRUE(truth(text.c_str(), g)) << text;
    for (const std::string& text : {huge + " < 5", huge + " = " + big, huge + " >= infinity"})
        EXPECT_FALSE(truth(text.c_str(), g)) << text;
}

/// Values, sums, conditions and folds of none that 64 bits have no room for.
TEST(Evaluator, FoldsAreOfAnySize) {
    const std::string most = "9 * 999999999999999999";
    for (const std::string& text :
         {"(sum u: " + most + ") = 3 * " + most, "(sum u: " + most + " * 3) = 9 * " + most,
          "(max u: degree(u) * " + most + ") = 2 * " + most,
          "(min u: -degree(u) * " + most + ") = -2 * " + most,
          "(sum u: -" + most + ") + 3 * " + most + " = 0",
          std::string("(sum u: infinity) = infinity"),
          std::string("(min u: degree(u) * infinity) = infinity"),
          std::string("(sum u where false: degree(u)) = 0"),
          std::string("(sum u where degree(u) > 1: degree(u)) = 2"),
          std::string("(min u where degree(u) < 2: -degree(u)) = -1"),
          std::string("(max u: -degree(u)) = -1 and (min u: degree(u) - 5) = -4")})
        EXPECT_TRUE(truth(text.c_str(), to_graph(path(3)))) << text;
    for (const char* text : {"(max u where false: degree(u)) = 0", "(sum u: degree(u) div 0) = 0",
                             "(sum u where degree(u) div 0 = 1: degree(u)) = 0",
                             "(sum u where u = v: degree(u)) + (min u where 1 div 0 = 1: 1) = 0"}) {
        Evaluator evaluator{Conjecture(*parse_expression(text))};
        evaluator.load(to_graph(path(3)));
        EXPECT_EQ(evaluator.at(0), Instance::vacuous) << text;
    }
}

TEST(Evaluator, ArithmeticOfAnySizeIsThatOf64Bits) {
    std::vector<Integer> values{Integer::infinity(), Integer::undefined()};
    for (std::int64_t n = -7; n <= 7; ++n) values.emplace_back(n);
    const auto same = [](const Real& exact, Integer wanted) {
        return to_string(exact) == to_string(wanted);
    };
    for (const Integer a : values)
        for (const Integer b : values) {
            const std::string pair = to_string(a) + " " + to_string(b);
            const Real x = a;
            const Real y = b;
            EXPECT_TRUE(same(x + y, a + b)) << pair;
            EXPECT_TRUE(same(x - y, a - b)) << pair;
            EXPECT_TRUE(same(x * y, a * b)) << pair;
            EXPECT_TRUE(same(divide(x, y), divide(a, b))) << pair;
            EXPECT_TRUE(same(modulo(x, y), modulo(a, b))) << pair;
            EXPECT_TRUE(same(gcd(x, y), gcd(a, b))) << pair;
            EXPECT_TRUE(same(min(x, y), min(a, b))) << pair;
            EXPECT_TRUE(same(max(x, y), max(a, b))) << pair;
            EXPECT_EQ(compared(x, y) < 0, less(a, b)) << pair;
            EXPECT_EQ(compared(x, y) == 0, equal(a, b)) << pair;
        }
}

// What floating point cannot tell apart is told apart, or is equal.
TEST(Evaluator, RealsAreComparedExactly) {
    const Graph pentagon = to_graph(cycle(5));
    for (const char* text : {"eigenvalue(2) = (sqrt(5) - 1) / 2",
                             "eigenvalue(2)^2 + eigenvalue(2) = 1",
                             "spectral_radius = 2",
                             "energy = 2 + 2 * sqrt(5)",
                             "randic = 5 / 2",
                             "harmonic = n / 2",
                             "sqrt(2) * sqrt(3) = sqrt(6)",
                             "1 / 3 + 1 / 6 = 1 / 2",
                             "sqrt(5 + 2 * sqrt(6)) = sqrt(2) + sqrt(3)",
                             "sqrt(2)^2 = 2",
                             "ln(n) = ln(m) and ln(n^2) = 2 * ln(5)",
                             "ceil(exp(1)) = 3 and exp(ln(n)) = 5",
                             "10 / 4 > 2",
                             "2 < sqrt(5) and not 3 < sqrt(9) and 9 <= sqrt(81)",
                             "eigenvalue(2) < (sqrt(5) - 1) / 2 + 1 / 10^60",
                             "floor(100 * eigenvalue(2)) = 61",
                             "ceil(-7 / 2) = -3",
                             "abs(-1 / 2) = 1 / 2",
                             "max(1 / 2, sqrt(2), 1) = sqrt(2)",
                             "(sum u: 1 / degree(u)) = 5 / 2",
                             "(max u: sqrt(degree(u))) = sqrt(2)",
                             "(sum u where u ~ v: 1 / degree(u)) = 1",
                             "(sum u where u = v: 1 / n) = 1 / 5",
                             "(min edge u ~ w: degree(u) / 3) = 2 / 3",
                             "(sum edge u ~ w: 1 / (degree(u) * degree(w))) = 5 / 4",
                             "2^order = 32",
                             "algebraic_connectivity = (5 - sqrt(5)) / 2",
                             "contains(P4) and not contains(K3)",
                             "isomorphic(complement)",
                             "isomorphic(\"Dhc\")",
                             "not isomorphic(P4, C4)",
                             "isomorphic(kneser(5, 2)) <-> n = 10",
                             "(sum u: degree(u)) = 2 * m",
                             "-2^2 = -4",
                             "2^3^2 = 512"})
        EXPECT_TRUE(truth(text, pentagon)) << text;
    // Undefined refutes nothing.
    for (const char* text :
         {"1 / 0 = 1", "1 / 0 != 1", "sqrt(-1) > 0", "ln(n - m) < 0", "eigenvalue(6) < 0",
          "not eigenvalue(0) < 0", "(max u: 1 / (degree(u) - 2)) = 0",
          "(sum edge u ~ w: distance(u, v)) = 3"})
        EXPECT_FALSE(refutes(text, pentagon)) << text;
}

TEST(Evaluator, WhatTakesTooMuchPrecisionIsGivenUp) {
    std::string nested = "2";
    for (int i = 0; i < 17; ++i) nested = "sqrt(" + nested + " + 1)";
    const std::string text =
        "(" + nested + " + sqrt(7))^2 = " + nested + "^2 + 7 + 2 * sqrt(7) * " + nested;
    EXPECT_THROW(truth(text.c_str(), to_graph(cycle(5))), LimitExceeded);
}

TEST(Evaluator, VerticesKeepTheirNamesInSubgraphs) {
    // 0 - 1 - 2 - 3: without 1, vertex 2 has degree 1 and vertex 0 degree 0.
    const Graph g = to_graph(path(4));
    EXPECT_TRUE(truth("exists u ~ v: degree(delete(u), v) = 0", g, 0));
    EXPECT_TRUE(truth("forall u ~ v: degree(delete(u)) = degree - 1", g, 2));
    EXPECT_TRUE(truth("order(delete(delete(v), v)) = order - 1", g, 2));
    EXPECT_TRUE(truth("forall u, w: u ~ w <-> size(delete_edge(u, w)) = size - 1", g));
    EXPECT_TRUE(truth("order(line_graph) = size and size(line_graph(complement)) = 2", g));
}

/// Listens for terms by name.
std::vector<std::string> computed(const char* text, const Graph& g, Vertex v) {
    std::vector<std::string> result;
    Evaluator evaluator{Conjecture(*parse_expression(text))};
    evaluator.listen([&](const TermUse& use, const Subject&, Tokens, Integer) {
        result.emplace_back(term(use.place).name);
    });
    evaluator.load(g);
    evaluator.at(v);
    return result;
}

using testing::ElementsAre;

TEST(Evaluator, CheapTermsComeFirst) {
    const Graph g = to_graph(cycle(5));
    EXPECT_THAT(computed("P(ueg) and planar and order = 4", g, 0), ElementsAre("order"));
    EXPECT_THAT(computed("planar or order = 5", g, 0), ElementsAre("order"));
    EXPECT_THAT(computed("not (planar -> order = 5)", g, 0), ElementsAre("order"));
    // The conclusion of the whole waits for the hypotheses: vacuous instances are counted.
    EXPECT_THAT(computed("planar -> order = 5", g, 0), ElementsAre("planar", "order"));
}

TEST(Evaluator, AHypothesisThatFailsStopsTheWork) {
    EXPECT_THAT(computed("P(ueg) and bipartite -> in_even_kernel", to_graph(cycle(5)), 0),
                ElementsAre("bipartite"));
    Evaluator evaluator{Conjecture(*parse_expression("bipartite -> (tree -> false)"))};
    evaluator.load(to_graph(cycle(5)));
    EXPECT_EQ(evaluator.at(-1), Instance::vacuous);
    evaluator.load(to_graph(cycle(4)));
    EXPECT_EQ(evaluator.at(-1), Instance::vacuous);
    evaluator.load(to_graph(path(4)));
    EXPECT_EQ(evaluator.at(-1), Instance::fails);
}

TEST(Evaluator, EqualPartsAreComputedOnce) {
    const auto count = [](const char* text, const Graph& g) {
        Evaluator evaluator{Conjecture(*parse_expression(text))};
        evaluator.load(g);
        for (Vertex v : g.vertices()) evaluator.at(v);
        return evaluator.computed();
    };
    const Graph g = to_graph(cycle(6));
    EXPECT_EQ(count("planar and not planar or planar", g), 1);
    EXPECT_EQ(count("(P(ueg) or N(ueg)) and (N(ueg) or P(ueg))", g), 6);
    EXPECT_EQ(count("forall u, w: planar(delete(u)) or planar(delete(w))", g), 6);
    EXPECT_EQ(count("exists u: planar(complement) and degree(u) = 7", g), 6);
    EXPECT_EQ(count("(exists u: degree(u) = 2) and (forall u: degree(u) = 2)", g), 6);
    EXPECT_GE(count("exists edges M: chromatic_number(M) > 6", g), 1) << "on a set of edges";
    // No table is kept of three variables: one graph serves them all, one after the other.
    EXPECT_EQ(count("forall u, w, x: planar(delete(delete_edge(u, w), x))", g), 1);
}

TEST(Evaluator, AFoldBeyond64BitsIsExact) {
    Evaluator evaluator{Conjecture(*parse_expression(
        "(sum u: 2^62) = order * 2^62 and (sum u: 2^62) > 2^63 and (max u: 2^64 + degree(u)) > 2^64"
        " and (min u: 2^64 - degree(u)) < 2^64"))};
    evaluator.load(to_graph(cycle(6)));
    EXPECT_EQ(evaluator.at(-1), Instance::holds);
}

/// What was kept of a graph says nothing of the next one.
TEST(Evaluator, KeepsNothingOfTheGraphBefore) {
    const auto at = [](Evaluator& evaluator, const Graph& g) {
        evaluator.load(g);
        return evaluator.at(0);
    };
    Evaluator member{
        Conjecture(*parse_expression("isomorphic(path(order - 3)) or order div (order - 5) = 1"))};
    EXPECT_THROW(at(member, to_graph(path(2))), LimitExceeded) << "there is no path of order -1";
    EXPECT_EQ(at(member, to_graph(path(5))), Instance::vacuous);
    Evaluator edges{
        Conjecture(*parse_expression("(max edges M where max_degree(M) <= 1: |M|) = 1"))};
    EXPECT_EQ(at(edges, to_graph(path(3))), Instance::holds);
    EXPECT_EQ(at(edges, to_graph(path(4))), Instance::fails);
    EXPECT_EQ(at(edges, Graph(4, {{1, 3}, {2, 3}})), Instance::holds);
    Evaluator sides{Conjecture(*parse_expression("columns = 3", About::graphs, Naming::of_grid))};
    EXPECT_EQ(at(sides, to_graph(Grid{2, 3}.graph())), Instance::holds);
    EXPECT_EQ(at(sides, to_graph(Grid{3, 2}.graph())), Instance::fails);
    // Neither a part of a grid nor a large graph is one.
    sides.load(to_graph(Grid{2, 3}.graph()), VertexSet{0, 1, 3, 4}, {});
    EXPECT_THROW(sides.at(0), LimitExceeded);
    sides.load(LargeGraph(path(70)));
    EXPECT_THROW(sides.at(-1), LimitExceeded);
}

TEST(Evaluator, ValuesAreThoseOfTheVertex) {
    Evaluator degree{Conjecture(*parse_value("degree"))};
    Evaluator half{Conjecture(*parse_value("degree / 2"))};
    degree.load(to_graph(path(3)));
    half.load(to_graph(path(3)));
    for (const Vertex v : {1, 0}) {
        EXPECT_EQ(degree.value(v), Integer(v + 1));
        EXPECT_EQ(to_string(half.real(v)), v == 1 ? "1" : "1/2");
    }
}

/// Terms of no bound vertex, at the vertex asked; a graph is no value.
TEST(Evaluator, PartsAreToldAtTheVertex) {
    Evaluator evaluator{
        Conjecture(*parse_expression("degree = 2 and order = 3 and tree(complement) and connected "
                                     "and forall u: eccentricity(u) > "
                                     "0"))};
    evaluator.load(to_graph(path(3)));
    for (const Vertex v : {1, 0}) {
        std::vector<std::string> told;
        for (const PartValue& part : evaluator.parts(v))
            told.push_back(part.text + " " + part.value);
        EXPECT_THAT(told,
                    testing::UnorderedElementsAre(v == 1 ? "degree 2" : "degree 1", "order 3",
                                                  "tree(complement) false", "connected true"));
    }
}

/// Each loop over values looks at the stop now and then.
TEST(Evaluator, StopsInEachOfItsLoops) {
    const auto evaluate = [](const char* text, const auto& g) {
        std::stop_source stop;
        const runs::WorkLimits limits(stop.get_token());
        Evaluator evaluator{Conjecture(*parse_expression(text))};
        evaluator.load(g);
        EXPECT_EQ(evaluator.at(0), Instance::holds) << text;
        stop.request_stop();
        for (int i = 0; i < 5000; ++i) {
            evaluator.load(g);
            evaluator.at(0);
        }
    };
    const Graph g = to_graph(path(4));
    for (const char* text : {"|{u: u = v}| = 1", "(sum u: 1) = 4", "forall k in 1..9: k > 0",
                             "forall S: |S| mod 2 < 2", "(sum edge u ~ w: 1) = 3"})
        EXPECT_THROW(evaluate(text, g), runs::Stopped) << text;
    EXPECT_THROW(evaluate("(sum u: 1) = 70", LargeGraph(path(70))), runs::Stopped);
}

/// No vertex is asked about a game without a token, so that none can be missing.
TEST(Evaluator, AGameWithoutATokenAsksNoVertex) {
    EXPECT_TRUE(
        truth("N(node_kayles, delete(v)) and not P(node_kayles, delete(v))", to_graph(path(2))));
}

/// An edge has two ends: what is counted is counted once, and what is greatest is so at one end.
TEST(Evaluator, EdgesAreCountedOnce) {
    const Graph g = to_graph(path(4));
    EXPECT_TRUE(truth("(count edge u ~ w: degree(u) + degree(w) = 3) = 2", g));
    EXPECT_TRUE(truth("(max edge u ~ w: degree(u)) = 2 and (min edge u ~ w: degree(u)) = 1", g));
}

/// A search for one set goes beyond the order to which all sets are looked at.
TEST(Evaluator, SearchesForASetOfALargerGraph) {
    EXPECT_TRUE(truth("(exists S: |S| > 29) and not (exists S: |S| > 30)", to_graph(path(30))));
}

/// All sets are looked at where no search can cut, and of so many vertices only.
TEST(Evaluator, AllSetsAreLookedAtWithinBounds) {
    EXPECT_TRUE(truth("exists S: |S| mod 2 = 0", to_graph(path(24))));
    EXPECT_THROW(truth("exists S: |S| mod 2 = 0", to_graph(path(25))), LimitExceeded);
    EXPECT_TRUE(truth("(sum S: |S| mod 2) = 2^15", to_graph(path(16))));
    EXPECT_THROW(truth("(sum S: |S| mod 2) > 0", to_graph(path(17))), LimitExceeded);
}

/// Sets of the vertices that are present, whichever these are.
TEST(Evaluator, SetsAreOfWhatIsPresent) {
    Evaluator evaluator{Conjecture(*parse_expression("(sum S: |S| mod 2) = 2"))};
    evaluator.load(to_graph(path(3)), VertexSet{0, 2}, {});
    EXPECT_EQ(evaluator.at(0), Instance::holds);
}

/// A fold goes through the members of a set alone if its own variable is to be one of them.
TEST(Evaluator, FoldsGoThroughASetThatTheirVariableIsIn) {
    for (const char* text :
         {"(sum u where u in {w: w != v}: 1) = 2", "(sum u where v in {w: w = v}: 1) = 3",
          "(sum u where u in {w: w = u}: 1) = 3", "(sum u where u in {w: w ~ u}: 1) = 0"})
        EXPECT_TRUE(truth(text, to_graph(path(3)))) << text;
}

TEST(Evaluator, TakesGraphsOrDigraphsAsItIsAboutThem) {
    Evaluator graphs{Conjecture(*parse_expression("size = 2"))};
    Evaluator digraphs{Conjecture(*parse_expression("size = 2", About::digraphs))};
    const Digraph arcs(2, {{0, 1}, {1, 0}});
    EXPECT_THROW(graphs.load(arcs), ContractViolation);
    EXPECT_THROW(digraphs.load(Graph(2)), ContractViolation);
    EXPECT_THROW(digraphs.load(LargeGraph(path(70))), ContractViolation);
    digraphs.load(AnyGraph(arcs));
    EXPECT_EQ(digraphs.at(-1), Instance::holds);
    graphs.load(AnyGraph(to_graph(path(3))));
    EXPECT_EQ(graphs.at(-1), Instance::holds);
    graphs.load(AnyGraph(LargeGraph(path(70))));
    EXPECT_EQ(graphs.at(-1), Instance::fails);
    Evaluator other = std::move(digraphs);
    graphs = std::move(other);
    graphs.load(arcs);
    EXPECT_EQ(graphs.at(-1), Instance::holds);
}

TEST(Evaluator, NamesValuesAndOutcomes) {
    const auto name = [](const char* text) {
        Evaluator evaluator{Conjecture(*parse_answer(text))};
        evaluator.load(to_graph(path(3)));
        return evaluator.name(0);
    };
    EXPECT_EQ(name("value(partizan_kayles)"), "{2|1}");
    EXPECT_EQ(name("value(partizan_kayles) - value(partizan_kayles)"), "0");
    EXPECT_EQ(name("outcome(partizan_kayles)"), "L");
}

TEST(Evaluator, SlackIsTheDistanceFromFailing) {
    const auto slack = [](const char* text, const Graph& g, Vertex v = 0) {
        Evaluator evaluator{Conjecture(*parse_expression(text))};
        evaluator.load(g);
        return evaluator.slack(v);
    };
    const Graph g = to_graph(path(4));
    EXPECT_EQ(slack("tree -> order <= 6", g), 2);
    EXPECT_EQ(slack("order < 6", g), 1);
    EXPECT_EQ(slack("order >= 4", g), 0);
    EXPECT_EQ(slack("order > 5", g), -2);
    EXPECT_EQ(slack("order = 6", g), 2);
    EXPECT_EQ(slack("order != 6", g), std::nullopt);
    EXPECT_EQ(slack("not tree", g), std::nullopt);
    EXPECT_EQ(slack("tree -> true", g), std::nullopt);
    EXPECT_EQ(slack("5 > sqrt(order)", g), 3);
    EXPECT_EQ(slack("outcome(col) = P", g), std::nullopt);
    EXPECT_EQ(slack("value(col) = 0", g), std::nullopt);
    EXPECT_EQ(slack("degree <= 3", g), 2);
    EXPECT_EQ(slack("degree <= 3", g, 1), 1);
    EXPECT_EQ(slack("sqrt(order) < 5", g), 3) << "a real is not a whole one less";
    EXPECT_EQ(slack("girth >= 3", g), std::nullopt);
    EXPECT_EQ(slack("tree", g), std::nullopt);
    EXPECT_EQ(slack("v = v", g), std::nullopt);
}

}  // namespace
}  // namespace gazetteer::conjectures
