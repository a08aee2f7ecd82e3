// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/graph_counts.hpp"

#include <algorithm>
#include <numeric>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Counts = std::vector<std::uint64_t>;

/// The sets of edges or arcs that the permutation fixes are unions of its cycles on pairs of
/// vertices: so many cycles of a length, each there or not.
void multiply_by_cycles(Counts& counts, int length, int cycles) {
    for (int i = 0; i < cycles; ++i)
        for (std::size_t m = counts.size(); m-- > index(length);)
            counts[m] += counts[m - index(length)];
}

/// The edge sets that a permutation with these cycles fixes, by their size.
Counts edge_sets_fixed_by(const std::vector<int>& cycles, std::size_t sizes) {
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

/// The same of sets of arcs: pairs of vertices in either order.
Counts arc_sets_fixed_by(const std::vector<int>& cycles, std::size_t sizes) {
    Counts result(sizes);
    result[0] = 1;
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        multiply_by_cycles(result, cycles[i], cycles[i] - 1);
        for (std::size_t j = 0; j < i; ++j) {
            const int together = std::gcd(cycles[i], cycles[j]);
            multiply_by_cycles(result, cycles[i] / together * cycles[j], 2 * together);
        }
    }
    return result;
}

/// What a permutation with these cycles fixes, by size, as far as there are sizes.
using FixedBy = Counts (*)(const std::vector<int>& cycles, std::size_t sizes);

std::uint64_t factorial(int n) {
    std::uint64_t result = 1;
    for (int i = 2; i <= n; ++i) result *= static_cast<std::uint64_t>(i);
    return result;
}

/// How many permutations have these cycles.
std::uint64_t permutations_with(const std::vector<int>& cycles, int order) {
    std::uint64_t centralizer = 1;
    for (auto at = cycles.begin(); at != cycles.end(); ++at)
        centralizer *= static_cast<std::uint64_t>(*at * std::count(cycles.begin(), at + 1, *at));
    return factorial(order) / centralizer;
}

/// Adds what the permutations fix whose first cycles are these, the rest having `left` vertices.
void add_all(std::vector<int>& cycles, int left, int order, FixedBy fixed_by, Counts& sum) {
    if (left == 0) {
        const std::uint64_t times = permutations_with(cycles, order);
        const Counts fixed = fixed_by(cycles, sum.size());
        for (std::size_t m = 0; m < sum.size(); ++m) sum[m] += times * fixed[m];
        return;
    }
    for (int next = std::min(left, cycles.empty() ? left : cycles.back()); next >= 1; --next) {
        cycles.push_back(next);
        add_all(cycles, left - next, order, fixed_by, sum);
        cycles.pop_back();
    }
}

/// As many as Burnside's lemma says.
Counts orbits_by_size(int order, int size_max, FixedBy fixed_by) {
    Counts result(index(size_max + 1));
    std::vector<int> cycles;
    add_all(cycles, order, order, fixed_by, result);
    for (std::uint64_t& count : result) count /= factorial(order);
    return result;
}

/// At order, then size.
using Table = std::vector<Counts>;

/// Adds to each graph counted in `all` any number of components that are one of `kinds` graphs of
/// an order and size: how many multisets there are of j kinds is a binomial number.
void add_components(Table& all, int order, int size, std::uint64_t kinds) {
    const Table before = all;
    std::uint64_t multisets = 1;
    const int order_max = static_cast<int>(all.size()) - 1;
    for (int added = order; added <= order_max; added += order) {
        const int copies = added / order;
        const auto c = static_cast<std::uint64_t>(copies);
        multisets = multisets * (kinds + c - 1) / c;
        for (int rest = 0; rest + added <= order_max; ++rest)
            for (std::size_t m = 0; m < before[index(rest)].size(); ++m)
                if (before[index(rest)][m] != 0)
                    all[index(rest + added)][m + index(copies * size)] +=
                        multisets * before[index(rest)][m];
    }
}

/// What the graphs with two components or more leave of all.
Counts connected_of(int order, Counts (*counts_by_size)(int order)) {
    Counts connected = counts_by_size(order);
    Table all;
    for (int n = 0; n <= order; ++n) all.emplace_back(counts_by_size(n).size());
    all[0][0] = 1;
    for (int n = 1; n <= order; ++n) {
        connected = counts_by_size(n);
        for (std::size_t m = 0; m < connected.size(); ++m) connected[m] -= all[index(n)][m];
        for (std::size_t m = 0; m < connected.size(); ++m)
            if (connected[m] != 0) add_components(all, n, static_cast<int>(m), connected[m]);
    }
    return connected;
}

}  // namespace

std::vector<std::uint64_t> graph_counts_by_size(int order) {
    require(0 <= order && order <= 11, "0 <= order <= 11");
    return orbits_by_size(order, order * (order - 1) / 2, edge_sets_fixed_by);
}
std::vector<std::uint64_t> connected_graph_counts_by_size(int order) {
    return connected_of(order, graph_counts_by_size);
}

std::vector<std::uint64_t> digraph_counts_by_size(int order) {
    require(0 <= order && order <= 8, "0 <= order <= 8");
    return orbits_by_size(order, order * (order - 1), arc_sets_fixed_by);
}
std::vector<std::uint64_t> connected_digraph_counts_by_size(int order) {
    return connected_of(order, digraph_counts_by_size);
}

}  // namespace gazetteer
