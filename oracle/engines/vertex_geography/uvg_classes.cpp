// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/vertex_geography/uvg_classes.hpp"

#include <algorithm>

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"
#include "oracle/engines/extensions/family_vectors.hpp"
#include "oracle/engines/extensions/vertex_layers.hpp"

namespace gazetteer {

namespace {

/// For each vertex v of H + x, x the last, the S with (H + x, v) an N-position. That of x is not
/// kept: it follows from the others.
using NSetsOfRoots = std::array<SubsetFamily, SmallGraph::order_max>;

std::size_t words_of_roots(int order) {
    return index(order) * subset_family::words(order);
}

/// The S for which a token on x wins: those with a w for which (H, w) is P.
[[gnu::always_inline]] inline SubsetFamily wins_from_x(VertexSet P_roots, int order) {
    SubsetFamily result;
    for (Vertex w : P_roots)
        for (std::size_t i = 0; i < subset_family::words(order); ++i)
            result.words[i] |= family_vectors::with_element[index(w)].words[i];
    return result;
}

/// The S for which a token on the deleted vertex wins.
[[gnu::always_inline]] inline SubsetFamily wins_from(const DeletedVertex& deleted,
                                                     const SmallGraph& h) {
    const int order = h.order() - 1;
    const std::size_t words = subset_family::words(order);
    SubsetFamily to_h;
    for (Vertex w : h.neighbours(deleted.v)) {
        const std::uint64_t* const after = deleted.words + deleted.place[index(w)] * words;
        for (std::size_t i = 0; i < words; ++i) to_h.words[i] |= ~after[i];
    }
    VertexSet P_roots;
    for (Vertex w : VertexSet::first(order))
        // The first S is empty: x is isolated.
        if ((deleted.words[index(w) * words] & 1) == 0) P_roots.insert(w);
    SubsetFamily to_h_or_x = wins_from_x(P_roots, order);
    for (std::size_t i = 0; i < words; ++i)
        to_h_or_x.words[i] = to_h.words[i] | ~to_h_or_x.words[i];
    return with_vertex_again(SubsetPermutation(deleted.place, h.order()), h.order(), to_h,
                             to_h_or_x);
}

GAZETTEER_VECTORIZED void decide_uvg(const BaseLayer& below, const SmallGraph& h,
                                     NSetsOfRoots& n_sets) {
    VertexSet P_roots;
    for (const DeletedVertex& deleted : DeletedVertices(h, below)) {
        n_sets[index(deleted.v)] = wins_from(deleted, h);
        if (!n_sets[index(deleted.v)].contains(0)) P_roots.insert(deleted.v);
    }
    n_sets[index(h.order())] = wins_from_x(P_roots, h.order());
}

}  // namespace

std::size_t uvg_classes_bytes(int order, std::span<const std::uint64_t> bases) {
    return vertex_layers_bytes(order, words_of_roots, bases);
}

bool for_each_uvg_class(int order, const ExtensionOptions& options,
                        const std::function<void(const RootedExtensions&)>& visit) {
    return decide_vertex_layers(
        order, words_of_roots, options,
        [&](const BaseLayer& below, const SmallGraph& h, std::uint64_t* words, bool visited) {
            if (words == nullptr && !visited) return;
            NSetsOfRoots n_sets;
            decide_uvg(below, h, n_sets);
            const std::size_t a_row = subset_family::words(h.order());
            if (words != nullptr)
                for (Vertex v : h.vertices())
                    std::copy_n(n_sets[index(v)].words.begin(), a_row, words + index(v) * a_row);
            if (visited) visit(RootedExtensions(h, n_sets.data()));
        });
}

std::optional<RootedCensus> uvg_census(int order, const ExtensionOptions& options) {
    if (order == 0) return rooted_census_of_null_graph(options.shard == 0);
    return sized_census<RootedCounts>(order, options, for_each_uvg_class, add_rooted_extensions);
}

}  // namespace gazetteer
