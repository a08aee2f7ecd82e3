// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a strategy against every line of the opponent.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/ruleset.hpp"
#include "oracle/tables/position_table.hpp"
#include "properties/checks/ground_truth.hpp"

namespace gazetteer::properties {

/// Whose turn it is in a play-out.
enum class Turn { strategist, opponent };

/// Whether every line is played to its end, or each position on which the opponent is to move only
/// when a line comes to it first. That is as good if the replies depend on the position alone.
enum class Lines { all, one_a_position };

/// Why a strategy is not a winning one: the moves made, and what went wrong after them.
template <class Move>
struct LostLine {
    std::vector<Move> moves;
    std::string reason;
};

/// Plays `strategy` from `position`, every move that it allows against every legal move of the
/// opponent, to the end of every line. Nothing, if the strategist makes the last move on each;
/// otherwise the first line on which the strategy has no reply, replies with an illegal move, or
/// is left without a legal move. Time: the number of lines, or of positions.
///
/// A strategy is a value with
///     std::vector<Move> replies(std::span<const Move> history) const
/// that lists, given all moves made (both players', in order), every move that it allows.
template <Ruleset R, class Strategy>
class Playout {
  public:
    using Position = typename R::Position;
    using Move = typename R::Move;
    using Lost = std::optional<LostLine<Move>>;

    explicit Playout(const Strategy& strategy, Lines lines = Lines::all)
        : strategy_(strategy), lines_(lines) {}

    Lost from(const Position& position, Turn turn) {
        return turn == Turn::opponent ? opponents_turn(position) : strategists_turn(position);
    }

  private:
    Lost opponents_turn(const Position& position) {
        if (lines_ == Lines::one_a_position && !first_visit(position)) return {};
        for (const Position& option : R::options(position))
            if (Lost lost = after(position, option, Turn::strategist)) return lost;
        return {};
    }

    Lost strategists_turn(const Position& position) {
        const auto options = R::options(position);
        if (options.empty()) return stuck("the strategist has no legal move");
        const std::vector<Move> replies = strategy_.replies(history_);
        if (replies.empty()) return stuck("the strategy has no reply");
        for (const Move& reply : replies) {
            const Position* chosen = nullptr;
            for (const Position& option : options)
                if (R::move(position, option) == reply) chosen = &option;
            if (chosen == nullptr) return illegal(reply);
            if (Lost lost = after(position, *chosen, Turn::opponent)) return lost;
        }
        return {};
    }

    bool first_visit(const Position& position) {
        key_.clear();
        encode(position, key_);
        const std::size_t before = visited_.size();
        visited_.find_or_insert(key_, 0);
        return visited_.size() > before;
    }

    Lost after(const Position& position, const Position& option, Turn turn) {
        history_.push_back(R::move(position, option));
        Lost lost = from(option, turn);
        history_.pop_back();
        return lost;
    }

    Lost stuck(std::string reason) const { return LostLine<Move>{history_, std::move(reason)}; }
    Lost illegal(const Move& reply) const {
        LostLine<Move> line{history_, "the strategy replies with an illegal move"};
        line.moves.push_back(reply);
        return line;
    }

    const Strategy& strategy_;
    Lines lines_;
    std::vector<Move> history_;
    Key key_;
    PositionTable visited_;
};

/// The first lost line of `strategy` from `position`; nothing if it wins every line: the listener
/// then hears who wins.
template <Ruleset R, class Strategy>
std::optional<LostLine<typename R::Move>> lost_line(const typename R::Position& position, Turn turn,
                                                    const Strategy& strategy,
                                                    Lines lines = Lines::all) {
    auto lost = Playout<R, Strategy>(strategy, lines).from(position, turn);
    if (!lost) heard_P<R>(position, turn == Turn::opponent);
    return lost;
}

/// One line for people: the reason and the moves.
std::string describe(const LostLine<Vertex>& line);
std::string describe(const LostLine<Edge>& line);

}  // namespace gazetteer::properties
