// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/ground_truth.hpp"

#include <gtest/gtest.h>

#include "oracle/outcome.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {
namespace {

/// The shared solvers equal the definition on all graphs of order <= 5.
TEST(GroundTruth, EqualsTheDefinition) {
    for (int order = 1; order <= 5; ++order)
        rooted_graphs().enumerate(order, [](const RootedGraph& p) {
            if (p.graph.size() > 9) return true;
            EXPECT_EQ(is_P<UEG>(p), outcome<UEG>(p) == Outcome::P);
            EXPECT_EQ(is_P<UVG>(p), outcome<UVG>(p) == Outcome::P);
            return true;
        });
    for (int order = 0; order <= 4; ++order)
        graphs().enumerate(order, [](const Graph& g) {
            EXPECT_EQ(slither_is_P(g), outcome<Slither>(Slither::start(g)) == Outcome::P);
            if (has_isolated_vertex(g)) return true;
            EXPECT_EQ(edge_delete_is_P(g), outcome<EdgeDelete>(g) == Outcome::P);
            EXPECT_EQ(edge_delete_is_P_played(g), outcome<EdgeDelete>(g) == Outcome::P);
            return true;
        });
}

}  // namespace
}  // namespace gazetteer::properties
