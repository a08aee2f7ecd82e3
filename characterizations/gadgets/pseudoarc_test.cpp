// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/gadgets/pseudoarc.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(Pseudoarc, HasTheShapeOfTheProof) {
    const Pseudoarc& a = pseudoarc();
    EXPECT_EQ(a.way.front(), a.gadget.x);
    EXPECT_EQ(a.way.back(), a.gadget.y);
    for (std::size_t i = 1; i < a.way.size(); ++i)
        EXPECT_TRUE(a.gadget.graph.adjacent(a.way[i - 1], a.way[i])) << i;
    EXPECT_EQ(a.gadget.graph.degree(a.gadget.x), 1);
    EXPECT_EQ(a.gadget.graph.degree(a.gadget.y), 1);
    for (Vertex v : a.gadget.graph.vertices()) EXPECT_LE(a.gadget.graph.degree(v), 3) << v;
    EXPECT_TRUE(a.gadget.graph.adjacent(a.way[4], a.z));
}

TEST(Pseudoarc, IsDrawnWithoutCrossingBetweenItsTerminals) {
    const Pseudoarc& a = pseudoarc();
    EXPECT_TRUE(is_plane_drawing(a.gadget.graph, a.drawing));
    for (const Point& p : a.drawing) {
        EXPECT_GE(p.x, a.drawing[static_cast<std::size_t>(a.gadget.x)].x);
        EXPECT_LE(p.x, a.drawing[static_cast<std::size_t>(a.gadget.y)].x);
    }
}

TEST(Pseudoarc, CrossingsAreSeen) {
    EXPECT_TRUE(is_plane_drawing(Graph(0), {}));
    EXPECT_FALSE(is_plane_drawing(Graph(1), {}));
    EXPECT_FALSE(is_plane_drawing(Graph(2), {{0, 0}, {0, 0}}));
    const Graph two(4, {{0, 1}, {2, 3}});
    EXPECT_TRUE(is_plane_drawing(two, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}));
    EXPECT_FALSE(is_plane_drawing(two, {{0, 0}, {1, 1}, {0, 1}, {1, 0}}));
    EXPECT_FALSE(is_plane_drawing(two, {{0, 0}, {2, 0}, {1, 0}, {1, 1}}));
    EXPECT_FALSE(is_plane_drawing(two, {{0, 0}, {2, 0}, {1, 0}, {3, 0}}));
    EXPECT_FALSE(is_plane_drawing(to_graph(path(3)), {{0, 0}, {1, 0}, {0, 0}}));
    EXPECT_FALSE(is_plane_drawing(to_graph(path(3)), {{0, 0}, {2, 0}, {1, 0}}));
}

TEST(Pseudoarc, ReplacesArcs) {
    const Gadget& a = pseudoarc().gadget;
    EXPECT_EQ(replace_arcs(Digraph(0), a).order(), 0);
    EXPECT_EQ(replace_arcs(Digraph(2), a), SparseGraph(Graph(2)));
    const SparseGraph both = replace_arcs(Digraph(2, {{0, 1}, {1, 0}}), a);
    EXPECT_EQ(both.order(), 12);
    EXPECT_EQ(both.size(), 16);
    EXPECT_EQ(both.degree(0), 2);
    const Gadget way{to_graph(path(3)), 0, 2};
    EXPECT_EQ(replace_arcs(Digraph(2, {{1, 0}}), way), SparseGraph(3, {{0, 2}, {1, 2}}));
}

TEST(Pseudoarc, RefusesOtherTerminals) {
    EXPECT_THROW(replace_arcs(Digraph(2), {to_graph(path(3)), 0, 0}), ContractViolation);
    EXPECT_THROW(replace_arcs(Digraph(2), {to_graph(path(3)), 0, 1}), ContractViolation);
    EXPECT_THROW(replace_arcs(Digraph(2), {to_graph(path(2)), 0, 1}), ContractViolation);
    EXPECT_THROW(replace_arcs(Digraph(2), {to_graph(path(3)), 0, 3}), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
