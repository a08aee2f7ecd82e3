// What terms ask of games, by search over the rules: no theorem of characterizations/ has a say
// here, or a conjecture that is such a theorem would be compared with itself.
#pragma once

#include "conjectures/expression.hpp"
#include "conjectures/integer.hpp"
#include "graph/graph.hpp"

namespace gazetteer::games {

/// Rooted games from v; of the others v is not looked at. Each thread has its own memory of
/// positions, kept for the whole stream of graphs and emptied when it grows too large.
Integer is_P(TermGame game, const Graph& g, Vertex v);
Integer is_N(TermGame game, const Graph& g, Vertex v);
Integer grundy(TermGame game, const Graph& g, Vertex v);
/// How many moves win; of an unrooted game how many first vertices.
Integer winning_moves(TermGame game, const Graph& g, Vertex v);

}  // namespace gazetteer::games
