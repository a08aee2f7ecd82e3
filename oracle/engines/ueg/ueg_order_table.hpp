// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on all graphs of an order, kept to be asked: what for_each_ueg_class decides, by canonical
// form of H. A graph G is looked up as H + x with H = G - x for any vertex x: one canonical form of
// the order below, then a bit a root.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "graph/canonical/small_graph.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"

namespace gazetteer {

/// Equal to outcome<UEG>. Safe to ask from several threads.
class UegOrderTable {
  public:
    static constexpr int order_max = 10;

    /// Decides them: 0.2 s of one core at order 9, 4 s at order 10. The options used are threads
    /// and go_on; null when go_on stopped it. 1 <= order <= order_max, else ContractViolation.
    static std::unique_ptr<const UegOrderTable> made(int order, const ExtensionOptions& options);
    /// At most what it takes while it is made: 7 MiB at order 9, 340 MiB at order 10, of which 180
    /// stay.
    static std::size_t bytes(int order);

    int order() const { return bases_.order(); }
    /// The vertices v with (g, v) a P-position. About a microsecond at order 10; g is of the order,
    /// else ContractViolation.
    VertexSet P_roots(const SmallGraph& g) const;
    /// The neighbours of v to which a move from v wins; v is a vertex of g. As long as P_roots.
    VertexSet winning_moves(const SmallGraph& g, Vertex v) const;

  private:
    explicit UegOrderTable(int order);

    void add(const RootedExtensions& extensions, std::size_t base);
    /// Whether (H + x, v) with this S is N; v is a place in H, or order - 1 for x.
    bool is_N(std::size_t base, Vertex v, std::uint64_t s) const;

    std::size_t words_;
    /// The graphs H, in no fixed order.
    BaseIndex bases_;
    /// For each H and each vertex of H + x, the family of the S for which it is N.
    std::vector<std::uint64_t> n_sets_;
};

}  // namespace gazetteer
