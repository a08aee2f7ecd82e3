// SPDX-License-Identifier: GPL-3.0-or-later
// The game that a program claims to solve, built in or given as data, and its right answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/engines/stream_memo.hpp"
#include "oracle/script/keys.hpp"
#include "oracle/script/solver.hpp"
#include "work/decisions/question.hpp"

namespace gazetteer::cli {

/// What of a position is compared.
enum class Asked : std::uint8_t { outcome, grundy, moves };

struct ComparedGame {
    /// As it was given.
    std::string name;
    /// The rules of a game that is given as data; else the game is built in.
    std::optional<script::Rules> rules;
    Game built_in;
    /// One player chooses the vertex of the token first.
    bool unrooted = false;

    bool is_directed() const { return rules ? rules->directed : built_in.is_directed(); }
    bool is_partizan() const { return rules ? rules->is_partizan() : built_in.is_partizan(); }
    /// The tokens of a position; an unrooted one has none.
    int token_count() const {
        return unrooted ? 0 : rules ? rules->token_count() : built_in.token_count();
    }
};

/// A game of the command line: "ueg", "edge-delete", "edge_delete", "unrooted(ueg)", "node_kayles",
/// or one of the files. Throws InputError for another name, for an unrooted form that there is not,
/// and where the positions have no such answers.
ComparedGame compared_game(const std::string& name, const std::vector<std::string>& files,
                           bool unrooted, Asked asked);

/// All starts of the game on a board: every placing of the tokens from which it may be played. None
/// where the game is not played on the board: edge-delete on one with isolated vertices.
std::vector<decisions::Start> starts_on(const ComparedGame& game, const Board& board);

/// The answers in one form, so that equal answers are equal texts: N, P, and L, R of a partizan
/// game; a Grundy value; the winning moves "3", "0-2", "0>2", "0-2=5", ascending, with blanks
/// between, "-" if there is none, and of a partizan game Left's; Right's. Nothing if a program's
/// answer is none. The ends of an edge may be exchanged, and moves come in any order.
std::optional<std::string> in_one_form(const ComparedGame& game, Asked asked,
                                       std::string_view answer);
/// What such an answer is: "an outcome is N or P".
std::string form_of(const ComparedGame& game, Asked asked);

/// The right answers, by search over the rules. For one thread, whose runs::WorkLimits it keeps to.
class RightAnswers {
  public:
    /// The game must outlive it.
    RightAnswers(const ComparedGame& game, Asked asked);
    /// In one form, one a start. Throws EngineLimitExceeded, EngineStopped, decisions::OutOfReach,
    /// and script::RulesError.
    std::vector<std::string> on(const Board& board, const std::vector<decisions::Start>& starts);

  private:
    using DataSolver = script::Solver<script::ClassKey>;
    std::vector<std::string> of_built_in(const Board& board,
                                         const std::vector<decisions::Start>& starts) const;
    std::string of_data(const Board& board, const decisions::Start& start);

    const ComparedGame& game_;
    Asked asked_;
    StreamMemo<DataSolver> memo_;
};

}  // namespace gazetteer::cli
