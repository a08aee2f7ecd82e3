// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions of moves: they know the vertices and sets of a game, and less of the language.
#include <gtest/gtest.h>

#include "language/testkit/told.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(Conditions, KnowTheVerticesAndSetsOfAGame) {
    expect_conditions({
        {"a ~ b", "u ~ w"},
        {"a = b", "u = w"},
        {"a -> b", "1: expected a boolean, found a vertex"},
        {"a in S", "u in S1"},
        {"b in T", "w in S2"},
        {"b in U", "6: expected a set of the game; a condition knows no other: S, T"},
        {"a in a", "6: expected a set of the game; a condition knows no other: S, T"},
        {"1 in S", "1: expected a vertex, found an integer"},
        {"a in S(b)", "6: expected a set of the game; a condition knows no other: S, T"},
        {"a in b(S)", "6: expected a set of the game; a condition knows no other: S, T"},
        {"a in {b}", "6: expected a set of the game; a condition knows no other: S, T"},
        {"empty(S)", "empty(S1)"},
        {"empty(T)", "empty(S2)"},
        {"  empty", "3: 'empty' takes one set: S, T"},
        {"empty(S, T)", "1: 'empty' takes one set: S, T"},
        {"empty(a)", "7: expected a set of the game; a condition knows no other: S, T"},
        {"empty(S(a))", "7: expected a set of the game; a condition knows no other: S, T"},
        {"  S(a)", "3: 'S' is a set: write u in S or empty(S)"},
        {"S = 1", "1: 'S' is a set: write u in S or empty(S)"},
        {"forall S: true", "8: 'S' has a meaning already; choose another name"},
        {"forall S ~ a: true", "8: 'S' has a meaning already; choose another name"},
        {"forall u: u ~ a -> u in S", "forall x: x ~ u -> x in S1"},
        {"forall U: U ~ a", "forall x: x ~ u"},
        {"forall u ~ a: u in S", "forall x ~ u: x in S1"},
        {"(count u: u ~ a) = 1", "(count x: x ~ u) = 1"},
        {"degree(a) = 1", "degree(u) = 1"},
        {"distance(a, b) = 1", "distance(u, w) = 1"},
        {"order = n", "order = order"},
        {"isomorphic(\"C~\")", "isomorphic(\"C~\")"},
        {"inner(a)", "inner_vertex(u)"},
        {"|1| = 1", "abs(1) = 1"},
    });
    expect_conditions(
        {
            {"empty", "1: 'empty' takes one set: it has none; write 'set NAME' before the moves"},
            {"  a in S",
             "8: expected a set of the game; a condition knows no other: it has none; write 'set "
             "NAME' before the moves"},
        },
        false, {});
}

TEST(Conditions, KnowNoOtherNames) {
    expect_conditions({
        {"  forall k in 1..2: true", "3: the rules of a game have no quantifiers over numbers"},
        {"exists edges M: a = a", "1: the rules of a game have no sets of edges"},
        {"  let k = a in k = b", "7: the rules of a game have no let"},
        {"v = v",
         "1: unknown name 'v'; 'gazetteer terms' lists the known ones, and the rules of a game "
         "have no definitions"},
        {"degree = 1", "1: 'degree' takes 1 vertices here, not 0"},
        {"degree(v) = 1",
         "8: unknown name 'v'; 'gazetteer terms' lists the known ones, and the rules of a game "
         "have no definitions"},
        {"P(ueg)", "1: 'P' takes 1 vertices here, not 0"},
        {"P(node_kayles)",
         "3: unknown name 'node_kayles'; 'gazetteer terms' lists the known ones, and the rules of "
         "a game have no definitions"},
        {"P(after(ueg, a), a)", "3: 'after' stands in the place of a game: P(after(ueg, u))"},
        {"isomorphic(K4)",
         "12: unknown name 'K4'; 'gazetteer terms' lists the known ones, and the rules of a game "
         "have no definitions"},
        {"order(path(3)) = 1",
         "7: unknown name 'path'; 'gazetteer terms' lists the known ones, and the rules of a game "
         "have no definitions"},
        {"is_number(1)", "11: expected the value of a game, found an integer"},
        {"\"1\" = 1",
         "2: this looks like a list of edges; a line of graph6 or sparse6 is expected"},
        {"distance(a, {b}) = 1",
         "13: the rules of a game have no sets but their own; 'count u: ...' counts vertices"},
        {"distance(a) = 1", "1: 'distance' takes 2 vertices here, not 1"},
        {"|{a}| = 1",
         "2: the rules of a game have no sets but their own; 'count u: ...' counts vertices"},
        {"|{u: true}| = 1",
         "2: the rules of a game have no sets but their own; 'count u: ...' counts vertices"},
        {"  {a} in S",
         "3: the rules of a game have no sets but their own; 'count u: ...' counts vertices"},
        {"nonsense", "1: unknown name 'nonsense'; the nearest known one is converse"},
        {"S1 = 1", "1: unknown name 'S1'; the nearest known one is S"},
        {"emty(S)", "1: unknown name 'emty'; the nearest known one is empty"},
        {"bb", "1: unknown name 'bb'; the nearest known one is b"},
        {"forall alpha: alpha ~ a", "8: 'alpha' has a meaning already; choose another name"},
    });
}

TEST(Conditions, OnDigraphsHaveNoTerms) {
    expect_conditions(
        {
            {"a ~ b", "u ~ w"},
            {"a in S", "u in S1"},
            {"empty(S)", "empty(S1)"},
            {"  order = 1",
             "3: 'order' is a term of graphs, and the game is on digraphs: a condition there has "
             "in, empty, =, !=, ~ (adjacent either way) and quantifiers"},
            {"tree",
             "1: 'tree' is a term of graphs, and the game is on digraphs: a condition there has "
             "in, empty, =, !=, ~ (adjacent either way) and quantifiers"},
            {"P(ueg)",
             "1: 'P' is a term of graphs, and the game is on digraphs: a condition there has in, "
             "empty, =, !=, ~ (adjacent either way) and quantifiers"},
            {"perfect(a)",
             "1: 'perfect' is a term of graphs, and the game is on digraphs: a condition there has "
             "in, empty, =, !=, ~ (adjacent either way) and quantifiers"},
            {"distance(a, {b}) = 1",
             "1: 'distance' is a term of graphs, and the game is on digraphs: a condition there "
             "has in, empty, =, !=, ~ (adjacent either way) and quantifiers"},
        },
        true);
}

}  // namespace
}  // namespace gazetteer::conjectures
