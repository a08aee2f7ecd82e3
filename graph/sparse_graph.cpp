// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/sparse_graph.hpp"

#include <algorithm>
#include <numeric>

#include "graph/index.hpp"

namespace gazetteer {

SparseGraph::SparseGraph(int order, std::span<const Edge> edges) {
    require(order >= 0, "order >= 0");
    starts_.assign(index(order) + 1, 0);
    for (const Edge& e : edges) {
        require(0 <= e.u && e.u < order && 0 <= e.v && e.v < order && e.u != e.v,
                "two distinct vertices of the graph");
        ++starts_[index(e.u) + 1];
        ++starts_[index(e.v) + 1];
    }
    std::partial_sum(starts_.begin(), starts_.end(), starts_.begin());
    ends_.resize(2 * edges.size());
    std::vector<int> next(starts_.begin(), starts_.end() - 1);
    for (const Edge& e : edges) {
        ends_[index(next[index(e.u)]++)] = e.v;
        ends_[index(next[index(e.v)]++)] = e.u;
    }
    for (Vertex v = 0; v < order; ++v) {
        const auto from = ends_.begin() + starts_[index(v)];
        const auto to = ends_.begin() + starts_[index(v) + 1];
        std::sort(from, to);
        require(std::adjacent_find(from, to) == to, "no repeated edge");
    }
}

SparseGraph::SparseGraph(const Graph& g) : SparseGraph(g.order(), g.edges()) {}

bool SparseGraph::adjacent(Vertex u, Vertex v) const {
    require(0 <= u && u < order(), "a vertex of the graph");
    return std::ranges::binary_search(neighbours(u), v);
}

std::vector<Edge> SparseGraph::edges() const {
    std::vector<Edge> result;
    result.reserve(index(size()));
    for (Vertex u = 0; u < order(); ++u)
        for (Vertex v : neighbours(u))
            if (u < v) result.push_back({u, v});
    return result;
}

SparseGraph SparseGraph::without_edge(Vertex u, Vertex v) const {
    std::vector<Edge> kept = edges();
    std::erase(kept, edge(u, v));
    return {order(), kept};
}

SparseGraph SparseGraph::induced(std::span<const Vertex> kept) const {
    std::vector<Vertex> position(index(order()), -1);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        require(0 <= kept[i] && kept[i] < order(), "vertices of the graph");
        require(i == 0 || kept[i - 1] < kept[i], "an ascending list of vertices");
        position[index(kept[i])] = static_cast<Vertex>(i);
    }
    std::vector<Edge> inside;
    for (Vertex u : kept)
        for (Vertex v : neighbours(u))
            if (u < v && position[index(v)] >= 0)
                inside.push_back({position[index(u)], position[index(v)]});
    return {static_cast<int>(kept.size()), inside};
}

Graph to_graph(const SparseGraph& g) {
    return {g.order(), g.edges()};
}

namespace {

/// The vertices of v's component, breadth first. None of it is seen before, all of it then.
std::vector<Vertex> walk_from(const SparseGraph& g, Vertex v, std::vector<bool>& seen) {
    seen[index(v)] = true;
    std::vector<Vertex> result{v};
    for (std::size_t i = 0; i < result.size(); ++i)
        for (Vertex w : g.neighbours(result[i]))
            if (!seen[index(w)]) {
                seen[index(w)] = true;
                result.push_back(w);
            }
    return result;
}

}  // namespace

std::vector<std::vector<Vertex>> components(const SparseGraph& g) {
    std::vector<std::vector<Vertex>> result;
    std::vector<bool> seen(index(g.order()));
    for (Vertex start = 0; start < g.order(); ++start) {
        if (seen[index(start)]) continue;
        result.push_back(walk_from(g, start, seen));
        std::ranges::sort(result.back());
    }
    return result;
}

std::vector<Vertex> component_of(const SparseGraph& g, Vertex v) {
    require(0 <= v && v < g.order(), "a vertex of the graph");
    std::vector<bool> seen(index(g.order()));
    return walk_from(g, v, seen);
}

std::vector<int> bipartition_sides(const SparseGraph& g) {
    std::vector<int> side(index(g.order()), -1);
    std::vector<Vertex> queue;
    for (Vertex start = 0; start < g.order(); ++start) {
        if (side[index(start)] >= 0) continue;
        side[index(start)] = 0;
        queue.assign(1, start);
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (Vertex w : g.neighbours(queue[i])) {
                int& there = side[index(w)];
                if (there == side[index(queue[i])]) return {};
                if (there >= 0) continue;
                there = 1 - side[index(queue[i])];
                queue.push_back(w);
            }
    }
    return side;
}

bool is_bipartite(const SparseGraph& g) {
    return g.order() == 0 || !bipartition_sides(g).empty();
}

}  // namespace gazetteer
