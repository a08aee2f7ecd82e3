// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/terms/forests.hpp"

#include <algorithm>
#include <map>
#include <queue>
#include <vector>

namespace gazetteer::check::invariants {

namespace {

/// Edges in forests on the vertices of a graph. An edge finds its place by exchanges: it takes that
/// of an edge on its cycle, and that one goes on [Edmonds, Minimum partition of a matroid into
/// independent subsets, 1965].
class Forests {
  public:
    Forests(int order, Steps& steps) : order_(order), steps_(steps) {}

    void add_forest() { forests_.emplace_back(order_); }
    bool are_forests() const {
        return std::ranges::all_of(forests_,
                                   [](const Graph& f) { return forest_within(f, f.vertices()); });
    }

    /// False if there is no way; the ends of the edges that it could have moved are `blocked` then.
    bool place(Edge added, VertexSet& blocked) {
        std::map<Edge, Move> moved_by{{added, {}}};
        std::queue<Edge> waiting({added});
        for (; !waiting.empty(); waiting.pop()) {
            // In its own forest it is its cycle.
            const Edge e = waiting.front();
            for (std::size_t i = 0; i < forests_.size(); ++i) {
                steps_.take();
                const std::vector<Edge> cycle = path_in(forests_[i], e);
                if (cycle.empty()) {
                    exchange(e, i, moved_by);
                    return true;
                }
                for (Edge next : cycle)
                    if (moved_by.try_emplace(next, Move{e, i}).second) waiting.push(next);
            }
        }
        for (const auto& [e, by] : moved_by) blocked = blocked | VertexSet{e.u, e.v};
        return false;
    }

  private:
    /// Which edge takes the place in which forest.
    struct Move {
        Edge by{};
        std::size_t forest{};
    };

    /// The edges between the ends of e in a forest; none if there is no way.
    static std::vector<Edge> path_in(const Graph& forest, Edge e) {
        const std::vector<int> to = distances(forest, {e.v});
        std::vector<Edge> result;
        for (Vertex at = e.u; to[static_cast<std::size_t>(at)] > 0;) {
            Vertex next = at;
            for (Vertex w : forest.neighbours(at))
                if (to[static_cast<std::size_t>(w)] < to[static_cast<std::size_t>(at)]) next = w;
            result.push_back(edge(at, next));
            at = next;
        }
        return result;
    }

    void exchange(Edge e, std::size_t forest, const std::map<Edge, Move>& moved_by) {
        for (;;) {
            const Move move = moved_by.at(e);
            forests_[forest].add_edge(e.u, e.v);
            if (move.by == Edge{}) return;
            forests_[move.forest].erase_edge(e.u, e.v);
            e = move.by;
            forest = move.forest;
        }
    }

    int order_;
    Steps& steps_;
    std::vector<Graph> forests_;
};

}  // namespace

bool has_more_edges_than_trees(const Graph& g, VertexSet set, int trees) {
    return g.induced(set).size() > trees * (set.size() - 1);
}

/// Both bounds are seen: the forests are ones, and where k were too few, some vertices have more
/// edges between them than k trees.
Number arboricity(const Graph& g, Vertex, Steps& steps) {
    Forests forests(g.order(), steps);
    int result = 0;
    for (Edge e : g.edges())
        for (VertexSet blocked; !forests.place(e, blocked); blocked = {}) {
            if (!has_more_edges_than_trees(g, blocked, result))
                throw Unproved{"no bound of arboricity is seen"};
            forests.add_forest();
            ++result;
        }
    if (!forests.are_forests()) throw Unproved{"no forests of arboricity are seen"};
    return result;
}

}  // namespace gazetteer::check::invariants
