// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/repetition.hpp"

#include <algorithm>
#include <set>

#include "oracle/script/check.hpp"
#include "oracle/script/interpreter.hpp"

namespace gazetteer::conjectures {

namespace {

using script::Position;

/// Goes along every play from the starts, until one meets itself.
class RepetitionSearch {
  public:
    explicit RepetitionSearch(const script::Rules& rules) : game_(rules) {}

    template <class Board>
    std::string on(const Board& board) {
        seen_.clear();
        for (const auto& tokens : script::placings(game_.rules(), board.order()))
            for (const Player player : {Player::left, Player::right})
                if (meets_itself(game_.start(board, tokens), player)) return text();
        return "";
    }

  private:
    static constexpr std::size_t positions_max = 1000;

    /// Who moves next is part of a position in a partizan game.
    struct Turn {
        Position position;
        Player player;
        auto operator<=>(const Turn&) const = default;
    };

    bool meets_itself(const Position& position, Player player) {
        const Turn turn{position, game_.rules().is_partizan() ? player : Player::left};
        if (std::ranges::find(play_, turn) != play_.end()) {
            play_.push_back(turn);
            return true;
        }
        if (seen_.size() == positions_max || !seen_.insert(turn).second) return false;
        play_.push_back(turn);
        const auto choices = game_.choices(position, turn.player);
        const auto options = game_.options(position, turn.player);
        for (std::size_t i = 0; i < options.size(); ++i) {
            moves_.push_back(choices[i]);
            if (meets_itself(options[i], opponent(player))) return true;
            moves_.pop_back();
        }
        play_.pop_back();
        return false;
    }

    std::string text() const {
        const auto begin = std::ranges::find(play_, play_.back());
        std::string result =
            "in the position " + script::text(game_.rules(), begin->position) + " play may go ";
        for (auto i = static_cast<std::size_t>(begin - play_.begin()); i < moves_.size(); ++i)
            result += script::text(game_.rules(), moves_[i]) + ", ";
        return result + "and is there again";
    }

    script::Interpreter game_;
    std::set<Turn> seen_;
    std::vector<Turn> play_;
    std::vector<script::Choice> moves_;
};

}  // namespace

std::string repetition(const script::Rules& rules) {
    RepetitionSearch search(rules);
    try {
        for (const Digraph& d :
             {Digraph(1), Digraph(2, {{0, 1}, {1, 0}}), Digraph(3, {{0, 1}, {1, 2}, {2, 0}})}) {
            const std::string found = rules.directed ? search.on(d) : search.on(d.underlying());
            if (!found.empty()) return found;
        }
    } catch (const script::RulesError&) {
        // Another fault of the same rules.
    }
    return "";
}

}  // namespace gazetteer::conjectures
