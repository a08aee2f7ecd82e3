// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/ueg_classes.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <cstring>
#include <mutex>

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"
#include "oracle/tables/page_memory.hpp"
#include "runs/work/threads.hpp"

namespace gazetteer {

namespace {

/// The graphs H of one size and, for each vertex v of H, the S with (H + x, v) an N-position. That
/// of x is not kept: no move along an edge of H leads to it.
class Layer {
  public:
    Layer() = default;
    Layer(int order, const std::vector<std::uint64_t>& keys)
        : order_(order),
          words_(subset_family::words(order)),
          keys_(&keys),
          n_sets_(keys.size() * index(order) * words_) {
        while (places_.size() < 2 * keys.size()) places_.resize(2 * places_.size());
        for (std::uint32_t i = 0; i < keys.size(); ++i) {
            std::size_t place = home(keys[i]);
            while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
            places_[place] = i + 1;
        }
    }

    std::size_t count() const { return keys_->size(); }
    SmallGraph graph(std::size_t i) const { return {order_, (*keys_)[i]}; }
    /// Asks for the memory that find(key) will read: first the table's, later the key compared.
    void prefetch_place(std::uint64_t key) const { __builtin_prefetch(&places_[home(key)]); }
    void prefetch_key(std::uint64_t key) const {
        __builtin_prefetch(&(*keys_)[std::max(places_[home(key)], 1U) - 1]);
    }
    void prefetch_n_sets(std::size_t i, Vertex v) const {
        for (std::size_t w = 0; w < words_; w += 8) __builtin_prefetch(n_sets(i, v) + w);
    }
    /// Where the graph with this canonical key stands; it is there.
    std::size_t find(std::uint64_t key) const {
        std::size_t place = home(key);
        while ((*keys_)[places_[place] - 1] != key) place = (place + 1) & (places_.size() - 1);
        return places_[place] - 1;
    }
    std::uint64_t* n_sets(std::size_t i, Vertex v) {
        return n_sets_.data() + (i * index(order_) + index(v)) * words_;
    }
    const std::uint64_t* n_sets(std::size_t i, Vertex v) const {
        return n_sets_.data() + (i * index(order_) + index(v)) * words_;
    }

  private:
    std::size_t home(std::uint64_t key) const {
        return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
    }

    int order_ = 0;
    std::size_t words_ = 0;
    const std::vector<std::uint64_t>* keys_ = nullptr;
    /// Touched first by the thread that fills it.
    PageMemory<std::uint64_t> n_sets_;
    /// Open addressing: 1 + a place in *keys_, or 0.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(2);
};

using NSets = std::array<SubsetFamily, SmallGraph::order_max>;

/// H - uv in the layer below.
struct Erased {
    Vertex u, v;
    SmallCanonical form;
    std::size_t found;
};

/// Every edge's, the memory of all asked for before it is read: most of it is in no cache.
class ErasedEdges {
  public:
    ErasedEdges(const SmallGraph& h, const Layer& below) {
        for (Vertex v : h.vertices())
            for (Vertex u : h.neighbours(v) & VertexSet::first(v)) {
                Erased& e = edges_[count_++];
                e = {u, v, small_canonical(h.without_edge(u, v)), 0};
                below.prefetch_place(e.form.key);
            }
        for (const Erased& e : *this) below.prefetch_key(e.form.key);
        for (std::size_t i = 0; i < count_; ++i) {
            Erased& e = edges_[i];
            e.found = below.find(e.form.key);
            below.prefetch_n_sets(e.found, e.form.place[index(e.u)]);
            below.prefetch_n_sets(e.found, e.form.place[index(e.v)]);
        }
    }
    const Erased* begin() const { return edges_.data(); }
    const Erased* end() const { return edges_.data() + count_; }

