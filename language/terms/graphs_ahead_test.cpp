// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs kept back: each is visited once and in order, and a game decided on all of them at once is
// decided as on each.
#include "language/terms/graphs_ahead.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

/// Gives the graphs of order 5 to a visit, kept back and in two batches, the first of 16.
void visit_order_5(const GraphsAhead::Visit& visit) {
    GraphsAhead ahead(visit);
    int given = 0;
    for_each_graph({.order_min = 5, .order_max = 5}, [&](const Graph& g) {
        return ahead.add(g) && (++given != 16 || ahead.finish());
    });
    EXPECT_TRUE(ahead.finish());
}

/// The graph is the one that is visited now.
void are_answers_of_solvers(const Graph& g) {
    const auto roots = GraphsAhead::uvg_P_roots(g);
    const auto outcome = GraphsAhead::slither(g);
    ASSERT_TRUE(roots && outcome) << to_graph6(g);
    VertexGeographySolver solver(g);
    for (Vertex v : g.vertices())
        EXPECT_EQ(roots->contains(v), solver.is_P(v)) << to_graph6(g) << " " << v;
    EXPECT_EQ(*outcome, SlitherSolver(g).outcome()) << to_graph6(g);
}

TEST(GraphsAhead, DecideGamesAsTheirSolversDo) {
    int decided = 0;
    visit_order_5([&](const Graph& g) {
        are_answers_of_solvers(g);
        ++decided;
        return true;
    });
    EXPECT_EQ(decided, 34);
}

/// A search would look at the stop with its first position.
TEST(GraphsAhead, AreNotSearchedAgain) {
    const auto P = [](TermGame game, const Graph& g) {
        return term(find_term("P")).of_game(game, g, {0});
    };
    visit_order_5([&](const Graph& g) {
        const runs::WorkLimits limits(runs::stopped_token());
        EXPECT_EQ(P(term_game<UndirectedVertexGeography>, g),
                  Integer(GraphsAhead::uvg_P_roots(g)->contains(0) ? 1 : 0));
        EXPECT_EQ(P(term_game<Slither>, g),
                  Integer(*GraphsAhead::slither(g) == Outcome::P ? 1 : 0));
        return true;
    });
    const runs::WorkLimits limits(runs::stopped_token());
    for (TermGame game : {term_game<UndirectedVertexGeography>, term_game<Slither>})
        EXPECT_THROW(P(game, to_graph(path(9)).with_edge(2, 7)), runs::Stopped);
}

TEST(GraphsAhead, DecideEachOrderByItself) {
    GraphsAhead ahead([](const Graph& g) {
        are_answers_of_solvers(g);
        return true;
    });
    for (int order : {4, 6, 5, 11})
        for (int i = 0; i < 16; ++i) ahead.add(to_graph(i % 2 == 0 ? path(order) : cycle(order)));
    EXPECT_TRUE(ahead.finish());
}

TEST(GraphsAhead, AnswerAgainAfterOthersWithin) {
    visit_order_5([](const Graph& g) {
        {
            const GraphsAhead within([](const Graph&) { return true; });
            EXPECT_FALSE(GraphsAhead::uvg_P_roots(g));
        }
        EXPECT_TRUE(GraphsAhead::uvg_P_roots(g));
        EXPECT_EQ(GraphsAhead::from(g).front(), g);
        EXPECT_TRUE(GraphsAhead::from(to_graph(path(6))).empty());
        return true;
    });
}

TEST(GraphsAhead, EachIsVisitedOnceAndTheFirstRefusalEndsIt) {
    std::vector<Graph> given;
    std::vector<Graph> visited;
    for_each_graph({.order_min = 5, .order_max = 5}, [&](const Graph& g) {
        given.push_back(g);
        return true;
    });
    visit_order_5([&](const Graph& g) {
        visited.push_back(g);
        return true;
    });
    EXPECT_EQ(visited, given);
    GraphsAhead until([](const Graph& g) { return g.size() == 0; });
    EXPECT_TRUE(until.add(Graph(4)));
    EXPECT_TRUE(until.finish());
    EXPECT_TRUE(until.add(to_graph(path(4))));
    EXPECT_FALSE(until.finish());
}

TEST(GraphsAhead, SearchDecidesWhereABatchDoesNotPay) {
    const Graph g = to_graph(path(5));
    EXPECT_FALSE(GraphsAhead::uvg_P_roots(g));
    int visited = 0;
    GraphsAhead ahead([&](const Graph& now) {
        ++visited;
        EXPECT_FALSE(GraphsAhead::uvg_P_roots(now));
        EXPECT_FALSE(GraphsAhead::slither(now));
        return true;
    });
    EXPECT_TRUE(GraphsAhead::from(g).empty());
    for (int i = 0; i < 15; ++i) ahead.add(g);
    ahead.finish();
    EXPECT_EQ(visited, 15);
    visit_order_5([&](const Graph& now) {
        EXPECT_FALSE(GraphsAhead::uvg_P_roots(to_graph(path(6)))) << to_graph6(now);
        return true;
    });
}

/// A table of order 5 has 64 * 5^2 * 2^5 bytes.
TEST(GraphsAhead, SearchDecidesWhereTheTableDoesNotFit) {
    constexpr std::size_t needed = 64 * 25 * 32;
    for (const std::size_t bytes : {needed - 1, needed}) {
        const runs::WorkLimits limits({}, bytes);
        visit_order_5([&](const Graph& g) {
            EXPECT_EQ(GraphsAhead::uvg_P_roots(g).has_value(), bytes == needed);
            EXPECT_EQ(GraphsAhead::slither(g).has_value(), bytes == needed);
            return true;
        });
    }
}

TEST(GraphsAhead, AsManyAsABatchHasAreKeptBackToOrderEleven) {
    int visited = 0;
    GraphsAhead ahead([&](const Graph&) {
        ++visited;
        return true;
    });
    for (int i = 1; i < Lanes::count; ++i) ahead.add(Graph(11));
    EXPECT_EQ(visited, 0);
    ahead.add(Graph(11));
    EXPECT_EQ(visited, Lanes::count);
    ahead.add(Graph(12));
    EXPECT_EQ(visited, Lanes::count + 1);
}

}  // namespace
}  // namespace gazetteer::conjectures
