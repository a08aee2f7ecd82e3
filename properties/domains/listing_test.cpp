// SPDX-License-Identifier: GPL-3.0-or-later
// What the domains list, draw and make smaller, instance by instance.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "graph/formats/formats.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"

namespace gazetteer::properties {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Lines = std::vector<std::string>;

/// What is visited of one size, printed, until `most` instances have been.
template <class T>
Lines listed(const Domain<T>& domain, int size, std::size_t most = 1000) {
    Lines result;
    domain.enumerate(size, [&](const T& x) {
        result.push_back(domain.print(x));
        return result.size() < most;
    });
    return result;
}

template <class T>
Lines printed(const Domain<T>& domain, const std::vector<T>& instances) {
    Lines result;
    for (const T& x : instances) result.push_back(domain.print(x));
    return result;
}
template <class T>
Lines shrunk(const Domain<T>& domain, const std::string& instance) {
    return printed(domain, domain.shrink(*domain.parse(instance)));
}
template <class T>
Lines drawn(const Domain<T>& domain, int size) {
    Lines result;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Dice dice(seed);
        result.push_back(domain.print(domain.generate(dice, size)));
    }
    return result;
}

TEST(Listing, StopsWhenItIsToldTo) {
    EXPECT_EQ(listed(graphs(), 4, 3).size(), 3u);
    EXPECT_EQ(listed(graphs({.connected = true}), 4, 6).size(), 6u);
    EXPECT_EQ(listed(graphs({.tree = true}), 10, 2).size(), 2u);
    EXPECT_EQ(listed(graphs(), 9, 2).size(), 2u);
    for (std::size_t most : {1U, 2U, 5U, 7U}) {
        EXPECT_EQ(listed(rooted_graphs(), 4, most).size(), most);
        EXPECT_EQ(listed(digraphs(), 3, most).size(), most);
        EXPECT_EQ(listed(rooted_digraphs(), 3, most).size(), most);
        EXPECT_EQ(listed(graph_pairs(), 4, most).size(), most);
        EXPECT_EQ(listed(grid_sizes(1), 4, most).size(), most);
        EXPECT_EQ(listed(grid_vertices(1), 3, most).size(), most);
    }
}

TEST(Listing, OfGraphsIsByKind) {
    EXPECT_THAT(listed(graphs(), 0), ElementsAre("?"));
    EXPECT_THAT(listed(graphs(), 3), ElementsAre("B?", "BO", "BW", "Bw"));
    EXPECT_THAT(listed(graphs({.connected = true}), 3), ElementsAre("BW", "Bw"));
    EXPECT_THAT(listed(graphs({.bipartite = true}), 3), ElementsAre("B?", "BO", "BW"));
    EXPECT_THAT(listed(graphs({.connected = true, .bipartite = true}), 3), ElementsAre("BW"));
    EXPECT_EQ(listed(graphs({.tree = true}), 6).size(), 6u);
    EXPECT_EQ(listed(graphs({.tree = true}), 9).size(), 47u);
    EXPECT_EQ(listed(graphs(), 8, 20000).size(), 12346u);
    const GraphKind odd{.also = [](const Graph& g) { return g.size() % 2 == 1; }};
    EXPECT_THAT(listed(graphs(odd), 3), ElementsAre("BO", "Bw"));
}

TEST(Listing, OfRootedGraphsIsByOrbits) {
    EXPECT_THAT(listed(rooted_graphs(), 0), IsEmpty());
    EXPECT_EQ(listed(rooted_graphs(), 1), Lines{"@ 0"});
    EXPECT_THAT(listed(rooted_graphs(), 3),
                ElementsAre("B? 0", "BO 0", "BO 1", "BW 0", "BW 2", "Bw 0"));
    EXPECT_EQ(listed(digraphs(), 2).size(), 3u);
    EXPECT_EQ(listed(digraphs(), 3).size(), 16u);
    EXPECT_EQ(listed(rooted_digraphs(), 2).size(), 4u);
}

TEST(Listing, OfPairsIsByTheSmallerFirst) {
    EXPECT_THAT(listed(graph_pairs(), 2), ElementsAre("? A?", "? A_", "@ @"));
    EXPECT_EQ(listed(graph_pairs({.order_min = 1}), 3), (Lines{"@ A?", "@ A_"}));
    EXPECT_EQ(graph_pairs({.order_min = 2}).size_min, 4);
    EXPECT_EQ(graph_pairs().size(std::pair{Graph(2), Graph(3)}), 5);
}

