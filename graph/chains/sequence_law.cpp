// SPDX-License-Identifier: GPL-3.0-or-later
// f(n + p) - f(n) repeats with every period of f. So whether it is constant shows in one period.
#include "graph/chains/sequence_law.hpp"

namespace gazetteer {

namespace {

/// f(n + p) = f(n) + slope for all n from where the law repeats.
bool repeats_with(const SequenceLaw& law, int p, std::int64_t slope) {
    for (int i = 0; i < law.period; ++i) {
        const std::int64_t n = law.repeats_from() + i;
        if (law.at(n + p) != law.at(n) + slope) return false;
    }
    return true;
}

std::vector<std::int64_t> values_of(const SequenceLaw& law, int first, int count) {
    std::vector<std::int64_t> result;
    for (int i = 0; i < count; ++i) result.push_back(law.at(first + i));
    return result;
}

}  // namespace

SequenceLaw least_form(const SequenceLaw& law) {
    SequenceLaw result = law;
    for (int p = 1; p < law.period; ++p) {
        const std::int64_t periods = law.period / p;
        if (law.period % p != 0 || law.slope % periods != 0) continue;
        if (!repeats_with(law, p, law.slope / periods)) continue;
        result.period = p;
        result.slope = law.slope / periods;
        break;
    }
    while (result.preperiod > 0) {
        const int n = result.repeats_from() - 1;
        if (law.at(n + result.period) != law.at(n) + result.slope) break;
        --result.preperiod;
    }
    result.values = values_of(law, law.first, result.preperiod + result.period);
    return result;
}

std::vector<int> exceptions(const SequenceLaw& law) {
    std::vector<int> result;
    for (int n = law.first; n < law.repeats_from(); ++n) {
        const int periods = (law.repeats_from() - n + law.period - 1) / law.period;
        const std::int64_t alike = std::int64_t{n} + std::int64_t{periods} * law.period;
        if (law.at(n) != law.at(alike) - periods * law.slope) result.push_back(n);
    }
    return result;
}

SequenceLaw starting_at(const SequenceLaw& law, int first) {
    require(law.first <= first, "a number from the first on");
    SequenceLaw result = law;
    result.first = first;
    result.preperiod = first < law.repeats_from() ? law.repeats_from() - first : 0;
    result.values = values_of(law, first, result.preperiod + result.period);
    return result;
}

}  // namespace gazetteer
