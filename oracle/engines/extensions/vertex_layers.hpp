// SPDX-License-Identifier: GPL-3.0-or-later
// All graphs H order by order, each decided for all neighbourhoods S of a new vertex x at once: for
// games whose moves delete a vertex. Why it works: a move that deletes a vertex v of H leads to
// H - v + x with S - v, in the order below, where it is found by one canonical form for each pair
// (H, v); a move that deletes x leads to H itself, which is H + x with an isolated x.
#pragma once

#include <array>
#include <functional>
#include <span>

#include "oracle/engines/extensions/base_layer.hpp"
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// H - v in the order below.
struct DeletedVertex {
    Vertex v;
    /// Where the vertices of H stand in the canonical form of H - v; that of v is the last.
    SmallPermutation place;
    /// What is known of its extensions.
    const std::uint64_t* words;
};

/// Every vertex's, the memory of all asked for before it is read.
class DeletedVertices {
  public:
    DeletedVertices(const SmallGraph& h, const BaseLayer& below);
    const DeletedVertex* begin() const { return vertices_.data(); }
    const DeletedVertex* end() const { return vertices_.data() + count_; }

  private:
    std::array<DeletedVertex, SmallGraph::order_max> vertices_;
    std::size_t count_ = 0;
};

/// A family over S - v in the numbering of H - v's form, one where v is in S and one where it is
/// not, as one over S in the numbering of H; for use in GAZETTEER_VECTORIZED functions. `order` is
/// that of H, at least 1.
[[gnu::always_inline]] inline SubsetFamily with_vertex_again(const SubsetPermutation& back,
                                                             int order,
                                                             const SubsetFamily& v_not_in_S,
                                                             const SubsetFamily& v_in_S) {
    SubsetFamily result;
    const int rest = order - 1;
    if (rest < subset_family::word_bits) {
        const std::uint64_t valid = subset_family::valid(rest);
        result.words[0] = (v_not_in_S.words[0] & valid) | (v_in_S.words[0] & valid) << (1 << rest);
    } else {
        const std::size_t words = subset_family::words(rest);
        for (std::size_t w = 0; w < words; ++w) {
            result.words[w] = v_not_in_S.words[w];
            result.words[words + w] = v_in_S.words[w];
        }
    }
    back.apply(result);
    return result;
}

/// Decides H from the order below. `words` are to be filled, but null at the last order, where the
/// extensions are shown if `visited`.
using DecideByVertices = std::function<void(const BaseLayer& below, const SmallGraph& h,
                                            std::uint64_t* words, bool visited)>;

/// Decides the graphs H of the orders 0, ..., order - 1, with words_of(order of H) words each,
/// those of one order from several threads at once and in no fixed sequence. Returns false when
/// go_on stopped it. 1 <= order <= 12, else ContractViolation. Memory: vertex_layers_bytes. Throws
/// OutOfMemory.
bool decide_vertex_layers(int order, std::size_t (*words_of)(int), const ExtensionOptions& options,
                          const DecideByVertices& decide);

/// About what decide_vertex_layers takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: the keys of these, and the words of two orders below.
std::size_t vertex_layers_bytes(int order, std::size_t (*words_of)(int),
                                std::span<const std::uint64_t> bases);

}  // namespace gazetteer
