// SPDX-License-Identifier: GPL-3.0-or-later
// The probability of an event in the random graph G(n, p), as a polynomial in p with exact
// coefficients: what FSU93's open problem (3) asks about, order by order [FSU93, section 5].
#pragma once

#include <string>
#include <vector>

#include "work/census/census.hpp"

namespace gazetteer::census {

struct Probability {
    int order = 0;
    /// The event, in words.
    std::string event;
    /// favourable[m]: the labelled graphs of the order with m edges that have the event, so that
    /// its probability is the sum of favourable[m] p^m (1 - p)^(M - m), M = n(n - 1)/2.
    std::vector<Integer> favourable;

    /// The same polynomial as a sum of coefficients()[k] p^k.
    std::vector<Integer> coefficients() const;
    /// 0 <= p <= 1; to about 10 digits.
    double at(double p) const;
};

/// Whether the counts of a request give a probability: they are labelled and over all graphs, the
/// subject has an event, and the order a vertex.
bool has_probability(const Request& request, int order);
/// Throws ContractViolation unless they do.
Probability probability(const Request& request, const Tally& tally, int order);

}  // namespace gazetteer::census
