// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds that a set of vertices shows.
#include <algorithm>
#include <functional>
#include <vector>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "certificates/check/invariants/witness_kinds.hpp"

namespace gazetteer::check::invariants {

namespace {

using Property = bool (*)(const Graph& g, VertexSet set);

/// The order of a set that has the property.
template <Property has>
Fraction its_order(const WitnessLine& line) {
    const VertexSet set = line.set();
    line.prove(has(line.g, set), "the set does not show the bound");
    return {set.size()};
}

/// They are leaves of a spanning tree.
bool leaves_of_tree(const Graph& g, VertexSet set) {
    const VertexSet rest = g.vertices() - set;
    return !rest.empty() && connected_within(g, rest) && dominates(g, rest);
}
/// No vertex has, or is, two of their closed neighbourhoods: a dominating set has a vertex of each.
bool is_packing(const Graph& g, VertexSet set) {
    VertexSet taken;
    for (Vertex v : set) {
        const VertexSet closed = g.neighbours(v) | VertexSet{v};
        if (taken.meets(closed)) return false;
        taken = taken | closed;
    }
    return true;
}
/// No two have a common neighbour. Vertices without one would leave the term infinite.
bool is_open_packing(const Graph& g, VertexSet set) {
    VertexSet taken;
    for (Vertex v : set) {
        if (taken.meets(g.neighbours(v))) return false;
        taken = taken | g.neighbours(v);
    }
    return dominates(g, g.vertices(), true);
}
bool covers_edges(const Graph& g, VertexSet set) {
    return is_independent(g, g.vertices() - set);
}
bool meets_cycles(const Graph& g, VertexSet set) {
    return forest_within(g, g.vertices() - set);
}
bool dominates_all(const Graph& g, VertexSet set) {
    return dominates(g, set);
}
bool dominates_totally(const Graph& g, VertexSet set) {
    return dominates(g, set, true);
}
bool dominates_connected(const Graph& g, VertexSet set) {
    return dominates(g, set) && connected_within(g, set);
}
bool dominates_independently(const Graph& g, VertexSet set) {
    return dominates(g, set) && is_independent(g, set);
}
bool forces_totally(const Graph& g, VertexSet set) {
    return forces(g, set) && has_company(g, set);
}
bool resolves(const Graph& g, VertexSet set) {
    return tells_apart(all_distances(g), set);
}
bool is_geodetic(const Graph& g, VertexSet set) {
    return geodetic_closure(shortest_paths(g), set) == g.vertices();
}

/// The orders of the components without the set, the largest first.
std::vector<int> pieces_without(const Graph& g, VertexSet set) {
    std::vector<int> result;
    for (VertexSet rest = g.vertices() - set; !rest.empty();) {
        const VertexSet piece = reached(g, rest, {rest.front()});
        result.push_back(piece.size());
        rest = rest - piece;
    }
    std::ranges::sort(result, std::greater());
    return result;
}
int sum_of_first(const std::vector<int>& pieces, int count) {
    int result = 0;
    for (int order : pieces)
        if (count-- > 0) result += order;
    return result;
}

/// A cover by paths falls into at most |S| more pieces without S.
Fraction pieces_less_set(const WitnessLine& line) {
    const VertexSet set = line.set();
    return {std::ssize(pieces_without(line.g, set)) - set.size()};
}
/// And a cycle into at most |S|.
Fraction no_cycle_of_all(const WitnessLine& line) {
    const VertexSet set = line.set();
    line.prove(std::ssize(pieces_without(line.g, set)) > std::max(1, set.size()),
               "a cycle may have all vertices");
    return {0};
}
/// So a path has vertices of at most |S| + 1 components, and its edges are one fewer.
Fraction longest_path_most(const WitnessLine& line) {
    const VertexSet set = line.set();
    const int vertices = set.size() + sum_of_first(pieces_without(line.g, set), set.size() + 1);
    return {std::max(0, vertices - 1)};
}
/// A cycle that does not meet S is in one component.
Fraction longest_cycle_most(const WitnessLine& line) {
    const VertexSet set = line.set();
    const std::vector<int> pieces = pieces_without(line.g, set);
    return {std::max(sum_of_first(pieces, 1), set.size() + sum_of_first(pieces, set.size()))};
}
Fraction toughness_most(const WitnessLine& line) {
    const VertexSet set = line.set();
    const auto pieces = std::ssize(pieces_without(line.g, set));
    line.prove(pieces > 1, "the set does not show the bound");
    return {set.size(), pieces};
}
/// A matching leaves a vertex of each odd component without the barrier that no vertex of it takes.
Fraction matching_most(const WitnessLine& line) {
    const VertexSet barrier = line.set();
    const std::vector<int> pieces = pieces_without(line.g, barrier);
    const auto odd = std::ranges::count_if(pieces, [](int order) { return order % 2 == 1; });
    return {(line.g.order() + barrier.size() - odd) / 2};
}

/// What the term is of the graph induced by the set. Taking vertices away makes it no greater.
Fraction its_value(const WitnessLine& line) {
    const Graph part = line.g.induced(line.set());
    return {line.term.value(part, -1, line.steps).integer()};
}
/// An induced subgraph of a perfect graph is perfect.
Fraction imperfect_part(const WitnessLine& line) {
    line.prove(its_value(line) == Fraction{0}, "the set does not show the bound");
    return {0};
}

constexpr WitnessKind of_sets[] = {
    {"independence_number", true, its_order<is_independent>},
    {"clique_number", true, its_order<is_clique>},
    {"induced_bipartite_number", true, its_order<bipartite_within>},
    {"induced_forest_number", true, its_order<forest_within>},
    {"induced_tree_number", true, its_order<tree_within>},
    {"induced_path_number", true, its_order<path_within>},
    {"max_leaves", true, its_order<leaves_of_tree>},
    {"domination_number", true, its_order<is_packing>},
    {"total_domination_number", true, its_order<is_open_packing>},
    {"vertex_cover_number", false, its_order<covers_edges>},
    {"decycling_number", false, its_order<meets_cycles>},
    {"domination_number", false, its_order<dominates_all>},
    {"total_domination_number", false, its_order<dominates_totally>},
    {"connected_domination_number", false, its_order<dominates_connected>},
    {"independent_domination_number", false, its_order<dominates_independently>},
    {"zero_forcing_number", false, its_order<forces>},
    {"total_forcing_number", false, its_order<forces_totally>},
    {"power_domination_number", false, its_order<observes>},
    {"metric_dimension", false, its_order<resolves>},
    {"geodetic_number", false, its_order<is_geodetic>},
    {"path_cover_number", true, pieces_less_set},
    {"hamiltonian", false, no_cycle_of_all},
    {"longest_path", false, longest_path_most},
    {"longest_cycle", false, longest_cycle_most},
    {"toughness", false, toughness_most},
    {"matching_number", false, matching_most},
    {"chromatic_number", true, its_value},
    {"chromatic_index", true, its_value},
    {"choice_number", true, its_value},
    {"treewidth", true, its_value},
    {"pathwidth", true, its_value},
    {"bandwidth", true, its_value},
    {"perfect", false, imperfect_part},
};

}  // namespace

const std::span<const WitnessKind> set_witnesses = of_sets;

}  // namespace gazetteer::check::invariants
