// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (3)]: whether almost all graphs are N from vertex 1. What running can say: for
// which p the probability for order n is greater than for order n - 1, exactly.
#include <array>

#include "properties/checks/edge_probability.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// 1000 q_n, rounded down, for n = 3, ..., 10: the probability grows from order n - 1 to order n
/// for 0 < p < q_n, and falls for q_n < p < 1.
constexpr std::array q{500, 747, 691, 865, 867, 891, 921, 927};
constexpr int order_min = 3;
constexpr int order_max = order_min + static_cast<int>(q.size()) - 1;

int q_of(int n) {
    return q.at(static_cast<std::size_t>(n - order_min));
}

Finding crosses_at_q(int n) {
    const EdgePolynomial growth = growth_of_N(n);
    if (!crosses_once(growth)) return fails("it does not cross once");
    const bool below = sign_at(growth, q_of(n), 1000) >= 0;
    const bool above = sign_at(growth, q_of(n) + 1, 1000) < 0;
    return below && above ? Finding(true) : fails("it crosses elsewhere");
}

/// Whether the probability grows from order n - 1 to order n at p = thousandths / 1000.
Finding grows_at(int n, int thousandths) {
    return sign_at(growth_of_N(n), thousandths, 1000) > 0;
}

Domain<Ints<1>> orders() {
    Domain<Ints<1>> result = integers("random graphs G(n, p) with 3 <= n <= {}", "n", order_min);
    result.contains = [](const Ints<1>& x) { return order_min <= x[0] && x[0] <= order_max; };
    return result;
}

Claim<Ints<1>> problem_3() {
    return {
        .id = "FSU93 5(3)",
        .over = orders(),
        .bounds = {.tests = 7, .verify = 8, .reach_max = order_max},
        .holds = [](const Ints<1>& x) { return crosses_at_q(x[0]); },
        .near_misses =
            {{"it grows at p = 1/2", [](const Ints<1>& x) { return grows_at(x[0], 500); }},
             {"it grows wherever it grew one order before: q_n >= q_(n-1)",
              [](const Ints<1>& x) {
                  return given(x[0] > order_min, [&] { return grows_at(x[0], q_of(x[0] - 1)); });
              }},
             {"it grows at p = 9/10", [](const Ints<1>& x) { return grows_at(x[0], 900); }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_random_graph_claims() {
    return {problem_3()};
}

}  // namespace gazetteer::properties
