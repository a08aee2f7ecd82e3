// SPDX-License-Identifier: GPL-3.0-or-later
// What was hit is made small, and told with all its instances.
#include <gtest/gtest.h>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "graph/families.hpp"

namespace gazetteer::conjectures {
namespace {

/// All instances of a hit that is as small as it may be, of which one was kept.
TEST(MadeLeast, WhatCannotBeSmallerIsToldWithAllItsInstances) {
    HuntReport drawn;
    drawn.verdict = HuntVerdict::refuted;
    drawn.of_least_order = 9;
    drawn.counterexamples = {found_at(to_graph(path(5)), 2)};
    const HuntReport least =
        made_least(Conjecture(*parse_expression("degree(v) < 2")), *parse_restrictions("trees"), 5,
                   drawn, {.exhaustive_order_max = 4});
    EXPECT_EQ(least.leastness, Leastness::shrunk);
    EXPECT_EQ(least.counterexamples.size(), 2u);
    EXPECT_EQ(least.of_least_order, 0u);
}

/// At the least order of a ground, too.
TEST(MadeLeast, AHitOfTheLeastOrderIsReplacedByALeastOne) {
    HuntReport drawn;
    drawn.verdict = HuntVerdict::refuted;
    drawn.of_least_order = 9;
    drawn.counterexamples = {found_at(to_graph(path(5)), -1)};
    const HuntReport least = made_least(Conjecture(*parse_expression("order < 5")),
                                        *parse_restrictions("trees"), 5, drawn, {});
    EXPECT_EQ(least.leastness, Leastness::exhaustive);
    EXPECT_EQ(least.counterexamples.size(), 3u);
    EXPECT_EQ(least.of_least_order, 3u);
}

TEST(MadeLeast, ARandomHitIsToldAlone) {
    const HuntReport null = hunt_at_random(Conjecture(*parse_expression("order > 20")),
                                           *parse_random_model("gnp(9, 0.5)"), 5, 1, {});
    EXPECT_EQ(null.counterexamples.front().graph.order(), 0);
    const HuntReport regular =
        hunt_at_random(Conjecture(*parse_expression("order < 5")),
                       *parse_random_model("regular(10, 3)"), 20, 1, {.exhaustive_order_max = 3});
    EXPECT_EQ(regular.counterexamples.size(), 1u);
}

}  // namespace
}  // namespace gazetteer::conjectures
