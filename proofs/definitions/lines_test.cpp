// SPDX-License-Identifier: GPL-3.0-or-later
// What Coq says of all sequences of vertices, of all maps and of all plays.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "characterizations/grids/billiard.hpp"
#include "graph/families.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "proofs/definitions/expected.hpp"
#include "properties/checks/play_digraph.hpp"

namespace gazetteer {
namespace {

template <class R>
int longest_play(const typename R::Position& p) {
    int result = 0;
    for (const auto& option : R::options(p)) result = std::max(result, 1 + longest_play<R>(option));
    return result;
}

std::set<int> lengths_of_play(const Graph& graph) {
    std::set<int> result;
    for (const Graph& option : EdgeDelete::options(graph))
        for (int length : lengths_of_play(option)) result.insert(length + 1);
    if (result.empty()) result.insert(0);
    return result;
}

/// Exactly k moves, however they are played; to order 4.
TEST(Definitions, HowLongEdgeDeleteLasts) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        const std::set<int> lengths = lengths_of_play(graph);
        expected.of("lasts" + as_question(graph) + " 6",
                    word(6, [&](int k) { return lengths == std::set<int>{k}; }));
        const bool forest =
            graph.order() == graph.size() + static_cast<int>(components(graph).size());
        expected.of("acyclic" + as_question(graph), forest ? "1" : "0");
    }
    expected.compare();
}

/// A path is a play of vertex geography, a trail one of edge geography.
TEST(Definitions, LongestPathsAndTrails) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        if (graph.size() > 4) continue;
        std::string answer;
        for (Vertex v : graph.vertices())
            answer += (v == 0 ? "" : " ") +
                      std::to_string(longest_play<UndirectedVertexGeography>({graph, v})) + '/' +
                      std::to_string(longest_play<UndirectedEdgeGeography>({graph, v}));
        expected.of("longest" + as_question(graph) + " 6", answer);
    }
    expected.compare();
}

bool isomorphic(const Graph& graph, const Graph& other) {
    if (graph.order() != other.order()) return false;
    std::vector<Vertex> image;
    for (Vertex v : graph.vertices()) image.push_back(v);
    do {
        if (graph.relabelled(image) == other) return true;
    } while (std::ranges::next_permutation(image).found);
    return false;
}

/// Every labelled graph of order 3 among the others, and each graph by the paths that name it.
TEST(Definitions, IsomorphicGraphsAndThoseNamedByPaths) {
    std::vector<Graph> graphs = graphs_to(3);
    for (int bits = 0; bits < 8; ++bits) {
        Graph graph(3);
        if ((bits & 1) != 0) graph.add_edge(0, 1);
        if ((bits & 2) != 0) graph.add_edge(0, 2);
        if ((bits & 4) != 0) graph.add_edge(1, 2);
        graphs.push_back(graph);
    }
    Expected expected;
    for (const Graph& graph : graphs) {
        for (const Graph& other : graphs)
            expected.of("isomorphic" + as_question(graph) + as_question(other),
                        isomorphic(graph, other) ? "1" : "0");
        for (const std::vector<int>& orders :
             {std::vector<int>{}, {1}, {2}, {3}, {1, 2}, {2, 1}, {1, 1, 1}}) {
            Graph paths;
            for (int order : orders) paths = disjoint_union(paths, to_graph(path(order)));
            expected.of("named" + as_question(graph) + numbers(orders),
                        isomorphic(graph, paths) ? "1" : "0");
        }
    }
    expected.compare();
}

Graph of_edges(int order, const std::vector<Edge>& edges) {
    Graph result(order);
    for (const Edge& e : edges) result.add_edge(e.u, e.v);
    return result;
}
std::vector<Graph> all_subgraphs(const Graph& graph) {
    std::vector<Graph> result;
    for (int bits = 0; bits < 1 << graph.size(); ++bits)
        result.push_back(of_edges(graph.order(), chosen(graph, bits)));
    return result;
}

TEST(Definitions, ArcsOfTheDigraphOfPlay) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        if (graph.size() > 3) continue;
        const properties::PlayDigraph digraph = properties::play_digraph(graph);
        std::set<std::pair<Graph, Graph>> arcs;
        for (int x = 0; x < digraph.order(); ++x)
            for (int y : digraph.outset(x)) arcs.insert({digraph.position(x), digraph.position(y)});
        const std::vector<Graph> all = all_subgraphs(graph);
        std::string answer;
        for (std::size_t i = 0; i < all.size(); ++i)
            answer += (i == 0 ? "" : "/") + word(static_cast<int>(all.size()), [&](int j) {
                          return arcs.contains({all[i], all[static_cast<std::size_t>(j)]});
                      });
        expected.of("arcs" + as_question(graph), answer);
    }
    expected.compare();
}

/// The player moves along the set of edges where that is possible, and anywhere else otherwise.
void follow(const RootedGraph& p, const Graph& along, std::set<std::pair<Graph, Vertex>>& found) {
    if (!found.insert({p.graph, p.root}).second) return;
    const auto options = UndirectedVertexGeography::options(p);
    const bool can = std::ranges::any_of(
        options, [&](const RootedGraph& q) { return along.adjacent(p.root, q.root); });
    for (const RootedGraph& q : options)
        if (!can || along.adjacent(p.root, q.root))
            for (const RootedGraph& r : UndirectedVertexGeography::options(q))
                follow(r, along, found);
}

TEST(Definitions, LinesOnWhichThePlayerKeepsToTheAlgorithm) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        if (graph.size() > 4) continue;
        const std::vector<Graph> all = all_subgraphs(graph);
        std::string answer;
        for (const Graph& along : all) {
            answer += answer.empty() ? "" : " ";
            for (Vertex v : graph.vertices()) {
                std::set<std::pair<Graph, Vertex>> found;
                follow({graph, v}, along, found);
                answer += v == 0 ? "" : "|";
                for (std::size_t i = 0; i < all.size(); ++i)
                    answer += (i == 0 ? "" : "/") + word(graph.order(), [&](int w) {
                                  return found.contains({all[i], w});
                              });
            }
        }
        expected.of("lines" + as_question(graph), answer);
    }
    expected.compare();
}

/// The ball's path from the corner (m + 1, 0), with its slope at each step; the sides are coprime
/// and m is even.
TEST(Definitions, TheBilliardTrajectory) {
    Expected expected;
    for (const Grid grid : {Grid{2, 3}, {2, 4}, {4, 2}, {4, 3}, {4, 5}, {6, 3}}) {
        const std::vector<Point> path = billiard_trajectory(grid);
        ASSERT_EQ(path.front(), (Point{grid.m + 1, 0}));
        std::string places;
        std::string slopes = "0";
        for (std::size_t i = 0; i < path.size(); ++i) {
            places +=
                (i == 0 ? "" : " ") + std::to_string(path[i].x) + ',' + std::to_string(path[i].y);
            if (i == 0) continue;
            const Point step = path[i] - path[i - 1];
            slopes += step.x == step.y ? '1' : '0';
        }
        expected.of("billiard" + numbers({grid.m + 1, grid.n + 1, static_cast<int>(path.size())}),
                    places + '/' + slopes);
    }
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
