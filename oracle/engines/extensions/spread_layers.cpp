// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/spread_layers.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include "oracle/engines/extensions/layer_rounds.hpp"
#include "work/digest.hpp"
#include "work/run_errors.hpp"

namespace gazetteer {

namespace {

/// The graphs first..last-1 of a layer.
struct Stretch {
    std::size_t first = 0;
    std::size_t last = 0;
};

/// What a node says of itself.
struct NodeState {
    std::uint64_t keys_digest = 0;
    std::uint64_t nodes = 0;
    std::uint64_t layers_done = 0;
    /// Digests of its stretch of the last layer done, and of the one before.
    std::uint64_t last_digest = 0;
    std::uint64_t digest_before = 0;

    static constexpr std::size_t words = 5;
    std::vector<std::uint64_t> to_words() const {
        return {keys_digest, nodes, layers_done, last_digest, digest_before};
    }
    static NodeState from(std::span<const std::uint64_t> w) {
        return {w[0], w[1], w[2], w[3], w[4]};
    }
};

/// Puts the words into their place in a file of so many bytes, to last.
void put_words(const std::string& path, std::uint64_t file_bytes, std::uint64_t offset,
               std::span<const std::uint64_t> words) {
    const int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    bool good = fd >= 0 && ftruncate(fd, static_cast<off_t>(file_bytes)) == 0;
    const char* from = reinterpret_cast<const char*>(words.data());
    for (std::size_t left = words.size_bytes(); good && left > 0;) {
        const ssize_t written = pwrite(fd, from, left, static_cast<off_t>(offset));
        good = written > 0;
        if (!good) break;
        from += written;
        offset += static_cast<std::uint64_t>(written);
        left -= static_cast<std::size_t>(written);
    }
    good = good && fsync(fd) == 0;
    const int error = errno;
    if (fd >= 0) close(fd);
    if (!good) throw runs::RunFileError(path + ": " + std::strerror(error));
}

/// The folder, seen by one node.
class Nodes {
  public:
    Nodes(const ExtensionOptions& options, std::uint64_t keys_digest)
        : snapshots_(*options.snapshots), me_(options.shard), nodes_(options.shard_count) {
        mine_.keys_digest = keys_digest;
        mine_.nodes = nodes_;
        const auto snapshot = runs::Snapshot::open(plan_of(me_));
        if (!snapshot) return;
        mine_ = checked(*snapshot);
        if (!snapshots_.take_counts(std::span(snapshot->numbers()).subspan(NodeState::words)))
            snapshot->damaged("its counts are not as many as this program's");
    }

    std::uint64_t layers_done() const { return mine_.layers_done; }
    Stretch stretch(std::size_t count, std::uint64_t node) const {
        const auto at = [&](std::uint64_t i) {
            return static_cast<std::size_t>(count * i / nodes_);
        };
        return {at(node), at(node + 1)};
    }
    Stretch mine(std::size_t count) const { return stretch(count, me_); }
    std::string layer_path(std::uint64_t layer) const {
        return snapshots_.shared_folder + "/layer-" + std::to_string(layer);
    }

