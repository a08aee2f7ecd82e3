// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <unordered_map>

#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "graph/text.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::check {

namespace {

template <class Position>
struct Node {
    Position position;
    bool next_wins;
    bool operator==(const Node&) const = default;
};
/// The positions that have been named but not read, by their numbers.
template <class Position>
using Open = std::unordered_map<std::int64_t, Node<Position>>;

/// No position of order <= 64 takes more beyond itself: its place in the table, and its labels.
constexpr std::size_t bytes_beside = 200;
constexpr std::int64_t number_max = std::int64_t{1} << 40;

/// A move leads from position `id` to the one of this number.
template <class Position>
void lead(Reader& reader, Open<Position>& open, std::int64_t id, std::string_view number,
          const Node<Position>& reached) {
    const std::int64_t child = reader.number_in(number, number_max);
    reader.prove(child > id, "a position comes before one that leads to it");
    const auto [known, fresh] = open.try_emplace(child, reached);
    reader.prove(fresh || known->second == reached, "the move leads to another position");
    reader.prove(open.size() * (sizeof(reached) + bytes_beside) <= reader.limits().open_bytes,
                 "the positions named and not yet listed take more memory than is allowed");
}

/// The moves of a compiled game.
template <Ruleset R>
struct Compiled {
    using Position = typename R::Position;
    static constexpr bool misere() { return false; }
    static std::vector<std::pair<std::string, Position>> moves(const Position& position) {
        std::vector<std::pair<std::string, Position>> result;
        for (const Position& option : R::options(position))
            result.emplace_back(text(R::move(position, option)), option);
        return result;
    }
};

/// Who cannot move loses; in a misere game, wins.
template <class Game>
void read_position(Reader& reader, const Game& game, Open<typename Game::Position>& open,
                   std::int64_t id, const Node<typename Game::Position>& node) {
    const bool agrees = reader.word() == (node.next_wins ? "N" : "P");
    reader.prove(agrees, "the position is to have the other outcome");
    const auto moves = game.moves(node.position);
    bool won = moves.empty() && game.misere();
    reader.prove(!won || node.next_wins, "who cannot move wins");
    std::string_view reply = node.next_wins && !won ? reader.word() : "";
    for (const auto& [name, option] : moves) {
        const std::string move = name + ":";
        if (!node.next_wins) reply = reader.word();
        const bool made = reply.starts_with(move);
        reader.prove(made || node.next_wins, "a move is missing or out of order");
        if (made) lead(reader, open, id, reply.substr(move.size()), {option, !node.next_wins});
        won = won || made;
    }
    reader.prove(won || !node.next_wins, "the move is not legal");
    reader.end_of_line();
}

/// Reads the positions in an order in which every position comes after all those that lead to it;
/// so its own follow from the rules, and it can be forgotten once read. As each comes after, play
/// by these lines ends, whatever the rules.
template <class Game>
void check_positions(Reader& reader, const Game& game, const typename Game::Position& start,
                     bool next_wins) {
    Open<typename Game::Position> open{{0, {start, next_wins}}};
    for (std::int64_t id = 0; !open.empty(); ++id) {
        reader.next_line();
        reader.demand(reader.number_in(reader.word(), number_max) == id,
                      "the positions are numbered 0, 1, ...");
        const auto node = open.extract(id);
        reader.prove(!node.empty(), "no move leads to this position");
        read_position(reader, game, open, id, node.mapped());
    }
}

template <class R>
void check(Reader& reader, const Statement& s) {
    reader.prove(s.graph.order() <= Graph::order_max, "strategies are checked up to order 64");
    if (std::same_as<R, EdgeLabelling>)
        reader.prove(s.graph.size() <= 16, "strategies of labellings are checked up to size 16");
    Start<BoardOf<R>> start{{}, s.roots};
    if constexpr (is_directed<R>)
        start.board = s.digraph;
    else
        start.board = to_graph(s.graph);
    reader.prove(may_start<R>(start), "the game does not start on this graph from these roots");
    if constexpr (PartizanRuleset<R>)
        check_positions(reader, Compiled<Alternating<R>>(), {position_of<R>(start), s.mover},
                        s.next_wins());
    else
        check_positions(reader, Compiled<R>(), position_of<R>(start), s.next_wins());
}

template <class... R>
struct Table {
    static constexpr std::array<PlayedGame, sizeof...(R)> games{
        PlayedGame{R::name, is_directed<R>, token_count<R>, check<R>}...};
};

}  // namespace

void check_strategy_by_rules(Reader& reader, const Statement& s) {
    reader.prove(s.graph.order() <= Graph::order_max, "strategies are checked up to order 64");
    RulesPosition start{.board = s.digraph, .mover = s.mover, .free = s.free};
    if (!s.is_directed()) {
        start.board = Digraph(s.graph.order());
        for (const Edge& e : s.graph.edges()) {
            start.board.add_arc(e.u, e.v);
            start.board.add_arc(e.v, e.u);
        }
    }
    start.present = start.board.vertices();
    std::ranges::copy(s.roots, start.tokens.begin());
    try {
        check_positions(reader, RulesPlay(*s.rules), start, s.next_wins());
    } catch (const Refusal& refusal) {
        reader.prove(false, refusal.why);
    }
}

const PlayedGame* find_game(std::string_view name) {
    constexpr auto& games = GamesAndForms::as<Table>::games;
    const auto found = std::ranges::find(games, name, &PlayedGame::name);
    return found == games.end() ? nullptr : &*found;
}

}  // namespace gazetteer::check
