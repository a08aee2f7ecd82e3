// The families by their known parameters, and even kernels that are known by formula.
#include "counterexamples/kernel_families.hpp"

#include <gtest/gtest.h>

#include "counterexamples/even_kernel_wish.hpp"
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

TEST(KernelFamilies, HaveTheirOrderAndDegree) {
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
    expect_regular(latin_square_graph(4), 16, 9);
    expect_regular(symplectic_graph(2), 15, 8);
    expect_regular(line_graph(complete(5)), 10, 6);
}

TEST(KernelFamilies, HaveTheirSizes) {
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

bool has_even_kernel(const SparseGraph& g) {
    return !some_even_kernel(g).empty();
}

/// An even kernel of the line graph of a connected graph with an edge is a perfect matching: an
/// edge outside that meets one edge of it has its other end unmatched.
TEST(KernelFamilies, LineGraphsHaveOneIffThereIsAPerfectMatching) {
    for (int n = 2; n <= 9; ++n) {
        EXPECT_EQ(has_even_kernel(line_graph(path(n))), n % 2 == 0) << n;
        EXPECT_EQ(has_even_kernel(line_graph(complete(n))), n % 2 == 0) << n;
        if (n >= 3) {
            EXPECT_EQ(has_even_kernel(line_graph(cycle(n))), n % 2 == 0) << n;
        }
    }
    EXPECT_TRUE(has_even_kernel(line_graph(Grid{4, 5}.graph())));
    EXPECT_FALSE(has_even_kernel(line_graph(mutilated_grid(4, 4))));
}

TEST(KernelFamilies, CubesHaveOneIffTheDimensionIsEvenAndCompleteGraphsNone) {
    for (int n = 1; n <= 8; ++n) {
        EXPECT_EQ(has_even_kernel(cube(n)), n % 2 == 0) << "[FSU93, Theorem 4.1]";
        EXPECT_EQ(has_even_kernel(complete(n)), n == 1) << "[FSU93, section 2] prints n >= 1";
    }
    for (int n = 1; n <= 8; ++n)
        EXPECT_EQ(has_even_kernel(cocktail_party(n)), true) << "twins [FSU93, Corollary 2.3]";
}

}  // namespace
}  // namespace gazetteer
