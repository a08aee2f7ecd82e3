// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds that a number for each vertex or edge shows, or a matching.
#include <algorithm>
#include <numeric>
#include <vector>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "certificates/check/invariants/witness_kinds.hpp"

namespace gazetteer::check::invariants {

std::vector<int> WitnessLine::numbers(int maximum) const {
    const std::vector<int> result = reader.vertices(maximum + 1, false);
    prove(std::ssize(result) == g.order(), "each vertex has one number");
    return result;
}

namespace {

/// The vertices whose number meets the condition.
template <class Condition>
VertexSet with(const std::vector<int>& numbers, Condition condition) {
    VertexSet result;
    Vertex v = 0;
    for (int number : numbers) {
        if (condition(number)) result.insert(v);
        ++v;
    }
    return result;
}
VertexSet with_number(const std::vector<int>& numbers, int wanted) {
    return with(numbers, [&](int number) { return number == wanted; });
}

/// The number of classes, from 0 on, each of which is empty or has the property.
template <class Property>
int classes(const WitnessLine& line, Property has, const char* otherwise) {
    const std::vector<int> of = line.numbers(Graph::order_max - 1);
    const int result = of.empty() ? 0 : 1 + std::ranges::max(of);
    for (int c = 0; c < result; ++c) line.prove(has(with_number(of, c)), otherwise);
    return result;
}
Fraction colours(const WitnessLine& line) {
    return {classes(
        line, [&](VertexSet s) { return is_independent(line.g, s); },
        "two neighbours have one colour")};
}
/// An independent set has at most one vertex of each.
Fraction cliques(const WitnessLine& line) {
    return {classes(
        line, [&](VertexSet s) { return is_clique(line.g, s); }, "a class is not a clique")};
}
/// So a vertex cover has all others.
Fraction rest_of_cliques(const WitnessLine& line) {
    return {line.g.order() - cliques(line).top};
}

/// Edges without a common end.
std::vector<Edge> matching_in(const WitnessLine& line) {
    VertexSet ends;
    const std::vector<Edge> edges =
        line.reader.list([&] { return line.reader.edge(line.g.order()); });
    for (Edge e : edges) {
        line.prove(line.g.adjacent(e.u, e.v), "the matching has an edge that the graph has not");
        line.prove(!ends.contains(e.u) && !ends.contains(e.v), "two edges have a common end");
        ends = ends | VertexSet{e.u, e.v};
    }
    return edges;
}
Fraction order_of_matching(const WitnessLine& line) {
    return {std::ssize(matching_in(line))};
}
Fraction dominating_pairs(const WitnessLine& line) {
    VertexSet ends;
    for (Edge e : matching_in(line)) ends = ends | VertexSet{e.u, e.v};
    line.prove(dominates(line.g, ends), "the set does not show the bound");
    return {ends.size()};
}

/// The colours of the edges 0-1, 0-2, 1-2, 0-3, ... that there are.
Fraction colours_of_edges(const WitnessLine& line) {
    const std::vector<int> given = line.reader.vertices(2 * Graph::order_max, false);
    line.prove(std::ssize(given) == line.g.size(), "each edge has one colour");
    std::vector<std::vector<int>> at(static_cast<std::size_t>(line.g.order()));
    auto colour = given.begin();
    for (Vertex v : line.g.vertices())
        for (Vertex u : line.g.neighbours(v) & VertexSet::first(v)) {
            at[static_cast<std::size_t>(u)].push_back(*colour);
            at[static_cast<std::size_t>(v)].push_back(*colour++);
        }
    for (std::vector<int>& there : at) {
        std::ranges::sort(there);
        line.prove(std::ranges::adjacent_find(there) == there.end(),
                   "two edges at a vertex have one colour");
    }
    return {given.empty() ? 0 : 1 + std::ranges::max(given)};
}

Fraction sum(const std::vector<int>& numbers) {
    return {std::accumulate(numbers.begin(), numbers.end(), 0)};
}
/// Who has 0 is next to one with 2.
Fraction roman(const WitnessLine& line) {
    const std::vector<int> of = line.numbers(2);
    line.prove(next_to(line.g, with_number(of, 2)).contains_all(with_number(of, 0)),
               "a vertex is not guarded");
    return sum(of);
}
/// Who has 0 is next to one with 3 or to two with 2, who has 1 to one with 2 or 3.
Fraction double_roman(const WitnessLine& line) {
    const std::vector<int> of = line.numbers(3);
    const VertexSet twos = with_number(of, 2);
    const VertexSet threes = with_number(of, 3);
    for (Vertex v : line.g.vertices() - twos - threes) {
        const VertexSet around = line.g.neighbours(v);
        const int needed = of[static_cast<std::size_t>(v)] == 0 ? 2 : 1;
        line.prove(around.meets(threes) || (around & twos).size() >= needed,
                   "a vertex is not guarded");
    }
    return sum(of);
}

/// The classes 1, 2, ..., each connected, any two joined by an edge: contracted, they are a
/// complete minor. Who has 0 is left out.
Fraction order_of_minor(const WitnessLine& line) {
    const std::vector<int> of = line.numbers(line.g.order());
    const int result = of.empty() ? 0 : std::ranges::max(of);
    for (int c = 1; c <= result; ++c) {
        const VertexSet part = with_number(of, c);
        line.prove(!part.empty() && connected_within(line.g, part), "a class is not connected");
        for (int d = 1; d < c; ++d)
            line.prove(next_to(line.g, part).meets(with_number(of, d)),
                       "two classes are not adjacent");
    }
    return {result};
}

/// The set A has 1 and 3, B has 2 and 3: both have the property, and they differ in order.
template <bool (*has)(const Graph& g, VertexSet set)>
Fraction two_orders(const WitnessLine& line) {
    const std::vector<int> of = line.numbers(3);
    const VertexSet a = with(of, [](int number) { return number % 2 == 1; });
    const VertexSet b = with(of, [](int number) { return number >= 2; });
    line.prove(has(line.g, a) && has(line.g, b) && a.size() != b.size(),
               "the sets do not show the bound");
    return {0};
}
bool is_greatest_independent(const Graph& g, VertexSet set) {
    return is_independent(g, set) && dominates(g, set);
}
bool is_least_totally_dominating(const Graph& g, VertexSet set) {
    return dominates(g, set, true) && std::ranges::none_of(set, [&](Vertex v) {
               return dominates(g, set - VertexSet{v}, true);
           });
}

constexpr WitnessKind of_numbers[] = {
    {"chromatic_number", false, colours},
    {"clique_number", false, colours},
    {"independence_number", false, cliques},
    {"vertex_cover_number", true, rest_of_cliques},
    {"matching_number", true, order_of_matching},
    {"paired_domination_number", false, dominating_pairs},
    {"chromatic_index", false, colours_of_edges},
    {"roman_domination_number", false, roman},
    {"double_roman_domination_number", false, double_roman},
    {"hadwiger_number", true, order_of_minor},
    {"well_covered", false, two_orders<is_greatest_independent>},
    {"well_totally_dominated", false, two_orders<is_least_totally_dominating>},
};

}  // namespace

const std::span<const WitnessKind> number_witnesses = of_numbers;

}  // namespace gazetteer::check::invariants
