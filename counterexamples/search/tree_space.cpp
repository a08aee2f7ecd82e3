// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/tree_space.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

/// A small tree with leaves has so many other vertices at most.
constexpr int core_order_max = 12;
/// A vertex of it has fewer leaves than this.
constexpr int leaves_max = 8;

/// The edges beside these vertices, of those to the leaves of one vertex only the first; of each
/// edge both ways. Every edge is alike, but the leaves of one vertex count as one: else most moves
/// would be made at these.
std::vector<Edge> unlike_edges(const LargeGraph& tree, const std::vector<Vertex>& gone = {}) {
    std::vector<Edge> result;
    std::vector<bool> has_leaf(static_cast<std::size_t>(tree.order()));
    for (const Edge& e : tree.edges()) {
        if (std::ranges::binary_search(gone, e.u) || std::ranges::binary_search(gone, e.v))
            continue;
        const bool ends = tree.degree(e.u) == 1 || tree.degree(e.v) == 1;
        const auto inner = static_cast<std::size_t>(tree.degree(e.u) == 1 ? e.v : e.u);
        if (ends && has_leaf[inner]) continue;
        has_leaf[inner] = has_leaf[inner] || ends;
        result.push_back(e);
        result.push_back({e.v, e.u});
    }
    return result;
}

Edge random_tree_edge(const LargeGraph& tree, Dice& dice) {
    return one_of(unlike_edges(tree), dice);
}

/// An end of such an edge.
Vertex random_tree_vertex(const LargeGraph& tree, Dice& dice) {
    return tree.size() > 0 ? random_tree_edge(tree, dice).u : dice.below(tree.order());
}

LargeGraph with_leaves(const LargeGraph& tree, Vertex at, int leaves) {
    std::vector<Edge> edges = tree.edges();
    for (int i = 0; i < leaves; ++i) edges.push_back({at, tree.order() + i});
    return LargeGraph(tree.order() + leaves, edges);
}

/// The tree without these vertices, ascending.
LargeGraph without(const LargeGraph& tree, const std::vector<Vertex>& gone) {
    std::vector<Vertex> kept;
    for (Vertex v = 0; v < tree.order(); ++v)
        if (!std::ranges::binary_search(gone, v)) kept.push_back(v);
    return LargeGraph(tree.induced(kept));
}

/// At most so many leaves at the vertex.
std::vector<Vertex> leaves_at(const LargeGraph& tree, Vertex at, int most) {
    std::vector<Vertex> result;
    for (Vertex w : tree.neighbours(at))
        if (tree.degree(w) == 1 && static_cast<int>(result.size()) < most) result.push_back(w);
    return result;
}

/// The edges with other ends for some: `moving` hang at `to` instead of `from`.
LargeGraph rehung(const LargeGraph& tree, Vertex from, Vertex to,
                  const std::vector<Vertex>& moving) {
    std::vector<Edge> edges = tree.edges();
    for (Edge& e : edges) {
        if (e.u == from && std::ranges::binary_search(moving, e.v)) e.u = to;
        if (e.v == from && std::ranges::binary_search(moving, e.u)) e.v = to;
    }
    return LargeGraph(tree.order(), edges);
}

/// Those that are `moving` from a vertex go to another one, not of the branches that they are or
/// begin.
std::optional<LargeGraph> moved_to_another(const LargeGraph& tree, Vertex from,
                                           const std::vector<Vertex>& branches,
                                           const std::vector<Vertex>& moving, Dice& dice) {
    const std::vector<Edge> beside = unlike_edges(tree, branches);
    const Vertex to = beside.empty() ? from : one_of(beside, dice).u;
    return to == from ? std::nullopt : std::optional(rehung(tree, from, to, moving));
}

std::optional<LargeGraph> with_leaves_moved(const LargeGraph& tree, int leaves, Dice& dice) {
    const Vertex from = random_tree_vertex(tree, dice);
    const std::vector<Vertex> moving = leaves_at(tree, from, leaves);
    if (moving.empty()) return std::nullopt;
    return moved_to_another(tree, from, moving, moving, dice);
}

/// The vertices that a path from `from` leads to without the vertex `not_by`, ascending.
std::vector<Vertex> branch_at(const LargeGraph& tree, Vertex from, Vertex not_by) {
    std::vector<Vertex> result;
    std::vector<std::pair<Vertex, Vertex>> at_hand{{from, not_by}};
    while (!at_hand.empty()) {
        const auto [v, before] = at_hand.back();
        at_hand.pop_back();
        result.push_back(v);
        for (Vertex w : tree.neighbours(v))
            if (w != before) at_hand.emplace_back(w, v);
    }
    std::ranges::sort(result);
    return result;
}

std::optional<LargeGraph> with_branch_moved(const LargeGraph& tree, Dice& dice) {
    const Edge e = random_tree_edge(tree, dice);
    return moved_to_another(tree, e.u, branch_at(tree, e.v, e.u), {e.v}, dice);
}

LargeGraph subdivided(const LargeGraph& tree, Dice& dice) {
    const Edge e = random_tree_edge(tree, dice);
    std::vector<Edge> edges = tree.without_edge(e.u, e.v).edges();
    edges.push_back({e.u, tree.order()});
    edges.push_back({e.v, tree.order()});
    return LargeGraph(tree.order() + 1, edges);
}

