// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences with each word of the language, all true of the bull: a triangle and a leaf at two of
// its vertices.
#include "certificates/check/invariants/evaluation.hpp"

#include <gtest/gtest.h>

#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {
namespace {

/// gazetteer hunt finds them true.
constexpr const char* sentences[] = {
    "true",
    "not false",
    "true and true",
    "not (true and false)",
    "not (false and true)",
    "false or true",
    "true or false",
    "not (false or false)",
    "true xor false",
    "false xor true",
    "not (true xor true)",
    "not (false xor false)",
    "false -> false",
    "false -> true",
    "true -> true",
    "not (true -> false)",
    "true <-> true",
    "false <-> false",
    "not (true <-> false)",
    "not (false <-> true)",
    "false -> false -> false",
    "not ((false -> false) -> false)",
    "order = 5",
    "order(G) = 5 and size(complement(G)) + size(G) = 10",
    "not order = 4",
    "order != 4",
    "not order != 5",
    "order < 6",
    "not order < 5",
    "order <= 5",
    "not order <= 4",
    "order > 4",
    "not order > 5",
    "order >= 5",
    "not order >= 6",
    "order + size = 10",
    "order - 1 = 4",
    "order - 1 - 1 = 3",
    "order - -1 = 6",
    "-order = -5",
    "-2^2 = -4",
    "2 * order = 10",
    "order / 2 = 5 / 2",
    "order div 2 = 2",
    "order mod 3 = 2",
    "-order div 2 = -3",
    "-order mod 3 = 1",
    "2 + 3 * 4 = 14",
    "(2 + 3) * 4 = 20",
    "12 div 5 div 2 = 1",
    "2^order = 32",
    "2^3^2 = 512",
    "gcd(order + 1, 4) = 2",
    "gcd(12, 18, 9) = 3",
    "min(order, 3) = 3",
    "max(order, 3) = 5",
    "min(4, 3, 5) = 3",
    "max(4, 6, 5) = 6",
    "sqrt(order + 4) = 3",
    "sqrt(order) > 2",
    "sqrt(order) < 9 / 4",
    "abs(3 - order) = 2",
    "abs(order - 3) = 2",
    "floor(order / 2) = 2",
    "ceil(order / 2) = 3",
    "floor(sqrt(order)) = 2",
    "ceil(sqrt(order)) = 3",
    "girth(complement(K3)) = infinity",
    "girth < infinity",
    "not girth = infinity",
    "forall u: degree(u) > 0",
    "not (forall u: degree(u) > 1)",
    "exists u: degree(u) = 3",
    "not (exists u: degree(u) = 4)",
    "(count u: degree(u) = 1) = 2",
    "(sum u: degree(u)) = 10",
    "(max u: degree(u)) = 3",
    "(min u: degree(u)) = 1",
    "(max u: degree(u)) + (min u: degree(u)) = 4",
    "(sum u where degree(u) > 1: degree(u)) = 8",
    "(count u where degree(u) > 1: degree(u) = 3) = 2",
    "(max u where degree(u) < 3: degree(u)) = 2",
    "(min u where degree(u) > 1: degree(u)) = 2",
    "forall u where degree(u) = 1: eccentricity(u) = 3",
    "not (forall u where degree(u) = 2: eccentricity(u) = 3)",
    "exists u where degree(u) = 2: eccentricity(u) = 2",
    "forall u: degree(u) = 1 -> (exists w ~ u: degree(w) = 3)",
    "forall u: (count w ~ u: w = w) = degree(u)",
    "exists u: (sum w ~ u: degree(w)) = 6",
    "(max u: (min w ~ u: degree(w))) = 3",
    "forall u: exists w: u != w and not u ~ w",
    "exists u: exists w: u = w",
    "forall u: forall w: u = w or u != w",
    "not (exists u: u ~ u)",
    "(sum u: count w: u ~ w) = 10",
    "(count edge u ~ w: degree(u) = degree(w)) = 1",
    "(sum edge u ~ w: degree(u) + degree(w)) = 24",
    "(sum edge u ~ w: degree(u) * degree(w)) = 27",
    "|{u: degree(u) = 3}| = 2",
    "forall u: u in {w: w ~ u} <-> false",
    "forall u: degree(u) = 3 <-> u in {w: degree(w) = max_degree}",
    "exists u: not u in {w: degree(w) > 1}",
    "empty({u: degree(u) = 4})",
    "not empty({u: degree(u) = 1})",
    "forall u: distance(u, {w: degree(w) = 1}) <= 2",
    "exists u: distance(u, {w: degree(w) = 1}) = 2",
    "not (exists u: distance(u, {w: degree(w) = 3}) > 1)",
    "(max u: max w: distance(u, w)) = 3",
    "forall u: distance(u, u) = 0",
    "forall u: forall w: distance(u, w) = 1 <-> u ~ w",
    "order(induced({u: degree(u) > 1})) = 3",
    "size(induced({u: degree(u) > 1})) = 3",
    "tree(induced({u: degree(u) > 2}))",
    "size(complement) = 5",
    "isomorphic(complement)",
    "not isomorphic(K5)",
    "not isomorphic(P5)",
    "isomorphic(induced({u: degree(u) > 1}), K3)",
    "contains(K3)",
    "contains(P5)",
    "not contains(C4)",
    "not contains(K4)",
    "contains(P4)",
    "not contains_induced(P5)",
    "contains_induced(P4)",
    "not contains_induced(C4)",
    "contains(\"Bw\")",
    "not isomorphic(\"Bw\")",
    "size(square) = 9",
    "size(power(1)) = 5",
    "size(power(2)) = 9",
    "size(power(3)) = 10",
    "size(power(induced({u: degree(u) != 3}), 9)) = 0",
    "isomorphic(power(complement, 2), square(complement))",
    "size(square(complement)) = 9",
    "order(line_graph) = 5",
    "size(line_graph) = 7",
    "forall u: order(delete(u)) = 4",
    "forall u: size(delete(u)) = size - degree(u)",
    "exists u: not connected(delete(u))",
    "forall u: forall w ~ u: size(delete_edge(u, w)) = 4",
    "forall u: forall w: not u ~ w -> size(delete_edge(u, w)) = 5",
    "forall u: forall w ~ u: degree(delete(w), u) = degree(u) - 1",
    "exists u: exists w: u != w and distance(delete(u), w, w) = 0",
    "(exists S1: |S1| = 3 and (forall u: forall w: u in S1 and w in S1 -> not u ~ w))",
    "not (exists S1: |S1| = 4 and (forall u: forall w: u in S1 and w in S1 -> not u ~ w))",
    "(max S1 where bipartite(induced(S1)): |S1|) = 4",
    "(min S1 where not empty(S1): |S1|) = 1",
    "(count S1: true) = 32",
    "(count S1: empty(S1)) = 1",
    "(sum S1: |S1|) = 80",
    "forall S1: order(induced(S1)) = |S1|",
    "(exists S1: |S1| = 5)",
    "traceable",
    "not hamiltonian",
    "traceable(complement)",
    "residue = 3",
    "order(K4) = 4",
    "size(C5) = 5",
    "size(P3) = 2",
    "independence_number(complement) = clique_number",
    "spectral_radius > 23 / 10",
    "not spectral_radius > 24 / 10",
    "spectral_radius < max_degree",
    "energy > 58 / 10 and energy < 59 / 10",
    "algebraic_connectivity < 7 / 10",
    "eigenvalue(3) = 0",
    "eigenvalue(1) >= 2 and eigenvalue(2) < 1",
    "forall u: eigenvalue(degree(u) + 2) <= 0",
    "floor(eigenvalue(5)) = -2",
    "eigenvalue(complement, 3) = 0",
    "eigenvalue(K4, 4) = -1",
    "laplacian_eigenvalue(5) = 0",
    "laplacian_eigenvalue(1) > eigenvalue(1)",
    "signless_laplacian_eigenvalue(5) > 0",
    "distance_eigenvalue(1) > 2 * wiener / order",
    "distance_eigenvalue(induced({u: degree(u) > 1}), 1) = 2",
};

bool is_true(const std::string& text, const Graph& g) {
    Known known;
    Steps steps;
    return is_true(read_expression(text), g, -1, known, steps);
}

TEST(InvariantEvaluation, SentencesAreTrueAndTheirNegationsAreNot) {
    const Graph bull = to_graph(*parse_graph("DyG"));
    for (const std::string text : sentences) {
        EXPECT_TRUE(is_true(text, bull)) << text;
        EXPECT_FALSE(is_true("not (" + text + ")", bull)) << text;
    }
}

TEST(InvariantEvaluation, AtAVertex) {
    const Graph bull = to_graph(*parse_graph("DyG"));
    const auto at = [&](const std::string& text, Vertex v) {
        Known known;
        Steps steps;
        const Expression expression = read_expression(text);
        EXPECT_TRUE(expression.of_vertex);
        return is_true(expression, bull, v, known, steps);
    };
    EXPECT_TRUE(at("degree = 2", 0) && at("degree = 3", 1) && at("degree = 1", 4));
    EXPECT_FALSE(at("degree = 2", 4));
    EXPECT_TRUE(at("exists u ~ v: degree(u) = 1", 2));
    EXPECT_TRUE(at("degree(complement) = 4 - degree", 3));
    EXPECT_TRUE(at("cut_vertex", 1) && !at("cut_vertex", 0));
    EXPECT_TRUE(at("order(delete(v)) = 4 and local_independence = 2", 1));
    EXPECT_FALSE(read_expression("order = 5 and (forall u: u = u)").of_vertex);
}

TEST(InvariantEvaluation, WhatIsNotThereIsNotAskedAbout) {
    const Graph bull = to_graph(*parse_graph("DyG"));
    for (const char* text :
         {"forall u: degree(delete(u), u) = 0", "exists u: distance(delete(u), u, u) = 0",
          "(max u where degree(u) > 3: 1) = 1", "(sum edge u ~ w: degree(u)) = 12",
          "forall u: distance(u, {w: false}) = 0", "order / 0 = 1", "order^(order - 6) = 1",
          "eigenvalue(0) = 1", "eigenvalue(6) = 1", "eigenvalue(3 / 2) = 1",
          "spectral_radius = sqrt(spectral_radius^2)", "distance_eigenvalue(\"A?\", 1) = 0"})
        EXPECT_THROW(is_true(text, bull), Unproved) << text;
    // What decides comes first.
    EXPECT_TRUE(is_true("true or order / 0 = 1", bull));
    EXPECT_FALSE(is_true("false and order / 0 = 1", bull));
    EXPECT_TRUE(is_true("false -> order / 0 = 1", bull));
}

TEST(InvariantEvaluation, SetsAreGoneThroughToOrder24) {
    EXPECT_TRUE(is_true("exists S1: empty(S1)", Graph(24)));
    EXPECT_THROW(is_true("exists S1: empty(S1)", Graph(25)), Unproved);
}

TEST(InvariantEvaluation, WhatIsKnownIsNotComputed) {
    const Graph bull = to_graph(*parse_graph("DyG"));
    Known known{{find_term("independence_number"), Number(9)}};
    Steps steps;
    EXPECT_TRUE(is_true(read_expression("independence_number = 9"), bull, -1, known, steps));
    EXPECT_FALSE(
        is_true(read_expression("independence_number(square) = 9"), bull, -1, known, steps));
    EXPECT_TRUE(is_true(read_expression("clique_number = 3"), bull, -1, known, steps));
    EXPECT_EQ(to_string(known.at(find_term("clique_number"))), "3");
}

}  // namespace
}  // namespace gazetteer::check::invariants
