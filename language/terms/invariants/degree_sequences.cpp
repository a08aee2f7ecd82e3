// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the degree sequence alone.
#include "language/terms/degree_sequences.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "language/terms/terms_graph.hpp"
#include "language/terms/terms_reals.hpp"

namespace gazetteer::conjectures {

namespace {

std::vector<int> descending(std::vector<int> ascending) {
    std::ranges::reverse(ascending);
    return ascending;
}

/// The greatest degree d goes, and 1 from the d next ones [Havel, Hakimi]. The degrees are
/// descending before and after; there is one at least.
void take_greatest(std::vector<int>& degrees) {
    const int greatest = degrees.front();
    degrees.erase(degrees.begin());
    std::for_each_n(degrees.begin(), greatest, [](int& degree) { --degree; });
    std::ranges::sort(degrees, std::greater<>());
}

}  // namespace

namespace of_degrees {

Real median_degree(const Degrees& degrees) {
    if (degrees.empty()) return {};
    const std::size_t upper = degrees.size() / 2;
    return Real(Rational(degrees[degrees.size() - 1 - upper] + degrees[upper], 2));
}

Integer mode_degree(const Degrees& degrees) {
    if (degrees.empty()) return Integer::undefined();
    return *std::ranges::max_element(
        degrees, {}, [&](int degree) { return std::ranges::count(degrees, degree); });
}

Integer second_smallest_degree(const Degrees& degrees) {
    return degrees.size() < 2 ? Integer::undefined() : degrees[1];
}

Integer havel_hakimi_steps(const Degrees& degrees) {
    std::vector<int> left = descending(degrees);
    int steps = 0;
    for (; !left.empty() && left.back() > 0; ++steps) take_greatest(left);
    return steps;
}

Integer residue(const Degrees& degrees) {
    std::vector<int> left = descending(degrees);
    while (!left.empty() && left.front() > 0) take_greatest(left);
    return static_cast<std::int64_t>(left.size());
}

Integer annihilation_number(const Degrees& degrees) {
    const int size = std::accumulate(degrees.begin(), degrees.end(), 0) / 2;
    int sum = 0;
    int result = 0;
    for (int degree : degrees) {
        sum += degree;
        if (sum > size) break;
        ++result;
    }
    return result;
}

Integer first_zagreb(const Degrees& degrees) {
    std::int64_t result = 0;
    for (int degree : degrees) result += static_cast<std::int64_t>(degree) * degree;
    return result;
}

}  // namespace of_degrees

namespace invariants {

Real median_degree(const Graph& g) {
    return of_degrees::median_degree(of_degrees::degrees_of(g));
}
Integer mode_degree(const Graph& g) {
    return of_degrees::mode_degree(of_degrees::degrees_of(g));
}
Integer second_smallest_degree(const Graph& g) {
    return of_degrees::second_smallest_degree(of_degrees::degrees_of(g));
}
Integer havel_hakimi_steps(const Graph& g) {
    return of_degrees::havel_hakimi_steps(of_degrees::degrees_of(g));
}
Integer residue(const Graph& g) {
    return of_degrees::residue(of_degrees::degrees_of(g));
}
Integer annihilation_number(const Graph& g) {
    return of_degrees::annihilation_number(of_degrees::degrees_of(g));
}
Integer first_zagreb(const Graph& g) {
    return of_degrees::first_zagreb(of_degrees::degrees_of(g));
}

}  // namespace invariants

}  // namespace gazetteer::conjectures
