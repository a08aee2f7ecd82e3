// SPDX-License-Identifier: GPL-3.0-or-later
// Unrooted geography. Player 1 chooses the starting vertex, which is the first move; then player 2
// moves the token. A position is a graph without root, or a rooted position once one is chosen.
#pragma once

#include <variant>

#include "oracle/rules/name.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer {

inline const Graph& board(const RootedGraph& position) {
    return position.graph;
}
inline const Digraph& board(const RootedDigraph& position) {
    return position.digraph;
}

/// A position before the choice of the root, or after it.
template <class Board, class RootedPosition>
struct UnrootedPosition {
    std::variant<Board, RootedPosition> state;
    bool operator==(const UnrootedPosition&) const = default;
    auto operator<=>(const UnrootedPosition&) const = default;

    bool has_root() const { return state.index() == 1; }
};

template <class Board, class RootedPosition>
void encode(const UnrootedPosition<Board, RootedPosition>& position, Key& key) {
    key.write(position.has_root() ? 1 : 0, 1);
    std::visit([&key](const auto& state) { encode(state, key); }, position.state);
}

/// The unrooted version of a geography R: "player 1 chooses freely from among all vertices. That
/// vertex is now the root and player 2 continues as in" R [FSU93, section 3; Kun24,
/// Generalizations and Variants]. The first player wins iff some rooted position is P; on the graph
/// of order 0 there is nothing to choose and the first player loses.
template <Ruleset R>
struct Unrooted {
    using Rooted = typename R::Position;
    using Board = std::remove_cvref_t<decltype(board(std::declval<Rooted>()))>;
    using Position = UnrootedPosition<Board, Rooted>;
    using Move = Vertex;
    static constexpr auto name_text =
        concatenated<length("unrooted ") + length(R::name)>({"unrooted ", R::name});
    static constexpr const char* name = name_text.data();

    /// The position before the first move.
    static Position start(const Board& b) { return {b}; }

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        if (p.has_root())
            for (const Rooted& option : R::options(std::get<1>(p.state)))
                result.push_back({option});
        else
            for (Vertex v : std::get<0>(p.state).vertices())
                result.push_back({Rooted{std::get<0>(p.state), v}});
        return result;
    }
    static Move move(const Position&, const Position& option) {
        return std::get<1>(option.state).root;
    }
};

template <class R>
constexpr bool is_unrooted_form = false;
template <class R>
constexpr bool is_unrooted_form<Unrooted<R>> = true;

/// RootedForm<Unrooted<R>>::type is R, as is RootedForm<R>::type.
template <class R>
struct RootedForm {
    using type = R;
};
template <class R>
struct RootedForm<Unrooted<R>> {
    using type = R;
};

}  // namespace gazetteer
