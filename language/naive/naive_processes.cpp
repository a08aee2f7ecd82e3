// SPDX-License-Identifier: GPL-3.0-or-later
// What spreads over a graph and what is pursued on it, step by step as it is defined.
#include "language/naive/naive_processes.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace gazetteer::conjectures::naive {

VertexSet with_neighbours(const Graph& g, VertexSet s) {
    VertexSet result = s;
    for (Vertex v : s) result = result | g.neighbours(v);
    return result;
}

bool forces(const Graph& g, VertexSet coloured) {
    for (Vertex v : coloured)
        if ((g.neighbours(v) - coloured).size() == 1) return forces(g, coloured | g.neighbours(v));
    return coloured == g.vertices();
}

namespace {

long zero_forcing_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return forces(g, s); });
}

long power_domination_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return forces(g, with_neighbours(g, s)); });
}

/// The rounds until all burn. Some vertex that does not burn yet is lit at the end of each.
long rounds_from(const Graph& g, VertexSet burning) {
    if (burning == g.vertices()) return 0;
    const VertexSet spread = with_neighbours(g, burning);
    if (spread == g.vertices()) return 1;
    long least = far;
    for (Vertex v : g.vertices() - spread)
        least = std::min(least, rounds_from(g, spread | VertexSet{v}));
    return 1 + least;
}

long burning_number(const Graph& g) {
    return rounds_from(g, {});
}

}  // namespace

std::map<std::string, OfGraph> process_terms() {
    return {
        {"burning_number", burning_number},
        {"power_domination_number", power_domination_number},
        {"zero_forcing_number", zero_forcing_number},
    };
}

}  // namespace gazetteer::conjectures::naive
