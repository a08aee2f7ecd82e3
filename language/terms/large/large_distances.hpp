// SPDX-License-Identifier: GPL-3.0-or-later
// Distances in large graphs. Like vertices are equally far from all others, so one of them stands
// for all.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/twins.hpp"
#include "language/numbers/spectrum.hpp"

namespace gazetteer::conjectures::large {

/// All distances, and what is summed up of them. Unless the graph is connected they say nothing.
struct Distances {
    explicit Distances(const SparseGraph& g);

    int between(Vertex u, Vertex w) const {
        const int i = classes.class_of[static_cast<std::size_t>(u)];
        const int j = classes.class_of[static_cast<std::size_t>(w)];
        if (i != j) return static_cast<int>(matrix.at(i, j));
        return u == w ? 0 : within[static_cast<std::size_t>(i)];
    }

    TwinClasses classes;
    /// Between two vertices of a class.
    std::vector<int> within;
    /// Between the classes.
    SymmetricMatrix matrix;
    bool connected = true;
    /// One a class.
    std::vector<std::int64_t> transmissions;
    std::vector<int> eccentricities;
    /// The sum of all distances, in both directions.
    std::int64_t total = 0;
    int radius = 0;
    int diameter = 0;

  private:
    void add_from(const SparseGraph& reduced, Vertex v);
};

/// They are kept for the graph that this thread asked for last.
const Distances& distances(const SparseGraph& g);

}  // namespace gazetteer::conjectures::large
