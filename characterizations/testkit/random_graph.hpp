// SPDX-License-Identifier: GPL-3.0-or-later
// A graph with as many edges as one asks for, drawn at random.
#pragma once

#include <random>
#include <set>
#include <vector>

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

inline SparseGraph random_graph(int order, int size, unsigned seed) {
    std::mt19937 random(seed);
    std::set<Edge> edges;
    while (static_cast<int>(edges.size()) < size) {
        const auto pick = [&] { return static_cast<Vertex>(random() % unsigned(order)); };
        if (const Edge e = edge(pick(), pick()); e.u != e.v) edges.insert(e);
    }
    return {order, std::vector<Edge>(edges.begin(), edges.end())};
}

}  // namespace gazetteer
