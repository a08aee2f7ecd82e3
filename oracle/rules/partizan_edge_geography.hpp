// SPDX-License-Identifier: GPL-3.0-or-later
// Partizan UEG. Left and Right in turn move each their own token; a position is a graph of the
// edges left and the two tokens' vertices.
#pragma once

#include "oracle/rules/two_token_graph.hpp"

namespace gazetteer {

/// "There are two tokens, one assigned to each player. Players may only move their own token along
/// edges ... without repeating ... edges" [FSU93, section 5 (5)]. Read thus: an edge used by either
/// token is erased for both; vertices may be met again, so the tokens may share one, at the start
/// too. A player who cannot move loses. At most `size` moves.
struct PartizanEdgeGeography {
    using Position = TwoTokenGraph;
    using Move = Vertex;
    static constexpr const char* name = "partizan-ueg";

    /// Throws ContractViolation unless left and right are vertices of the graph, equal or not.
    static Position start(const Graph& graph, Vertex left, Vertex right) {
        require(is_vertex(graph, left) && is_vertex(graph, right), "vertices of the graph");
        return {graph, left, right};
    }

    static std::vector<Position> options(const Position& p, Player player) {
        std::vector<Position> result;
        const Vertex v = p.token(player);
        for (Vertex w : p.graph.neighbours(v))
            result.push_back(p.moved(player, w, p.graph.without_edge(v, w)));
        return result;
    }
    static Move move(const Position&, const Position& option, Player player) {
        return option.token(player);
    }
};

}  // namespace gazetteer
