// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/universe.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "graph/contract.hpp"

namespace gazetteer::census {

namespace {

/// A polynomial in x, the coefficient of x^m at m.
using Polynomial = std::vector<Integer>;

void add_multiple(Polynomial& to, const Integer& factor, const Polynomial& p) {
    if (to.size() < p.size()) to.resize(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) to[i] += factor * p[i];
}

Polynomial product(const Polynomial& p, const Polynomial& q) {
    Polynomial result(p.size() + q.size() - 1);
    for (std::size_t i = 0; i < p.size(); ++i)
        for (std::size_t j = 0; j < q.size(); ++j) result[i + j] += p[i] * q[j];
    return result;
}

/// p(x^k).
Polynomial in_power(const Polynomial& p, std::size_t k) {
    Polynomial result((p.size() - 1) * k + 1);
    for (std::size_t i = 0; i < p.size(); ++i) result[i * k] = p[i];
    return result;
}

/// p times (1 + x^length)^count: a cycle of so many pairs of vertices, all edges or none.
void multiply_by_cycles(Polynomial& p, int length, int count) {
    const auto shift = static_cast<std::size_t>(length);
    for (int i = 0; i < count; ++i) {
        p.resize(p.size() + shift);
        for (std::size_t m = p.size(); m-- > shift;) p[m] += p[m - shift];
    }
}

/// Whether sizes are told apart: 1, as powers of x; 0, with x = 1, so that every polynomial is a
/// number. A length times this is a power of x.
enum Sizes : int { one_sum = 0, by_size = 1 };

/// The graphs that a permutation with these cycles leaves unchanged, by number of edges.
Polynomial fixed_graphs(const std::vector<int>& cycles, Sizes x) {
    Polynomial result{1};
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        const int a = cycles[i];
        multiply_by_cycles(result, x * a, (a - 1) / 2);
        if (a % 2 == 0) multiply_by_cycles(result, x * (a / 2), 1);
        for (std::size_t j = 0; j < i; ++j)
            multiply_by_cycles(result, x * std::lcm(a, cycles[j]), std::gcd(a, cycles[j]));
    }
    return result;
}

Polynomial fixed_digraphs(const std::vector<int>& cycles, Sizes x) {
    Polynomial result{1};
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        multiply_by_cycles(result, x * cycles[i], cycles[i] - 1);
        for (std::size_t j = 0; j < i; ++j)
            multiply_by_cycles(result, x * std::lcm(cycles[i], cycles[j]),
                               2 * std::gcd(cycles[i], cycles[j]));
    }
    return result;
}

/// visit(parts) for the partitions of n into parts of at most part_max, descending.
void for_each_partition(int n, int part_max, std::vector<int>& parts,
                        const std::function<void(const std::vector<int>&)>& visit) {
    if (n == 0) return visit(parts);
    for (int part = std::min(n, part_max); part >= 1; --part) {
        parts.push_back(part);
        for_each_partition(n - part, part, parts, visit);
        parts.pop_back();
    }
}

Integer factorial(int n) {
    Integer result = 1;
    for (int i = 2; i <= n; ++i) result *= i;
    return result;
}

/// How many permutations have these cycles.
Integer permutations_with(const std::vector<int>& cycles) {
    Integer stabilizer = 1;
    for (std::size_t i = 0, run = 0; i < cycles.size(); ++i) {
        run = i > 0 && cycles[i] == cycles[i - 1] ? run + 1 : 1;
        stabilizer *= cycles[i] * static_cast<int>(run);
    }
    return factorial(std::accumulate(cycles.begin(), cycles.end(), 0)) / stabilizer;
}

/// Polya: the mean of the fixed ones over the symmetric group.
Polynomial all_of(Kind kind, int order, Sizes x) {
    Polynomial result{0};
    std::vector<int> parts;
    for_each_partition(order, order, parts, [&](const std::vector<int>& cycles) {
        add_multiple(result, permutations_with(cycles),
                     kind == Kind::digraphs ? fixed_digraphs(cycles, x) : fixed_graphs(cycles, x));
    });
    const Integer group = factorial(order);
    for (Integer& coefficient : result) coefficient /= group;
    return result;
}

