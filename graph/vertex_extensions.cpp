#include "graph/vertex_extensions.hpp"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_sort.h>

#include <algorithm>

#include "graph/threads.hpp"

namespace gazetteer {

namespace {

/// A bijection on words that scatters them (the finalizer of SplitMix64).
constexpr std::uint64_t scattered(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

constexpr auto degree_weight = [] {
    std::array<std::uint64_t, SmallGraph::order_max + 1> result{};
    for (std::size_t d = 0; d < result.size(); ++d) result[d] = scattered(d + 1);
    return result;
}();

constexpr std::uint64_t weight_of(int degree) {
    return degree_weight[static_cast<std::size_t>(degree)];
}

/// Subsets moved by a permutation, by two tables of 2^5 entries.
class SubsetImage {
  public:
    SubsetImage(const SmallPermutation& image, int ground) {
        for (unsigned s = 1; s < 32; ++s) {
            const auto v = static_cast<std::size_t>(std::countr_zero(s));
            const unsigned rest = s & (s - 1);
            low_[s] = static_cast<std::uint16_t>(low_[rest] | 1U << image[v]);
            if (v + 5 < static_cast<std::size_t>(ground))
                high_[s] = static_cast<std::uint16_t>(high_[rest] | 1U << image[v + 5]);
        }
    }
    std::uint64_t operator()(std::uint64_t s) const {
        return static_cast<std::uint64_t>(low_[s & 31] | high_[s >> 5]);
    }

  private:
    std::array<std::uint16_t, 32> low_{};
    std::array<std::uint16_t, 32> high_{};
};

/// Decides for G = H + x, x joined to S, where x's degree is the greatest, whether x is in the
/// orbit that G's class determines: among the vertices with the greatest degree and then the
/// greatest invariants, the orbit of the one that nauty puts last.
class CanonicalVertex {
  public:
    CanonicalVertex(const SmallGraph& h, VertexSet s) : g_(h.with_vertex(s)), x_(h.order()) {
        for (Vertex v : g_.vertices())
            value(v) = static_cast<std::uint64_t>(g_.neighbours(v).size());
        rivals_ = g_.vertices() - VertexSet{x_};
    }

    bool is_new_vertex() {
        if (!survives()) return false;
        for (int round = 0; round < 3 && !rivals_.empty(); ++round) {
            refine();
            if (!survives()) return false;
        }
        if (are_twins_of_x(rivals_)) return true;
        return is_last_by_nauty();
    }

  private:
    std::uint64_t& value(Vertex v) { return values_[static_cast<std::size_t>(v)]; }

    /// Drops the rivals that x exceeds; whether none exceeds x.
    bool survives() {
        VertexSet equal;
        for (Vertex v : rivals_) {
            if (value(v) > value(x_)) return false;
            if (value(v) == value(x_)) equal.insert(v);
        }
        rivals_ = equal;
        return true;
    }
    /// Each vertex's value becomes a function of its own and its neighbours' values.
    void refine() {
        std::array<std::uint64_t, SmallGraph::order_max> weights;
        for (Vertex v : g_.vertices())
            weights[static_cast<std::size_t>(v)] = scattered(value(v) + 1);
        for (Vertex v : g_.vertices()) {
            std::uint64_t sum = 3 * weights[static_cast<std::size_t>(v)];
            for (Vertex w : g_.neighbours(v)) sum += weights[static_cast<std::size_t>(w)];
            value(v) = sum;
        }
    }
    /// The transposition of twins is an automorphism: they are in x's orbit.
    bool are_twins_of_x(VertexSet others) const {
        for (Vertex v : others)
            if (g_.neighbours(v) - VertexSet{x_} != g_.neighbours(x_) - VertexSet{v}) return false;
        return true;
    }
    bool is_last_by_nauty() const {
        const SmallGroup group = small_group(g_);
        Vertex last = x_;
        for (Vertex v : rivals_)
            if (group.place[static_cast<std::size_t>(v)] >
                group.place[static_cast<std::size_t>(last)])
                last = v;
        return group.orbit[static_cast<std::size_t>(last)] ==
               group.orbit[static_cast<std::size_t>(x_)];
    }

    SmallGraph g_;
    Vertex x_;
    /// Vertices whose values have all been equal to x's.
    VertexSet rivals_;
    std::array<std::uint64_t, SmallGraph::order_max> values_{};
};

}  // namespace

VertexExtensions::VertexExtensions(const SmallGraph& h, const SmallGroup& group) : h_(h) {
    require(h.order() <= subset_family::ground_max, "a graph of order at most 10");
    if (!group.generators.empty()) {
        find_representatives(group);
        return;
    }
    for (std::size_t w = 0; w < subset_family::words(h.order()); ++w)
        representatives_.words[w] = subset_family::valid(h.order());
}

void VertexExtensions::find_representatives(const SmallGroup& group) {
    std::vector<SubsetImage> images;
    for (const SmallPermutation& g : group.generators) images.emplace_back(g, h_.order());
    SubsetFamily reached;
    std::vector<std::uint64_t> open;
    for (std::uint64_t s = 0; s >> h_.order() == 0; ++s) {
        if (reached.contains(s)) continue;
        representatives_.insert(s);
        reached.insert(s);
        open.assign(1, s);
        while (!open.empty()) {
            const std::uint64_t member = open.back();
            open.pop_back();
            for (const SubsetImage& image : images)
                if (const std::uint64_t next = image(member); !reached.contains(next)) {
                    reached.insert(next);
                    open.push_back(next);
                }
        }
    }
}

SubsetFamily VertexExtensions::accepted() const {
    int degree_max = 0;
    for (Vertex v : h_.vertices()) degree_max = std::max(degree_max, h_.neighbours(v).size());
    VertexSet greatest;
    for (Vertex v : h_.vertices())
        if (h_.neighbours(v).size() == degree_max) greatest.insert(v);
    SubsetFamily result;
    for (std::size_t w = 0; w < subset_family::words(h_.order()); ++w) {
        std::uint64_t meets_greatest = 0;
        for (Vertex v : greatest) meets_greatest |= SubsetFamily::containing(v, w);
        // With degree_max members of S, no vertex of greatest degree may gain one: then these tie
        // with x. With one member more, those in S tie with x; with two more, none does.
        const std::uint64_t even = SubsetFamily::of_size(degree_max, w) & ~meets_greatest;
        const std::uint64_t above = SubsetFamily::of_size(degree_max + 1, w);
        std::uint64_t certain = above & ~meets_greatest;
        for (int k = degree_max + 2; k <= h_.order(); ++k) certain |= SubsetFamily::of_size(k, w);
        std::uint64_t doubtful = (even | (above & meets_greatest)) & representatives_.words[w];
        result.words[w] = certain & representatives_.words[w];
        for (; doubtful != 0; doubtful &= doubtful - 1) {
            const std::uint64_t s = w << 6 | static_cast<std::uint64_t>(std::countr_zero(doubtful));
            if (CanonicalVertex(h_, VertexSet::from_bits(s)).is_new_vertex()) result.insert(s);
        }
    }
    return result;
}

SubsetFamily VertexExtensions::connected() const {
    SubsetFamily result;
    for (std::size_t w = 0; w < subset_family::words(h_.order()); ++w)
        result.words[w] = subset_family::valid(h_.order());
    for (VertexSet left = h_.vertices(); !left.empty();) {
        const VertexSet component = component_of(h_, left.front());
        left = left - component;
        for (std::size_t w = 0; w < subset_family::words(h_.order()); ++w) {
            std::uint64_t meets = 0;
            for (Vertex v : component) meets |= SubsetFamily::containing(v, w);
            result.words[w] &= meets;
        }
    }
    return result;
}

namespace {

using KeysBySize = std::vector<std::vector<std::uint64_t>>;

void add_extensions(const SmallGraph& h, KeysBySize& keys) {
    const SubsetFamily accepted = VertexExtensions(h, small_group(h)).accepted();
    for (std::size_t w = 0; w < subset_family::words(h.order()); ++w)
        for (Vertex low : VertexSet::from_bits(accepted.words[w])) {
            const SmallGraph g =
                h.with_vertex(VertexSet::from_bits(w << 6 | static_cast<std::uint64_t>(low)));
            keys[static_cast<std::size_t>(g.size())].push_back(small_canonical(g).key);
        }
}

/// The keys of all graphs of the next order.
KeysBySize extended(const KeysBySize& keys, int order) {
    const auto sizes = static_cast<std::size_t>(order * (order + 1) / 2 + 1);
    tbb::enumerable_thread_specific<KeysBySize> parts([&] { return KeysBySize(sizes); });
    for (const auto& layer : keys)
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, layer.size(), 32),
                          [&](const auto& range) {
                              KeysBySize& mine = parts.local();
                              for (std::size_t i = range.begin(); i != range.end(); ++i)
                                  add_extensions(SmallGraph(order, layer[i]), mine);
                          });
    KeysBySize result(sizes);
    for (std::size_t m = 0; m < sizes; ++m) {
        for (KeysBySize& part : parts) {
            result[m].insert(result[m].end(), part[m].begin(), part[m].end());
            std::vector<std::uint64_t>().swap(part[m]);
        }
        tbb::parallel_sort(result[m]);
    }
    return result;
}

}  // namespace

UnlabelledGraphs::UnlabelledGraphs(int order, int threads) : order_(order), by_size_{{0}} {
    require(0 <= order && order <= subset_family::ground_max, "0 <= order <= 10");
    require(threads >= 0, "threads >= 0");
    on_threads(threads, [&] {
        for (int r = 0; r < order; ++r) by_size_ = extended(by_size_, r);
    });
}

std::uint64_t UnlabelledGraphs::count() const {
    std::uint64_t result = 0;
    for (const auto& layer : by_size_) result += layer.size();
    return result;
}

}  // namespace gazetteer
