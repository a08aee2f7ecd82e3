// SPDX-License-Identifier: GPL-3.0-or-later
// A partizan game with the player to move made part of the position: its lines of play, then, are
// those of an impartial ruleset, and N and P say whether the player to move wins.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

template <class Board>
struct AlternatingPosition {
    Board board;
    Player mover = Player::left;
    bool operator==(const AlternatingPosition&) const = default;
};

template <class Board>
void encode(const AlternatingPosition<Board>& turn, Key& key) {
    key.write(turn.mover == Player::left ? 0 : 1, 1);
    encode(turn.board, key);
}

template <PartizanRuleset R>
struct Alternating {
    using Position = AlternatingPosition<typename R::Position>;
    using Move = typename R::Move;
    static constexpr const char* name = R::name;

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        for (const auto& board : R::options(p.board, p.mover))
            result.push_back({board, opponent(p.mover)});
        return result;
    }
    static Move move(const Position& p, const Position& option) {
        return R::move(p.board, option.board, p.mover);
    }
};

}  // namespace gazetteer
