// SPDX-License-Identifier: GPL-3.0-or-later
// Winning play written out: a directed acyclic graph of positions that anyone can check by the
// rules of the game alone.
#pragma once

#include <optional>
#include <vector>

#include "graph/rooted_graph.hpp"
#include "oracle/grundy.hpp"
#include "oracle/ruleset.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer::certificates {

/// Position 0 is the first. A P-position lists every option, an N-position one option that is P, or
/// in a misere game none if there is none.
/// Each position occurs once, and after every position that leads to it.
template <class Move>
struct StrategyDag {
    struct Reply {
        Move move;
        int position = 0;
        bool operator==(const Reply&) const = default;
    };
    struct Node {
        Outcome outcome = Outcome::P;
        std::vector<Reply> replies;
        bool operator==(const Node&) const = default;
    };
    std::vector<Node> nodes;
    bool operator==(const StrategyDag&) const = default;
};

/// Builds the strategy of the winner from a position. Game has the members of a Ruleset, static or
/// not; Oracle has is_P(position): Solver<R>, say. The winner's move is the first of the options
/// that is P; positions are numbered in reverse depth-first postorder. Both are canonical: equal
/// positions have equal strategies.
template <class Game, class Oracle>
class StrategyBuilder {
  public:
    using Position = typename Game::Position;
    using Dag = StrategyDag<typename Game::Move>;

    /// The strategy; nothing if it has more than `positions_max` positions. Time and memory:
    /// linear in the positions and their options, besides what the oracle takes.
    static std::optional<Dag> build(const Position& start, Game& game, Oracle& oracle,
                                    int positions_max) {
        StrategyBuilder builder(game, oracle, positions_max);
        builder.visit(start);
        if (builder.is_full()) return std::nullopt;
        Dag dag;
        const int last = static_cast<int>(builder.finished_.size()) - 1;
        for (auto node = builder.finished_.rbegin(); node != builder.finished_.rend(); ++node) {
            for (auto& reply : node->replies) reply.position = last - reply.position;
            dag.nodes.push_back(std::move(*node));
        }
        return dag;
    }

  private:
    using Node = typename Dag::Node;
    static constexpr int unfinished = -1;

    StrategyBuilder(Game& game, Oracle& oracle, int positions_max)
        : game_(game), oracle_(oracle), positions_max_(positions_max) {}
    bool is_full() const { return static_cast<int>(table_.size()) > positions_max_; }

    /// The place of the position in the postorder.
    int visit(const Position& position) {
        Key key;
        encode(position, key);
        const auto slot = table_.find_or_insert(key, unfinished);
        if (slot.value != unfinished || is_full()) return slot.value;
        Node node{oracle_.is_P(position) ? Outcome::P : Outcome::N, {}};
        for (const Position& option : game_.options(position)) {
            if (node.outcome == Outcome::N && !oracle_.is_P(option)) continue;
            node.replies.push_back({game_.move(position, option), visit(option)});
            if (node.outcome == Outcome::N) break;
        }
        const int place = static_cast<int>(finished_.size());
        finished_.push_back(std::move(node));
        table_.set(slot.entry, place);
        return place;
    }

    Game& game_;
    Oracle& oracle_;
    int positions_max_;
    PositionTable table_;
    std::vector<Node> finished_;
};

/// Takes every position for P, so that a StrategyBuilder lists every option of all positions.
class EveryMove {
  public:
    explicit EveryMove(const EngineLimits& limits = no_limits) : limits_(limits) {}
    /// Throws EngineStopped.
    template <class Position>
    bool is_P(const Position&) {
        limits_.check_stop(++asked_);
        return true;
    }

  private:
    MemoLimits limits_;
    std::size_t asked_ = 0;
};

/// The Grundy value of each position of a dag that lists every option.
template <class Move>
std::vector<int> grundy_values(const StrategyDag<Move>& dag) {
    std::vector<int> result(dag.nodes.size());
    for (std::size_t i = result.size(); i-- > 0;) {
        std::vector<int> of_options;
        for (const auto& reply : dag.nodes[i].replies)
            of_options.push_back(result[static_cast<std::size_t>(reply.position)]);
        result[i] = mex(std::move(of_options));
    }
    return result;
}

template <Ruleset R, class Oracle>
std::optional<StrategyDag<typename R::Move>> strategy_dag(const typename R::Position& start,
                                                          Oracle& oracle,
                                                          int positions_max = 1 << 24) {
    R game;
    return StrategyBuilder<R, Oracle>::build(start, game, oracle, positions_max);
}

}  // namespace gazetteer::certificates
