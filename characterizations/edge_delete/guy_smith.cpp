// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/edge_delete/guy_smith.hpp"

#include <algorithm>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

int value_at(const std::vector<int>& values, int n) {
    return values[static_cast<std::size_t>(n)];
}

int least_missing(const std::vector<int>& values) {
    int result = 0;
    while (std::ranges::find(values, result) != values.end()) ++result;
    return result;
}

/// G(n) by the definition; values holds G(0), ..., G(n - 1) at least.
int octal_grundy_value(const OctalGame& game, const std::vector<int>& values, int n) {
    std::vector<int> options;
    for (int k = 1; k <= static_cast<int>(game.digits.size()) && k <= n; ++k) {
        const int digit = value_at(game.digits, k - 1);
        const int rest = n - k;
        if ((digit & 1) != 0 && rest == 0) options.push_back(0);
        if ((digit & 2) != 0 && rest > 0) options.push_back(value_at(values, rest));
        if ((digit & 4) != 0)
            for (int a = 1; a <= rest - a; ++a)
                options.push_back(value_at(values, a) ^ value_at(values, rest - a));
    }
    return least_missing(options);
}

bool repeats(const std::vector<int>& values, int period, int from, int to) {
    for (int n = from; n < to; ++n)
        if (value_at(values, n) != value_at(values, n + period)) return false;
    return true;
}

/// One past the last n on which the theorem needs G(n + p) = G(n) checked.
int check_end(const OctalGame& game, int preperiod, int period) {
    return 2 * preperiod + period + static_cast<int>(game.digits.size());
}

}  // namespace

std::vector<int> octal_grundy_values(const OctalGame& game, int n_max) {
    require(n_max >= -1, "n_max >= -1");
    std::vector<int> values;
    for (int n = 0; n <= n_max; ++n) values.push_back(octal_grundy_value(game, values, n));
    return values;
}

int PeriodCertificate::value(std::int64_t n) const {
    require(n >= 0, "a heap of n >= 0 tokens");
    const std::int64_t reduced = n < preperiod ? n : preperiod + (n - preperiod) % period;
    return values.at(static_cast<std::size_t>(reduced));
}

int certificate_length(const OctalGame& game, int preperiod, int period) {
    return check_end(game, preperiod, period) + period;
}

bool is_valid(const PeriodCertificate& c) {
    if (c.preperiod < 1 || c.period < 1) return false;
    const int length = static_cast<int>(c.values.size());
    if (length < certificate_length(c.game, c.preperiod, c.period)) return false;
    for (int n = 0; n < length; ++n)
        if (value_at(c.values, n) != octal_grundy_value(c.game, c.values, n)) return false;
    return repeats(c.values, c.period, c.preperiod, check_end(c.game, c.preperiod, c.period));
}

PeriodCertificate certify_period(const OctalGame& game, int period, int preperiod_max) {
    require(period >= 1, "period >= 1");
    std::vector<int> values =
        octal_grundy_values(game, certificate_length(game, preperiod_max, period) - 1);
    for (int n0 = 1; n0 <= preperiod_max; ++n0)
        if (repeats(values, period, n0, check_end(game, n0, period))) {
            values.resize(static_cast<std::size_t>(certificate_length(game, n0, period)));
            return {game, n0, period, std::move(values)};
        }
    require(false, "a preperiod within the bound");
    return {};
}

}  // namespace gazetteer
