// SPDX-License-Identifier: GPL-3.0-or-later
// Slither, Anderson's. Player 1 chooses any edge, then each in turn lengthens the path of chosen
// edges at either of its two ends; a position is the graph and the path's vertices and ends.
#pragma once

#include "oracle/ruleset.hpp"

namespace gazetteer {

/// The graph, and what later moves depend on in the path of chosen edges: the vertices on it and
/// its two ends. Before the first move the path has no vertex and the ends are {0, 0}.
struct SlitherPosition {
    Graph graph;
    VertexSet path;
    Edge ends;
    bool operator==(const SlitherPosition&) const = default;
    auto operator<=>(const SlitherPosition&) const = default;
};

inline void encode(const SlitherPosition& position, Key& key) {
    encode(position.graph, key);
    key.write(position.path.bits(), position.graph.order());
    key.write(static_cast<std::uint64_t>(position.ends.u), 6);
    key.write(static_cast<std::uint64_t>(position.ends.v), 6);
}

/// Slither [And74, section 1]: "each player in turn chooses a previously unchosen edge, subject to
/// the restriction that the set of chosen edges must at all times form a path". The path grows at
/// both ends and never closes: an edge that meets it again at another vertex is refused. A graph
/// without edges is lost for player 1. At most order - 1 moves.
/// Where others call Slither a path that grows at one end only, they mean a vertex geography.
struct Slither {
    using Position = SlitherPosition;
    using Move = Edge;
    static constexpr const char* name = "slither";

    /// The position before the first move.
    static Position start(const Graph& graph) { return {graph, {}, {}}; }

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        if (p.path.empty()) {
            for (const Edge& e : p.graph.edges())
                result.push_back({p.graph, VertexSet{e.u, e.v}, e});
            return result;
        }
        for (Vertex w : p.graph.neighbours(p.ends.u) - p.path)
            result.push_back({p.graph, p.path | VertexSet{w}, edge(w, p.ends.v)});
        for (Vertex w : p.graph.neighbours(p.ends.v) - p.path)
            result.push_back({p.graph, p.path | VertexSet{w}, edge(p.ends.u, w)});
        return result;
    }
    /// The edge chosen: it joins the new vertex to the end that is an end no longer.
    static Move move(const Position& p, const Position& option) {
        if (p.path.empty()) return option.ends;
        const Vertex added = (option.path - p.path).front();
        const Vertex kept = option.ends.u == added ? option.ends.v : option.ends.u;
        return edge(added, p.ends.u == kept ? p.ends.v : p.ends.u);
    }
};

}  // namespace gazetteer
