// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/elimination.hpp"

#include <algorithm>
#include <limits>

#include "graph/index.hpp"

namespace gazetteer::even_kernels {

namespace {

constexpr int dense_order_max = 1500;

class Planner {
  public:
    Planner(const SparseGraph& g, const VertexMarks& out)
        : graph_(g), known_(out), by_unknowns_(index(g.order())) {
        for (Vertex v = 0; v < g.order(); ++v) {
            unknowns_.push_back(0);
            for (Vertex w : g.neighbours(v)) unknowns_.back() += known_[index(w)] ? 0 : 1;
            used_.push_back(0);
            first_unknown_.push_back(0);
        }
        for (Vertex v = g.order() - 1; v >= 0; --v) file(v);
    }

    EliminationPlan run() {
        while (least_ < static_cast<int>(by_unknowns_.size())) {
            const int size = least_;
            std::vector<Vertex>& candidates = by_unknowns_[index(size)];
            if (candidates.empty()) {
                ++least_;
                continue;
            }
            const Vertex e = candidates.back();
            candidates.pop_back();
            // Filed again, or not for the first time, with another number of unknowns.
            if (unknowns_[index(e)] != size) continue;
            if (size == 1)
                solve(e);
            else
                make_coordinate(e);
        }
        for (Vertex v = 0; v < graph_.order(); ++v) {
            // In no equation.
            if (!known_[index(v)]) plan_.coordinates.push_back(v);
            if (!used_[index(v)] && graph_.degree(v) > 0) plan_.left.push_back(v);
        }
        std::ranges::sort(plan_.coordinates);
        return std::move(plan_);
    }

  private:
    void file(Vertex e) {
        const std::size_t size = index(unknowns_[index(e)]);
        if (size == 0) return;
        by_unknowns_[size].push_back(e);
        least_ = std::min(least_, unknowns_[index(e)]);
    }
    /// The first unknown of an equation that has one; what is known stays so.
    Vertex unknown_of(Vertex e) {
        int& i = first_unknown_[index(e)];
        while (known_[index(graph_.neighbours(e)[index(i)])]) ++i;
        return graph_.neighbours(e)[index(i)];
    }
    void becomes_known(Vertex v) {
        known_[index(v)] = true;
        for (Vertex e : graph_.neighbours(v)) {
            --unknowns_[index(e)];
            file(e);
        }
    }
    void solve(Vertex e) {
        const Vertex v = unknown_of(e);
        used_[index(e)] = true;
        plan_.solved.push_back({v, e});
        becomes_known(v);
    }
    /// Makes a coordinate of an unknown of the equation e. The caller takes an equation with the
    /// fewest unknowns, touched last among them: it is near what is known.
    void make_coordinate(Vertex e) {
        const Vertex v = unknown_of(e);
        plan_.coordinates.push_back(v);
        becomes_known(v);
    }

    const SparseGraph& graph_;
    VertexMarks known_;
    VertexMarks used_;
    std::vector<int> unknowns_;
    /// In the list of neighbours; those before are known.
    std::vector<int> first_unknown_;
    /// Stacks of equations by the number of their unknowns, some of them out of date.
    std::vector<std::vector<Vertex>> by_unknowns_;
    /// No stack before this one holds anything.
    int least_ = std::numeric_limits<int>::max();
    EliminationPlan plan_;
};

}  // namespace

EliminationPlan sparse_plan(const SparseGraph& g, const VertexMarks& out) {
    return Planner(g, out).run();
}

EliminationPlan dense_plan(const SparseGraph& g, const VertexMarks& out) {
    EliminationPlan all;
    for (Vertex v = 0; v < g.order(); ++v) {
        if (!out[index(v)]) all.coordinates.push_back(v);
        if (g.degree(v) > 0) all.left.push_back(v);
    }
    return all;
}

EliminationPlan elimination_plan(const SparseGraph& g, const VertexMarks& out) {
    if (g.order() <= dense_order_max) return dense_plan(g, out);
    EliminationPlan plan = sparse_plan(g, out);
    return plan.coordinates.size() <= plan.solved.size() ? plan : dense_plan(g, out);
}

}  // namespace gazetteer::even_kernels
