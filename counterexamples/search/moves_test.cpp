// SPDX-License-Identifier: GPL-3.0-or-later
// The space of a search is what the generators make, and no move leaves it.
#include "counterexamples/search/moves.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {
namespace {

const std::vector<std::string> search_classes{"",
                                              "connected",
                                              "biconnected",
                                              "bipartite",
                                              "connected triangle-free",
                                              "square-free",
                                              "K4-free",
                                              "chordal",
                                              "split",
                                              "perfect",
                                              "connected claw-free",
                                              "trees",
                                              "trees degree 1..3",
                                              "regular",
                                              "regular 3",
                                              "connected regular 4",
                                              "connected regular 3 triangle-free square-free",
                                              "bipartite regular 3",
                                              "connected degree 2..3",
                                              "edges 3..7"};

SearchSpace space_of(const std::string& text, int order_min, int order_max) {
    return {*parse_restrictions(text), order_min, order_max};
}

TEST(SearchSpaceLong, HasTheGraphsThatTheGeneratorsMake) {
    for (const std::string& text : search_classes) {
        const GraphRestrictions which = *parse_restrictions(text);
        std::set<Graph> generated;
        Ground ground = exhaustive_ground(which, 1, 6);
        while (const auto level = ground.next())
            for (const Piece& piece : level->pieces)
                piece.each([&](const Graph& g) { return generated.insert(canonical(g)).second; });
        std::set<Graph> belonging;
        for_each_graph({.order_min = 1, .order_max = 6}, [&](const Graph& g) {
            if (belongs(which, g)) belonging.insert(canonical(g));
            return true;
        });
        EXPECT_EQ(generated, belonging) << text;
    }
}

TEST(Moves, StayInTheSpaceAndGoPlaces) {
    for (const std::string& text : search_classes) {
        const SearchSpace space = space_of(text, 2, 14);
        properties::Dice dice(5);
        std::optional<Graph> g;
        std::set<Graph> seen;
        for (int i = 0; i < 150; ++i) {
            if (i % 30 == 0) g = start_in(space, dice);
            ASSERT_TRUE(g) << text;
            ASSERT_TRUE(space.contains(*g)) << text << " " << to_graph6(*g);
            seen.insert(*g);
            const Graph from = *g;
            g = i % 5 == 3   ? grown(space, from, dice)
                : i % 5 == 4 ? reduced(space, from, dice)
                             : moved(space, from, dice);
        }
        EXPECT_GT(seen.size(), 20u) << text;
    }
}

/// Every graph of order 5 can be reached from one of them.
TEST(Moves, ReachAllOfASmallSpace) {
    for (const auto& [text, count] :
         {std::pair{"connected", 21}, {"trees", 3}, {"bipartite", 13}}) {
        const SearchSpace space = space_of(text, 5, 5);
        properties::Dice dice(1);
        Graph g = *start_in(space, dice);
        std::set<Graph> seen;
        for (int i = 0; i < 3000; ++i) seen.insert(canonical(g = moved(space, g, dice)));
        EXPECT_EQ(seen.size(), static_cast<std::size_t>(count)) << text;
    }
}

/// What hangs at u by the edge uv, if that is on no cycle.
VertexSet hanging_at(const Graph& g, Vertex u, Vertex v) {
    VertexSet result{v};
    for (int i = 0; i < g.order(); ++i)
        for (Vertex w : result) result = result | g.without_edge(u, v).neighbours(w);
    return result.contains(u) ? VertexSet() : result;
}

/// The graph and what hangs there once more.
Graph with_twice(const Graph& g, Vertex u, Vertex v) {
    const VertexSet branch = hanging_at(g, u, v);
    Graph result = disjoint_union(g, g.induced(branch));
    result.add_edge(u, g.order() + (branch & VertexSet::first(v)).size());
    return result;
}

/// All graphs to which a move leads, by what is said of it.
std::set<std::string> made_by(Move move, const Graph& g) {
    std::set<std::string> result;
    const auto add = [&](const Graph& made) { result.insert(to_graph6(made)); };
    const auto and_vertex = [&](VertexSet neighbours) {
        Graph larger = disjoint_union(g, Graph(1));
        for (Vertex v : neighbours) larger.add_edge(g.order(), v);
        return larger;
    };
    for (Vertex u : g.vertices()) {
        if (move == Move::add_leaf) add(and_vertex({u}));
        if (move == Move::remove_vertex) add(g.without_vertex(u));
        if (move == Move::duplicate) add(and_vertex(g.neighbours(u)));
        for (Vertex v : g.vertices()) {
            if (u == v) continue;
            if (move == Move::toggle_edge)
                add(g.adjacent(u, v) ? g.without_edge(u, v) : g.with_edge(u, v));
            if (!g.adjacent(u, v)) continue;
            const Graph fewer = g.without_edge(u, v);
            const VertexSet branch = hanging_at(g, u, v);
            if (move == Move::repeat_branch && !branch.empty()) add(with_twice(g, u, v));
            if (move == Move::remove_branch && !branch.empty())
                add(g.induced(g.vertices() - branch));
            if (move == Move::subdivide) add(and_vertex({u, v}).without_edge(u, v));
            if (move == Move::contract) {
                Graph united = fewer;
                for (Vertex w : fewer.neighbours(v)) united = united.with_edge(u, w);
                add(united.without_vertex(v));
            }
            for (Vertex w : g.vertices()) {
                if (w == u || g.adjacent(u, w)) continue;
                if (move == Move::slide_edge) add(fewer.with_edge(u, w));
                for (Vertex x : fewer.neighbours(w))
                    if (move == Move::switch_edges && x != v && !g.adjacent(v, x))
                        add(fewer.without_edge(w, x).with_edge(u, w).with_edge(v, x));
            }
        }
    }
    return result;
}

TEST(Moves, LeadWhereTheySayAndNowhereElse) {
    for (int order = 0; order <= 5; ++order)
        for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
            for (int i = 0; i <= static_cast<int>(Move::remove_branch); ++i) {
                const Move move = static_cast<Move>(i);
                properties::Dice dice(3);
                std::set<Graph> led_to;
                for (int throws = 0; throws < 400; ++throws)
                    if (const auto next = applied(move, g, dice)) led_to.insert(*next);
                std::set<std::string> texts;
                for (const Graph& next : led_to) texts.insert(to_graph6(next));
                EXPECT_EQ(texts, made_by(move, g)) << i << " from " << to_graph6(g);
            }
            return true;
        });
}

