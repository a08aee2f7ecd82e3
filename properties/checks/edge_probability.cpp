// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/edge_probability.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"

namespace gazetteer::properties {

namespace {

using Integer = boost::multiprecision::cpp_int;

/// The same polynomial times p + (1 - p).
EdgePolynomial elevated(const EdgePolynomial& f) {
    EdgePolynomial result(f.size() + 1);
    for (std::size_t m = 0; m < f.size(); ++m) {
        result[m] += f[m];
        result[m + 1] += f[m];
    }
    return result;
}

/// The signs of the integers that are not 0, equal neighbours once.
std::vector<int> signs(const EdgePolynomial& f) {
    std::vector<int> result;
    for (const Integer& c : f)
        if (c != 0 && (result.empty() || result.back() != c.sign())) result.push_back(c.sign());
    return result;
}

}  // namespace

EdgePolynomial probability_of_N(int n) {
    require(1 <= n && n <= 10, "1 <= n <= 10");
    const RootedCensus census = *ueg_census(n, {.threads = 1});
    EdgePolynomial result;
    // Each vertex is N on as many labelled graphs as vertex 1.
    for (const RootedCounts& counts : census.all)
        result.push_back(counts.labelled_graphs - Integer(counts.labelled_p_roots) / n);
    return result;
}

EdgePolynomial growth_of_N(int n) {
    require(2 <= n && n <= 10, "2 <= n <= 10");
    EdgePolynomial result = probability_of_N(n);
    EdgePolynomial before = probability_of_N(n - 1);
    while (before.size() < result.size()) before = elevated(before);
    for (std::size_t m = 0; m < result.size(); ++m) result[m] -= before[m];
    return result;
}

int sign_at(const EdgePolynomial& f, int numerator, int denominator) {
    require(0 <= numerator && numerator <= denominator, "0 <= p <= 1");
    const auto degree = static_cast<unsigned>(f.size() - 1);
    Integer sum = 0;
    for (unsigned m = 0; m <= degree; ++m)
        sum +=
            f[m] * pow(Integer(numerator), m) * pow(Integer(denominator - numerator), degree - m);
    return sum.sign();
}

bool crosses_once(EdgePolynomial f) {
    constexpr int elevations_max = 100;
    const std::vector<int> once{1, -1};
    for (int i = 0; i < elevations_max && signs(f) != once; ++i) f = elevated(f);
    return signs(f) == once;
}

}  // namespace gazetteer::properties
