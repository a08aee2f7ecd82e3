// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/job.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "work/stop.hpp"

namespace gazetteer::runs {
namespace {

/// Units of ten items; the result counts them.
void count_to_ten(UnitRun& run) {
    std::uint64_t sum = run.result().is_null() ? 0 : run.result().get<std::uint64_t>();
    for (std::uint64_t i = run.items(); i < 10; ++i) {
        sum += i + 1;
        if (!run.items_done(1, i == 3 ? 1 : 0, [&] { return nlohmann::json(sum); })) return;
    }
    run.finish(sum);
}
Worker counter() {
    return count_to_ten;
}

TEST(Job, EveryUnitOnceWithAnyNumberOfThreads) {
    for (const int threads : {0, 1, 3, 8}) {
        Ledger ledger(std::vector<UnitState>(50));
        Monitor monitor;
        EXPECT_TRUE(run_units(0, 50, ledger, counter, {.threads = threads}, monitor));
        EXPECT_TRUE(ledger.all_done());
        EXPECT_EQ(ledger.items(), 500u);
        EXPECT_EQ(monitor.items, 500u);
        for (const UnitState& unit : ledger.units()) EXPECT_EQ(unit, (UnitState{10, 1, 55, true}));
    }
}

TEST(Job, StoppedAnywhereItGoesOnFromThere) {
    std::vector<UnitState> units(7);
    int rounds = 0;
    for (bool done = false; !done; ++rounds) {
        Stop stop;
        Monitor monitor{.stop = stop.token()};
        int left = 3;
        Ledger ledger(units, [&](int, const UnitState& unit) {
            EXPECT_LE(unit.items, 10u);
            if (--left == 0) stop.request();
        });
        done = run_units(0, 7, ledger, counter,
                         {.threads = 2, .checkpoint = std::chrono::seconds(0)}, monitor);
        units = ledger.units();
    }
    EXPECT_GT(rounds, 10);
    for (const UnitState& unit : units) EXPECT_EQ(unit, (UnitState{10, 1, 55, true}));
}

TEST(Job, NoUnitIsBegunAfterAStop) {
    Stop stop;
    Monitor monitor{.stop = stop.token()};
    Ledger ledger(std::vector<UnitState>(5));
    int begun = 0;
    const auto stopping = [&] {
        return Worker([&](UnitRun& run) {
            ++begun;
            stop.request();
            run.leave(nullptr);
        });
    };
    EXPECT_FALSE(run_units(0, 5, ledger, stopping, {.threads = 1}, monitor));
    EXPECT_EQ(begun, 1);
}

TEST(Job, OnlyTheUnitsAskedFor) {
    Ledger ledger(std::vector<UnitState>(4));
    Monitor monitor;
    EXPECT_TRUE(run_units(1, 3, ledger, counter, {}, monitor));
    EXPECT_EQ(ledger.units()[0], UnitState{});
    EXPECT_EQ(ledger.items(), 20u);
    EXPECT_FALSE(ledger.all_done());
}

/// Both ways to end a unit but the last item: what was done before is counted once.
TEST(Job, AUnitIsLeftOrFinishedAtOnce) {
    Ledger ledger(std::vector<UnitState>{{2, 1, 7}, {5, 0, 3}});
    Monitor monitor;
    const auto either = [] {
        return Worker([](UnitRun& run) {
            run.unit() == 0 ? run.leave("left") : run.finish_at_once(9, 4, "all");
        });
    };
    EXPECT_FALSE(run_units(0, 2, ledger, either, {.threads = 1}, monitor));
    EXPECT_EQ(ledger.units(), (std::vector<UnitState>{{2, 1, "left"}, {9, 4, "all", true}}));
    EXPECT_EQ(monitor.items, 4u) << "done now";
    EXPECT_EQ(ledger.items(), 11u);
}

TEST(Job, ErrorsComeThrough) {
    Ledger ledger(std::vector<UnitState>(20));
    Monitor monitor;
    const auto failing = [] {
        return Worker([](UnitRun& run) {
            if (run.unit() == 11) throw std::runtime_error("unit 11");
            run.finish(nullptr);
        });
    };
    EXPECT_THROW(run_units(0, 20, ledger, failing, {.threads = 2}, monitor), std::runtime_error);
}

/// Without a checkpoint due, a unit is saved when it ends and not before.
TEST(Job, SavesAreAsRareAsAskedFor) {
    int saves = 0;
    Ledger ledger(std::vector<UnitState>(5), [&](int, const UnitState&) { ++saves; });
    Monitor monitor;
    EXPECT_TRUE(run_units(0, 5, ledger, counter, {.threads = 1}, monitor));
    EXPECT_EQ(saves, 5);
}

}  // namespace
}  // namespace gazetteer::runs
