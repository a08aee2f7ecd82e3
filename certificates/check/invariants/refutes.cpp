// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/refutes.hpp"

#include <algorithm>
#include <array>

namespace gazetteer::check::invariants {

namespace {

/// What a set of vertices shows: that the term is at least, or at most, its order.
struct SetWitness {
    std::string_view term;
    bool at_least;
    bool (*shows)(const Graph& g, VertexSet set);
};

int edges_within(const Graph& g, VertexSet set) {
    return g.induced(set).size();
}
/// They are leaves of a spanning tree.
bool leaves_of_tree(const Graph& g, VertexSet set) {
    const VertexSet rest = g.vertices() - set;
    return g.order() > 2 && !rest.empty() && connected_within(g, rest) && dominates(g, rest);
}

constexpr std::array<SetWitness, 13> set_witnesses{{
    {"independence_number", true, is_independent},
    {"clique_number", true,
     [](const Graph& g, VertexSet s) {
         return edges_within(g, s) == s.size() * (s.size() - 1) / 2;
     }},
    {"induced_bipartite_number", true,
     [](const Graph& g, VertexSet s) { return is_bipartite(g.induced(s)); }},
    {"induced_forest_number", true, forest_within},
    {"induced_tree_number", true,
     [](const Graph& g, VertexSet s) { return forest_within(g, s) && connected_within(g, s); }},
    {"induced_path_number", true,
     [](const Graph& g, VertexSet s) { return paths_within(g, s) && connected_within(g, s); }},
    {"max_leaves", true, leaves_of_tree},
    {"vertex_cover_number", false,
     [](const Graph& g, VertexSet s) { return is_independent(g, g.vertices() - s); }},
    {"decycling_number", false,
     [](const Graph& g, VertexSet s) { return forest_within(g, g.vertices() - s); }},
    {"domination_number", false, [](const Graph& g, VertexSet s) { return dominates(g, s); }},
    {"total_domination_number", false,
     [](const Graph& g, VertexSet s) { return dominates(g, s, true); }},
    {"connected_domination_number", false,
     [](const Graph& g, VertexSet s) { return dominates(g, s) && connected_within(g, s); }},
    {"independent_domination_number", false,
     [](const Graph& g, VertexSet s) { return dominates(g, s) && is_independent(g, s); }},
}};

/// All vertices, each once.
std::vector<Vertex> vertex_order(Reader& reader, const Graph& g) {
    const std::vector<Vertex> result = reader.vertices(g.order(), false);
    reader.prove(is_permutation(result, g.order()), "the order has not each vertex once");
    return result;
}

/// The paths that an order of the vertices falls into.
int paths_of(Reader& reader, const Graph& g) {
    const std::vector<Vertex> order = vertex_order(reader, g);
    int result = order.empty() ? 0 : 1;
    for (std::size_t i = 1; i < order.size(); ++i)
        result += g.adjacent(order[i - 1], order[i]) ? 0 : 1;
    return result;
}
bool shows_cycle(Reader& reader, const Graph& g) {
    const std::vector<Vertex> order = vertex_order(reader, g);
    if (g.order() < 3 || !g.adjacent(order.front(), order.back())) return false;
    for (std::size_t i = 1; i < order.size(); ++i)
        if (!g.adjacent(order[i - 1], order[i])) return false;
    return true;
}

VertexSet read_set(Reader& reader, const Graph& g) {
    return VertexSet::of(reader.vertices(g.order()));
}

/// The number of colours.
int colours_of(Reader& reader, const Graph& g) {
    const std::vector<int> colours = reader.vertices(Graph::order_max, false);
    reader.prove(static_cast<int>(colours.size()) == g.order(), "each vertex has one colour");
    for (Edge e : g.edges())
        reader.prove(
            colours[static_cast<std::size_t>(e.u)] != colours[static_cast<std::size_t>(e.v)],
            "two neighbours have one colour");
    return colours.empty() ? 0 : 1 + std::ranges::max(colours);
}

int matching_of(Reader& reader, const Graph& g) {
    VertexSet ends;
    const std::vector<Edge> edges = reader.list([&] { return reader.edge(g.order()); });
    for (Edge e : edges) {
        reader.prove(g.adjacent(e.u, e.v), "the matching has an edge that the graph has not");
        reader.prove(!ends.contains(e.u) && !ends.contains(e.v), "two edges have a common end");
        ends = ends | VertexSet{e.u, e.v};
    }
    return static_cast<int>(edges.size());
}
/// A matching leaves a vertex of each odd component without the barrier that no vertex of it takes.
int matching_most(const Graph& g, VertexSet barrier) {
    int odd = 0;
    for (VertexSet rest = g.vertices() - barrier; !rest.empty();) {
        const VertexSet component = reached(g, rest, {rest.front()});
        odd += component.size() % 2;
        rest = rest - component;
    }
    return (g.order() + barrier.size() - odd) / 2;
}

/// The components without the set. A cover by paths falls into at most |set| more pieces without
/// it, and a cycle into at most |set|.
int pieces_without(const Graph& g, VertexSet set) {
    return components_within(g, g.vertices() - set);
}

/// The bound that the rest of the line shows.
int shown(Reader& reader, const Graph& g, std::string_view term, bool at_least) {
    for (const SetWitness& known : set_witnesses) {
        if (known.term != term || known.at_least != at_least) continue;
        const VertexSet set = read_set(reader, g);
        reader.prove(known.shows(g, set), "the set does not show the bound");
        return set.size();
    }
    if (term == "matching_number")
        return at_least ? matching_of(reader, g) : matching_most(g, read_set(reader, g));
    if (term == "path_cover_number" && !at_least) return paths_of(reader, g);
    if (term == "path_cover_number") {
        const VertexSet set = read_set(reader, g);
        return pieces_without(g, set) - set.size();
    }
    if (term == "chromatic_number" && !at_least) return colours_of(reader, g);
    if (term == "hamiltonian" && at_least) {
        reader.prove(shows_cycle(reader, g), "the order is no cycle");
        return 1;
    }
    reader.demand(term == "hamiltonian", "nothing shows such a bound of such a term");
    const VertexSet set = read_set(reader, g);
    reader.prove(pieces_without(g, set) > std::max(1, set.size()), "a cycle may have all vertices");
    return 0;
}

}  // namespace

Expression expression_in(Reader& reader, const AskedGames& games) {
    try {
        return read_expression(reader.rest(), games);
    } catch (const TextFault& fault) {
        reader.malformed(fault.message, fault.offset);
    }
}

Known read_witnesses(Reader& reader, const Graph& g) {
    // The least and the greatest that each term may be.
    std::map<const Term*, std::pair<int, int>> bounds;
    std::pair<std::string, std::string> last;
    while (reader.another('a')) {
        reader.next_line();
        const std::string side(reader.word());
        reader.demand(side == "at-least" || side == "at-most",
                      "'at-least' or 'at-most' belongs here");
        const std::string name(reader.word());
        const Term* term = find_term(name);
        reader.demand(term != nullptr, "no term of this name");
        reader.demand(last < std::pair(name, side), "the terms must ascend, each bound once");
        last = {name, side};
        const int bound = shown(reader, g, name, side == "at-least");
        auto& [low, high] =
            bounds.try_emplace(term, 0, name == "hamiltonian" ? 1 : g.order()).first->second;
        (side == "at-least" ? low : high) =
            side == "at-least" ? std::max(low, bound) : std::min(high, bound);
    }
    Known result;
    for (const auto& [term, between] : bounds)
        result[term] = Number::between(between.first, between.second);
    return result;
}

void check_refuted(Reader& reader, const Graph& g, Vertex v, const Expression& conjecture,
                   const std::vector<Expression>& hypotheses) {
    Known known = read_witnesses(reader, g);
    Steps steps;
    try {
        for (const Expression& hypothesis : hypotheses)
            reader.prove(is_true(hypothesis, g, v, known, steps),
                         "a hypothesis is false of the graph");
        reader.prove(!is_true(conjecture, g, v, known, steps),
                     "the expression is true of the graph");
    } catch (const Unproved& unproved) {
        throw Finding{Judgement::invalid, reader.line(), 1, unproved.reason};
    }
}

}  // namespace gazetteer::check::invariants
