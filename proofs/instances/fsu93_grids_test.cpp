// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/FSU93.v on grids and their numbers, on small ones.
#include <algorithm>

#include "proofs/instances/asking.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/fsu93/box_domains.hpp"

namespace gazetteer::properties {
namespace {

/// On the grids with sides from 2 to the size, as the claims have them.
void on_small_grids(const std::string& theorem, const How<Ints<2>>& how) {
    compare<Ints<2>>(theorem, grid_sizes(2), of_numbers<2>, how);
}

/// At most 15 vertices, or sides to 4.
bool at_most_15_or_4_by_4(const Ints<2>& sides) {
    return sides[0] * sides[1] <= 15 || std::max(sides[0], sides[1]) <= 4;
}

TEST(FSU93GridInstances, TheSetS) {
    on_small_grids("FSU93.theorem_4_2_kernel", {.size_max = 5, .only = at_most_15_or_4_by_4});
    on_small_grids("FSU93.theorem_4_2_either_or", {.size_max = 8});
    on_small_grids("FSU93.theorem_4_2_in_words", {.size_max = 8});
}

/// The theorem has no parity: the claim takes the even m, of which the paper speaks.
bool first_even(const Ints<2>& sides) {
    return sides[0] % 2 == 0;
}

TEST(FSU93GridInstances, TheBilliardBall) {
    on_small_grids("FSU93.theorem_4_2_trajectory", {.size_max = 8, .only = first_even});
    on_small_grids("FSU93.theorem_4_2_at_most_twice", {});
    on_small_grids("FSU93.theorem_4_2_exactly_twice", {});
    on_small_grids("FSU93.theorem_4_2_portion_b", {.only = small_grid<2>});
}

TEST(FSU93GridInstances, Figures) {
    compare<Ints<2>>("FSU93.figure_3", single_grid("G_{14 x 9}", {14, 9}), of_numbers<2>, {});
    on_small_grids("FSU93.figure_4", {.size_max = 6});
    compare<Ints<2>>("FSU93.figure_5", single_grid("G_{12 x 9}", {12, 9}), of_numbers<2>, {});
}

TEST(FSU93GridInstances, TheCorner) {
    compare<Ints<2>>("FSU93.section_5_4_corner", grid_sizes(1), of_numbers<2>,
                     {.size_max = 6, .only = small_grid<2>});
}

/// The claim is of all vertices at once, and so never vacuous. By the definitions, order 6 takes
/// long.
TEST(FSU93GridInstances, HigherDimensions) {
    const auto small = [](const Ints<3>& sides) { return sides[0] * sides[1] * sides[2] <= 6; };
    compare<Ints<3>>("FSU93.section_5_4_multiples", boxes<3>(), of_numbers<3>,
                     {.size_max = 5, .hypotheses = false, .only = small});
    compare<Ints<3>>("FSU93.section_5_4_gcds", boxes<3>(), of_numbers<3>,
                     {.size_max = 5, .only = small});
    compare<Ints<3>>("FSU93.section_5_4_witnesses", boxes<3>(), of_numbers<3>,
                     {.size_max = 5, .only = small});
}

/// Paths of order n times cycles of order m.
TEST(FSU93GridInstances, Cylinders) {
    compare<Ints<2>>("FSU93.section_5_4_cylinders", all_numbers<2>({"n", "m"}, {1, 1}),
                     of_numbers<2>, {.size_max = 6, .only = [](const Ints<2>& n) {
                                         return n[0] * n[1] <= (n[1] == 4 ? 8 : 6);
                                     }});
}

/// How many vertices of the box are P or N, as the play and as the theorem have it.
Told vertices_with(Outcome outcome, const Box& box) {
    const auto& outcomes = true_outcomes(box);
    const auto n = static_cast<int>(std::ranges::count(outcomes, outcome));
    return {static_cast<int>(outcomes.size()), 0, n, n};
}

TEST(FSU93GridInstances, Ideals) {
    compare<Ints<3>>(
        "FSU93.section_5_4_higher_dimension", boxes<3>(), of_numbers<3>,
        {.only = [](const Ints<3>& n) { return n[0] * n[1] * n[2] <= 36; },
         .expected = [](const Ints<3>& n) { return vertices_with(Outcome::N, box_of(n)); }});
}

/// Whether each odd order that divides a side plus one divides `number`.
template <std::size_t K>
bool orders_divide(int number, const Ints<K>& sides) {
    return std::ranges::all_of(sides, [number](int n) {
        int odd = n + 1;
        while (odd % 2 == 0) odd /= 2;
        return number % odd == 0;
    });
}

/// Coq has the fields of 16 and of 64 elements: in one of them lie the roots of unity of the
/// orders. The boxes have at most `order_max` vertices.
template <std::size_t K>
void on_boxes(const std::string& theorem, int side_max, int order_max) {
    const auto asked = [order_max](const Ints<K>& n) {
        return box_of(n).order() <= order_max && (orders_divide(15, n) || orders_divide(63, n));
    };
    compare<Ints<K>>(theorem, boxes<K>(), of_numbers<K>,
                     {.size_max = side_max, .only = asked, .expected = [](const Ints<K>& n) {
                          return vertices_with(Outcome::P, box_of(n));
                      }});
}

/// The least sides with the orders 3, 7 and 9, which are balanced, are 2, 6 and 8.
TEST(FSU93GridInstances, BalancedOrders) {
    on_boxes<3>("FSU93.section_5_4_answer", 8, 48);
    compare<Ints<3>>("FSU93.section_5_4_answer", boxes<3>(), of_numbers<3>,
                     {.size_max = 8, .only = [](const Ints<3>& n) {
                          return n == Ints<3>{2, 6, 8};
                      }});
    on_boxes<4>("FSU93.section_5_4_dimension_4", 4, 48);
    on_boxes<5>("FSU93.section_5_4_dimension_5", 3, 48);
}

/// In rings of 4 elements; to 30 vertices, where zeros in the field of 64 elements are asked for no
/// more than in that of 4.
TEST(FSU93GridInstances, CommonZeros) {
    compare<Ints<3>>(
        "FSU93.section_5_4_common_zero", boxes<3>(), of_numbers<3>,
        {.size_max = 5, .only = [](const Ints<3>& n) { return n[0] * n[1] * n[2] <= 30; }});
}

/// Products of cycles of twice the orders, to 96 vertices.
TEST(FSU93GridInstances, Tori) {
    compare<Ints<3>>(
        "FSU93.section_5_4_tori", boxes<3>(), of_numbers<3>,
        {.size_max = 3, .only = [](const Ints<3>& n) { return n[0] * n[1] * n[2] <= 12; }});
}

}  // namespace
}  // namespace gazetteer::properties
