// SPDX-License-Identifier: GPL-3.0-or-later
// DOT as people write it, and where its faults stand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/interchange/interchange_properties.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

NamedGraph dot(std::string_view text, bool directed = false) {
    return std::get<NamedGraph>(read_interchange(Interchange::dot, text, directed));
}

std::string dot_fault(std::string_view text, bool directed = false) {
    return told_fault(read_interchange(Interchange::dot, text, directed));
}

TEST(Dot, PassesOverWhatIsNoVertexAndNoEdge) {
    const NamedGraph graph =
        dot("// drawn by hand\n"
            "#line 1\n"
            "/* a path */ Strict GRAPH \"of three\" {\n"
            "  rankdir = LR; node [shape=circle, label=\"a;}\"] edge "
            "[weight=-.5][color=red;style=bold]\n"
            "  a:n:ne -- b:in -- c [label=<<b>x</b> -- y>]; a -- b\n"
            "  graph []; c [bare]\n"
            "}\n");
    EXPECT_EQ(graph.board, Board(SparseGraph(3, {{0, 1}, {1, 2}})));
    EXPECT_THAT(graph.names, ElementsAre("a", "b", "c"));
}

TEST(Dot, BlocksOfVerticesAreJoinedPairByPair) {
    const NamedGraph graph = dot("graph { {a b} -- subgraph cluster_1 { c; d -- e } -- f; g }");
    EXPECT_EQ(
        graph.board,
        Board(SparseGraph(
            7, {{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {3, 4}, {2, 5}, {3, 5}, {4, 5}})));
    EXPECT_EQ(dot("digraph { a -> {b c} }", true).board, Board(Digraph(3, {{0, 1}, {0, 2}})));
    EXPECT_EQ(dot("digraph { subgraph { subgraph x { a } b } -> c }", true).board,
              Board(Digraph(3, {{0, 2}, {1, 2}})));
    EXPECT_EQ(dot("graph {}").board, Board(SparseGraph()));
}

TEST(Dot, NamesAreWhatIsWithinTheQuotes) {
    EXPECT_THAT(dot(R"(graph { "a \"b\"" -- "c" + /* and */ "d" -- -1.5 -- <x<i>y</i>> })").names,
                ElementsAre("a \"b\"", "cd", "-1.5", "<x<i>y</i>>"));
    EXPECT_THAT(dot("graph { \"long \\\nname\" -- \"a\\nb\" -- \"\\\\\" }").names,
                ElementsAre("long name", "a\\nb", "\\\\"));
    EXPECT_THAT(dot("graph { graphs -- nodes -- edge_1 -- \"node\" }").names,
                ElementsAre("graphs", "nodes", "edge_1", "node"));
    EXPECT_THAT(dot("graph { 2 -- 10 -- 0 -- 1; 3; 4; 5; 6; 7; 8; 9 }").names, IsEmpty());
}

TEST(Dot, FaultsHaveTheirPlace) {
    EXPECT_EQ(
        dot_fault("graph {\n  a -- b\n  b -- a\n}"),
        "3:8: the edge from b to a stands twice, on line 2 too; graphs without multiple edges "
        "are played on");
    EXPECT_EQ(dot_fault("strict graph {\n  a -- b\n  b -- a\n}"), "no fault");
    EXPECT_EQ(dot_fault("digraph { a -> b; b -> a }", true), "no fault");
    EXPECT_THAT(dot_fault("graph {\n a -- a }"), testing::StartsWith("2:7: "));
    EXPECT_EQ(dot_fault("graph { a -> b }"), "1:11: '->' in a graph; '--' is expected");
    EXPECT_EQ(dot_fault("digraph { a -- b }", true), "1:13: '--' in a digraph; '->' is expected");
    EXPECT_EQ(dot_fault("digraph {}"), "1:1: a digraph, where a graph is expected");
    EXPECT_EQ(dot_fault("grph {}"), "1:1: DOT: expected 'graph' or 'digraph'");
    EXPECT_EQ(dot_fault("graph a b {}"), "1:9: DOT: expected '{'");
    EXPECT_EQ(dot_fault("graph { a -- }"), "1:14: DOT: expected a vertex or '{'");
    EXPECT_EQ(dot_fault("graph { a [x=] }"), "1:14: DOT: expected a value");
    EXPECT_EQ(dot_fault("graph { a [x"), "1:13: DOT: expected an attribute or ']'");
    EXPECT_EQ(dot_fault("graph {\n a b"), "2:5: DOT: expected a statement or '}'");
    EXPECT_EQ(dot_fault("graph { \"a }"),
              "1:13: DOT: expected a quotation mark at the end of the text");
    EXPECT_EQ(dot_fault("graph { <a }"), "1:13: DOT: expected '>'");
    EXPECT_EQ(dot_fault("graph { a: }"), "1:12: DOT: expected a name");
    EXPECT_EQ(dot_fault("graph {} graph {}"),
              "1:10: DOT: expected nothing more: a text has one graph");
    EXPECT_EQ(dot_fault("graph { /* a }"), "1:15: DOT: expected '*/' at the end of the comment");
}

TEST(Dot, WhatIsTooDeepIsRefused) {
    EXPECT_EQ(dot_fault("graph " + std::string(201, '{')),
              "1:207: more than 200 brackets are open at once");
    EXPECT_EQ(dot_fault("graph { " + std::string(201, '<')),
              "1:209: more than 200 brackets are open at once");
}

}  // namespace
}  // namespace gazetteer
