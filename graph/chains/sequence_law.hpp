// SPDX-License-Identifier: GPL-3.0-or-later
// A sequence of integers that is known for all n: from some n on it repeats, but for what a period
// adds. Periodic sequences add nothing. On all n of one class modulo the period it is a line.
#pragma once

#include <algorithm>
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
    /// Where a period does not add the same to all n: what it adds to each of the first `period`
    /// numbers n that repeat, and slope is 0. Else empty.
    std::vector<std::int64_t> slopes = {};

    /// f(n), n >= first. O(1).
    std::int64_t at(std::int64_t n) const {
        require(n >= first, "a number from the first on");
        const std::int64_t i = n - first;
        if (i < preperiod) return values[static_cast<std::size_t>(i)];
        const std::int64_t behind = i - preperiod;
        const auto place = static_cast<std::size_t>(behind % period);
        return values[static_cast<std::size_t>(preperiod) + place] +
               behind / period * (slopes.empty() ? slope : slopes[place]);
    }
    /// f(n + period) - f(n), n >= first + preperiod.
    std::int64_t added(std::int64_t n) const { return at(n + period) - at(n); }
    /// The least n from which it repeats.
    int repeats_from() const { return first + preperiod; }
    bool operator==(const SequenceLaw&) const = default;
};

/// Its values, and what a period adds, from a function that from first + preperiod on is a line on
/// each class of n modulo the period. Not brought to its least form.
template <class Function>
SequenceLaw law_of_lines(int first, int preperiod, int period, const Function& f) {
    SequenceLaw law{first, preperiod, period, 0, {}};
    for (int i = 0; i < preperiod + period; ++i) law.values.push_back(f(std::int64_t{first} + i));
    for (int i = 0; i < period; ++i) {
        const std::int64_t n = std::int64_t{law.repeats_from()} + i;
        law.slopes.push_back(f(n + period) - law.values[static_cast<std::size_t>(preperiod + i)]);
    }
    if (std::ranges::count(law.slopes, law.slopes[0]) == period) {
        law.slope = law.slopes[0];
        law.slopes.clear();
    }
    return law;
}

/// The law of the same sequence with the least period, and for it the least preperiod.
SequenceLaw least_form(const SequenceLaw& law);
/// The n before it repeats whose value is not the one that the period, continued to the left, would
/// give. Ascending.
std::vector<int> exceptions(const SequenceLaw& law);
/// The same sequence without its values before `first`, which is at least its own.
SequenceLaw starting_at(const SequenceLaw& law, int first);

}  // namespace gazetteer
