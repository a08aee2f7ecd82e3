// SPDX-License-Identifier: GPL-3.0-or-later
// Quantifiers: what they bind, what their bodies must be, and where it is told.
#include <gtest/gtest.h>

#include "language/testkit/told.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(Quantifiers, HaveABodyOfTheirType) {
    expect_told({
        {"forall u: 1", "11: expected a boolean, found an integer"},
        {"exists u: 1", "11: expected a boolean, found an integer"},
        {"(count u: 1) = 1", "11: expected a boolean, found an integer"},
        {"(sum u: tree) = 1", "9: expected a number, found a boolean"},
        {"(max u: v) = 1", "9: expected a number, found a vertex"},
        {"(min u: tree) = 1", "9: expected a number, found a boolean"},
        {"forall u ~ v: 1", "15: expected a boolean, found an integer"},
        {"(sum u ~ v: tree) = 1", "13: expected a number, found a boolean"},
        {"(max u ~ w: tree) = 1", "13: expected a number, found a boolean"},
        {"(count edge u ~ w: 1) = 1", "20: expected a boolean, found an integer"},
        {"(sum edge u ~ w: tree) = 1", "18: expected a number, found a boolean"},
        {"forall edge u ~ w: 1", "20: expected a boolean, found an integer"},
        {"forall edges M: 1", "17: expected a boolean, found an integer"},
        {"(sum edges M: tree) = 1", "15: expected a number, found a boolean"},
        {"forall k in 1..2: k", "19: expected a boolean, found an integer"},
        {"(sum k in 1..2: tree) = 1", "17: expected a number, found a boolean"},
        {"(count k in 1..2: 1) = 1", "19: expected a boolean, found an integer"},
        {"forall S: 1", "11: expected a boolean, found an integer"},
        {"(sum S: tree) = 1", "9: expected a number, found a boolean"},
        {"(max S where 1: 2) = 3", "14: expected a boolean, found an integer"},
        {"(max S where tree: tree) = 3", "20: expected a number, found a boolean"},
        {"(count u where tree: 1) = 2", "22: expected a boolean, found an integer"},
        {"(sum u where order: 1) = 2", "14: expected a boolean, found an integer"},
        {"forall u where order: tree", "16: expected a boolean, found an integer"},
        {"forall u where tree: order", "22: expected a boolean, found an integer"},
        {"(count u, w where u ~ w: true) = 2", "2: expected a boolean, found an integer"},
    });
}

