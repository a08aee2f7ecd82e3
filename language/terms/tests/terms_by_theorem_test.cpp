// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes by theorems are those by search, where theorems apply.
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"
#include "language/expressions/by.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {
namespace {

/// All outcomes of UVG and Slither; those of UEG on bipartite graphs.
bool applies_to(TermGame game, const Graph& g) {
    if (game == term_game<EdgeDelete>) return false;
    const bool of_edges = game == term_game<UndirectedEdgeGeography> ||
                          game == term_game<Unrooted<UndirectedEdgeGeography>>;
    return !of_edges || is_bipartite(g);
}

TEST(TermsByTheorem, AreThoseBySearchToOrder5) {
    const Term& P = term(find_term("P"));
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        for (TermGame game : term_games())
            for (Vertex v : is_rooted(game) ? g.vertices() : VertexSet{0}) {
                const auto found = is_P_by_theorem(game, g, v);
                EXPECT_EQ(found.has_value(), applies_to(game, g))
                    << to_string(game) << " " << to_graph6(g);
                if (found) {
                    EXPECT_EQ(Integer(*found ? 1 : 0), P.of_game(game, g, {v}))
                        << to_string(game) << " " << to_graph6(g) << " " << v;
                }
            }
        return !testing::Test::HasFailure();
    });
}

}  // namespace
}  // namespace gazetteer::conjectures
