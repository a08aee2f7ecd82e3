// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/layer_rounds.hpp"

#include "work/digest.hpp"
#include "work/limits.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

/// A round takes well below a second: a graph H of order 10 takes some 25 microseconds in UEG, some
/// 200 in edge-delete.
constexpr std::size_t graphs_a_thread = 2048;

/// The numbers of a snapshot before the counts: the digest of the keys, the layer, and how many of
/// its graphs are decided.
constexpr std::size_t numbers_before_counts = 3;

}  // namespace

std::optional<UnlabelledGraphs> watched_graphs(int order, const ExtensionOptions& options,
                                               LayerWatch& watch) {
    try {
        return UnlabelledGraphs(order, options.threads, options.base_size_max,
                                [&] { return watch.add(0); });
    } catch (const runs::Stopped&) {
        return std::nullopt;
    }
}

std::uint64_t keys_digest_of(const UnlabelledGraphs& graphs) {
    std::vector<std::uint64_t> digests;
    for (int size = 0; size <= graphs.size_max(); ++size)
        digests.push_back(runs::crc64_of(graphs.of_size(size)));
    return runs::crc64_of(digests);
}

LayerRounds::LayerRounds(const ExtensionOptions& options, LayerWatch& watch,
                         const LayersAhead& ahead)
    : options_(options),
      watch_(watch),
      keys_digest_(ahead.keys_digest),
      round_((options.snapshots ? options.snapshots->round : graphs_a_thread) *
             static_cast<std::size_t>(runs::thread_count(options.threads))) {
    if (!options.snapshots) return;
    between_ = options.snapshots->plan.every;
    runs::insist_room(options.snapshots->plan.path, runs::snapshot_bytes(ahead.words_held));
    snapshot_ = runs::Snapshot::open(options.snapshots->plan);
    if (snapshot_) resume(ahead);
}

void LayerRounds::resume(const LayersAhead& ahead) {
    const std::vector<std::uint64_t>& numbers = snapshot_->numbers();
    if (numbers.size() < numbers_before_counts || numbers[1] >= ahead.layers ||
        snapshot_->parts().size() != 2)
        snapshot_->damaged("it says nothing that this program would");
    if (numbers[0] != keys_digest_)
        snapshot_->damaged("its graphs of the order below are not those that this program lists");
    if (!options_.snapshots->take_counts(std::span(numbers).subspan(numbers_before_counts)))
        snapshot_->damaged("its counts are not as many as this program's");
    layer_ = numbers[1];
    done_ = numbers[2];
}

std::size_t LayerRounds::restored(std::size_t number, BaseLayer& layer, std::size_t count) {
    if (!snapshot_) return 0;
    if (number < layer_) {
        snapshot_->read(layer.rows(count));
        watch_.add(count);
        return count;
    }
    if (layer_ == 0) snapshot_->read({});
    if (done_ > count) snapshot_->damaged("it has more graphs than the layer");
    snapshot_->read(layer.rows(done_));
    snapshot_.reset();
    watch_.add(done_);
    return done_;
}

void LayerRounds::save_if_due(std::size_t number, std::size_t done, const BaseLayer& below,
                              const BaseLayer& layer) {
    const ExtensionSnapshots& snapshots = *options_.snapshots;
    const auto began = Clock::now();
    if (began - saved_ < between_ && !watch_.stopped()) return;
    std::vector<std::uint64_t> numbers{keys_digest_, number, done};
    const std::vector<std::uint64_t> counts = snapshots.counts();
    numbers.insert(numbers.end(), counts.begin(), counts.end());
    runs::write_snapshot(snapshots.plan, numbers, {below.rows(below.count()), layer.rows(done)});
    saved_ = Clock::now();
    // A fifth of the time at most goes into snapshots, unless a minute of work could be lost.
    between_ = std::max<Seconds>(snapshots.plan.every,
                                 std::min<Seconds>(4 * (saved_ - began), std::chrono::minutes(1)));
}

}  // namespace gazetteer
