// SPDX-License-Identifier: GPL-3.0-or-later
// Toughness: each vertex is put into the set S that goes or kept. The components of what is kept
// are counted; further ones have independent vertices that are next to none of them, so that
// cliques bound their number.
#include "language/terms/invariants/attained.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/terms/terms_reals.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Looks for the least |S| / components(G - S) over sets that leave two components or more.
class ToughnessSearch {
  public:
    explicit ToughnessSearch(const Graph& g) : g_(g) {
        consider({});
        // A vertex is cut off by its neighbours, unless these are all others.
        for (Vertex v : g.vertices()) consider(g.neighbours(v));
        extend({}, {}, g.vertices());
    }

    Real best() const {
        return parts_ == 0 ? Real::infinity() : Real(Rational(off_.size(), parts_));
    }
    std::optional<VertexSet> set() const {
        return parts_ == 0 ? std::nullopt : std::optional(off_);
    }

  private:
    /// Whether |S| / components with these numbers is less than the best.
    bool is_less(int off, int parts) const {
        return parts_ == 0 || off * parts_ < off_.size() * parts;
    }

    void consider(VertexSet off) {
        const int parts = components_within(g_, g_.vertices() - off);
        if (parts < 2 || !is_less(off.size(), parts)) return;
        off_ = off;
        parts_ = parts;
    }

    /// In a least set each vertex is next to two components that are left, or it could stay.
    bool is_between(Vertex v, VertexSet left) const {
        return greedy_cliques(g_, g_.neighbours(v) & left) >= 2;
    }

    void extend(VertexSet off, VertexSet kept, VertexSet open) {
        runs::poll();
        const VertexSet near = next_to(g_, kept);
        const VertexSet apart = open - near;
        const int parts = components_within(g_, kept) + greedy_cliques(g_, apart);
        if (parts < 2 || !is_less(off.size(), parts)) return;
        for (Vertex v : off)
            if (!is_between(v, kept | open)) return;
        if (open.empty()) return consider(off);
        const Vertex v = busiest(g_, open, open | kept);
        open.erase(v);
        extend(off | VertexSet{v}, kept, open);
        extend(off, kept | VertexSet{v}, open);
    }

    const Graph& g_;
    VertexSet off_;
    int parts_ = 0;
};

}  // namespace

Real toughness(const Graph& g) {
    return ToughnessSearch(g).best();
}
std::optional<VertexSet> tough_set(const Graph& g) {
    return ToughnessSearch(g).set();
}

}  // namespace gazetteer::conjectures::invariants
