// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/data_games.hpp"
#include "language/expressions/game_values.hpp"
#include "language/terms/terms_games.hpp"

namespace gazetteer::conjectures::games {

namespace {

template <class Board>
Integer value_on(TermGame game, const Board& board, Tokens tokens) {
    const script::Rules* const rules = rules_of(game);
    require(rules != nullptr, "a game given as data");
    std::vector<Vertex> places{tokens.first, tokens.second};
    places.resize(rules->tokens.size());
    return GameValues::in_use().of_board(*rules, board, places);
}

}  // namespace

Integer value(TermGame game, const Graph& g, Tokens tokens) {
    return value_on(game, g, tokens);
}

Integer value_on_digraph(TermGame game, const Digraph& d, Tokens tokens) {
    return value_on(game, d, tokens);
}

}  // namespace gazetteer::conjectures::games
