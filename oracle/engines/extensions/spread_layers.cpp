// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/spread_layers.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include "graph/index.hpp"
#include "oracle/engines/extensions/layer_rounds.hpp"
#include "work/digest.hpp"
#include "work/open_file.hpp"
#include "work/run_errors.hpp"

namespace gazetteer {

namespace {

/// The graphs first..last-1 of a layer.
struct Stretch {
    std::size_t first;
    std::size_t last;
    std::size_t count() const { return last - first; }
};

/// What a node says of itself.
struct NodeState {
    std::uint64_t keys_digest;
    std::uint64_t nodes;
    std::uint64_t layers_done;
    /// Digests of its stretch of the last layer done, and of the one before.
    std::uint64_t last_digest;
    std::uint64_t digest_before;
};
using StateWords = std::array<std::uint64_t, sizeof(NodeState) / sizeof(std::uint64_t)>;

/// The watch stopped this node.
struct StoppedNode {};

/// Puts the words into a file behind so many others, to last.
void put_words(const std::string& path, std::ptrdiff_t before,
               std::span<const std::uint64_t> words) {
    constexpr std::ptrdiff_t a_word = sizeof(std::uint64_t);
    const int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    const runs::OpenFile file(fd == -1 ? nullptr : fdopen(fd, "wb"));
    if (!file || fseeko(file.get(), before * a_word, SEEK_SET) != 0 ||
        std::fwrite(words.data(), sizeof(std::uint64_t), words.size(), file.get()) !=
            words.size() ||
        std::fflush(file.get()) != 0 || fsync(fd) != 0)
        throw runs::RunFileError(path + ": " + std::strerror(errno));
}

/// The folder, seen by one node.
class Nodes {
  public:
    Nodes(const ExtensionOptions& options, std::uint64_t keys_digest)
        : snapshots_(*options.snapshots),
          me_(options.shard),
          mine_{keys_digest, options.shard_count, {}, {}, {}} {
        if (const auto snapshot = runs::Snapshot::open(plan_of(me_))) resume(*snapshot);
    }

    std::uint64_t layers_done() const { return mine_.layers_done; }
    Stretch mine(std::size_t count) const { return stretch(count, me_); }
    /// Its graphs in all layers, and in those that it has done.
    ExtensionProgress progress(const UnlabelledGraphs& graphs) const {
        ExtensionProgress result;
        for (int size = 0; size <= graphs.size_max(); ++size) {
            const std::size_t count = mine(graphs.of_size(size).size()).count();
            result.total += count;
            if (index(size) < mine_.layers_done) result.done += count;
        }
        return result;
    }
    /// The file of the last layer done.
    std::string last_path() const { return layer_path(mine_.layers_done - 1); }

    /// Until every node has done as many layers as this one. Throws StoppedNode.
    void wait(LayerWatch& watch) const {
        for (std::uint64_t node = 0; node < mine_.nodes; ++node)
            for (; !is_as_far(node); std::this_thread::sleep_for(std::chrono::milliseconds(20)))
                if (!watch.add(0)) throw StoppedNode();
        // No node reads it any more.
        remove_layer(mine_.layers_done - 2);
    }
    /// The words of all nodes in the last layer done, against their digests.
    void check(const BaseLayer& layer) const {
        for (std::uint64_t node = 0; node < mine_.nodes; ++node) {
            const NodeState state = state_of(node);
            const std::uint64_t digest =
                state.layers_done == mine_.layers_done ? state.last_digest : state.digest_before;
            if (digest != runs::crc64_of(part_of(layer, node)))
                throw runs::RunFileError(last_path() + ": damaged: the part of node " +
                                         std::to_string(node) +
                                         " does not fit its digest; remove the folder, and the "
                                         "order begins anew");
        }
    }
    /// One more layer is done by this node.
    void put(const BaseLayer& layer) {
        const auto words = part_of(layer, me_);
        put_words(layer_path(mine_.layers_done), words.data() - layer.rows(layer.count()).data(),
                  words);
        mine_.digest_before = mine_.last_digest;
        mine_.last_digest = runs::crc64_of(words);
        ++mine_.layers_done;
        const auto state = std::bit_cast<StateWords>(mine_);
        std::vector<std::uint64_t> numbers(state.begin(), state.end());
        const auto counts = snapshots_.counts();
        numbers.insert(numbers.end(), counts.begin(), counts.end());
        runs::write_snapshot(plan_of(me_), numbers, {});
    }
    /// Once all layers are done by this node: the last files, by the node that is the last.
    void leave() const {
        for (std::uint64_t node = 0; node < mine_.nodes; ++node)
            if (!is_as_far(node)) return;
        remove_layer(mine_.layers_done - 2);
        remove_layer(mine_.layers_done - 1);
    }

