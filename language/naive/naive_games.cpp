// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_games.hpp"

#include <concepts>
#include <vector>

#include "language/expressions/term_game.hpp"

namespace gazetteer::conjectures::naive {

namespace {

/// Edge-delete goes on where vertices are isolated, which no start of the game has.
template <class R>
typename R::Position position(const Graph& g, Vertex v) {
    if constexpr (std::same_as<R, EdgeDelete>)
        return g;
    else
        return position_of<R>({g, std::vector<Vertex>(token_count<R>, v)});
}

}  // namespace

long of_game(const std::string& what, const std::string& game, const Graph& g, Vertex v) {
    long result = 0;
    TermGames::for_each([&]<class R>() {
        if constexpr (!is_directed<typename RootedForm<R>::type>)
            if (game == to_string(term_game<R>)) result = asked<R>(what, position<R>(g, v));
    });
    return result;
}

bool knows_game(const std::string& game) {
    bool result = false;
    TermGames::for_each([&]<class R>() {
        if constexpr (!is_directed<typename RootedForm<R>::type>)
            result = result || game == to_string(term_game<R>);
    });
    return result;
}

bool is_rooted(const std::string& game) {
    const auto known = game_named(game);
    return known && gazetteer::conjectures::is_rooted(*known);
}

}  // namespace gazetteer::conjectures::naive
