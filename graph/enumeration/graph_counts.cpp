// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/graph_counts.hpp"

#include <algorithm>
#include <numeric>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Counts = std::vector<std::uint64_t>;

/// The edge sets that the permutation fixes are unions of its cycles on pairs of vertices: so many
/// cycles of a length, each there or not.
void multiply_by_cycles(Counts& counts, int length, int cycles) {
    for (int i = 0; i < cycles; ++i)
        for (std::size_t m = counts.size(); m-- > index(length);)
            counts[m] += counts[m - index(length)];
}

/// The edge sets that a permutation with these cycles fixes, by their size.
Counts fixed_by(const std::vector<int>& cycles, std::size_t sizes) {
    Counts result(sizes);
    result[0] = 1;
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        const int a = cycles[i];
        // Pairs within a cycle: those of opposite vertices make a cycle of half the length.
        multiply_by_cycles(result, a, (a - 1) / 2);
        if (a % 2 == 0) multiply_by_cycles(result, a / 2, 1);
        for (std::size_t j = 0; j < i; ++j) {
            const int together = std::gcd(a, cycles[j]);
            multiply_by_cycles(result, a / together * cycles[j], together);
        }
    }
    return result;
}

std::uint64_t factorial(int n) {
    std::uint64_t result = 1;
    for (int i = 2; i <= n; ++i) result *= static_cast<std::uint64_t>(i);
    return result;
}

/// How many permutations have these cycles, which descend.
std::uint64_t permutations_with(const std::vector<int>& cycles, int order) {
    std::uint64_t centralizer = 1;
    std::uint64_t equal = 0;
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        equal = i > 0 && cycles[i] == cycles[i - 1] ? equal + 1 : 1;
        centralizer *= static_cast<std::uint64_t>(cycles[i]) * equal;
    }
    return factorial(order) / centralizer;
}

/// Adds what the permutations fix whose first cycles are these, the rest having `left` vertices.
void add_all(std::vector<int>& cycles, int left, int order, Counts& sum) {
    if (left == 0) {
        const std::uint64_t times = permutations_with(cycles, order);
        const Counts fixed = fixed_by(cycles, sum.size());
        for (std::size_t m = 0; m < sum.size(); ++m) sum[m] += times * fixed[m];
        return;
    }
    for (int next = std::min(left, cycles.empty() ? left : cycles.back()); next >= 1; --next) {
        cycles.push_back(next);
        add_all(cycles, left - next, order, sum);
        cycles.pop_back();
    }
}

}  // namespace

std::vector<std::uint64_t> graph_counts_by_size(int order) {
    require(0 <= order && order <= 11, "0 <= order <= 11");
    Counts result(index(order * (order - 1) / 2 + 1));
    std::vector<int> cycles;
    add_all(cycles, order, order, result);
    for (std::uint64_t& count : result) count /= factorial(order);
    return result;
}

}  // namespace gazetteer
