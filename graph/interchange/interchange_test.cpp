// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/interchange.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families/classical.hpp"
#include "graph/interchange/interchange_properties.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

NamedGraph read(std::string_view text, bool directed = false) {
    const auto format = interchange_of_text(text);
    if (!format) throw std::runtime_error("no format: " + std::string(text));
    auto result = read_interchange(*format, text, directed);
    if (const auto* const fault = std::get_if<InterchangeFault>(&result))
        throw std::runtime_error(fault->message);
    return std::get<NamedGraph>(result);
}

/// "line:column: message".
std::string fault_of(std::string_view text, bool directed = false) {
    const auto format = interchange_of_text(text);
    if (!format) return "no format";
    return told_fault(read_interchange(*format, text, directed));
}

const Board path3 = SparseGraph(3, {{0, 1}, {1, 2}});

TEST(Interchange, EachFormatIsToldByItsText) {
    const std::vector<std::pair<Interchange, std::string>> texts{
        {Interchange::edges_of_line, "0-1 1-2"},
        {Interchange::edges_of_line, "[(0, 1), (1, 2)]"},
        {Interchange::edges_of_line, "(0,1),(1,2)"},
        {Interchange::edge_list, "0 1\n1 2\n"},
        {Interchange::edge_list, "0 1 {'weight': 3}\n1 2 {}\n"},
        {Interchange::edge_list, "# a comment\n0 1 0.5\n1 2 1.5\n"},
        {Interchange::adjacency_list, "0: 1\n1: 0 2\n2: 1\n"},
        {Interchange::adjacency_list, "0 1\n1 2\n2\n"},
        {Interchange::adjacency_matrix, "0 1 0\n1 0 1\n0 1 0\n"},
        {Interchange::adjacency_matrix, "010\n101\n010\n"},
        {Interchange::adjacency_matrix, "[[0, 1, 0], [1, 0, 1], [0, 1, 0]]"},
        {Interchange::node_link,
         R"({"nodes":[{"id":0},{"id":1},{"id":2}],
            "links":[{"source":0,"target":1},{"source":2,"target":1}]})"},
        {Interchange::node_link,
         R"({"nodes":[{"id":0},{"id":1},{"id":2}],
            "adjacency":[[{"id":1}],[{"id":0},{"id":2}],[{"id":1}]]})"},
        {Interchange::gml,
         "graph [ node [ id 0 ] node [ id 1 ] node [ id 2 ]\n"
         "edge [ source 0 target 1 ] edge [ source 1 target 2 ] ]"},
        {Interchange::dot, "graph { 0 -- 1 -- 2 }"},
        {Interchange::graphml,
         "<?xml version=\"1.0\"?><graphml><graph edgedefault=\"undirected\">"
         "<node id=\"0\"/><node id=\"1\"/><node id=\"2\"/>"
         "<edge source=\"0\" target=\"1\"/><edge source=\"1\" target=\"2\"/>"
         "</graph></graphml>"},
    };
    for (const auto& [format, text] : texts) {
        SCOPED_TRACE(text);
        EXPECT_EQ(interchange_of_text(text), format);
        const NamedGraph graph = read(text);
        EXPECT_EQ(graph.board, path3);
        EXPECT_THAT(graph.names, IsEmpty());
    }
}

TEST(Interchange, VerticesThatCountFromOneKeepTheirNames) {
    const std::vector<std::string> texts{
        "c a path\np edge 3 2\ne 1 2\ne 2 3\n",
        "p col 3 2\ne 1 2\ne 2 1\ne 2 3\ne 3 2\n",
        "%%MatrixMarket matrix coordinate pattern symmetric\n% a path\n3 3 2\n2 1\n3 2\n",
        "%%MatrixMarket matrix coordinate real general\n3 3 4\n2 1 1\n1 2 1\n3 2 .5\n2 3 .5\n",
        "%%MatrixMarket matrix array integer symmetric\n3 3\n0\n1\n0\n0\n1\n0\n",
        "LEDA.GRAPH\nvoid\nvoid\n-2\n3\n|{}|\n|{}|\n|{}|\n2\n1 2 0 |{}|\n2 3 0 |{}|\n",
    };
    for (const std::string& text : texts) {
        SCOPED_TRACE(text);
        const NamedGraph graph = read(text);
        EXPECT_EQ(graph.board, path3);
        EXPECT_THAT(graph.names, ElementsAre("1", "2", "3"));
    }
}

