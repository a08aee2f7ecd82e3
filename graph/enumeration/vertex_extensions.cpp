// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/vertex_extensions.hpp"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_sort.h>

#include <algorithm>
#include <optional>

#include "graph/bits/vectorized.hpp"
#include "graph/canonical/small_colours.hpp"
#include "work/limits.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

/// A subset is split into its members below 6 and the others.
constexpr std::size_t half_bits = 6;
constexpr std::size_t half = std::size_t{1} << half_bits;

/// Subsets moved by a permutation, by two tables of 2^6 entries.
class SubsetImage {
  public:
    SubsetImage(const SmallPermutation& image, int ground) {
        for (unsigned s = 1; s < half; ++s) {
            const auto v = static_cast<std::size_t>(std::countr_zero(s));
            const unsigned rest = s & (s - 1);
            low_[s] = static_cast<std::uint16_t>(low_[rest] | 1U << image[v]);
            if (v + half_bits < static_cast<std::size_t>(ground))
                high_[s] = static_cast<std::uint16_t>(high_[rest] | 1U << image[v + half_bits]);
        }
    }
    std::uint64_t operator()(std::uint64_t s) const {
        return static_cast<std::uint64_t>(low_[s & (half - 1)] | high_[s >> half_bits]);
    }

  private:
    std::array<std::uint16_t, half> low_{};
    std::array<std::uint16_t, half> high_{};
};

/// Sums of a number for each vertex over subsets, by two tables of 2^6 entries.
class SubsetSums {
  public:
    explicit SubsetSums(const std::array<std::uint32_t, SmallGraph::order_max>& terms) {
        for (unsigned s = 1; s < half; ++s) {
            const auto v = static_cast<std::size_t>(std::countr_zero(s));
            low_[s] = low_[s & (s - 1)] + terms[v];
            high_[s] = high_[s & (s - 1)] + terms[v + half_bits];
        }
    }
    std::uint32_t operator()(std::uint64_t s) const {
        return low_[s & (half - 1)] + high_[s >> half_bits];
    }

  private:
    std::array<std::uint32_t, half> low_{};
    std::array<std::uint32_t, half> high_{};
};

/// Compares x with the vertices of H + x that have its degree |S|, by the degrees of the
/// neighbours. This settles five of six S, in a few nanoseconds.
class NeighbourDegrees {
  public:
    explicit NeighbourDegrees(const SmallGraph& h) : h_(h), below_(terms(h, 0)), gain_(gains(h)) {
        for (Vertex v : h.vertices())
            of_degree_below_[static_cast<std::size_t>(h.neighbours(v).size()) + 1].insert(v);
        above_ = SubsetSums(terms(h, 1));
        for (Vertex v : h.vertices()) own_[static_cast<std::size_t>(v)] = below_(h.row(v));
    }

    /// The vertices that tie with x; nothing when one exceeds it. S is such that no vertex has a
    /// greater degree.
    std::optional<VertexSet> rivals(std::uint64_t s) const {
        const VertexSet set = VertexSet::from_bits(s);
        const auto degree = static_cast<std::size_t>(set.size());
        const VertexSet gaining = of_degree_below_[degree] & set;
        const std::uint32_t of_x = above_(s);
        VertexSet result;
        for (Vertex v : gaining | of_degree_below_[degree + 1]) {
            const std::uint32_t value = own_[static_cast<std::size_t>(v)] + gain_(h_.row(v) & s) +
                                        (set.contains(v) ? weight[degree] : 0);
            if (value > of_x) return std::nullopt;
            if (value == of_x) result.insert(v);
        }
        return result;
    }

