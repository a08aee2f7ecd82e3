// SPDX-License-Identifier: GPL-3.0-or-later
// The games that conjectures ask about: those of the list that two equal players play on a graph or
// a digraph, from a vertex or from the whole, and their unrooted forms.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/rules/games.hpp"

namespace gazetteer::conjectures {

/// Why conjectures do not ask about R; null if they do.
template <class R>
constexpr const char* out_of_conjectures =
    PartizanRuleset<R>   ? "it has four outcomes, and a term two"
    : token_count<R> > 1 ? "it is played from two vertices, and a term names one"
                         : nullptr;
template <>
inline constexpr const char* out_of_conjectures<EdgeLabelling> =
    "it has size! lines of play: no hunt would pass order 5, where solve and census answer";

template <class R>
using IsTermGame = std::bool_constant<out_of_conjectures<R> == nullptr>;
using TermGames =
    Filtered<Concatenated<Games, Transformed<Filtered<Games, HasUnrootedForm>, Unrooted>>,
             IsTermGame>;

/// What a conjecture is about; what a game is played on.
enum class About : std::uint8_t { graphs, digraphs };

/// One of TermGames, or none, or a game given as data (data_games.hpp).
enum class TermGame : std::uint16_t { none };
template <class R>
constexpr auto term_game = static_cast<TermGame>(TermGames::place<R> + 1);

/// visit.operator()<R>() with the rules of a game of the list.
template <class Visit>
auto visit(TermGame game, Visit&& visit) {
    return TermGames::visit(static_cast<std::size_t>(game) - 1, visit);
}

/// Those of the list that are played on such boards, in its order.
std::vector<TermGame> term_games(About about = About::graphs);
/// Also of none and of games given as data.
About about_of(TermGame game);
/// "uvg", "edge_delete", "unrooted(ueg)"; "none".
const char* to_string(TermGame game);
/// Where the tokens of a game start; -1 for one that it does not have.
struct Tokens {
    Vertex first = -1;
    Vertex second = -1;
};
/// 0, 1 or 2 vertices from which it is played; more for a game that conjectures do not ask about.
int token_count_of(TermGame game);
/// It is played from one vertex.
inline bool is_rooted(TermGame game) {
    return token_count_of(game) == 1;
}
bool is_unrooted(TermGame game);
/// none if there is none.
TermGame unrooted_form(TermGame game);
inline bool has_unrooted(TermGame game) {
    return unrooted_form(game) != TermGame::none;
}
/// The game of the list with a bare name, as "edge_delete".
std::optional<TermGame> game_named(std::string_view name);
/// A game of the list that conjectures do not ask about has the name, as "partizan_uvg".
bool is_out_of_conjectures(std::string_view name);

/// "uvg, ueg and slither": the names of the games of the list for which `fits`, the last after
/// `last`.
std::string listed(bool (*fits)(TermGame), std::string_view last, About about = About::graphs);
inline std::string all_listed(std::string_view last, About about = About::graphs) {
    return listed([](TermGame) { return true; }, last, about);
}

}  // namespace gazetteer::conjectures
