// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the degree sequence alone.
#include <algorithm>
#include <functional>
#include <vector>

#include "language/terms/terms_graph.hpp"
#include "language/terms/terms_reals.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

std::vector<int> ascending_degrees(const Graph& g) {
    std::vector<int> result;
    for (Vertex v : g.vertices()) result.push_back(g.degree(v));
    std::ranges::sort(result);
    return result;
}

}  // namespace

/// The two in the middle are one where the order is odd.
Real median_degree(const Graph& g) {
    if (g.order() == 0) return {};
    const std::vector<int> degrees = ascending_degrees(g);
    const std::size_t upper = degrees.size() / 2;
    return Real(Real::Rational(degrees[degrees.size() - 1 - upper] + degrees[upper], 2));
}

Integer mode_degree(const Graph& g) {
    if (g.order() == 0) return Integer::undefined();
    const std::vector<int> degrees = ascending_degrees(g);
    return *std::ranges::max_element(
        degrees, {}, [&](int degree) { return std::ranges::count(degrees, degree); });
}

Integer second_smallest_degree(const Graph& g) {
    return g.order() < 2 ? Integer::undefined() : ascending_degrees(g)[1];
}

/// A step takes the greatest degree d away, and 1 from the d next ones.
Integer havel_hakimi_steps(const Graph& g) {
    std::vector<int> left = ascending_degrees(g);
    int steps = 0;
    for (std::ranges::reverse(left); !left.empty() && left.back() > 0; ++steps) {
        const auto most = left.begin() + 1 + left.front();
        std::for_each(left.begin() + 1, most, [](int& degree) { --degree; });
        left.erase(left.begin());
        std::ranges::sort(left, std::greater<>());
    }
    return steps;
}

}  // namespace gazetteer::conjectures::invariants