  private:
    using Terms = std::array<std::uint32_t, SmallGraph::order_max>;
    /// Numbers whose sums differ for different multisets of degrees, mostly.
    static constexpr std::array<std::uint32_t, SmallGraph::order_max + 1> weight = [] {
        std::array<std::uint32_t, SmallGraph::order_max + 1> result{};
        for (std::uint32_t d = 0; d < result.size(); ++d) {
            const std::uint32_t mixed = (d + 1) * 0x9e3779b1;
            result[d] = (mixed ^ mixed >> 15) * 0x85ebca77;
        }
        return result;
    }();
    static Terms terms(const SmallGraph& h, int more) {
        Terms result{};
        for (Vertex v : h.vertices())
            result[static_cast<std::size_t>(v)] =
                weight[static_cast<std::size_t>(h.neighbours(v).size() + more)];
        return result;
    }
    static Terms gains(const SmallGraph& h) {
        Terms result = terms(h, 1);
        const Terms before = terms(h, 0);
        for (std::size_t v = 0; v < result.size(); ++v) result[v] -= before[v];
        return result;
    }

    const SmallGraph& h_;
    /// Sums of the weights of the degrees in H; of those one greater; of the differences.
    SubsetSums below_;
    SubsetSums above_{{}};
    SubsetSums gain_;
    Terms own_{};
    /// At d + 1 the vertices of degree d; at 0 none.
    std::array<VertexSet, SmallGraph::order_max + 2> of_degree_below_;
};

/// Whether x, the last vertex of g, is in the orbit that g's class determines: take those among the
/// rivals and x with the greatest colours of three rounds; the orbit is that of the one among them
/// that a canonical labelling puts last.
class CanonicalVertex {
  public:
    enum class Answer { no, yes, ask_labelling };

    [[gnu::always_inline]] CanonicalVertex(const SmallGraph& g, VertexSet rivals)
        : x_(g.order() - 1), rivals_(rivals) {
        SmallColours colours(g);
        for (int round = 0; round < 3 && !exceeded_ && !rivals_.empty(); ++round) {
            colours.refine(g);
            drop_smaller(colours);
        }
        for (Vertex v : rivals_)
            all_twins_ =
                all_twins_ && g.neighbours(v) - VertexSet{x_} == g.neighbours(x_) - VertexSet{v};
    }

    Answer by_colours() const {
        if (exceeded_) return Answer::no;
        // Twins of x are in its orbit: their transposition is an automorphism.
        return all_twins_ ? Answer::yes : Answer::ask_labelling;
    }
    bool by_labelling(const SmallGroup& group) const {
        const auto place = [&](Vertex v) { return group.place[static_cast<std::size_t>(v)]; };
        const auto orbit = [&](Vertex v) { return group.orbit[static_cast<std::size_t>(v)]; };
        Vertex last = x_;
        for (Vertex v : rivals_)
            if (place(v) > place(last)) last = v;
        return orbit(last) == orbit(x_);
    }

  private:
    /// Leaves the rivals whose colour is x's.
    [[gnu::always_inline]] void drop_smaller(const SmallColours& colours) {
        VertexSet equal;
        for (Vertex v : rivals_) {
            if (colours[v] > colours[x_]) exceeded_ = true;
            if (colours[v] == colours[x_]) equal.insert(v);
        }
        rivals_ = equal;
    }

    Vertex x_;
    VertexSet rivals_;
    bool exceeded_ = false;
    bool all_twins_ = true;
};

GAZETTEER_VECTORIZED CanonicalVertex canonical_vertex(const SmallGraph& g, VertexSet rivals) {
    return CanonicalVertex(g, rivals);
}

bool is_canonical_vertex(const SmallGraph& g, VertexSet rivals) {
    const CanonicalVertex x = canonical_vertex(g, rivals);
    if (x.by_colours() == CanonicalVertex::Answer::ask_labelling)
        return x.by_labelling(small_group(g));
    return x.by_colours() == CanonicalVertex::Answer::yes;
}

bool is_transposition(const SmallPermutation& image, int order) {
    int moved = 0;
    for (Vertex v = 0; v < order; ++v) moved += image[static_cast<std::size_t>(v)] != v ? 1 : 0;
    return moved == 2;
}