TEST(Listing, OfGridsIsByTheLongerSide) {
    EXPECT_THAT(listed(grid_sizes(2), 3), ElementsAre("m=2 n=3", "m=3 n=2", "m=3 n=3"));
    EXPECT_THAT(listed(grid_sizes(2), 2), ElementsAre("m=2 n=2"));
    EXPECT_THAT(listed(grid_sizes(2), 1), IsEmpty());
    EXPECT_THAT(
        listed(grid_vertices(1), 2),
        ElementsAre("m=1 n=2 a=1 b=1", "m=1 n=2 a=1 b=2", "m=2 n=1 a=1 b=1", "m=2 n=1 a=2 b=1",
                    "m=2 n=2 a=1 b=1", "m=2 n=2 a=1 b=2", "m=2 n=2 a=2 b=1", "m=2 n=2 a=2 b=2"));
    EXPECT_THAT(listed(integers("integers <= {}", "t", 2), 5), ElementsAre("t=5"));
}

TEST(Listing, SaysWhatItLists) {
    EXPECT_EQ(graphs().name, "graphs of order <= {}");
    EXPECT_EQ(graphs({.order_min = 1}).name, "graphs of order 1 to {}");
    EXPECT_EQ(graphs({.connected = true, .bipartite = true, .order_min = 3}).name,
              "connected bipartite graphs of order 3 to {}");
    EXPECT_EQ(graphs({.tree = true, .adjective = "even"}).name, "even trees of order <= {}");
    EXPECT_EQ(rooted_graphs().name, "vertices of graphs of order <= {}");
    EXPECT_EQ(digraphs().name, "digraphs of order <= {}");
    EXPECT_EQ(rooted_digraphs().name, "vertices of digraphs of order <= {}");
    EXPECT_EQ(graph_pairs().name, "pairs of graphs of order <= {} together");
    EXPECT_EQ(complete_graphs(2).name, "complete graphs K_n, 2 <= n <= {}");
    EXPECT_EQ(paths_of_order(1).name, "paths P_n, 1 <= n <= {}");
    EXPECT_EQ(grid_sizes(2).name, "grids m x n with 2 <= m, n <= {}");
    EXPECT_EQ(grid_vertices(1).name, "vertices (a, b) of grids m x n with 1 <= m, n <= {}");
}

TEST(Listing, BeginsWhereThereIsAnInstance) {
    EXPECT_EQ(graphs().size_min, 0);
    EXPECT_EQ(graphs({.order_min = 3}).size_min, 3);
    EXPECT_EQ(graphs({.tree = true}).size_min, 1);
    EXPECT_EQ(graphs({.tree = true, .order_min = 4}).size_min, 4);
    EXPECT_EQ(rooted_graphs().size_min, 1);
    EXPECT_EQ(rooted_graphs({.order_min = 2}).size_min, 2);
    EXPECT_EQ(digraphs().size_min, 0);
    EXPECT_EQ(rooted_digraphs().size_min, 1);
    EXPECT_EQ(graph_pairs().size_min, 0);
    EXPECT_EQ(grid_sizes(3).size_min, 3);
    EXPECT_EQ(grid_vertices(3).size_min, 3);
    EXPECT_EQ(integers("integers <= {}", "t", 2).size_min, 2);
}

