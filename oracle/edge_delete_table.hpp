// Edge-delete on one graph by a table over its edge subsets, 64 to a word. Two reasons why it
// works. First, a position is the set of edges left, and an edge may go iff the set that remains
// still covers every vertex; so the sets of Grundy value k are found plane by plane, each from the
// sets with one edge less: U_0 are the covers no option of which is in U_0, and U_k the covers
// outside U_0, ..., U_(k-1) no option of which is in U_k. Second, an edge at a vertex of degree 1
// can never go, so the vertex at its other end is covered for good and may be cut into one copy
// for each of its edges: what falls apart is a sum, whose Grundy values add by nim-sum
// [GGHR, section 2].
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "graph/graph.hpp"
#include "oracle/outcome.hpp"
#include "oracle/subset_rows.hpp"

namespace gazetteer {

/// One summand of edge-delete on a graph: elements are removed one at a time, and none may be the
/// last of a set in `covers`. Each cover is a word with a bit for each element.
struct CoverGame {
    int elements = 0;
    std::vector<std::uint64_t> covers;
    bool operator==(const CoverGame&) const = default;
};

/// The summands of edge-delete on g: one for each set of edges that can ever go and hang together
/// by vertices that are not covered for good. Edges that can never go are in none. Throws
/// TableTooLarge on a summand of more than 63 edges.
std::vector<CoverGame> edge_delete_summands(const Graph& g);

/// The memory that the outcome of a summand takes, in bytes: two layers of subsets. A Grundy value
/// takes as much for each of the values 0, 1, ... that occur, at most.
std::size_t cover_game_bytes(const CoverGame& game);

/// Equal to outcome<EdgeDelete>; the graph may have isolated vertices. Throws TableTooLarge before
/// more than bytes_max bytes are taken.
Outcome edge_delete_outcome(const Graph& g, std::size_t bytes_max = table_bytes_max);
/// Equal to grundy_value<EdgeDelete>.
int edge_delete_grundy_value(const Graph& g, std::size_t bytes_max = table_bytes_max);

/// The Grundy value of one summand, or the least bound that it reaches: with value_max = 0 the
/// answer 0 or 1 says P or N.
int cover_game_value(const CoverGame& game, int value_max, std::size_t bytes_max);

}  // namespace gazetteer
