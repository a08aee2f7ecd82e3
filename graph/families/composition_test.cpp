// SPDX-License-Identifier: GPL-3.0-or-later
// Compositions are the graphs that their definitions say, and their texts are read back.
#include "graph/families/composition.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/composition_text.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/families/graph_text_properties.hpp"
#include "work/limits.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

Graph graph_named(const std::string& text) {
    const auto read = parse_small_graph_text(text);
    EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().message);
    return read ? *read : Graph();
}

/// By the definitions of composition.hpp, pair by pair.
bool is_pair_adjacent(const std::string& by, const Graph& g, const Graph& h, int x, int y) {
    const Vertex a = x / h.order(), b = x % h.order(), c = y / h.order(), d = y % h.order();
    if (by == "cartesian") return (a == c && h.adjacent(b, d)) || (b == d && g.adjacent(a, c));
    if (by == "tensor") return g.adjacent(a, c) && h.adjacent(b, d);
    if (by == "strong")
        return (a == c || g.adjacent(a, c)) && (b == d || h.adjacent(b, d)) && x != y;
    return g.adjacent(a, c) || (a == c && h.adjacent(b, d));
}

TEST(Composition, ProductsAreWhatTheirDefinitionsSay) {
    for (const char* by : {"cartesian", "tensor", "strong", "substitution"})
        for (const char* first : {"path(4)", "K3", "empty(2)", "cycle(5)"})
            for (const char* second : {"path(3)", "K2", "K1", "cycle(4)"}) {
                const Graph g = graph_named(first);
                const Graph h = graph_named(second);
                Graph wanted(g.order() * h.order());
                for (Vertex x : wanted.vertices())
                    for (Vertex y = 0; y < x; ++y)
                        if (is_pair_adjacent(by, g, h, x, y)) wanted.add_edge(x, y);
                EXPECT_EQ(graph_named(std::string(by) + "(" + first + ", " + second + ")"), wanted)
                    << by << first << second;
            }
}

TEST(Composition, IsTheGraphKnownByAnotherName) {
    for (const auto& [text, same] : std::vector<std::pair<const char*, const char*>>{
             {"cone(cycle(5))", "join(cycle(5), K1)"},
             {"complement(cycle(5))", "cycle 5"},
             {"line(K4)", "complete_multipartite(2, 2, 2)"},
             {"line(path(5))", "path 4"},
             {"join(empty(2), empty(3))", "complete_multipartite(2, 3)"},
             {"complement(union(K2, K3))", "complete_multipartite(2, 3)"},
             {"union(K2, K2, K1)", "union(K2, union(K2, K1))"},
             {"corona(K3, K1)", "blowup(corona(K3, K1))"},
             {"corona(K1, path(3))", "cone(path(3))"},
             {"cartesian(path(3), path(4))", "grid 3 4"},
             {"cartesian(K2, cartesian(K2, K2))", "cube 3"},
             {"complement(line(K5))", "generalized_petersen 5 2"},
             {"circulant(10, 1, 5)", "circulant 10 1 5"},
             {"cayley(Z10; (1,0)(5,0))", "circulant 10 1 5"},
             {"cayley(D4; r1 s0)", "cube 3"},
             {"cayley(Z2xZ4; (1,0) (0,1))", "cube 3"},
             {"cayley(Z2xZ2;(1,0),(0,1))", "cycle 4"},
             {"cayley(D3; s0 s1)", "cycle 6"},
             {"substitution(K3, empty(2))", "complete_multipartite(2, 2, 2)"}})
        EXPECT_EQ(canonical(graph_named(text)), canonical(graph_named(same))) << text;
}

TEST(Composition, ComplementAndLineAreThoseOfAllSmallGraphs) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        if (g.order() == 0) return true;
        // A graph as the union of its edges' ends is not told: the parts are made by hand.
        Composition leaf{BlowUp{std::vector<BlowUpClass>(static_cast<std::size_t>(g.order())), g}};
        const auto made = [](const Composition& c) {
            const auto graph = std::get<MadeGraph>(made_of(c));
            return to_graph(SparseGraph(graph.order, graph.edges));
        };
        const Graph others = made({BlowUp{}, {leaf}, Composing::complement});
        EXPECT_EQ(others.order(), g.order());
        for (Vertex v : g.vertices())
            EXPECT_EQ(others.neighbours(v), g.vertices() - g.neighbours(v) - VertexSet{v});
        const Graph lines = made({BlowUp{}, {leaf}, Composing::line});
        EXPECT_EQ(lines.order(), g.size());
        const auto edges = g.edges();
        for (Vertex i : lines.vertices())
            for (Vertex j = 0; j < i; ++j) {
                const Edge& e = edges[static_cast<std::size_t>(i)];
                const Edge& f = edges[static_cast<std::size_t>(j)];
                const bool meet = e.u == f.u || e.u == f.v || e.v == f.u || e.v == f.v;
                EXPECT_EQ(lines.adjacent(i, j), meet) << to_graph6(g);
            }
        return !testing::Test::HasFailure();
    });
}

