// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/large/without_leaves.hpp"

#include <vector>

#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::without_leaves {

namespace {

/// Takes vertices of degree at most 1 away as long as there are any.
class Pruning {
  public:
    Pruning(const SparseGraph& g, bool with_neighbours) : g_(g), here_(at(g.order()), true) {
        for (Vertex v = 0; v < g.order(); ++v) degree_.push_back(g.degree(v));
        for (Vertex v = 0; v < g.order(); ++v) note(v);
        while (!waiting_.empty()) {
            const Vertex v = waiting_.back();
            waiting_.pop_back();
            if (!here_[at(v)]) continue;
            ++leaves_;
            take(v);
            if (!with_neighbours) continue;
            for (Vertex w : g_.neighbours(v))
                if (here_[at(w)]) take(w);
        }
    }

    /// How many went, each without its neighbour.
    int leaves() const { return leaves_; }
    SparseGraph rest() const {
        std::vector<Vertex> kept;
        for (Vertex v = 0; v < g_.order(); ++v)
            if (here_[at(v)]) kept.push_back(v);
        return g_.induced(kept);
    }

  private:
    static std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }
    void note(Vertex v) {
        if (here_[at(v)] && degree_[at(v)] <= 1) waiting_.push_back(v);
    }
    void take(Vertex v) {
        here_[at(v)] = false;
        for (Vertex w : g_.neighbours(v)) {
            --degree_[at(w)];
            note(w);
        }
    }

    const SparseGraph& g_;
    std::vector<bool> here_;
    std::vector<int> degree_;
    std::vector<Vertex> waiting_;
    int leaves_ = 0;
};

template <Integer (*number)(const Graph& g)>
std::optional<Integer> with_leaves(const SparseGraph& g, bool with_neighbours) {
    const Pruning pruning(g, with_neighbours);
    const SparseGraph rest = pruning.rest();
    if (rest.order() > Graph::order_max) return std::nullopt;
    return Integer(pruning.leaves()) + number(to_graph(rest));
}

}  // namespace

std::optional<Integer> independence_number(const SparseGraph& g) {
    return with_leaves<invariants::independence_number>(g, true);
}
std::optional<Integer> induced_forest_number(const SparseGraph& g) {
    return with_leaves<invariants::induced_forest_number>(g, false);
}
std::optional<Integer> induced_bipartite_number(const SparseGraph& g) {
    return with_leaves<invariants::induced_bipartite_number>(g, false);
}

}  // namespace gazetteer::conjectures::without_leaves
