// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/moves.hpp"

#include <array>
#include <span>
#include <vector>

#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

Edge random_edge(const Graph& g, Dice& dice) {
    Edge e = one_of(g.edges(), dice);
    if (dice.chance(0.5)) std::swap(e.u, e.v);
    return e;
}

/// The graph with one vertex more.
Graph with_vertex(const Graph& g, VertexSet neighbours) {
    Graph result(g.order() + 1);
    for (const Edge& e : g.edges()) result.add_edge(e.u, e.v);
    for (Vertex v : neighbours) result.add_edge(g.order(), v);
    return result;
}

Graph subdivided(const Graph& g, Dice& dice) {
    const Edge e = random_edge(g, dice);
    return with_vertex(g, {e.u, e.v}).without_edge(e.u, e.v);
}

Graph contracted(const Graph& g, Dice& dice) {
    const Edge e = random_edge(g, dice);
    Graph result = g;
    for (Vertex w : g.neighbours(e.v))
        if (w != e.u) result.add_edge(e.u, w);
    return result.without_vertex(e.v);
}

std::optional<Graph> slid(const Graph& g, Dice& dice) {
    const Edge e = random_edge(g, dice);
    const Vertex w = dice.below(g.order());
    if (w == e.u || g.adjacent(e.u, w)) return std::nullopt;
    return g.without_edge(e.u, e.v).with_edge(e.u, w);
}

std::optional<Graph> switched(const Graph& g, Dice& dice) {
    const Edge ab = random_edge(g, dice);
    const Edge cd = random_edge(g, dice);
    if (ab.u == cd.u || ab.u == cd.v || ab.v == cd.u || ab.v == cd.v) return std::nullopt;
    if (g.adjacent(ab.u, cd.u) || g.adjacent(ab.v, cd.v)) return std::nullopt;
    Graph result = g.without_edge(ab.u, ab.v).without_edge(cd.u, cd.v);
    result.add_edge(ab.u, cd.u);
    result.add_edge(ab.v, cd.v);
    return result;
}

std::optional<Graph> toggled(const Graph& g, Dice& dice) {
    const Vertex u = dice.below(g.order());
    const Vertex v = dice.below(g.order());
    if (u == v) return std::nullopt;
    return g.adjacent(u, v) ? g.without_edge(u, v) : g.with_edge(u, v);
}

/// The vertices behind an edge, seen from its first end; none where it is on a cycle.
VertexSet branch_at(const Graph& g, const Edge& e) {
    for (const VertexSet part : components(g.without_edge(e.u, e.v)))
        if (part.contains(e.v) && !part.contains(e.u)) return part;
    return {};
}

std::optional<Graph> with_branch_repeated(const Graph& g, Dice& dice) {
    const Edge e = random_edge(g, dice);
    const VertexSet branch = branch_at(g, e);
    if (branch.empty() || g.order() + branch.size() > Graph::order_max) return std::nullopt;
    Graph result = disjoint_union(g, g.induced(branch));
    result.add_edge(e.u, g.order() + (branch & VertexSet::first(e.v)).size());
    return result;
}

std::optional<Graph> without_branch(const Graph& g, Dice& dice) {
    const VertexSet branch = branch_at(g, random_edge(g, dice));
    return branch.empty() ? std::nullopt : std::optional(g.induced(g.vertices() - branch));
}

bool needs_edge(Move move) {
    return move == Move::repeat_branch || move == Move::remove_branch || move == Move::slide_edge ||
           move == Move::subdivide || move == Move::contract || move == Move::switch_edges;
}
bool needs_room(Move move) {
    return move == Move::add_leaf || move == Move::subdivide || move == Move::duplicate ||
           move == Move::repeat_branch;
}

/// One of the moves, as often as it is in the list.
Graph by_one_of(std::span<const Move> moves, const SearchSpace& space, const Graph& g, Dice& dice) {
    return after_one_within(moves, space, g, dice, needs_room);
}

constexpr std::array among_trees{Move::slide_edge,    Move::slide_edge,   Move::add_leaf,
                                 Move::subdivide,     Move::contract,     Move::remove_vertex,
                                 Move::repeat_branch, Move::remove_branch};
constexpr std::array among_regular{Move::switch_edges};
constexpr std::array anywhere{Move::toggle_edge, Move::toggle_edge,   Move::toggle_edge,
                              Move::slide_edge,  Move::add_leaf,      Move::subdivide,
                              Move::contract,    Move::remove_vertex, Move::duplicate,
                              Move::switch_edges};
constexpr std::array growing{Move::add_leaf, Move::subdivide};
constexpr std::array growing_anywhere{Move::add_leaf, Move::subdivide, Move::duplicate,
                                      Move::toggle_edge, Move::toggle_edge};
constexpr std::array reducing{Move::remove_vertex, Move::contract};

}  // namespace

std::optional<Graph> applied(Move move, const Graph& g, Dice& dice) {
    if (g.order() == 0 || (needs_edge(move) && g.size() == 0)) return std::nullopt;
    if (needs_room(move) && g.order() == Graph::order_max) return std::nullopt;
    switch (move) {
        case Move::toggle_edge:
            return toggled(g, dice);
        case Move::slide_edge:
            return slid(g, dice);
        case Move::add_leaf:
            return with_vertex(g, {dice.below(g.order())});
        case Move::subdivide:
            return subdivided(g, dice);
        case Move::contract:
            return contracted(g, dice);
        case Move::remove_vertex:
            return g.without_vertex(dice.below(g.order()));
        case Move::duplicate:
            return with_vertex(g, g.neighbours(dice.below(g.order())));
        case Move::switch_edges:
            return switched(g, dice);
        case Move::repeat_branch:
            return with_branch_repeated(g, dice);
        case Move::remove_branch:
            return without_branch(g, dice);
    }
    return std::nullopt;
}

Graph moved(const SearchSpace& space, const Graph& g, Dice& dice) {
    if (space.which.trees) return by_one_of(among_trees, space, g, dice);
    if (space.which.regular) return by_one_of(among_regular, space, g, dice);
    return by_one_of(anywhere, space, g, dice);
}

Graph grown(const SearchSpace& space, const Graph& g, Dice& dice) {
    if (space.which.regular) return moved(space, g, dice);
    return space.which.trees ? by_one_of(growing, space, g, dice)
                             : by_one_of(growing_anywhere, space, g, dice);
}

Graph reduced(const SearchSpace& space, const Graph& g, Dice& dice) {
    return by_one_of(reducing, space, g, dice);
}

}  // namespace gazetteer::conjectures
