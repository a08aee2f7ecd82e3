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

void poll_so_often(int n) {
    for (int i = 0; i < n; ++i) poll();
}
int counted_polls(int n) {
    return counted_steps([n] {
        poll_so_often(n);
        return n;
    });
}

TEST(StepLimit, IsTheSameWhereverTheLookAtTheStopFalls) {
    for (int before : {0, 1, 1000, 3000, 4095}) {
        poll_so_often(before);
        const StepLimit limit(10'000);
        EXPECT_EQ(counted_polls(3000), 3000);
        EXPECT_EQ(counted_polls(7000), 7000) << before;
        EXPECT_THROW(counted_polls(1), StepsExceeded) << before;
    }
}

TEST(StepLimit, EndsWhatWouldNot) {
    const StepLimit limit(10'000);
    try {
        counted_steps([]() -> int {
            for (;;) poll();
        });
        FAIL();
    } catch (const StepsExceeded& e) {
        EXPECT_STREQ(e.what(), "more than 10000 steps");
    }
}

TEST(StepLimit, CountsWhatIsToBeCountedOnce) {
    const StepLimit limit(10'000);
    poll_so_often(20'000);
    const auto outer = [] { return counted_steps([] { return counted_polls(6000); }); };
    EXPECT_EQ(outer(), 6000);
    EXPECT_THROW(outer(), StepsExceeded);
}

TEST(StepLimit, CountsWhatFails) {
    const StepLimit limit(10'000);
    const auto failing = [] {
        return counted_steps([]() -> int {
            poll_so_often(6000);
            throw MemoryExceeded("all", 1);
        });
    };
    EXPECT_THROW(failing(), MemoryExceeded);
    poll_so_often(20'000);
    EXPECT_THROW(counted_polls(4001), StepsExceeded);
}

TEST(StepLimit, IsThatOfTheInnermost) {
    EXPECT_EQ(counted_polls(20'000), 20'000);
    const StepLimit outer(10'000);
    const unsigned count = StepLimit::count();
    {
        const StepLimit inner(100);
        EXPECT_NE(StepLimit::count(), count);
        EXPECT_THROW(counted_polls(101), StepsExceeded);
    }
    EXPECT_EQ(counted_polls(10'000), 10'000);
}

}  // namespace
}  // namespace gazetteer::runs
