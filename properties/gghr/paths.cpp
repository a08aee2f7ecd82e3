// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 2 from the successors of P_n on]: the recurrence for paths, Theorem 4.
#include <algorithm>
#include <array>

#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "graph/families.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"
#include "properties/gghr/path_values.hpp"

namespace gazetteer::properties {
namespace {

/// The options of P_n, as orders of the two parts in the order of the path, are (k, n - k) for
/// least <= k <= n - least.
Finding options_of_path(int n, int least) {
    std::vector<int> expected;
    for (int k = least; k <= n - least; ++k) expected.push_back(k);
    std::vector<int> found;
    for (const Graph& option : EdgeDelete::options(to_graph(path(n))))
        found.push_back(components(option).front().size());
    std::ranges::sort(found);
    return found == expected;
}

Claim<Ints<1>> successors_of_paths() {
    return {
        .id = "GGHR successors of P_n",
        .over = paths_of_order(2),
        .bounds = {.tests = 20, .verify = 64, .reach_max = 64},
        .holds = [](const Ints<1>& n) { return options_of_path(n[0], 2); },
        .near_misses = {{"(1, n-1) too", [](const Ints<1>& n) { return options_of_path(n[0], 1); }},
                        {"(2, n-2) not",
                         [](const Ints<1>& n) { return options_of_path(n[0], 3); }}},
    };
}

int at(const std::vector<int>& values, int n) {
    return values[static_cast<std::size_t>(n)];
}

/// The printed recurrence with parts of order at least `least`, and `add` for xor.
std::vector<int> recurrence(int n_max, int least, int (*add)(int, int)) {
    std::vector<int> g;
    for (int n = 0; n <= n_max; ++n) {
        std::vector<int> values;
        for (int k = least; k <= n - least; ++k) values.push_back(add(at(g, k), at(g, n - k)));
        g.push_back(mex(std::move(values)));
    }
    return g;
}

int nim_sum(int r, int s) {
    return r ^ s;
}

/// The bounds of what is played on whole paths.
constexpr Bounds bounds_of_play{.tests = 24, .verify = 36, .reach_max = 56};

Claim<Ints<1>> printed_recurrence() {
    const auto value_is = [](int least, int (*add)(int, int)) {
        return [=](const Ints<1>& n) {
            const int played = played_edge_delete().grundy_value(to_graph(path(n[0])));
            return Finding(played == at(recurrence(n[0], least, add), n[0]));
        };
    };
    return {
        .id = "GGHR recurrence",
        .over = paths_of_order(2),
        .bounds = bounds_of_play,
        .holds = value_is(2, nim_sum),
        .near_misses = {{"from g(1) xor g(n-1) on", value_is(1, nim_sum)},
                        {"from g(3) xor g(n-3) on", value_is(3, nim_sum)},
                        {"the sum of integers for xor",
                         value_is(2, [](int r, int s) { return r + s; })},
                        {"the larger for xor",
                         value_is(2, [](int r, int s) { return std::max(r, s); })}},
    };
}

Claim<Ints<1>> grundy_certificate() {
    const auto value_is = [](int shift) {
        return [shift](const Ints<1>& n) {
            return Finding(g(n[0]) == edge_delete_path_grundy_value(n[0] + shift));
        };
    };
    return {
        .id = "GGHR Guy-Smith",
        .over = paths_of_order(2),
        .bounds = bounds_of_path_table,
        .holds =
            [](const Ints<1>& n) {
                return given(is_valid(edge_delete_path_certificate()), [&] {
                    return Finding(g(n[0]) == edge_delete_path_grundy_value(n[0]));
                });
            },
        .near_misses = {{"a heap of n - 1", value_is(1)},
                        {"period 34 from n = 54",
                         [](const Ints<1>& n) {
                             return given(n[0] >= 54,
                                          [&] { return Finding(g(n[0]) == g(n[0] + 34)); });
                         }}},
    };
}

constexpr std::array<int, 16> list_below_90{2,  3,  7,  11, 17, 23, 27, 31,
                                            37, 41, 45, 57, 61, 65, 75, 79};

/// A wins on P_n unless n is in the list, with one member left out or put in.
std::function<Finding(const Ints<1>&)> wins_unless_listed(int changed) {
    return [changed](const Ints<1>& n) {
        return given(n[0] < 90, [&] {
            const bool listed = std::ranges::find(list_below_90, n[0]) != list_below_90.end();
            return iff(g(n[0]) != 0, !(listed != (n[0] == changed)));
        });
    };
}

Claim<Ints<1>> list_for_small_paths() {
    return {
        .id = "GGHR n < 90",
        .over = paths_of_order(2),
        .bounds = {.tests = 89, .verify = 89, .reach_max = 89},
        .holds = wins_unless_listed(-1),
        .near_misses = {{"without 45", wins_unless_listed(45)},
                        {"without 79", wins_unless_listed(79)},
                        {"with 51", wins_unless_listed(51)},
                        {"with 71 = 37 + 34", wins_unless_listed(71)}},
    };
}

/// B wins on P_n iff n belongs to the sets of Theorem 4, changed by `change`.
std::function<Finding(const Ints<1>&)> in_sets(const std::function<bool(int, bool)>& change) {
    return [change](const Ints<1>& n) {
        return iff(g(n[0]) == 0, change(n[0], in_sets_of_theorem_4(n[0])));
    };
}

std::vector<NearMiss<Ints<1>>> near_misses_of_theorem_4() {
    return {{"57 + 34k dropped", in_sets([](int n, bool in) { return in && n % 34 != 57 % 34; })},
            {"37 + 34k", in_sets([](int n, bool in) { return in || (n >= 37 && n % 34 == 3); })},
            {"41 + 34k from k = 1", in_sets([](int n, bool in) { return in && n != 41; })}};
}

Claim<Ints<1>> theorem_4() {
    return {
        .id = "GGHR T4",
        .over = paths_of_order(2),
        .bounds = bounds_of_path_table,
        .holds = in_sets([](int, bool in) { return in; }),
        .near_misses = near_misses_of_theorem_4(),
    };
}

/// A valid certificate makes both sides periodic from the larger of their preperiods on.
Finding holds_for_all(const PeriodCertificate& certificate) {
    if (!is_valid(certificate)) return fails("the certificate is not valid");
    const int end = std::max(certificate.preperiod + 2, 65) + certificate.period;
    for (int n = 2; n <= end; ++n)
        if ((certificate.value(n - 2) == 0) != in_sets_of_theorem_4(n))
            return fails("n = " + std::to_string(n));
    return certificate.period % 34 == 0;
}

Claim<PeriodCertificate> theorem_4_for_all_n() {
    const auto changed = [](const std::function<void(PeriodCertificate&)>& change) {
        return [change](const PeriodCertificate& certificate) {
            PeriodCertificate other = certificate;
            other.values = octal_grundy_values(certificate.game, 400);
            change(other);
            return holds_for_all(other);
        };
    };
    return {
        .id = "GGHR T4 for all n",
        .over = single("certificate of the period 34", edge_delete_path_certificate()),
        .bounds = {},
        .holds = holds_for_all,
        .near_misses = {{"period 33", changed([](PeriodCertificate& c) { c.period = 33; })},
                        {"period 17", changed([](PeriodCertificate& c) { c.period = 17; })},
                        {"preperiod 52", changed([](PeriodCertificate& c) { c.preperiod = 52; })},
                        {"one value changed",
                         changed([](PeriodCertificate& c) { ++c.values[100]; })}},
    };
}

Claim<Ints<1>> theorem_4_played() {
    const auto played = [](const std::function<bool(int)>& in_sets_of) {
        return [in_sets_of](const Ints<1>& n) {
            return iff(edge_delete_is_P_played(to_graph(path(n[0]))), in_sets_of(n[0]));
        };
    };
    return {
        .id = "GGHR T4 played",
        .over = paths_of_order(2),
        .bounds = {.tests = 28, .verify = 41, .reach_max = 56},
        .holds = played(in_sets_of_theorem_4),
        .near_misses = {{"n - 1 for n", played([](int n) { return in_sets_of_theorem_4(n - 1); })},
                        {"27 dropped",
                         played([](int n) { return n != 27 && in_sets_of_theorem_4(n); })}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_recurrence_claims() {
    return {successors_of_paths(), printed_recurrence(), grundy_certificate()};
}

std::vector<AnyClaim> gghr_theorem_4_claims() {
    return {list_for_small_paths(), theorem_4(), theorem_4_for_all_n(), theorem_4_played()};
}

}  // namespace gazetteer::properties
