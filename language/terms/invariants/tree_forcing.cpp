// SPDX-License-Identifier: GPL-3.0-or-later
// A set forces a tree if and only if disjoint paths have all vertices, and one of each path, an
// end, is in the set. What forces in turn makes such paths. Conversely, let each path be coloured
// from that end on. One that stops waits for another, on which its last coloured vertex has a
// neighbour. If all that are not done stopped, some would wait in a circle. Two paths have one edge
// between them at most, and more than two in a circle would make a cycle. So two would wait over
// one edge with both ends coloured. The least number is thus that of paths [AIM Minimum Rank -
// Special Graphs Work Group, Zero forcing sets and the minimum rank of graphs, 2008,
// Proposition 4.2].
#include "language/terms/invariants/tree_forcing.hpp"

#include <algorithm>
#include <array>

#include "graph/index.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

constexpr int never = 1000;

/// How the edge to the parent lies on a path that goes from its vertex in the set.
enum class Upward : std::size_t { none, to_parent, from_parent };

/// What is known of a vertex once some of its children are.
struct Partly {
    bool chosen = false;
    /// A path comes to it from a child, and goes on to one.
    bool entered = false, left = false;
    /// It is not chosen, need have no chosen neighbour, or has one.
    bool served = false;

    std::size_t number() const {
        return (chosen ? 8U : 0U) + (entered ? 4U : 0U) + (left ? 2U : 0U) + (served ? 1U : 0U);
    }
    static Partly of(std::size_t number) {
        return {(number & 8U) != 0, (number & 4U) != 0, (number & 2U) != 0, (number & 1U) != 0};
    }
    /// Whether the parent's edge may lie so when all children are known: a path comes to each
    /// vertex that is not chosen, and to no other.
    bool allows(Upward up) const {
        const int ins = (entered ? 1 : 0) + (up == Upward::from_parent ? 1 : 0);
        const int outs = (left ? 1 : 0) + (up == Upward::to_parent ? 1 : 0);
        return ins == (chosen ? 0 : 1) && outs <= 1;
    }
};

/// By Partly::number(), the fewest chosen vertices below.
using Costs = std::array<int, 16>;

class TreeForcing {
  public:
    TreeForcing(const Graph& g, VertexSet part, bool total) : g_(g), part_(part), total_(total) {}

    int fewest() const {
        const Costs root = costs(part_.front(), {});
        int result = never;
        for (std::size_t i = 0; i < root.size(); ++i)
            if (Partly::of(i).served && Partly::of(i).allows(Upward::none))
                result = std::min(result, root.at(i));
        return result;
    }

  private:
    Costs costs(Vertex v, VertexSet parent) const {
        Costs result;
        result.fill(never);
        result.at(Partly{.chosen = false, .served = true}.number()) = 0;
        result.at(Partly{.chosen = true, .served = !total_}.number()) = 1;
        for (Vertex child : (g_.neighbours(v) & part_) - parent)
            result = joined(result, costs(child, {v}));
        return result;
    }

    static Costs joined(const Costs& vertex, const Costs& child) {
        Costs result;
        result.fill(never);
        for (std::size_t i = 0; i < vertex.size(); ++i)
            for (std::size_t j = 0; j < child.size(); ++j)
                for (const Upward up : {Upward::none, Upward::to_parent, Upward::from_parent})
                    join(Partly::of(i), Partly::of(j), up, vertex.at(i) + child.at(j), result);
        return result;
    }
    static void join(Partly vertex, const Partly& child, Upward up, int cost, Costs& result) {
        const bool enters = up == Upward::to_parent;
        const bool leaves = up == Upward::from_parent;
        if (!child.allows(up) || (!child.served && !vertex.chosen)) return;
        if ((enters && vertex.entered) || (leaves && vertex.left)) return;
        vertex.entered = vertex.entered || enters;
        vertex.left = vertex.left || leaves;
        vertex.served = vertex.served || child.chosen;
        int& known = result.at(vertex.number());
        known = std::min(known, cost);
    }

    const Graph& g_;
    VertexSet part_;
    bool total_;
};

}  // namespace

int fewest_forcing_tree(const Graph& g, VertexSet part, bool total) {
    return TreeForcing(g, part, total).fewest();
}

}  // namespace gazetteer::conjectures::invariants
