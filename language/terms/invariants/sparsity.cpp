// SPDX-License-Identifier: GPL-3.0-or-later
// How sparse a graph is everywhere: degeneracy, by taking vertices of least degree away, and
// arboricity, by a pebble game.
#include <algorithm>
#include <array>
#include <vector>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Whether each set of s vertices has at most k (s - 1) edges, which is when k forests have all
/// edges [Nash-Williams 1964]. Each vertex has k pebbles. An edge is let in when its ends have
/// k + 1 of them, so that each has one, and takes one of its first end. Pebbles come from elsewhere
/// along edges that are turned round [A. Lee, I. Streinu, Pebble game algorithms and sparse graphs,
/// 2008].
class PebbleGame {
  public:
    explicit PebbleGame(int pebbles) : pebbles_(pebbles) {}

    bool lets_in(const Edge& e) {
        while (free(e.u) + free(e.v) <= pebbles_)
            if (!bring(e.u, e.v) && !bring(e.v, e.u)) return false;
        out_[at(e.u)].insert(e.v);
        return true;
    }

  private:
    static std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }
    int free(Vertex v) const { return pebbles_ - out_[at(v)].size(); }

    /// Brings a pebble to `to`, which has not all of its own; `other` keeps its pebbles.
    bool bring(Vertex to, Vertex other) {
        std::array<Vertex, Graph::order_max> from{};
        VertexSet seen{to, other};
        for (VertexSet fresh{to}; !fresh.empty();) {
            const Vertex v = fresh.front();
            fresh.erase(v);
            for (Vertex w : out_[at(v)] - seen) {
                seen.insert(w);
                fresh.insert(w);
                from[at(w)] = v;
                if (free(w) > 0) return turn(from, to, w);
            }
        }
        return false;
    }
    bool turn(const std::array<Vertex, Graph::order_max>& from, Vertex to, Vertex w) {
        for (; w != to; w = from[at(w)]) {
            out_[at(from[at(w)])].erase(w);
            out_[at(w)].insert(from[at(w)]);
        }
        return true;
    }

    int pebbles_;
    /// The edges let in, each at the end that has paid.
    std::array<VertexSet, Graph::order_max> out_;
};

}  // namespace

Integer degeneracy(const Graph& g) {
    int result = 0;
    for (VertexSet left = g.vertices(); !left.empty();) {
        const Vertex v = narrowest(g, left, left);
        result = std::max(result, (g.neighbours(v) & left).size());
        left.erase(v);
    }
    return result;
}

Integer arboricity(const Graph& g) {
    const std::vector<Edge> edges = g.edges();
    const auto are_enough = [&](int forests) {
        PebbleGame game(forests);
        return std::ranges::all_of(edges, [&](const Edge& e) { return game.lets_in(e); });
    };
    // Each vertex taken away has an edge in each of so many forests at most.
    const auto most = static_cast<int>(degeneracy(g).value());
    int forests = 0;
    while (forests < most && !are_enough(forests)) ++forests;
    return forests;
}

}  // namespace gazetteer::conjectures::invariants
