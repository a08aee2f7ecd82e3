// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/digraph_moves.hpp"

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

Arc random_arc(const Digraph& d, Dice& dice) {
    return one_of(d.arcs(), dice);
}

/// The digraph with one vertex more.
Digraph with_vertex(const Digraph& d, VertexSet to, VertexSet from) {
    Digraph result(d.order() + 1);
    for (const Arc& arc : d.arcs()) result.add_arc(arc.tail, arc.head);
    for (Vertex v : to) result.add_arc(d.order(), v);
    for (Vertex v : from) result.add_arc(v, d.order());
    return result;
}

Digraph with_player(const Digraph& d, Dice& dice) {
    VertexSet beaten;
    for (Vertex v : d.vertices())
        if (dice.chance(0.5)) beaten.insert(v);
    return with_vertex(d, beaten, d.vertices() - beaten);
}

/// `joined`: the twins have an arc between them.
Digraph with_twin(const Digraph& d, bool joined, Dice& dice) {
    const Vertex v = dice.below(d.order());
    Digraph result = with_vertex(d, d.out_neighbours(v), d.in_neighbours(v));
    if (joined) dice.chance(0.5) ? result.add_arc(v, d.order()) : result.add_arc(d.order(), v);
    return result;
}

std::optional<Digraph> toggled(const Digraph& d, Dice& dice) {
    const Vertex u = dice.below(d.order());
    const Vertex v = dice.below(d.order());
    if (u == v) return std::nullopt;
    Digraph result = d;
    d.has_arc(u, v) ? result.erase_arc(u, v) : result.add_arc(u, v);
    return result;
}

std::optional<Digraph> reversed(const Digraph& d, Dice& dice) {
    const auto [u, v] = random_arc(d, dice);
    if (d.has_arc(v, u)) return std::nullopt;
    Digraph result = d.without_arc(u, v);
    result.add_arc(v, u);
    return result;
}

std::optional<Digraph> slid(const Digraph& d, Dice& dice) {
    const Arc old = random_arc(d, dice);
    Arc arc = old;
    (dice.chance(0.5) ? arc.tail : arc.head) = dice.below(d.order());
    if (arc.tail == arc.head || d.has_arc(arc.tail, arc.head)) return std::nullopt;
    Digraph result = d.without_arc(old.tail, old.head);
    result.add_arc(arc.tail, arc.head);
    return result;
}

std::optional<Digraph> switched(const Digraph& d, Dice& dice) {
    const auto [a, b] = random_arc(d, dice);
    const auto [c, e] = random_arc(d, dice);
    if (a == c || b == e || a == e || c == b || d.has_arc(a, e) || d.has_arc(c, b))
        return std::nullopt;
    Digraph result = d.without_arc(a, b).without_arc(c, e);
    result.add_arc(a, e);
    result.add_arc(c, b);
    return result;
}

Digraph switched_at(const Digraph& d, Vertex v) {
    Digraph result = d.isolating(v);
    for (Vertex w : d.out_neighbours(v)) result.add_arc(w, v);
    for (Vertex w : d.in_neighbours(v)) result.add_arc(v, w);
    return result;
}

std::optional<Digraph> turned_triangle(const Digraph& d, Dice& dice) {
    const auto [u, v] = random_arc(d, dice);
    const VertexSet third = d.out_neighbours(v) & d.in_neighbours(u);
    if (third.empty()) return std::nullopt;
    std::vector<Vertex> choices(third.begin(), third.end());
    const Vertex w = choices[static_cast<std::size_t>(dice.below(static_cast<int>(third.size())))];
    Digraph result = d.without_arc(u, v).without_arc(v, w).without_arc(w, u);
    result.add_arc(v, u);
    result.add_arc(w, v);
    result.add_arc(u, w);
    return result;
}

Digraph subdivided(const Digraph& d, Dice& dice) {
    const auto [u, v] = random_arc(d, dice);
    return with_vertex(d, {v}, {u}).without_arc(u, v);
}

Digraph with_leaf(const Digraph& d, Dice& dice) {
    const VertexSet one{dice.below(d.order())};
    return dice.chance(0.5) ? with_vertex(d, one, {}) : with_vertex(d, {}, one);
}

