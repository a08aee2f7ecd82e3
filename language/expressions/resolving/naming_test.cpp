// SPDX-License-Identifier: GPL-3.0-or-later
// Names: those that have a meaning, those that the text gives, families and coordinates.
#include <gtest/gtest.h>

#include "language/expressions/definitions.hpp"
#include "language/testkit/told.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(Names, HaveAMeaningOrNone) {
    expect_told({
        {"inner(v)", "inner_vertex"},
        {"perfect", "perfect"},
        {"true or false", "true or false"},
        {"perfect(v)", "perfect_vertex"},
        {"perfect(complement)", "perfect(complement)"},
        {"perfect(complement, v)", "perfect_vertex(complement)"},
        {"G(1) = 1", "3: 'G' takes no argument"},
        {"v(1) = 1", "3: 'v' takes no argument"},
        {"forall u: u(1) = 1", "13: 'u' takes no argument"},
        {"infinity(2) = 1", "10: 'infinity' takes no argument"},
        {"  true(  1)", "10: 'true' takes no argument"},
        {"n(1) = 1", "3: order(graph or digraph) takes no such argument: an integer"},
        {"n(G) = 1", "order = 1"},
        {"forall n: n ~ v", "forall u: u ~ v"},
        {"forall m ~ v: degree(m) = n", "forall u ~ v: degree(u) = order"},
        {"chi(complement) = 1", "chromatic_number(complement) = 1"},
        {"after", "1: 'after' stands in the place of a game: P(after(ueg, u))"},
        {"after(ueg, v)", "1: 'after' stands in the place of a game: P(after(ueg, u))"},
        {"nonsense", "1: unknown name 'nonsense'; the nearest known one is converse"},
        {"order(nonsense) = 1", "7: unknown name 'nonsense'; the nearest known one is converse"},
        {"ueg", "1: expected a boolean, found a game"},
        {"K4", "1: expected a boolean, found a graph"},
        {"K = 1", "1: unknown name 'K'; 'gazetteer terms' lists the known ones"},
        {"  partizan_uvg",
         "3: the games of a conjecture are uvg, ueg, slither, edge_delete, unrooted(uvg) and "
         "unrooted(ueg); 'partizan_uvg' is not one of them"},
    });
}

/// A quantifier's variable ends with its body, and one around it is seen again.
TEST(Names, OfAVariableEndWithItsQuantifier) {
    expect_told({
        {"(exists u: tree) and degree(u) = 1",
         "29: unknown name 'u'; 'gazetteer terms' lists the known ones"},
        {"forall u: (exists u: u ~ v) and u ~ v", "forall u: (exists w: w ~ v) and u ~ v"},
        {"(exists v: degree(v) = 1) and degree(v) = 2", "(exists u: degree(u) = 1) and degree = 2"},
        {"exists A: exists Z: empty(A) and empty(Z)",
         "exists S1: exists S2: empty(S1) and empty(S2)"},
    });
}

/// The first definition too, and a fault of the text itself in what it is given.
TEST(Names, OfADefinitionAreToldWithItsFaults) {
    Definitions definitions;
    EXPECT_FALSE(definitions.add("f(x) = degree(x) = 1"));
    EXPECT_FALSE(definitions.add("g = f(tree)"));
    const std::string fault =
        "in the definition of f: degree(graph, vertex) takes no such argument: ";
    for (const auto& [text, wanted] :
         {Told{"f(1)", "1: " + fault + "an integer"},
          Told{"  g", "3: in the definition of g: " + fault + "a boolean"},
          Told{"tree and f(degre)", "12: unknown name 'degre'; the nearest known one is degree"}})
        EXPECT_EQ(told(parse_expression(text, definitions)), wanted);
}

TEST(Names, ThatWereOthersOnceAreReadWithAWarning) {
    const auto warnings = [](const char* text) {
        return parse_expression(text).value().warnings();
    };
    using Warnings = std::vector<std::string>;
    EXPECT_EQ(warnings("inner and outer(v) and inner"),
              (Warnings{"'inner' of a vertex is now called inner_vertex",
                        "'outer' of a vertex is now called outer_vertex"}));
    EXPECT_EQ(warnings("perfect(complement, v)"),
              Warnings{"'perfect' of a vertex is now called perfect_vertex"});
    EXPECT_EQ(warnings("perfect and inner_vertex and perfect(complement)"), Warnings{});
}

