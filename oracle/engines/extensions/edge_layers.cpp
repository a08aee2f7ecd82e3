// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/edge_layers.hpp"

#include <algorithm>

#include "oracle/engines/extensions/layer_watch.hpp"
#include "runs/work/threads.hpp"

namespace gazetteer {

namespace {

bool decide_layers(const UnlabelledGraphs& graphs, std::size_t words,
                   const ExtensionOptions& options, const DecideBase& decide) {
    LayerWatch watch(options, graphs.count());
    BaseLayer below;
    std::uint64_t before = 0;
    for (int size = 0; size <= graphs.size_max() && !watch.stopped(); ++size) {
        BaseLayer layer(graphs.order(), graphs.of_size(size), words);
        for_each_watched(layer.count(), watch, [&](std::size_t i) {
            decide(below, layer, i, (before + i) % options.shard_count == options.shard);
        });
        before += layer.count();
        below = std::move(layer);
    }
    return !watch.stopped();
}

}  // namespace

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
    std::uint64_t all = 0;
    std::uint64_t held = 0;  // of the two layers at once
    for (std::size_t m = 0; m < bases.size(); ++m) {
        all += bases[m];
        held = std::max(held, bases[m] + (m == 0 ? 0 : bases[m - 1]));
    }
    return all * sizeof(std::uint64_t) +
           held * (words * sizeof(std::uint64_t) + KeyPlaces::bytes_a_key);
}

}  // namespace gazetteer
