// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/polynomial.hpp"

#include <cmath>

#include "graph/contract.hpp"

namespace gazetteer::census {

std::vector<Integer> Probability::coefficients() const {
    const std::size_t pairs = favourable.size() - 1;
    std::vector<Integer> result(pairs + 1);
    for (std::size_t m = 0; m <= pairs; ++m) {
        // favourable[m] p^m (1 - p)^(pairs - m)
        Integer binomial = favourable[m];
        for (std::size_t k = m; k <= pairs; ++k) {
            result[k] += (k - m) % 2 == 0 ? binomial : -binomial;
            binomial = binomial * (pairs - k) / (k - m + 1);
        }
    }
    return result;
}

double Probability::at(double p) const {
    const std::size_t pairs = favourable.size() - 1;
    double result = 0;
    for (std::size_t m = 0; m <= pairs; ++m)
        result += static_cast<double>(favourable[m]) * std::pow(p, static_cast<double>(m)) *
                  std::pow(1 - p, static_cast<double>(pairs - m));
    return result;
}

bool has_probability(const Request& request, int order) {
    const Subject* subject = find_subject(request);
    return subject != nullptr && subject->favourable && request.labelled && !request.connected &&
           order >= 1;
}

Probability probability(const Request& request, const Tally& tally, int order) {
    require(has_probability(request, order), "a request with a probability");
    const Subject& subject = *find_subject(request);
    Probability result{order, subject.event, {}};
    result.favourable.resize(static_cast<std::size_t>(order * (order - 1) / 2 + 1));
    for (const auto& [cell, row] : tally.rows())
        if (cell.order == order)
            result.favourable.at(static_cast<std::size_t>(cell.size)) =
                subject.favourable(row, order);
    return result;
}

}  // namespace gazetteer::census
