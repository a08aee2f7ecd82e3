// SPDX-License-Identifier: GPL-3.0-or-later
// Let p divide a period P, and let f(n), f(n + p), f(n + 2 p), ... be on a line as far as n + P +
// p. Then n and n + p have the same slope, and the line goes on. So one period shows whether f is a
// line on a class modulo p.
#include "graph/chains/sequence_law.hpp"

namespace gazetteer {

namespace {

/// f(n + 2 p) - f(n + p) = f(n + p) - f(n) for all n from where the law repeats.
bool has_lines_of(const SequenceLaw& law, int p) {
    for (int i = 0; i < law.period; ++i) {
        const std::int64_t n = std::int64_t{law.repeats_from()} + i;
        if (law.at(n + 2 * p) - law.at(n + p) != law.at(n + p) - law.at(n)) return false;
    }
    return true;
}

}  // namespace

SequenceLaw least_form(const SequenceLaw& law) {
    int period = 1;
    while (law.period % period != 0 || !has_lines_of(law, period)) ++period;
    int from = law.repeats_from();
    const auto is_on_line = [&](std::int64_t n) {
        return law.at(n + 2 * period) - law.at(n + period) == law.at(n + period) - law.at(n);
    };
    while (from > law.first && is_on_line(from - 1)) --from;
    return law_of_lines(law.first, from - law.first, period,
                        [&](std::int64_t n) { return law.at(n); });
}

std::vector<int> exceptions(const SequenceLaw& law) {
    std::vector<int> result;
    for (int n = law.first; n < law.repeats_from(); ++n) {
        const int periods = (law.repeats_from() - n + law.period - 1) / law.period;
        const std::int64_t alike = std::int64_t{n} + std::int64_t{periods} * law.period;
        if (law.at(n) != law.at(alike) - periods * law.added(alike)) result.push_back(n);
    }
    return result;
}

SequenceLaw starting_at(const SequenceLaw& law, int first) {
    require(law.first <= first, "a number from the first on");
    return law_of_lines(first, std::max(law.repeats_from() - first, 0), law.period,
                        [&](std::int64_t n) { return law.at(n); });
}

}  // namespace gazetteer