/// Where a game declares a name, v is free.
TEST(Names, OfAGameHaveNoMeaning) {
    for (const char* name :
         {"tree", "G", "gcd", "sqrt", "ueg", "after", "row", "alpha", "mu", "inner"})
        EXPECT_TRUE(has_meaning(name)) << name;
    for (const char* name : {"v", "u", "n", "m", "S", "xyzzy", "empty"})
        EXPECT_FALSE(has_meaning(name)) << name;
}

TEST(Names, OfGamesStandWhereAGameIsAskedOf) {
    expect_told({
        {"unrooted", "1: 'unrooted' takes one game: unrooted(uvg) or unrooted(ueg)"},
        {"unrooted(ueg, v)", "1: 'unrooted' takes one game: unrooted(uvg) or unrooted(ueg)"},
        {"P(unrooted(ueg, uvg))", "3: 'unrooted' takes one game: unrooted(uvg) or unrooted(ueg)"},
        {"P(unrooted(tree))", "12: expected a game, found a boolean"},
        {"P(unrooted(edge_delete))", "12: only uvg and ueg have a root to take away"},
        {"P(unrooted(node_kayles))",
         "12: 'node_kayles' has no root to take away: that takes one token"},
        {"P(unrooted(unrooted(ueg)))", "12: only uvg and ueg have a root to take away"},
        {"P(partizan_uvg)",
         "3: 'partizan_vertex_geography' is partizan and has four outcomes: write "
         "outcome(partizan_vertex_geography) = P"},
        {"P(edge_labelling)",
         "3: the games of a conjecture are uvg, ueg, slither, edge_delete, unrooted(uvg) and "
         "unrooted(ueg); 'edge_labelling' is not one of them"},
        {"P(nonsense)", "3: unknown name 'nonsense'; the nearest known one is converse"},
        {"P(node_kayle)", "3: unknown name 'node_kayle'; the nearest known one is node_kayles"},
        {"col = 1", "1: unknown name 'col'; 'gazetteer terms' lists the known ones"},
        {"outcome(  ueg) = L", "11: 'ueg' is impartial: write P(ueg) or N(ueg)"},
        {"value(  slither) = 0",
         "9: 'slither' is impartial: its value is a nimber, write grundy(slither)"},
        {"grundy(col) = 0", "8: 'col' is partizan, and Grundy values are those of impartial games"},
    });
    expect_told(
        {
            {"P(unrooted(deg))", "P(unrooted(deg))"},
            {"P(unrooted)", "3: 'unrooted' takes one game: unrooted(dvg) or unrooted(deg)"},
            {"P", "1: 'P' takes a game first: dvg, deg, unrooted(dvg) or unrooted(deg)"},
        },
        About::digraphs);
}

TEST(Names, OfGraphsAreThoseOfFamilies) {
    expect_told({
        {"isomorphic(C5)", "isomorphic(C5)"},
        {"isomorphic(P3)", "isomorphic(P3)"},
        {"isomorphic(K0)", "isomorphic(K0)"},
        {"isomorphic(C2)", "12: cycle N: N is a number from 3 to 1000000, not '2'"},
        {"isomorphic(K4(1))", "12: unknown name 'K4'; 'gazetteer terms' lists the known ones"},
        {"isomorphic(K4x)", "12: unknown name 'K4x'; 'gazetteer terms' lists the known ones"},
        {"isomorphic(Q4)", "12: unknown name 'Q4'; 'gazetteer terms' lists the known ones"},
        {"isomorphic(K1234)", "12: complete N: N is a number from 0 to 1000, not '1234'"},
        {"isomorphic(cycle(order))", "isomorphic(cycle(order))"},
        {"isomorphic(cycle)", "12: cycle N takes 1 number, not 0"},
        {"isomorphic(cycle(5, 6))", "12: cycle N takes 1 number, not 2"},
        {"isomorphic(cycle(2))", "12: cycle N: N is a number from 3 to 1000000, not '2'"},
        {"isomorphic(grid(2))", "12: grid M N... takes 2 numbers or more, not 1"},
        {"isomorphic(grid(2, 3, 4))", "isomorphic(grid(2, 3, 4))"},
        {"isomorphic(grid(tree, 3))", "17: expected an integer, found a boolean"},
        {"isomorphic(circulant(8, 1, order, 3))", "isomorphic(circulant(8, 1, order, 3))"},
        {"isomorphic(circulant(order))",
         "12: expected 'circulant N J...', with as many numbers in parentheses"},
        {"let k = 5 in isomorphic(cycle(k))", "isomorphic(cycle(5))"},
        {"let k = 5 in isomorphic(cycle(k + 1))", "isomorphic(cycle(5 + 1))"},
        {"let k = infinity in isomorphic(cycle(k))", "isomorphic(cycle(infinity))"},
        {"let k = 2 in isomorphic(grid(k, order))", "isomorphic(grid(2, order))"},
        {"isomorphic(\"&A\")", "15: digraph6 of order 2 needs 1 bytes after the order, here are 0"},
        {"isomorphic(\"?????\")", "14: graph6 of order 0 ends before this byte"},
    });
    expect_told(
        {
            {"order(K4) = 4", "order(K4) = 4"},
            {"isomorphic(\"&AO\")", "isomorphic(\"&AO\")"},
            {"isomorphic(\"&A\")",
             "15: digraph6 of order 2 needs 1 bytes after the order, here are 0"},
        },
        About::digraphs);
}

