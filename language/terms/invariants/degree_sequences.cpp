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

/// The greatest degree d goes, and 1 from the d next ones [Havel, Hakimi]. The degrees are
/// descending before and after; there is one at least.
void take_greatest(std::vector<int>& degrees) {
    const auto most = degrees.begin() + 1 + degrees.front();
    std::for_each(degrees.begin() + 1, most, [](int& degree) { --degree; });
    degrees.erase(degrees.begin());
    std::ranges::sort(degrees, std::greater<>());
}

std::vector<int> descending_degrees(const Graph& g) {
    std::vector<int> result = ascending_degrees(g);
    std::ranges::reverse(result);
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

Integer havel_hakimi_steps(const Graph& g) {
    std::vector<int> left = descending_degrees(g);
    int steps = 0;
    for (; !left.empty() && left.back() > 0; ++steps) take_greatest(left);
    return steps;
}

/// How many zeros are left when all are 0.
Integer residue(const Graph& g) {
    std::vector<int> left = descending_degrees(g);
    while (!left.empty() && left.front() > 0) take_greatest(left);
    return static_cast<std::int64_t>(left.size());
}

Integer annihilation_number(const Graph& g) {
    int sum = 0;
    int result = 0;
    for (int degree : ascending_degrees(g)) {
        sum += degree;
        if (sum > g.size()) break;
        ++result;
    }
    return result;
}

Integer first_zagreb(const Graph& g) {
    std::int64_t result = 0;
    for (Vertex v : g.vertices()) result += static_cast<std::int64_t>(g.degree(v)) * g.degree(v);
    return result;
}

}  // namespace gazetteer::conjectures::invariants
