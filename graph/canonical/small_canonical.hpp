// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical forms of graphs of order at most 12, for enumerations: no allocation on the way.
#pragma once

#include <vector>

#include "graph/canonical/small_graph.hpp"

namespace gazetteer {

/// A permutation of the vertices: v becomes [v].
using SmallPermutation = std::array<std::uint8_t, SmallGraph::order_max>;

/// The key of the canonical form, and the vertex of the form that each vertex became.
struct SmallCanonical {
    std::uint64_t key = 0;
    SmallPermutation place{};
};

/// Two graphs of equal order have equal keys iff they are isomorphic. ContractViolation at order
/// 12, whose keys would have 66 bits. 0.2 to 1 microsecond at order 10. Safe to call from several
/// threads. The form differs from that of canonical(Graph).
SmallCanonical small_canonical(const SmallGraph& g);

/// The automorphism group.
struct SmallGroup {
    std::uint64_t order = 1;
    /// At most g.order() - 1 of them.
    std::vector<SmallPermutation> generators;
    /// Two vertices have the same entry iff an automorphism takes one to the other.
    SmallPermutation orbit{};
    /// A canonical labelling: isomorphic graphs have the same relabelling under it.
    SmallPermutation place{};
};
SmallGroup small_group(const SmallGraph& g);

}  // namespace gazetteer
