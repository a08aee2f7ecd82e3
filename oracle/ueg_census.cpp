// The counting over UegExtensions: all S of one H at once.
#include <tbb/enumerable_thread_specific.h>

#include "graph/vectorized.hpp"
#include "oracle/ueg_classes.hpp"

namespace gazetteer {

namespace {

/// The number of vertices v with a property, for 64 sets S at once: binary digits, one word each.
class VerticalCount {
  public:
    void add(std::uint64_t bits) {
        for (std::uint64_t& digit : digits_) {
            const std::uint64_t carry = digit & bits;
            digit ^= bits;
            bits = carry;
        }
    }
    /// The sum of the numbers over the S in `chosen`.
    std::uint64_t sum(std::uint64_t chosen) const {
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < digits_.size(); ++i)
            result += static_cast<std::uint64_t>(std::popcount(digits_[i] & chosen)) << i;
        return result;
    }

  private:
    /// Numbers up to 11.
    std::array<std::uint64_t, 4> digits_{};
};

std::uint64_t count(std::uint64_t bits) {
    return static_cast<std::uint64_t>(std::popcount(bits));
}

std::uint64_t factorial(int n) {
    std::uint64_t result = 1;
    for (int i = 2; i <= n; ++i) result *= static_cast<std::uint64_t>(i);
    return result;
}

/// 64 neighbourhoods S of x: what holds of H + x, a bit each.
struct Word {
    VerticalCount p_roots;
    std::uint64_t some_p = 0;
    std::uint64_t every_p = ~std::uint64_t{0};
    std::uint64_t x_is_p = 0;
    std::uint64_t unlabelled = 0;
    std::uint64_t representative = 0;
};

[[gnu::always_inline]] inline void add(const Word& word, std::uint64_t chosen, std::uint64_t order,
                                       std::uint64_t weight, UegCounts& counts) {
    const std::uint64_t unlabelled = word.unlabelled & chosen;
    const std::uint64_t graphs = count(unlabelled);
    counts.graphs += graphs;
    counts.roots += graphs * order;
    counts.p_roots += word.p_roots.sum(unlabelled);
    counts.p_orbits += count(word.representative & word.x_is_p & chosen);
    counts.every_vertex_n += count(unlabelled & ~word.some_p);
    counts.every_vertex_p += count(unlabelled & word.every_p);
    counts.labelled_graphs += weight * count(chosen);
    counts.labelled_p_roots += weight * word.p_roots.sum(chosen);
}

[[gnu::always_inline]] inline Word word_of(const UegExtensions& extensions, std::size_t w,
                                           const SubsetFamily& unlabelled) {
    Word result;
    const int order = extensions.base().order();
    for (Vertex v = 0; v <= order; ++v) {
        result.x_is_p = ~extensions.n_sets(v).words[w];
        result.p_roots.add(result.x_is_p);
        result.some_p |= result.x_is_p;
        result.every_p &= result.x_is_p;
    }
    result.unlabelled = unlabelled.words[w];
    result.representative = extensions.orbit_representatives().words[w];
    return result;
}

/// The disconnected ones are added where the connected ones will stand: they are few.
GAZETTEER_VECTORIZED void add_extensions(const UegExtensions& extensions, UegCensus& census) {
    const int order = extensions.base().order();
    const auto size = static_cast<std::size_t>(extensions.base().size());
    const std::uint64_t weight = factorial(order) / extensions.base_automorphisms();
    const SubsetFamily unlabelled = extensions.unlabelled();
    const SubsetFamily connected = extensions.connected();
    for (std::size_t w = 0; w < subset_family::words(order); ++w) {
        const Word word = word_of(extensions, w, unlabelled);
        for (int k = 0; k <= order; ++k) {
            const std::uint64_t chosen = SubsetFamily::of_size(k, w) & subset_family::valid(order);
            if (chosen == 0) continue;
            const std::size_t edges = size + static_cast<std::size_t>(k);
            const auto roots = static_cast<std::uint64_t>(order) + 1;
            add(word, chosen, roots, weight, census.all[edges]);
            if (const std::uint64_t rest = chosen & ~connected.words[w]; rest != 0)
                add(word, rest, roots, weight, census.connected[edges]);
        }
    }
}

UegCounts difference(const UegCounts& a, const UegCounts& b) {
    return {a.graphs - b.graphs,
            a.roots - b.roots,
            a.p_roots - b.p_roots,
            a.p_orbits - b.p_orbits,
            a.every_vertex_n - b.every_vertex_n,
            a.every_vertex_p - b.every_vertex_p,
            a.labelled_graphs - b.labelled_graphs,
            a.labelled_p_roots - b.labelled_p_roots};
}

UegCounts sum(const std::vector<UegCounts>& counts) {
    UegCounts result;
    for (const UegCounts& c : counts) result += c;
    return result;
}

UegCensus null_graph(bool counted) {
    UegCounts counts;
    if (counted)
        counts.graphs = counts.every_vertex_n = counts.every_vertex_p = counts.labelled_graphs = 1;
    return {{counts}, {counts}};
}

}  // namespace

UegCounts& UegCounts::operator+=(const UegCounts& other) {
    graphs += other.graphs;
    roots += other.roots;
    p_roots += other.p_roots;
    p_orbits += other.p_orbits;
    every_vertex_n += other.every_vertex_n;
    every_vertex_p += other.every_vertex_p;
    labelled_graphs += other.labelled_graphs;
    labelled_p_roots += other.labelled_p_roots;
    return *this;
}

UegCounts UegCensus::total() const {
    return sum(all);
}

UegCounts UegCensus::total_connected() const {
    return sum(connected);
}

std::optional<UegCensus> ueg_census(int order, const UegClassesOptions& options) {
    require(0 <= order && order <= SmallGraph::order_max, "0 <= order <= 11");
    require(options.base_size_max >= 45, "a census of all graphs");
    if (order == 0) return null_graph(options.shard == 0);
    const std::vector<UegCounts> none(static_cast<std::size_t>(order * (order - 1) / 2 + 1));
    tbb::enumerable_thread_specific<UegCensus> parts(UegCensus{none, none});
    if (!for_each_ueg_class(order, options, [&](const UegExtensions& extensions) {
            add_extensions(extensions, parts.local());
        }))
        return std::nullopt;
    UegCensus result{none, none};
    for (const UegCensus& part : parts)
        for (std::size_t m = 0; m < none.size(); ++m) {
            result.all[m] += part.all[m];
            result.connected[m] += part.connected[m];
        }
    for (std::size_t m = 0; m < none.size(); ++m)
        result.connected[m] = difference(result.all[m], result.connected[m]);
    return result;
}

}  // namespace gazetteer
