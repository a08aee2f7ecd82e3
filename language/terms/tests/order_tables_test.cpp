// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of orders: which are made, when, within which room, and by which thread.
#include "language/terms/order_tables.hpp"

#include <gtest/gtest.h>

#include <latch>
#include <new>
#include <thread>

namespace gazetteer::conjectures {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using GoOn = std::function<bool()>;

/// A table is its order here. It takes 10 bytes a vertex, and costs as many milliseconds as it has
/// vertices.
struct Tables {
    explicit Tables(WhenTables when, std::size_t bytes = runs::WorkLimits::all_memory)
        : room(bytes), of_orders(room, when, maker()) {}

    TableMaker<int> maker() {
        TableMaker<int> result{};
        result.bytes = [](int order) { return std::size_t{10} * static_cast<std::size_t>(order); };
        for (std::size_t order = 0; order < result.cost.size(); ++order)
            result.cost[order] = milliseconds(order);
        result.make = [this](int order, const GoOn& go_on) -> std::optional<int> {
            ++made;
            before();
            return go_on() ? std::optional(order) : std::nullopt;
        };
        return result;
    }

    TableRoom room;
    int made = 0;
    std::function<void()> before = [] {};
    OrderTables<int> of_orders;
};

TEST(OrderTables, RoomIsTakenUntilItIsGone) {
    TableRoom room(50);
    EXPECT_FALSE(room.take(51));
    EXPECT_TRUE(room.take(20));
    EXPECT_FALSE(room.take(31));
    EXPECT_TRUE(room.take(30));
    EXPECT_FALSE(room.take(1));
    EXPECT_TRUE(room.take(0));
    TableRoom all(runs::WorkLimits::all_memory);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(all.take(runs::WorkLimits::all_memory));
}

TEST(OrderTables, AreMadeOnceAndOfOrdersOneToTen) {
    Tables tables(WhenTables::at_once);
    for (int order : {1, 5, 10}) {
        const int* const table = tables.of_orders.table(order);
        ASSERT_NE(table, nullptr) << order;
        EXPECT_EQ(*table, order);
        EXPECT_EQ(tables.of_orders.table(order), table);
        EXPECT_EQ(tables.of_orders.table_needed(order), table);
    }
    EXPECT_EQ(tables.made, 3);
    for (int order : {-1, 0, 11}) {
        tables.of_orders.add_search(order, milliseconds(100));
        EXPECT_EQ(tables.of_orders.table(order), nullptr) << order;
        EXPECT_EQ(tables.of_orders.table_needed(order), nullptr) << order;
    }
}

TEST(OrderTables, AreMadeOnceSearchHasTakenAsLong) {
    Tables tables(WhenTables::where_it_pays);
    EXPECT_EQ(tables.of_orders.table(5), nullptr);
    tables.of_orders.add_search(5, milliseconds(2));
    tables.of_orders.add_search(5, milliseconds(3) - nanoseconds(1));
    EXPECT_EQ(tables.of_orders.table(5), nullptr);
    tables.of_orders.add_search(5, nanoseconds(1));
    EXPECT_NE(tables.of_orders.table(5), nullptr);
    EXPECT_EQ(tables.of_orders.table(4), nullptr) << "of the other order nothing was searched";
    // What is needed is made whether it pays or not, and is there from then on.
    EXPECT_NE(tables.of_orders.table_needed(4), nullptr);
    EXPECT_NE(tables.of_orders.table(4), nullptr);
    EXPECT_EQ(tables.made, 2);
}

TEST(OrderTables, AreNotMadeWhereNoneAreWanted) {
    Tables tables(WhenTables::never);
    tables.of_orders.add_search(5, milliseconds(100));
    EXPECT_EQ(tables.of_orders.table(5), nullptr);
    EXPECT_EQ(tables.of_orders.table_needed(5), nullptr);
    EXPECT_EQ(tables.made, 0);
}

TEST(OrderTables, ThatDoNotFitAreNotMade) {
    Tables tables(WhenTables::at_once, 59);
    EXPECT_EQ(tables.of_orders.table(6), nullptr);
    EXPECT_NE(tables.of_orders.table(5), nullptr);
    EXPECT_EQ(tables.of_orders.table(1), nullptr) << "9 bytes are left";
    EXPECT_EQ(tables.of_orders.table_needed(1), nullptr);
    EXPECT_EQ(tables.made, 1);
}

/// Whatever the memory is told by, the table is not tried again.
TEST(OrderTables, AreGivenUpWhereTheMemoryEnds) {
    for (bool as_allocation : {true, false}) {
        Tables tables(WhenTables::at_once);
        tables.before = [&] {
            if (as_allocation) throw std::bad_alloc();
            throw OutOfMemory(50);
        };
        for (int again = 0; again < 2; ++again) {
            EXPECT_EQ(tables.of_orders.table(5), nullptr);
            EXPECT_EQ(tables.of_orders.table_needed(5), nullptr);
        }
        EXPECT_EQ(tables.made, 1);
    }
}

/// The bytes that it had taken are those of the next attempt.
TEST(OrderTables, AreMadeAfterAStop) {
    Tables tables(WhenTables::at_once, 50);
    {
        std::stop_source stop;
        stop.request_stop();
        const runs::WorkLimits limits(stop.get_token());
        EXPECT_THROW(tables.of_orders.table(5), runs::Stopped);
    }
    EXPECT_NE(tables.of_orders.table(5), nullptr);
    EXPECT_EQ(tables.made, 2);
}

/// While one thread makes a table, those that ask for it wait, until it is there or they are to
/// stop.
TEST(OrderTables, OthersWaitForTheOneThatMakesIt) {
    Tables tables(WhenTables::at_once);
    std::latch making(1);
    std::latch stopped(1);
    tables.before = [&] {
        making.count_down();
        stopped.wait();
    };
    const int* first = nullptr;
    const int* second = nullptr;
    std::jthread maker([&] { first = tables.of_orders.table(5); });
    making.wait();
    std::jthread waiting([&] { second = tables.of_orders.table(5); });
    {
        std::stop_source stop;
        stop.request_stop();
        const runs::WorkLimits limits(stop.get_token());
        EXPECT_THROW(tables.of_orders.table(5), runs::Stopped);
    }
    stopped.count_down();
    maker.join();
    waiting.join();
    EXPECT_NE(first, nullptr);
    EXPECT_EQ(second, first);
    EXPECT_EQ(tables.made, 1);
}

/// Those that wait hear that there is no room, and do not try it again.
TEST(OrderTables, OthersThatWaitHearThatThereIsNone) {
    Tables tables(WhenTables::at_once);
    std::latch making(1);
    std::latch asked(1);
    tables.before = [&] {
        if (tables.made > 1) return;
        making.count_down();
        asked.wait();
        // So that the other one waits by now: else it hears the same before.
        for (int i = 0; i < 100; ++i) std::this_thread::yield();
        throw std::bad_alloc();
    };
    const int* first = nullptr;
    const int* second = nullptr;
    std::jthread maker([&] { first = tables.of_orders.table(5); });
    making.wait();
    std::jthread waiting([&] {
        asked.count_down();
        second = tables.of_orders.table(5);
    });
    maker.join();
    waiting.join();
    EXPECT_EQ(first, nullptr);
    EXPECT_EQ(second, nullptr);
    EXPECT_EQ(tables.made, 1);
}

}  // namespace
}  // namespace gazetteer::conjectures
