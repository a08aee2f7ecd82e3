// SPDX-License-Identifier: GPL-3.0-or-later
// That a move changes something, by its binder, its condition and its effects.
#pragma once

#include "language/expressions/expression.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// Where the move may be made; the vertices of the condition are the names of the move.
struct MoveSite {
    script::Binder binder = {};
    /// How many names the move has, the tokens included.
    int names = 0;
    bool directed = false;
    /// Null: no condition.
    std::shared_ptr<const Expression> condition = nullptr;
};

/// Whether some of the effects changes the position, wherever the move may be made: what they would
/// leave as it is is assumed, and refuted. "No" may be wrong, "yes" never is. To enter a set
/// changes something only for a vertex that is not in it, to erase an edge if it is there.
bool changes(const MoveSite& site, std::span<const script::Effect> effects);

}  // namespace gazetteer::conjectures
