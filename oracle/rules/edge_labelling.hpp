// SPDX-License-Identifier: GPL-3.0-or-later
// Vertex-magic edge labelling. The player to move puts an unused label on an unlabelled edge; a
// position is a graph and the labels of its edges.
#pragma once

#include <bit>

#include "graph/text.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer {

/// labels[i] is the label, 1..size, of the i-th of graph.edges(), or 0 if it has none yet.
struct LabelledGraph {
    Graph graph;
    std::vector<int> labels;
    bool operator==(const LabelledGraph&) const = default;
    auto operator<=>(const LabelledGraph&) const = default;
};

inline void encode(const LabelledGraph& position, Key& key) {
    encode(position.graph, key);
    const auto width = static_cast<int>(std::bit_width(position.labels.size()));
    for (int label : position.labels) key.write(static_cast<std::uint64_t>(label), width);
}

/// The vertex-magic edge labelling game [GGHR, section 4]. Labels are 1..size, each used at most
/// once, each edge labelled at most once, no label moved. A vertex is complete when it has an edge
/// and all its edges are labelled; its weight is then their sum. The weight of the first complete
/// vertex is the magic constant k ("if the first time this occurs it involves two vertices (by
/// labeling the edge joining them), both weights must be the same"), and every vertex completed
/// later must have weight k. So a move is legal iff after it all complete vertices have equal
/// weights. Partial weights are free and may exceed k. A vertex of degree 0 is never complete (the
/// source does not speak of one). The last player able to make a legal move wins.
/// At most `size` moves; the number of positions grows like size!, so only small graphs.
struct EdgeLabelling {
    using Position = LabelledGraph;
    struct Move {
        Edge edge;
        int label = 0;
        bool operator==(const Move&) const = default;
        auto operator<=>(const Move&) const = default;
    };
    static constexpr const char* name = "edge-labelling";

    /// Nothing labelled yet.
    static Position start(const Graph& graph) {
        return {graph, std::vector<int>(static_cast<std::size_t>(graph.size()), 0)};
    }
    /// The weights of all complete vertices are equal.
    static bool is_magic_so_far(const Position& p);

    static std::vector<Position> options(const Position& p);
    static Move move(const Position& p, const Position& option);
};

/// "0-2=5".
inline std::string text(const EdgeLabelling::Move& move) {
    return text(move.edge) + "=" + std::to_string(move.label);
}

}  // namespace gazetteer