bool needs_arc(ArcMove move) {
    return move == ArcMove::reverse_arc || move == ArcMove::slide_arc ||
           move == ArcMove::switch_arcs || move == ArcMove::reverse_triangle ||
           move == ArcMove::subdivide || move == ArcMove::contract;
}
bool needs_room(ArcMove move) {
    return move == ArcMove::add_leaf || move == ArcMove::add_between ||
           move == ArcMove::add_player || move == ArcMove::subdivide ||
           move == ArcMove::duplicate || move == ArcMove::duplicate_joined;
}

/// One of the moves, as often as it is in the list.
Digraph by_one_of(std::span<const ArcMove> moves, const DigraphSpace& space, const Digraph& d,
                  Dice& dice) {
    return after_one_within(moves, space, d, dice, needs_room);
}

constexpr std::array among_tournaments{ArcMove::reverse_arc,   ArcMove::reverse_arc,
                                       ArcMove::reverse_arc,   ArcMove::reverse_triangle,
                                       ArcMove::add_player,    ArcMove::duplicate_joined,
                                       ArcMove::switch_vertex, ArcMove::remove_vertex};
constexpr std::array among_digraphs{
    ArcMove::toggle_arc,       ArcMove::toggle_arc,  ArcMove::toggle_arc,    ArcMove::reverse_arc,
    ArcMove::slide_arc,        ArcMove::switch_arcs, ArcMove::switch_vertex, ArcMove::add_leaf,
    ArcMove::reverse_triangle, ArcMove::add_between, ArcMove::subdivide,     ArcMove::contract,
    ArcMove::remove_vertex,    ArcMove::duplicate};
constexpr std::array growing_tournaments{ArcMove::add_player, ArcMove::duplicate_joined};
constexpr std::array growing_digraphs{ArcMove::add_leaf,   ArcMove::add_between,
                                      ArcMove::subdivide,  ArcMove::duplicate,
                                      ArcMove::toggle_arc, ArcMove::toggle_arc};
constexpr std::array reducing_digraphs{ArcMove::remove_vertex, ArcMove::contract};

}  // namespace

std::optional<Digraph> applied(ArcMove move, const Digraph& d, Dice& dice) {
    if (d.order() == 0 || (needs_arc(move) && d.size() == 0)) return std::nullopt;
    if (needs_room(move) && d.order() == Digraph::order_max) return std::nullopt;
    switch (move) {
        case ArcMove::toggle_arc:
            return toggled(d, dice);
        case ArcMove::reverse_arc:
            return reversed(d, dice);
        case ArcMove::slide_arc:
            return slid(d, dice);
        case ArcMove::switch_arcs:
            return switched(d, dice);
        case ArcMove::switch_vertex:
            return switched_at(d, dice.below(d.order()));
        case ArcMove::reverse_triangle:
            return turned_triangle(d, dice);
        case ArcMove::add_leaf:
            return with_leaf(d, dice);
        case ArcMove::add_between: {
            const VertexSet head{dice.below(d.order())};
            return with_vertex(d, head, {dice.below(d.order())});
        }
        case ArcMove::add_player:
            return with_player(d, dice);
        case ArcMove::subdivide:
            return subdivided(d, dice);
        case ArcMove::contract:
            return contracted(d, random_arc(d, dice));
        case ArcMove::remove_vertex:
            return d.without_vertex(dice.below(d.order()));
        case ArcMove::duplicate:
            return with_twin(d, false, dice);
        case ArcMove::duplicate_joined:
            return with_twin(d, true, dice);
    }
    return std::nullopt;
}

Digraph moved(const DigraphSpace& space, const Digraph& d, Dice& dice) {
    if (space.which.tournaments) return by_one_of(among_tournaments, space, d, dice);
    return by_one_of(among_digraphs, space, d, dice);
}

Digraph grown(const DigraphSpace& space, const Digraph& d, Dice& dice) {
    return space.which.tournaments ? by_one_of(growing_tournaments, space, d, dice)
                                   : by_one_of(growing_digraphs, space, d, dice);
}

Digraph reduced(const DigraphSpace& space, const Digraph& d, Dice& dice) {
    return by_one_of(reducing_digraphs, space, d, dice);
}

}  // namespace gazetteer::conjectures