/// The numbers of connected ones of orders 0..order from all ones, by the inverse of Euler's
/// transform: n g_n = sum over k of b_k g_{n-k}, with b_k the sum of d c_d(x^{k/d}) over d | k.
Polynomial connected_of(Kind kind, int order, Sizes x) {
    std::vector<Polynomial> g;
    for (int n = 0; n <= order; ++n) g.push_back(all_of(kind, n, x));
    std::vector<Polynomial> b(1);
    std::vector<Polynomial> c(1, Polynomial{1});
    for (int n = 1; n <= order; ++n) {
        const auto at = static_cast<std::size_t>(n);
        Polynomial sum{0};
        add_multiple(sum, n, g[at]);
        for (std::size_t k = 1; k < at; ++k) add_multiple(sum, -1, product(b[k], g[at - k]));
        b.push_back(sum);
        for (std::size_t d = 1; d < at; ++d)
            if (at % d == 0)
                add_multiple(sum, -static_cast<int>(d),
                             in_power(c[d], static_cast<std::size_t>(x) * at / d));
        for (Integer& coefficient : sum) coefficient /= n;
        c.push_back(std::move(sum));
    }
    return c[static_cast<std::size_t>(order)];
}

void drop_leading_zeros(Polynomial& p) {
    while (p.size() > 1 && p.back() == 0) p.pop_back();
}

Polynomial numbers_of(const Universe& universe, int order, Sizes x) {
    require(0 <= order && order <= 32, "0 <= order <= 32");
    const Kind kind = universe.kind;
    if (kind == Kind::graphs_without_isolated_vertices && order == 1) return {0};
    Polynomial result = universe.connected ? connected_of(kind, order, x) : all_of(kind, order, x);
    if (kind == Kind::graphs_without_isolated_vertices && !universe.connected && order > 0)
        add_multiple(result, -1, all_of(kind, order - 1, x));
    drop_leading_zeros(result);
    return result;
}

std::vector<std::string> geng_options(const Universe& universe) {
    std::vector<std::string> result{"-q"};
    if (universe.connected) result.push_back("-c");
    if (universe.kind == Kind::graphs_without_isolated_vertices) result.push_back("-d1");
    return result;
}

}  // namespace

int order_max(const Universe& universe) {
    return universe.kind == Kind::digraphs ? 8 : 32;
}

std::vector<Command> generators(const Universe& universe, int order, const runs::Shard& part) {
    require(1 <= order && order <= order_max(universe), "an order that is generated");
    if (universe.kind == Kind::graphs_without_isolated_vertices && order == 1) return {};
    Command geng{"nauty-geng", geng_options(universe)};
    geng.arguments.push_back(std::to_string(order));
    if (part.mod > 1) geng.arguments.push_back(runs::to_string(part));
    if (universe.kind != Kind::digraphs) return {geng};
    return {geng, {"nauty-directg", {"-q"}}};
}

std::string generator_text(const Universe& universe, const std::string& order) {
    std::string result = "nauty-geng";
    for (const std::string& option : geng_options(universe)) result += " " + option;
    result += " " + order + " RES/MOD";
    return universe.kind == Kind::digraphs ? result + " | nauty-directg -q" : result;
}

std::vector<Integer> numbers(const Universe& universe, int order) {
    return numbers_of(universe, order, by_size);
}

Integer number(const Universe& universe, int order) {
    return numbers_of(universe, order, one_sum).front();
}

std::vector<Integer> labelled_numbers(const Universe& universe, int order) {
    require(!universe.connected && universe.kind != Kind::graphs_without_isolated_vertices,
            "all graphs or all digraphs");
    const int pairs = order * (order - 1) / (universe.kind == Kind::digraphs ? 1 : 2);
    Polynomial result{1};
    multiply_by_cycles(result, 1, pairs);
    return result;
}

}  // namespace gazetteer::census
