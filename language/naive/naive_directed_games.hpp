// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled games on digraphs for the second evaluator: by the memoised solver of the rules.
#pragma once

#include <string>

#include "language/naive/naive_digraphs.hpp"
#include "language/naive/naive_terms.hpp"

namespace gazetteer::conjectures::naive {

/// Where a game starts: at a vertex, or, unrooted, with the digraph alone.
template <class R>
typename R::Position start_of(const Digraph& d, Vertex v) {
    if constexpr (is_unrooted_form<R>)
        return R::start(d);
    else
        return R::start(d, v);
}

/// Calls visit.operator()<R>() with the rules of the game of digraphs of this name; whether there
/// is one.
template <class Visit>
bool visit_directed_game(const std::string& game, Visit visit) {
    bool result = false;
    TermGames::for_each([&]<class R>() {
        if constexpr (is_directed<typename RootedForm<R>::type>)
            if (game == to_string(term_game<R>)) {
                visit.template operator()<R>();
                result = true;
            }
    });
    return result;
}
inline long of_directed_game(const std::string& what, const std::string& game, const Digraph& d,
                             Vertex v) {
    long result = 0;
    visit_directed_game(game, [&]<class R>() { result = asked<R>(what, start_of<R>(d, v)); });
    return result;
}
inline bool knows_directed_game(const std::string& game) {
    return visit_directed_game(game, []<class R>() {});
}

}  // namespace gazetteer::conjectures::naive