    /// Until every node has done so many layers. Returns false when the watch stopped it.
    bool wait_for(std::uint64_t layers, LayerWatch& watch) const {
        for (std::uint64_t node = 0; node < nodes_;) {
            const auto state = state_of(node);
            if (state && state->layers_done >= layers) {
                ++node;
                continue;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            watch.add(0);
            if (watch.stopped()) return false;
        }
        if (layers >= 2) remove_layer(layers - 2);
        return true;
    }
    /// The words of all nodes in a layer that all have done, against their digests.
    void check(std::uint64_t number, const BaseLayer& layer) const {
        for (std::uint64_t node = 0; node < nodes_; ++node) {
            const auto state = state_of(node);
            const Stretch part = stretch(layer.count(), node);
            const std::uint64_t digest =
                state->layers_done == number + 1 ? state->last_digest : state->digest_before;
            const std::size_t a_graph = layer.words_a_graph();
            if (digest != runs::crc64_of(layer.rows(layer.count())
                                             .subspan(part.first * a_graph,
                                                      (part.last - part.first) * a_graph)))
                throw runs::RunFileError(layer_path(number) + ": damaged: the part of node " +
                                         std::to_string(node) +
                                         " does not fit its digest; remove the folder, and the "
                                         "order begins anew");
        }
    }
    /// One more layer is done by this node.
    void put(BaseLayer& layer) {
        const Stretch part = mine(layer.count());
        const std::size_t a_graph = layer.words_a_graph();
        const auto words = layer.rows(layer.count())
                               .subspan(part.first * a_graph, (part.last - part.first) * a_graph);
        put_words(layer_path(mine_.layers_done), layer.rows(layer.count()).size_bytes(),
                  part.first * a_graph * sizeof(std::uint64_t), words);
        mine_.digest_before = mine_.last_digest;
        mine_.last_digest = runs::crc64_of(words);
        ++mine_.layers_done;
        std::vector<std::uint64_t> numbers = mine_.to_words();
        const auto counts = snapshots_.counts();
        numbers.insert(numbers.end(), counts.begin(), counts.end());
        runs::write_snapshot(plan_of(me_), numbers, {});
    }
    /// Once all layers are done by this node: the last files, by the node that is the last.
    void leave(std::uint64_t layers) const {
        for (std::uint64_t node = 0; node < nodes_; ++node)
            if (const auto state = state_of(node); !state || state->layers_done < layers) return;
        for (std::uint64_t layer = layers < 2 ? 0 : layers - 2; layer < layers; ++layer)
            remove_layer(layer);
    }

  private:
    runs::SnapshotPlan plan_of(std::uint64_t node) const {
        return {snapshots_.shared_folder + "/node-" + std::to_string(node),
                snapshots_.plan.work + ", node " + std::to_string(node)};
    }
    void remove_layer(std::uint64_t layer) const {
        std::error_code gone;
        std::filesystem::remove(layer_path(layer), gone);
    }
    NodeState checked(const runs::Snapshot& snapshot) const {
        if (snapshot.numbers().size() < NodeState::words)
            snapshot.damaged("it says nothing that this program would");
        const NodeState result = NodeState::from(snapshot.numbers());
        if (result.keys_digest != mine_.keys_digest || result.nodes != nodes_)
            snapshot.damaged("its graphs or its nodes are not those of this run");
        return result;
    }
    std::optional<NodeState> state_of(std::uint64_t node) const {
        const auto snapshot = runs::Snapshot::open(plan_of(node));
        if (!snapshot) return std::nullopt;
        return checked(*snapshot);
    }

    const ExtensionSnapshots& snapshots_;
    std::uint64_t me_;
    std::uint64_t nodes_;
    NodeState mine_;
};

}  // namespace

void decide_spread_layers(const UnlabelledGraphs& graphs, std::size_t words, LayerWatch& watch,
                          const ExtensionOptions& options, const DecideBase& decide) {
    const auto layers = static_cast<std::uint64_t>(graphs.size_max()) + 1;
    Nodes nodes(options, keys_digest_of(graphs));
    watch.expect(graphs.count() / options.shard_count);
    for (std::uint64_t number = nodes.layers_done(); number < layers; ++number) {
        const int size = static_cast<int>(number);
        BaseLayer below;
        if (number > 0) {
            if (!nodes.wait_for(number, watch)) return;
            below = BaseLayer::of_file(graphs.order(), graphs.of_size(size - 1), words,
                                       nodes.layer_path(number - 1));
            nodes.check(number - 1, below);
        }
        BaseLayer layer(graphs.order(), graphs.of_size(size), words);
        const Stretch mine = nodes.mine(layer.count());
        tbb::parallel_for(tbb::blocked_range<std::size_t>(mine.first, mine.last, 16),
                          [&](const auto& range) {
                              if (watch.stopped()) return;
                              for (std::size_t i = range.begin(); i != range.end(); ++i)
                                  decide(below, layer, i, true);
                              watch.add(range.size());
                          });
        if (watch.stopped()) return;
        nodes.put(layer);
    }
    nodes.leave(layers);
}

}  // namespace gazetteer
