// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/SV25.v on small instances.
#include <numeric>

#include "proofs/instances/asking.hpp"
#include "properties/domains/single_grid.hpp"

namespace gazetteer::properties {
namespace {

TEST(SV25Instances, EvenKernels) {
    on_rooted_graphs("SV25.theorem_3");
}

TEST(SV25Instances, Grids) {
    on_grids("SV25.theorem_1", 2);
    on_grids("SV25.theorem_2", 1);
    on_grids("SV25.theorem_1_from_theorem_2", 2);
    on_grid_vertices("SV25.theorem_10");
    on_grid_vertices("SV25.theorem_7_fails_as_printed");
    on_grid_vertices("SV25.corollary_12_two_values_of_k");
}

/// Grids with k = 0, ..., d, as the claims on the sets S_k print them.
Domain<Ints<3>> grids_with_k() {
    const auto contains = [](const Ints<3>& value) {
        return value[2] >= 0 && value[2] <= std::gcd(value[0] + 1, value[1] + 1);
    };
    return ints_domain<3>({
        .name = "grids with k",
        .names = {"m", "n", "k"},
        .size_min = 1,
        .enumerate =
            [contains](int size, const std::function<bool(const Ints<3>&)>& visit) {
                grid_sizes(1).enumerate(size, [&](const Ints<2>& sides) {
                    for (int k = 0; contains({sides[0], sides[1], k}); ++k)
                        visit({sides[0], sides[1], k});
                    return true;
                });
            },
        .size = [](const Ints<3>& value) { return std::max(value[0], value[1]); },
        .contains = contains,
    });
}

TEST(SV25Instances, TheSetsOfCorollary12) {
    const How<Ints<3>> how{.only = small_grid<3>};
    compare<Ints<3>>("SV25.corollary_12", grids_with_k(), of_numbers<3>, how);
    compare<Ints<3>>("SV25.corollary_12_fails_as_printed", grids_with_k(), of_numbers<3>, how);
}

/// Rays take no play: some grids may be larger.
void on_rays(const std::string& theorem, int area_max = 6) {
    compare<Ints<4>>(
        theorem, grid_vertices(1), of_numbers<4>,
        {.size_max = 5, .only = [area_max](const Ints<4>& v) { return v[0] * v[1] <= area_max; }});
}

/// As printed, both rays return at one time, as they do from the middle of the grid.
TEST(SV25Instances, Lemma4AndItsCases) {
    on_rays("SV25.lemma_4");
    on_rays("SV25.lemma_4_case_1", 10);
    on_rays("SV25.lemma_4_case_2");
    on_rays("SV25.lemma_4_case_3");
    on_rays("SV25.lemma_4_case_3_1", 10);
    on_rays("SV25.lemma_4_case_3_2");
    on_rays("SV25.lemma_4_case_3_3");
    const auto in_the_middle = [](const Ints<4>& v) {
        return 2 * v[2] == v[0] + 1 && 2 * v[3] == v[1] + 1;
    };
    compare<Ints<4>>("SV25.lemma_4_case_3_3_fails_as_printed", grid_vertices(1), of_numbers<4>,
                     {.size_max = 5, .only = in_the_middle});
    on_rays("SV25.lemma_4_endless_rays", 10);
}

/// The labelling by winding numbers, its negation, and no positive point.
TEST(SV25Instances, LabelledRegions) {
    on_rays("SV25.lemma_6", 3);
    const auto at_a_corner = [](const Ints<4>& v) {
        return v[0] * v[1] <= 3 || v == Ints<4>{3, 2, 1, 1};
    };
    compare<Ints<4>>("SV25.lemma_6_cases", grid_vertices(1), of_numbers<4>, {.only = at_a_corner});
}

/// These speak of all labellings. The claim's walk round the rectangle needs two regions that it
/// meets.
TEST(SV25Instances, AllLabellings) {
    on_rays("SV25.lemma_5", 10);
    on_rays("SV25.lemma_5_extended_trail", 10);
    compare<Ints<4>>("SV25.lemma_5_unbounded_regions", grid_vertices(1), of_numbers<4>,
                     {.hypotheses = false, .only = small_grid<4>});
    on_grid_vertices("SV25.theorem_7");
    on_grid_vertices("SV25.winning_strategy");
}

TEST(SV25Instances, TrailsDrawnInTheGrid11x8) {
    compare<Ints<4>>("SV25.figure_3", single_grid_vertex("(3, 4) in G_{11 x 8}", {11, 8, 3, 4}),
                     of_numbers<4>, {});
    compare<Ints<2>>("SV25.example_11", single_grid("G_{11 x 8}", {11, 8}), of_numbers<2>, {});
}

/// The claim takes the least h and k of a vertex with d | a, the theorem all.
TEST(SV25Instances, LinesThroughCopies) {
    on_rays("SV25.lemma_4_coefficients", 10);
    compare<Ints<4>>("SV25.lemma_4_embedding", grid_vertices(1), of_numbers<4>,
                     {.hypotheses = false, .only = small_grid<4>});
    compare<Ints<4>>("SV25.figure_1", single_grid_vertex("(2, 2) in G_{5,3}", {5, 3, 2, 2}),
                     of_numbers<4>, {});
    compare<Ints<2>>("SV25.figure_2", single_grid("G_{3 x 2}", {3, 2}), of_numbers<2>, {});
}

/// A small grid may have a 180-degree trail, but no two vertices that are mirror images.
TEST(SV25Instances, TrailsOf180Degrees) {
    on_rays("SV25.lemma_8");
    on_rays("SV25.lemma_8_rays");
    on_rays("SV25.lemma_9");
    on_rays("SV25.figure_4");
    on_rays("SV25.note_modulo_2d");
    on_rays("SV25.corollary_12_trails");
    compare<Ints<4>>("SV25.note_reflections", grid_vertices(1), of_numbers<4>,
                     {.hypotheses = false, .only = small_grid<4>});
    compare<Ints<2>>("SV25.figure_6", single_grid("G_{19 x 14}", {19, 14}), of_numbers<2>, {});
    compare<Ints<3>>("SV25.corollary_12_signs", grids_with_k(), of_numbers<3>,
                     {.only = small_grid<3>});
}

}  // namespace
}  // namespace gazetteer::properties
