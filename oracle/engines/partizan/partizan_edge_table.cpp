// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/partizan/partizan_edge_table.hpp"

#include "graph/families.hpp"

namespace gazetteer {

namespace {

/// State mover * order + other: the tokens of the player to move and of the opponent, who is the
/// player to move after the move.
std::vector<std::vector<SubsetMove>> moves_on(const Graph& g) {
    std::vector<std::vector<SubsetMove>> result(static_cast<std::size_t>(g.order() * g.order()));
    int element = 0;
    for (const Edge& e : g.edges()) {
        for (Vertex other : g.vertices()) {
            result[static_cast<std::size_t>(e.u * g.order() + other)].push_back(
                {element, other * g.order() + e.v});
            result[static_cast<std::size_t>(e.v * g.order() + other)].push_back(
                {element, other * g.order() + e.u});
        }
        ++element;
    }
    return result;
}

}  // namespace

PartizanEdgeTable::PartizanEdgeTable(const Graph& g, std::size_t bytes_max)
    : graph_(g), edges_(g.edges()), table_(g.size(), moves_on(g), bytes_max) {}

PartizanEdgeTable PartizanEdgeTable::all(int order, std::size_t bytes_max) {
    return PartizanEdgeTable(to_graph(complete(order)), bytes_max);
}

std::uint64_t PartizanEdgeTable::edges_of(const Graph& part) const {
    require(part.order() == graph_.order(), "a graph of the table's order");
    for (Vertex v : part.vertices())
        require(graph_.neighbours(v).contains_all(part.neighbours(v)),
                "edges of the table's graph");
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < edges_.size(); ++i)
        if (part.adjacent(edges_[i].u, edges_[i].v)) result |= std::uint64_t{1} << i;
    return result;
}

bool PartizanEdgeTable::wins(std::uint64_t left, Vertex mover, Vertex other) const {
    require(is_vertex(graph_, mover) && is_vertex(graph_, other), "tokens on vertices");
    return !table_.loses(left, mover * graph_.order() + other);
}

bool PartizanEdgeTable::wins_moving(const TwoTokenGraph& position, Player player) const {
    return wins(edges_of(position.graph), position.token(player), position.token(opponent(player)));
}

PartizanOutcome PartizanEdgeTable::outcome(const TwoTokenGraph& position) const {
    const std::uint64_t left = edges_of(position.graph);
    return partizan_outcome(wins(left, position.left, position.right),
                            wins(left, position.right, position.left));
}

}  // namespace gazetteer