TEST(Listing, KnowsItsMembers) {
    const Graph p3(3, {{0, 1}, {1, 2}});
    const Graph triangle(3, {{0, 1}, {0, 2}, {1, 2}});
    const Graph two_edges(4, {{0, 1}, {2, 3}});
    const Graph triangle_and_vertex(4, {{0, 1}, {0, 2}, {1, 2}});
    EXPECT_TRUE(graphs({.order_min = 3}).contains(p3));
    EXPECT_FALSE(graphs({.order_min = 4}).contains(p3));
    const auto trees = graphs({.tree = true});
    EXPECT_TRUE(trees.contains(p3));
    EXPECT_TRUE(trees.contains(Graph(1)));
    for (const Graph& g : {Graph(), triangle, two_edges, triangle_and_vertex})
        EXPECT_FALSE(trees.contains(g)) << to_graph6(g);
    EXPECT_TRUE(graphs({.connected = true}).contains(triangle));
    EXPECT_FALSE(graphs({.connected = true}).contains(two_edges));
    EXPECT_TRUE(graphs({.bipartite = true}).contains(two_edges));
    EXPECT_FALSE(graphs({.bipartite = true}).contains(triangle));
    EXPECT_TRUE(rooted_graphs().contains({p3, 2}));
    EXPECT_TRUE(rooted_graphs().contains({p3, 0}));
    EXPECT_FALSE(rooted_graphs().contains({p3, 3}));
    EXPECT_FALSE(rooted_graphs().contains({p3, -1}));
    EXPECT_FALSE(rooted_graphs({.bipartite = true}).contains({triangle, 0}));
    EXPECT_TRUE(rooted_digraphs().contains({Digraph(2), 1}));
    EXPECT_TRUE(rooted_digraphs().contains({Digraph(2), 0}));
    EXPECT_FALSE(rooted_digraphs().contains({Digraph(2), 2}));
    EXPECT_FALSE(rooted_digraphs().contains({Digraph(2), -1}));
    const auto pairs = graph_pairs({.connected = true});
    EXPECT_TRUE(pairs.contains({p3, triangle}));
    EXPECT_FALSE(pairs.contains({p3, two_edges}));
    EXPECT_FALSE(pairs.contains({two_edges, p3}));
    EXPECT_TRUE(integers("integers <= {}", "t", 2).contains({2}));
    EXPECT_FALSE(integers("integers <= {}", "t", 2).contains({1}));
    EXPECT_TRUE(grid_sizes(2).contains({2, 2}));
    EXPECT_FALSE(grid_sizes(2).contains({1, 2}));
    EXPECT_FALSE(grid_sizes(2).contains({2, 1}));
    EXPECT_TRUE(grid_vertices(2).contains({2, 3, 2, 3}));
    EXPECT_TRUE(grid_vertices(2).contains({2, 2, 1, 1}));
    for (const Ints<4>& outside : {Ints<4>{1, 2, 1, 1}, Ints<4>{2, 1, 1, 1}, Ints<4>{2, 3, 0, 1},
                                   Ints<4>{2, 3, 3, 1}, Ints<4>{2, 3, 1, 0}, Ints<4>{2, 3, 1, 4}})
        EXPECT_FALSE(grid_vertices(2).contains(outside)) << testing::PrintToString(outside);
}

TEST(Listing, ReadsItsOwnLinesOnly) {
    for (const char* line : {"", "Bw 0", "Bw ", "nonsense"})
        EXPECT_FALSE(graphs().parse(line)) << line;
    for (const char* line :
         {"Bw", "Bw 3", "Bw -1", "Bw 0x", "Bw x", "Bw ", "Bw 0 0", "Bw  0", "~ 0"})
        EXPECT_FALSE(rooted_graphs().parse(line)) << line;
    EXPECT_EQ(rooted_graphs().parse("Bw 0")->root, 0);
    for (const char* line : {"", "Bw", "&A_ 0"}) EXPECT_FALSE(digraphs().parse(line)) << line;
    for (const char* line : {"&A_", "&A_ 2", "&A_ -1", "Bw 0", "&A_ 0 0"})
        EXPECT_FALSE(rooted_digraphs().parse(line)) << line;
    for (const char* line : {"Bw", "Bw x", "x Bw", "Bw Bw Bw", "Bw  Bw"})
        EXPECT_FALSE(graph_pairs().parse(line)) << line;
    for (const char* line :
         {"", "m=1", "m=1 n=", "m=1 n=1 ", "m=1n=1", "n=1 m=1", " m=1 n=1", "m=1 n=x"})
        EXPECT_FALSE(grid_sizes(1).parse(line)) << line;
    EXPECT_EQ(*grid_sizes(1).parse("m=12 n=-3"), (Ints<2>{12, -3}));
}

/// A line may be part of a longer text.
TEST(Listing, ReadsToTheEndOfTheLine) {
    const std::string_view longer = "Bw 12 m=1 n=23";
    EXPECT_EQ(rooted_graphs().parse(longer.substr(0, 4))->root, 1);
    EXPECT_EQ(*grid_sizes(1).parse(longer.substr(6, 7)), (Ints<2>{1, 2}));
}

