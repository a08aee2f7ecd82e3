// SPDX-License-Identifier: GPL-3.0-or-later
// The definition of the four outcome classes of a partizan game, and a memoised solver.
#pragma once

#include "oracle/ruleset.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer {

/// Who wins with both players at their best: N, whoever moves next; P, whoever does not;
/// L, Left, and R, Right, no matter who moves next. These are the four decision problems of
/// [FSU93, section 5 (5)] with Left's token red and Right's blue.
enum class PartizanOutcome { N, P, L, R };

constexpr const char* to_string(PartizanOutcome outcome) {
    constexpr const char* names[] = {"N", "P", "L", "R"};
    return names[static_cast<int>(outcome)];
}

/// `player`, who is to move, has a move after which the opponent, to move, does not win.
/// Normal play: no move means no win. No memory, exponential time: the definition, not a solver.
template <PartizanRuleset R>
bool wins_moving(const typename R::Position& position, Player player) {
    for (const auto& option : R::options(position, player))
        if (!wins_moving<R>(option, opponent(player))) return true;
    return false;
}

/// The class, from whether Left wins when Left moves next and Right wins when Right moves next.
constexpr PartizanOutcome partizan_outcome(bool left_wins_moving, bool right_wins_moving) {
    if (left_wins_moving) return right_wins_moving ? PartizanOutcome::N : PartizanOutcome::L;
    return right_wins_moving ? PartizanOutcome::R : PartizanOutcome::P;
}

template <PartizanRuleset R>
PartizanOutcome partizan_outcome(const typename R::Position& position) {
    return partizan_outcome(wins_moving<R>(position, Player::left),
                            wins_moving<R>(position, Player::right));
}

/// wins_moving<R> and partizan_outcome<R> with each position decided once for each player; equal
/// to them on every position. Memory grows with the number of positions decided.
template <PartizanRuleset R>
class PartizanSolver {
  public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    explicit PartizanSolver(const EngineLimits& limits = no_limits)
        : left_(limits), right_(limits) {}

    bool wins_moving(const Position& position, Player player) {
        key_.clear();
        encode(position, key_);
        PositionTable& table = player == Player::left ? left_ : right_;
        const auto slot = table.find_or_insert(key_, undecided);
        if (slot.value != undecided) return slot.value != 0;
        bool wins = false;
        for (const Position& option : R::options(position, player))
            if (!wins_moving(option, opponent(player))) {
                wins = true;
                break;
            }
        table.set(slot.entry, wins ? 1 : 0);
        return wins;
    }
    PartizanOutcome outcome(const Position& position) {
        return partizan_outcome(wins_moving(position, Player::left),
                                wins_moving(position, Player::right));
    }

    /// The moves of `player`, who is to move, after which the opponent does not win, in the order
    /// of the options.
    std::vector<Move> winning_moves(const Position& position, Player player) {
        std::vector<Move> result;
        for (const Position& option : R::options(position, player))
            if (!wins_moving(option, opponent(player)))
                result.push_back(R::move(position, option, player));
        return result;
    }

    /// Pairs of a position and a player to move decided since the last clear().
    std::size_t positions() const { return left_.size() + right_.size(); }
    void clear() {
        left_.clear();
        right_.clear();
    }

  private:
    static constexpr int undecided = -1;
    Key key_;
    PositionTable left_;
    PositionTable right_;
};

}  // namespace gazetteer
