// SPDX-License-Identifier: GPL-3.0-or-later
// Every shipped game on one board, told by subsets, against the plain interpreter.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::conjectures {
namespace {

using script::BoardGame;
using script::BoardKey;
using script::BoardPosition;
using script::Position;
using script::Rules;
using testing::HasSubstr;

using BoardSolver = script::Solver<BoardKey, BoardGame>;

/// Gives `visit(board)` all boards of a game: graphs to an order, or digraphs.
template <class Visit>
void for_all_boards(const Rules& rules, int graph_order, int digraph_order, Visit visit) {
    const auto go_on = [&](const auto& board) {
        visit(board);
        return !testing::Test::HasFailure();
    };
    if (rules.directed)
        for_each_digraph(0, digraph_order, go_on);
    else
        for_each_graph({.order_min = 0, .order_max = graph_order}, go_on);
}

/// Walks the positions of a board, and asks of each for the same options and choices.
class Walk {
  public:
    Walk(const Rules& rules, std::shared_ptr<const script::Board> board)
        : plain_(rules), game_(rules, std::move(board)) {}

    void from(const std::vector<Vertex>& tokens, const Position& start) {
        const BoardPosition position = game_.start(game_.view().board(), tokens);
        ASSERT_EQ(game_.view().plain(position), start);
        visit(position);
    }

  private:
    void visit(const BoardPosition& position) {
        const Position plain = game_.view().plain(position);
        if (testing::Test::HasFailure() || !seen_.insert(plain).second) return;
        for (Player player : {Player::left, Player::right}) {
            const std::vector<BoardPosition> options = game_.options(position, player);
            std::vector<Position> same;
            for (const BoardPosition& option : options) same.push_back(game_.view().plain(option));
            ASSERT_EQ(same, plain_.options(plain, player)) << text(plain_.rules(), plain);
            ASSERT_EQ(game_.choices(position, player), plain_.choices(plain, player));
            for (const BoardPosition& option : options) visit(option);
        }
    }

    script::Interpreter plain_;
    BoardGame game_;
    std::set<Position> seen_;
};

/// Effects that no shipped game has: vertices go that are in sets, before and after they are put
/// there; what is kept; what leads into a vertex; arcs at a vertex; sets of edges and of arcs, with
/// and without a condition.
constexpr const char* rare_effects = R"(
game marks
  set A
  move u where not u in A: delete(u); A += u, N(u)
  move u where u in A: A -= N(u); delete(u)
game arcs
  on digraphs
  move u -> w: keep(reachable(u)); erase(w)
  move u: delete(u, into(u))
game leaves
  set A
  move u ~ any w where degree(w) = 1 and not u in A: delete(w); A += u
  move u ~ any w: erase(w) then keep(joined(u)), A -= N(u)
game out_arcs
  on digraphs
  token t
  move u -> any w where w != t: erase(u, w); t := u
  move t -> any w: erase(t, w), erase(w))";

std::vector<Rules> shipped_and_rare() {
    std::vector<Rules> result = GameLibrary::shipped().games();
    const std::vector<Rules> rare = parse_games(rare_effects).value();
    result.insert(result.end(), rare.begin(), rare.end());
    return result;
}

/// A test for each shipped game, and for these.
class BoardGames : public testing::TestWithParam<Rules> {};

TEST_P(BoardGames, HaveTheOptionsOfTheInterpreterToOrder4) {
    const Rules& rules = GetParam();
    const script::Interpreter game(rules);
    for_all_boards(rules, 4, 3, [&](const auto& board) {
        Walk walk(rules, std::make_shared<script::Board>(board));
        for (const auto& tokens : script::placings(rules, board.order()))
            walk.from(tokens, game.start(board, tokens));
    });
}

/// All that is asked of a position.
template <class Solver>
std::vector<int> answers(Solver& solver, const typename Solver::Position& position) {
    std::vector<int> result;
    for (Player player : {Player::left, Player::right}) {
        result.push_back(solver.wins_moving(position, player) ? 1 : 0);
        for (const script::Choice& choice : solver.winning_choices(position, player))
            result.insert(result.end(), {choice.move, choice.first, choice.second});
    }
    if (!solver.rules().has_grundy_values()) return result;
    result.push_back(solver.grundy_value(position));
    EXPECT_EQ(solver.choices_to_zero(position), solver.winning_choices(position));
    return result;
}

TEST_P(BoardGames, HaveTheAnswersOfTheInterpreterToOrder5) {
    const Rules& rules = GetParam();
    script::Solver<script::ExactKey> plain(rules);
    for_all_boards(rules, rules.sets.size() > 2 ? 4 : 5, 3, [&](const auto& graph) {
        const auto board = std::make_shared<const script::Board>(graph);
        BoardSolver solver(BoardGame(rules, board), BoardKey(rules, board));
        for (const auto& tokens : script::placings(rules, graph.order()))
            ASSERT_EQ(answers(solver, solver.game().start(*board, tokens)),
                      answers(plain, plain.game().start(graph, tokens)))
                << text(rules, plain.game().start(graph, tokens));
    });
}