TEST(Interchange, NamesAreKept) {
    for (const std::string text :
         {"ann-bob bob-eve", "ann bob\nbob eve\n", "ann: bob\nbob: eve\neve:\n",
          "graph { ann -- bob; bob -- eve [weight=3] }",
          "LEDA.GRAPH\nstring\nvoid\n-2\n3\n|{ann}|\n|{bob}|\n|{eve}|\n2\n"
          "1 2 0 |{}|\n2 3 0 |{}|\n"}) {
        SCOPED_TRACE(text);
        EXPECT_EQ(read(text).board, path3);
        EXPECT_THAT(read(text).names, ElementsAre("ann", "bob", "eve"));
    }
}

TEST(Interchange, NumbersStandInTheirOrder) {
    const NamedGraph graph = read("10-9 9-2");
    EXPECT_THAT(graph.names, ElementsAre("2", "9", "10"));
    EXPECT_EQ(graph.board, path3);
    EXPECT_THAT(read("2-1 1-0").names, IsEmpty());
    EXPECT_EQ(order_of(read("0-1 5").board), 3) << "no vertex is added that nobody named";
}

/// The text of a byte string that has zeros.
std::string bytes(std::initializer_list<int> numbers) {
    std::string result;
    for (int number : numbers) result += static_cast<char>(number);
    return result;
}

TEST(Interchange, MulticodeHasTheNeighboursThatComeLater) {
    const std::string path = bytes({3, 2, 0, 3, 0});
    EXPECT_EQ(interchange_of_text(path), Interchange::multicode);
    EXPECT_EQ(read(path).board, path3);
    EXPECT_EQ(read(">>multi_code<<" + path).board, path3);
    EXPECT_THAT(read(path).names, ElementsAre("1", "2", "3"));
    EXPECT_EQ(read(bytes({4, 2, 3, 4, 0, 3, 4, 0, 4, 0})).board,
              Board(SparseGraph(4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}})));
    EXPECT_EQ(std::get<std::string>(write_interchange(Interchange::multicode, {path3, {}})), path);
    EXPECT_EQ(fault_of(bytes({3, 2, 0, 3})),
              "1:5: it ends within the neighbours of the vertex 2 of 3");
    EXPECT_EQ(fault_of(bytes({3, 2, 0, 1, 0})),
              "1:4: 1 where a neighbour of the vertex 2 is expected, from 3 to 3");
    EXPECT_EQ(fault_of(bytes({3, 4, 0, 0})),
              "1:2: 4 where a neighbour of the vertex 1 is expected, from 2 to 3");
    EXPECT_EQ(fault_of(bytes({3, 1, 0, 0})),
              "1:2: a loop at the vertex 1; graphs without loops are played on");
    EXPECT_THAT(fault_of(bytes({3, 2, 2, 0, 0})), HasSubstr("1:3: the edge from 1 to 2 stands"));
    EXPECT_EQ(fault_of(bytes({2, 2, 0, 2})), "1:4: a second graph; one is expected");
    EXPECT_EQ(fault_of(bytes({0, 2})), "1:1: a byte 0 where an order is expected, from 1 to 252");
    EXPECT_THAT(fault_of(path, true), HasSubstr("where a digraph is expected"));
}

/// As networkx, Gephi and D3 write them.
TEST(Interchange, PlacesOfVerticesAreKept) {
    const std::string graphml =
        "<graphml><key id=\"d1\" for=\"node\" attr.name=\"y\" attr.type=\"double\"/>"
        "<key id=\"d0\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>"
        "<key id=\"d2\" for=\"edge\" attr.name=\"x\"/><graph edgedefault=\"undirected\">"
        "<node id=\"2\"><data key=\"d0\">2.5</data><data key=\"d1\">-1</data></node>"
        "<node id=\"1\"><data key=\"d0\">0</data><data key=\"d1\">1e2</data></node>"
        "<edge source=\"1\" target=\"2\"><data key=\"d2\">7</data></edge></graph></graphml>";
    const std::vector<DrawnAt> places{{0, 100}, {2.5, -1}};
    EXPECT_EQ(read(graphml).places, places) << "numbers stand in their order";
    EXPECT_THAT(read(graphml).names, ElementsAre("1", "2"));
    EXPECT_EQ(read(R"({"nodes":[{"id":0,"x":0,"y":100},{"id":1,"pos":[2.5,-1]}],
                       "links":[{"source":0,"target":1}]})")
                  .places,
              places);
    for (const char* second : {R"({"id":1})", R"({"id":1,"x":1})", R"({"id":1,"pos":[1,2,3]})",
                               R"({"id":1,"x":"1","y":2})"}) {
        SCOPED_TRACE(second);
        EXPECT_THAT(
            read(R"({"nodes":[{"id":0,"x":0,"y":1},)" + std::string(second) + R"(],"links":[]})")
                .places,
            IsEmpty())
            << "all have one, or none";
    }
    EXPECT_EQ(fault_of(R"({"nodes":[{"id":0,"x":1e999,"y":1}],"links":[]})"),
              "1:1: a number that is too large");
}

