// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs whose extremal sets of a kind all have one size: maximal independent sets, minimal total
// dominating sets.
#include <algorithm>

#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Goes through the minimal total dominating sets until two sizes are there. A set is minimal if
/// each member has a neighbour that has no other one in the set.
class MinimalTotalDomination {
  public:
    explicit MinimalTotalDomination(const Graph& g) : g_(g) { extend({}, {}, {}, g.vertices()); }
    bool has_one_size() const { return greatest_ <= least_; }

  private:
    /// `once` have one neighbour in the set, `dominated` at least one. The open vertex with the
    /// fewest free neighbours gets one; those that have been tried are not free any more.
    void extend(VertexSet set, VertexSet once, VertexSet dominated, VertexSet free) {
        runs::poll();
        for (Vertex v : set)
            if (!g_.neighbours(v).meets(once)) return;
        const VertexSet open = g_.vertices() - dominated;
        if (open.empty()) return add(set.size());
        VertexSet choices = free;
        for (Vertex v : open)
            if ((g_.neighbours(v) & free).size() < choices.size())
                choices = g_.neighbours(v) & free;
        for (Vertex v : choices) {
            free.erase(v);
            const VertexSet around = g_.neighbours(v);
            extend(set | VertexSet{v}, (once - around) | (around - dominated), dominated | around,
                   free);
            if (!has_one_size()) return;
        }
    }
    void add(int size) {
        least_ = std::min(least_, size);
        greatest_ = std::max(greatest_, size);
    }

    const Graph& g_;
    int least_ = Graph::order_max;
    int greatest_ = 0;
};

}  // namespace

/// An independent set is maximal if and only if it dominates.
Integer well_covered(const Graph& g) {
    return independent_domination_number(g) == independence_number(g) ? 1 : 0;
}

Integer well_totally_dominated(const Graph& g) {
    if (has_isolated_vertex(g)) return 0;
    return MinimalTotalDomination(g).has_one_size() ? 1 : 0;
}

}  // namespace gazetteer::conjectures::invariants
