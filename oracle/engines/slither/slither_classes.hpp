// SPDX-License-Identifier: GPL-3.0-or-later
// Slither on every unlabelled graph of an order. Why it works: what matters of a path are its two
// ends and the vertices off it, so a position is a graph with two tokens, and a move takes one of
// them, say on a, to a neighbour that is not the other, and deletes a. Let G = H + x, the vertex x
// joined to a set S of vertices of H. If a is a vertex of H, H - a + x is left with S - a, the
// token on a neighbour in H or, for a in S, on x. If a is x, H is left with the token on a member
// of S, whatever else is in S. So the outcomes for all S at once come from those of H - a
// [oracle/engines/extensions/vertex_layers.hpp].
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "oracle/engines/extensions/graph_extensions.hpp"
#include "oracle/engines/extensions/value_counts.hpp"
#include "oracle/outcome.hpp"

namespace gazetteer {

/// The decided graphs H + x for one H and all S.
class SlitherExtensions : public GraphExtensions {
  public:
    SlitherExtensions(const SmallGraph& base, const SubsetFamily& n_sets)
        : GraphExtensions(base), n_sets_(&n_sets) {}

    /// The S for which H + x is an N-position.
    const SubsetFamily& n_sets() const { return *n_sets_; }
    Outcome outcome(VertexSet s) const {
        return n_sets_->contains(s.bits()) ? Outcome::N : Outcome::P;
    }

  private:
    const SubsetFamily* n_sets_;
};

/// Decides every graph of the order before the first move and gives them to `visit`, each
/// unlabelled graph with one H (shards and base_size_max apart). `visit` is called from several
/// threads at once, in no fixed sequence. Returns false when go_on stopped it. 1 <= order <= 12,
/// else ContractViolation. Memory: slither_classes_bytes.
bool for_each_slither_class(int order, const ExtensionOptions& options,
                            const std::function<void(const SlitherExtensions&)>& visit);

/// About what for_each_slither_class takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: 20 MiB at order 10, 1 GiB at 11.
std::size_t slither_classes_bytes(int order, std::span<const std::uint64_t> bases);

/// The graphs by outcome, 1 for N and 0 for P. 0 <= order <= 12, else ContractViolation. Nothing
/// when go_on stopped it. A shard counts its part: the entries of all shards add up to those of the
/// whole.
std::optional<ValueCensus> slither_census(int order, const ExtensionOptions& options = {});

}  // namespace gazetteer
