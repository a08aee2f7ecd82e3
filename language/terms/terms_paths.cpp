// SPDX-License-Identifier: GPL-3.0-or-later
// Paths and cycles, the longest and those through all vertices, by depth-first search: what can
// still be reached bounds what a path can become.
#include <algorithm>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Finds what has more vertices than `least`, which counts as found.
class PathSearch {
  public:
    PathSearch(const Graph& g, int least) : g_(g), best_(least) {}

    /// The most vertices of a path.
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
    int best_;
};

/// The same for cycles; a cycle is found from its least vertex.
class CycleSearch {
  public:
    CycleSearch(const Graph& g, int least) : g_(g), best_(least) {}

    int cycles() {
        for (Vertex v : g_.vertices()) from(v);
        return best_;
    }
    /// Only those through v and greater vertices.
    int from(Vertex v) {
        first_ = v;
        extend(v, g_.vertices() - VertexSet::first(v + 1), 1);
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
    int best_;
    Vertex first_ = 0;
};

}  // namespace

Integer longest_path(const Graph& g) {
    return g.order() == 0 ? 0 : PathSearch(g, 0).paths() - 1;
}

Integer traceable(const Graph& g) {
    return g.order() == 0 || PathSearch(g, g.order() - 1).paths() == g.order() ? 1 : 0;
}

Integer longest_cycle(const Graph& g) {
    return CycleSearch(g, 0).cycles();
}

Integer hamiltonian(const Graph& g) {
    return g.order() >= 3 && min_degree(g).value() >= 2 &&
                   CycleSearch(g, g.order() - 1).from(0) == g.order()
               ? 1
               : 0;
}

}  // namespace gazetteer::conjectures::invariants
