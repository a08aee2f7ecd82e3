// SPDX-License-Identifier: GPL-3.0-or-later
// The memoised solver of games that are data: outcomes, Grundy values and the four classes of
// partizan games, under normal play and misere.
#pragma once

#include "oracle/grundy.hpp"
#include "oracle/partizan.hpp"
#include "oracle/script/held_bytes.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/script/keys.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer::script {

/// Decides positions of one game and remembers them by Keys, ExactKey or ClassKey: positions with
/// one key play alike, and a position plays as the sum of its parts. Memory grows with the number
/// of positions decided and with the length of a play; the limits hold for each. Keep a solver by
/// classes for all graphs of a stream; one with BoardKey and BoardGame is for one board.
template <class Keys = ExactKey, class Game = Interpreter>
class Solver {
  public:
    using Position = typename Game::Position;
    using Part = typename Keys::Part;

    explicit Solver(const Rules& rules, const EngineLimits& limits = no_limits)
        : Solver(Game(rules), Keys(rules), limits) {}
    Solver(Game game, Keys keys, const EngineLimits& limits = no_limits)
        : game_(std::move(game)),
          keys_(std::move(keys)),
          limits_(limits),
          wins_{PositionTable(limits), PositionTable(limits)},
          grundy_values_(limits) {}

    const Rules& rules() const { return game_.rules(); }
    Game& game() { return game_; }
    /// The same game on another board. The keys have to tell its positions from those before.
    void turn_to(Game game, Keys keys) {
        game_ = std::move(game);
        keys_ = std::move(keys);
    }

    /// The player, who is to move, wins: a move leads to where the opponent does not, or under
    /// misere play there is none. In an impartial game both players have the same answers.
    bool wins_moving(const Position& position, Player player = Player::left) {
        const auto parts = keys_.parts(position);
        if (parts.size() > 1) return grundy_value(position) != 0;
        const bool impartial = !rules().is_partizan();
        PositionTable& table = wins_[impartial ? 0 : static_cast<std::size_t>(player)];
        const auto slot = find_or_insert(table, position, parts.empty() ? Part{} : parts[0]);
        if (slot.value != undecided) return slot.value != 0;
        const std::vector<Position> options = options_within_limits(position, player);
        const HeldBytes held(held_, held_by(options), limits_);
        const MoveOfPlay move(*this, position);
        bool wins = options.empty() && rules().misere;
        for (const Position& option : options)
            if (!wins_moving(option, impartial ? player : opponent(player))) {
                wins = true;
                break;
            }
        table.set(slot.entry, wins ? 1 : 0);
        return wins;
    }
    /// The game is impartial.
    Outcome outcome(const Position& position) {
        return wins_moving(position) ? Outcome::N : Outcome::P;
    }
    PartizanOutcome partizan_outcome(const Position& position) {
        return gazetteer::partizan_outcome(wins_moving(position, Player::left),
                                           wins_moving(position, Player::right));
    }
    /// The moves of the player, who is to move, after which the opponent does not win, one for
    /// each option, in the order of the options.
    std::vector<Choice> winning_choices(const Position& position, Player player = Player::left) {
        const std::vector<Choice> choices = game_.choices(position, player);
        const std::vector<Position> options = game_.options(position, player);
        const Player next = rules().is_partizan() ? opponent(player) : player;
        std::vector<Choice> result;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (!wins_moving(options[i], next)) result.push_back(choices[i]);
        return result;
    }
    /// The game is impartial, under normal play.
    int grundy_value(const Position& position) {
        int result = 0;
        for (const Part& part : keys_.parts(position)) result ^= value_of_part(position, part);
        return result;
    }

    /// The moves to positions of Grundy value 0: the same as winning_choices, and at once where the
    /// Grundy value of the position is known.
    std::vector<Choice> choices_to_zero(const Position& position) {
        const std::vector<Choice> choices = game_.choices(position);
        const std::vector<Position> options = game_.options(position);
        std::vector<Choice> result;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (grundy_value(options[i]) == 0) result.push_back(choices[i]);
        return result;
    }

    // The unrooted form of an impartial game with one token: one player chooses its vertex, a
    // vertex of the board, then the other makes the first move.

    /// The vertices whose choice wins, ascending.
    template <class Board>
    std::vector<Vertex> winning_vertices(const Board& board) {
        std::vector<Vertex> result;
        for (Vertex v : board.vertices())
            if (outcome(start_at(board, v)) == Outcome::P) result.push_back(v);
        return result;
    }
    /// Who finds no vertex cannot move.
    template <class Board>
    Outcome unrooted_outcome(const Board& board) {
        const bool stuck_wins = rules().misere && board.order() == 0;
        return stuck_wins || !winning_vertices(board).empty() ? Outcome::N : Outcome::P;
    }
    /// Under normal play.
    template <class Board>
    int unrooted_grundy_value(const Board& board) {
        std::vector<int> values;
        for (Vertex v : board.vertices()) values.push_back(grundy_value(start_at(board, v)));
        return mex(std::move(values));
    }

    /// Positions decided since the last clear(), each once for each question.
    std::size_t positions() const {
        return wins_[0].size() + wins_[1].size() + grundy_values_.size();
    }
    void clear() {
        wins_[0].clear();
        wins_[1].clear();
        grundy_values_.clear();
    }

  private:
    static constexpr int undecided = -1;

    /// While one lives, a play that is followed is one move longer.
    class MoveOfPlay {
      public:
        MoveOfPlay(Solver& solver, const Position& position) : moves_(solver.moves_) {
            if (moves_ == moves_of_play_max)
                stop_play(solver.rules(), solver.game_.text_of(position));
            ++moves_;
        }
        ~MoveOfPlay() { --moves_; }
        MoveOfPlay(const MoveOfPlay&) = delete;
        MoveOfPlay& operator=(const MoveOfPlay&) = delete;

      private:
        int& moves_;
    };

    template <class Board>
    Position start_at(const Board& board, Vertex v) const {
        return game_.start(board, std::array{v});
    }
    int value_of_part(const Position& position, const Part& part) {
        const auto slot = find_or_insert(grundy_values_, position, part);
        if (slot.value != undecided) return slot.value;
        std::vector<int> values;
        const std::vector<Position> options =
            part == position.present ? options_within_limits(position)
                                     : options_within_limits(keys_.restricted(position, part));
        const HeldBytes held(held_, held_by(options), limits_);
        const MoveOfPlay move(*this, position);
        for (const Position& option : options) values.push_back(grundy_value(option));
        const int result = mex(std::move(values));
        grundy_values_.set(slot.entry, result);
        return result;
    }

    /// Looks at the stop before: the options of one position may be many.
    std::vector<Position> options_within_limits(const Position& position,
                                                Player player = Player::left) {
        if (limits_.stopped()) throw EngineStopped();
        return game_.options(position, player);
    }
    static std::size_t held_by(const std::vector<Position>& options) {
        return options.empty() ? 0 : options.capacity() * bytes_of(options.front());
    }

    PositionTable::Slot find_or_insert(PositionTable& table, const Position& position,
                                       const Part& part) {
        key_.clear();
        keys_.write(position, part, key_);
        return table.find_or_insert(key_, undecided);
    }

    Game game_;
    Keys keys_;
    Key key_;
    EngineLimits limits_;
    std::size_t held_ = 0;
    int moves_ = 0;
    std::array<PositionTable, 2> wins_;
    PositionTable grundy_values_;
};

}  // namespace gazetteer::script
