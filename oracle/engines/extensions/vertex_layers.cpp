// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/vertex_layers.hpp"

#include <algorithm>
#include <numeric>

#include "graph/index.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/extensions/layer_rounds.hpp"
#include "work/digest.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

using Keys = std::vector<std::uint64_t>;

/// Returns false when the watch stopped it.
bool list_keys(int order, const ExtensionOptions& options, LayerWatch& watch, Keys& keys) {
    const auto graphs = watched_graphs(order, options, watch);
    if (!graphs) return false;
    keys.reserve(graphs->count());
    for (int size = 0; size <= graphs->size_max(); ++size)
        keys.insert(keys.end(), graphs->of_size(size).begin(), graphs->of_size(size).end());
    return true;
}

LayersAhead orders_ahead(int order, std::size_t (*words_of)(int), const Keys& last_keys) {
    LayersAhead result{runs::crc64_of(last_keys), index(order), 0};
    std::uint64_t below = 0;
    for (int r = 0; r < order - 1; ++r) {
        const std::uint64_t here = BaseIndex::count(r + 1) * words_of(r);
        result.words_held = std::max(result.words_held, below + here);
        below = here;
    }
    return result;
}

void decide_orders(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                   LayerWatch& watch, const DecideByVertices& decide) {
    Keys last_keys;
    if (!list_keys(order - 1, options, watch, last_keys)) return;
    std::uint64_t total = last_keys.size();
    for (int r = 0; r < order - 1; ++r) total += BaseIndex::count(r + 1);
    watch.expect(total);
    LayerRounds rounds(options, watch, orders_ahead(order, words_of, last_keys));
    Keys keys_below;
    BaseLayer below;
    for (int r = 0; r < order - 1; ++r) {
        if (index(r) < rounds.first_layer()) {
            watch.add(BaseIndex::count(r + 1));
            continue;
        }
        Keys keys;
        if (!list_keys(r, options, watch, keys)) return;
        BaseLayer layer(r, keys, words_of(r));
        rounds.decide(index(r), below, layer, layer.count(), [&](std::size_t i) {
            decide(below, layer.graph(i), layer.words_of(i), false);
        });
        if (watch.stopped()) return;
        below = std::move(layer);
        keys_below.swap(keys);
        below.keys_moved_to(keys_below);
    }
    BaseLayer no_words;
    rounds.decide(index(order - 1), below, no_words, last_keys.size(), [&](std::size_t i) {
        decide(below, SmallGraph(order - 1, last_keys[i]), nullptr,
               i % options.shard_count == options.shard);
    });
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
    for (std::uint64_t key : std::span(keys).first(count_)) below.prefetch_key(key);
    for (std::size_t i = 0; i < count_; ++i) {
        const std::size_t found = below.find(keys[i]);
        vertices_[i].words = below.words_of(found);
        below.prefetch_words(found, 0, below.words_a_graph());
    }
}

bool decide_vertex_layers(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                          const DecideByVertices& decide) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 12");
    require(options.shard < options.shard_count, "shard < shard_count");
    require(!options.snapshots || options.snapshots->shared_folder.empty(), "no shared folder");
    LayerWatch watch(options);
    runs::on_threads(options.threads,
                     [&] { decide_orders(order, words_of, options, watch, decide); });
    return !watch.stopped();
}

std::size_t vertex_layers_bytes(int order, std::size_t (*words_of)(int),
                                std::span<const std::uint64_t> bases) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 12");
    const auto all = std::accumulate(bases.begin(), bases.end(), std::uint64_t{0});
    std::size_t result = 2 * all * sizeof(std::uint64_t);  // two copies while they are sorted
    constexpr std::size_t key_and_place = sizeof(std::uint64_t) + KeyPlaces::bytes_a_key;
    for (int r = std::max(order - 3, 0); r <= order - 2; ++r)
        result += BaseIndex::count(r + 1) * (words_of(r) * sizeof(std::uint64_t) + key_and_place);
    return result;
}

}  // namespace gazetteer
