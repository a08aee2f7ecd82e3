// SPDX-License-Identifier: GPL-3.0-or-later
// The longest paths and cycles, by depth-first search: what can still be reached bounds what a path
// can become.
#include <algorithm>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

class PathSearch {
  public:
    explicit PathSearch(const Graph& g) : g_(g) {}

    /// The most vertices of a path; 1 of the graph without vertices too.
    int paths() {
        for (Vertex v : g_.vertices()) extend(v, g_.vertices() - VertexSet{v}, 1);
        return best_;
    }

  private:
    void extend(Vertex end, VertexSet left, int vertices) {
        runs::poll();
        best_ = std::max(best_, vertices);
        const VertexSet reached = reached_within(g_, left, {end});
        if (vertices + reached.size() <= best_) return;
        for (Vertex w : g_.neighbours(end) & reached)
            extend(w, reached - VertexSet{w}, vertices + 1);
    }

    const Graph& g_;
    int best_ = 1;
};

/// The same for cycles; a cycle is found from its least vertex.
class CycleSearch {
  public:
    explicit CycleSearch(const Graph& g) : g_(g) {}

    /// The most vertices of a cycle; 0 of none.
    int cycles() {
        for (Vertex v : g_.vertices()) {
            first_ = v;
            extend(v, g_.vertices() - VertexSet::first(v + 1), 1);
        }
        return best_;
    }

  private:
    void extend(Vertex end, VertexSet left, int vertices) {
        runs::poll();
        if (vertices >= 3 && g_.adjacent(end, first_)) best_ = std::max(best_, vertices);
        const VertexSet reached = reached_within(g_, left, {end});
        if (vertices + reached.size() <= best_ || !reached.meets(g_.neighbours(first_))) return;
        for (Vertex w : g_.neighbours(end) & reached)
            extend(w, reached - VertexSet{w}, vertices + 1);
    }

    const Graph& g_;
    int best_ = 0;
    Vertex first_ = 0;
};

}  // namespace

Integer longest_path(const Graph& g) {
    return PathSearch(g).paths() - 1;
}

Integer longest_cycle(const Graph& g) {
    return CycleSearch(g).cycles();
}

}  // namespace gazetteer::conjectures::invariants
