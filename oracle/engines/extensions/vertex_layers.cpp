// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/vertex_layers.hpp"

#include <numeric>

#include "graph/index.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/extensions/layer_watch.hpp"
#include "runs/work/threads.hpp"

namespace gazetteer {

namespace {

std::vector<std::uint64_t> keys_of_order(int order, const ExtensionOptions& options) {
    const UnlabelledGraphs graphs(order, options.threads, options.base_size_max);
    std::vector<std::uint64_t> result;
    result.reserve(graphs.count());
    for (int size = 0; size <= graphs.size_max(); ++size)
        result.insert(result.end(), graphs.of_size(size).begin(), graphs.of_size(size).end());
    return result;
}

bool decide_orders(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                   const DecideByVertices& decide) {
    const std::vector<std::uint64_t> last_keys = keys_of_order(order - 1, options);
    std::uint64_t total = last_keys.size();
    for (int r = 0; r < order - 1; ++r) total += BaseIndex::count(r + 1);
    LayerWatch watch(options, total);
    std::vector<std::uint64_t> keys_below;
    BaseLayer below;
    for (int r = 0; r < order - 1 && !watch.stopped(); ++r) {
        std::vector<std::uint64_t> keys = keys_of_order(r, options);
        BaseLayer layer(r, keys, words_of(r));
        for_each_watched(layer.count(), watch, [&](std::size_t i) {
            decide(below, layer.graph(i), layer.words_of(i), false);
        });
        below = std::move(layer);
        keys_below.swap(keys);
        below.keys_moved_to(keys_below);
    }
    for_each_watched(last_keys.size(), watch, [&](std::size_t i) {
        decide(below, SmallGraph(order - 1, last_keys[i]), nullptr,
               i % options.shard_count == options.shard);
    });
    return !watch.stopped();
}

}  // namespace

DeletedVertices::DeletedVertices(const SmallGraph& h, const BaseLayer& below) {
    std::array<std::uint64_t, SmallGraph::order_max> keys;
    for (Vertex v : h.vertices()) {
        const SmallCanonical form = small_canonical(h.without_vertex(v));
        DeletedVertex& deleted = vertices_[count_++];
        deleted.v = v;
        for (Vertex u : h.vertices())
            if (u != v) deleted.place[index(u)] = form.place[index(u < v ? u : u - 1)];
        deleted.place[index(v)] = static_cast<std::uint8_t>(h.order() - 1);
        keys[index(v)] = form.key;
        below.prefetch_place(form.key);
    }
    for (std::size_t i = 0; i < count_; ++i) below.prefetch_key(keys[i]);
    for (std::size_t i = 0; i < count_; ++i) {
        const std::size_t found = below.find(keys[i]);
        vertices_[i].words = below.words_of(found);
        below.prefetch_words(found, 0, below.words_a_graph());
    }
}

bool decide_vertex_layers(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                          const DecideByVertices& decide) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 11");
    require(options.shard < options.shard_count, "shard < shard_count");
    bool finished = false;
    runs::on_threads(options.threads,
                     [&] { finished = decide_orders(order, words_of, options, decide); });
    return finished;
}

std::size_t vertex_layers_bytes(int order, std::size_t (*words_of)(int),
                                std::span<const std::uint64_t> bases) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 11");
    const auto all = std::accumulate(bases.begin(), bases.end(), std::uint64_t{0});
    std::size_t result = 2 * all * sizeof(std::uint64_t);  // two copies while they are sorted
    constexpr std::size_t key_and_place = sizeof(std::uint64_t) + KeyPlaces::bytes_a_key;
    for (int r = std::max(order - 3, 0); r <= order - 2; ++r)
        result += BaseIndex::count(r + 1) * (words_of(r) * sizeof(std::uint64_t) + key_and_place);
    return result;
}

}  // namespace gazetteer