TEST(Shrinking, IsByOneStepWithinTheKind) {
    EXPECT_THAT(shrunk(graphs(), "A_"), ElementsAre("@", "@", "A?"));
    EXPECT_THAT(shrunk(graphs({.connected = true}), "Bw"),
                ElementsAre("A_", "A_", "A_", "BW", "Bg", "Bo"));
    EXPECT_THAT(shrunk(graphs({.tree = true}), "BW"), ElementsAre("A_", "A_"));
    EXPECT_THAT(shrunk(rooted_graphs(), "BW 0"), ElementsAre("A_ 0", "A? 0", "BG 0", "BO 0"));
    EXPECT_THAT(shrunk(rooted_graphs(), "BW 2"), ElementsAre("A_ 1", "A_ 1", "BG 2", "BO 2"));
    EXPECT_THAT(shrunk(rooted_graphs({.connected = true}), "BW 0"), ElementsAre("A_ 0"));
    EXPECT_EQ(shrunk(digraphs(), "&BP_").size(), 3u);
    EXPECT_EQ(shrunk(rooted_digraphs(), "&BP_ 1").size(), 3u);
    for (const std::string& line : shrunk(rooted_digraphs(), "&BP_ 1"))
        EXPECT_THAT(line, testing::EndsWith(" 1"));
    EXPECT_THAT(shrunk(graph_pairs(), "A_ @"), ElementsAre("@ @", "@ @", "A? @", "A_ ?"));
    EXPECT_THAT(shrunk(grid_sizes(1), "m=4 n=1"), ElementsAre("m=2 n=1", "m=3 n=1"));
}

/// A printed seed draws for ever what it drew.
TEST(Drawing, RepeatsItself) {
    EXPECT_EQ(drawn(graphs(), 9), (Lines{"Ch", "E~Vw", "CJ", "H~u~~z~", "FTdFO", "GEi?_G"}));
    EXPECT_EQ(drawn(graphs({.connected = true}), 8),
              (Lines{"GbcMRg", "F~Z|w", "FHikO", "E~~W", "GSx}Ok", "ECjG"}));
    EXPECT_EQ(drawn(graphs({.bipartite = true}), 8),
              (Lines{"GA_EA?", "FFZd?", "F?AkO", "E???", "GS_C??", "ECa?"}));
    EXPECT_EQ(drawn(graphs({.connected = true, .bipartite = true}), 8),
              (Lines{"GAiEA?", "FFZd?", "FKAkO", "EhOG", "G[_KA?", "Eda?"}));
    EXPECT_EQ(drawn(graphs({.tree = true}), 8),
              (Lines{"Gk_Q?G", "Fs_H?", "FhaA?", "EiOO", "GpC_G_", "Eq__"}));
    EXPECT_EQ(drawn(rooted_graphs(), 8),
              (Lines{"GbcMRg 0", "F~Z|w 2", "FHikO 0", "E~~W 2", "GSx}Ok 0", "ECbG 5"}));
    EXPECT_EQ(drawn(digraphs(), 5), (Lines{"&DQ????", "&?", "&B?O", "&@?", "&AG", "&CUdO"}));
    EXPECT_EQ(drawn(rooted_digraphs(), 5),
              (Lines{"&BP? 2", "&BGO 2", "&@? 0", "&B\\O 1", "&CIOG 0", "&CUdO 1"}));
    EXPECT_EQ(drawn(graph_pairs(), 7), (Lines{"@ Bw", "Bw A_", "@ Bw", "Bw C~", "@ A?", "A? Bo"}));
    EXPECT_EQ(drawn(integers("integers <= {}", "t", 2), 50),
              (Lines{"t=19", "t=18", "t=10", "t=36", "t=38", "t=21"}));
    EXPECT_EQ(drawn(grid_sizes(2), 50),
              (Lines{"m=19 n=40", "m=18 n=4", "m=10 n=36", "m=36 n=26", "m=38 n=10", "m=21 n=35"}));
    EXPECT_EQ(drawn(grid_vertices(2), 50),
              (Lines{"m=19 n=40 a=16 b=39", "m=18 n=4 a=1 b=3", "m=10 n=36 a=8 b=24",
                     "m=36 n=26 a=32 b=10", "m=38 n=10 a=33 b=5", "m=21 n=35 a=18 b=14"}));
}

