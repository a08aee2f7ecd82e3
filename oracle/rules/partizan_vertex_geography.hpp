// SPDX-License-Identifier: GPL-3.0-or-later
// Partizan UVG. Left and Right in turn move each their own token; a position is a graph of the
// vertices left and the two tokens' vertices.
#pragma once

#include "oracle/rules/two_token_graph.hpp"

namespace gazetteer {

/// "There are two tokens, one assigned to each player. Players may only move their own token along
/// edges ... without repeating vertices" [FSU93, section 5 (5)]. Read thus: no vertex is used twice
/// by either token, the two starting vertices count as used, so the tokens never share a vertex and
/// must start apart. The vertex left stays as an isolated vertex, which plays the same.
/// A player who cannot move loses. At most order - 2 moves.
struct PartizanVertexGeography {
    using Position = TwoTokenGraph;
    using Move = Vertex;
    static constexpr const char* name = "partizan-uvg";

    /// Throws ContractViolation unless left and right are two distinct vertices of the graph.
    static Position start(const Graph& graph, Vertex left, Vertex right) {
        require(is_vertex(graph, left) && is_vertex(graph, right) && left != right,
                "two distinct vertices of the graph");
        return {graph, left, right};
    }

    static std::vector<Position> options(const Position& p, Player player) {
        std::vector<Position> result;
        const Graph rest = p.graph.isolating(p.token(player));
        const VertexSet tokens{p.left, p.right};
        for (Vertex w : p.graph.neighbours(p.token(player)) - tokens)
            result.push_back(p.moved(player, w, rest));
        return result;
    }
    static Move move(const Position&, const Position& option, Player player) {
        return option.token(player);
    }
};

}  // namespace gazetteer
