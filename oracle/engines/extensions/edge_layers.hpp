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
#include <vector>

#include "oracle/engines/extensions/graph_extensions.hpp"
#include "oracle/tables/page_memory.hpp"

namespace gazetteer {

/// The graphs H of one size, and so many words for each of them: what is known of its extensions.
class EdgeLayer {
  public:
    EdgeLayer() = default;
    /// `keys` are canonical, and outlive this. Throws OutOfMemory.
    EdgeLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words);

    std::size_t count() const { return keys_->size(); }
    SmallGraph graph(std::size_t i) const { return {order_, (*keys_)[i]}; }
    std::uint64_t* words_of(std::size_t i) { return words_.data() + i * words_a_graph_; }
    const std::uint64_t* words_of(std::size_t i) const {
        return words_.data() + i * words_a_graph_;
    }

    /// Asks for the memory that find(key) will read: first the table's, later the key compared.
    void prefetch_place(std::uint64_t key) const { __builtin_prefetch(&places_[home(key)]); }
    void prefetch_key(std::uint64_t key) const {
        __builtin_prefetch(&(*keys_)[std::max(places_[home(key)], 1U) - 1]);
    }
    /// Asks for some of words_of(i).
    void prefetch_words(std::size_t i, std::size_t first, std::size_t count) const {
        for (std::size_t w = 0; w < count; w += 8) __builtin_prefetch(words_of(i) + first + w);
    }
    /// Where the graph with this canonical key stands; it is there.
    std::size_t find(std::uint64_t key) const {
        std::size_t place = home(key);
        while ((*keys_)[places_[place] - 1] != key) place = (place + 1) & (places_.size() - 1);
        return places_[place] - 1;
    }

  private:
    std::size_t home(std::uint64_t key) const {
        return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
    }

    int order_ = 0;
    std::size_t words_a_graph_ = 0;
    const std::vector<std::uint64_t>* keys_ = nullptr;
    /// Touched first by the thread that fills it.
    PageMemory<std::uint64_t> words_;
    /// Open addressing: 1 + a place in *keys_, or 0.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(2);
};

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
    ErasedEdges(const SmallGraph& h, const EdgeLayer& below, Prefetch prefetch) {
        for (Vertex v : h.vertices())
            for (Vertex u : h.neighbours(v) & VertexSet::first(v)) {
                ErasedEdge& e = edges_[count_++];
                e = {u, v, small_canonical(h.without_edge(u, v)), 0};
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
    /// Complete graphs of order 10 have 45.
    std::array<ErasedEdge, 45> edges_;
    std::size_t count_ = 0;
};

/// Fills layer.words_of(i) from the layer below and, if `visited`, shows the graph's extensions.
using DecideBase =
    std::function<void(const EdgeLayer& below, EdgeLayer& layer, std::size_t i, bool visited)>;

/// Decides the graphs H of order - 1, with so many words each, those of a layer from several
/// threads at once and in no fixed sequence. Returns false when go_on stopped it. 1 <= order <= 11,
/// else ContractViolation. Memory: edge_layers_bytes. Throws OutOfMemory.
bool decide_edge_layers(int order, std::size_t words, const ExtensionOptions& options,
                        const DecideBase& decide);

/// About what decide_edge_layers takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: the keys of all and the words of two layers.
std::size_t edge_layers_bytes(std::size_t words, std::span<const std::uint64_t> bases);

}  // namespace gazetteer
