// SPDX-License-Identifier: GPL-3.0-or-later
// What memory is called, when a memo asks whether to go on, and pages of memory.
#include "oracle/tables/engine_limits.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cerrno>

#include "oracle/tables/page_memory.hpp"
#include "oracle/tables/thread_limits.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

TEST(EngineLimits, MemoryIsNamedInWholeMiBOrInGiB) {
    constexpr double MiB = 1 << 20;
    EXPECT_EQ(memory_text(0), "1 MiB");
    EXPECT_EQ(memory_text(MiB), "1 MiB");
    EXPECT_EQ(memory_text(MiB + 1), "2 MiB");
    EXPECT_EQ(memory_text(1023 * MiB), "1023 MiB");
    EXPECT_EQ(memory_text(1024 * MiB), "1.0 GiB");
    EXPECT_EQ(memory_text(3.5 * 1024 * MiB), "3.5 GiB");
    EXPECT_EQ(memory_text(999'999 * 1024 * MiB), "999999.0 GiB");
    EXPECT_EQ(memory_text(1e6 * 1024 * MiB), "1e+06 GiB");
    EXPECT_EQ(memory_text(1.4999e6 * 1024 * MiB), "1e+06 GiB");
    EXPECT_EQ(memory_text(1.5e6 * 1024 * MiB), "2e+06 GiB");
}

TEST(EngineLimits, AMemoAsksAtEvery1024thPosition) {
    PositionAllowance allowance{2 * 1024};
    const std::stop_token stopping = runs::stopped_token();
    const MemoLimits limits(EngineLimits{.allowance = &allowance});
    const MemoLimits stopped(EngineLimits{.stop = &stopping, .allowance = &allowance});
    for (std::size_t positions : {1u, 1023u, 1025u}) {
        EXPECT_NO_THROW(limits.check_stop(positions));
        EXPECT_NO_THROW(stopped.check_stop(positions));
    }
    EXPECT_EQ(allowance.left, 2 * 1024);
    EXPECT_NO_THROW(limits.check_stop(0));
    EXPECT_EQ(allowance.left, 1024);
    EXPECT_THROW(stopped.check_stop(2048), EngineStopped);
    EXPECT_EQ(allowance.left, 0);
    EXPECT_FALSE(allowance.used_up()) << "there were as many";
    EXPECT_THROW(limits.check_stop(1024), EngineStopped);
    EXPECT_TRUE(allowance.used_up());
    EXPECT_FALSE(PositionAllowance().used_up());
    EXPECT_NO_THROW(MemoLimits().check_stop(1024));
}

TEST(EngineLimits, AMemoMayTakeAsManyBytesAsAreAllowed) {
    const MemoLimits limits(EngineLimits{.bytes = 1000});
    EXPECT_NO_THROW(limits.check_bytes(1000, 7));
    try {
        limits.check_bytes(1001, 7);
        ADD_FAILURE() << "more than are allowed";
    } catch (const EngineLimitExceeded& e) {
        EXPECT_STREQ(e.what(), "a memo of more than 7 positions needs 1 MiB, allowed are 1 MiB");
    }
}

TEST(EngineLimits, ThoseOfAThreadAreThoseOfItsWork) {
    EXPECT_EQ(thread_limits().bytes, runs::WorkLimits::all_memory);
    EXPECT_EQ(thread_limits().threads, 1);
    EXPECT_FALSE(thread_limits().stopped());
    {
        const runs::WorkLimits work(runs::stopped_token(), 1000);
        EXPECT_EQ(thread_limits().bytes, 1000u);
        EXPECT_TRUE(thread_limits().stopped());
    }
    EXPECT_FALSE(thread_limits().stopped());
}

bool are_mapped(void* pages) {
    unsigned char resident = 0;
    return mincore(pages, 1, &resident) == 0 || errno != ENOMEM;
}

TEST(PageMemory, GivesItsPagesBackOnce) {
    EXPECT_EQ(PageMemory<int>().data(), nullptr);
    EXPECT_EQ(PageMemory<int>(0).data(), nullptr);
    int* first = nullptr;
    int* second = nullptr;
    {
        PageMemory<int> memory(1000);
        first = memory.data();
        for (int i = 0; i < 1000; ++i) EXPECT_EQ(memory.data()[i], 0);
        memory.data()[999] = 5;
        PageMemory<int> other(10);
        second = other.data();
        other = std::move(memory);
        EXPECT_EQ(other.data(), first);
        const PageMemory<int> moved(std::move(other));
        EXPECT_EQ(moved.data()[999], 5);
        EXPECT_TRUE(are_mapped(first));
    }
    EXPECT_FALSE(are_mapped(first));
    EXPECT_FALSE(are_mapped(second));
}

TEST(PageMemory, RefusesMoreThanThereIs) {
    constexpr std::size_t most = ~std::size_t{0};
    EXPECT_THROW(PageMemory<int>{most / sizeof(int)}, OutOfMemory);
    EXPECT_THROW(PageMemory<int>{most / sizeof(int) + 1}, OutOfMemory);
    EXPECT_THROW(PageMemory<int>{most / sizeof(int) + 2}, OutOfMemory) << "not 4 bytes";
    EXPECT_THROW(PageMemory<int>{most}, OutOfMemory);
}

}  // namespace
}  // namespace gazetteer
