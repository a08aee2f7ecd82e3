// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of rules that are data, on rules that are made by hand; and that the built-in games
// are the same written so.
#include "oracle/script/interpreter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/testkit/script_games.hpp"
#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::script {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(ScriptInterpreter, NodeKaylesTakesAVertexAndItsNeighbours) {
    Interpreter game(hand_made::node_kayles());
    EXPECT_THAT(game.options(game.start(Graph(0), {})), IsEmpty());
    const Position path = game.start(to_graph(gazetteer::path(3)), {});
    const auto options = game.options(path);
    // An end leaves the other end; the middle leaves nothing.
    ASSERT_EQ(options.size(), 3u);
    EXPECT_EQ(options[0].present, VertexSet({2}));
    EXPECT_EQ(options[1].present, VertexSet());
    EXPECT_EQ(options[2].present, VertexSet({0}));
    EXPECT_THAT(game.choices(path),
                ElementsAre(Choice{0, 0, -1}, Choice{0, 1, -1}, Choice{0, 2, -1}));
}

TEST(ScriptInterpreter, EqualOptionsAreOne) {
    Interpreter game(hand_made::edge_delete());
    const Position square = game.start(to_graph(cycle(4)), {});
    // Both directions of an edge erase the same.
    EXPECT_EQ(game.options(square).size(), 4u);
    EXPECT_THAT(game.options(game.start(to_graph(gazetteer::path(3)), {})), IsEmpty());
}

/// The star with the centre 1: {0}, {2}, {0, 2}, {3}, ..., but 0-1 is already there from 0.
TEST(ScriptInterpreter, AnyEdgesAtAVertexAreASetEach) {
    Interpreter game(hand_made::graph_nim());
    const Position star = game.start(Graph(4, {{0, 1}, {1, 2}, {1, 3}}), {});
    EXPECT_THAT(game.choices(star),
                ElementsAre(Choice{0, 0, 1}, Choice{0, 1, 2}, Choice{0, 1, 0, {2}}, Choice{0, 1, 3},
                            Choice{0, 1, 0, {3}}, Choice{0, 1, 2, {3}}, Choice{0, 1, 0, {2, 3}}));
    EXPECT_EQ(game.options(star)[4].board, Digraph(4, {{1, 2}, {2, 1}}));
    EXPECT_THAT(places_of(game.rules(), {0, 1, 0, {2, 3}}), ElementsAre(1, 0, 2, 3));
    EXPECT_THAT(game.options(game.start(Graph(2), {})), IsEmpty());
}

TEST(ScriptInterpreter, ASetIsChosenFromTenEdgesAndNotFromMore) {
    Interpreter game(hand_made::graph_nim());
    EXPECT_EQ(game.options(game.start(to_graph(complete_bipartite(1, 10)), {})).size(), 1023u);
    try {
        game.options(game.start(to_graph(complete_bipartite(1, 11)), {}));
        ADD_FAILURE() << "a choice from eleven";
    } catch (const RulesError& error) {
        EXPECT_THAT(
            error.what(),
            HasSubstr("a set of edges is chosen from at most 10; at the vertex 0 11 fit, in "
                      "the position 0 1 2"));
    }
}

TEST(ScriptInterpreter, ItemsAreThoseBeforeTheMove) {
    // N(u) is taken before u and its edges go.
    Rules rules = hand_made::node_kayles();
    rules.moves[0].effects = {{Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}}},
                              {Effect::Kind::remove, 0, {{Item::Kind::neighbours, 0}}}};
    Interpreter game(rules);
    const auto options = game.options(game.start(to_graph(gazetteer::path(2)), {}));
    ASSERT_EQ(options.size(), 1u);
    EXPECT_TRUE(options[0].present.empty());
}

TEST(ScriptInterpreter, KeepReachableIntoAndEraseAt) {
    Rules rules{.name = "kept", .directed = true, .tokens = {"t"}};
    const auto options = [&](Effect effect, const Digraph& d, Vertex v) {
        rules.moves = {{.binder = {Binder::Kind::vertex, 0}, .effects = {effect}}};
        Interpreter game(rules);
        return game.options(game.start(d, std::vector<Vertex>{v}));
    };
    const Digraph d(4, {{0, 1}, {1, 2}, {3, 1}});
    const auto kept = options({Effect::Kind::keep, 0, {{Item::Kind::reachable, 0}}}, d, 1);
    EXPECT_EQ(kept.at(0).present, VertexSet({1, 2}));
    EXPECT_EQ(kept.at(0).board.size(), 1);
    const auto removed = options({Effect::Kind::remove, 0, {{Item::Kind::into, 0}}}, d, 1);
    EXPECT_EQ(removed.at(0).present, VertexSet({1, 2}));
    const auto erased = options({Effect::Kind::erase_at, 0, {{Item::Kind::vertex, 0}}}, d, 1);
    EXPECT_EQ(erased.at(0).board.size(), 0);
    EXPECT_EQ(erased.at(0).present, d.vertices());
}