TEST(Names, OfCoordinatesAreThoseOfGrids) {
    expect_told(
        {
            {"rows = 2", "rows = 2"},
            {"row = 1 and row(v) = 1 and column(v) = 2 and columns = 3",
             "row = 1 and row = 1 and column = 2 and columns = 3"},
            {"forall u: row(u) = 1 and column(u) = 2", "forall u: row(u) = 1 and column(u) = 2"},
            {"rows(v) = 1", "6: 'rows' takes no argument"},
            {"  row(v,  v) = 1", "7: 'row' takes one vertex, of G"},
            {"row(1) = 1", "5: expected a vertex, found an integer"},
            {"column(v, 1) = 1", "8: 'column' takes one vertex, of G"},
            {"columns(1) = 1", "9: 'columns' takes no argument"},
            {"let row = 1 in row = 2", "5: 'row' has a meaning already; choose another name"},
        },
        About::graphs, Naming::of_grid);
    expect_told({
        {"  row = 1",
         "3: 'row' is said in a claim of a paper whose grounds are grids with two rows and two "
         "columns at least: on grid 2..5 2..6"},
    });
    expect_told(
        {
            {"columns = 1",
             "1: 'columns' is said in a claim of a paper whose grounds are grids with two rows and "
             "two columns at least: on grid 2..5 2..6"},
        },
        About::digraphs);
}

TEST(Names, OfALetAreNewAndUsed) {
    expect_told({
        {"(let k = 1 in k = 1) and k = 1",
         "26: unknown name 'k'; 'gazetteer terms' lists the known ones"},
        {"let v = 1 in v = order", "1 = order"},
        {"let f(v) = degree(v) in f(v) = 1", "degree = 1"},
        {"let f(order) = 1 in f(1) = 1", "7: 'order' has a meaning already; choose another name"},
        {"let f(a, b, a) = 1 in f(1) = 1", "13: 'a' is there twice"},
        {"let a(a) = 1 in a(1) = 1", "7: 'a' is there twice"},
        {"  let k = tree in order = 1", "7: 'k' is not used"},
        {"let f(a) = a in tree", "5: 'f' is not used"},
        {"let k = G in order(k) = 1", "order = 1"},
        {"let k = {v} in v in k", "v in {u: u = v}"},
        {"let k = v in degree(k) = 1", "degree = 1"},
        {"let k = v in forall u ~ k: u ~ k", "forall u ~ v: u ~ v"},
        {"let k = tree in v ~ k", "21: expected a vertex, found a boolean"},
        {"let k = col in outcome(k) = L", "outcome(col) = L"},
        {"let k = col in k = k", "9: unknown name 'col'; 'gazetteer terms' lists the known ones"},
        {"let k(a) = a in P(k(ueg))", "P(ueg)"},
        {"let f(a) = a in v ~ f", "21: 'f' takes 1 argument, not 0"},
        {"let f(a, b) = a + b in f(1, tree) = 2", "19: expected a number, found a boolean"},
        {"let f(a, b) = a + b in f(1, 2, 3) = 2", "24: 'f' takes 2 arguments, not 3"},
        {"let k = forall u: tree in k(1)", "27: 'k' takes no argument"},
        {"let S = 1 in S = order", "1 = order"},
    });
    expect_told(
        {
            {"let a = v in forall u: a -> u", "forall u: v -> u"},
            {"let f(a) = v in forall u: f -> u", "27: 'f' takes 1 argument, not 0"},
            {"let a = acyclic in a -> v -> v", "acyclic -> v -> v"},
        },
        About::digraphs);
}

}  // namespace
}  // namespace gazetteer::conjectures
