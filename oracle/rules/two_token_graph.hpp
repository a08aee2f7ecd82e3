// SPDX-License-Identifier: GPL-3.0-or-later
// A graph with two tokens, one Left's and one Right's: the positions of partizan geography.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// The token of each player lies on a vertex of the graph.
struct TwoTokenGraph {
    Graph graph;
    Vertex left = 0;
    Vertex right = 0;
    bool operator==(const TwoTokenGraph&) const = default;
    auto operator<=>(const TwoTokenGraph&) const = default;

    Vertex token(Player player) const { return player == Player::left ? left : right; }
    /// The same tokens, but that of `player` on `to`, over the edges of `rest`.
    TwoTokenGraph moved(Player player, Vertex to, const Graph& rest) const {
        return player == Player::left ? TwoTokenGraph{rest, to, right}
                                      : TwoTokenGraph{rest, left, to};
    }
};

inline bool is_vertex(const Graph& graph, Vertex v) {
    return 0 <= v && v < graph.order();
}

inline void encode(const TwoTokenGraph& position, Key& key) {
    encode(position.graph, key);
    key.write(static_cast<std::uint64_t>(position.left), 6);
    key.write(static_cast<std::uint64_t>(position.right), 6);
}

}  // namespace gazetteer
