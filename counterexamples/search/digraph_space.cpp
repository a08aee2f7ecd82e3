// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/digraph_space.hpp"

#include <algorithm>
#include <vector>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

constexpr int digraph_start_attempts = 50;
constexpr int generated_digraph_order_max = 4;

/// Each vertex has an arc to the next.
Digraph directed_cycle(int order) {
    Digraph result(order);
    for (Vertex v = 0; v < order && order > 1; ++v) result.add_arc(v, (v + 1) % order);
    return result;
}

/// A tree whose arcs go up where that is asked for, else either way.
Digraph directed_tree(int order, bool upwards, Dice& dice) {
    Digraph result(order);
    for (Vertex v = 1; v < order; ++v) {
        const Vertex u = dice.below(v);
        upwards || dice.chance(0.5) ? result.add_arc(u, v) : result.add_arc(v, u);
    }
    return result;
}

/// What the class cannot do without.
Digraph sparse_member(const DigraphClass& which, int order, Dice& dice) {
    if (which.strongly_connected) return directed_cycle(order);
    return which.connected ? directed_tree(order, which.acyclic, dice) : Digraph(order);
}

/// An arc between any two vertices that have none, either way or upwards.
void complete_to_tournament(Digraph& d, bool upwards, Dice& dice) {
    for (Vertex u : d.vertices())
        for (Vertex v = u + 1; v < d.order(); ++v) {
            if (d.has_arc(u, v) || d.has_arc(v, u)) continue;
            upwards || dice.chance(0.5) ? d.add_arc(u, v) : d.add_arc(v, u);
        }
}

Digraph random_digraph_of(const DigraphSpace& space, Dice& dice) {
    const DigraphClass& which = space.which;
    const int order = dice.between(space.order_min, space.order_max);
    Digraph result = sparse_member(which, order, dice);
    if (which.tournaments) {
        complete_to_tournament(result, which.acyclic, dice);
        return result;
    }
    const bool simple = which.oriented || which.acyclic;
    const int most = order * dice.below(simple ? (order + 1) / 2 : order);
    const int more = dice.below(1 + most);
    for (int i = 0; i < more && order > 1; ++i) {
        Vertex u = dice.below(order);
        Vertex v = dice.below(order);
        if (which.acyclic && u > v) std::swap(u, v);
        if (u != v && !(simple && result.has_arc(v, u))) result.add_arc(u, v);
    }
    return result;
}

/// One of the class of small order.
std::optional<Digraph> generated_digraph(const DigraphSpace& space, Dice& dice) {
    std::vector<Digraph> all;
    const int most = std::min(space.order_max, generated_digraph_order_max);
    for (int order = space.order_min; order <= most; ++order)
        for (const DigraphPiece& piece : digraph_pieces(space.which, order))
            piece.each([&](const Digraph& d) {
                all.push_back(d);
                return true;
            });
    if (all.empty()) return std::nullopt;
    return one_of(all, dice);
}

}  // namespace

std::string to_string(const DigraphSpace& space) {
    return to_string(space.which) + " of order " + std::to_string(space.order_min) + " to " +
           std::to_string(space.order_max);
}

std::optional<Digraph> start_in(const DigraphSpace& space, Dice& dice) {
    for (int attempt = 0; attempt < digraph_start_attempts; ++attempt)
        if (Digraph d = random_digraph_of(space, dice); space.contains(d)) return d;
    return generated_digraph(space, dice);
}

}  // namespace gazetteer::conjectures
