// SPDX-License-Identifier: GPL-3.0-or-later
// Treewidth and pathwidth, by orders of the vertices: whether width k is enough is searched over
// the sets of vertices that come first, and a set that failed is not tried again.
#include <unordered_set>

#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The sets from which the search has failed, within the memory of the thread.
class FailedSets {
  public:
    bool contains(VertexSet s) const { return sets_.contains(s.bits()); }
    void insert(VertexSet s) {
        constexpr double bytes_a_set = 40;
        runs::check_memory(bytes_a_set * static_cast<double>(sets_.size()), "the sets of a width");
        sets_.insert(s.bits());
    }

  private:
    std::unordered_set<std::uint64_t> sets_;
};

/// Elimination orders: a vertex that goes leaves its neighbours pairwise adjacent. The width is the
/// most neighbours that one has when it goes [Bodlaender et al., On exact algorithms for treewidth,
/// 2012].
class Elimination {
  public:
    Elimination(const Graph& g, int width) : g_(g), width_(width) {}

    /// Whether the rest can go too once these have gone.
    bool works(VertexSet gone) {
        runs::poll();
        const VertexSet left = g_.vertices() - gone;
        if (left.size() <= width_ + 1) return true;
        if (failed_.contains(gone)) return false;
        for (Vertex v : left) {
            const VertexSet around = neighbours(gone, v);
            if (around.size() > width_ || !is_clique(gone, around)) continue;
            // Its neighbours are pairwise adjacent: no order is better than one with v next.
            if (works(gone | VertexSet{v})) return true;
            failed_.insert(gone);
            return false;
        }
        for (Vertex v : left)
            if (neighbours(gone, v).size() <= width_ && works(gone | VertexSet{v})) return true;
        failed_.insert(gone);
        return false;
    }

  private:
    /// The neighbours of v when these have gone: those that a path through them leads to.
    VertexSet neighbours(VertexSet gone, Vertex v) const {
        VertexSet seen{v};
        VertexSet fresh{v};
        while (!fresh.empty()) {
            VertexSet next;
            for (Vertex w : fresh) next = next | g_.neighbours(w);
            next = next - seen;
            seen = seen | next;
            fresh = next & gone;
        }
        return seen - gone - VertexSet{v};
    }
    bool is_clique(VertexSet gone, VertexSet set) const {
        for (Vertex v : set)
            if (!(neighbours(gone, v) | VertexSet{v}).contains_all(set)) return false;
        return true;
    }

    const Graph& g_;
    int width_;
    FailedSets failed_;
};

/// Orders of the vertices: the width is the most vertices among the first ones, for any number of
/// them, that have a neighbour among the others [N. G. Kinnersley, The vertex separation number of
/// a graph equals its path-width, 1992].
class Separation {
  public:
    Separation(const Graph& g, int width) : g_(g), width_(width) {}

    bool works(VertexSet first) {
        runs::poll();
        if (first == g_.vertices()) return true;
        if (failed_.contains(first)) return false;
        for (Vertex v : g_.vertices() - first)
            if (first.contains_all(g_.neighbours(v))) return works(first | VertexSet{v});
        for (Vertex v : g_.vertices() - first)
            if (boundary(first | VertexSet{v}) <= width_ && works(first | VertexSet{v}))
                return true;
        failed_.insert(first);
        return false;
    }

  private:
    int boundary(VertexSet first) const {
        int result = 0;
        for (Vertex v : first) result += first.contains_all(g_.neighbours(v)) ? 0 : 1;
        return result;
    }

    const Graph& g_;
    int width_;
    FailedSets failed_;
};

template <class Search>
Integer least_width(const Graph& g) {
    if (g.order() == 0) return -1;
    int width = 0;
    while (!Search(g, width).works({})) ++width;
    return width;
}

}  // namespace

Integer treewidth(const Graph& g) {
    return least_width<Elimination>(g);
}

Integer pathwidth(const Graph& g) {
    return least_width<Separation>(g);
}

}  // namespace gazetteer::conjectures::invariants