TEST(Quantifiers, BindNewNames) {
    expect_told({
        {"forall tree: true", "8: 'tree' has a meaning already; choose another name"},
        {"forall P ~ v: true", "8: 'P' has a meaning already; choose another name"},
        {"forall u ~ order: true", "12: 'order' has a meaning already; choose another name"},
        {"forall order ~ u: true", "8: 'order' has a meaning already; choose another name"},
        {"exists u ~ u: true", "12: the ends of an edge differ"},
        {"forall S: forall u ~ S: true",
         "22: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"forall k in 1..2: forall u ~ k: true", "forall k1 in 1..2: forall w: forall x ~ w: true"},
        {"let f(a) = a in tree and forall u ~ f: f(tree)", "37: 'f' takes 1 argument, not 0"},
        {"let f(a) = a in |{u ~ f: true}| = 1", "23: 'f' takes 1 argument, not 0"},
        {"let k = v in |{u ~ k: tree}| = 1",
         "20: 'k' is a vertex already; both ends of an edge have new names"},
        {"let k = v in forall u ~ k: tree", "forall u ~ v: tree"},
        {"let k = 3 in |{u ~ k: tree}| = k", "size({w ~ u: tree}) = 3"},
        {"let s = {v} in |{u ~ s: tree}| = |s|", "size({w ~ u: tree}) = |{u: u = v}|"},
        {"forall k in 1..2: |{u ~ k: tree}| = k", "forall k1 in 1..2: size({x ~ w: tree}) = k1"},
        {"(sum edge u ~ u: 1) = 1", "15: the ends of an edge differ"},
        {"(sum edge S ~ u: 1) = 1",
         "11: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"(sum edge u ~ S: 1) = 1",
         "15: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"(sum edge order ~ u: 1) = 1", "11: 'order' has a meaning already; choose another name"},
        {"(sum edge u ~ order: 1) = 1", "15: 'order' has a meaning already; choose another name"},
        {"forall edge u ~ u: true", "17: the ends of an edge differ"},
        {"exists edge S ~ w: u = w",
         "13: 'S' would be a set of vertices, since it begins with a capital letter; an edge has "
         "two vertices"},
        {"exists edge w ~ order: u = w", "17: 'order' has a meaning already; choose another name"},
        {"forall edges m: true",
         "14: the name of a set of edges begins with a capital letter: forall edges M: ..."},
        {"forall edges P: true", "14: 'P' has a meaning already; choose another name"},
        {"forall v in 1..2: true", "8: 'v' is a vertex; a number has another name"},
        {"forall S in 1..2: true",
         "8: 'S' would be a set of vertices, since it begins with a capital letter; a number's "
         "name begins with a small one"},
        {"forall tree in 1..2: true", "8: 'tree' has a meaning already; choose another name"},
        {"forall k, v in 1..2: true", "11: 'v' is a vertex; a number has another name"},
    });
}

TEST(Quantifiers, RangeOverVerticesNeighboursEdgesNumbersAndSets) {
    expect_told({
        {"forall u ~ w: true", "forall u: forall w ~ u: true"},
        {"exists u ~ w: u = w", "exists u: exists w ~ u: w = u"},
        {"(count u ~ w: true) = 1",
         "12: count is over vertices or neighbours: 'w' is not a variable yet; over edges, once "
         "each, write count edge u ~ w:"},
        {"(sum u ~ w: 1) = 1",
         "10: sum is over vertices or neighbours: 'w' is not a variable yet; over edges, once "
         "each, write sum edge u ~ w:"},
        {"(max u ~ w: 1) = 1", "(max edge w ~ u: 1) = 1"},
        {"(count edge u ~ w: u = w) = 1", "(count edge w ~ u: w = u) = 1"},
        {"(max edge u ~ w: 1) = 1", "(max edge w ~ u: 1) = 1"},
        {"forall edges M, N1: |M| = |N1|", "forall edges M1: forall edges M2: size(M1) = size(M2)"},
        {"(max edges M: |M|) = 1", "(max edges M1: size(M1)) = 1"},
        {"forall k in tree..2: true", "13: expected an integer, found a boolean"},
        {"forall k in 1..tree: true", "16: expected an integer, found a boolean"},
        {"forall k in 1/2..2: true", "14: expected an integer, found a real number"},
        {"forall k in 1..1/2: true", "17: expected an integer, found a real number"},
        {"(sum u, w where u ~ w: 1) = 2", "(sum u: sum w where u ~ w: 1) = 2"},
        {"(max u, w where u ~ w: 1) = 2",
         "11: 'where' is said of one variable: write max u where exists w: ..., or of an edge"},
        {"(sum i, k in 1..2 where i = k: 1) = 2",
         "(sum k1 in 1..2: sum k2 in 1..2 where k1 = k2: 1) = 2"},
        {"(max i, k in 1..2 where i = k: 1) = 2",
         "19: 'where' is said of one variable: write max i where exists k: ..., or of an edge"},
        {"(max i in 1..2 where i = 1: 1) = 2", "(max k1 in 1..2 where k1 = 1: 1) = 2"},
        {"(min M, N1 where tree: 1) = 2",
         "12: 'where' is said of one variable: write min M where exists N1: ..., or of an edge"},
        {"(min edges M, N1 where tree: 1) = 2",
         "18: 'where' is said of one variable: write min M where exists N1: ..., or of an edge"},
        {"forall u, w where u ~ w: true", "forall u: forall w: u ~ w -> true"},
        {"exists u, w where u ~ w: true", "exists u: exists w: u ~ w and true"},
        {"(sum edge u ~ w where u = v: 1) = 2", "(sum edge w ~ u where w = v: 1) = 2"},
        {"(max edge u ~ w, edge x ~ y where u = x: 1) = 2",
         "29: 'where' is said of one variable: write max u where exists x: ..., or of an edge"},
    });
    expect_told(
        {
            {"  forall edges M: true", "3: sets of edges are of a graph, and G is a digraph"},
        },
        About::digraphs);
}

}  // namespace
}  // namespace gazetteer::conjectures
