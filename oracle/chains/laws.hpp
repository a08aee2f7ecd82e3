// SPDX-License-Identifier: GPL-3.0-or-later
// The Grundy values of a game on all chains of a pattern: a finite table, and the theorem by which
// it decides every length.
#pragma once

#include <optional>

#include "oracle/chains/tables.hpp"

namespace gazetteer::chains {

/// The least period, and for it the least preperiod, that the rows prove by the theorem; nothing if
/// they prove none. All lengths known are looked at. O(kinds * length) a period that is nearly one.
std::optional<Period> find_period(const HeapTable& table, const ValueRows& rows);

struct GameLaw {
    ChainTable table = {};
    /// As far as they were needed, or could be had.
    ValueRows rows = {};
    /// The period of all kinds together, with the theorem's hypothesis checked. Nothing: none was
    /// found.
    std::optional<Period> proved = {};
    /// The values of the chains of length_min, length_min + 1, ... units, as far as the rows go.
    std::vector<int> values = {};
    int length_min = 1;
    /// If proved, the least one of the chains alone, counted in units: value(n + period) = value(n)
    /// for n >= preperiod.
    Period own = {};
    /// If proved: the chains shorter than own.preperiod whose value is not that which the period
    /// would give them. Ascending.
    std::vector<int> exceptions = {};

    /// Each n >= length_min has one if the law is proved, else as far as the values go.
    int value(std::int64_t n) const;
};

struct LawBounds {
    TableBounds table = {};
    /// No heap is computed beyond this length.
    int length_max = 100'000;
};

/// Throws as table_of does. The lengths computed are doubled until a period is proved.
GameLaw law_of(const script::Rules& rules, const Pattern& pattern, const LawBounds& bounds = {},
               const EngineLimits& limits = no_limits);

}  // namespace gazetteer::chains