  private:
    runs::SnapshotPlan plan_of(std::uint64_t node) const {
        return {snapshots_.shared_folder + "/node-" + std::to_string(node),
                snapshots_.plan.work + ", node " + std::to_string(node)};
    }
    std::string layer_path(std::uint64_t layer) const {
        return snapshots_.shared_folder + "/layer-" + std::to_string(layer);
    }
    /// If there is such a file.
    void remove_layer(std::uint64_t layer) const {
        std::error_code gone;
        std::filesystem::remove(layer_path(layer), gone);
    }
    Stretch stretch(std::size_t count, std::uint64_t node) const {
        const auto before = [&](std::uint64_t nodes) {
            return static_cast<std::size_t>(count * nodes / mine_.nodes);
        };
        return {before(node), before(node + 1)};
    }
    /// A node's words in a layer.
    std::span<const std::uint64_t> part_of(const BaseLayer& layer, std::uint64_t node) const {
        const Stretch part = stretch(layer.count(), node);
        return layer.rows(part.last).subspan(part.first * layer.words_a_graph());
    }
    void resume(const runs::Snapshot& snapshot) {
        mine_ = checked(snapshot);
        if (!snapshots_.take_counts(std::span(snapshot.numbers()).subspan(StateWords().size())))
            snapshot.damaged("its counts are not as many as this program's");
    }
    NodeState checked(const runs::Snapshot& snapshot) const {
        StateWords words;
        if (snapshot.numbers().size() < words.size())
            snapshot.damaged("it says nothing that this program would");
        std::copy_n(snapshot.numbers().begin(), words.size(), words.begin());
        const auto result = std::bit_cast<NodeState>(words);
        if (result.keys_digest != mine_.keys_digest || result.nodes != mine_.nodes)
            snapshot.damaged("its graphs or its nodes are not those of this run");
        return result;
    }
    /// One that has not said anything has done nothing.
    NodeState state_of(std::uint64_t node) const {
        const auto snapshot = runs::Snapshot::open(plan_of(node));
        return snapshot ? checked(*snapshot) : NodeState{};
    }
    bool is_as_far(std::uint64_t node) const {
        return state_of(node).layers_done >= mine_.layers_done;
    }

    const ExtensionSnapshots& snapshots_;
    std::uint64_t me_;
    NodeState mine_;
};

}  // namespace

void decide_spread_layers(const UnlabelledGraphs& graphs, std::size_t words, LayerWatch& watch,
                          const ExtensionOptions& options, const DecideBase& decide) try {
    Nodes nodes(options, keys_digest_of(graphs));
    const ExtensionProgress begun = nodes.progress(graphs);
    watch.expect(begun.total, begun.done);
    for (auto size = static_cast<int>(nodes.layers_done()); size <= graphs.size_max(); ++size) {
        BaseLayer below;
        if (size > 0) {
            nodes.wait(watch);
            below = BaseLayer::of_file(graphs.order(), graphs.of_size(size - 1), words,
                                       nodes.last_path());
            nodes.check(below);
        }
        BaseLayer layer(graphs.order(), graphs.of_size(size), words);
        const Stretch mine = nodes.mine(layer.count());
        tbb::parallel_for(tbb::blocked_range(mine.first, mine.last), [&](const auto& range) {
            for (std::size_t i = range.begin(); i != range.end(); ++i)
                decide(below, layer, i, true);
            if (!watch.add(range.size())) throw StoppedNode();
        });
        nodes.put(layer);
    }
    nodes.leave();
} catch (const StoppedNode&) {
    // The watch knows it.
}

}  // namespace gazetteer
