// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/limits.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "work/stop.hpp"

namespace gazetteer::runs {
namespace {

void poll_often() {
    for (int i = 0; i < 10'000; ++i) poll();
}

TEST(WorkLimits, WithoutThemNothingStops) {
    EXPECT_FALSE(stop_requested());
    EXPECT_FALSE(stop_of_thread().stop_possible());
    EXPECT_EQ(memo_bytes(), WorkLimits::all_memory);
    EXPECT_NO_THROW(poll_often());
}

TEST(WorkLimits, AreThoseOfTheInnermost) {
    const WorkLimits outer(stopped_token(), 100);
    EXPECT_THROW(poll_often(), Stopped);
    {
        Stop stop;
        const WorkLimits inner(stop.token(), 10);
        EXPECT_EQ(memo_bytes(), 10u);
        EXPECT_NO_THROW(poll_often());
        stop.request();
        EXPECT_TRUE(stop_of_thread().stop_requested());
        EXPECT_THROW(poll_often(), Stopped);
    }
    EXPECT_EQ(memo_bytes(), 100u);
    EXPECT_TRUE(stop_requested());
}

TEST(WorkLimits, MoreMemoryThanAllowedIsRefused) {
    EXPECT_NO_THROW(check_memory(1e18, "a table"));
    const WorkLimits limits({}, 100);
    EXPECT_NO_THROW(check_memory(100, "a table"));
    try {
        check_memory(101, "a table");
        FAIL();
    } catch (const MemoryExceeded& e) {
        EXPECT_STREQ(e.what(), "a table");
        EXPECT_EQ(e.bytes(), 101);
    }
}

TEST(WorkLimits, AreThoseOfTheirThread) {
    const WorkLimits limits(stopped_token());
    std::jthread other([] { EXPECT_NO_THROW(poll_often()); });
}

}  // namespace
}  // namespace gazetteer::runs
