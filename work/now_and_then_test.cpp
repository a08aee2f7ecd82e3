// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/now_and_then.hpp"

#include <gtest/gtest.h>

#include <atomic>

namespace gazetteer::runs {
namespace {

TEST(NowAndThen, CallsUntilItsEnd) {
    std::atomic<int> calls = 0;
    NowAndThen often(std::chrono::milliseconds(1), [&] { ++calls; });
    while (calls < 3) std::this_thread::yield();
    often.end();
    const int before = calls;
    often.end();
    std::this_thread::yield();
    EXPECT_EQ(calls, before);
}

TEST(NowAndThen, EndsWithinItsFirstInterval) {
    int calls = 0;
    {
        const NowAndThen never(std::chrono::hours(1), [&] { ++calls; });
    }
    EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace gazetteer::runs
