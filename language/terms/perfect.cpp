// SPDX-License-Identifier: GPL-3.0-or-later
// Perfect graphs by the strong perfect graph theorem: neither the graph nor its complement has an
// induced cycle of odd length 5 or more [M. Chudnovsky, N. Robertson, P. Seymour, R. Thomas, The
// strong perfect graph theorem, Annals of Mathematics 164 (2006), 51-229].
#include "language/expressions/terms.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Looks for an odd hole by lengthening induced paths that begin at its least vertex.
class OddHoleSearch {
  public:
    explicit OddHoleSearch(const Graph& g) : g_(g) {}

    bool finds() {
        for (Vertex least : g_.vertices()) {
            first_ = least;
            const VertexSet greater = g_.vertices() - VertexSet::first(least + 1);
            for (Vertex second : g_.neighbours(least) & greater)
                if (closes(second, greater - VertexSet{second}, 2)) return true;
        }
        return false;
    }

  private:
    /// Whether an induced path of `order` vertices from the first to `last` goes on to an odd hole,
    /// by vertices of `free`: those not adjacent to the path between its ends.
    bool closes(Vertex last, VertexSet free, int order) const {
        runs::poll();
        const VertexSet next = g_.neighbours(last) & free;
        const VertexSet home = next & g_.neighbours(first_);
        if (order >= 4 && order % 2 == 0 && !home.empty()) return true;
        const VertexSet rest = free - g_.neighbours(last);
        for (Vertex w : next - home)
            if (closes(w, rest, order + 1)) return true;
        return false;
    }

    Graph g_;
    Vertex first_ = 0;
};

}  // namespace

Integer perfect(const Graph& g) {
    return OddHoleSearch(g).finds() || OddHoleSearch(complement(g)).finds() ? 0 : 1;
}

}  // namespace gazetteer::conjectures::invariants
