// SPDX-License-Identifier: GPL-3.0-or-later
// All plays on all small boards: what is known of rules that do not show that play ends.
#pragma once

#include <string>

#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

struct Plays {
    /// A play that comes back to a position: "in the position 0 1: 0-1, t = 0 play may go 1-0, 0-1,
    /// and is there again". Empty if there is none among those that were looked at.
    std::string comes_back = {};
    /// On all boards of this order and of those below every play ends, or ends by a fault of the
    /// rules; 0 if none of that was seen.
    int order = 0;
};

/// Looks at each graph to order 4, each digraph to order 3, from each placing of the tokens: until
/// a play comes back, or until it has met 20,000 positions of an order, or a play of 1,000 moves.
Plays all_plays(const script::Rules& rules);

/// Up to which order all plays have to have ended for rules that do not show that play ends.
constexpr int least_order_played = 3;

}  // namespace gazetteer::conjectures
