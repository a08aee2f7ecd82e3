// SPDX-License-Identifier: GPL-3.0-or-later
// The largest clique by branch and bound: a clique has at most one vertex of each colour, so the
// vertices that fit are coloured greedily, and those of the highest colours are tried first
// [E. Tomita, T. Seki, An efficient branch-and-bound algorithm for finding a maximum clique, 2003].
#include <algorithm>
#include <vector>

#include "language/expressions/terms.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

class CliqueSearch {
  public:
    explicit CliqueSearch(const Graph& g) : g_(g) { extend(g.vertices(), 0); }
    int best() const { return best_; }

  private:
    struct Coloured {
        Vertex v;
        int colours;
    };

    /// The candidates, each with the number of colours used up to it.
    std::vector<Coloured> coloured(VertexSet candidates) const {
        std::vector<Coloured> result;
        for (int colours = 1; !candidates.empty(); ++colours)
            for (VertexSet free = candidates; !free.empty();) {
                const Vertex v = free.front();
                result.push_back({v, colours});
                candidates.erase(v);
                free = free - g_.neighbours(v) - VertexSet{v};
            }
        return result;
    }

    /// A clique of `size` vertices, to all of which the candidates are adjacent.
    void extend(VertexSet candidates, int size) {
        runs::poll();
        best_ = std::max(best_, size);
        const std::vector<Coloured> order = coloured(candidates);
        for (auto last = order.rbegin(); last != order.rend(); ++last) {
            if (size + last->colours <= best_) return;
            extend(candidates & g_.neighbours(last->v), size + 1);
            candidates.erase(last->v);
        }
    }

    Graph g_;
    int best_ = 0;
};

}  // namespace

Integer clique_number(const Graph& g) {
    return CliqueSearch(g).best();
}

Integer independence_number(const Graph& g) {
    return CliqueSearch(complement(g)).best();
}

Integer local_independence(const Graph& g, Vertex v) {
    return independence_number(g.induced(g.neighbours(v)));
}

}  // namespace gazetteer::conjectures::invariants