  private:
    /// Complete graphs of order 10 have 45.
    std::array<Erased, 45> edges_;
    std::size_t count_ = 0;
};

/// Adds to n_sets[u] the S for which a move from u along uv wins: those with (H - uv + x, v) a
/// P-position. And the same from v.
[[gnu::always_inline]] inline void add_moves_along(const Erased& e, int order, const Layer& below,
                                                   NSets& n_sets) {
    const SubsetPermutation back(e.form.place, order);
    const std::size_t words = subset_family::words(order);
    for (const auto& [from, to] : {std::pair{e.u, e.v}, std::pair{e.v, e.u}}) {
        SubsetFamily wins_after;
        std::copy_n(below.n_sets(e.found, e.form.place[index(to)]), words,
                    wins_after.words.begin());
        back.apply(wins_after);
        for (std::size_t w = 0; w < words; ++w)
            n_sets[index(from)].words[w] |= ~wins_after.words[w];
    }
}

/// Families as vectors: those of the subsets of {0..8} fill one, of {0..9} two.
using Vectors = std::array<VectorOf8, 2>;

/// The families {S : v in S}, in words.
constexpr auto families_with = [] {
    std::array<SubsetFamily, subset_family::ground_max> result;
    for (Vertex v = 0; v < subset_family::ground_max; ++v)
        for (std::size_t w = 0; w < subset_family::words_max; ++w)
            result[index(v)].words[w] = SubsetFamily::containing(v, w);
    return result;
}();

[[gnu::always_inline]] inline void load(const SubsetFamily& family, Vectors& result) {
    std::memcpy(&result, family.words.data(), sizeof result);
}

[[gnu::always_inline]] inline void store(const Vectors& vectors, SubsetFamily& result) {
    std::memcpy(result.words.data(), &vectors, sizeof vectors);
}

/// In the lanes whose S contain v, the family's bit of S - v.
[[gnu::always_inline]] inline void without_element(Vertex v, const Vectors& family,
                                                   std::size_t vectors, Vectors& result) {
    for (std::size_t t = 0; t < static_cast<std::size_t>(vectors); ++t) switch (v) {
            case 6:
                result[t] = __builtin_shufflevector(family[t], family[t], 0, 0, 2, 2, 4, 4, 6, 6);
                break;
            case 7:
                result[t] = __builtin_shufflevector(family[t], family[t], 0, 1, 0, 1, 4, 5, 4, 5);
                break;
            case 8:
                result[t] = __builtin_shufflevector(family[t], family[t], 0, 1, 2, 3, 0, 1, 2, 3);
                break;
            case 9:
                result[t] = family[0];
                break;
            default:
                result[t] = family[t] << (std::uint64_t{1} << v);
        }
}

/// Adds the moves along edges at x. From x to v in S: then v is not joined to x, and what is known
/// of (H + x, v) with S - v is all. From v in S to x: with S - v, x is now decided.
[[gnu::always_inline]] inline void add_moves_at_new_vertex(int order, NSets& n_sets) {
    const std::size_t vectors = subset_family::words(order) > 8 ? 2 : 1;
    Vectors with_v;
    Vectors wins;
    Vectors without_v;
    Vectors x_wins{};
    for (Vertex v = 0; v < order; ++v) {
        load(families_with[index(v)], with_v);
        load(n_sets[index(v)], wins);
        without_element(v, wins, vectors, without_v);
        for (std::size_t t = 0; t < vectors; ++t) x_wins[t] |= ~without_v[t] & with_v[t];
    }
    for (Vertex v = 0; v < order; ++v) {
        load(families_with[index(v)], with_v);
        load(n_sets[index(v)], wins);
        without_element(v, x_wins, vectors, without_v);
        for (std::size_t t = 0; t < vectors; ++t) wins[t] |= ~without_v[t] & with_v[t];
        store(wins, n_sets[index(v)]);
    }
    store(x_wins, n_sets[index(order)]);
}

/// Every H of a size decided from the layer below.
GAZETTEER_VECTORIZED void decide(const Layer& below, Layer& layer, std::size_t i, NSets& n_sets) {
    const SmallGraph h = layer.graph(i);
    n_sets = {};
    for (const Erased& e : ErasedEdges(h, below)) add_moves_along(e, h.order(), below, n_sets);
    add_moves_at_new_vertex(h.order(), n_sets);
    for (Vertex v : h.vertices())
        std::copy_n(n_sets[index(v)].words.begin(), subset_family::words(h.order()),
                    layer.n_sets(i, v));
}

/// Counts the graphs decided and asks whether to go on.
class Watch {
  public:
    Watch(const UegClassesOptions& options, std::uint64_t total)
        : options_(options), total_(total) {}

    bool stopped() const { return stopped_; }
    void add(std::uint64_t count) {
        done_ += count;
        if (!options_.go_on) return;
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (lock && !stopped_ && !options_.go_on({done_, total_})) stopped_ = true;
    }

  private:
    const UegClassesOptions& options_;
    std::uint64_t total_;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
};

bool decide_layers(const UnlabelledGraphs& graphs, const UegClassesOptions& options,
                   const std::function<void(const UegExtensions&)>& visit) {
    Watch watch(options, graphs.count());
    Layer below;
    std::uint64_t before = 0;
    for (int size = 0; size <= graphs.size_max() && !watch.stopped(); ++size) {
        Layer layer(graphs.order(), graphs.of_size(size));
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, layer.count(), 16),
                          [&](const auto& range) {
                              if (watch.stopped()) return;
                              NSets n_sets;
                              for (std::size_t i = range.begin(); i != range.end(); ++i) {
                                  decide(below, layer, i, n_sets);
                                  if ((before + i) % options.shard_count == options.shard)
                                      visit(UegExtensions(layer.graph(i), n_sets.data()));
                              }
                              watch.add(range.size());
                          });
        before += layer.count();
        below = std::move(layer);
    }
    return !watch.stopped();
}

}  // namespace

UegExtensions::UegExtensions(const SmallGraph& base, const SubsetFamily* n_sets)
    : base_(base), n_sets_(n_sets), group_(small_group(base)), extensions_(base, group_) {}

UegExtensions::Member UegExtensions::member(VertexSet s) const {
    Member result{base_.with_vertex(s), {}};
    for (Vertex v = 0; v <= base_.order(); ++v)
        if (!n_sets_[v].contains(s.bits())) result.p_roots.insert(v);
    return result;
}

std::size_t ueg_classes_bytes(int order, std::span<const std::uint64_t> bases) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 11");
    const std::size_t n_sets = index(order - 1) * subset_family::words(order - 1) * 8;
    constexpr std::size_t place = 4 * sizeof(std::uint32_t);  // at most, its table half full
    std::uint64_t all = 0;
    std::uint64_t held = 0;  // of the two layers at once
    for (std::size_t m = 0; m < bases.size(); ++m) {
        all += bases[m];
        held = std::max(held, bases[m] + (m == 0 ? 0 : bases[m - 1]));
    }
    return all * sizeof(std::uint64_t) + held * (n_sets + place);
}

bool for_each_ueg_class(int order, const UegClassesOptions& options,
                        const std::function<void(const UegExtensions&)>& visit) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 11");
    require(options.shard < options.shard_count, "shard < shard_count");
    bool finished = false;
    runs::on_threads(options.threads, [&] {
        const UnlabelledGraphs graphs(order - 1, options.threads, options.base_size_max);
        finished = decide_layers(graphs, options, visit);
    });
    return finished;
}

}  // namespace gazetteer