TEST(Drawing, GoesDownToTheLeastSize) {
    EXPECT_EQ(drawn(graphs(), 0), Lines(6, "?"));
    EXPECT_EQ(drawn(graphs({.tree = true}), 1), Lines(6, "@"));
    EXPECT_EQ(drawn(rooted_graphs(), 0), Lines(6, "@ 0"));
    EXPECT_EQ(drawn(rooted_graphs(), 1), Lines(6, "@ 0"));
    EXPECT_EQ(drawn(rooted_digraphs(), 0), Lines(6, "&@? 0"));
    EXPECT_EQ(drawn(integers("integers <= {}", "t", 4), 3), Lines(6, "t=4"));
    EXPECT_EQ(drawn(grid_sizes(4), 3), Lines(6, "m=4 n=4"));
    EXPECT_EQ(drawn(grid_vertices(1), 0), Lines(6, "m=1 n=1 a=1 b=1"));
    Dice dice(0);
    EXPECT_EQ(random_graph(dice, 4, 1).size(), 6);
    EXPECT_EQ(random_graph(dice, 4, 0).size(), 0);
    EXPECT_EQ(random_digraph(dice, 4, 1).size(), 12);
    EXPECT_EQ(random_digraph(dice, 4, 0).size(), 0);
}

TEST(Drawing, APairIsNoLargerThanAsked) {
    for (int size = 0; size <= 8; ++size)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Dice dice(seed);
            const auto [g, h] = graph_pairs().generate(dice, size);
            EXPECT_LE(g.order(), size / 2);
            EXPECT_LE(h.order(), size - size / 2);
        }
}

TEST(Drawing, GivesUpAfterAThousandGraphs) {
    int asked = 0;
    const GraphKind none{.also = [&asked](const Graph&) { return ++asked < 0; }};
    Dice dice(1);
    const Graph g = graphs(none).generate(dice, 5);
    EXPECT_EQ(asked, 1000);
    EXPECT_EQ(g.size(), 0);
    EXPECT_GE(g.order(), 2);
    const GraphKind own{.draw = [](Dice&, int order) { return Graph(order + 10); }};
    EXPECT_EQ(graphs(own).generate(dice, 0), Graph(10));
    const GraphKind larger{.order_min = 1,
                           .draw = [](Dice&, int order) { return Graph(order + 1); }};
    EXPECT_EQ(rooted_graphs(larger).generate(dice, 0).graph, Graph(2)) << "no root in order 0";
    std::set<int> orders;
    for (int i = 0; i < 100; ++i) orders.insert(graphs().generate(dice, 6).order());
    EXPECT_THAT(orders, ElementsAre(3, 4, 5, 6));
    orders.clear();
    for (int i = 0; i < 100; ++i) orders.insert(graphs().generate(dice, 1).order());
    EXPECT_THAT(orders, ElementsAre(0, 1));
    orders.clear();
    for (int i = 0; i < 100; ++i) orders.insert(graphs({.tree = true}).generate(dice, 2).order());
    EXPECT_THAT(orders, ElementsAre(1, 2));
    orders.clear();
    for (int i = 0; i < 100; ++i) orders.insert(graphs({.order_min = 5}).generate(dice, 6).order());
    EXPECT_THAT(orders, ElementsAre(5, 6));
}

TEST(InstanceGraph, IsShownUpToASize) {
    EXPECT_TRUE(complete_graphs(0).graph({1000}));
    EXPECT_FALSE(complete_graphs(0).graph({1001}));
    EXPECT_TRUE(paths_of_order(0).graph({1000}));
    EXPECT_FALSE(paths_of_order(0).graph({1001}));
    EXPECT_TRUE(cubes_of_dimension(0).graph({10}));
    EXPECT_EQ(grid_sizes(1).graph({2, 3})->name, "G_{2 x 3}");
    EXPECT_TRUE(instance_graph({80, 80}));
    EXPECT_FALSE(instance_graph({81, 80}));
    EXPECT_FALSE(instance_graph({80, 81}));
    EXPECT_TRUE(instance_graph({6400, 1}));
    EXPECT_FALSE(instance_graph({3, 0}));
    EXPECT_FALSE(instance_graph({2, 2}, 3, 1)->root);
    EXPECT_EQ(rooted_digraphs().graph({Digraph(2), 1})->root, 1);
    EXPECT_TRUE(graphs().graph(Graph(2)));
    EXPECT_TRUE(digraphs().graph(Digraph(2)));
}

}  // namespace
}  // namespace gazetteer::properties
