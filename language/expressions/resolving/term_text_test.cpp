// SPDX-License-Identifier: GPL-3.0-or-later
// Terms in words.
#include "language/expressions/resolving/term_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "language/numbers/real.hpp"

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

/// What it takes is read off the functions that it has, on graphs or on digraphs.
TEST(TermText, FunctionsSayWhatATermTakes) {
    const auto parameters = [](auto change) {
        Term made{"made", Type::integer, "", "", Growth::linear, 1};
        EXPECT_FALSE(made.is_operator());
        change(made);
        return parameters_of(made);
    };
    using Numbers = std::vector<Integer>;
    EXPECT_EQ(parameters([](Term&) {}), "graph");
    EXPECT_EQ(parameters([](Term& t) { t.on_digraphs = true; }), "graph or digraph");
    EXPECT_EQ(parameters([](Term& t) { t.of_graph = [](const Graph&) { return Integer(0); }; }),
              "graph");
    for (const std::string& of_vertex :
         {parameters([](Term& t) { t.of_vertices = [](const Graph&) { return VertexSet(); }; }),
          parameters(
              [](Term& t) { t.of_vertex = [](const Graph&, Vertex) { return Integer(0); }; }),
          parameters(
              [](Term& t) { t.asked_at_vertices = [](int, const Graph&) { return Numbers(); }; }),
          parameters(
              [](Term& t) { t.directed.of_vertices = [](const Digraph&) { return VertexSet(); }; }),
          parameters([](Term& t) {
              t.directed.of_vertex = [](const Digraph&, Vertex) { return Integer(0); };
          }),
          parameters([](Term& t) { t.operator_vertices = 1; })})
        EXPECT_EQ(of_vertex, "graph, vertex");
    for (const std::string& of_pair :
         {parameters(
              [](Term& t) { t.of_pair = [](const Graph&, Vertex, Vertex) { return Integer(0); }; }),
          parameters([](Term& t) {
              t.directed.of_pair = [](const Digraph&, Vertex, Vertex) { return Integer(0); };
          }),
          parameters([](Term& t) { t.operator_vertices = 2; })})
        EXPECT_EQ(of_pair, "graph, vertex, vertex");
    for (const std::string& of_pattern :
         {parameters([](Term& t) {
              t.of_pattern = [](const Graph&, const Graph&) { return Integer(0); };
          }),
          parameters([](Term& t) {
              t.directed.of_pattern = [](const Digraph&, const Digraph&) { return Integer(0); };
          })})
        EXPECT_EQ(of_pattern, "graph, graph");
    EXPECT_EQ(parameters([](Term& t) {
                  t.of_number = [](const Graph&, std::int64_t) { return Real(Integer(0)); };
              }),
              "graph, integer");
    EXPECT_EQ(parameters([](Term& t) {
                  t.made_with = [](const Graph& g, std::int64_t) { return g; };
                  t.operator_vertices = 0;
              }),
              "graph, integer");
    EXPECT_EQ(parameters([](Term& t) {
                  t.takes_set = true;
                  t.operator_vertices = 0;
              }),
              "graph, set");
    EXPECT_EQ(parameters([](Term& t) {
                  t.of_game = [](TermGame, const Graph&, Tokens) { return Integer(0); };
              }),
              "game, graph, vertex");
}
/// An operator has as many vertices as it says, whatever functions it has besides.
TEST(TermText, OperatorsSayHowManyVerticesTheyTake) {
    for (const int vertices : {0, 1, 2}) {
        Term made{"made", Type::graph, "", "", Growth::linear, 1};
        made.operator_vertices = vertices;
        made.of_pair = [](const Graph&, Vertex, Vertex) { return Integer(0); };
        EXPECT_TRUE(made.is_operator());
        EXPECT_EQ(made.vertices(), vertices);
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
