// SPDX-License-Identifier: GPL-3.0-or-later
// All graphs H of an order layer by layer in the number of edges, each decided for all 2^order
// neighbourhoods S of a new vertex x at once. Why it works: a move along an edge e of H leads to
// H - e with the same S, in the layer below, where it is found by one canonical form for each pair
// (H, e); a move along an edge at x leads to a smaller S of the same H. Isomorphic H need one
// entry, and every graph of the next order is some H + x.
#pragma once

#include <array>
#include <functional>
#include <span>

#include "oracle/engines/extensions/base_layer.hpp"
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// H - uv in the layer below.
struct ErasedEdge {
    Vertex u, v;
    SmallCanonical form;
    std::size_t found;
};

/// Every edge's, the memory of all asked for before it is read: most of it is in no cache.
class ErasedEdges {
  public:
    /// prefetch(e) asks for those words of the layer below that will be read of e.
    template <class Prefetch>
    ErasedEdges(const SmallGraph& h, const BaseLayer& below, Prefetch prefetch) {
        for (Vertex v : h.vertices())
            for (Vertex u : h.neighbours(v) & VertexSet::first(v)) {
                ErasedEdge& e = edges_[count_++];
                e = {u, v, small_canonical(h.without_edge(u, v)), {}};
                below.prefetch_place(e.form.key);
            }
        for (const ErasedEdge& e : *this) below.prefetch_key(e.form.key);
        for (std::size_t i = 0; i < count_; ++i) {
            edges_[i].found = below.find(edges_[i].form.key);
            prefetch(edges_[i]);
        }
    }
    const ErasedEdge* begin() const { return edges_.data(); }
    const ErasedEdge* end() const { return edges_.data() + count_; }

  private:
    std::array<ErasedEdge, UnlabelledGraphs::size_max_of_all> edges_;
    std::size_t count_ = 0;
};

/// Fills layer.words_of(i) from the layer below and, if `visited`, shows the graph's extensions.
using DecideBase =
    std::function<void(const BaseLayer& below, BaseLayer& layer, std::size_t i, bool visited)>;

/// Decides the graphs H of order - 1, with words_of(order of H) words each, those of a layer from
/// several threads at once and in no fixed sequence. Returns false when go_on stopped it.
/// 1 <= order <= 12, else ContractViolation. Memory: edge_layers_bytes. Throws OutOfMemory.
bool decide_edge_layers(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                        const DecideBase& decide);

/// About what decide_edge_layers takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: the keys of all and the words of two layers. With `nodes` > 1 processes that share a
/// folder each takes: the keys of all, their places in two layers, and the words of its stretch of
/// one.
std::size_t edge_layers_bytes(std::size_t words, std::span<const std::uint64_t> bases,
                              std::uint64_t nodes = 1);

}  // namespace gazetteer