LargeGraph contracted(const LargeGraph& tree, const Edge& e) {
    std::vector<Edge> edges;
    for (Edge other : tree.without_edge(e.u, e.v).edges()) {
        for (Vertex* end : {&other.u, &other.v}) {
            if (*end == e.v) *end = e.u;
            if (*end > e.v) --*end;
        }
        edges.push_back(other);
    }
    return LargeGraph(tree.order() - 1, edges);
}

/// Mostly few.
int some_leaves(Dice& dice) {
    int result = 1;
    while (dice.chance(0.5)) result += dice.below(2 * result) + 1;
    return result;
}

LargeGraph by_one_of(std::span<const TreeMove> moves, const LargeTreeSpace& space,
                     const LargeGraph& tree, Dice& dice) {
    return after_one_of(moves, tree, dice, [&](TreeMove move) -> std::optional<LargeGraph> {
        auto next = applied(move, tree, std::min(some_leaves(dice), space.order_max), dice);
        const bool within =
            next && space.order_min <= next->order() && next->order() <= space.order_max;
        return within ? std::move(next) : std::nullopt;
    });
}

constexpr std::array tree_moves{
    TreeMove::add_leaves,  TreeMove::add_leaves,  TreeMove::move_leaves, TreeMove::remove_leaves,
    TreeMove::move_branch, TreeMove::move_branch, TreeMove::subdivide,   TreeMove::contract};
constexpr std::array growing_tree_moves{TreeMove::add_leaves, TreeMove::subdivide};
constexpr std::array reducing_tree_moves{TreeMove::remove_leaves, TreeMove::contract};

/// Each vertex is adjacent to one before it.
std::vector<Edge> recursive_tree(int order, Dice& dice) {
    std::vector<Edge> edges;
    for (Vertex v = 1; v < order; ++v) edges.push_back({dice.below(v), v});
    return edges;
}

}  // namespace

bool LargeTreeSpace::contains(const LargeGraph& g) const {
    return order_min <= g.order() && g.order() <= order_max && g.size() == g.order() - 1 &&
           components(g).size() == 1;
}

std::string to_string(const LargeTreeSpace& space) {
    return "trees of order " + std::to_string(space.order_min) + " to " +
           std::to_string(space.order_max);
}

std::optional<LargeGraph> applied(TreeMove move, const LargeGraph& tree, int leaves, Dice& dice) {
    if (tree.order() == 0 || (move != TreeMove::add_leaves && tree.size() == 0))
        return std::nullopt;
    switch (move) {
        case TreeMove::add_leaves:
            return with_leaves(tree, random_tree_vertex(tree, dice), leaves);
        case TreeMove::remove_leaves: {
            const auto gone = leaves_at(tree, random_tree_vertex(tree, dice), leaves);
            // One edge has two leaves, each at the other.
            return gone.empty() ? std::nullopt : std::optional(without(tree, gone));
        }
        case TreeMove::move_leaves:
            return with_leaves_moved(tree, leaves, dice);
        case TreeMove::move_branch:
            return with_branch_moved(tree, dice);
        case TreeMove::subdivide:
            return subdivided(tree, dice);
        case TreeMove::contract:
            return contracted(tree, random_tree_edge(tree, dice));
    }
    return std::nullopt;
}

std::vector<LargeGraph> one_smaller(const LargeGraph& tree) {
    std::vector<LargeGraph> result;
    for (Vertex v = 0; v < tree.order(); ++v)
        if (const auto leaf = leaves_at(tree, v, 1); !leaf.empty())
            result.push_back(without(tree, leaf));
    for (const Edge& e : tree.edges())
        if (tree.degree(e.u) > 1 && tree.degree(e.v) > 1) result.push_back(contracted(tree, e));
    return result;
}

std::optional<LargeGraph> start_in(const LargeTreeSpace& space, Dice& dice) {
    const int core = dice.between(1, std::min(core_order_max, space.order_max));
    std::vector<Edge> edges = recursive_tree(core, dice);
    int order = core;
    for (Vertex v = 0; v < core; ++v) {
        if (!dice.chance(0.25)) continue;
        const int leaves = std::min(dice.below(leaves_max), space.order_max - order);
        for (int i = 0; i < leaves; ++i) edges.push_back({v, order++});
    }
    // What is missing are leaves of one vertex.
    const Vertex hub = dice.below(core);
    while (order < space.order_min) edges.push_back({hub, order++});
    return LargeGraph(order, edges);
}

LargeGraph moved(const LargeTreeSpace& space, const LargeGraph& tree, Dice& dice) {
    return by_one_of(tree_moves, space, tree, dice);
}

LargeGraph grown(const LargeTreeSpace& space, const LargeGraph& tree, Dice& dice) {
    return by_one_of(growing_tree_moves, space, tree, dice);
}

LargeGraph reduced(const LargeTreeSpace& space, const LargeGraph& tree, Dice& dice) {
    return by_one_of(reducing_tree_moves, space, tree, dice);
}

}  // namespace gazetteer::conjectures
