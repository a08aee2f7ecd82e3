// SPDX-License-Identifier: GPL-3.0-or-later
// How far the threads that decide layers have come, and whether they are to go on.
#pragma once

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <mutex>

#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// Counts the graphs decided and asks whether to go on.
class LayerWatch {
  public:
    LayerWatch(const ExtensionOptions& options, std::uint64_t total)
        : options_(options), total_(total) {}

    bool stopped() const { return stopped_; }
    void add(std::uint64_t count) {
        done_ += count;
        if (!options_.go_on) return;
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (lock && !stopped_ && !options_.go_on({done_, total_})) stopped_ = true;
    }

  private:
    const ExtensionOptions& options_;
    std::uint64_t total_;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
};

/// decide_one(i) for the graphs of a layer, from several threads at once, until the watch stops it.
template <class DecideOne>
void for_each_watched(std::size_t count, LayerWatch& watch, DecideOne decide_one) {
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count, 16), [&](const auto& range) {
        if (watch.stopped()) return;
        for (std::size_t i = range.begin(); i != range.end(); ++i) decide_one(i);
        watch.add(range.size());
    });
}

}  // namespace gazetteer
