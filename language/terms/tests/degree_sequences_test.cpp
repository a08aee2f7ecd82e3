// SPDX-License-Identifier: GPL-3.0-or-later
// The degrees of small and of large graphs are in ascending order, wherever their vertices stand.
#include "language/terms/degree_sequences.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"

namespace gazetteer::conjectures {
namespace {

using of_degrees::Degrees;
using of_degrees::degrees_of;

TEST(DegreeSequences, AreInAscendingOrder) {
    EXPECT_EQ(degrees_of(Graph(0)), Degrees());
    EXPECT_EQ(degrees_of(Graph(2)), (Degrees{0, 0}));
    for (const SparseGraph& star : {complete_bipartite(1, 4), complete_bipartite(4, 1)}) {
        EXPECT_EQ(degrees_of(star), (Degrees{1, 1, 1, 1, 4}));
        EXPECT_EQ(degrees_of(to_graph(star)), (Degrees{1, 1, 1, 1, 4}));
    }
    EXPECT_EQ(degrees_of(path(70)).front(), 1);
    EXPECT_EQ(degrees_of(path(70)).size(), 70U);
}

}  // namespace
}  // namespace gazetteer::conjectures