/// A group generated by transpositions permutes each of its orbits freely; the least set of an
/// orbit on subsets takes the first vertices of each vertex orbit.
SubsetFamily least_under_transpositions(const SmallGroup& group, int order) {
    SubsetFamily result;
    for (std::size_t w = 0; w < subset_family::words(order); ++w) {
        std::uint64_t least = subset_family::valid(order);
        for (Vertex v = 1; v < order; ++v)
            for (Vertex u = v; u-- > 0;)
                if (group.orbit[static_cast<std::size_t>(u)] ==
                    group.orbit[static_cast<std::size_t>(v)]) {
                    least &= SubsetFamily::containing(u, w) | ~SubsetFamily::containing(v, w);
                    break;
                }
        result.words[w] = least;
    }
    return result;
}

/// By reaching every set from the least of its orbit.
SubsetFamily least_under(const std::vector<SmallPermutation>& generators, int order) {
    std::vector<SubsetImage> images;
    for (const SmallPermutation& g : generators) images.emplace_back(g, order);
    SubsetFamily result;
    SubsetFamily reached;
    std::vector<std::uint64_t> open;
    for (std::uint64_t s = 0; s >> order == 0; ++s) {
        if (reached.contains(s)) continue;
        result.insert(s);
        open.push_back(s);
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
    return result;
}

}  // namespace

VertexExtensions::VertexExtensions(const SmallGraph& h, const SmallGroup& group) : h_(h) {
    require(h.order() <= subset_family::ground_max, "a graph of order at most 11");
    const bool by_transpositions = std::ranges::all_of(
        group.generators,
        [&](const SmallPermutation& generator) { return is_transposition(generator, h.order()); });
    representatives_ = by_transpositions ? least_under_transpositions(group, h.order())
                                         : least_under(group.generators, h.order());
}

SubsetFamily VertexExtensions::accepted() const {
    int degree_max = 0;
    for (Vertex v : h_.vertices()) degree_max = std::max(degree_max, h_.neighbours(v).size());
    VertexSet greatest;
    for (Vertex v : h_.vertices())
        if (h_.neighbours(v).size() == degree_max) greatest.insert(v);
    const NeighbourDegrees degrees(h_);
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
        result.words[w] = certain & representatives_.words[w];
        const std::uint64_t doubtful =
            (even | (above & meets_greatest)) & representatives_.words[w];
        for (Vertex low : VertexSet::from_bits(doubtful)) {
            const std::uint64_t s = w << 6 | static_cast<std::uint64_t>(low);
            const auto rivals = degrees.rivals(s);
            if (rivals && (rivals->empty() ||
                           is_canonical_vertex(h_.with_vertex(VertexSet::from_bits(s)), *rivals)))
                result.insert(s);
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
            if (const auto size = static_cast<std::size_t>(g.size()); size < keys.size())
                keys[size].push_back(small_canonical(g).key);
        }
}

/// The keys of the graphs of the next order: H has fewer edges than H + x.
KeysBySize extended(const KeysBySize& keys, int order, int size_max,
                    const std::function<bool()>& go_on) {
    const auto sizes = static_cast<std::size_t>(std::min(order * (order + 1) / 2, size_max) + 1);
    tbb::enumerable_thread_specific<KeysBySize> parts([&] { return KeysBySize(sizes); });
    for (const auto& layer : keys)
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, layer.size(), 32),
                          [&](const auto& range) {
                              if (go_on && !go_on()) throw runs::Stopped();
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

UnlabelledGraphs::UnlabelledGraphs(int order, int threads, int size_max,
                                   const std::function<bool()>& go_on)
    : order_(order), by_size_{{0}} {
    require(0 <= order && order <= subset_family::ground_max, "0 <= order <= 11");
    require(threads >= 0 && size_max >= 0, "threads and size_max >= 0");
    runs::on_threads(threads, [&] {
        for (int r = 0; r < order; ++r) by_size_ = extended(by_size_, r, size_max, go_on);
    });
}

std::uint64_t UnlabelledGraphs::count() const {
    std::uint64_t result = 0;
    for (const auto& layer : by_size_) result += layer.size();
    return result;
}

}  // namespace gazetteer
