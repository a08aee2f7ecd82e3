// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete on every unlabelled graph of an order, by Grundy value. Why it works: let G = H + x,
// the vertex x joined to a set S of vertices of H. An edge uv of H may go iff both its ends keep
// another edge, so iff each of u and v has a second edge in H or is in S; then H - uv + x is left,
// with the same S [oracle/engines/extensions/edge_layers.hpp]. An edge xv may go iff v has an edge
// in H and S another member; then S - v is left. So first, for all S at once, the values that moves
// along edges of H reach are collected; then the sets of value 0 are found, those of value 1, and
// so on, each in the order of |S|: S has value k iff it has an option of each value below k and
// none of value k.
//
// A graph may have isolated vertices here. They change nothing: no edge at them can go.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>

#include "oracle/engines/extensions/graph_extensions.hpp"
#include "oracle/engines/extensions/value_counts.hpp"

namespace gazetteer {

/// The Grundy values of H + x for all S: bit b of the value of S is that of S in digit b.
struct GrundyDigits {
    static constexpr int digits = 4;
    /// The largest value of a graph of order at most 11 is below it, or the engine throws.
    static constexpr int end = 1 << digits;

    std::array<SubsetFamily, digits> families{};

    int value(std::uint64_t s) const {
        int result = 0;
        for (int b = 0; b < digits; ++b)
            if (families[static_cast<std::size_t>(b)].contains(s)) result |= 1 << b;
        return result;
    }
};

/// The decided graphs H + x for one H and all S.
class EdgeDeleteExtensions : public GraphExtensions {
  public:
    EdgeDeleteExtensions(const SmallGraph& base, const GrundyDigits& grundy)
        : GraphExtensions(base), grundy_(&grundy) {}

    const GrundyDigits& grundy() const { return *grundy_; }

    /// Gives each unlabelled graph that is listed with this H and its Grundy value to visit(const
    /// SmallGraph&, int).
    template <class Visit>
    void for_each_unlabelled(Visit visit) const {
        for_each_unlabelled_set(
            [&](VertexSet s) { visit(base().with_vertex(s), grundy_->value(s.bits())); });
    }

  private:
    const GrundyDigits* grundy_;
};

/// Decides every graph of the order, isolated vertices or not, and gives them to `visit`, each
/// unlabelled graph with one H (shards and base_size_max apart). `visit` is called from several
/// threads at once, in no fixed sequence. Returns false when go_on stopped it. 1 <= order <= 12,
/// else ContractViolation. Memory: edge_delete_classes_bytes. Throws std::logic_error on a Grundy
/// value of 16 or more; OutOfMemory.
bool for_each_edge_delete_class(int order, const ExtensionOptions& options,
                                const std::function<void(const EdgeDeleteExtensions&)>& visit);

/// About what for_each_edge_delete_class takes, where `bases[m]` unlabelled graphs of order - 1
/// have m edges: 2 MiB at order 9, 19 MiB at 10, 1.4 GiB at 11.
std::size_t edge_delete_classes_bytes(int order, std::span<const std::uint64_t> bases,
                                      std::uint64_t nodes = 1);

/// The graphs without isolated vertices, by Grundy value. 0 <= order <= 12, else ContractViolation.
/// Nothing when go_on stopped it. A shard counts its part: the entries of all shards add up to
/// those of the whole.
std::optional<ValueCensus> edge_delete_census(int order, const ExtensionOptions& options = {});

}  // namespace gazetteer
