// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/gadget_play.hpp"

#include <algorithm>
#include <set>

#include "graph/canonical/canonical.hpp"

namespace gazetteer::properties {
namespace {

using Position = GadgetPlay::Position;

Position with(Position p, ExitWorth worth) {
    p.worth = worth;
    return p;
}

bool wins_in(Solver<GadgetPlay>& solver, const Position& p, Outcome wanted) {
    return std::ranges::all_of(
        exit_worths, [&](ExitWorth worth) { return solver.outcome(with(p, worth)) == wanted; });
}

/// The moves after which the outcome is `wanted` whatever the exit is worth.
std::vector<Vertex> moves_to(const Position& p, Outcome wanted) {
    Solver<GadgetPlay> solver;
    std::vector<Vertex> result;
    for (const Position& option : GadgetPlay::options(p))
        if (wins_in(solver, option, wanted)) result.push_back(option.inside.root);
    return result;
}

/// The position after the only move, from a terminal.
Position entered(const Gadget& gadget, Vertex from) {
    return GadgetPlay::options(entry(gadget, from, {})).front();
}

}  // namespace

std::vector<Position> GadgetPlay::options(const Position& p) {
    if (p.inside.root == p.exit) {
        const bool first_wins = p.first_to_move ? p.worth.second_arrives : p.worth.first_arrives;
        if (first_wins != p.first_to_move) return {};
        return {{{Graph(1), 0}, 1, p.worth, !p.first_to_move}};
    }
    std::vector<Position> result;
    for (Vertex w : p.inside.graph.neighbours(p.inside.root))
        result.push_back({{p.inside.graph.without_edge(p.inside.root, w), w},
                          p.exit,
                          p.worth,
                          !p.first_to_move});
    return result;
}

void encode(const Position& position, Key& key) {
    encode(position.inside, key);
    key.write(static_cast<std::uint64_t>(position.exit), 6);
    key.write(position.worth.first_arrives ? 1 : 0, 1);
    key.write(position.worth.second_arrives ? 1 : 0, 1);
    key.write(position.first_to_move ? 1 : 0, 1);
}

Position entry(const Gadget& gadget, Vertex from, ExitWorth worth) {
    require(from == gadget.x || from == gadget.y, "a terminal");
    return {{gadget.graph, from}, from == gadget.x ? gadget.y : gadget.x, worth, true};
}

bool acts_as_arc(const Gadget& gadget) {
    Solver<GadgetPlay> solver;
    return std::ranges::all_of(exit_worths, [&](ExitWorth worth) {
        const Outcome from_x = solver.outcome(entry(gadget, gadget.x, worth));
        return from_x == (worth.first_arrives ? Outcome::N : Outcome::P) &&
               solver.is_P(entry(gadget, gadget.y, worth));
    });
}

std::vector<Vertex> suicides(const Position& p) {
    return moves_to(p, Outcome::N);
}
std::vector<Vertex> local_wins(const Position& p) {
    return moves_to(p, Outcome::P);
}

std::vector<Vertex> forced_way(const Gadget& gadget) {
    Position p = entry(gadget, gadget.x, {});
    std::vector<Vertex> way{gadget.x};
    while (p.inside.root != gadget.y) {
        const std::vector<Vertex> strays = suicides(p);
        std::vector<Position> rest = GadgetPlay::options(p);
        std::erase_if(rest, [&](const Position& option) {
            return std::ranges::find(strays, option.inside.root) != strays.end();
        });
        if (rest.size() != 1) return {};
        p = rest.front();
        way.push_back(p.inside.root);
    }
    return way;
}

RootedGraph canonical(const Gadget& gadget) {
    // Leaves enough to make y the one vertex of largest degree.
    const int order = gadget.graph.order();
    Graph marked = disjoint_union(gadget.graph, Graph(order + 1));
    for (Vertex leaf = order; leaf <= 2 * order; ++leaf) marked.add_edge(gadget.y, leaf);
    return canonical(RootedGraph{marked, gadget.x});
}

std::vector<Gadget> gadgets_acting_as_arcs(const Graph& g) {
    std::vector<Gadget> result;
    std::set<RootedGraph> seen;
    for (Vertex x : g.vertices())
        for (Vertex y : g.vertices()) {
            if (x == y || g.degree(x) != 1 || g.degree(y) != 1) continue;
            const Gadget gadget{g, x, y};
            if (acts_as_arc(gadget) && seen.insert(canonical(gadget)).second)
                result.push_back(gadget);
        }
    return result;
}

std::vector<Vertex> replies_to_entry_from_y(const Gadget& gadget) {
    return local_wins(entered(gadget, gadget.y));
}

}  // namespace gazetteer::properties
