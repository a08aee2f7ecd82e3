// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/slither/slither_classes.hpp"

#include <algorithm>
#include <vector>

#include "graph/bits/vectorized.hpp"
#include "graph/pair_index.hpp"
#include "oracle/engines/extensions/family_vectors.hpp"
#include "oracle/engines/extensions/vertex_layers.hpp"

namespace gazetteer {

namespace {

/// For each pair of ends in H + x, the S for which who moves from there in H + x wins.
using NSetsOfEnds = std::vector<SubsetFamily>;

std::size_t words_of_ends(int order) {
    return pair_index(0, order + 1) * subset_family::words(order);
}

/// What is known of H - a and of the pairs of ends there, in the numbering of H.
class EndsAfter {
  public:
    EndsAfter(const DeletedVertex& deleted, int order)
        : deleted_(deleted), x_(order - 1), words_(subset_family::words(order - 1)) {}

    /// The place there of x, which is not a vertex of H.
    int x() const { return x_; }
    int place(Vertex v) const { return deleted_.place[index(v)]; }
    /// Adds the S - a for which who moves from these ends, by their places there, loses.
    [[gnu::always_inline]] void add_losing(int u, int v, SubsetFamily& to) const {
        const std::uint64_t* const wins = deleted_.words + pair_index(u, v) * words_;
        for (std::size_t i = 0; i < words_; ++i) to.words[i] |= ~wins[i];
    }

  private:
    const DeletedVertex& deleted_;
    int x_;
    std::size_t words_;
};

/// Adds the moves that take an end from a, a vertex of H, elsewhere.
[[gnu::always_inline]] inline void add_moves_from(const DeletedVertex& deleted, const SmallGraph& h,
                                                  NSetsOfEnds& n_sets) {
    const int order = h.order();
    const Vertex a = deleted.v;
    const EndsAfter after(deleted, order);
    const SubsetPermutation back(deleted.place, order);
    const auto add = [&](int other, const SubsetFamily& wins) {
        SubsetFamily& to = n_sets[pair_index(a, other)];
        for (std::size_t i = 0; i < subset_family::words(order); ++i) to.words[i] |= wins.words[i];
    };
    for (Vertex b : h.vertices() - VertexSet{a}) {
        SubsetFamily to_h;
        for (Vertex w : h.neighbours(a) - VertexSet{b})
            after.add_losing(after.place(w), after.place(b), to_h);
        SubsetFamily to_h_or_x = to_h;
        after.add_losing(after.x(), after.place(b), to_h_or_x);
        add(b, with_vertex_again(back, order, to_h, to_h_or_x));
    }
    SubsetFamily to_h;
    for (Vertex w : h.neighbours(a)) after.add_losing(after.place(w), after.x(), to_h);
    add(order, with_vertex_again(back, order, to_h, to_h));
}

/// Adds the moves that take an end from x to w in S, the other being a: in H, which is H + x
/// without an edge at x.
[[gnu::always_inline]] inline void add_moves_from_x(const SmallGraph& h, NSetsOfEnds& n_sets) {
    const int order = h.order();
    for (Vertex a : h.vertices())
        for (Vertex w : h.vertices() - VertexSet{a}) {
            if (n_sets[pair_index(a, w)].contains(0)) continue;
            SubsetFamily& to = n_sets[pair_index(a, order)];
            for (std::size_t i = 0; i < subset_family::words(order); ++i)
                to.words[i] |= family_vectors::with_element[index(w)].words[i];
        }
}

/// Adds the S for which some first edge leaves the other player a lost position.
[[gnu::always_inline]] inline void find_first_moves(const SmallGraph& h, const NSetsOfEnds& n_sets,
                                                    SubsetFamily& result) {
    const int order = h.order();
    const std::size_t words = subset_family::words(order);
    for (Vertex v : h.vertices()) {
        for (Vertex u : h.neighbours(v) & VertexSet::first(v))
            for (std::size_t i = 0; i < words; ++i)
                result.words[i] |= ~n_sets[pair_index(u, v)].words[i];
        for (std::size_t i = 0; i < words; ++i)
            result.words[i] |= ~n_sets[pair_index(v, order)].words[i] &
                               family_vectors::with_element[index(v)].words[i];
    }
}

GAZETTEER_VECTORIZED void decide_slither(const BaseLayer& below, const SmallGraph& h,
                                         NSetsOfEnds& n_sets) {
    for (const DeletedVertex& deleted : DeletedVertices(h, below))
        add_moves_from(deleted, h, n_sets);
    add_moves_from_x(h, n_sets);
}

GAZETTEER_VECTORIZED void decide_first_moves(const SmallGraph& h, const NSetsOfEnds& n_sets,
                                             SubsetFamily& result) {
    find_first_moves(h, n_sets, result);
}

/// 64 neighbourhoods S of x.
class SlitherCounting {
  public:
    explicit SlitherCounting(const SlitherExtensions& extensions) : extensions_(extensions) {}

    [[gnu::always_inline]] std::uint64_t word(std::size_t w) const {
        return extensions_.n_sets().words[w];
    }
    [[gnu::always_inline]] void add(std::uint64_t n, const ChosenSets& sets,
                                    ValueCounts& counts) const {
        using extension_census::count;
        counts.unlabelled[0] += count(sets.unlabelled & ~n);
        counts.unlabelled[1] += count(sets.unlabelled & n);
        counts.labelled[0] += sets.weight * count(sets.all & ~n);
        counts.labelled[1] += sets.weight * count(sets.all & n);
    }

  private:
    const SlitherExtensions& extensions_;
};

GAZETTEER_VECTORIZED void add_slither(const SlitherExtensions& extensions, ValueCensus& census) {
    extension_census::add(extensions, SlitherCounting(extensions), census);
}

}  // namespace

std::size_t slither_classes_bytes(int order, std::span<const std::uint64_t> bases) {
    return vertex_layers_bytes(order, words_of_ends, bases);
}

bool for_each_slither_class(int order, const ExtensionOptions& options,
                            const std::function<void(const SlitherExtensions&)>& visit) {
    return decide_vertex_layers(
        order, words_of_ends, options,
        [&](const BaseLayer& below, const SmallGraph& h, std::uint64_t* words, bool visited) {
            if (words == nullptr && !visited) return;
            NSetsOfEnds n_sets(pair_index(0, h.order() + 1));
            decide_slither(below, h, n_sets);
            if (words != nullptr)
                for (const SubsetFamily& row : n_sets)
                    words = std::copy_n(row.words.begin(), subset_family::words(h.order()), words);
            if (!visited) return;
            SubsetFamily first_moves;
            decide_first_moves(h, n_sets, first_moves);
            visit(SlitherExtensions(h, first_moves));
        });
}

std::optional<ValueCensus> slither_census(int order, const ExtensionOptions& options) {
    if (order == 0) return value_census_of_null_graph(options.shard == 0);
    return sized_census<ValueCounts>(order, options, for_each_slither_class, add_slither);
}

}  // namespace gazetteer
