// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of elimination are those of a rule that looks at all equations before each step.
#include "characterizations/even_kernels/system/elimination.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "characterizations/testkit/small_graphs.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/index.hpp"

namespace gazetteer::even_kernels {
namespace {

using Solved = std::vector<std::pair<Vertex, Vertex>>;

Solved solved_of(const EliminationPlan& plan) {
    Solved result;
    for (const auto& [vertex, equation] : plan.solved) result.emplace_back(vertex, equation);
    return result;
}

/// The next equation is one with the fewest unknowns, and touched last among them: the equations of
/// one vertex that becomes known are touched in ascending order, all of them before in descending.
class SlowPlan {
  public:
    SlowPlan(const SparseGraph& g, const VertexMarks& out) : g_(g), known_(out) {
        for (Vertex e = g.order() - 1; e >= 0; --e) order_.push_back(e);
        while (step()) {
        }
        for (Vertex v = 0; v < g.order(); ++v) {
            if (!known_[index(v)]) coordinates.push_back(v);
            const auto is_of_v = [&](const auto& s) { return s.second == v; };
            if (g.degree(v) > 0 && std::ranges::none_of(solved, is_of_v)) left.push_back(v);
        }
        std::ranges::sort(coordinates);
    }

    std::vector<Vertex> coordinates;
    Solved solved;
    std::vector<Vertex> left;

  private:
    std::vector<Vertex> unknowns(Vertex e) const {
        std::vector<Vertex> result;
        for (Vertex v : g_.neighbours(e))
            if (!known_[index(v)]) result.push_back(v);
        return result;
    }
    bool step() {
        Vertex next = -1;
        for (Vertex e : order_)
            if (!unknowns(e).empty() && (next < 0 || unknowns(e).size() <= unknowns(next).size()))
                next = e;
        if (next < 0) return false;
        const Vertex v = unknowns(next).front();
        if (unknowns(next).size() == 1)
            solved.emplace_back(v, next);
        else
            coordinates.push_back(v);
        known_[index(v)] = 1;
        for (Vertex e : g_.neighbours(v)) {
            std::erase(order_, e);
            order_.push_back(e);
        }
        return true;
    }

    const SparseGraph& g_;
    VertexMarks known_;
    /// Those touched last stand last.
    std::vector<Vertex> order_;
};

void expect_rule(const SparseGraph& g, const VertexMarks& out) {
    const EliminationPlan plan = sparse_plan(g, out);
    const SlowPlan rule(g, out);
    EXPECT_EQ(plan.coordinates, rule.coordinates);
    EXPECT_EQ(solved_of(plan), rule.solved);
    EXPECT_EQ(plan.left, rule.left);
    const EliminationPlan dense = dense_plan(g, out);
    EXPECT_TRUE(dense.solved.empty());
    std::vector<Vertex> in;
    std::vector<Vertex> equations;
    for (Vertex v = 0; v < g.order(); ++v) {
        if (!out[index(v)]) in.push_back(v);
        if (!g.neighbours(v).empty()) equations.push_back(v);
    }
    EXPECT_EQ(dense.coordinates, in);
    EXPECT_EQ(dense.left, equations);
}

TEST(EliminationPlan, IsThatOfTheRule) {
    for_all_labelled_graphs(4, [](const Graph& g) {
        for (unsigned bits = 0; bits >> g.order() == 0; ++bits) {
            VertexMarks out(index(g.order()));
            for (Vertex v : g.vertices()) out[index(v)] = bits >> v & 1;
            expect_rule(g, out);
        }
    });
    for (const SparseGraph& g : {Grid{4, 5}.graph(), cube(4), queen_graph(4, 4), complete(7)}) {
        expect_rule(g, VertexMarks(index(g.order())));
        VertexMarks out(index(g.order()));
        out[1] = out[index(g.order() - 2)] = 1;
        expect_rule(g, out);
    }
}

/// So many stars of three edges, of which half the vertices are coordinates, and isolated vertices.
SparseGraph stars(int count, int isolated) {
    std::vector<Edge> edges;
    for (int i = 0; i < count; ++i)
        for (int leaf = 1; leaf <= 3; ++leaf) edges.push_back({4 * i, 4 * i + leaf});
    return {4 * count + isolated, edges};
}

TEST(EliminationPlan, IsDenseOnSmallGraphsAndWhereMoreThanHalfAreCoordinates) {
    const auto solves = [](const SparseGraph& g) {
        return elimination_plan(g, VertexMarks(index(g.order()))).solved.size();
    };
    EXPECT_EQ(elimination_plan(path(1500), VertexMarks(1500)).coordinates.size(), 1500U);
    EXPECT_EQ(solves(path(1500)), 0U);
    EXPECT_GT(solves(path(1501)), 0U);
    EXPECT_EQ(solves(stars(376, 0)), 2U * 376U);
    EXPECT_EQ(solves(stars(376, 1)), 0U);
}

}  // namespace
}  // namespace gazetteer::even_kernels
