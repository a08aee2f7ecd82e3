// SPDX-License-Identifier: GPL-3.0-or-later
// UVG, DVG, Slither and edge-delete on one graph by a memo or by a table over subsets, whichever
// promises to be faster, or by the one that is asked for.
//
// The cost model. The table's price is known: its positions, 64 to a step, times the moves of each.
// The memo has none: it meets few of the positions where wins are found early and nearly all of
// them where not. So the memo comes first, for as many positions as cost what the table would;
// then, if it has not ended, the table: at most about twice the time of the better one. Where the
// table does not fit into the memory, the memo goes on as far as its own memory reaches.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "oracle/outcome.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer {

enum class BoardEngine { memo, subsets };

inline const char* to_string(BoardEngine engine) {
    return engine == BoardEngine::memo ? "memo" : "subsets";
}

struct BoardOptions {
    /// Nothing: by the cost model.
    std::optional<BoardEngine> engine = std::nullopt;
    EngineLimits limits = {};
};

/// Vertices of geography, edges else; ascending, empty iff P.
template <class Move>
struct BoardAnswer {
    Outcome outcome = Outcome::P;
    std::vector<Move> winning_moves;
    BoardEngine engine = BoardEngine::memo;
    /// Positions held in the memo; 0 if a table decided.
    std::size_t positions = 0;
    /// The Grundy value, for edge-delete.
    int grundy_value = 0;
};

/// One memo for all roots. decide() throws ContractViolation unless the root is a vertex;
/// EngineLimitExceeded, EngineStopped.
class VertexGeographySearch {
  public:
    VertexGeographySearch(const Graph& g, BoardOptions options);
    VertexGeographySearch(const Digraph& d, BoardOptions options);
    ~VertexGeographySearch();

    BoardAnswer<Vertex> decide(Vertex root);
    /// The first player chooses the root: the moves are the roots that are P.
    BoardAnswer<Vertex> decide_unrooted();

  private:
    struct Memo;

    std::variant<Graph, Digraph> board_;
    BoardOptions options_;
    std::unique_ptr<Memo> memo_;
};

/// From the start. Throws EngineLimitExceeded, EngineStopped.
BoardAnswer<Edge> slither_search(const Graph& g, const BoardOptions& options);

/// Outcome, moves and Grundy value. Throws EngineLimitExceeded, EngineStopped.
BoardAnswer<Edge> edge_delete_search(const Graph& g, const BoardOptions& options);

}  // namespace gazetteer
