// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_directed_games.hpp"

namespace gazetteer::conjectures::naive {

namespace {

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

}  // namespace

long of_directed_game(const std::string& what, const std::string& game, const Digraph& d,
                      Vertex v) {
    long result = 0;
    visit_directed_game(game, [&]<class R>() { result = asked<R>(what, start_of<R>(d, v)); });
    return result;
}

bool knows_directed_game(const std::string& game) {
    return visit_directed_game(game, []<class R>() {});
}

}  // namespace gazetteer::conjectures::naive
