// SPDX-License-Identifier: GPL-3.0-or-later
// The marks in reports: those of the program's own answers, and plain pictures beyond the limits.
#include "faces/cli/marks/marked_drawer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "graph/index.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/solver.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {
namespace {

using pictures::VertexRole;
using reports::Drawing;
using reports::Marks;
using testing::HasSubstr;

Drawing drawn(const Graph& g, const Marks& marks, std::optional<Vertex> root = std::nullopt,
              const MarkLimits& limits = {}) {
    return marked_drawer(limits)(Board(SparseGraph(g)), "a graph", root, marks);
}

template <class R>
void expect_marks_of(const char* game) {
    for_each_graph({.order_max = 4}, [&](const Graph& g) {
        const Drawing drawing = drawn(g, {.games = {game}});
        EXPECT_EQ(drawing.note, "");
        for (Vertex v : g.vertices())
            EXPECT_EQ(drawing.pictures.at(0).panels.at(0).vertices.at(index(v)).role,
                      Solver<R>().outcome(typename R::Position{g, v}) == Outcome::N
                          ? VertexRole::n_position
                          : VertexRole::p_position)
                << game << " on " << to_graph6(g) << " at " << v;
        return true;
    });
}

TEST(MarkedDrawer, MarksWhoWinsAsTheSearchFindsIt) {
    expect_marks_of<UndirectedEdgeGeography>("ueg");
    expect_marks_of<UndirectedVertexGeography>("uvg");
}

TEST(MarkedDrawer, DrawsAPictureForEachThingThatIsSpokenOf) {
    const Drawing all =
        drawn(Graph(3, {{0, 1}, {1, 2}}),
              {.games = {"ueg", "edge_delete"}, .even_kernel = true, .matching = true}, 0);
    ASSERT_EQ(all.pictures.size(), 4u);
    EXPECT_EQ(all.note, "");
    for (const pictures::Picture& picture : all.pictures) {
        EXPECT_TRUE(picture.panels[0].vertices[0].root);
        EXPECT_EQ(picture.root_legend, "the root");
    }
    EXPECT_EQ(all.pictures[2].panels[0].vertices[0].role, VertexRole::kernel);
    EXPECT_THAT(all.pictures[2].description, HasSubstr("An even kernel that contains 0: {0, 2}."));
    const Drawing plain = drawn(Graph(2, {{0, 1}}), {});
    EXPECT_EQ(plain.pictures.size(), 1u);
    EXPECT_EQ(plain.pictures[0].panels[0].vertices[0].role, VertexRole::plain);
    EXPECT_EQ(plain.note, "");
}

/// On all graphs of order up to 4, beside every vertex; of a game without a token, for the whole.
TEST(MarkedDrawer, WritesGrundyValuesWhereTheyAreSpokenOf) {
    for_each_graph({.order_max = 4}, [&](const Graph& g) {
        const Drawing drawing = drawn(g, {.games = {"ueg"}, .grundy_games = {"ueg"}});
        EXPECT_EQ(drawing.note, "");
        for (Vertex v : g.vertices())
            EXPECT_EQ(drawing.pictures.at(0).panels.at(0).vertices.at(index(v)).note,
                      std::to_string(Solver<UndirectedEdgeGeography>().grundy_value({g, v})));
        return true;
    });
    const Marks marks{.games = {"node_kayles"}, .grundy_games = {"node_kayles"}};
    EXPECT_THAT(drawn(Graph(3), marks).pictures.at(0).description,
                HasSubstr("node_kayles is N; winning moves: 0 1 2. Its Grundy value is 1."));
    const Drawing late = drawn(Graph(2, {{0, 1}}), marks, 0, {.stop = runs::stopped_token()});
    EXPECT_EQ(late.note, "Not marked: who wins node_kayles (the time was over).");
}

TEST(MarkedDrawer, IsPlainBeyondItsLimitsAndSaysSo) {
    const Drawing large = drawn(Graph(9), {.games = {"ueg"}}, 0, {.order_max = 8});
    EXPECT_EQ(large.pictures.size(), 1u);
    EXPECT_EQ(large.note, "Nothing is marked: the graph has more than 8 vertices.");
    Graph ladder(24);
    for (Vertex v = 0; v + 2 < 24; ++v) ladder.add_edge(v, v + 2);
    for (Vertex v = 0; v < 24; v += 2) ladder.add_edge(v, v + 1);
    const Drawing unmarked = drawn(ladder, {.games = {"graph_chomp"}}, 0,
                                   {.positions = 5000, .bytes = std::size_t{1} << 20});
    ASSERT_EQ(unmarked.pictures.size(), 1u);
    EXPECT_EQ(unmarked.pictures[0].panels[0].vertices[1].role, VertexRole::plain);
    EXPECT_EQ(unmarked.note,
              "Not marked: who wins graph_chomp (no answer within 5000 positions and 1 MiB).");
    const Drawing late = drawn(ladder, {.games = {"ueg"}}, 0, {.stop = runs::stopped_token()});
    EXPECT_EQ(late.note, "Not marked: who wins ueg (the time was over).");
}

/// Positions are counted, not seconds: where it ends does not depend on what else the machine does.
TEST(MarkedDrawer, SearchesUntilAReportHasHadEnough) {
    const Board hard(random_regular_graph(60, 4, 1));
    const reports::Drawer draw = marked_drawer({.positions = 5000, .positions_in_all = 6000});
    EXPECT_EQ(draw(hard, "a graph", 0, {.games = {"ueg"}}).note,
              "Not marked: who wins ueg (the report was searched for enough).");
    EXPECT_EQ(draw(hard, "a graph", std::nullopt, {.games = {"ueg"}}).note,
              "Not marked: who wins ueg (the report was searched for enough).");
    const reports::Drawer patient = marked_drawer({.positions = 5000});
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(patient(hard, "a graph", 0, {.games = {"ueg"}}).note,
                  "Not marked: who wins ueg (no answer within 5000 positions and 256 MiB).");
    EXPECT_EQ(draw(SparseGraph(Graph(2, {{0, 1}})), "an edge", 0, {.games = {"ueg"}}).note, "");
}

TEST(MarkedDrawer, MarksDigraphsAndRefusesWhatDoesNotFit) {
    Digraph arc(2);
    arc.add_arc(0, 1);
    const Drawing drawing =
        marked_drawer()(Board(arc), "an arc", 0, {.games = {"deg"}, .even_kernel = true});
    ASSERT_EQ(drawing.pictures.size(), 1u);
    EXPECT_EQ(drawing.pictures[0].panels[0].vertices[0].role, VertexRole::n_position);
    EXPECT_EQ(drawing.note, "Not marked: an even kernel (--kernel takes a graph, not a digraph).");
}

}  // namespace
}  // namespace gazetteer::cli
