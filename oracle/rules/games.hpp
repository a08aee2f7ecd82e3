// SPDX-License-Identifier: GPL-3.0-or-later
// The games, in one list. Whatever the program does for every game is generated from it, so a game
// that is added here is solved, counted, hunted, drawn, certified and tested, or the compiler names
// what is missing.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "oracle/rules/alternating.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "oracle/rules/game_list.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/starts.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"

namespace gazetteer {

/// The list.
using Games = GameList<UndirectedVertexGeography, UndirectedEdgeGeography, DirectedVertexGeography,
                       DirectedEdgeGeography, PartizanVertexGeography, PartizanEdgeGeography,
                       Slither, EdgeDelete, EdgeLabelling>;

/// The first player can choose the vertex of the one token instead: Unrooted<R> is a game.
template <class R>
constexpr bool has_unrooted_form = Ruleset<R>&& token_count<R> == 1 &&
                                   requires(const typename R::Position& position) {
    (typename R::Position{board(position), Vertex{}});
};

template <class R>
using HasUnrootedForm = std::bool_constant<has_unrooted_form<R>>;
template <class R>
using IsImpartialWithTokens = std::bool_constant<Ruleset<R> && (token_count<R> > 0)>;
template <class R>
using IsImpartialWithoutTokens = std::bool_constant<Ruleset<R> && token_count<R> == 0>;
template <class R>
using IsImpartial = std::bool_constant<Ruleset<R>>;
template <class R>
using IsPartizan = std::bool_constant<PartizanRuleset<R>>;

/// All that can be played: games with tokens, their unrooted forms, games without tokens, and
/// partizan games.
using GamesAndForms =
    Concatenated<Filtered<Games, IsImpartialWithTokens>,
                 Transformed<Filtered<Games, HasUnrootedForm>, Unrooted>,
                 Filtered<Games, IsImpartialWithoutTokens>, Filtered<Games, IsPartizan>>;

/// One of the games. What it is like is read off its ruleset.
class Game {
  public:
    /// The first of the list.
    constexpr Game() = default;
    /// The game with the rules R.
    template <class R>
    static constexpr Game of() {
        return Game(Games::place<R>);
    }
    /// Nothing when no game has the name.
    static std::optional<Game> named(std::string_view name) {
        const auto found = std::ranges::find(Games::names, name);
        if (found == Games::names.end()) return std::nullopt;
        return Game(static_cast<std::size_t>(found - Games::names.begin()));
    }

    template <class R>
    constexpr bool is() const {
        return *this == of<R>();
    }
    /// visit.operator()<R>() with the rules R of this game.
    template <class Visit>
    auto visit(Visit&& visit) const {
        return Games::visit(place_, visit);
    }

    const char* name() const { return Games::names.at(place_); }
    /// It is played on digraphs.
    bool is_directed() const {
        return visit([]<class R>() { return gazetteer::is_directed<R>; });
    }
    /// The options depend on who moves.
    bool is_partizan() const {
        return visit([]<class R>() { return PartizanRuleset<R>; });
    }
    int token_count() const {
        return visit([]<class R>() { return gazetteer::token_count<R>; });
    }
    bool has_unrooted_form() const {
        return visit([]<class R>() { return gazetteer::has_unrooted_form<R>; });
    }

    auto operator<=>(const Game&) const = default;

  private:
    constexpr explicit Game(std::size_t place) : place_(static_cast<std::uint8_t>(place)) {}
    std::uint8_t place_ = 0;
};

}  // namespace gazetteer
