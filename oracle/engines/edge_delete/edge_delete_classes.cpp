// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/edge_delete_classes.hpp"

#include <algorithm>
#include <stdexcept>

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"
#include "oracle/engines/extensions/edge_layers.hpp"
#include "oracle/engines/extensions/family_vectors.hpp"

namespace gazetteer {

namespace {

using namespace family_vectors;

/// At the place of a value, the S with an option of this value.
using Reached = std::array<Vectors, GrundyDigits::end>;

std::size_t words_of_base(int order) {
    return GrundyDigits::digits * subset_family::words(order);
}

/// The S at which v has an edge besides one of H.
[[gnu::always_inline]] inline void with_another_edge(const SmallGraph& h, Vertex v,
                                                     Vectors& result) {
    if (h.neighbours(v).size() == 1) {
        Vectors joined;
        load(with_element[index(v)], joined);
        for (std::size_t t = 0; t < result.size(); ++t) result[t] &= joined[t];
    }
}

/// Adds to `reached` the values that erasing uv leads to.
[[gnu::always_inline]] inline void add_move_along(const ErasedEdge& e, const SmallGraph& h,
                                                  const BaseLayer& below, Reached& reached) {
    const int order = h.order();
    const std::size_t words = subset_family::words(order);
    const SubsetPermutation back(e.form.place, order);
    std::array<Vectors, GrundyDigits::digits> digits;
    for (std::size_t b = 0; b < digits.size(); ++b) {
        SubsetFamily family;
        std::copy_n(below.words_of(e.found) + b * words, words, family.words.begin());
        back.apply(family);
        load(family, digits[b]);
    }
    Vectors may_go;
    may_go.fill(~VectorOf8{});
    with_another_edge(h, e.u, may_go);
    with_another_edge(h, e.v, may_go);
    for (std::size_t t = 0; t < count(order); ++t)
        for (std::size_t k = 0; k < reached.size(); ++k) {
            VectorOf8 of_value_k = may_go[t];
            for (std::size_t b = 0; b < digits.size(); ++b)
                of_value_k &= (k >> b & 1) != 0 ? digits[b][t] : ~digits[b][t];
            reached[k][t] |= of_value_k;
        }
}

/// The sets of one value among the open ones, those with fewer members first: a set is of the value
/// unless erasing an edge xv leads to another that is.
[[gnu::always_inline]] inline void find_value(const SmallGraph& h, const Vectors& open,
                                              Vectors& found) {
    const std::size_t vectors = count(h.order());
    Vectors of_this_size;
    Vectors below{};
    Vectors without_v;
    Vectors with_v;
    found = {};
    for (int size = 0; size <= h.order(); ++size) {
        load(of_size[index(size)], of_this_size);
        for (std::size_t t = 0; t < vectors; ++t) of_this_size[t] &= open[t];
        // The last edge at x stays.
        if (size >= 2)
            for (Vertex v = 0; v < h.order(); ++v) {
                if (h.neighbours(v).empty()) continue;
                load(with_element[index(v)], with_v);
                without_element(v, below, vectors, without_v);
                for (std::size_t t = 0; t < vectors; ++t)
                    of_this_size[t] &= ~(without_v[t] & with_v[t]);
            }
        for (std::size_t t = 0; t < vectors; ++t) found[t] |= of_this_size[t];
        below = of_this_size;
    }
}

/// Whether some set is left.
[[gnu::always_inline]] inline bool some_left(const Vectors& sets, std::size_t vectors) {
    std::uint64_t any = 0;
    for (std::size_t t = 0; t < vectors; ++t)
        for (std::size_t w = 0; w < 8; ++w) any |= sets[t][w];
    return any != 0;
}

/// One H decided from the layer below. Returns whether every value was below the end.
GAZETTEER_VECTORIZED bool decide_edge_delete(const BaseLayer& below, BaseLayer& layer,
                                             std::size_t i, GrundyDigits& grundy) {
    const SmallGraph h = layer.graph(i);
    const int order = h.order();
    const std::size_t words = subset_family::words(order);
    const std::size_t vectors = count(order);
    const ErasedEdges erased(h, below, [&](const ErasedEdge& e) {
        below.prefetch_words(e.found, 0, words_of_base(order));
    });
    Reached reached{};
    for (const ErasedEdge& e : erased) add_move_along(e, h, below, reached);
    SubsetFamily all;
    std::fill_n(all.words.begin(), words, subset_family::valid(order));
    Vectors left;
    load(all, left);
    std::array<Vectors, GrundyDigits::digits> digits{};
    for (std::size_t k = 0; k < reached.size() && some_left(left, vectors); ++k) {
        Vectors found;
        for (std::size_t t = 0; t < vectors; ++t) reached[k][t] = left[t] & ~reached[k][t];
        find_value(h, reached[k], found);
        for (std::size_t t = 0; t < vectors; ++t) {
            left[t] &= ~found[t];
            for (std::size_t b = 0; b < digits.size(); ++b)
                if ((k >> b & 1) != 0) digits[b][t] |= found[t];
        }
    }
    for (std::size_t b = 0; b < digits.size(); ++b) {
        store(digits[b], grundy.families[b]);
        std::copy_n(grundy.families[b].words.begin(), words, layer.words_of(i) + b * words);
    }
    return !some_left(left, vectors);
}

}  // namespace

std::size_t edge_delete_classes_bytes(int order, std::span<const std::uint64_t> bases,
                                      std::uint64_t nodes) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 12");
    return edge_layers_bytes(words_of_base(order - 1), bases, nodes);
}

bool for_each_edge_delete_class(int order, const ExtensionOptions& options,
                                const std::function<void(const EdgeDeleteExtensions&)>& visit) {
    return decide_edge_layers(
        order, words_of_base, options,
        [&](const BaseLayer& below, BaseLayer& layer, std::size_t i, bool visited) {
            GrundyDigits grundy;
            if (!decide_edge_delete(below, layer, i, grundy))
                throw std::logic_error("a Grundy value of edge-delete of 16 or more");
            if (visited) visit(EdgeDeleteExtensions(layer.graph(i), grundy));
        });
}

}  // namespace gazetteer
