// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/large/set_reductions.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "graph/index.hpp"
#include "graph/twins.hpp"

namespace gazetteer::conjectures {

namespace {

/// One round of the rules on a graph.
class Reduction {
  public:
    Reduction(const SparseGraph& g, OfClique most)
        : g_(g), most_(static_cast<int>(most)), is_gone_(index(g.order()), false) {
        const TwinClasses classes = twin_classes(g);
        std::vector<int> seen(classes.first.size(), 0);
        for (Vertex v = 0; v < g.order(); ++v) {
            const std::size_t its_class = index(classes.class_of[index(v)]);
            // Alike and not adjacent, each is a class of its own.
            if (!classes.adjacent[its_class])
                take(v, 1);
            else if (++seen[its_class] == 1)
                take(v, classes.count[its_class]);
            else if (seen[its_class] > most_)
                is_gone_[index(v)] = true;
        }
    }

    std::int64_t taken() const { return taken_; }
    SparseGraph rest() const {
        std::vector<Vertex> kept;
        for (Vertex v = 0; v < g_.order(); ++v)
            if (!is_gone_[index(v)]) kept.push_back(v);
        return g_.induced(kept);
    }

  private:
    /// v and those alike and adjacent, `count` in all, if a rule takes them.
    void take(Vertex v, int count) {
        if (is_gone_[index(v)]) return;
        std::vector<Vertex> around;
        for (Vertex w : g_.neighbours(v))
            if (!is_gone_[index(w)]) around.push_back(w);
        if (count >= most_ && is_clique(around)) {
            taken_ += most_;
            is_gone_[index(v)] = true;
            for (Vertex w : around) is_gone_[index(w)] = true;
        } else if (around.size() <= 1) {
            // Two of a clique are taken; where one is, the first rule took it.
            ++taken_;
            is_gone_[index(v)] = true;
        }
    }
    /// Whether the neighbours of a vertex, ascending, are a clique.
    bool is_clique(std::span<const Vertex> all) const {
        for (; !all.empty(); all = all.subspan(1))
            if (!std::ranges::includes(g_.neighbours(all.front()), all.subspan(1))) return false;
        return true;
    }

    const SparseGraph& g_;
    int most_;
    std::vector<bool> is_gone_;
    std::int64_t taken_ = 0;
};

}  // namespace

ReducedGraph reduced_for_sets(const SparseGraph& g, OfClique most) {
    ReducedGraph result{g};
    for (;;) {
        const Reduction round(result.graph, most);
        SparseGraph rest = round.rest();
        if (rest.order() == result.graph.order()) return result;
        result = {std::move(rest), result.taken + round.taken()};
    }
}

}  // namespace gazetteer::conjectures
