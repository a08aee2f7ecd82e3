// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/space.hpp"

#include <algorithm>
#include <vector>

#include "counterexamples/search/moves.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {

namespace {

/// Steps of a walk that makes a random regular graph of a circulant one, and of that one of the
/// class.
constexpr int mixing_steps = 200;
constexpr int repairing_steps = 4000;
constexpr int start_attempts = 50;
/// No bound on the edges.
constexpr GraphRestrictions all_sizes{};
constexpr int generated_start_order_max = 8;
constexpr std::size_t generated_starts = 50;

/// Each vertex adjacent to the next ones, and to the opposite one where the degree is odd.
Graph circulant(int order, int degree) {
    std::vector<int> jumps;
    for (int jump = 1; jump <= degree / 2; ++jump) jumps.push_back(jump);
    if (degree % 2 == 1) jumps.push_back(order / 2);
    return to_graph(circulant_graph(order, jumps));
}

/// One side the vertices below half of the order, each adjacent to the next ones of the other.
Graph bipartite_circulant(int order, int degree) {
    Graph result(order);
    const int half = order / 2;
    for (Vertex v = 0; v < half; ++v)
        for (int step = 0; step < degree; ++step) result.add_edge(v, half + (v + step) % half);
    return result;
}

/// How much of the commonest restrictions a regular graph breaks, or as much more for all of its
/// order and degree: triangles, squares, components.
std::size_t faults(const GraphRestrictions& which, const Graph& g) {
    std::size_t result = which.connected || which.biconnected ? components(g).size() : 0;
    for (Vertex u : g.vertices())
        for (Vertex v = u + 1; v < g.order(); ++v) {
            const auto common =
                static_cast<std::size_t>((g.neighbours(u) & g.neighbours(v)).size());
            if (which.triangle_free && g.adjacent(u, v)) result += common;
            if (which.square_free && common > 1) result += common - 1;
        }
    return result;
}

/// The null graph where the numbers drawn have no regular graph.
Graph random_regular(const SearchSpace& space, int order, properties::Dice& dice) {
    const GraphRestrictions& which = space.which;
    const int most = std::min(which.degree_max, which.bipartite ? order / 2 : order - 1);
    if (which.degree_min > most) return {};
    const int degree = dice.between(which.degree_min, most);
    if (degree * order % 2 == 1 || (which.bipartite && order % 2 == 1)) return {};
    Graph result = which.bipartite ? bipartite_circulant(order, degree) : circulant(order, degree);
    for (int i = 0; i < repairing_steps; ++i) {
        if (i > mixing_steps && space.contains(result)) break;
        const auto next = applied(Move::switch_edges, result, dice);
        if (!next || (which.bipartite && !is_bipartite(*next))) continue;
        if (i < mixing_steps || faults(which, *next) <= faults(which, result)) result = *next;
    }
    return result;
}

/// Adds an edge drawn at random, unless that would take the graph out of the class. Its order is 2
/// or more.
void try_edge(Graph& g, const SearchSpace& space, properties::Dice& dice) {
    const Vertex u = dice.below(g.order());
    const Vertex v = dice.below(g.order());
    if (u == v) return;
    const Graph next = g.with_edge(u, v);
    if (!space.contains(g) || space.contains(next)) g = next;
}

/// With further edges that leave it in the class, few or many; none where there is one vertex.
Graph with_edges(Graph result, const SearchSpace& space, properties::Dice& dice) {
    const int order = result.order();
    const int more = dice.below(1 + order * dice.below(order));
    for (int i = 0; i < more; ++i) try_edge(result, space, dice);
    return result;
}

/// With as many edges as were drawn from those that the class allows, or as leave it in the class;
/// these alone where it has more already.
Graph with_size(Graph result, const SearchSpace& space, properties::Dice& dice) {
    const int order = result.order();
    SearchSpace any = space;
    any.which.size_min = all_sizes.size_min;
    any.which.size_max = all_sizes.size_max;
    if (static_cast<int>(result.size()) > space.which.size_max) result = Graph(order);
    const int least = std::max(space.which.size_min, static_cast<int>(result.size()));
    const int most = std::min(space.which.size_max, order * (order - 1) / 2);
    if (least > most) return result;
    const int size = dice.between(least, most);
    for (int i = 0; i < 10 * order * order && static_cast<int>(result.size()) < size; ++i)
        try_edge(result, any, dice);
    return result;
}

Graph random_member(const SearchSpace& space, properties::Dice& dice) {
    const int order = dice.between(space.order_min, space.order_max);
    if (space.which.regular) return random_regular(space, order, dice);
    const bool has_leaves = !space.which.biconnected && space.which.degree_min < 2;
    Graph result =
        has_leaves || order < 3 ? properties::random_tree(dice, order) : circulant(order, 2);
    if (space.which.trees) return result;
    const bool counts = space.which.size_min > 0 || space.which.size_max < all_sizes.size_max;
    return counts ? with_size(std::move(result), space, dice) : with_edges(result, space, dice);
}

/// One of the first that the generators give of each order.
std::optional<Graph> generated(const SearchSpace& space, properties::Dice& dice) {
    std::vector<Graph> first;
    Ground ground = exhaustive_ground(space.which, space.order_min,
                                      std::min(space.order_max, generated_start_order_max));
    while (const auto level = ground.next()) {
        const std::size_t enough = first.size() + generated_starts;
        for (const Piece& piece : level->pieces) {
            if (first.size() == enough) break;
            piece.each([&](const Graph& g) {
                first.push_back(g);
                return first.size() < enough;
            });
        }
    }
    if (first.empty()) return std::nullopt;
    return one_of(first, dice);
}

}  // namespace

std::string to_string(const SearchSpace& space) {
    return to_string(space.which) + " of order " + std::to_string(space.order_min) + " to " +
           std::to_string(space.order_max);
}

std::optional<Graph> start_in(const SearchSpace& space, properties::Dice& dice) {
    for (int attempt = 0; attempt < start_attempts; ++attempt)
        if (Graph g = random_member(space, dice); space.contains(g)) return g;
    return generated(space, dice);
}

}  // namespace gazetteer::conjectures
