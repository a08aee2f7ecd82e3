// SPDX-License-Identifier: GPL-3.0-or-later
// How an evaluator goes through the values of a variable. These stand in a header because what is
// done at each value is inlined.
#pragma once

#include "language/expressions/machine/evaluator_machine.hpp"

namespace gazetteer::conjectures {

template <class Use>
inline void Evaluator::Machine::over_values(const Step& step, Use use) {
    const auto slot = static_cast<std::size_t>(step.value);
    if (is_over_sets(step.op))
        return over_subsets(set_slots_[slot], range_of_sets(step),
                            is_fold(step.op) ? folded_set_order_max : set_order_max, use);
    if (is_over_numbers(step.op)) return over_range(step, use);
    if (large_ != nullptr) return over_large_values(step, use);
    VertexSet range =
        step.children.size() > 1 ? named_.neighbours(vertex(step.children[1])) : present_;
    if (const auto id = set_gone_through(step)) range = range & set_of(*id);
    for (Vertex u : range) {
        runs::poll();
        slots_[slot] = u;
        if (!use()) return;
    }
}

template <class Use>
inline void Evaluator::Machine::over_range(const Step& step, Use use) {
    const auto slot = static_cast<std::size_t>(step.value);
    const Range range = range_of(step).value();
    for (std::int64_t k = range.low; k <= range.high; ++k) {
        runs::poll();
        slots_[slot] = static_cast<Vertex>(k);
        if (!use()) return;
    }
}

template <class Use>
inline void Evaluator::Machine::over_large_values(const Step& step, Use use) {
    const auto slot = static_cast<std::size_t>(step.value);
    const auto go_on = [&](Vertex u) {
        runs::poll();
        slots_[slot] = u;
        return use();
    };
    if (step.children.size() > 1) {
        for (Vertex u : large_->neighbours(vertex(step.children[1])))
            if (!go_on(u)) return;
        return;
    }
    if (const auto id = set_gone_through(step); id && place_in_table(step_at(*id)) >= 0) {
        for (Vertex u : large_set(*id))
            if (!go_on(u)) return;
        return;
    }
    for (Vertex u = 0; u < order_; ++u)
        if (!go_on(u)) return;
}

template <class Use>
inline void Evaluator::Machine::over_subsets(VertexSet& subset, VertexSet range, int most,
                                             Use use) {
    if (range.size() > most) refuse_sets(range.size(), most);
    const std::uint64_t all = range.bits();
    std::uint64_t bits = 0;
    do {
        runs::poll();
        subset = VertexSet::from_bits(bits);
        if (!use()) return;
        bits = (bits - all) & all;
    } while (bits != 0);
}

template <class Use>
inline void Evaluator::Machine::over_edges(const Step& step, Use use) {
    const auto slot = static_cast<std::size_t>(step.value);
    for (Vertex u : present_)
        for (Vertex w : named_.neighbours(u) & present_) {
            runs::poll();
            slots_[slot] = u;
            slots_[slot + 1] = w;
            use(w < u);
        }
}

}  // namespace gazetteer::conjectures