TEST(Interchange, ArcsAreThoseOfADigraph) {
    const Board arcs = Digraph(3, {{0, 1}, {2, 1}});
    for (const std::string text : {"0->1 2->1", "0 1\n2 1\n", "0: 1\n1:\n2: 1\n",
                                   "0 1 0\n0 0 0\n0 1 0\n", "digraph { 0 -> 1; 2 -> 1 }",
                                   "graph [ directed 1 node [ id 0 ] node [ id 1 ] node [ id 2 ]\n"
                                   "edge [ source 0 target 1 ] edge [ source 2 target 1 ] ]",
                                   R"({"directed": true, "nodes":[{"id":0},{"id":1},{"id":2}],
              "edges":[{"source":0,"target":1},{"source":2,"target":1}]})"}) {
        SCOPED_TRACE(text);
        EXPECT_EQ(read(text, true).board, arcs);
    }
}

TEST(Interchange, LoopsAndMultipleEdgesAreTold) {
    EXPECT_EQ(fault_of("0-1 1-1"),
              "1:5: a loop at the vertex 1; graphs without loops are played on");
    EXPECT_THAT(
        fault_of("0 1\n1 2\n1 0\n"),
        HasSubstr("the edge between 1 and 2 stands from one end only, and others from both"));
    EXPECT_THAT(fault_of("0 1\n1 2\n0 1\n"),
                HasSubstr("3:1: the edge from 0 to 1 stands twice, on line 1"));
    EXPECT_THAT(fault_of("0-1 1-0"), HasSubstr("stands twice"));
    EXPECT_THAT(fault_of("p edge 2 2\ne 1 2\ne 1 2\n"),
                HasSubstr("3:1: the edge from 1 to 2 stands twice"));
    EXPECT_THAT(fault_of("0 1 0\n1 1 1\n0 1 0\n"), HasSubstr("2:3: a loop at the vertex 1"));
    EXPECT_THAT(fault_of("graph { a -- a }"), HasSubstr("a loop at the vertex a"));
    EXPECT_THAT(fault_of("graph { a -- b; b -- a }"), HasSubstr("stands twice"));
}

TEST(Interchange, WhatIsWrongIsToldWhereItStands) {
    EXPECT_EQ(fault_of("p edge 3 2\ne 1 2\ne 2 4\n"),
              "3:5: '4' where a vertex is expected, from 1 to 3");
    EXPECT_EQ(fault_of("p edge 3 3\ne 1 2\ne 2 3\n"),
              "1:10: 3 edges are announced, and 2 stand here");
    EXPECT_EQ(fault_of("p edge 99999999999 0\n"),
              "1:8: the order is 99999999999; at most 16777216 is read");
    EXPECT_EQ(fault_of("0 1 0\n1 0 0\n0 1 0\n"),
              "3:3: the edge between 2 and 1 stands from one end only");
    EXPECT_THAT(fault_of("%%MatrixMarket matrix coordinate complex general\n1 1 0\n"),
                HasSubstr("1:34: 'complex' where pattern or integer or real is expected"));
    EXPECT_THAT(fault_of("%%MatrixMarket matrix coordinate pattern general\n2 3 0\n"),
                HasSubstr("2:3: the matrix is not square"));
    EXPECT_THAT(fault_of("graph [ node [ id 0 ]"), HasSubstr("a '[' is not closed"));
    EXPECT_THAT(fault_of("graph [ node [ id 0 ]\n edge [ source 0 target 1 ] ]"),
                HasSubstr("2:2: there is no vertex '1'"));
    EXPECT_THAT(fault_of("digraph { a -> b }"), HasSubstr("a digraph, where a graph is expected"));
    EXPECT_THAT(fault_of("graph { a -- b }", true),
                HasSubstr("a graph, where a digraph is expected"));
    EXPECT_THAT(fault_of("<graphml><graph>"), HasSubstr("XML: "));
    EXPECT_THAT(fault_of("{\"nodes\": [}"), HasSubstr("1:12: this is no JSON"));
    EXPECT_THAT(fault_of("0 1 2\n3 4 5\n"), HasSubstr("no fault"));
}

