// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/periods.hpp"

#include <algorithm>
#include <map>

namespace gazetteer::conjectures {

namespace {

/// A range of values that is longer than this is not looked at.
constexpr std::int64_t range_max = 100'000;

/// Value v + i of the term has the truth value at i; nothing if they are no such sequence.
struct Sequence {
    std::int64_t first = 0;
    std::vector<char> truth;
};

std::optional<Sequence> sequence_of(const ValueTable& table, std::size_t term) {
    std::map<std::int64_t, bool> truth;
    for (std::size_t row = 0; row < table.weights.size(); ++row) {
        const Integer value = table.terms[term].values[row];
        const Integer target = table.target.values[row];
        if (!value.is_finite() || target.is_undefined()) return std::nullopt;
        const bool holds = target == Integer(1);
        if (truth.try_emplace(value.value(), holds).first->second != holds) return std::nullopt;
    }
    if (truth.empty() || truth.rbegin()->first - truth.begin()->first > range_max ||
        truth.rbegin()->first - truth.begin()->first + 1 != std::ssize(truth))
        return std::nullopt;
    Sequence result{.first = truth.begin()->first, .truth = {}};
    for (const auto& [value, holds] : truth) result.truth.push_back(holds ? 1 : 0);
    return result;
}

/// From where on each value agrees with the one a period later.
std::size_t begin_of(const std::vector<char>& truth, std::size_t period) {
    std::size_t from = truth.size() - period;
    while (from > 0 && truth[from - 1] == truth[from - 1 + period]) --from;
    return from;
}

}  // namespace

std::string Periodicity::text(const std::string& term) const {
    const auto list = [](const std::vector<std::int64_t>& numbers, const std::string& side) {
        std::string result;
        for (std::int64_t number : numbers)
            result +=
                (result.empty() ? "(" : " or (") + side + " = " + std::to_string(number) + ")";
        return result;
    };
    std::string result = list(before, term);
    if (residues.empty()) return result;
    if (!result.empty()) result += " or ";
    result += "(" + term + " >= " + std::to_string(from);
    if (std::ssize(residues) < period)
        result += " and (" + list(residues, term + " mod " + std::to_string(period)) + ")";
    return result + ")";
}

std::optional<Periodicity> periodicity_of(const ValueTable& table, std::size_t term,
                                          std::size_t listed_max) {
    const auto sequence = sequence_of(table, term);
    if (!sequence) return std::nullopt;
    const std::vector<char>& truth = sequence->truth;
    std::size_t best_from = 0;
    std::size_t best_period = 0;
    for (std::size_t period = 1; 2 * period <= truth.size(); ++period) {
        const std::size_t from = begin_of(truth, period);
        if (from + 2 * period > truth.size()) continue;
        if (best_period != 0 && from + period >= best_from + best_period) continue;
        best_from = from;
        best_period = period;
    }
    if (best_period == 0) return std::nullopt;
    Periodicity result{.from = sequence->first + static_cast<std::int64_t>(best_from),
                       .period = static_cast<std::int64_t>(best_period),
                       .before = {},
                       .residues = {}};
    for (std::size_t i = 0; i < best_from + best_period; ++i) {
        if (truth[i] == 0) continue;
        const std::int64_t value = sequence->first + static_cast<std::int64_t>(i);
        if (i < best_from)
            result.before.push_back(value);
        else
            result.residues.push_back(((value % result.period) + result.period) % result.period);
    }
    std::ranges::sort(result.residues);
    if (result.before.size() + result.residues.size() > listed_max) return std::nullopt;
    return result;
}

}  // namespace gazetteer::conjectures
