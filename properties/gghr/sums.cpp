// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 2]: Nim-sums as defined, sums of games, Lemma 2.
#include <algorithm>

#include "oracle/rules/edge_delete.hpp"
#include "oracle/sum.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

using EdgeDeleteSum = Sum<EdgeDelete, EdgeDelete>;
using GraphPair = std::pair<Graph, Graph>;

/// The outcome of the game sum, by the rules of sums.
Outcome sum_outcome(const GraphPair& pair) {
    const Outcome told = ground_truth<EdgeDeleteSum>().outcome({pair.first, pair.second});
    heard_P<EdgeDelete>(disjoint_union(pair.first, pair.second), told == Outcome::P);
    return told;
}

/// If the outcomes of F1 and F2, in one of the two orders, are as given, the sum has `result`.
Finding outcome_of_sum(const GraphPair& pair, Outcome one, Outcome other, Outcome result) {
    const Outcome first = ground_truth<EdgeDelete>().outcome(pair.first);
    const Outcome second = ground_truth<EdgeDelete>().outcome(pair.second);
    return given((first == one && second == other) || (first == other && second == one),
                 [&] { return Finding(sum_outcome(pair) == result); });
}

std::function<Finding(const GraphPair&)> sum_rule(Outcome one, Outcome other, Outcome result) {
    return [=](const GraphPair& pair) { return outcome_of_sum(pair, one, other, result); };
}

/// Pairs of graphs with an edge each: beside the null graph a sum says nothing.
Domain<GraphPair> pairs() {
    GraphKind kind = without_isolated_vertices();
    kind.order_min = 2;
    return graph_pairs(kind);
}

constexpr Bounds bounds_of_pairs{.tests = 7, .verify = 8, .reach_max = 8};

Claim<GraphPair> lemma_2_i() {
    return {
        .id = "GGHR L2 (i)",
        .over = pairs(),
        .bounds = bounds_of_pairs,
        .holds = sum_rule(Outcome::P, Outcome::P, Outcome::P),
        .near_misses = {{"F1, F2 in N", sum_rule(Outcome::N, Outcome::N, Outcome::P)},
                        {"F1 in P, F2 in N", sum_rule(Outcome::P, Outcome::N, Outcome::P)}},
    };
}

Claim<GraphPair> lemma_2_ii() {
    return {
        .id = "GGHR L2 (ii)",
        .over = pairs(),
        .bounds = bounds_of_pairs,
        .holds = sum_rule(Outcome::P, Outcome::N, Outcome::N),
        .near_misses = {{"F1, F2 in N", sum_rule(Outcome::N, Outcome::N, Outcome::N)},
                        {"F1, F2 in P", sum_rule(Outcome::P, Outcome::P, Outcome::N)}},
    };
}

/// The Grundy value of F1 u F2 is `add` of those of F1 and F2.
Finding value_of_sum(const GraphPair& pair, const std::function<int(int, int)>& add) {
    auto& each = ground_truth<EdgeDelete>();
    const int sum = ground_truth<EdgeDeleteSum>().grundy_value({pair.first, pair.second});
    heard_P<EdgeDelete>(disjoint_union(pair.first, pair.second), sum == 0);
    return sum == add(each.grundy_value(pair.first), each.grundy_value(pair.second));
}

Claim<GraphPair> grundy_value_of_sum() {
    return {
        .id = "GGHR g of a sum",
        .over = pairs(),
        .bounds = bounds_of_pairs,
        .holds =
            [](const GraphPair& pair) {
                return value_of_sum(pair, [](int a, int b) { return a ^ b; });
            },
        .near_misses = {{"their sum",
                         [](const GraphPair& pair) {
                             return value_of_sum(pair, [](int a, int b) { return a + b; });
                         }},
                        {"their maximum",
                         [](const GraphPair& pair) {
                             return value_of_sum(pair, [](int a, int b) { return std::max(a, b); });
                         }}},
    };
}

/// Representations r = sum of r_i 2^i with 0 <= r_i <= digit_max and i < length, by lowest digit.
void append_representations(int r, int digit_max, std::size_t length, std::vector<int>& front,
                            std::vector<std::vector<int>>& result) {
    if (front.size() == length) {
        if (r == 0) result.push_back(front);
        return;
    }
    for (int digit = r % 2; digit <= std::min(r, digit_max); digit += 2) {
        front.push_back(digit);
        append_representations((r - digit) / 2, digit_max, length, front, result);
        front.pop_back();
    }
}

std::vector<std::vector<int>> representations(int r, int digit_max) {
    std::vector<std::vector<int>> result;
    std::vector<int> front;
    append_representations(r, digit_max, 8, front, result);
    return result;
}

/// sum of t_i 2^i, t_i = r_i + s_i computed in Z_2.
int added_in_z2(const std::vector<int>& r, const std::vector<int>& s) {
    int result = 0;
    for (std::size_t i = 0; i < r.size(); ++i) result += ((r[i] + s[i]) % 2) << i;
    return result;
}

/// Every choice of representations gives the same sum, which is `expected`.
Finding nim_sum_is(const Ints<2>& rs, int digit_max, int expected) {
    for (const auto& r : representations(rs[0], digit_max))
        for (const auto& s : representations(rs[1], digit_max))
            if (const int sum = added_in_z2(r, s); sum != expected)
                return fails(std::to_string(sum) + " for " + std::to_string(expected));
    return true;
}

Domain<Ints<2>> pairs_of_integers() {
    return ints_domain<2>({
        .name = "pairs 0 <= r, s <= {}",
        .names = {"r", "s"},
        .size_min = 0,
        .enumerate =
            [](int size, const std::function<bool(const Ints<2>&)>& visit) {
                for (int r = 0; r <= size; ++r)
                    for (int s = r == size ? 0 : size; s <= size; ++s)
                        if (!visit({r, s})) return;
            },
        .size = [](const Ints<2>& rs) { return std::max(rs[0], rs[1]); },
        .contains = [](const Ints<2>& rs) { return rs[0] >= 0 && rs[1] >= 0; },
    });
}

Claim<Ints<2>> nim_sum_as_defined() {
    return {
        .id = "GGHR Nim-sum",
        .over = pairs_of_integers(),
        .bounds = {.tests = 3, .verify = 16, .reach_max = 20},
        .holds = [](const Ints<2>& rs) { return nim_sum_is(rs, rs[0] + rs[1], rs[0] ^ rs[1]); },
        .refuted_by = Ints<2>{0, 2},
    };
}

Claim<Ints<2>> nim_sum_repaired() {
    return {
        .id = "GGHR Nim-sum repaired",
        .over = pairs_of_integers(),
        .bounds = {.tests = 31, .verify = 127, .reach_max = 255},
        .holds = [](const Ints<2>& rs) { return nim_sum_is(rs, 1, rs[0] ^ rs[1]); },
        .near_misses = {{"the bitwise or",
                         [](const Ints<2>& rs) { return nim_sum_is(rs, 1, rs[0] | rs[1]); }},
                        {"the sum",
                         [](const Ints<2>& rs) { return nim_sum_is(rs, 1, rs[0] + rs[1]); }}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_sums_claims() {
    return {nim_sum_as_defined(), nim_sum_repaired(), lemma_2_i(), lemma_2_ii(),
            grundy_value_of_sum()};
}

}  // namespace gazetteer::properties
