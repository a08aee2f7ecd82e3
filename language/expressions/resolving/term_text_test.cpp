// SPDX-License-Identifier: GPL-3.0-or-later
// Terms in words.
#include "language/expressions/resolving/term_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace gazetteer::conjectures {
namespace {

TEST(TermText, SaysWhatATermTakesAndIs) {
    const auto heading = [](const char* name) { return heading_of(term(find_term(name))); };
    EXPECT_EQ(heading("planar"), "planar(graph): boolean");
    EXPECT_EQ(heading("order"), "order(graph or digraph): integer");
    EXPECT_EQ(heading("energy"), "energy(graph): real");
    EXPECT_EQ(heading("degree"), "degree(graph, vertex): integer");
    EXPECT_EQ(heading("outdegree"), "outdegree(digraph, vertex): integer");
    EXPECT_EQ(heading("distance"), "distance(graph or digraph, vertex, vertex): integer");
    EXPECT_EQ(heading("contains"), "contains(graph, graph): boolean");
    EXPECT_EQ(heading("eigenvalue"), "eigenvalue(graph, integer): real");
    EXPECT_EQ(heading("power"), "power(graph, integer): graph");
    EXPECT_EQ(heading("complement"), "complement(graph): graph");
    EXPECT_EQ(heading("converse"), "converse(digraph): digraph");
    EXPECT_EQ(heading("underlying"), "underlying(digraph): graph");
    EXPECT_EQ(heading("delete"), "delete(graph or digraph, vertex): graph or digraph");
    EXPECT_EQ(heading("delete_edge"), "delete_edge(graph, vertex, vertex): graph");
    EXPECT_EQ(heading("induced"), "induced(graph or digraph, set): graph or digraph");
    EXPECT_EQ(heading("P"), "P(game, graph or digraph, vertex): boolean");
    EXPECT_EQ(heading("outcome"), "outcome(game, graph or digraph, vertex): outcome");
    EXPECT_EQ(heading("value"), "value(game, graph or digraph, vertex): value");
}

}  // namespace
}  // namespace gazetteer::conjectures
