// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/threads.hpp"

#include <gtest/gtest.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace gazetteer::runs {
namespace {

bool once(const std::atomic<int>& times) {
    return times == 1;
}

TEST(Threads, ZeroIsOneACore) {
    EXPECT_GE(thread_count(0), 1);
    EXPECT_EQ(thread_count(1), 1);
    EXPECT_EQ(thread_count(100), 100);
}

TEST(Threads, LoopsHaveAsManyAsAreAskedFor) {
    for (const int asked : {0, 1, 2, 7}) {
        int found = 0;
        on_threads(asked, [&] { found = tbb::this_task_arena::max_concurrency(); });
        EXPECT_EQ(found, thread_count(asked));
    }
    EXPECT_THROW(on_threads(2, [] { throw std::runtime_error("work"); }), std::runtime_error);
}

TEST(Threads, InTurnDoesEachOnce) {
    for (const int threads : {0, 1, 2, 9})
        for (const std::size_t count : {0u, 1u, 2u, 100u}) {
            std::vector<std::atomic<int>> done(count);
            in_turn(count, threads, [&](std::size_t i) { ++done[i]; });
            EXPECT_TRUE(std::ranges::all_of(done, once));
        }
}

TEST(Threads, InTurnBeginsInOrder) {
    std::vector<std::size_t> all(50);
    std::iota(all.begin(), all.end(), 0);
    std::vector<std::size_t> begun;
    in_turn(50, 1, [&](std::size_t i) { begun.push_back(i); });
    EXPECT_EQ(begun, all);
}

// A loop within would otherwise begin the next one in the midst of this.
TEST(Threads, InTurnBeginsNothingWithinAnother) {
    std::atomic<int> nested = 0;
    in_turn(40, 8, [&](std::size_t) {
        static thread_local bool at_work = false;
        if (at_work) ++nested;
        at_work = true;
        tbb::parallel_for(0, 8,
                          [](int) { std::this_thread::sleep_for(std::chrono::microseconds(200)); });
        at_work = false;
    });
    EXPECT_EQ(nested, 0);
}

TEST(Threads, InTurnBeginsNoMoreAfterAnException) {
    for (const int threads : {1, 3}) {
        std::atomic<int> begun = 0;
        EXPECT_THROW(in_turn(1000, threads,
                             [&](std::size_t i) {
                                 ++begun;
                                 if (i == 5) throw std::runtime_error("work");
                             }),
                     std::runtime_error);
        EXPECT_GE(begun, 6);
        EXPECT_TRUE(begun == 6 || threads > 1);
    }
}

TEST(Threads, PiecesMakeUpTheWhole) {
    for (const int threads : {1, 2, 5})
        for (const std::uint64_t count : {0u, 1u, 10u, 1000u}) {
            std::vector<std::atomic<int>> seen(count);
            in_parallel(count, 7, threads, [&](std::uint64_t first, std::uint64_t last) {
                EXPECT_LE(last - first, 7u);
                for (std::uint64_t i = first; i < last; ++i) ++seen[i];
            });
            EXPECT_TRUE(std::ranges::all_of(seen, once));
        }
}

}  // namespace
}  // namespace gazetteer::runs