TEST(ScriptInterpreter, AVertexThatGoesLeavesTheSetsAndEntersNone) {
    Rules rules{.name = "marks", .sets = {"S"}};
    rules.moves = {
        {.binder = {Binder::Kind::vertex, 0},
         .effects = {
             {Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}}},
             {Effect::Kind::include, 0, {{Item::Kind::vertex, 0}, {Item::Kind::neighbours, 0}}}}}};
    Interpreter game(rules);
    const auto first = game.options(game.start(to_graph(gazetteer::path(3)), {}));
    ASSERT_EQ(first.size(), 3u);
    EXPECT_EQ(first[0].sets[0], VertexSet({1}));
    // 1 goes now and leaves the set; 2 enters it.
    EXPECT_EQ(game.options(first[0]).at(0).sets[0], VertexSet({2}));
}

TEST(ScriptInterpreter, ATokenOnADeletedVertexIsAnErrorInTheRules) {
    Rules rules = hand_made::vertex_geography();
    rules.moves[0].effects.pop_back();
    Interpreter game(rules);
    try {
        game.options(game.start(to_graph(gazetteer::path(2)), std::vector<Vertex>{1}));
        FAIL();
    } catch (const RulesError& error) {
        EXPECT_THAT(error.what(), HasSubstr("undirected_vertex_geography, line 1: "));
        EXPECT_THAT(error.what(), HasSubstr("the token v would stand on 1"));
        EXPECT_THAT(error.what(), HasSubstr("in the position 0 1: 0-1, v = 1"));
    }
}

TEST(ScriptInterpreter, AStartFitsTheRules) {
    const Interpreter game(hand_made::edge_geography());
    EXPECT_THROW(game.start(Graph(2), {}), ContractViolation);
    EXPECT_THROW(game.start(Graph(2), std::vector<Vertex>{2}), ContractViolation);
    EXPECT_THROW(game.start(Digraph(2), std::vector<Vertex>{0}), ContractViolation);
}

TEST(ScriptInterpreter, BuiltInGamesAreTheSameWrittenSo) {
    EXPECT_EQ(difference_from<UndirectedEdgeGeography>(hand_made::edge_geography(), {4, 6}), "");
    EXPECT_EQ(difference_from<UndirectedVertexGeography>(hand_made::vertex_geography(), {4, 6}),
              "");
    EXPECT_EQ(difference_from<EdgeDelete>(hand_made::edge_delete(), {4, 6}), "");
    // A wrong game is told apart.
    EXPECT_NE(difference_from<UndirectedEdgeGeography>(hand_made::vertex_geography(), {4, 6}), "");
}

template <class Keys>
class ScriptSolver : public testing::Test {};
using BothKeys = testing::Types<ExactKey, ClassKey>;
TYPED_TEST_SUITE(ScriptSolver, BothKeys);

TYPED_TEST(ScriptSolver, EqualsTheDefinitions) {
    Solver<TypeParam> solver(hand_made::edge_geography());
    for (const Graph& g : conformance::boards<Graph>({4, 6}))
        for (Vertex v : g.vertices()) {
            const RootedGraph rooted{g, v};
            const Position p = solver.game().start(g, std::vector<Vertex>{v});
            EXPECT_EQ(solver.outcome(p), outcome<UndirectedEdgeGeography>(rooted));
            EXPECT_EQ(solver.grundy_value(p), grundy_value<UndirectedEdgeGeography>(rooted));
            EXPECT_EQ(solver.winning_choices(p).empty(), solver.outcome(p) == Outcome::P);
        }
}

TYPED_TEST(ScriptSolver, EqualsTheDefinitionsOnSums) {
    Solver<TypeParam> solver(hand_made::edge_delete());
    for (const Graph& g : conformance::boards<Graph>({5, 7})) {
        const Position p = solver.game().start(g, {});
        EXPECT_EQ(solver.outcome(p), outcome<EdgeDelete>(g));
        EXPECT_EQ(solver.grundy_value(p), grundy_value<EdgeDelete>(g));
    }
}

TEST(ScriptMisere, TurnsTheLastMove) {
    Rules rules = hand_made::node_kayles();
    Solver<> normal(rules);
    rules.misere = true;
    Solver<> misere(rules);
    const auto start = [&](int n) { return normal.game().start(Graph(n), {}); };
    for (int n = 0; n <= 4; ++n) {
        EXPECT_EQ(normal.outcome(start(n)), n % 2 == 0 ? Outcome::P : Outcome::N) << n;
        EXPECT_EQ(misere.outcome(start(n)), n % 2 == 0 ? Outcome::N : Outcome::P) << n;
    }
}

}  // namespace
}  // namespace gazetteer::script
