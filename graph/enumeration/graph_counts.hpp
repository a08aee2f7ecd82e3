// SPDX-License-Identifier: GPL-3.0-or-later
// How many graphs and digraphs there are, before any is made.
#pragma once

#include <cstdint>
#include <vector>

namespace gazetteer {

/// At m, the number of unlabelled graphs of the order with m edges, by Burnside's lemma over the
/// permutations of the vertices [OEIS A008406]. 0 <= order <= 11, else ContractViolation.
std::vector<std::uint64_t> graph_counts_by_size(int order);
/// Those of them that are connected, the graph of order 0 included [OEIS A054924]: what the graphs
/// with two components or more leave, which are the multisets of connected ones.
std::vector<std::uint64_t> connected_graph_counts_by_size(int order);

/// The same of digraphs without loops by their arcs [OEIS A052283]; 0 <= order <= 8, else
/// ContractViolation.
std::vector<std::uint64_t> digraph_counts_by_size(int order);
/// Those whose underlying graph is connected, the digraph of order 0 included [their totals: OEIS
/// A003085].
std::vector<std::uint64_t> connected_digraph_counts_by_size(int order);

}  // namespace gazetteer
