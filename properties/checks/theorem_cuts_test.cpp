// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/theorem_cuts.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer::properties {
namespace {

void decides_as_the_rules_alone(const SparseGraph& g, std::vector<std::uint64_t>& counts) {
    for (Vertex root = 0; root < g.order(); ++root) {
        ProofSearch with(g, root, {.cuts = theorem_cuts()});
        ProofSearch without(g, root);
        EXPECT_EQ(with.winning_moves(), without.winning_moves());
        EXPECT_EQ(with.outcome(), without.outcome());
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += with.cut_counts()[i];
    }
}

TEST(TheoremCuts, DecideAsTheRulesAloneUpToOrderSix) {
    std::vector<std::uint64_t> counts(2);
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        decides_as_the_rules_alone(g, counts);
        return !testing::Test::HasFailure();
    });
    for (std::uint64_t count : counts) EXPECT_GT(count, 0u);
}

TEST(TheoremCutsStandard, DecideAsTheRulesAloneOnLargerGraphs) {
    std::vector<std::uint64_t> counts(2);
    for_each_graph({.order_min = 7, .order_max = 7}, [&](const Graph& g) {
        decides_as_the_rules_alone(g, counts);
        return !testing::Test::HasFailure();
    });
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        decides_as_the_rules_alone(random_regular_graph(14, 4, seed), counts);
        decides_as_the_rules_alone(random_regular_graph(30, 3, seed), counts);
    }
    // More than 64 vertices: the cuts see the components that have become small enough.
    decides_as_the_rules_alone(gazetteer::random_graph(80, 92, 1), counts);
    for (std::uint64_t count : counts) EXPECT_GT(count, 0u);
}

}  // namespace
}  // namespace gazetteer::properties
