// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/graph.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using gazetteer::Arc;
using gazetteer::Digraph;
using gazetteer::Edge;
using gazetteer::Graph;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// The error that work() throws.
template <class Work>
gazetteer::InputError input_error_of(Work work) {
    try {
        work();
    } catch (const gazetteer::InputError& e) {
        return e;
    }
    ADD_FAILURE() << "nothing is thrown";
    return gazetteer::InputError("");
}

TEST(LibraryGraph, HasWhatItWasMadeOf) {
    EXPECT_EQ(Graph().order(), 0);
    EXPECT_EQ(Graph(1, {}).graph6(), "@");
    const Graph p3(3, {{2, 1}, {0, 1}});
    EXPECT_EQ(p3.order(), 3);
    EXPECT_EQ(p3.size(), 2);
    EXPECT_THAT(p3.edges(), ElementsAre(Edge{0, 1}, Edge{1, 2}));
    EXPECT_THAT(p3.neighbours(1), ElementsAre(0, 2));
    EXPECT_EQ(p3.degree(0), 1);
    EXPECT_TRUE(p3.adjacent(1, 0));
    EXPECT_FALSE(p3.adjacent(0, 2));
}

TEST(LibraryGraph, ComesFromEveryTextAndGoesBack) {
    EXPECT_EQ(Graph::from_text("grid 5 4").size(), 31);
    EXPECT_EQ(Graph::from_text("Bg"), Graph(3, {{0, 1}, {1, 2}}));
    const Graph petersen = Graph::from_text("kneser 5 2");
    EXPECT_EQ(Graph::from_text(petersen.graph6()), petersen);
    EXPECT_EQ(Graph::from_text(petersen.sparse6()), petersen);
    EXPECT_EQ(Graph::from_text("path 100000").size(), 99'999);
}

TEST(LibraryGraph, ComesFromOtherFormats) {
    const Graph triangle(3, {{0, 1}, {0, 2}, {1, 2}});
    EXPECT_EQ(Graph::from_text("0-1 1-2 2-0"), triangle);
    EXPECT_EQ(Graph::from_text("p edge 3 3\ne 1 2\ne 2 3\ne 1 3\n"), triangle);
    EXPECT_EQ(Graph::from_text("graph { a -- b; b -- c; a -- c }"), triangle);
    EXPECT_EQ(Digraph::from_text("digraph { a -> b; b -> c }"), Digraph(3, {{0, 1}, {1, 2}}));
    const auto loop = input_error_of([] { Graph::from_text("p edge 2 2\ne 1 2\ne 2 2\n"); });
    EXPECT_EQ(loop.line(), 3);
    EXPECT_THAT(loop.what(), HasSubstr("loop"));
}

TEST(LibraryGraph, RefusesWithThePlace) {
    const auto family = input_error_of([] { Graph::from_text("grid 5"); });
    EXPECT_EQ(family.line(), 1);
    EXPECT_GT(family.column(), 0);
    EXPECT_THAT(family.what(), HasSubstr("<graph>:1:"));
    EXPECT_EQ(input_error_of([] { Graph::from_text("B!"); }).column(), 2);
    const auto loop = input_error_of([] { Graph(2, {{1, 1}}); });
    EXPECT_STREQ(loop.what(), "the edge 1 1 is a loop");
    EXPECT_EQ(loop.column(), 0);
    EXPECT_STREQ(input_error_of([] {
                     Graph(2, {{0, 1}, {1, 0}});
                 }).what(),
                 "the edge 0 1 is there twice");
    EXPECT_STREQ(input_error_of([] {
                     Graph(2, {{0, 2}});
                 }).what(),
                 "there is no vertex 2: the order is 2");
    EXPECT_STREQ(input_error_of([] { Graph(2, {}).neighbours(-1); }).what(),
                 "there is no vertex -1: the order is 2");
    EXPECT_THAT(input_error_of([] { Graph(-1, {}); }).what(), HasSubstr("an order is 0.."));
    EXPECT_THAT(input_error_of([] { Graph(1 << 18, {}).graph6(); }).what(), HasSubstr("sparse6"));
}

TEST(LibraryGraph, IsomorphicOnesHaveOneCanonicalForm) {
    const Graph p4 = Graph::from_text("path 4");
    const Graph other(4, {{0, 2}, {2, 1}, {1, 3}});
    EXPECT_FALSE(p4 == other);
    EXPECT_EQ(p4.canonical(), other.canonical());
    EXPECT_FALSE(p4.canonical() == Graph::from_text("complete_bipartite 1 3").canonical());
    EXPECT_THROW(Graph::from_text("path 65").canonical(), gazetteer::OutOfReach);
}

TEST(LibraryDigraph, HasWhatItWasMadeOf) {
    EXPECT_EQ(Digraph().order(), 0);
    const Digraph d(3, {{0, 1}, {1, 0}, {2, 1}});
    EXPECT_EQ(d.size(), 3);
    EXPECT_THAT(d.arcs(), ElementsAre(Arc{0, 1}, Arc{1, 0}, Arc{2, 1}));
    EXPECT_THAT(d.in_neighbours(1), ElementsAre(0, 2));
    EXPECT_THAT(d.out_neighbours(1), ElementsAre(0));
    EXPECT_THAT(d.in_neighbours(2), IsEmpty());
    EXPECT_TRUE(d.has_arc(2, 1));
    EXPECT_FALSE(d.has_arc(1, 2));
    EXPECT_EQ(Digraph::from_text(d.digraph6()), d);
    EXPECT_EQ(d.canonical(), Digraph(3, {{2, 1}, {1, 2}, {0, 1}}).canonical());
    EXPECT_STREQ(input_error_of([] { Digraph(65, {}); }).what(), "an order is 0..64, not 65");
    EXPECT_STREQ(input_error_of([] {
                     Digraph(2, {{1, 0}, {1, 0}});
                 }).what(),
                 "the arc 1 0 is there twice");
}

TEST(LibraryGraph, AnyTextSaysItsKind) {
    const auto digraph = gazetteer::graph_from_text("&BP_");
    EXPECT_TRUE(std::holds_alternative<Digraph>(digraph));
    EXPECT_EQ(gazetteer::to_text(digraph), "&BP_");
    EXPECT_EQ(gazetteer::to_text(gazetteer::graph_from_text("cycle 4")),
              Graph::from_text("cycle 4").graph6());
    EXPECT_EQ(gazetteer::order_of(digraph), 3);
    EXPECT_EQ(gazetteer::to_text(gazetteer::graph_from_text("digraph { a -> b }")),
              Digraph(2, {{0, 1}}).digraph6());
    EXPECT_THAT(input_error_of([] { gazetteer::graph_from_text("grid 5"); }).what(),
                HasSubstr("grid"));
}

}  // namespace
