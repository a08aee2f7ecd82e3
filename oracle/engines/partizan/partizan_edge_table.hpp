// SPDX-License-Identifier: GPL-3.0-or-later
// Partizan UEG on one graph and on all its spanning subgraphs, by a table over its edge subsets. On
// the complete graph of order n it holds every graph of order n.
#pragma once

#include "oracle/partizan.hpp"
#include "oracle/rules/two_token_graph.hpp"
#include "oracle/tables/subset_game_table.hpp"

namespace gazetteer {

/// Equal to wins_moving<PartizanEdgeGeography> on every subgraph with the same vertices, all
/// placings of the tokens. order^2 * 2^size / 8 bytes: all graphs of order 7 take 12 MiB, all of
/// order 8 take 2 GiB.
class PartizanEdgeTable {
  public:
    /// Throws TableTooLarge before more than bytes_max bytes are taken.
    explicit PartizanEdgeTable(const Graph& g, std::size_t bytes_max = table_bytes_max);
    /// All graphs of the order, 0 <= order <= 10 (else TableTooLarge).
    static PartizanEdgeTable all(int order, std::size_t bytes_max = table_bytes_max);

    /// The position's graph has the table's order and only edges of its graph, its tokens are
    /// vertices; ContractViolation otherwise.
    bool wins_moving(const TwoTokenGraph& position, Player player) const;
    PartizanOutcome outcome(const TwoTokenGraph& position) const;

  private:
    std::uint64_t edges_of(const Graph& part) const;
    bool wins(std::uint64_t left, Vertex mover, Vertex other) const;

    Graph graph_;
    std::vector<Edge> edges_;
    SubsetGameTable table_;
};

}  // namespace gazetteer
