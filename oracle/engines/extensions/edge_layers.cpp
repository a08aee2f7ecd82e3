// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/edge_layers.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <mutex>

#include "runs/work/threads.hpp"

namespace gazetteer {

namespace {

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

bool decide_layers(const UnlabelledGraphs& graphs, std::size_t words,
                   const ExtensionOptions& options, const DecideBase& decide) {
    LayerWatch watch(options, graphs.count());
    EdgeLayer below;
    std::uint64_t before = 0;
    for (int size = 0; size <= graphs.size_max() && !watch.stopped(); ++size) {
        EdgeLayer layer(graphs.order(), graphs.of_size(size), words);
        tbb::parallel_for(
            tbb::blocked_range<std::size_t>(0, layer.count(), 16), [&](const auto& range) {
                if (watch.stopped()) return;
                for (std::size_t i = range.begin(); i != range.end(); ++i)
                    decide(below, layer, i, (before + i) % options.shard_count == options.shard);
                watch.add(range.size());
            });
        before += layer.count();
        below = std::move(layer);
    }
    return !watch.stopped();
}

}  // namespace

EdgeLayer::EdgeLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words)
    : order_(order), words_a_graph_(words), keys_(&keys), words_(keys.size() * words) {
    while (places_.size() < 2 * keys.size()) places_.resize(2 * places_.size());
    for (std::uint32_t i = 0; i < keys.size(); ++i) {
        std::size_t place = home(keys[i]);
        while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
        places_[place] = i + 1;
    }
}

bool decide_edge_layers(int order, std::size_t words, const ExtensionOptions& options,
                        const DecideBase& decide) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 11");
    require(options.shard < options.shard_count, "shard < shard_count");
    bool finished = false;
    runs::on_threads(options.threads, [&] {
        const UnlabelledGraphs graphs(order - 1, options.threads, options.base_size_max);
        finished = decide_layers(graphs, words, options, decide);
    });
    return finished;
}

std::size_t edge_layers_bytes(std::size_t words, std::span<const std::uint64_t> bases) {
    constexpr std::size_t place = 4 * sizeof(std::uint32_t);  // at most, its table half full
    std::uint64_t all = 0;
    std::uint64_t held = 0;  // of the two layers at once
    for (std::size_t m = 0; m < bases.size(); ++m) {
        all += bases[m];
        held = std::max(held, bases[m] + (m == 0 ? 0 : bases[m - 1]));
    }
    return all * sizeof(std::uint64_t) + held * (words * sizeof(std::uint64_t) + place);
}

}  // namespace gazetteer
