// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data against the compiled rules of the same games: the same options everywhere.
// Used by tests only.
#pragma once

#include <set>

#include "oracle/rules/games.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/testkit/conformance.hpp"
#include "oracle/testkit/text.hpp"

namespace gazetteer::script {

/// Whether a position of the compiled rules is one of the rules that are data. The compiled rules
/// keep a vertex that has gone as an isolated vertex.
inline bool same_board(const Graph& g, const Position& p) {
    for (Vertex v : g.vertices())
        if (g.neighbours(v) != p.board.out_neighbours(v)) return false;
    return true;
}
inline bool same(const Graph& g, const Position& p) {
    return same_board(g, p);
}
inline bool same(const RootedGraph& rooted, const Position& p) {
    return same_board(rooted.graph, p) && rooted.root == p.tokens[0];
}
inline bool same(const RootedDigraph& rooted, const Position& p) {
    return rooted.digraph == p.board && rooted.root == p.tokens[0];
}
inline bool same(const TwoTokenGraph& two, const Position& p) {
    return same_board(two.graph, p) && two.left == p.tokens[0] && two.right == p.tokens[1];
}
/// The sets are the path and its ends; these are {0, 0} before the first move.
inline bool same(const SlitherPosition& slither, const Position& p) {
    const VertexSet ends =
        slither.path.empty() ? VertexSet{} : VertexSet{slither.ends.u, slither.ends.v};
    return same_board(slither.graph, p) && slither.path == p.sets[0] && ends == p.sets[1];
}

template <class R>
std::vector<typename R::Position> compiled_options(const typename R::Position& position,
                                                   Player player) {
    if constexpr (PartizanRuleset<R>)
        return R::options(position, player);
    else
        return R::options(position);
}

/// Walks the two games side by side.
template <class R>
class SideBySide {
  public:
    explicit SideBySide(const Rules& rules) : game_(rules) {}

    /// Where the options differ from here on, in words; empty if nowhere.
    std::string difference(const Start<BoardOf<R>>& start) {
        wrong_.clear();
        walk(position_of<R>(start), game_.start(start.board, start.tokens));
        return wrong_;
    }
    /// The same for the first move alone.
    std::string difference_at(const Start<BoardOf<R>>& start) {
        wrong_.clear();
        for (Player player : {Player::left, Player::right})
            if (wrong_.empty())
                step(position_of<R>(start), game_.start(start.board, start.tokens), player);
        return wrong_;
    }

  private:
    using Compiled = typename R::Position;
    using Pairs = std::vector<std::pair<Compiled, Position>>;

    void walk(const Compiled& compiled, const Position& position) {
        if (!wrong_.empty() || !seen_.emplace(compiled, position).second) return;
        for (Player player : {Player::left, Player::right})
            for (const auto& [next, next_position] : step(compiled, position, player))
                walk(next, next_position);
    }
    /// Each option of the one with that of the other.
    Pairs step(const Compiled& compiled, const Position& position, Player player) {
        Pairs pairs;
        std::vector<Position> options = game_.options(position, player);
        for (const Compiled& next : compiled_options<R>(compiled, player)) {
            const auto found = std::ranges::find_if(
                options, [&](const Position& option) { return same(next, option); });
            if (found == options.end()) {
                wrong_ = "no option " + gazetteer::text(next) + " of " + gazetteer::text(compiled);
                return {};
            }
            pairs.emplace_back(next, *found);
            options.erase(found);
        }
        if (!options.empty())
            wrong_ =
                text(game_.rules(), options[0]) + " is no option of " + gazetteer::text(compiled);
        return pairs;
    }

    Interpreter game_;
    std::set<std::pair<Compiled, Position>> seen_;
    std::string wrong_;
};

/// Where the rules differ from R on a board within the limits, in words; empty if nowhere.
template <class R>
std::string difference_from(const Rules& rules, conformance::Limits limits) {
    SideBySide<R> games(rules);
    std::string wrong;
    conformance::for_each_start<R>(limits, [&](const auto& start) {
        if (wrong.empty()) wrong = games.difference(start);
    });
    return wrong;
}

}  // namespace gazetteer::script
