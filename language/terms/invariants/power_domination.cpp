// SPDX-License-Identifier: GPL-3.0-or-later
// Power domination: a set and its neighbours are observed, and an observed vertex whose only
// unobserved neighbour is w observes w [Haynes, Hedetniemi, Hedetniemi and Henning, Domination in
// graphs applied to electric power networks, 2002].
#include <algorithm>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// A connected part of a graph. No vertex outside a fort has exactly one neighbour in it, so a set
/// observes a fort only if it has a vertex of the fort or next to it [Bozeman et al., Restricted
/// power domination and zero forcing problems, 2019].
class PowerDomination {
  public:
    PowerDomination(const Graph& g, VertexSet part) : g_(g), part_(part) {
        for (Vertex v : part)
            if (g.degree(v) >= 3) candidates_.insert(v);
    }

    /// Some least set has vertices of degree 3 or more alone, where there are such [Haynes et al.,
    /// Observation 4]; a path and a cycle need one vertex.
    int fewest() const {
        int result = 1;
        while (result < candidates_.size() &&
               !can_observe(g_.vertices() - part_, candidates_, result))
            ++result;
        return result;
    }

  private:
    VertexSet observed_with(VertexSet observed, VertexSet more) const {
        const VertexSet all = observed | more;
        return forced_from(g_, all, all - observed);
    }

    /// Vertices of `free` one of which is in each set that goes on from the observed ones: those
    /// of or next to a fort of unobserved ones, of which no vertex can be left out.
    VertexSet around_fort(VertexSet observed, VertexSet free) const {
        VertexSet fort = g_.vertices() - observed;
        for (Vertex v : fort) {
            if (!fort.contains(v)) continue;
            const VertexSet outside = g_.vertices() - fort;
            const VertexSet smaller = g_.vertices() - observed_with(outside, {v});
            if (!smaller.empty()) fort = smaller;
        }
        return (fort | next_to(g_, fort)) & free;
    }

    /// Whether `vertices` more of `free` observe the rest. Forts that are far from one another need
    /// a vertex each, and the one with the fewest is branched on.
    bool can_observe(VertexSet observed, VertexSet free, int vertices) const {
        runs::poll();
        if (observed == g_.vertices()) return true;
        VertexSet best = free;
        VertexSet seen = observed;
        for (int forts = 0; seen != g_.vertices(); ++forts) {
            if (forts == vertices) return false;
            const VertexSet around = around_fort(seen, free);
            if (around.size() < best.size()) best = around;
            seen = observed_with(seen, around | next_to(g_, around));
        }
        for (Vertex v : best) {
            const VertexSet next = observed_with(observed, closed_neighbours(g_, v));
            free.erase(v);
            if (can_observe(next, free, vertices - 1)) return true;
        }
        return false;
    }

    const Graph& g_;
    VertexSet part_;
    VertexSet candidates_;
};

}  // namespace

Integer power_domination_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g))
        result += PowerDomination(g, part).fewest();
    return result;
}

}  // namespace gazetteer::conjectures::invariants