TEST(Moves, HaveNoPlaceOnSomeGraphs) {
    properties::Dice dice(2);
    for (Move move : {Move::add_leaf, Move::subdivide, Move::duplicate, Move::repeat_branch})
        EXPECT_FALSE(applied(move, to_graph(path(64)), dice));
    EXPECT_FALSE(applied(Move::contract, Graph(3), dice));
}

/// A branch of a path of order 40 has 1 to 39 vertices; there is room for 24.
TEST(Moves, RepeatBranchesAsFarAsThereIsRoom) {
    properties::Dice dice(4);
    std::set<int> orders;
    for (int i = 0; i < 2000; ++i)
        if (const auto next = applied(Move::repeat_branch, to_graph(path(40)), dice))
            orders.insert(next->order());
    EXPECT_EQ(orders.size(), 24u);
    EXPECT_EQ(*orders.begin(), 41);
    EXPECT_EQ(*orders.rbegin(), 64);
}

TEST(SearchSpace, HasAStartOfOneSize) {
    for (int order = 10; order <= 14; ++order) {
        properties::Dice dice(static_cast<std::uint64_t>(order));
        for (const char* text : {"edges 44", "edges 45..", "triangle-free edges 24", "edges ..9"}) {
            const auto g = start_in(space_of(text, order, order), dice);
            EXPECT_TRUE(g && space_of(text, order, order).contains(*g)) << text << order;
        }
    }
}

/// Cubic graphs of order 8 are five, which chance hardly ever draws edge by edge.
TEST(SearchSpace, TakesAStartFromTheGeneratorsWhereChanceFindsNone) {
    const SearchSpace cubic = space_of("connected degree 3..3", 8, 8);
    std::set<Graph> seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        properties::Dice dice(seed);
        const auto g = start_in(cubic, dice);
        ASSERT_TRUE(g && cubic.contains(*g)) << seed;
        seen.insert(canonical(*g));
    }
    EXPECT_GT(seen.size(), 2u);
}

TEST(SearchSpace, WithoutAGraphHasNoStart) {
    properties::Dice dice(1);
    EXPECT_FALSE(start_in(space_of("regular 3", 3, 3), dice));
    EXPECT_FALSE(start_in(space_of("trees edges 7", 2, 5), dice));
}

}  // namespace
}  // namespace gazetteer::conjectures
