// SPDX-License-Identifier: GPL-3.0-or-later
// What conditions mean: each is asked of every vertex u of one small graph, and the vertices where
// it holds are counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "certificates/check/rules/play.hpp"
#include "graph/both_arcs.hpp"
#include "graph/families.hpp"

namespace gazetteer::check {
namespace {

RulesPosition position_on(const Graph& g) {
    RulesPosition position;
    position.board = with_both_arcs(g);
    position.present = g.vertices();
    return position;
}

/// The paw, 3 at the triangle 0, 1, 2, and the isolated vertex 4. The token t is on 2, S = {0, 3},
/// and T is empty.
RulesPosition paw_and_vertex() {
    RulesPosition position = position_on(Graph(5, {{0, 1}, {0, 2}, {1, 2}, {2, 3}}));
    position.tokens[0] = 2;
    position.sets[0] = {0, 3};
    return position;
}

/// The condition of a game with a token t and sets S and T, in which u is a vertex.
Condition condition_of(const std::string& condition) {
    RulesReader reader;
    for (const char* line : {"game mine", "token t", "set S, T"}) reader.read(line);
    reader.read(Words("move u where " + condition + ": delete(u)").spelled());
    return *reader.finish().moves[0].where;
}

/// Where the condition holds.
VertexSet where_on(const RulesPosition& position, const std::string& text) {
    const Condition condition = condition_of(text);
    VertexSet result;
    for (Vertex u : position.present) {
        std::int64_t steps = steps_max;
        const std::array<Vertex, 2> named{position.tokens[0], u};
        if (holds(condition, position, position.board.underlying(), named, steps)) result.insert(u);
    }
    return result;
}
VertexSet where(const std::string& condition) {
    return where_on(paw_and_vertex(), condition);
}

const VertexSet all = VertexSet::first(5);
const VertexSet none;

TEST(ConditionsOfCertificates, CompareIntegers) {
    EXPECT_EQ(where("degree(u) = 2"), (VertexSet{0, 1}));
    EXPECT_EQ(where("degree(u) == 2"), (VertexSet{0, 1}));
    EXPECT_EQ(where("degree(u) != 2"), (VertexSet{2, 3, 4}));
    EXPECT_EQ(where("degree(u) < 2"), (VertexSet{3, 4}));
    EXPECT_EQ(where("degree(u) <= 2"), (VertexSet{0, 1, 3, 4}));
    EXPECT_EQ(where("degree(u) > 2"), VertexSet{2});
    EXPECT_EQ(where("degree(u) >= 2"), (VertexSet{0, 1, 2}));
    EXPECT_EQ(where("1 <= degree(u) <= 2"), (VertexSet{0, 1, 3}));
    EXPECT_EQ(where("3 > degree(u) > 1 < 2"), (VertexSet{0, 1}));
    EXPECT_EQ(where("1 < 2 < 2"), none);
}

TEST(ConditionsOfCertificates, CompareVerticesAndSets) {
    EXPECT_EQ(where("u = t"), VertexSet{2});
    EXPECT_EQ(where("u != t"), all - VertexSet{2});
    EXPECT_EQ(where("u ~ t"), (VertexSet{0, 1, 3}));
    EXPECT_EQ(where("t ~ u in S"), (VertexSet{0, 3}));
    EXPECT_EQ(where("u in T"), none);
    EXPECT_EQ(where("empty(T)"), all);
    EXPECT_EQ(where("empty(S)"), none);
}

TEST(ConditionsOfCertificates, Calculate) {
    EXPECT_EQ(where("degree(u) + 1 = 3"), (VertexSet{0, 1}));
    EXPECT_EQ(where("degree(u) - 1 = 2"), VertexSet{2});
    EXPECT_EQ(where("degree(u) * 2 = 6"), VertexSet{2});
    EXPECT_EQ(where("7 - 3 - 2 = 2"), all);
    EXPECT_EQ(where("2 + 2 * 2 = 6"), all);
    EXPECT_EQ(where("8 div 4 div 2 = 1"), all);
    EXPECT_EQ(where("--2 = 2"), all);
    EXPECT_EQ(where("-2 = 2"), none);
}

/// Quotients are rounded down, and a remainder has the sign of the divisor.
TEST(ConditionsOfCertificates, DivideWithARemainder) {
    const auto divides = [](int a, int b, int quotient, int remainder) {
        const auto number = [](int n) {
            return n < 0 ? "-" + std::to_string(-n) : std::to_string(n);
        };
        const std::string by = number(b);
        return where(number(a) + " div " + by + " = " + number(quotient)) == all &&
               where(number(a) + " mod " + by + " = " + number(remainder)) == all;
    };
    EXPECT_TRUE(divides(7, 2, 3, 1));
    EXPECT_TRUE(divides(-7, 2, -4, 1));
    EXPECT_TRUE(divides(7, -2, -4, -1));
    EXPECT_TRUE(divides(-7, -2, 3, -1));
    EXPECT_TRUE(divides(6, 2, 3, 0));
    EXPECT_TRUE(divides(-6, 2, -3, 0));
    EXPECT_TRUE(divides(6, -2, -3, 0));
    EXPECT_TRUE(divides(0, -2, 0, 0));
    EXPECT_TRUE(divides(0, 2, 0, 0));
    EXPECT_TRUE(divides(1, 3, 0, 1));
}

TEST(ConditionsOfCertificates, SignsBindAsTheyAreListed) {
    EXPECT_EQ(where("true or true xor true"), all);
    EXPECT_EQ(where("true xor true and false"), all);
    EXPECT_EQ(where("not false and false"), none);
    EXPECT_EQ(where("not 1 = 2"), all);
    EXPECT_EQ(where("not true and true"), none);
    EXPECT_EQ(where("false -> false -> false"), all);
    EXPECT_EQ(where("false -> true <-> false"), none);
    EXPECT_EQ(where("false and false -> false"), all);
    EXPECT_EQ(where("true <-> false <-> false"), all);
    EXPECT_EQ(where("-5 mod 3 = 1"), all);
    EXPECT_EQ(where("exists x: false or true"), all);
    EXPECT_EQ(where("(exists x: false) or true"), all);
}

/// `a` and `b` are "true", "false", or have no value.
TEST(ConditionsOfCertificates, TheWordsForTruthValues) {
    const std::vector<std::string> values{"false", "true", "1 div 0 = 1"};
    constexpr int undefined = 2;
    const auto value = [](const std::string& condition) {
        if (where(condition) == all) return 1;
        return where("not (" + condition + ")") == all ? 0 : undefined;
    };
    for (int a = 0; a <= undefined; ++a)
        for (int b = 0; b <= undefined; ++b) {
            const auto joined = [&](const std::string& sign) {
                return value("(" + values[static_cast<std::size_t>(a)] + ") " + sign + " (" +
                             values[static_cast<std::size_t>(b)] + ")");
            };
            const bool defined = a != undefined && b != undefined;
            const auto unless = [&](bool decided, int decision) {
                return decided ? decision : defined ? 1 - decision : undefined;
            };
            EXPECT_EQ(joined("and"), unless(a == 0 || b == 0, 0)) << a << b;
            EXPECT_EQ(joined("or"), unless(a == 1 || b == 1, 1)) << a << b;
            EXPECT_EQ(joined("->"), unless(a == 0 || b == 1, 1)) << a << b;
            EXPECT_EQ(joined("xor"), defined ? a ^ b : undefined) << a << b;
            EXPECT_EQ(joined("<->"), defined ? 1 - (a ^ b) : undefined) << a << b;
        }
}

TEST(ConditionsOfCertificates, WhatHasNoValueHoldsNowhere) {
    EXPECT_EQ(where("1 div degree(u) = 1"), VertexSet{3});
    EXPECT_EQ(where("not 1 div degree(u) = 1"), (VertexSet{0, 1, 2}));
    EXPECT_EQ(where("1 mod degree(u) = 1"), (VertexSet{0, 1, 2}));
    EXPECT_EQ(where("1 + 1 div degree(u) = 2"), VertexSet{3});
    EXPECT_EQ(where("1 div degree(u) + 1 = 2"), VertexSet{3});
    EXPECT_EQ(where("-1 div degree(u) = -1"), (VertexSet{0, 1, 2, 3}));
    EXPECT_EQ(where("-(1 div degree(u)) = -1"), VertexSet{3});
    EXPECT_EQ(where("degree(delete(t), u) = 0"), (VertexSet{3, 4}));
    EXPECT_EQ(where("not degree(delete(t), u) = 0"), (VertexSet{0, 1}));
}

TEST(ConditionsOfCertificates, Quantify) {
    EXPECT_EQ(where("exists x: x ~ u"), (VertexSet{0, 1, 2, 3}));
    EXPECT_EQ(where("forall x: x = u or x ~ u or degree(x) = 0"), VertexSet{2});
    EXPECT_EQ(where("(count x: x ~ u) = 2"), (VertexSet{0, 1}));
    EXPECT_EQ(where("(count x ~ u: degree(x) = 2) = 2"), VertexSet{2});
    EXPECT_EQ(where("exists x ~ u: degree(x) = 1"), VertexSet{2});
    EXPECT_EQ(where("forall x ~ u: degree(x) = 3"), (VertexSet{3, 4}));
    EXPECT_EQ(where("not exists x ~ u: true"), VertexSet{4});
    EXPECT_EQ(where("exists x, y: x != y and x ~ u and y ~ u"), (VertexSet{0, 1, 2}));
    EXPECT_EQ(where("exists u: u = t"), all);
    EXPECT_EQ(where("(exists u: u = t) and u = t"), VertexSet{2});
    EXPECT_EQ(where("(exists x: x = t) and (forall y: exists x: x = y)"), all);
    EXPECT_EQ(where("forall x: (exists y: y ~ x) or degree(x) = 0"), all);
}

TEST(ConditionsOfCertificates, QuantifyOverEdges) {
    EXPECT_EQ(where("exists x ~ y: x = u and y = t"), (VertexSet{0, 1, 3}));
    EXPECT_EQ(where("exists x ~ y: x = t and y = u"), (VertexSet{0, 1, 3}));
    EXPECT_EQ(where("forall x ~ y: degree(x) + degree(y) >= 4"), all);
    EXPECT_EQ(where("forall x ~ y: degree(x) >= 2"), none);
    EXPECT_EQ(where("forall x ~ y: degree(y) >= 2"), none);
    EXPECT_EQ(where("exists x ~ y: degree(x) = 0 or degree(y) = 0"), none);
    EXPECT_EQ(where("exists x ~ y: not x ~ y"), none);
    EXPECT_EQ(where("exists x ~ y: exists z ~ y: x ~ z and z = u"), (VertexSet{0, 1, 2}));
}

/// One decisive value decides, though others are undefined; the vertex 4 has degree 0.
TEST(ConditionsOfCertificates, QuantifyWhatMayBeUndefined) {
    EXPECT_EQ(where("exists x: 1 div degree(x) = 1"), all);
    EXPECT_EQ(where("exists x: 1 div (2 - degree(x)) = 1"), all);
    EXPECT_EQ(where("not exists x: 1 div degree(x) = 5"), none);
    EXPECT_EQ(where("exists x: 1 div degree(x) = 5"), none);
    EXPECT_EQ(where("not forall x: 1 div degree(x) = 1"), all);
    EXPECT_EQ(where("forall x: 1 div degree(x) <= 1"), none);
    EXPECT_EQ(where("not forall x: 1 div degree(x) <= 1"), none);
    EXPECT_EQ(where("(count x: 1 div degree(x) = 1) = 1"), none);
    EXPECT_EQ(where("(count x: 1 div degree(x) = 1) != 1"), none);
    EXPECT_EQ(where("(count x: 1 div (2 - degree(x)) = 1) != 9"), none);
}

TEST(ConditionsOfCertificates, AskGraphs) {
    EXPECT_EQ(where("order = 5 and size = 4 and components = 2"), all);
    EXPECT_EQ(where("connected or bipartite"), none);
    EXPECT_EQ(where("size(delete(u)) = 1"), VertexSet{2});
    EXPECT_EQ(where("order(delete(u)) = 4"), all);
    EXPECT_EQ(where("connected(delete(u))"), VertexSet{4});
    EXPECT_EQ(where("components(delete(u)) = 3"), VertexSet{2});
    EXPECT_EQ(where("bipartite(delete(u))"), (VertexSet{0, 1, 2}));
    EXPECT_EQ(where("size(delete_edge(u, t)) = 3"), (VertexSet{0, 1, 3}));
    EXPECT_EQ(where("bipartite(delete_edge(t, u))"), (VertexSet{0, 1}));
    EXPECT_EQ(where("components(delete_edge(G, u, t)) = 3"), VertexSet{3});
    EXPECT_EQ(where("degree(G, u) = 2"), (VertexSet{0, 1}));
    EXPECT_EQ(where("degree(complement, u) = 3"), VertexSet{3});
    EXPECT_EQ(where("size(complement(G)) = 6 and connected(complement)"), all);
    EXPECT_EQ(where("size(complement(delete(u))) = 4"), (VertexSet{0, 1}));
    EXPECT_EQ(where("size(complement(complement(delete(u)))) = 1"), VertexSet{2});
    EXPECT_EQ(where("size(delete(delete(t), u)) = 0"), (VertexSet{0, 1}));
}

TEST(ConditionsOfCertificates, SpeakOfTheVerticesThatAreLeft) {
    RulesPosition position = paw_and_vertex();
    position.present.erase(4);
    const VertexSet present = position.present;
    EXPECT_EQ(where_on(position, "order = 4 and components = 1 and connected"), present);
    EXPECT_EQ(where_on(position, "(count x: true) = 4"), present);
    EXPECT_EQ(where_on(position, "size(complement) = 2"), present);
    EXPECT_EQ(where_on(position, "components(delete(u)) = 2"), VertexSet{2});
    const RulesPosition one = position_on(Graph(1));
    EXPECT_EQ(where_on(one, "components(delete(u)) = 0 and connected(delete(u))"), VertexSet{0});
}

/// 2^63 - 1 is the greatest integer, and its negative the least.
TEST(ConditionsOfCertificates, IntegersHave64Bits) {
    const std::string most = "(999999999999999999 * 9 + 223372036854775816)";
    EXPECT_EQ(where(most + " > 0"), all);
    EXPECT_EQ(where("-" + most + " < 0"), all);
    for (const std::string& beyond :
         {most + " + 1", "-" + most + " - 1", "-" + most + " - 2", most + " * 2"})
        EXPECT_THROW(where(beyond + " > 0"), Refusal) << beyond;
}

/// How many steps the condition takes at the vertex 0.
std::int64_t cost(const std::string& text) {
    const RulesPosition position = paw_and_vertex();
    const Condition condition = condition_of(text);
    const Graph graph = position.board.underlying();
    const std::array<Vertex, 2> named{2, 0};
    std::int64_t steps = 1000;
    holds(condition, position, graph, named, steps);
    const std::int64_t spent = 1000 - steps;
    steps = spent;
    EXPECT_NO_THROW(holds(condition, position, graph, named, steps));
    steps = spent - 1;
    EXPECT_THROW(holds(condition, position, graph, named, steps), Refusal);
    return spent;
}

TEST(ConditionsOfCertificates, CostAStepAPartAndTheOrderAGraph) {
    EXPECT_EQ(cost("true"), 1);
    EXPECT_EQ(cost("1 + 1 = 2"), 5);
    EXPECT_EQ(cost("order = 5"), 2 + 1 + 5);
    EXPECT_EQ(cost("order(delete(u)) = 5"), 2 + 1 + 5 + 5);
    EXPECT_EQ(cost("false and order = 5"), 2);
    EXPECT_EQ(cost("true or order = 5"), 2);
    EXPECT_EQ(cost("true -> false"), 3);
    EXPECT_EQ(cost("exists x: true"), 2);
    EXPECT_EQ(cost("forall x: true"), 1 + 5);
}

}  // namespace
}  // namespace gazetteer::check
