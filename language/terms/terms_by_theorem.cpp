// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes of games by the theorems of characterizations/, where a hunt is allowed to ask them.
#include <memory>
#include <optional>
#include <vector>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/slither/slither.hpp"
#include "graph/index.hpp"
#include "graph/predicates.hpp"
#include "language/expressions/by.hpp"
#include "language/terms/last_graph.hpp"

namespace gazetteer::conjectures {

namespace {

/// The elimination of one graph, made once for its vertices.
const BipartiteGeography& elimination_of(const Graph& g) {
    return of_last_graph(g, [&] { return std::make_unique<BipartiteGeography>(SparseGraph(g)); });
}

/// The outcomes of UVG from every vertex, made at once.
const std::vector<Outcome>& uvg_outcomes_of(const Graph& g) {
    return of_last_graph(
        g, [&] { return std::make_unique<std::vector<Outcome>>(uvg_outcomes(SparseGraph(g))); });
}

bool is_P(Outcome outcome) {
    return outcome == Outcome::P;
}

}  // namespace

std::optional<bool> is_P_by_theorem(TermGame game, const Graph& g, Vertex v) {
    if (game == term_game<UndirectedVertexGeography>) return is_P(uvg_outcomes_of(g)[index(v)]);
    if (game == term_game<Unrooted<UndirectedVertexGeography>>)
        return is_P(unrooted_uvg_verdict(SparseGraph(g)).outcome);
    if (game == term_game<Slither>) return is_P(slither_outcome(SparseGraph(g)));
    if (!is_bipartite(g)) return std::nullopt;
    if (game == term_game<UndirectedEdgeGeography>) return is_P(elimination_of(g).outcome(v));
    if (game == term_game<Unrooted<UndirectedEdgeGeography>>)
        return is_P(elimination_of(g).unrooted().outcome);
    return std::nullopt;
}

}  // namespace gazetteer::conjectures