/// Graphs that have one vertex in common, or one edge between them.
TEST(Composition, LinksAndAmalgamsAreAtTheLastAndTheFirstVertex) {
    EXPECT_EQ(graph_named("link(K3, K1, K2)"),
              Graph(6, {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {3, 4}, {4, 5}}));
    EXPECT_EQ(graph_named("amalgam(K3, K1, K3)"),
              Graph(5, {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {2, 4}, {3, 4}}));
    EXPECT_EQ(graph_named("amalgam(K1, K2, path(3))"), path(4));
    EXPECT_EQ(graph_named("link(K1, K1, path(3))"), path(5));
    EXPECT_EQ(graph_named("beads(path(3), K2)"), path(6));
    EXPECT_EQ(graph_named("beads(K3, K2)"),
              Graph(6, {{0, 1}, {2, 3}, {4, 5}, {1, 2}, {3, 4}, {1, 4}}));
    EXPECT_EQ(graph_named("beads(path(3), link(K3, K1))"),
              graph_named("link(K3, K1, K3, K1, K3, K1)"));
    EXPECT_EQ(graph_named("beads(join(K1, empty(3)), path(2))"),
              Graph(8, {{0, 1}, {2, 3}, {4, 5}, {6, 7}, {1, 2}, {1, 4}, {1, 6}}));
    // line(K1) has no vertex.
    EXPECT_EQ(graph_named("link(K2, line(K1), K1)"), path(3));
    EXPECT_EQ(graph_named("amalgam(line(K1), K2, line(K1), K2)"), path(3));
    EXPECT_EQ(graph_named("beads(K3, line(K1))"), Graph(0));
    for (const char* text : {"cycle(5)", "K4", "union(K2, K3)"}) {
        EXPECT_EQ(graph_named(std::string("beads(") + text + ", K1)"), graph_named(text));
        EXPECT_EQ(graph_named(std::string("beads(K1, ") + text + ")"), graph_named(text));
    }
}

TEST(Composition, IsReadAsItIsWritten) {
    for (const char* text :
         {"K5", "empty(7)", "cycle(5)", "join(cycle(5), K2)", "complement(corona(K3, K1))",
          "cayley(Z3xZ4; (0,1) (1,2))", "cayley(D5; r1 s0 s3)", "circulant(13, 1, 5)",
          "link(K3, amalgam(K2, cycle(4)), beads(path(5), K3))",
          "join(K1, union(path(3), path(4)), blowup(K3, empty(4); 0-1))", "line(cone(path(5)))",
          "substitution(cycle(5), cartesian(K2, tensor(K2, strong(K2, K2))))"}) {
        const auto read = parse_composition(text);
        ASSERT_TRUE(read) << text << ": " << read.error().message;
        const auto again = parse_composition(to_string(*read));
        EXPECT_EQ(to_string(*again), to_string(*read));
        EXPECT_NO_THROW(require_sound_graph_text(text)) << text;
    }
    EXPECT_EQ(to_string(*parse_composition("join( cycle( 5 ),K2 )")), "join(cycle(5), K2)");
}

/// A group's table: associative, 0 neutral, inverses.
TEST(CayleyGroups, AreGroups) {
    using Kind = CayleyGroup::Kind;
    for (const CayleyGroup& group : {CayleyGroup{Kind::product, 3, 4},
                                     {Kind::product, 7, 1},
                                     {Kind::dihedral, 1, 2},
                                     {Kind::dihedral, 2, 2},
                                     {Kind::dihedral, 5, 2},
                                     {Kind::product, 2, 2}}) {
        for (int x = 0; x < group.order(); ++x) {
            EXPECT_EQ(group.times(x, 0), x);
            EXPECT_EQ(group.times(0, x), x);
            EXPECT_EQ(group.times(x, group.inverse(x)), 0);
            for (int y = 0; y < group.order(); ++y)
                for (int z = 0; z < group.order(); ++z)
                    EXPECT_EQ(group.times(group.times(x, y), z), group.times(x, group.times(y, z)));
        }
    }
    const CayleyGroup d5{Kind::dihedral, 5, 2};
    EXPECT_NE(d5.times(1, 5), d5.times(5, 1));
}

/// Multiplication from the left is an automorphism: any vertex goes to any other.
TEST(CayleyGraphs, AreRegularAndVertexTransitive) {
    using Kind = CayleyGroup::Kind;
    for (const CayleyGraph& g : {cayley_graph({Kind::dihedral, 5, 2}, {1, 6, 8}),
                                 cayley_graph({Kind::product, 3, 4}, {1, 6}),
                                 cayley_graph({Kind::product, 13, 1}, {1, 5, 8}),
                                 cayley_graph({Kind::dihedral, 6, 2}, {7, 8, 3})}) {
        const Graph graph = g.small_graph();
        for (int moved = 0; moved < g.order(); ++moved)
            for (const Edge& e : graph.edges())
                EXPECT_TRUE(graph.adjacent(g.group.times(moved, e.u), g.group.times(moved, e.v)))
                    << to_string(g);
        EXPECT_EQ(graph_named(to_string(g)), graph) << to_string(g);
    }
    EXPECT_EQ(to_string(cayley_graph({Kind::product, 13, 1}, {12, 5, 8, 0, 20})),
              "circulant(13, 1, 5)");
    EXPECT_EQ(to_string(cayley_graph({Kind::dihedral, 4, 2}, {})), "empty(8)");
}

