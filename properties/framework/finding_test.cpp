// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/framework/finding.hpp"

#include <gtest/gtest.h>

namespace gazetteer::properties {
namespace {

using Kind = Finding::Kind;

TEST(Finding, ABoolHoldsOrFails) {
    EXPECT_EQ(Finding(true).kind, Kind::holds);
    EXPECT_EQ(Finding(false).kind, Kind::fails);
    EXPECT_EQ(Finding(false).detail, "");
    EXPECT_TRUE(Finding(false).failed());
    EXPECT_FALSE(Finding(true).failed());
    EXPECT_FALSE(vacuous().failed());
}

TEST(Finding, WhatIsVacuousSaysNothing) {
    EXPECT_EQ(vacuous().kind, Kind::vacuous);
    EXPECT_FALSE(vacuous().nonvacuous());
    EXPECT_TRUE(Finding(true).nonvacuous());
    EXPECT_TRUE(Finding(false).nonvacuous());
}

TEST(Finding, AFailureSaysWhatWasSeen) {
    EXPECT_EQ(fails("seen").kind, Kind::fails);
    EXPECT_EQ(fails("seen").detail, "seen");
}

TEST(Finding, IffIsNeverVacuous) {
    EXPECT_EQ(iff(true, true).kind, Kind::holds);
    EXPECT_EQ(iff(false, false).kind, Kind::holds);
    EXPECT_EQ(iff(true, false).kind, Kind::fails);
    EXPECT_EQ(iff(true, false).detail, "left side true, right side false");
    EXPECT_EQ(iff(false, true).kind, Kind::fails);
    EXPECT_EQ(iff(false, true).detail, "left side false, right side true");
}

TEST(Finding, TheConclusionIsAskedOnlyUnderItsHypothesis) {
    bool asked = false;
    const auto conclusion = [&asked](bool value) {
        return [&asked, value] {
            asked = true;
            return value;
        };
    };
    EXPECT_EQ(given(false, conclusion(false)).kind, Kind::vacuous);
    EXPECT_FALSE(asked);
    EXPECT_EQ(given(true, conclusion(false)).kind, Kind::fails);
    EXPECT_TRUE(asked);
    EXPECT_EQ(given(true, conclusion(true)).kind, Kind::holds);
    EXPECT_EQ(given(true, [] { return vacuous(); }).kind, Kind::vacuous);
}

}  // namespace
}  // namespace gazetteer::properties
