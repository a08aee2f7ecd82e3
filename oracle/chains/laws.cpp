// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/laws.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/chains/dense_values.hpp"

namespace gazetteer::chains {

namespace {

/// The least e from which on the rows repeat with this period, as far as they go; not below
/// `least`. `most` or more: it is not less than that.
int preperiod_of(const ValueRows& rows, int length, int period, int least, int most) {
    for (int n = length - period - 1; n >= least; --n)
        for (const std::vector<int>& row : rows)
            if (row[index(n)] != row[index(n + period)]) return std::min(n + 1, most);
    return least;
}

/// The least period of the values from `from` on, of which `period` is one. They go twice as far.
int least_period(const std::vector<int>& values, int from, int period) {
    for (int p = 1; p < period; ++p) {
        if (period % p != 0) continue;
        bool repeats = true;
        for (int n = from; n < from + period && repeats; ++n)
            repeats = values[index(n)] == values[index(n + p)];
        if (repeats) return p;
    }
    return period;
}

/// What the period of all kinds says of the chains.
void tell_own(GameLaw& law) {
    const int first = law.length_min;
    int from = std::max(0, law.proved->preperiod - law.table.first_longer - first);
    const int period = least_period(law.values, from, law.proved->period);
    while (from > 0 && law.values[index(from - 1)] == law.values[index(from - 1 + period)]) --from;
    law.own = {from + first, period};
    for (int n = 0; n < from; ++n) {
        const int alike = from + ((n - from) % period + period) % period;
        if (law.values[index(n)] != law.values[index(alike)]) law.exceptions.push_back(n + first);
    }
}

}  // namespace

std::optional<Period> find_period(const HeapTable& table, const ValueRows& rows) {
    const int length = rows.empty() ? 0 : static_cast<int>(rows[0].size());
    const int least = least_preperiod(table);
    for (int period = 1; least + 2 * period <= length; ++period) {
        const int preperiod = preperiod_of(rows, length, period, least, length);
        if (period_bound(table, preperiod, period) + period <= length)
            return Period{preperiod, period};
    }
    return {};
}

int GameLaw::value(std::int64_t n) const {
    require(n >= length_min, "a chain of the family");
    const auto known = static_cast<std::int64_t>(values.size()) + length_min;
    require(proved.has_value() || n < known, "a length that was computed");
    if (n >= own.preperiod && proved) n = own.preperiod + (n - own.preperiod) % own.period;
    return values[static_cast<std::size_t>(n - length_min)];
}

GameLaw law_of(const script::Rules& rules, const Pattern& pattern, const LawBounds& bounds,
               const EngineLimits& limits) {
    GameLaw law{.table = table_of(rules, pattern, bounds.table, limits),
                .length_min = pattern.units_min()};
    const HeapTable& heaps = law.table.heaps;
    for (int length = 64; !law.proved; length *= 2) {
        const int reached = std::min(length, bounds.length_max);
        extend_densely(heaps, reached, law.rows, limits);
        law.proved = find_period(heaps, law.rows);
        if (reached == bounds.length_max) break;
    }
    require(!law.proved || proves_period(heaps, law.rows, *law.proved),
            "what was found is what the theorem asks for");
    const std::vector<int>& row = law.rows[index(law.table.first_kind)];
    const int from = law.length_min + law.table.first_longer;
    if (static_cast<int>(row.size()) > from) law.values.assign(row.begin() + from, row.end());
    if (law.proved) tell_own(law);
    return law;
}

}  // namespace gazetteer::chains
