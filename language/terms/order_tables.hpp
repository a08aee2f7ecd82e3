// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of one game, each of all graphs of one order, made once they pay.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

#include "oracle/tables/page_memory.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

/// What all tables together may take.
class TableRoom {
  public:
    explicit TableRoom(std::size_t bytes) : bytes_(bytes) {}
    /// Whether so much is left; then it is taken.
    bool take(std::size_t bytes) {
        const std::lock_guard lock(taking_);
        if (bytes > bytes_) return false;
        if (bytes_ != runs::WorkLimits::all_memory) bytes_ -= bytes;
        return true;
    }

  private:
    std::mutex taking_;
    std::size_t bytes_;
};

enum class WhenTables : std::uint8_t {
    never,
    /// Once search has taken as long as the table would.
    where_it_pays,
    at_once
};

/// How the tables of a game are made.
template <class Table>
struct TableMaker {
    static constexpr int order_max = 10;

    /// At most what one takes while it is made.
    std::size_t (*bytes)(int order);
    /// About what one costs.
    std::array<std::chrono::milliseconds, order_max + 1> cost;
    /// Nothing when go_on says so.
    std::function<std::optional<Table>(int order, const std::function<bool()>& go_on)> make;
};

/// For all threads of a hunt. A table is made by the thread whose question makes it pay; the
/// others wait when they ask about its order.
template <class Table>
class OrderTables {
  public:
    OrderTables(TableRoom& room, WhenTables when, TableMaker<Table> maker)
        : room_(room), when_(when), maker_(std::move(maker)) {}

    /// The table for graphs of this order, if there is one or it is made now. Throws runs::Stopped.
    const Table* table(int order) {
        if (!may_have(order)) return nullptr;
        OfOrder& mine = of(order);
        if (const Table* const ready = mine.ready.load(std::memory_order_acquire)) return ready;
        if (when_ == WhenTables::where_it_pays &&
            std::chrono::nanoseconds(mine.searched.load(std::memory_order_relaxed)) <
                maker_.cost[static_cast<std::size_t>(order)])
            return nullptr;
        return make(mine, order);
    }
    /// The same where search has no room, whether it pays or not.
    const Table* table_needed(int order) {
        return may_have(order) ? make(of(order), order) : nullptr;
    }
    /// What a search took instead.
    void add_search(int order, std::chrono::nanoseconds took) {
        if (may_have(order)) of(order).searched.fetch_add(took.count(), std::memory_order_relaxed);
    }

  private:
    static constexpr int order_max = TableMaker<Table>::order_max;
    struct OfOrder {
        std::atomic<const Table*> ready = nullptr;
        /// Nanoseconds.
        std::atomic<std::int64_t> searched = 0;
        /// It does not fit.
        std::atomic<bool> refused = false;
        std::timed_mutex making;
        std::optional<Table> table;
    };

    bool may_have(int order) const {
        return 1 <= order && order <= order_max && when_ != WhenTables::never;
    }
    OfOrder& of(int order) { return orders_[static_cast<std::size_t>(order)]; }

    /// One thread makes it, the others wait: what they could search meanwhile is little.
    const Table* make(OfOrder& mine, int order) {
        constexpr std::chrono::milliseconds between_looks(20);
        if (mine.refused) return nullptr;
        std::unique_lock lock(mine.making, std::defer_lock);
        while (!lock.try_lock_for(between_looks))
            if (runs::stop_requested()) throw runs::Stopped();
        if (mine.table) return mine.ready;
        if (mine.refused) return nullptr;
        fill(mine, order);
        if (mine.refused) return nullptr;
        mine.ready.store(&*mine.table, std::memory_order_release);
        return &*mine.table;
    }
    void fill(OfOrder& mine, int order) {
        bool& taken = taken_[static_cast<std::size_t>(order)];
        taken = taken || room_.take(maker_.bytes(order));
        mine.refused = !taken;
        if (mine.refused) return;
        try {
            const std::stop_token stop = runs::stop_of_thread();
            mine.table = maker_.make(order, [&] { return !stop.stop_requested(); });
        } catch (const std::bad_alloc&) {
            mine.refused = true;
        } catch (const OutOfMemory&) {
            mine.refused = true;
        }
        if (!mine.refused && !mine.table) throw runs::Stopped();
    }

    TableRoom& room_;
    WhenTables when_;
    TableMaker<Table> maker_;
    /// Whether its bytes are taken; of an order by who makes its table.
    std::array<bool, order_max + 1> taken_{};
    std::array<OfOrder, order_max + 1> orders_;
};

}  // namespace gazetteer::conjectures
