// SPDX-License-Identifier: GPL-3.0-or-later
// DEG on one digraph and on all its spanning subdigraphs, by a table over its arc subsets. On the
// complete digraph of order n it holds every digraph of order n.
#pragma once

#include "graph/digraph.hpp"
#include "oracle/outcome.hpp"
#include "oracle/tables/subset_game_table.hpp"

namespace gazetteer {

/// Equal to outcome<DEG> on every subdigraph with the same vertices. order * 2^size / 8 bytes: all
/// digraphs of order 5 take 0.6 MiB, all of order 6 take 768 MiB.
class DirectedEdgeGeographyTable {
  public:
    /// Throws TableTooLarge before more than bytes_max bytes are taken.
    explicit DirectedEdgeGeographyTable(const Digraph& d, std::size_t bytes_max = table_bytes_max);
    /// All digraphs of the order, 0 <= order <= 7 (else TableTooLarge).
    static DirectedEdgeGeographyTable all(int order, std::size_t bytes_max = table_bytes_max);

    /// Throws ContractViolation unless `part` has the table's order and only arcs of its digraph.
    VertexSet P_roots(const Digraph& part) const;
    Outcome outcome(const Digraph& part, Vertex root) const {
        require(0 <= root && root < part.order(), "a root in the digraph");
        return P_roots(part).contains(root) ? Outcome::P : Outcome::N;
    }
    /// How many pairs of a subdigraph and a root are P.
    std::uint64_t count_of_P() const { return table_.count_of_P(); }

  private:
    Digraph digraph_;
    SubsetGameTable table_;
};

}  // namespace gazetteer
