// SPDX-License-Identifier: GPL-3.0-or-later
// That two hunts found the same, by whatever way.
#pragma once

#include <gtest/gtest.h>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

inline void expect_same_hunts(const HuntReport& a, const HuntReport& b) {
    EXPECT_EQ(a.verdict, b.verdict);
    EXPECT_EQ(a.searched, b.searched);
    EXPECT_EQ(a.also_searched, b.also_searched);
    EXPECT_EQ(a.graphs, b.graphs);
    EXPECT_EQ(a.graphs_met, b.graphs_met);
    EXPECT_EQ(a.instances_met, b.instances_met);
    EXPECT_EQ(a.failures, b.failures);
    EXPECT_TRUE(a.counterexamples == b.counterexamples);
    EXPECT_EQ(a.counterexample_count(), b.counterexample_count());
    EXPECT_EQ(a.complete_order, b.complete_order);
    EXPECT_TRUE(a.slices == b.slices);
    EXPECT_EQ(a.given_up.count, b.given_up.count);
    ASSERT_EQ(a.near.size(), b.near.size());
    for (std::size_t i = 0; i < a.near.size(); ++i) {
        EXPECT_EQ(a.near[i].slack, b.near[i].slack);
        EXPECT_EQ(a.near[i].found, b.near[i].found);
    }
}

}  // namespace gazetteer::conjectures
