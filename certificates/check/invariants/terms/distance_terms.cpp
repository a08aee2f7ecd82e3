// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants by distances, and by the shortest cycles.
#include <algorithm>
#include <array>
#include <vector>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "certificates/check/invariants/terms/sets.hpp"

namespace gazetteer::check::invariants {

namespace {

/// -1 is infinity.
Number finite(int distance) {
    return distance < 0 ? Number::infinity() : Number(distance);
}
Number eccentricity(const Graph& g, Vertex v, Steps&) {
    Number result;
    for (int d : distances(g, {v})) result = greatest(result, finite(d));
    return result;
}

Number radius(const Graph& g, Vertex, Steps& steps) {
    Number result = g.order() == 0 ? Number(0) : Number::infinity();
    for (Vertex v : g.vertices()) result = least(result, eccentricity(g, v, steps));
    return result;
}
Number diameter(const Graph& g, Vertex, Steps& steps) {
    Number result;
    for (Vertex v : g.vertices()) result = greatest(result, eccentricity(g, v, steps));
    return result;
}

/// The sum of the distances from v.
Number transmission(const Graph& g, Vertex v) {
    Number result;
    for (int d : distances(g, {v})) result = result + finite(d);
    return result;
}
Number wiener(const Graph& g, Vertex, Steps&) {
    Number twice = 0;
    for (Vertex v : g.vertices()) twice = twice + transmission(g, v);
    return twice.is_infinite() ? twice : twice / 2;
}
Number average_distance(const Graph& g, Vertex v, Steps& steps) {
    if (g.order() < 2) undefined("average_distance");
    const Number sum = wiener(g, v, steps);
    return sum.is_infinite() ? sum : sum / Number(g.order() * (g.order() - 1) / 2);
}

/// The mean distance from v to the others.
Number mean_distance(const Graph& g, Vertex v) {
    const Number sum = transmission(g, v);
    return sum.is_infinite() ? sum : sum / Number(g.order() - 1);
}
Number proximity(const Graph& g, Vertex, Steps&) {
    if (g.order() < 2) undefined("proximity");
    Number result = Number::infinity();
    for (Vertex v : g.vertices()) result = least(result, mean_distance(g, v));
    return result;
}
Number remoteness(const Graph& g, Vertex, Steps&) {
    if (g.order() < 2) undefined("remoteness");
    Number result;
    for (Vertex v : g.vertices()) result = greatest(result, mean_distance(g, v));
    return result;
}

Number metric_dimension(const Graph& g, Vertex, Steps& steps) {
    const Distances distances = all_distances(g);
    return fewest(g, steps, [&](VertexSet s) { return tells_apart(distances, s); });
}
Number geodetic_number(const Graph& g, Vertex, Steps& steps) {
    const Between between = shortest_paths(g);
    return fewest(g, steps,
                  [&](VertexSet s) { return geodetic_closure(between, s) == g.vertices(); });
}

/// A shortest cycle is an edge and a shortest path between its ends without it.
Number girth(const Graph& g, Vertex, Steps&) {
    Number result = Number::infinity();
    for (Edge e : g.edges()) {
        const int d = distances(g.without_edge(e.u, e.v), {e.u})[static_cast<std::size_t>(e.v)];
        result = least(result, finite(d) + 1);
    }
    return result;
}

/// A shortest closed walk of odd length is a cycle.
Number odd_girth(const Graph& g, Vertex, Steps&) {
    for (int length = 1; length <= g.order(); length += 2)
        for (Vertex v : g.vertices()) {
            VertexSet at{v};
            for (int i = 0; i < length; ++i) at = next_to(g, at);
            if (at.contains(v)) return length;
        }
    return Number::infinity();
}

constexpr std::array<Term, 12> of_distances{{
    {"eccentricity", Sort::number, true, eccentricity},
    {"radius", Sort::number, false, radius},
    {"diameter", Sort::number, false, diameter},
    {"wiener", Sort::number, false, wiener},
    {"average_distance", Sort::number, false, average_distance},
    {"proximity", Sort::number, false, proximity},
    {"remoteness", Sort::number, false, remoteness},
    {"metric_dimension", Sort::number, false, metric_dimension},
    {"geodetic_number", Sort::number, false, geodetic_number},
    {"girth", Sort::number, false, girth},
    {"odd_girth", Sort::number, false, odd_girth},
    {"bipartite", Sort::boolean, false,
     [](const Graph& g, Vertex v, Steps& steps) {
         return Number(odd_girth(g, v, steps).is_infinite() ? 1 : 0);
     }},
}};

}  // namespace

const std::span<const Term> distance_terms = of_distances;

}  // namespace gazetteer::check::invariants
