// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules alone say about every play: that it ends, what goes, and whether a position is the
// sum of its components.
#pragma once

#include "oracle/script/rules.hpp"

namespace gazetteer::script {

/// A move that may go on for ever, as far as the analysis sees.
struct EndlessMove {
    /// Which of the moves.
    std::size_t move = 0;
    /// The move, why, and what would be right.
    std::string why = {};
};

/// Why each is true stands at the function that finds it, in analysis.cpp.
struct Analysis {
    /// Some move takes vertices away, or the start does.
    bool vertices_go = false;
    /// Some move takes edges away and leaves their ends, or the start does.
    bool edges_go = false;
    /// Why a position is not the sum of its components; empty: it is.
    std::string not_a_sum = {};
    /// Each move is made at a token and does not look or work beyond the tokens' components: the
    /// other components do not count.
    bool stays_at_tokens = false;

    bool is_sum() const { return not_a_sum.empty(); }
};
/// O(the length of the rules).
Analysis analyse(const Rules& rules);

/// In the order of the moves. Empty: every play ends. Takes as long as the proofs do by which a
/// move changes something: at most seconds.
std::vector<EndlessMove> endless_moves(const Rules& rules);

}  // namespace gazetteer::script
