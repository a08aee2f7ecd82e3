// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of UEG and of edge-delete: of tables where there are any, of search else, and of
// tables again where search has no room. Tables with values that no game has show who answers.
#include <gtest/gtest.h>

#include <functional>
#include <thread>

#include "graph/families.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/order_answers.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using AskedFor = std::function<Integer(const Graph&)>;
using When = OrderAnswers::When;

AskedFor asked_for(const char* what, TermGame game, Vertex v = 0) {
    return [=](const Graph& g) { return term(find_term(what)).of_game(game, g, {v}); };
}

/// Every position of UEG is P, and three moves win; the value of edge-delete is the order.
std::size_t no_bytes(int) {
    return 0;
}
TableMaker<OrderAnswers::Ueg> all_P(int milliseconds) {
    TableMaker<OrderAnswers::Ueg> result{};
    result.bytes = no_bytes;
    result.cost.fill(std::chrono::milliseconds(milliseconds));
    result.make = [](int, const auto&) {
        return OrderAnswers::Ueg{[](const SmallGraph& g) { return VertexSet::first(g.order()); },
                                 [](const SmallGraph&, Vertex) { return VertexSet::first(3); }};
    };
    return result;
}
TableMaker<OrderAnswers::EdgeDelete> value_is_order(int milliseconds) {
    TableMaker<OrderAnswers::EdgeDelete> result{};
    result.bytes = no_bytes;
    result.cost.fill(std::chrono::milliseconds(milliseconds));
    result.make = [](int, const auto&) {
        return OrderAnswers::EdgeDelete{[](const SmallGraph& g) { return g.order(); }};
    };
    return result;
}

struct ByTable {
    AskedFor ask;
    Graph g;
    int by_search;
    int by_table;
};
std::vector<ByTable> all_by_table() {
    const Graph edge = to_graph(path(2));
    const Graph triangle = to_graph(complete(3));
    constexpr auto ueg = term_game<UndirectedEdgeGeography>;
    constexpr auto unrooted = term_game<Unrooted<UndirectedEdgeGeography>>;
    constexpr auto edges = term_game<EdgeDelete>;
    return {{asked_for("P", ueg), edge, 0, 1},
            {asked_for("winning_moves", ueg), edge, 1, 3},
            {asked_for("winning_moves", unrooted), edge, 0, 2},
            {asked_for("P", edges), Graph(3), 1, 0},
            {asked_for("grundy", edges), triangle, 1, 3},
            {asked_for("winning_moves", edges), triangle, 3, 0}};
}

TEST(GamesByTables, AnswerWhereTablesAreInUse) {
    OrderAnswers at_once(0, When::at_once, all_P(0), value_is_order(0));
    OrderAnswers never(0, When::never, all_P(0), value_is_order(0));
    for (const ByTable& one : all_by_table()) {
        EXPECT_EQ(one.ask(one.g), Integer(one.by_search));
        {
            const AnswersInUse in_use(at_once);
            EXPECT_EQ(one.ask(one.g), Integer(one.by_table));
        }
        const AnswersInUse in_use(never);
        EXPECT_EQ(one.ask(one.g), Integer(one.by_search));
    }
}

/// A question after the other adds its time, until the table has been paid for.
TEST(GamesByTables, ComeWhenSearchHasTakenAsLong) {
    for (const ByTable& one : all_by_table()) {
        OrderAnswers where_it_pays(0, When::where_it_pays, all_P(1), value_is_order(1));
        const AnswersInUse in_use(where_it_pays);
        EXPECT_EQ(one.ask(one.g), Integer(one.by_search));
        int questions = 1;
        while (one.ask(one.g) != Integer(one.by_table) && questions < 10'000'000) ++questions;
        EXPECT_LT(questions, 10'000'000);
    }
}

/// No position of the complete graph of order 8 can be kept.
TEST(GamesByTables, AnswerWhereSearchHasNoRoom) {
    const runs::WorkLimits limits({}, 16);
    const Graph g = to_graph(complete(8));
    const std::vector<int> by_table{1, 3, 8, 0, 8, 0};
    std::size_t i = 0;
    for (const ByTable& one : all_by_table()) {
        EXPECT_THROW(one.ask(g), EngineLimitExceeded) << i;
        OrderAnswers where_it_pays(0, When::where_it_pays, all_P(1000), value_is_order(1000));
        const AnswersInUse in_use(where_it_pays);
        EXPECT_EQ(one.ask(g), Integer(by_table[i])) << i;
        ++i;
    }
}

/// Whether the question comes to a position in an empty memo, which looks at the stop.
template <class Ask, class AnyBoard>
bool needs_an_empty_memo(const Ask& ask, const AnyBoard& g) {
    const runs::WorkLimits limits(runs::stopped_token());
    try {
        ask(g);
        return false;
    } catch (const runs::Stopped&) {
        return true;
    }
}

