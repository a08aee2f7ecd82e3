// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/edge_layers.hpp"

#include <algorithm>

#include "graph/index.hpp"
#include "oracle/engines/extensions/layer_rounds.hpp"
#include "oracle/engines/extensions/spread_layers.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

LayersAhead layers_ahead(const UnlabelledGraphs& graphs, std::size_t words) {
    LayersAhead result{keys_digest_of(graphs), 0, 0};
    std::uint64_t before = 0;
    for (int size = 0; size <= graphs.size_max(); ++size, ++result.layers) {
        const std::uint64_t here = graphs.of_size(size).size();
        result.words_held = std::max(result.words_held, (before + here) * words);
        before = here;
    }
    return result;
}

void decide_layers(const UnlabelledGraphs& graphs, std::size_t words, LayerWatch& watch,
                   const ExtensionOptions& options, const DecideBase& decide) {
    LayerRounds rounds(options, watch, layers_ahead(graphs, words));
    BaseLayer below;
    std::uint64_t before = 0;
    for (int size = 0; size <= graphs.size_max() && !watch.stopped(); ++size) {
        const std::vector<std::uint64_t>& keys = graphs.of_size(size);
        if (index(size) < rounds.first_layer()) {
            watch.add(keys.size());
        } else {
            BaseLayer layer(graphs.order(), keys, words);
            const auto decide_one = [&, before](std::size_t i) {
                const std::uint64_t place = before + i;
                decide(below, layer, i,
                       place >= options.visit_from && place % options.shard_count == options.shard);
            };
            rounds.decide(index(size), below, layer, keys.size(), decide_one, before);
            below = std::move(layer);
        }
        before += keys.size();
    }
}

void decide_graphs(const UnlabelledGraphs& graphs, std::size_t words, LayerWatch& watch,
                   const ExtensionOptions& options, const DecideBase& decide) {
    if (options.snapshots && !options.snapshots->shared_folder.empty())
        return decide_spread_layers(graphs, words, watch, options, decide);
    watch.expect(graphs.count());
    decide_layers(graphs, words, watch, options, decide);
}

}  // namespace

bool decide_edge_layers(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                        const DecideBase& decide) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 12");
    require(options.shard < options.shard_count, "shard < shard_count");
    LayerWatch watch(options);
    runs::on_threads(options.threads, [&] {
        if (const auto graphs = watched_graphs(order - 1, options, watch))
            decide_graphs(*graphs, words_of(order - 1), watch, options, decide);
    });
    return !watch.stopped();
}

std::size_t edge_layers_bytes(std::size_t words, std::span<const std::uint64_t> bases,
                              std::uint64_t nodes) {
    constexpr std::size_t a_word = sizeof(std::uint64_t);
    std::uint64_t all = 0;
    std::uint64_t held = 0;     // of the two layers at once
    std::uint64_t largest = 0;  // what listing takes beside the keys
    for (std::size_t m = 0; m < bases.size(); ++m) {
        const std::uint64_t below = m == 0 ? 0 : bases[m - 1];
        // Each of several nodes has the layer below in a file, but its places in memory.
        const std::uint64_t decided = nodes == 1 ? bases[m] + below : bases[m] / nodes + 1;
        all += bases[m];
        largest = std::max(largest, bases[m]);
        held =
            std::max(held, decided * words * a_word + (bases[m] + below) * KeyPlaces::bytes_a_key);
    }
    return all * a_word + std::max(held, largest * a_word);
}

}  // namespace gazetteer
