// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on all labelled graphs of one order at once, backwards: from the graph without edges upwards,
// each graph after its subgraphs. Why it works: a move erases an edge, so with the edge set as a
// number, options have smaller numbers. No memo, no hashing, no canonical form: a third way to the
// same values, which shares no code with the others.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/rooted_graph.hpp"

namespace gazetteer {

/// The outcome of every (G, v) with G on the vertices 0..order-1, 0 <= order <= 8 (else
/// ContractViolation): one byte a graph, 2 MB at order 7, 256 MB at order 8; about 0.05 s and 12 s.
/// Equal to outcome<UEG>.
class LabelledTable {
  public:
    explicit LabelledTable(int order);

    /// The graph has the table's order; ContractViolation otherwise.
    Outcome outcome(const RootedGraph& position) const;
    bool is_P(const RootedGraph& position) const { return outcome(position) == Outcome::P; }
    /// How many of all labelled rooted graphs of this order are P.
    std::uint64_t count_of_P() const;

  private:
    int order_;
    /// The pairs of vertices, in the order of the bits of a graph's number.
    std::vector<Edge> pairs_;
    /// Bit v of p_roots_[number] is set when (G, v) is P.
    std::vector<std::uint8_t> p_roots_;
};

}  // namespace gazetteer
