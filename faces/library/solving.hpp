// SPDX-License-Identifier: GPL-3.0-or-later
// The two ways to solve: a built-in game by its theorems and engines, a game given as data by its
// interpreter.
#pragma once

#include <vector>

#include "faces/library/inside.hpp"
#include "gazetteer/solve.hpp"
#include "work/decisions/question.hpp"

namespace gazetteer::v0 {

/// All in the order of the starts, which were checked.
std::vector<Answer> solve_built_in(gazetteer::Game game, const Board& board,
                                   const std::vector<Start>& starts, const SolveOptions& options,
                                   const CallLimits& limits);
std::vector<Answer> solve_data(const script::Rules& rules, const Board& board,
                               const std::vector<Start>& starts, const SolveOptions& options,
                               const CallLimits& limits);

inline decisions::Start own(const Start& start) {
    return {start.tokens, start.unrooted};
}

}  // namespace gazetteer::v0