void expect_fault_at(const char* text, int column, const char* message) {
    const auto parsed = parse_graph_text(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_THAT(parsed.error().message, HasSubstr(message)) << text;
    EXPECT_EQ(parsed.error().column, column) << text;
}

TEST(Composition, SaysWhatIsWrongAndWhatWouldBeRight) {
    expect_fault_at("jon(K3, K2)", 1, "'jon' is not a construction; the nearest known one is join");
    expect_fault_at("join(K3, cyle(5))", 10,
                    "'cyle' is not a construction; the nearest known one is cycle");
    expect_fault_at("join(K3)", 8, "join takes two graphs or more");
    expect_fault_at("link(K3)", 8, "link takes two graphs or more");
    expect_fault_at("amalgam(K3)", 11, "amalgam takes two graphs or more");
    expect_fault_at("beads(K3, K2, K2)", 17, "beads takes two graphs");
    expect_fault_at("beads(empty(2000), empty(2000))", 1, "the order is 4000000; at most");
    expect_fault_at("cone(K3, K2)", 12, "cone takes one graph");
    expect_fault_at("cartesian(K3)", 13, "cartesian takes two graphs");
    expect_fault_at("union(K3, 5)", 11, "a graph is expected: K5, cycle(5), join(K3, empty(7))");
    expect_fault_at("join(cycle(2), K2)", 12, "");
    expect_fault_at("join(K2, empty(0))", 16, "a number from 1");
    expect_fault_at("cayley(Q8; r1)", 8, "a group is expected: Z5, Z3xZ4 or D5");
    expect_fault_at("cayley(D5; r5)", 13, "a number below 5 is expected");
    expect_fault_at("cayley(D5; r0)", 14, "r0 is the neutral element");
    expect_fault_at("cayley(Z3xZ4; (0,0))", 20, "(0,0) is the neutral element");
    expect_fault_at("cayley(Z3xZ4; 1)", 15, "an element is expected: (0,1)");
    expect_fault_at("corona(K1000000, K1)", 8, "there are 499999500000 edges; at most 1000000");
    expect_fault_at("line(line(line(K40)))", 1, "edges; at most 1000000 are made");
    expect_fault_at("cartesian(empty(100000), empty(100))", 1, "the order is 10000000; at most");
    EXPECT_THAT(parse_small_graph_text("line(K40)").error().message,
                HasSubstr("the order is 780; at most 64 is read here"));
    std::string deep;
    for (int i = 0; i < 60; ++i) deep += "cone(";
    EXPECT_THAT(parse_graph_text(deep).error().message, HasSubstr("at most 50 deep"));
    const runs::WorkLimits limits({}, 16U << 20);
    expect_fault_at("cone(K1000)", 1, "the graph takes 20 MiB, allowed are 16 MiB");
}

/// What is known of a size before the graph is made is its size.
TEST(CompositionBounds, AreExact) {
    for (const char* text :
         {"join(K3, empty(4), path(3))", "union(K3, cycle(5), K4)", "link(K3, path(4), K2)",
          "link(line(K1), K3)", "link(K3, line(K1))", "amalgam(K3, cycle(4), K2)",
          "beads(cycle(4), K3)", "corona(K4, path(3))", "cone(cycle(5))", "line(K4)", "line(K5)",
          "complement(path(7))", "cartesian(path(3), cycle(4))", "tensor(cycle(5), K4)",
          "strong(path(3), K3)", "substitution(cycle(5), path(3))", "K5"}) {
        const Composition c = *parse_composition(text);
        const auto g = std::get<MadeGraph>(made_of(c));
        const std::int64_t size = static_cast<std::int64_t>(g.edges.size());
        const auto same = made_of(c, {g.order, size});
        ASSERT_TRUE(std::holds_alternative<MadeGraph>(same)) << text << std::get<1>(same);
        EXPECT_EQ(std::get<MadeGraph>(same).edges, g.edges) << text;
        const auto lacks_an_edge = made_of(c, {g.order, size - 1});
        const auto lacks_a_vertex = made_of(c, {g.order - 1, size});
        EXPECT_TRUE(std::holds_alternative<std::string>(lacks_an_edge)) << text;
        EXPECT_TRUE(std::holds_alternative<std::string>(lacks_a_vertex)) << text;
    }
    const auto beside_none = std::get<MadeGraph>(made_of(*parse_composition("link(line(K1), K3)")));
    EXPECT_EQ(beside_none.edges.size(), 3u);
    const auto corona = std::get<MadeGraph>(made_of(*parse_composition("corona(K2, K2)")));
    EXPECT_THAT(corona.edges,
                testing::UnorderedElementsAre(Edge{0, 1}, Edge{2, 3}, Edge{0, 2}, Edge{0, 3},
                                              Edge{4, 5}, Edge{1, 4}, Edge{1, 5}));
}

}  // namespace
}  // namespace gazetteer