TEST(Interchange, DeepNestingIsRefused) {
    std::string xml, dot;
    for (int i = 0; i < 100'000; ++i) {
        xml += "<a>";
        dot += "{";
    }
    EXPECT_THAT(fault_of(xml), HasSubstr("more than 200"));
    EXPECT_THAT(fault_of("graph " + dot), HasSubstr("more than 200"));
}

TEST(Interchange, FamiliesAndNautysLinesAreNone) {
    for (const std::string line :
         {"path 5", "grid 3 4", "DhC", ":Fa@x^", "&B?_", "K5", "corona(K8, K1)",
          "blowup(K3, empty(4); 0-1)", "pth 5", "circulant 8 1-2", "D K", "[____", "{{__"}) {
        SCOPED_TRACE(line);
        EXPECT_EQ(interchange_of_line(line), std::nullopt);
        EXPECT_EQ(interchange_of_text(line), std::nullopt);
    }
}

TEST(Interchange, AllGraphsOfOrderFiveRoundTrip) {
    int graphs = 0;
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        require_round_trips({SparseGraph(g), {}});
        std::vector<std::string> names{"a b", "7", "x", "é", "-"};
        names.resize(static_cast<std::size_t>(g.order()));
        require_round_trips({SparseGraph(g), names});
        names = {"e", "d", "c", "b", "a"};
        names.resize(static_cast<std::size_t>(g.order()));
        std::vector<DrawnAt> places{{0, 0}, {1, -1}, {0.1, 1e-300}, {1e300, 2}, {-3, 1.0 / 3}};
        places.resize(static_cast<std::size_t>(g.order()));
        require_round_trips({SparseGraph(g), names, places});
        ++graphs;
        return true;
    });
    EXPECT_EQ(graphs, 1 + 1 + 2 + 4 + 11 + 34);
    require_round_trips({Digraph(3, {{0, 1}, {1, 0}, {2, 1}}), {"x", "y", "z"}});
}

TEST(Interchange, NamesThatAFormatCannotWriteAreFaults) {
    const NamedGraph graph{SparseGraph(2, {{0, 1}}), {"a b", "c\"d"}};
    for (const Interchange format :
         {Interchange::edges_of_line, Interchange::edge_list, Interchange::adjacency_list,
          Interchange::dot, Interchange::gml}) {
        const auto text = write_interchange(format, graph);
        EXPECT_TRUE(std::holds_alternative<InterchangeFault>(text)) << static_cast<int>(format);
    }
    EXPECT_TRUE(
        std::holds_alternative<std::string>(write_interchange(Interchange::node_link, graph)));
}

TEST(InterchangeLong, PropertiesHoldOfDamagedTexts) {
    for (const std::string text :
         {"p edge 3 2\ne 1 2\ne 2 3\n", "graph { 0 -- 1 -- 2 }", "0: 1\n1: 0 2\n2: 1\n",
          "graph [ node [ id 0 label \"a\" ] node [ id 1 ] edge [ source 0 target 1 ] ]",
          "<graphml><graph><node id='a'/></graph></graphml>", "[[0, 1], [1, 0]]", "0-1 1-2",
          "LEDA.GRAPH\nvoid\nvoid\n-2\n1\n|{}|\n0\n", "{\"nodes\":[{\"id\":0}],\"links\":[]}",
          "%%MatrixMarket matrix coordinate pattern symmetric\n2 2 1\n2 1\n",
          "<graphml><key id='x' attr.name='x'/><key id='y' attr.name='y'/><graph><node id='a'>"
          "<data key='x'>1</data><data key='y'>2</data></node></graph></graphml>",
          "{\"nodes\":[{\"id\":0,\"pos\":[1,2]}],\"links\":[]}"}) {
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            SCOPED_TRACE(text.substr(0, cut));
            require_sound_interchange(text.substr(0, cut));
        }
        for (std::size_t at = 0; at < text.size(); ++at)
            for (const char c : {'9', '"', '\xff', '\0'}) {
                std::string damaged = text;
                damaged[at] = c;
                SCOPED_TRACE(damaged);
                require_sound_interchange(damaged);
            }
    }
}

}  // namespace
}  // namespace gazetteer
