// SPDX-License-Identifier: GPL-3.0-or-later
// A sequence of integers that is known for all n: from some n on it repeats, but for what a period
// adds. Periodic sequences add nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/contract.hpp"

namespace gazetteer {

struct SequenceLaw {
    /// The least n.
    int first = 1;
    /// How many values stand before those that repeat.
    int preperiod = 0;
    int period = 1;
    /// f(n + period) = f(n) + slope for all n >= first + preperiod.
    std::int64_t slope = 0;
    /// Those of the first preperiod + period numbers n.
    std::vector<std::int64_t> values = {0};

    /// f(n), n >= first. O(1).
    std::int64_t at(std::int64_t n) const {
        require(n >= first, "a number from the first on");
        const std::int64_t i = n - first;
        if (i < preperiod) return values[static_cast<std::size_t>(i)];
        const std::int64_t behind = i - preperiod;
        return values[static_cast<std::size_t>(preperiod + behind % period)] +
               behind / period * slope;
    }
    /// The least n from which it repeats.
    int repeats_from() const { return first + preperiod; }
    bool operator==(const SequenceLaw&) const = default;
};

/// The law of the same sequence with the least period, and for it the least preperiod.
SequenceLaw least_form(const SequenceLaw& law);
/// The n before it repeats whose value is not the one that the period, continued to the left, would
/// give. Ascending.
std::vector<int> exceptions(const SequenceLaw& law);
/// The same sequence without its values before `first`, which is at least its own.
SequenceLaw starting_at(const SequenceLaw& law, int first);

}  // namespace gazetteer
