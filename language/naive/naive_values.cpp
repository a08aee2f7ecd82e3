// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_values.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "language/expressions/data_games.hpp"
#include "language/naive/naive_graphs.hpp"
#include "oracle/script/interpreter.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

namespace {

using Games = std::vector<Game>;
using Options = std::pair<Games, Games>;

/// All games met, each list of options once.
struct List {
    std::vector<Options> games;
    std::map<Options, Game> places;
    std::map<std::pair<Game, Game>, bool> orders;
    std::map<std::pair<Game, Game>, Game> sums;
};

List& list() {
    static thread_local List result;
    return result;
}

Game made(Games left, Games right) {
    runs::poll();
    Options options{std::move(left), std::move(right)};
    const auto [place, is_new] =
        list().places.try_emplace(options, static_cast<Game>(list().games.size()));
    if (is_new) list().games.push_back(std::move(options));
    return place->second;
}

/// A copy: the list grows meanwhile.
Options options_of(Game g) {
    return list().games[static_cast<std::size_t>(g)];
}

Game of_position(script::Interpreter& game, const script::Position& position,
                 std::map<script::Position, Game>& known) {
    if (const auto found = known.find(position); found != known.end()) return found->second;
    Games options[2];
    for (const Player player : {Player::left, Player::right})
        for (const script::Position& option : game.options(position, player))
            options[player == Player::left ? 0 : 1].push_back(of_position(game, option, known));
    return known[position] = made(options[0], options[1]);
}

template <class Board>
Game played_on(const std::string& name, const Board& board, const std::vector<Vertex>& tokens) {
    const auto data = data_game_named(name);
    if (!data) throw Unknown("value(" + name + ")");
    script::Interpreter game(*rules_of(*data));
    std::map<script::Position, Game> known;
    return of_position(game, game.start(board, tokens), known);
}

/// How many moves the longest play has, if players need not take turns.
int day_of(Game g) {
    int result = 0;
    const auto [left, right] = options_of(g);
    for (const Games& options : {left, right})
        for (const Game option : options) result = std::max(result, 1 + day_of(option));
    return result;
}

bool equal(Game g, Game h) {
    return at_most(g, h) && at_most(h, g);
}

}  // namespace

Game game_on(const std::string& name, const Graph& g, const std::vector<Vertex>& tokens) {
    return played_on(name, g, tokens);
}
Game game_on(const std::string& name, const Digraph& d, const std::vector<Vertex>& tokens) {
    return played_on(name, d, tokens);
}

Game number_game(long over, long under) {
    const long common = std::gcd(over, under);
    over /= common;
    under /= common;
    if (under > 1) return made({number_game(over - 1, under)}, {number_game(over + 1, under)});
    if (over == 0) return made({}, {});
    return over > 0 ? made({number_game(over - 1, 1)}, {}) : made({}, {number_game(over + 1, 1)});
}

Game written_game(const std::string& text) {
    const Game zero = number_game(0, 1);
    const Game star = made({zero}, {zero});
    const std::map<std::string, Game> known{
        {"*", star},
        {"^", made({zero}, {star})},
        {"v", made({star}, {zero})},
        {"*2", made({zero, star}, {zero, star})},
        {"1/2*", sum(number_game(1, 2), star)},
        {"+-1", made({number_game(1, 1)}, {number_game(-1, 1)})},
        {"{2|1}", made({number_game(2, 1)}, {number_game(1, 1)})}};
    const auto found = known.find(text);
    if (found == known.end()) throw Unknown("\"" + text + "\"");
    return found->second;
}

Game sum(Game g, Game h) {
    if (const auto known = list().sums.find({g, h}); known != list().sums.end())
        return known->second;
    const auto [left, right] = options_of(g);
    const auto [other_left, other_right] = options_of(h);
    Games lefts;
    Games rights;
    for (const Game option : left) lefts.push_back(sum(option, h));
    for (const Game option : other_left) lefts.push_back(sum(g, option));
    for (const Game option : right) rights.push_back(sum(option, h));
    for (const Game option : other_right) rights.push_back(sum(g, option));
    return list().sums[{g, h}] = made(lefts, rights);
}

Game negative(Game g) {
    const auto [left, right] = options_of(g);
    Games lefts;
    Games rights;
    for (const Game option : right) lefts.push_back(negative(option));
    for (const Game option : left) rights.push_back(negative(option));
    return made(lefts, rights);
}

bool at_most(Game g, Game h) {
    if (const auto known = list().orders.find({g, h}); known != list().orders.end())
        return known->second;
    runs::poll();
    const bool result =
        std::ranges::none_of(options_of(g).first,
                             [&](Game option) { return at_most(h, option); }) &&
        std::ranges::none_of(options_of(h).second, [&](Game option) { return at_most(option, g); });
    return list().orders[{g, h}] = result;
}

bool is_number(Game g) {
    const int day = day_of(g);
    const long parts = 1L << day;
    // A fraction is born after its integer part, a day for each halving.
    for (long over = -day * parts; over <= day * parts; ++over)
        if (equal(g, number_game(over, parts))) return true;
    return false;
}

}  // namespace gazetteer::conjectures::naive
