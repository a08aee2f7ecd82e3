// SPDX-License-Identifier: GPL-3.0-or-later
// Covers by vertex-disjoint paths: k paths have k edges less than vertices. An edge set with at
// most two edges at each vertex has as many edges at least, and a matching finds the most; from
// that number of paths on, a search says whether so many are enough. Where it does not say so at
// once, a set S of vertices may show that they are not: what is left of paths without S is as many
// paths and |S| more, so that G - S has no more components.
#include <algorithm>
#include <array>

#include "language/terms/invariants/scattering.hpp"
#include "language/terms/invariants/search_steps.hpp"
#include "language/terms/invariants/two_matchings.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Edges taken, which are paths, and edges still open.
class PathCover {
  public:
    explicit PathCover(const Graph& g) : vertices_(g.vertices()) {
        for (Vertex v : vertices_) {
            open_[at(v)] = g.neighbours(v);
            other_end_[at(v)] = v;
        }
    }

    /// Whether at most so many paths can come of it, if the search does not give up. The vertex
    /// with the fewest open edges is next; each of them is taken, and then no longer open, nor is
    /// one to a vertex that is alike.
    bool fits(int paths, SearchSteps& steps) {
        for (;;) {
            if (!steps.go_on()) return false;
            if (missing() > 2 * paths || pieces() > paths) return false;
            if (take_a_leaf()) continue;
            Vertex next = -1;
            for (Vertex v : vertices_)
                if (!open_[at(v)].empty() && (next < 0 || edges_left(v) < edges_left(next)))
                    next = v;
            if (next < 0) return true;
            Vertex neighbour = open_[at(next)].front();
            for (Vertex w : open_[at(next)])
                if (edges_left(w) < edges_left(neighbour)) neighbour = w;
            PathCover with = *this;
            with.take(next, neighbour);
            if (with.fits(paths, steps)) return true;
            if (steps.given_up()) return false;
            VertexSet tried{neighbour};
            for (Vertex w : open_[at(next)])
                if (w != neighbour && are_alike(w, neighbour)) tried.insert(w);
            for (Vertex w : tried) close(next, w);
        }
    }

  private:
    static std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }
    int edges_left(Vertex v) const { return taken_[at(v)].size() + open_[at(v)].size(); }

    bool is_untouched(Vertex v) const { return taken_[at(v)].empty(); }
    /// Takes the only open edge of a vertex, if there is one that costs nothing: in a cover without
    /// it an edge of the neighbour gives way, that on the same path if there is one. So one of the
    /// two has no taken edge.
    bool take_a_leaf() {
        for (Vertex v : vertices_) {
            if (open_[at(v)].size() != 1) continue;
            const Vertex neighbour = open_[at(v)].front();
            if (!is_untouched(v) && !is_untouched(neighbour)) continue;
            take(v, neighbour);
            return true;
        }
        return false;
    }

    /// Whether the paths that end at u and v can change places, their other ends with them. A
    /// vertex without a taken edge is a path that ends there twice.
    bool are_alike(Vertex u, Vertex v) const {
        const Vertex behind_u = other_end_[at(u)];
        const Vertex behind_v = other_end_[at(v)];
        const VertexSet own{u, v, behind_u, behind_v};
        return (u == behind_u) == (v == behind_v) && open_[at(u)] - own == open_[at(v)] - own &&
               open_[at(behind_u)] - own == open_[at(behind_v)] - own &&
               open_[at(u)].contains(behind_v) == open_[at(v)].contains(behind_u);
    }

    /// A path lacks two edges at its ends, in all.
    int missing() const {
        int result = 0;
        for (Vertex v : vertices_) result += std::max(0, 2 - edges_left(v));
        return result;
    }
    /// The components that open and taken edges make.
    int pieces() const {
        int result = 0;
        for (VertexSet left = vertices_; !left.empty(); ++result)
            for (VertexSet fresh{left.front()}; !fresh.empty();) {
                left = left - fresh;
                VertexSet next;
                for (Vertex v : fresh) next = next | open_[at(v)] | taken_[at(v)];
                fresh = next & left;
            }
        return result;
    }

    void close(Vertex u, Vertex v) {
        open_[at(u)].erase(v);
        open_[at(v)].erase(u);
    }
    /// A vertex within a path has no open edge, and none joins the ends of a path; so the edge
    /// itself is open no more.
    void take(Vertex u, Vertex v) {
        taken_[at(u)].insert(v);
        taken_[at(v)].insert(u);
        for (Vertex end : {u, v})
            if (taken_[at(end)].size() == 2)
                for (Vertex w : open_[at(end)]) close(end, w);
        const Vertex first = other_end_[at(u)];
        const Vertex last = other_end_[at(v)];
        other_end_[at(first)] = last;
        other_end_[at(last)] = first;
        close(first, last);
    }

    VertexSet vertices_;
    std::array<VertexSet, Graph::order_max> open_;
    std::array<VertexSet, Graph::order_max> taken_;
    /// Known where the vertex is an end of a path.
    std::array<Vertex, Graph::order_max> other_end_{};
};

/// The components of G - S, less |S|: no fewer paths cover the graph.
int scattered(const Graph& g, VertexSet off) {
    return components_within(g, g.vertices() - off) - off.size();
}

}  // namespace

Integer path_cover_number(const Graph& g) {
    int paths =
        std::max(components_within(g, g.vertices()), g.order() - most_edges_in_paths_and_cycles(g));
    SearchSteps few(4 * g.order() + 1);
    if (PathCover(g).fits(paths, few)) return paths;
    paths = std::max(
        paths, scattered(g, scattering_set(g, [&](VertexSet off) { return scattered(g, off); })));
    SearchSteps all(0);
    while (!PathCover(g).fits(paths, all)) ++paths;
    return paths;
}

/// The vertices that are no leaves of the tree are a connected dominating set, and such a set has a
/// spanning tree to which all others can be joined as leaves. With two vertices both are leaves.
Integer max_leaves(const Graph& g) {
    const Integer inner = connected_domination_number(g);
    if (g.order() == 0 || inner.is_infinite()) return Integer::undefined();
    return g.order() == 2 ? Integer(2) : g.order() - inner;
}

}  // namespace gazetteer::conjectures::invariants
