// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of graphs H decided in rounds: between two rounds no thread is at work, so that the run
// can stop there, be saved and be taken up again.
#pragma once

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>

#include "oracle/engines/extensions/base_layer.hpp"
#include "oracle/engines/extensions/layer_watch.hpp"
#include "work/snapshot.hpp"

namespace gazetteer {

/// What the layers of a run are, all known before the first is decided.
struct LayersAhead {
    /// A digest of the keys of all graphs H, in their sequence.
    std::uint64_t keys_digest = 0;
    std::size_t layers = 0;
    /// The most words that two layers have that are held at once.
    std::uint64_t words_held = 0;
};

/// All unlabelled graphs of an order to options.base_size_max edges. Nothing when the watch stopped
/// it.
std::optional<UnlabelledGraphs> watched_graphs(int order, const ExtensionOptions& options,
                                               LayerWatch& watch);
/// A digest of all their keys.
std::uint64_t keys_digest_of(const UnlabelledGraphs& graphs);

/// With options.snapshots, begins where the last snapshot was made.
class LayerRounds {
  public:
    /// Throws RunFileError where the snapshot is damaged or there is no room for one, RunConflict
    /// where it is of other work.
    LayerRounds(const ExtensionOptions& options, LayerWatch& watch, const LayersAhead& ahead);

    /// The first layer that is needed: decide is called for it and all after it.
    std::size_t first_layer() const { return layer_ == 0 ? 0 : layer_ - 1; }

    /// decide_one(i) for all i below `count` that are not decided yet, from several threads at
    /// once; it fills layer.words_of(i) from the layer below, or counts where `layer` has no words.
    /// Ends early when the watch stopped it. `before`: how many graphs the layers below have, for
    /// options.between.
    template <class DecideOne>
    void decide(std::size_t number, const BaseLayer& below, BaseLayer& layer, std::size_t count,
                DecideOne decide_one, std::uint64_t before = 0) {
        std::size_t done = restored(number, layer, count);
        while (done < count && !watch_.stopped()) {
            const std::size_t end = std::min(count, done + round_);
            tbb::parallel_for(tbb::blocked_range<std::size_t>(done, end, 16),
                              [&](const auto& range) {
                                  for (std::size_t i = range.begin(); i != range.end(); ++i)
                                      decide_one(i);
                                  watch_.add(range.size());
                              });
            done = end;
            if (options_.snapshots) save_if_due(number, done, below, layer);
            if (options_.between && before + done > options_.visit_from)
                options_.between(before + done);
        }
    }

  private:
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;

    void resume(const LayersAhead& ahead);
    /// How many of the layer's graphs are decided; their words are put there.
    std::size_t restored(std::size_t number, BaseLayer& layer, std::size_t count);
    void save_if_due(std::size_t number, std::size_t done, const BaseLayer& below,
                     const BaseLayer& layer);

    const ExtensionOptions& options_;
    LayerWatch& watch_;
    std::uint64_t keys_digest_;
    std::size_t round_;
    /// The end of the last snapshot, and the time to the next.
    Clock::time_point saved_ = Clock::now();
    Seconds between_{};
    /// What is taken up, until it is: in this layer so many graphs.
    std::optional<runs::Snapshot> snapshot_;
    std::size_t layer_ = 0;
    std::size_t done_ = 0;
};

}  // namespace gazetteer
