// SPDX-License-Identifier: GPL-3.0-or-later
// The families by their known orders, degrees and sizes.
#include "graph/families/classical.hpp"

#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

/// The common degree, or -1.
int regular_degree(const SparseGraph& g) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) != g.degree(0)) return -1;
    return g.order() == 0 ? 0 : g.degree(0);
}

void expect_regular(const SparseGraph& g, int order, int degree) {
    EXPECT_EQ(g.order(), order);
    EXPECT_EQ(regular_degree(g), degree);
}

TEST(ClassicalFamilies, HaveTheirOrderAndDegree) {
    expect_regular(random_regular_graph(0, 0, 1), 0, 0);
    for (int d : {1, 3, 4, 5, 6}) expect_regular(random_regular_graph(20, d, 7), 20, d);
    expect_regular(subset_graph(5, 2, 0), 10, 3);
    expect_regular(subset_graph(6, 3, 2), 20, 9);
    expect_regular(hamming_graph(3, 4), 64, 9);
    expect_regular(half_cube(5), 16, 10);
    expect_regular(paley_graph(5), 5, 2);
    expect_regular(paley_graph(29), 29, 14);
    const std::vector<int> jumps{1, 5};
    expect_regular(circulant_graph(10, jumps), 10, 3);
    expect_regular(generalized_petersen_graph(20, 2), 40, 3);
    expect_regular(latin_square_graph(4), 16, 9);
    expect_regular(symplectic_graph(2), 15, 8);
    expect_regular(line_graph(complete(5)), 10, 6);
}

TEST(ClassicalFamilies, ProductsAndGrids) {
    EXPECT_EQ(grid_of_sides({}), path(1));
    EXPECT_EQ(grid_of_sides(std::vector{5}), path(5));
    EXPECT_EQ(grid_of_sides(std::vector{3, 4}), (Grid{3, 4}.graph()));
    EXPECT_EQ(grid_of_sides(std::vector{2, 2, 2, 2}), cube(4));
    expect_regular(cartesian_product(cycle(4), cycle(6)), 24, 4);
    EXPECT_EQ(cartesian_product(path(0), cycle(6)), path(0));
}

TEST(ClassicalFamilies, GeneralizedPetersenGraphsByOtherNames) {
    const auto form = [](const SparseGraph& g) { return canonical(to_graph(g)); };
    EXPECT_EQ(form(generalized_petersen_graph(5, 2)), form(subset_graph(5, 2, 0)));
    EXPECT_EQ(form(generalized_petersen_graph(4, 1)), form(cube(3)));
    for (int n = 3; n <= 9; ++n)
        EXPECT_EQ(form(generalized_petersen_graph(n, 1)),
                  form(cartesian_product(path(2), cycle(n))));
    EXPECT_THROW(generalized_petersen_graph(6, 3), ContractViolation);
}

TEST(ClassicalFamilies, SidesOfGrids) {
    for (const std::vector<int>& sides :
         std::vector<std::vector<int>>{{2, 2}, {3, 4}, {2, 3, 4}, {4, 2, 3}, {2, 2, 2, 2}})
        EXPECT_EQ(sides_of_grid(grid_of_sides(sides)), sides);
    EXPECT_EQ(sides_of_grid(path(5)), std::nullopt);
    EXPECT_EQ(sides_of_grid(cycle(6)), std::nullopt);
    EXPECT_EQ(sides_of_grid(complete(8)), std::nullopt);
    EXPECT_EQ(sides_of_grid(cartesian_product(path(2), cycle(4))), std::nullopt);
    EXPECT_EQ(sides_of_grid(cartesian_product(path(2), cycle(5))), std::nullopt);
}

TEST(ClassicalFamilies, HaveTheirSizes) {
    EXPECT_EQ(random_graph(10, 0, 1).size(), 0);
    EXPECT_EQ(random_graph(10, 1, 1).size(), 45);
    EXPECT_EQ(random_graph(30, 0.5, 3), random_graph(30, 0.5, 3));
    EXPECT_EQ(mycielski_graph(0), complete(2));
    EXPECT_EQ(mycielski_graph(2).order(), 11);
    EXPECT_EQ(mycielski_graph(2).size(), 20) << "the Grotzsch graph";
    EXPECT_EQ(king_graph(2, 2), complete(4));
    EXPECT_EQ(king_graph(8, 8).size(), 210);
    EXPECT_EQ(queen_graph(8, 8).size(), 728);
    EXPECT_EQ(mutilated_grid(8, 8).size(), 108);
    EXPECT_EQ(line_graph(path(1)).order(), 0);
}

}  // namespace
}  // namespace gazetteer
