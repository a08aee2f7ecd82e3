// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/stop.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace gazetteer::runs {
namespace {

using Clock = std::chrono::steady_clock;

/// Waits for the stop, a minute at most; whether it came.
bool comes(const std::stop_token& stop) {
    const auto end = Clock::now() + std::chrono::seconds(60);
    while (!stop.stop_requested() && Clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return stop.stop_requested();
}

TEST(Stop, IsSetByItsRequest) {
    Stop stop;
    EXPECT_FALSE(stop.token().stop_requested());
    stop.request();
    EXPECT_TRUE(stop.token().stop_requested());
    EXPECT_TRUE(stopped_token().stop_requested());
}

TEST(Stop, IsSetWithItsParentAndNotTheOtherWay) {
    Stop parent;
    Stop first(Stop::never, parent.token());
    const Stop second(1000, parent.token());
    first.request();
    EXPECT_FALSE(parent.requested());
    parent.request();
    EXPECT_TRUE(second.requested());
    EXPECT_TRUE(Stop(Stop::never, parent.token()).requested());
}

TEST(Stop, IsSetByItsClock) {
    EXPECT_TRUE(Stop(0).requested());
    EXPECT_TRUE(Stop(-1).requested());
    EXPECT_FALSE(Stop(1000).requested());
    EXPECT_FALSE(Stop(1e12).requested());
    const auto start = Clock::now();
    const Stop stop(0.02);
    EXPECT_TRUE(comes(stop.token()));
    EXPECT_GE(Clock::now() - start, std::chrono::milliseconds(20));
}

TEST(Stop, OfManyClocksEachIsHeard) {
    const Stop late(0.03);
    const Stop early(0.01);
    const Stop never_over(1000);
    EXPECT_TRUE(comes(early.token()));
    EXPECT_TRUE(comes(late.token()));
    EXPECT_FALSE(never_over.requested());
    for (int i = 0; i < 1000; ++i) const Stop unused(0.001 * i + 5);
}

TEST(Stop, CallsWhoWaitsForIt) {
    bool called = false;
    Stop stop;
    const std::stop_callback callback(stop.token(), [&] { called = true; });
    EXPECT_FALSE(called);
    stop.request();
    EXPECT_TRUE(called);
}

TEST(StopOnSignals, BothSignalsWhileItLives) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const Stop stop;
        const StopOnSignals on_signals(stop);
        std::raise(signal);
        EXPECT_TRUE(comes(stop.token()));
    }
}

TEST(StopOnSignals, NoneIsLostAtItsEnd) {
    for (int i = 0; i < 100; ++i) {
        const Stop stop;
        {
            const StopOnSignals on_signals(stop);
            std::raise(SIGINT);
        }
        EXPECT_TRUE(stop.requested());
    }
}

TEST(StopOnSignals, AfterwardsASignalDoesWhatItDidBefore) {
    static bool heard = false;
    const auto before = std::signal(SIGINT, [](int) { heard = true; });
    const Stop stop;
    { const StopOnSignals on_signals(stop); }
    std::raise(SIGINT);
    EXPECT_TRUE(heard);
    EXPECT_FALSE(stop.requested());
    std::signal(SIGINT, before);
}

TEST(StopOnSignalsDeathTest, ASecondSignalEndsTheProgram) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            const Stop stop;
            const StopOnSignals on_signals(stop);
            std::raise(SIGINT);
            std::raise(SIGTERM);
            std::raise(SIGINT);
        },
        testing::KilledBySignal(SIGINT), "");
}

}  // namespace
}  // namespace gazetteer::runs