INSTANTIATE_TEST_SUITE_P(Shipped, BoardGames, testing::ValuesIn(shipped_and_rare()),
                         [](const auto& rules) { return rules.param.name; });

TEST(BoardGame, TellsWhatGoes) {
    const GameLibrary library = GameLibrary::shipped();
    const auto told_by = [&](const char* name) {
        return script::representation_of(*library.find(name));
    };
    EXPECT_EQ(told_by("node_kayles"), script::Representation::vertices);
    EXPECT_EQ(told_by("snort"), script::Representation::vertices);
    EXPECT_EQ(told_by("undirected_vertex_geography"), script::Representation::vertices);
    EXPECT_EQ(told_by("edge_deletion"), script::Representation::edges);
    EXPECT_EQ(told_by("partizan_vertex_geography"), script::Representation::edges);
    EXPECT_EQ(told_by("graph_chomp"), script::Representation::both);
    EXPECT_TRUE(BoardGame::plays(*library.find("graph_chomp"), 256));
    EXPECT_FALSE(BoardGame::plays(*library.find("graph_chomp"), 257));
    EXPECT_TRUE(BoardGame::plays(*library.find("undirected_edge_geography"), 256, 4096));
    EXPECT_FALSE(BoardGame::plays(*library.find("undirected_edge_geography"), 256, 4097));
    EXPECT_TRUE(BoardGame::plays(*library.find("node_kayles"), 256, 4097));
    EXPECT_TRUE(BoardGame::plays(*library.find("snort"), 64));
    EXPECT_FALSE(BoardGame::plays(*library.find("snort"), 65));
}

TEST(BoardGame, ATokenOnADeletedVertexIsAnErrorInTheRules) {
    const Rules rules = parse_games("game mine token v move u ~ v: delete(v)").value()[0];
    const auto fault = [&](int order) -> std::string {
        BoardGame game(rules, std::make_shared<script::Board>(path(order)));
        try {
            game.options(game.start(game.view().board(), std::vector<Vertex>{0}));
        } catch (const script::RulesError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_THAT(fault(2), HasSubstr("mine, line 1: move u ~ v: delete(v): the token v would"));
    EXPECT_THAT(fault(2), HasSubstr("in the position 0 1: 0-1, v = 0"));
    EXPECT_THAT(fault(100), HasSubstr("in the position of 100 vertices, which is too large to be "
                                      "shown; move the token as well"));
}

/// Geography on a path: the token goes to an end, and only the parity of the way counts.
TEST(BoardGame, GoesBeyond64Vertices) {
    const GameLibrary library = GameLibrary::shipped();
    for (const char* name : {"undirected_vertex_geography", "undirected_edge_geography"}) {
        const Rules& rules = *library.find(name);
        const auto board = std::make_shared<const script::Board>(path(201));
        BoardSolver solver(BoardGame(rules, board), BoardKey(rules, board));
        for (Vertex v : {0, 1, 64, 99, 100, 200}) {
            const bool odd_way = v % 2 == 1 || (200 - v) % 2 == 1;
            const BoardPosition start = solver.game().start(*board, std::vector<Vertex>{v});
            EXPECT_EQ(solver.outcome(start), odd_way ? Outcome::N : Outcome::P) << name << v;
        }
    }
}

/// Dawson's Kayles: the value of n is that of n + 34 from n = 52 on [Guy and Smith].
TEST(BoardGame, NodeKaylesOfPathsBeyondOneWordIsPeriodic) {
    const GameLibrary library = GameLibrary::shipped();
    const Rules& rules = *library.find("node_kayles");
    const auto value = [&](int n) {
        const auto board = std::make_shared<const script::Board>(path(n));
        BoardSolver solver(BoardGame(rules, board), BoardKey(rules, board));
        return solver.grundy_value(solver.game().start(*board, {}));
    };
    for (int n : {52, 70}) EXPECT_EQ(value(n), value(n + 34)) << n;
}

TEST(BoardGame, IsFasterOnPathsAndWhereOnlyVerticesGo) {
    const GameLibrary library = GameLibrary::shipped();
    const auto is_faster = [&](const char* name, const SparseGraph& board) {
        return BoardGame::is_faster(*library.find(name), board);
    };
    EXPECT_TRUE(is_faster("col", path(5)));
    EXPECT_TRUE(is_faster("col", cycle(5)));
    EXPECT_FALSE(is_faster("col", SparseGraph(4, {{0, 1}, {2, 3}})));
    EXPECT_FALSE(is_faster("col", complete(4)));
    EXPECT_TRUE(is_faster("node_kayles", complete(4)));
    EXPECT_FALSE(is_faster("misere_node_kayles", complete(4)));
    EXPECT_FALSE(is_faster("graph_chomp", complete(4)));
    EXPECT_TRUE(is_faster("graph_chomp", complete(65)));
}

}  // namespace
}  // namespace gazetteer::conjectures
