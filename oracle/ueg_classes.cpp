#include "oracle/ueg_classes.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <mutex>

#include "graph/threads.hpp"

namespace gazetteer {

namespace {

constexpr std::size_t index(Vertex v) {
    return static_cast<std::size_t>(v);
}

/// The graphs H of one size and, for each vertex v of H, the S with (H + x, v) an N-position. That
/// of x is not kept: no move along an edge of H leads to it.
class Layer {
  public:
    Layer() = default;
    Layer(int order, const std::vector<std::uint64_t>& keys)
        : order_(order),
          words_(subset_family::words(order)),
          keys_(&keys),
          n_sets_(new std::uint64_t[keys.size() * index(order) * words_ + 1]) {
        while (places_.size() < 2 * keys.size()) places_.resize(2 * places_.size());
        for (std::uint32_t i = 0; i < keys.size(); ++i) {
            std::size_t place = home(keys[i]);
            while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
            places_[place] = i + 1;
        }
    }

    std::size_t count() const { return keys_->size(); }
    SmallGraph graph(std::size_t i) const { return {order_, (*keys_)[i]}; }
    /// Where the graph with this canonical key stands; it is there.
    std::size_t find(std::uint64_t key) const {
        std::size_t place = home(key);
        while ((*keys_)[places_[place] - 1] != key) place = (place + 1) & (places_.size() - 1);
        return places_[place] - 1;
    }
    std::uint64_t* n_sets(std::size_t i, Vertex v) {
        return n_sets_.get() + (i * index(order_) + index(v)) * words_;
    }
    const std::uint64_t* n_sets(std::size_t i, Vertex v) const {
        return n_sets_.get() + (i * index(order_) + index(v)) * words_;
    }

  private:
    std::size_t home(std::uint64_t key) const {
        return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
    }

    int order_ = 0;
    std::size_t words_ = 0;
    const std::vector<std::uint64_t>* keys_ = nullptr;
    /// Not initialized: touched first by the thread that fills it.
    std::unique_ptr<std::uint64_t[]> n_sets_;
    /// Open addressing: 1 + a place in *keys_, or 0.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(2);
};

using NSets = std::array<SubsetFamily, SmallGraph::order_max>;

/// Adds to n_sets[u] the S for which a move from u along uv wins: those with (H - uv + x, v) a
/// P-position. And the same from v.
void add_moves_along(Vertex u, Vertex v, const SmallGraph& h, const Layer& below, NSets& n_sets) {
    const SmallCanonical after = small_canonical(h.without_edge(u, v));
    const std::size_t place = below.find(after.key);
    const SubsetPermutation back(after.place, h.order());
    const std::size_t words = subset_family::words(h.order());
    for (const auto& [from, to] : {std::pair{u, v}, std::pair{v, u}}) {
        SubsetFamily wins_after;
        std::copy_n(below.n_sets(place, after.place[index(to)]), words, wins_after.words.begin());
        back.apply(wins_after.words.data());
        for (std::size_t w = 0; w < words; ++w)
            n_sets[index(from)].words[w] |= ~wins_after.words[w];
    }
}

/// Adds the moves along edges at x, S after its subsets: from v in S to x and from x to v in S,
/// where S - v remains.
void add_moves_at_new_vertex(int order, NSets& n_sets) {
    using namespace subset_family;
    const int low = std::min(order, word_bits);
    SubsetFamily& of_x = n_sets[index(order)];
    for (std::size_t w = 0; w < words(order); ++w) {
        std::uint64_t x_wins = 0;
        for (Vertex v = word_bits; v < order; ++v) {
            const std::size_t bit = std::size_t{1} << (v - word_bits);
            if ((w & bit) == 0) continue;
            n_sets[index(v)].words[w] |= ~of_x.words[w - bit];
            x_wins |= ~n_sets[index(v)].words[w - bit];
        }
        for (int k = 1; k <= low; ++k) {
            // Within a word: the sets with k of the first six vertices after those with k - 1.
            std::uint64_t x_gains = 0;
            for (Vertex v = 0; v < low; ++v) {
                const std::uint64_t here = containing[index(v)] & of_size[index(k)];
                x_gains |= ~n_sets[index(v)].words[w] << (1 << v) & here;
                n_sets[index(v)].words[w] |= ~x_wins << (1 << v) & here;
            }
            x_wins |= x_gains;
        }
        of_x.words[w] = x_wins;
    }
}

/// Every H of a size decided from the layer below.
void decide(const Layer& below, Layer& layer, std::size_t i, NSets& n_sets) {
    const SmallGraph h = layer.graph(i);
    n_sets = {};
    for (Vertex v : h.vertices())
        for (Vertex u : h.neighbours(v) & VertexSet::first(v))
            add_moves_along(u, v, h, below, n_sets);
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

bool for_each_ueg_class(int order, const UegClassesOptions& options,
                        const std::function<void(const UegExtensions&)>& visit) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 11");
    require(options.shard < options.shard_count, "shard < shard_count");
    bool finished = false;
    on_threads(options.threads, [&] {
        const UnlabelledGraphs graphs(order - 1, options.threads);
        finished = decide_layers(graphs, options, visit);
    });
    return finished;
}

}  // namespace gazetteer
