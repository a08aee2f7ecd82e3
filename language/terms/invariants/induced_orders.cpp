// SPDX-License-Identifier: GPL-3.0-or-later
// The greatest orders of induced subgraphs of a kind: forests, trees, paths, bipartite graphs. Each
// search takes vertices in or puts them off, and turns back where the rest is not enough.
#include <algorithm>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The largest induced forest. Vertices on no cycle stay; of those on cycles the one with the most
/// neighbours is put off first, then kept.
class ForestSearch {
  public:
    explicit ForestSearch(const Graph& g) : g_(g) { extend({}, g.vertices()); }
    int best() const { return best_; }

  private:
    void extend(VertexSet kept, VertexSet free) {
        runs::poll();
        free = free - closing(kept, free);
        const VertexSet all = kept | free;
        const VertexSet cycles = without_branches(all);
        const int off = cycles.empty() ? 0
                                       : fewest_off_cycles(g_, cycles, free & cycles,
                                                           components_within(g_, cycles));
        if (all.size() - off <= best_) return;
        if (cycles.empty()) {
            best_ = all.size();
            return;
        }
        const Vertex v = busiest(g_, free & cycles, cycles);
        free.erase(v);
        extend(kept, free);
        extend(kept | VertexSet{v}, free);
    }

    /// Those that have two neighbours in one tree of what is kept.
    VertexSet closing(VertexSet kept, VertexSet free) const {
        VertexSet result;
        while (!kept.empty()) {
            const VertexSet first{kept.front()};
            const VertexSet tree = first | reached_within(g_, kept, first);
            kept = kept - tree;
            for (Vertex v : free)
                if ((g_.neighbours(v) & tree).size() > 1) result.insert(v);
        }
        return result;
    }

    /// What is left of the set when vertices with at most one neighbour go, as long as there are
    /// any: each other vertex of the set is on no cycle.
    VertexSet without_branches(VertexSet set) const {
        for (VertexSet before; before != set;) {
            before = set;
            for (Vertex v : set)
                if ((g_.neighbours(v) & set).size() <= 1) set.erase(v);
        }
        return set;
    }

    const Graph& g_;
    int best_ = 0;
};

/// The largest induced tree, by growing one from each vertex that is left when the trees with those
/// before have been seen.
class InducedTreeSearch {
  public:
    explicit InducedTreeSearch(const Graph& g) : g_(g) {
        for (VertexSet left = g.vertices(); left.size() > best_;) {
            const Vertex v = busiest(g, left, left);
            left.erase(v);
            grow({v}, left);
        }
    }
    int best() const { return best_; }

  private:
    /// By vertices of `free`; one that has two neighbours in the tree stays off.
    void grow(VertexSet tree, VertexSet free) {
        best_ = std::max(best_, tree.size());
        VertexSet near;
        VertexSet closing;
        for (Vertex v : tree) {
            closing = closing | (near & g_.neighbours(v));
            near = near | g_.neighbours(v);
        }
        free = free - closing;
        for (;;) {
            runs::poll();
            free = reached_within(g_, free, tree);
            if (free.empty()) return;
            const VertexSet all = tree | free;
            if (all.size() - fewest_off_cycles(g_, all, free, 1) <= best_) return;
            const Vertex v = busiest(g_, free & near, free);
            free.erase(v);
            grow(tree | VertexSet{v}, free);
        }
    }

    const Graph& g_;
    int best_ = 0;
};

/// The longest induced path, by lengthening one from each vertex.
class InducedPathSearch {
  public:
    explicit InducedPathSearch(const Graph& g) : g_(g) {
        for (Vertex v : g.vertices()) extend(v, g.vertices() - VertexSet{v}, 1);
    }
    int best() const { return best_; }

  private:
    /// `free` are those not next to the path before its last vertex; the path takes one of those
    /// next to the last.
    void extend(Vertex last, VertexSet free, int vertices) {
        runs::poll();
        best_ = std::max(best_, vertices);
        const VertexSet reached = reached_within(g_, free, {last});
        const VertexSet next = reached & g_.neighbours(last);
        const VertexSet rest = reached - next;
        if (vertices + 1 + rest.size() <= best_) return;
        for (Vertex w : next) extend(w, rest, vertices + 1);
    }

    const Graph& g_;
    int best_ = 0;
};

/// The largest induced bipartite subgraph: a maximal independent set and a largest one of the other
/// vertices. The first may be taken to be no smaller than the second, and maximal, since it can
/// take vertices of the second. So those are listed that are more than half of what is known.
class BipartiteSearch {
  public:
    explicit BipartiteSearch(const Graph& g) : g_(g) { extend({}, g.vertices(), {}); }
    int best() const { return best_; }

  private:
    /// The vertices of `free` and of `barred` have no neighbour in the side; the barred ones have
    /// been tried, and a maximal set is new only if a free one bars them.
    void extend(VertexSet side, VertexSet free, VertexSet barred) {
        runs::poll();
        if (free.empty() && barred.empty()) return add(side);
        if (2 * (side.size() + greedy_cliques(g_, free)) <= best_) return;
        VertexSet choices = free;
        for (Vertex v : free | barred) {
            const VertexSet around = free & closed_neighbours(g_, v);
            if (around.size() < choices.size()) choices = around;
        }
        for (Vertex v : choices) {
            const VertexSet rest = g_.vertices() - g_.neighbours(v) - VertexSet{v};
            extend(side | VertexSet{v}, free & rest, barred & rest);
            free.erase(v);
            barred.insert(v);
        }
    }

    void add(VertexSet side) {
        const VertexSet rest = g_.vertices() - side;
        if (side.size() + std::min(side.size(), greedy_cliques(g_, rest)) <= best_) return;
        const auto other = static_cast<int>(independence_number(g_.induced(rest)).value());
        best_ = std::max(best_, side.size() + other);
    }

    const Graph& g_;
    int best_ = 0;
};

}  // namespace

Integer induced_forest_number(const Graph& g) {
    return ForestSearch(g).best();
}

Integer decycling_number(const Graph& g) {
    return g.order() - induced_forest_number(g);
}

Integer induced_tree_number(const Graph& g) {
    return InducedTreeSearch(g).best();
}

Integer induced_path_number(const Graph& g) {
    return InducedPathSearch(g).best();
}

Integer induced_bipartite_number(const Graph& g) {
    return bipartite(g) == Integer(1) ? g.order() : BipartiteSearch(g).best();
}

}  // namespace gazetteer::conjectures::invariants
