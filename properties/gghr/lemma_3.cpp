// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, Lemma 3]: the positions (m, m + 34), and the induction of the proof.
#include <algorithm>
#include <array>

#include "characterizations/edge_delete/mirror.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"
#include "properties/gghr/path_values.hpp"

namespace gazetteer::properties {
namespace {

Domain<Ints<1>> positive_integers() {
    return integers("integers 1 <= m <= {}", "m", 1);
}

/// Every m >= least has (m, m + period) in P, by g(m) xor g(m + period).
std::function<Finding(const Ints<1>&)> in_P_from(int least, int period) {
    return [=](const Ints<1>& m) {
        return given(m[0] >= least, [&] { return Finding((g(m[0]) ^ g(m[0] + period)) == 0); });
    };
}

Claim<Ints<1>> lemma_3() {
    return {
        .id = "GGHR L3",
        .over = positive_integers(),
        .bounds = bounds_of_path_table,
        .holds = in_P_from(56, 34),
        .near_misses = {{"(m, m + 33)", in_P_from(56, 33)},
                        {"(m, m + 17)", in_P_from(56, 17)},
                        {"m >= 54", in_P_from(54, 34)}},
    };
}

Claim<Ints<1>> lemma_3_sharp() {
    return {
        .id = "GGHR L3 sharp",
        .over = positive_integers(),
        .bounds = bounds_of_path_table,
        .holds =
            [](const Ints<1>& m) {
                if (m[0] == 54) return Finding(g(54) != g(88));
                return in_P_from(55, 34)(m);
            },
        .near_misses = {{"nor for m = 55",
                         [](const Ints<1>& m) {
                             return given(m[0] == 55, [] { return Finding(g(55) != g(89)); });
                         }},
                        {"m >= 54", in_P_from(54, 34)}},
    };
}

Claim<Ints<1>> base_of_lemma_3() {
    return {
        .id = "GGHR L3 base",
        .over = positive_integers(),
        .bounds = {.tests = 145, .verify = 145, .reach_max = 145},
        .holds =
            [](const Ints<1>& m) {
                return given(m[0] <= 145, [&] { return in_P_from(56, 34)(m); });
            },
        .near_misses = {{"for 54 <= m <= 145", in_P_from(54, 34)}},
    };
}

/// A position on four paths, by their orders.
using Four = std::array<int, 4>;

Four sorted(Four z) {
    std::ranges::sort(z);
    return z;
}

/// A variant of the proof: from where it starts, the difference for 34, and whether the cut of
/// M + 34 repeats b, and not a.
struct Step {
    int least = 146;
    int difference = 34;
    bool repeats_b = false;
};

/// The move to z cuts `whole` into `equal` and the rest, beside the two others. It is legal; z is
/// the sum of (equal, equal) and (b, b + difference), of which the induction hypothesis speaks; and
/// z is in P.
Finding reply_wins(int whole, std::array<int, 2> others, int equal, int b, int M,
                   const Step& step) {
    const auto said = [equal](const char* what) {
        return fails(std::string(what) + " for the part " + std::to_string(equal));
    };
    if (equal < 2 || whole - equal < 2) return said("no legal move");
    const Four z{others[0], others[1], equal, whole - equal};
    if (sorted(z) != sorted({equal, equal, b, b + step.difference})) return said("another sum");
    if (b < 56 || b >= M) return said("the induction hypothesis is silent");
    if (g(b) != g(b + step.difference)) return said("(b, b + 34) is not in P");
    return (g(z[0]) ^ g(z[1]) ^ g(z[2]) ^ g(z[3])) == 0 ? Finding(true) : said("z is not in P");
}

/// Every successor of (M, M + difference) has the reply of the proof.
Finding induction_step(int M, const Step& step) {
    const int N = M + step.difference;
    for (int a = 2; a <= M - a; ++a) {
        const int equal = step.repeats_b ? M - a : a;
        const Finding first = reply_wins(N, {a, M - a}, equal, M - equal, M, step);
        if (first.failed()) return first;
    }
    for (int c = 2; c <= N - c; ++c) {
        const int d = N - c;
        const Finding second = reply_wins(M, {c, d}, c, d - step.difference, M, step);
        if (second.failed()) return second;
    }
    return true;
}

Claim<Ints<1>> step_of_lemma_3() {
    const auto from = [](const Step& step) {
        return [step](const Ints<1>& M) {
            return given(M[0] >= step.least, [&] { return induction_step(M[0], step); });
        };
    };
    return {
        .id = "GGHR L3 step",
        .symbolic = "GGHR_lemma_3_step",
        .over = positive_integers(),
        .bounds = {.tests = 300, .verify = 1000, .reach_max = path_table_max / 2},
        .holds = from({}),
        .near_misses = {{"M >= 144", from({.least = 144})},
                        {"M >= 112", from({.least = 112})},
                        {"33 for 34", from({.difference = 33})},
                        {"z = (a, b, b, a+34)", from({.repeats_b = true})}},
    };
}

/// (a, a, ...): so many paths of order a, and at last one of order a + more.
Graph equal_paths(int a, int copies, int more) {
    Graph result = to_graph(path(a + more));
    for (int i = 1; i < copies; ++i) result = disjoint_union(to_graph(path(a)), result);
    return result;
}

Domain<Ints<1>> pairs_of_equal_paths() {
    Domain<Ints<1>> result = integers("positions (a, a), 2 <= a <= {}", "a", 2);
    result.graph = [](const Ints<1>& a) -> std::optional<InstanceGraph> {
        if (2 * a[0] > Graph::order_max) return std::nullopt;
        return InstanceGraph{SparseGraph(equal_paths(a[0], 2, 0)), {}, "two paths"};
    };
    return result;
}

constexpr Bounds lemma_3_bounds{.tests = 12, .verify = 16, .reach_max = 26};

Claim<Ints<1>> by_lemma_2() {
    return {
        .id = "GGHR L3 (a, a)",
        .over = pairs_of_equal_paths(),
        .bounds = lemma_3_bounds,
        .holds =
            [](const Ints<1>& a) {
                if (!edge_delete_is_P_played(to_graph(path(a[0]))))
                    return fails("P_" + std::to_string(a[0]) + " is in N");
                return Finding(edge_delete_is_P_played(equal_paths(a[0], 2, 0)));
            },
        .refuted_by = Ints<1>{4},
    };
}

/// Played on whole positions.
std::function<Finding(const Ints<1>&)> equal_paths_in_P(int copies, int more) {
    return [=](const Ints<1>& a) {
        return given(copies * a[0] <= 32, [&] {
            return Finding(edge_delete_is_P_played(equal_paths(a[0], copies, more)));
        });
    };
}

Claim<Ints<1>> by_the_mirror() {
    return {
        .id = "GGHR L3 (a, a) repaired",
        .over = pairs_of_equal_paths(),
        .bounds = lemma_3_bounds,
        .holds =
            [](const Ints<1>& a) {
                const Graph pair = equal_paths(a[0], 2, 0);
                if (!is_mirror_automorphism(pair, exchange_of_copies(a[0], 2)))
                    return fails("the exchange is no automorphism of Theorem 5");
                return Finding(edge_delete_is_P_played(pair));
            },
        .near_misses = {{"(a, a + 1)", equal_paths_in_P(2, 1)},
                        {"(a, a, a)", equal_paths_in_P(3, 0)}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_lemma_3_claims() {
    return {lemma_3(),         lemma_3_sharp(), base_of_lemma_3(),
            step_of_lemma_3(), by_lemma_2(),    by_the_mirror()};
}

}  // namespace gazetteer::properties
