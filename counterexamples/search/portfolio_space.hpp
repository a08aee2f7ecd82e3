// SPDX-License-Identifier: GPL-3.0-or-later
// Two spaces of the same graphs, searched side by side: one by flips of edges, one as blow-ups.
#pragma once

#include "counterexamples/search/blow_up_space.hpp"
#include "counterexamples/search/space.hpp"

namespace gazetteer::conjectures {

struct PortfolioSpace {
    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= 64.
    int order_min = 1;
    int order_max = 20;
    /// As BlowUpSpace has it.
    int classes_max = 7;

    SearchSpace flips() const { return {which, order_min, order_max}; }
    BlowUpSpace blow_ups() const { return {which, order_min, order_max, classes_max}; }
    /// From a tree or a regular graph hardly a step among blow-ups leads to another.
    bool has_use_for_blow_ups() const { return !which.trees && !which.regular; }
};

/// "connected graphs of order 5 to 20, by flips and as blow-ups of at most 7 classes".
inline std::string to_string(const PortfolioSpace& space) {
    return to_string(space.flips()) + ", by flips and as blow-ups of at most " +
           std::to_string(space.classes_max) + " classes";
}

}  // namespace gazetteer::conjectures
