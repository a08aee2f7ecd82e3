// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/ueg_classes.hpp"

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"
#include "oracle/engines/extensions/edge_layers.hpp"
#include "oracle/engines/extensions/family_vectors.hpp"

namespace gazetteer {

namespace {

/// For each vertex v of H + x, x the last, the S with (H + x, v) an N-position. That of x is not
/// kept in a layer: no move along an edge of H leads to it.
using NSets = std::array<SubsetFamily, SmallGraph::order_max>;

std::size_t words_of_base(int order) {
    return index(order) * subset_family::words(order);
}

std::size_t row(int order, Vertex v) {
    return index(v) * subset_family::words(order);
}

/// One move more at these S.
[[gnu::always_inline]] inline void count_move(const SubsetFamily& wins, std::size_t words,
                                              WinningMoveDigits::Number& number) {
    for (std::size_t w = 0; w < words; ++w) {
        std::uint64_t carry = wins.words[w];
        for (SubsetFamily& digit : number) {
            const std::uint64_t next = digit.words[w] & carry;
            digit.words[w] ^= carry;
            carry = next;
        }
    }
}

/// Adds to n_sets[u] the S for which a move from u along uv wins: those with (H - uv + x, v) a
/// P-position. And the same from v. Counts them too, unless `moves` is null.
[[gnu::always_inline]] inline void add_moves_along(const ErasedEdge& e, int order,
                                                   const BaseLayer& below, NSets& n_sets,
                                                   WinningMoveDigits* moves) {
    const SubsetPermutation back(e.form.place, order);
    const std::size_t words = subset_family::words(order);
    for (const auto& [from, to] : {std::pair{e.u, e.v}, std::pair{e.v, e.u}}) {
        SubsetFamily wins_after;  // at first the S for which it does not win
        std::copy_n(below.words_of(e.found) + row(order, e.form.place[index(to)]), words,
                    wins_after.words.begin());
        back.apply(wins_after);
        for (std::size_t w = 0; w < words; ++w) {
            wins_after.words[w] = ~wins_after.words[w];
            n_sets[index(from)].words[w] |= wins_after.words[w];
        }
        if (moves != nullptr) count_move(wins_after, words, moves->of[index(from)]);
    }
}

/// The same of a move from a vertex, unless `moves` is null.
[[gnu::always_inline]] inline void count_move(const family_vectors::Vectors& wins, int order,
                                              Vertex from, WinningMoveDigits* moves) {
    if (moves == nullptr) return;
    SubsetFamily family;
    family_vectors::store(wins, family);
    count_move(family, subset_family::words(order), moves->of[index(from)]);
}

/// Adds the moves along edges at x. From x to v in S: then v is not joined to x, and what is known
/// of (H + x, v) with S - v is all. From v in S to x: with S - v, x is now decided.
[[gnu::always_inline]] inline void add_moves_at_new_vertex(int order, NSets& n_sets,
                                                           WinningMoveDigits* moves) {
    using namespace family_vectors;
    const std::size_t vectors = family_vectors::count(order);
    Vectors with_v;
    Vectors wins;
    Vectors without_v;
    Vectors move{};
    Vectors x_wins{};
    for (Vertex v = 0; v < order; ++v) {
        load(with_element[index(v)], with_v);
        load(n_sets[index(v)], wins);
        without_element(v, wins, vectors, without_v);
        for (std::size_t t = 0; t < vectors; ++t) {
            move[t] = ~without_v[t] & with_v[t];
            x_wins[t] |= move[t];
        }
        count_move(move, order, order, moves);
    }
    for (Vertex v = 0; v < order; ++v) {
        load(with_element[index(v)], with_v);
        load(n_sets[index(v)], wins);
        without_element(v, x_wins, vectors, without_v);
        for (std::size_t t = 0; t < vectors; ++t) {
            move[t] = ~without_v[t] & with_v[t];
            wins[t] |= move[t];
        }
        store(wins, n_sets[index(v)]);
        count_move(move, order, v, moves);
    }
    store(x_wins, n_sets[index(order)]);
}

/// One H decided from the layer below. n_sets are empty.
GAZETTEER_VECTORIZED void decide(const BaseLayer& below, BaseLayer& layer, std::size_t i,
                                 NSets& n_sets, WinningMoveDigits* moves) {
    const SmallGraph h = layer.graph(i);
    const int order = h.order();
    const std::size_t words = subset_family::words(order);
    const ErasedEdges erased(h, below, [&](const ErasedEdge& e) {
        below.prefetch_words(e.found, row(order, e.form.place[index(e.u)]), words);
        below.prefetch_words(e.found, row(order, e.form.place[index(e.v)]), words);
    });
    for (const ErasedEdge& e : erased) add_moves_along(e, order, below, n_sets, moves);
    add_moves_at_new_vertex(order, n_sets, moves);
    for (Vertex v : h.vertices())
        std::copy_n(n_sets[index(v)].words.begin(), words, layer.words_of(i) + row(order, v));
}

}  // namespace

std::size_t ueg_classes_bytes(int order, std::span<const std::uint64_t> bases,
                              std::uint64_t nodes) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 12");
    return edge_layers_bytes(words_of_base(order - 1), bases, nodes);
}

bool for_each_ueg_class(int order, const ExtensionOptions& options,
                        const std::function<void(const RootedExtensions&)>& visit) {
    return decide_edge_layers(
        order, words_of_base, options,
        [&](const BaseLayer& below, BaseLayer& layer, std::size_t i, bool visited) {
            NSets n_sets;
            decide(below, layer, i, n_sets, nullptr);
            if (visited) visit(RootedExtensions(layer.graph(i), n_sets.data()));
        });
}

bool for_each_ueg_class_with_moves(int order, const ExtensionOptions& options,
                                   const std::function<void(const RootedExtensions&)>& visit) {
    return decide_edge_layers(
        order, words_of_base, options,
        [&](const BaseLayer& below, BaseLayer& layer, std::size_t i, bool visited) {
            NSets n_sets;
            if (!visited) return decide(below, layer, i, n_sets, nullptr);
            WinningMoveDigits moves;
            decide(below, layer, i, n_sets, &moves);
            visit(RootedExtensions(layer.graph(i), n_sets.data(), &moves));
        });
}

std::optional<RootedCensus> ueg_census(int order, const ExtensionOptions& options) {
    if (order == 0) return rooted_census_of_null_graph(options.shard == 0);
    return sized_census<RootedCounts>(order, options, for_each_ueg_class, add_rooted_extensions);
}

}  // namespace gazetteer
