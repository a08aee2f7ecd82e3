// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "certificates/check/positions.hpp"
#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "graph/both_arcs.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::check {

namespace {

/// A strategy of the player who wins from `start`.
template <class Game>
void check_outcome(Reader& reader, const Game& game, const typename Game::Position& start,
                   const Statement& s) {
    check_positions(reader, start, s.next_wins(),
                    [&](auto& open, std::int64_t id, const auto& node) {
                        read_position(reader, game, open, id, node);
                    });
}

/// The Grundy values of all positions after `start`, for its own or for its winning moves.
template <class Game>
void check_value(Reader& reader, const Game& game, const typename Game::Position& start,
                 const Statement& s) {
    const std::int64_t claim = s.value ? *s.value : any_value;
    check_positions(reader, start, claim, [&](auto& open, std::int64_t id, const auto& node) {
        const std::string winning = read_value(reader, game, open, id, node);
        reader.prove(id > 0 || s.value || winning == s.verdict, "other moves win");
    });
}

/// The first position of a compiled game.
template <class R>
typename R::Position first_position(Reader& reader, const Statement& s) {
    reader.prove(s.graph.order() <= Graph::order_max, "strategies are checked up to order 64");
    if (std::same_as<R, EdgeLabelling>)
        reader.prove(s.graph.size() <= 16, "strategies of labellings are checked up to size 16");
    Start<BoardOf<R>> start{{}, s.roots};
    if constexpr (is_directed<R>)
        start.board = s.digraph;
    else
        start.board = to_graph(s.graph);
    reader.prove(may_start<R>(start), "the game does not start on this graph from these roots");
    return position_of<R>(start);
}

template <class R>
void check_strategy(Reader& reader, const Statement& s) {
    const auto start = first_position<R>(reader, s);
    if constexpr (PartizanRuleset<R>)
        check_outcome(reader, Compiled<Alternating<R>>(), {start, s.mover}, s);
    else
        check_outcome(reader, Compiled<R>(), start, s);
}

template <class R>
void check_values(Reader& reader, const Statement& s) {
    if constexpr (!PartizanRuleset<R>)
        check_value(reader, Compiled<R>(), first_position<R>(reader, s), s);
}

template <class... R>
struct Table {
    static constexpr std::array<PlayedGame, sizeof...(R)> games{
        PlayedGame{R::name, is_directed<R>, token_count<R>, PartizanRuleset<R>, check_strategy<R>,
                   check_values<R>}...};
};

/// The first position by the rules that the certificate carries.
RulesPosition first_position(Reader& reader, const Statement& s) {
    reader.prove(s.graph.order() <= Graph::order_max, "strategies are checked up to order 64");
    RulesPosition start{.board = s.digraph, .mover = s.mover, .free = s.free};
    if (!s.is_directed()) start.board = with_both_arcs(to_graph(s.graph));
    start.present = start.board.vertices();
    std::ranges::copy(s.roots, start.tokens.begin());
    return start;
}

/// What the rules refuse on the way is a fault of the certificate.
template <class Check>
void by_rules(Reader& reader, const Statement& s, Check check) {
    const RulesPosition placed = first_position(reader, s);
    try {
        const RulesPosition start = placed.free ? placed : begun(*s.rules, placed);
        check(reader, RulesPlay(*s.rules), start, s);
    } catch (const Refusal& refusal) {
        reader.prove(false, refusal.why);
    }
}

}  // namespace

void check_strategy_by_rules(Reader& reader, const Statement& s) {
    by_rules(reader, s, check_outcome<RulesPlay>);
}
void check_values_by_rules(Reader& reader, const Statement& s) {
    by_rules(reader, s, check_value<RulesPlay>);
}

const PlayedGame* find_game(std::string_view name) {
    constexpr auto& games = GamesAndForms::as<Table>::games;
    const auto found = std::ranges::find(games, name, &PlayedGame::name);
    return found == games.end() ? nullptr : &*found;
}

}  // namespace gazetteer::check
