// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/small_canonical.hpp"

#include "graph/bits/vectorized.hpp"
#include "graph/canonical/small_colours.hpp"
#include "graph/canonical/small_nauty.hpp"

namespace gazetteer {

namespace {

/// A labelling found without nauty: vertices in the order of their colours, which takes isomorphic
/// graphs to the same graph when those of equal colour are twins, since twins may be exchanged.
class ColourLabelling {
  public:
    [[gnu::always_inline]] explicit ColourLabelling(const SmallGraph& g) {
        SmallColours colours(g);
        colours.refine(g);
        for (int round = 0; round < 2 && !found_; ++round) {
            colours.refine(g);
            place_ = colours.places(g.order());
            for (Vertex v : g.vertices()) at_[place_[index(v)]] = static_cast<std::uint8_t>(v);
            found_ = equals_are_twins(g, colours);
        }
    }

    /// Whether such a labelling was found: the same for isomorphic graphs.
    bool found() const { return found_; }
    const SmallPermutation& place() const { return place_; }
    /// The key of the relabelled graph: row i of it is row at[i] of g with bit at[j] moved to j.
    [[gnu::always_inline]] std::uint64_t key(const SmallGraph& g) const {
        VectorOf16 rows{};
        VectorOf16 moved{};
        for (Vertex i = 0; i < g.order(); ++i)
            rows[i] = static_cast<std::uint32_t>(g.row(at_[index(i)]));
        for (Vertex j = 0; j < g.order(); ++j) moved |= (rows >> at_[index(j)] & 1) << j;
        std::uint64_t result = 0;
        for (Vertex v = 1; v < g.order(); ++v)
            result |= (moved[v] & ((std::uint64_t{1} << v) - 1)) << v * (v - 1) / 2;
        return result;
    }
    /// The group: every permutation of each class of twins.
    SmallGroup group(const SmallGraph& g) const {
        SmallGroup result;
        result.place = place_;
        std::uint64_t class_size = 1;
        for (Vertex i = 0; i < g.order(); ++i) {
            const Vertex v = at_[index(i)];
            result.orbit[index(v)] = static_cast<std::uint8_t>(v);
            if ((twin_of_next_ << 1 >> i & 1) == 0) {
                class_size = 1;
                continue;
            }
            const Vertex before = at_[index(i - 1)];
            result.orbit[index(v)] = result.orbit[index(before)];
            result.order *= ++class_size;
            SmallPermutation exchange = identity();
            std::swap(exchange[index(v)], exchange[index(before)]);
            result.generators.push_back(exchange);
        }
        return result;
    }

  private:
    static constexpr std::size_t index(Vertex v) { return static_cast<std::size_t>(v); }
    static SmallPermutation identity() {
        SmallPermutation result{};
        for (std::size_t v = 0; v < result.size(); ++v) result[v] = static_cast<std::uint8_t>(v);
        return result;
    }
    [[gnu::always_inline]] bool equals_are_twins(const SmallGraph& g, const SmallColours& colours) {
        twin_of_next_ = 0;
        for (Vertex i = 0; i + 1 < g.order(); ++i) {
            const Vertex u = at_[index(i)];
            const Vertex v = at_[index(i + 1)];
            if (colours[u] != colours[v]) continue;
            if (g.neighbours(u) - VertexSet{v} != g.neighbours(v) - VertexSet{u}) return false;
            twin_of_next_ |= 1U << i;
        }
        return true;
    }

    bool found_ = false;
    SmallPermutation place_{};
    SmallPermutation at_{};
    /// Bit i: the vertices placed at i and i + 1 are twins.
    unsigned twin_of_next_ = 0;
};

/// Whether it was found; then the result.
GAZETTEER_VECTORIZED bool label_by_colours(const SmallGraph& g, SmallCanonical& result) {
    const ColourLabelling labelling(g);
    if (labelling.found()) result = {labelling.key(g), labelling.place()};
    return labelling.found();
}

GAZETTEER_VECTORIZED bool group_by_colours(const SmallGraph& g, SmallGroup& result) {
    const ColourLabelling labelling(g);
    if (labelling.found()) result = labelling.group(g);
    return labelling.found();
}

}  // namespace

SmallCanonical small_canonical(const SmallGraph& g) {
    require(g.order() <= SmallGraph::order_with_key_max, "order <= 11");
    SmallCanonical result;
    if (g.order() == 0 || label_by_colours(g, result)) return result;
    return canonical_by_nauty(g);
}

SmallGroup small_group(const SmallGraph& g) {
    SmallGroup result;
    if (g.order() == 0 || group_by_colours(g, result)) return result;
    return group_by_nauty(g);
}

}  // namespace gazetteer
