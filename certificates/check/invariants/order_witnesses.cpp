// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds that vertices in an order show.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "certificates/check/invariants/terms/within.hpp"
#include "certificates/check/invariants/witness_kinds.hpp"

namespace gazetteer::check::invariants {

std::vector<Vertex> WitnessLine::order() const {
    const std::vector<Vertex> result = reader.vertices(g.order(), false);
    prove(is_permutation(result, g.order()), "the order has not each vertex once");
    return result;
}

namespace {

/// How often two that follow one another are not adjacent.
int breaks(const Graph& g, const std::vector<Vertex>& order) {
    int result = 0;
    for (std::size_t i = 1; i < order.size(); ++i)
        result += g.adjacent(order[i - 1], order[i]) ? 0 : 1;
    return result;
}
bool closes(const Graph& g, const std::vector<Vertex>& path) {
    return path.size() > 2 && breaks(g, path) == 0 && g.adjacent(path.front(), path.back());
}
/// Vertices along a path or cycle, some perhaps left out.
std::vector<Vertex> walk_in(const WitnessLine& line) {
    const std::vector<Vertex> result = line.reader.vertices(line.g.order(), false);
    line.prove(VertexSet::of(result).size() == std::ssize(result), "a vertex occurs twice");
    return result;
}

/// The paths that an order of the vertices falls into.
Fraction paths_of(const WitnessLine& line) {
    const std::vector<Vertex> order = line.order();
    return {order.empty() ? 0 : 1 + breaks(line.g, order)};
}
Fraction cycle_of_all(const WitnessLine& line) {
    line.prove(closes(line.g, line.order()), "the order is no cycle");
    return {1};
}
Fraction edges_of_path(const WitnessLine& line) {
    const std::vector<Vertex> path = walk_in(line);
    line.prove(!path.empty() && breaks(line.g, path) == 0, "these are not along a path");
    return {std::ssize(path) - 1};
}
Fraction order_of_cycle(const WitnessLine& line) {
    const std::vector<Vertex> cycle = walk_in(line);
    line.prove(closes(line.g, cycle), "these are not along a cycle");
    return {std::ssize(cycle)};
}

/// The most that `left(first, v)` is, where v follows the first ones in the order.
template <class Left>
Fraction most_left(const WitnessLine& line, Left left) {
    VertexSet first;
    int result = -1;
    for (Vertex v : line.order()) {
        result = std::max(result, left(first, v));
        first.insert(v);
    }
    return {result};
}
/// When v goes, its neighbours become pairwise adjacent: they are those that a walk through the
/// first ones reaches.
Fraction width_of_elimination(const WitnessLine& line) {
    return most_left(line, [&](VertexSet first, Vertex v) {
        const VertexSet gone = first | VertexSet{v};
        return (next_to(line.g, reached(line.g, gone, {v})) - gone).size();
    });
}
/// A complete graph of order k has treewidth k - 1, and a graph has at least that of its minors.
Fraction minor_of_width(const WitnessLine& line) {
    return {width_of_elimination(line).top + 1};
}
/// How many of the first ones have a neighbour among the others.
Fraction width_of_separation(const WitnessLine& line) {
    return most_left(line, [&](VertexSet first, Vertex v) {
        const VertexSet placed = first | VertexSet{v};
        return static_cast<int>(std::ranges::count_if(
            placed, [&](Vertex u) { return !placed.contains_all(line.g.neighbours(u)); }));
    });
}
/// Each can choose from a list of so many colours when its turn comes.
Fraction colours_in_turn(const WitnessLine& line) {
    const Fraction neighbours = most_left(
        line, [&](VertexSet first, Vertex v) { return (line.g.neighbours(v) & first).size(); });
    return {neighbours.top + 1};
}

/// How far the ends of an edge are apart.
Fraction width_of_layout(const WitnessLine& line) {
    const std::vector<Vertex> order = line.order();
    const auto place = [&](Vertex v) { return std::ranges::find(order, v) - order.begin(); };
    std::ptrdiff_t result = 0;
    for (Edge e : line.g.edges()) result = std::max(result, std::abs(place(e.u) - place(e.v)));
    return {result};
}

/// The vertices lit in the first, second, ... of k rounds: fire is at distance k - 1, k - 2, ... of
/// them at the end.
Fraction rounds_to_burn(const WitnessLine& line) {
    const std::vector<Vertex> lit = walk_in(line);
    VertexSet burnt;
    std::ptrdiff_t rounds = std::ssize(lit);
    for (Vertex first : lit) {
        const std::vector<int> from = distances(line.g, {first});
        for (Vertex v : line.g.vertices()) {
            const int distance = from[static_cast<std::size_t>(v)];
            if (distance >= 0 && distance < rounds) burnt.insert(v);
        }
        --rounds;
    }
    line.prove(burnt == line.g.vertices(), "a vertex does not burn");
    return {std::ssize(lit)};
}

constexpr WitnessKind of_orders[] = {
    {"path_cover_number", false, paths_of},     {"hamiltonian", true, cycle_of_all},
    {"longest_path", true, edges_of_path},      {"longest_cycle", true, order_of_cycle},
    {"treewidth", false, width_of_elimination}, {"hadwiger_number", false, minor_of_width},
    {"pathwidth", false, width_of_separation},  {"bandwidth", false, width_of_layout},
    {"choice_number", false, colours_in_turn},  {"burning_number", false, rounds_to_burn},
};

}  // namespace

const std::span<const WitnessKind> order_witnesses = of_orders;

}  // namespace gazetteer::check::invariants