Graph turned_round(const Graph& g) {
    Graph result(g.order());
    for (const Edge& e : g.edges()) result.add_edge(g.order() - 1 - e.u, g.order() - 1 - e.v);
    return result;
}

/// A path with a chord.
Graph with_a_chord(int order) {
    return to_graph(path(order)).with_edge(1, 4);
}

/// What is known of a graph is known of an isomorphic one, from any of its vertices.
void expect_kept(const char* what, TermGame game, int order, bool kept) {
    std::jthread([&] {
        const Graph g = with_a_chord(order);
        const AskedFor here = asked_for(what, game, 2);
        const AskedFor there = asked_for(what, game, order - 3);
        EXPECT_TRUE(needs_an_empty_memo(here, g)) << what << to_string(game);
        const Integer known = here(g);
        EXPECT_FALSE(needs_an_empty_memo(here, g)) << what << to_string(game);
        EXPECT_EQ(needs_an_empty_memo(there, turned_round(g)), !kept) << what << to_string(game);
        EXPECT_EQ(there(turned_round(g)), known) << what << to_string(game);
    }).join();
}

/// UEG by classes to order 10, and UVG with a solver for each graph; Grundy values always by
/// classes, and so edge-delete and games given as data.
TEST(MemosOfGames, AreKeptForTheGraphsToCome) {
    constexpr auto uvg = term_game<UndirectedVertexGeography>;
    constexpr auto ueg = term_game<UndirectedEdgeGeography>;
    constexpr auto unrooted = term_game<Unrooted<UndirectedEdgeGeography>>;
    for (const char* what : {"P", "winning_moves"}) {
        expect_kept(what, ueg, 10, true);
        expect_kept(what, ueg, 11, false);
        expect_kept(what, unrooted, 10, true);
        expect_kept(what, unrooted, 11, false);
        expect_kept(what, uvg, 10, false);
    }
    for (const char* what : {"P", "winning_moves", "grundy"}) {
        expect_kept(what, term_game<EdgeDelete>, 11, true);
        for (const char* data : {"node_kayles", "undirected_edge_geography"})
            expect_kept(what, data_game_named(data).value(), 11, true);
    }
    expect_kept("grundy", ueg, 11, true);
    expect_kept("grundy", uvg, 11, true);
    const TermGame given = data_game_named("undirected_edge_geography").value();
    expect_kept("winning_moves", unrooted_form(given), 8, true);
}

/// A board from order 16 on has its own memo where that is faster: a path, and any board of a sum
/// of which only vertices go.
TEST(MemosOfGames, AreOfOneBoardWhereThatIsFaster) {
    struct Asked {
        const char* game;
        Graph g;
        bool kept;
    };
    for (const Asked& one : {Asked{"node_kayles", to_graph(path(15)), true},
                             Asked{"node_kayles", to_graph(path(16)), false},
                             Asked{"undirected_edge_geography", to_graph(path(16)), false},
                             Asked{"undirected_edge_geography", with_a_chord(16), true}})
        std::jthread([&] {
            const AskedFor ask = asked_for("P", data_game_named(one.game).value());
            (void)ask(one.g);
            EXPECT_EQ(needs_an_empty_memo(ask, one.g), !one.kept) << one.game << one.g.order();
        }).join();
}

/// The directed path with an arc back.
Digraph with_an_arc_back(int order) {
    Digraph result(order);
    for (Vertex v = 0; v + 1 < order; ++v) result.add_arc(v, v + 1);
    result.add_arc(2, 1);
    return result;
}

TEST(MemosOfGames, OnDigraphsAreOfOneBoardWhereThatIsFaster) {
    for (const int order : {15, 16})
        std::jthread([&] {
            const TermGame game = data_game_named("directed_vertex_geography").value();
            const auto ask = [&](const Digraph& d) {
                return term(find_term("P")).directed.of_game(game, d, {0});
            };
            const Digraph d = with_an_arc_back(order);
            (void)ask(d);
            EXPECT_EQ(needs_an_empty_memo(ask, d), order == 16) << order;
        }).join();
}

/// To order 5 no position is searched for.
TEST(MemosOfGames, ATableDecidesDegToOrder5) {
    std::jthread([&] {
        const auto ask = [](const Digraph& d) {
            constexpr auto deg = term_game<DirectedEdgeGeography>;
            return term(find_term("P")).directed.of_game(deg, d, {0});
        };
        EXPECT_FALSE(needs_an_empty_memo(ask, with_an_arc_back(5)));
        EXPECT_TRUE(needs_an_empty_memo(ask, with_an_arc_back(6)));
    }).join();
}

}  // namespace
}  // namespace gazetteer::conjectures
