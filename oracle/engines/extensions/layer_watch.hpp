// SPDX-License-Identifier: GPL-3.0-or-later
// How far the threads that decide layers have come, and whether they are to go on.
#pragma once

#include <atomic>
#include <mutex>

#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// Counts the graphs decided and asks whether to go on.
class LayerWatch {
  public:
    explicit LayerWatch(const ExtensionOptions& options) : options_(options) {}

    /// Said once the graphs are listed: how many there are, and how many an earlier run has done.
    void expect(std::uint64_t total, std::uint64_t done = 0) {
        total_ = total;
        done_ += done;
    }
    bool stopped() const { return stopped_; }
    /// Returns whether to go on.
    bool add(std::uint64_t count) {
        done_ += count;
        if (options_.go_on) {
            const std::unique_lock lock(mutex_, std::try_to_lock);
            if (lock && !stopped_ && !options_.go_on({done_, total_})) stopped_ = true;
        }
        return !stopped_;
    }

  private:
    const ExtensionOptions& options_;
    std::uint64_t total_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
};

}  // namespace gazetteer
