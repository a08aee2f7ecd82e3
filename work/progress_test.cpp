// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/progress.hpp"

#include <gtest/gtest.h>

namespace gazetteer::runs {
namespace {

TEST(Progress, ThePartTheRateAndTheTimeThatRemains) {
    EXPECT_EQ(progress_text(0, 0, 0, 0, "graphs"), "0 graphs, 0/s");
    EXPECT_EQ(progress_text(50, 0, 0, 2, "graphs"), "50 graphs, 25/s");
    EXPECT_EQ(progress_text(0, 0, 200, 1, "claims"), "0 of 200 claims (0.0 %), 0/s");
    EXPECT_EQ(progress_text(50, 0, 200, 2, "graphs"),
              "50 of 200 graphs (25.0 %), 25/s, 6 s remain");
}

TEST(Progress, WhatWasDoneBeforeIsNotInTheRate) {
    EXPECT_EQ(progress_text(150, 100, 200, 10, "graphs"),
              "150 of 200 graphs (75.0 %), 5/s, 10 s remain");
}

TEST(Progress, MoreThanThereShouldBeLeavesNoTime) {
    EXPECT_EQ(progress_text(210, 0, 200, 1, "graphs"),
              "210 of 200 graphs (105.0 %), 210/s, 0 s remain");
}

TEST(Progress, AShortRunShowsNothing) {
    bool asked = false;
    {
        const ProgressDisplay display([&](double) {
            asked = true;
            return std::string();
        });
    }
    EXPECT_FALSE(asked);
}

}  // namespace
}  // namespace gazetteer::runs
