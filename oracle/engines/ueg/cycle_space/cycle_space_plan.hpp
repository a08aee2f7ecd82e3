// SPDX-License-Identifier: GPL-3.0-or-later
// How one rooted graph is laid out for the cycle-space engine: which edges are the tree, which
// chords share a word, which vertices are stored.
#pragma once

#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The component of the root, its vertices renumbered: the root is 0, parents before children.
struct CycleSpacePlan {
    /// An edge outside the tree, by new numbers.
    struct Chord {
        int a;
        int b;
    };

    /// Throws ContractViolation unless the root is a vertex. O(size log size).
    CycleSpacePlan(const SparseGraph& g, Vertex root);

    /// The component's vertices by new number, named as in g.
    std::vector<Vertex> vertices;
    /// parent[v] < v in the tree, for v > 0; parent[0] = 0.
    std::vector<int> parent;
    /// The first `inner` of them, at most 8, number the bits of a word; the others the words.
    std::vector<Chord> chords;
    int inner{};
    int outer() const { return static_cast<int>(chords.size()) - inner; }
    int order() const { return static_cast<int>(vertices.size()); }
    /// The ends of outer chords, ascending: only their words are ever read from the table.
    std::vector<int> stored;

    /// The size of the table: two neighbouring layers of sets of outer chords. As a double, since
    /// it may exceed any integer.
    double bytes() const;
    /// Words written and rewritten: what time is proportional to.
    double word_steps() const;
};

}  // namespace gazetteer
