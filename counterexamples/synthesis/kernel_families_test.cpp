// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels of families that are known by formula.
#include <gtest/gtest.h>

#include "counterexamples/synthesis/wish.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"

namespace gazetteer::even_kernels {
namespace {

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
}  // namespace gazetteer::even_kernels
