// SPDX-License-Identifier: GPL-3.0-or-later
// A table of all labelled graphs of an order, one for all threads that count.
#pragma once

#include <memory>
#include <mutex>

namespace gazetteer::census {

/// Table::all(order) for whoever needs it: made by the first, gone with the last. Safe from several
/// threads.
template <class Table>
class SharedTable {
  public:
    std::shared_ptr<const Table> of(int order) {
        const std::scoped_lock lock(mutex_);
        std::shared_ptr<const Table> result = table_.lock();
        if (!result || order_ != order) {
            result = std::make_shared<const Table>(Table::all(order));
            table_ = result;
            order_ = order;
        }
        return result;
    }

  private:
    std::mutex mutex_;
    int order_ = -1;
    std::weak_ptr<const Table> table_;
};

/// One thread's hold on a shared table, which is made when it is first asked for.
template <class Table>
class TableHold {
  public:
    TableHold(std::shared_ptr<SharedTable<Table>> shared, int order)
        : shared_(std::move(shared)), order_(order) {}

    const Table& operator*() {
        if (!held_) held_ = shared_->of(order_);
        return *held_;
    }

  private:
    std::shared_ptr<SharedTable<Table>> shared_;
    int order_;
    std::shared_ptr<const Table> held_;
};

}  // namespace gazetteer::census
