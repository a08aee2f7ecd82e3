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

    /// Said once the graphs are listed.
    void expect(std::uint64_t total) { total_ = total; }
    bool stopped() const { return stopped_; }
    void add(std::uint64_t count) {
        done_ += count;
        if (!options_.go_on) return;
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (lock && !stopped_ && !options_.go_on({done_, total_})) stopped_ = true;
    }

  private:
    const ExtensionOptions& options_;
    std::uint64_t total_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
};

}  // namespace gazetteer
