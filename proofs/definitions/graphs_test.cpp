// SPDX-License-Identifier: GPL-3.0-or-later
// What Coq counts in a graph, makes from it and calls it is what graph/ and characterizations/ do.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "characterizations/gadgets/pseudoarc.hpp"
#include "graph/digraph.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/enumeration/process.hpp"
#include "graph/formats/formats.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

TEST(Definitions, DegreesAndComponents) {
    compare_on_graphs("degrees", [](const Graph& graph) {
        std::string result = std::to_string(graph.size());
        for (Vertex v : graph.vertices()) result += ' ' + std::to_string(graph.degree(v));
        return result;
    });
    const auto component = [](const Graph& graph, Vertex v) {
        for (const VertexSet& c : components(graph))
            if (c.contains(v)) return c;
        return VertexSet{};
    };
    // To order 4: Coq finds the component again for each question whether a vertex is in it.
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        std::string answer = std::to_string(components(graph).size());
        for (Vertex v : graph.vertices()) {
            const VertexSet c = component(graph, v);
            answer += ' ' + word(graph.order(), [&](int w) { return c.contains(w); }) + ':' +
                      rows(graph.induced(c));
        }
        expected.of("components" + as_question(graph), answer);
    }
    expected.compare();
    compare_on_graphs("apart", [&](const Graph& graph) {
        std::string result;
        for (Vertex v : graph.vertices())
            result += (v == 0 ? "" : "/") +
                      word(graph.order(), [&](int w) { return !component(graph, v).contains(w); });
        return result;
    });
}

/// Number k has the arc (u, v) if digit n u + v of k is 1; loops may occur.
std::string relation(int n, int k) {
    std::vector<int> result{n, 0};
    for (int i = 0; i < n * n; ++i)
        if ((k >> i & 1) != 0) {
            ++result[1];
            result.insert(result.end(), {i / n, i % n});
        }
    return numbers(result);
}

/// Simple; without an isolated vertex, where each vertex has an arc out; bipartite.
std::string kinds(int n, int k) {
    const auto arc = [&](int u, int v) { return (k >> (n * u + v) & 1) != 0; };
    bool simple = true;
    bool all_leave = true;
    Graph graph(n);
    for (int u = 0; u < n; ++u) {
        bool leaves = false;
        for (int v = 0; v < n; ++v) {
            simple = simple && arc(u, v) == arc(v, u) && !(u == v && arc(u, v));
            leaves = leaves || arc(u, v);
            if (u != v && arc(u, v)) graph.add_edge(u, v);
        }
        all_leave = all_leave && leaves;
    }
    bool loop = false;
    for (int u = 0; u < n; ++u) loop = loop || arc(u, u);
    return word(std::vector<bool>{simple, all_leave, !loop && is_bipartite(graph)});
}

TEST(Definitions, SimpleGraphsAndIsolatedVertices) {
    Expected expected;
    for (int n = 0; n <= 3; ++n)
        for (int k = 0; k < 1 << n * n; ++k) expected.of("kinds" + relation(n, k), kinds(n, k));
    EXPECT_EQ(expected.compare(), 531u);
}

TEST(Definitions, GraphsJoinedByAnEdge) {
    Expected expected;
    for (const Graph& graph : graphs_to(3))
        for (const Graph& other : graphs_to(2)) {
            std::string answer;
            for (Vertex u : graph.vertices())
                for (Vertex v : other.vertices()) {
                    Graph both = disjoint_union(graph, other);
                    both.add_edge(u, graph.order() + v);
                    answer += (answer.empty() ? "" : " ") + rows(both);
                }
            expected.of("joined" + as_question(graph) + as_question(other), answer);
        }
    expected.compare();
}

/// Every map from the vertices of one to those of the other.
TEST(Definitions, Isomorphisms) {
    Expected expected;
    for (const Graph& graph : graphs_to(3))
        for (const Graph& other : graphs_to(3)) {
            const int n = graph.order();
            if (other.order() != n) continue;
            int maps = 1;
            for (int v = 0; v < n; ++v) maps *= n;
            expected.of(
                "isomorphism" + as_question(graph) + as_question(other), word(maps, [&](int k) {
                    std::vector<Vertex> image;
                    for (int v = 0; v < n; ++v, k /= n) image.push_back(k % n);
                    const std::set<Vertex> all(image.begin(), image.end());
                    return static_cast<int>(all.size()) == n && graph.relabelled(image) == other;
                }));
        }
    expected.compare();
}

/// HAMILTONIAN PATH as a race: the graph with an apex, and a path of order n + 1 beside it.
TEST(Definitions, TheBoardOfHamiltonianPath) {
    compare_on_graphs("path_and_apex", [](const Graph& graph) {
        const int n = graph.order();
        Graph board = disjoint_union(disjoint_union(graph, Graph(1)), Graph(n + 1));
        for (Vertex v : graph.vertices()) board.add_edge(v, n);
        for (int i = 1; i <= n; ++i) board.add_edge(n + i, n + i + 1);
        return rows(board) + numbers({n, n + 1});
    });
}

/// By nauty-planarg. To order 6, where K_{3,3} and what can be contracted to K_5 first occur.
TEST(Definitions, PlanarGraphs) {
    std::set<std::string> planar{to_graph6(Graph(0))};  // nauty-geng does not print it
    for (int n = 1; n <= 6; ++n)
        for_each_line({{"nauty-geng", {"-q", std::to_string(n)}}, {"nauty-planarg", {"-q"}}},
                      [&](std::string_view line) {
                          planar.emplace(line);
                          return true;
                      });
    Expected expected;
    for (const Graph& graph : graphs_to(6))
        expected.of("planar" + as_question(graph), planar.contains(to_graph6(graph)) ? "1" : "0");
    EXPECT_EQ(expected.compare(), 209u);
}

std::string as_question(const Digraph& digraph) {
    std::vector<int> values{digraph.order(), digraph.size()};
    for (const Arc& arc : digraph.arcs()) values.insert(values.end(), {arc.tail, arc.head});
    return numbers(values);
}

/// Coq has a, b, c, d, z for each arc; here they stand in the order of the gadget.
SparseGraph arcs_replaced(const Digraph& digraph) {
    const Pseudoarc& shape = pseudoarc();
    const SparseGraph graph = replace_arcs(digraph, shape.gadget);
    const std::vector<Vertex> places{shape.way[1], shape.way[2], shape.way[3], shape.way[4],
                                     shape.z};
    std::vector<Vertex> image(static_cast<std::size_t>(graph.order()));
    for (Vertex v = 0; v < digraph.order(); ++v) image[static_cast<std::size_t>(v)] = v;
    for (int k = 0; k < digraph.size(); ++k)
        for (int i = 0; i < 5; ++i) {
            const Vertex place = places[static_cast<std::size_t>(i)];
            const auto before =
                std::ranges::count_if(places, [&](Vertex other) { return other < place; });
            const int first = digraph.order() + 5 * k;
            image[static_cast<std::size_t>(first + before)] = first + i;
        }
    std::vector<Edge> edges;
    for (const Edge& e : graph.edges())
        edges.push_back(
            edge(image[static_cast<std::size_t>(e.u)], image[static_cast<std::size_t>(e.v)]));
    return SparseGraph(graph.order(), edges);
}

TEST(Definitions, DigraphsTheirKernelsAndTheGraphsThatReplaceThem) {
    Expected expected;
    for_each_digraph(0, 3, [&](const Digraph& digraph) {
        const int n = digraph.order();
        if (digraph.size() <= 3)
            expected.of("replace_arcs" + as_question(digraph), rows(arcs_replaced(digraph)));
        std::string degrees;
        for (Vertex v : digraph.vertices())
            degrees += (v == 0 ? "" : " ") + std::to_string(digraph.out_neighbours(v).size() +
                                                            digraph.in_neighbours(v).size());
        expected.of("total_degrees" + as_question(digraph), degrees);
        expected.of("kernel" + as_question(digraph), word(1 << n, [&](int bits) {
                        const auto kernel = VertexSet::from_bits(static_cast<std::uint64_t>(bits));
                        bool right = true;
                        for (Vertex v : digraph.vertices()) {
                            const bool leads = !(digraph.out_neighbours(v) & kernel).empty();
                            right = right && leads != kernel.contains(v);
                        }
                        return right;
                    }));
        return true;
    });
    EXPECT_GT(expected.compare(), 50u);
}

/// The label of each pair of vertices is a digit of k in base 4: every labelling to order 2, and of
/// order 3 every symmetric one.
struct Labels {
    int n;
    std::vector<int> of;
    int at(int u, int v) const { return of[static_cast<std::size_t>(n * u + v)]; }
};

std::string labelling(const Graph& graph, const Labels& labels, int bound) {
    const int n = graph.order();
    bool good = true;
    std::multiset<int> used;
    for (int u = 0; u < n; ++u)
        for (int v = 0; v < n; ++v) {
            const int label = labels.at(u, v);
            good = good && label == labels.at(v, u) && label <= graph.size() &&
                   (label == 0 || (u != v && graph.adjacent(u, v)));
            if (label != 0 && u < v) used.insert(label);
        }
    for (int label : used) good = good && used.count(label) == 1;
    std::string result = good ? "1/" : "0/";
    for (int u = 0; u < n; ++u) {
        int weight = 0;
        bool complete = true;
        for (Vertex v : graph.neighbours(u)) {
            weight += labels.at(u, v);
            complete = complete && labels.at(u, v) != 0;
        }
        result += (u == 0 ? "" : "/") +
                  (complete && weight < bound ? std::to_string(weight) : std::string());
    }
    return result;
}

TEST(Definitions, LabellingsAndTheirWeights) {
    Expected expected;
    for (const Graph& graph : graphs_to(3)) {
        const int n = graph.order();
        const int digits = n < 3 ? n * n : 4;
        for (int k = 0; k < 1 << 2 * digits; ++k) {
            const auto digit = [k](int i) { return k >> 2 * i & 3; };
            Labels labels{n, {}};
            for (int u = 0; u < n; ++u)
                for (int v = 0; v < n; ++v) {
                    // At order 3: the edges 01, 02, 12 and one label on the diagonal.
                    const int place = n < 3 ? n * u + v : u == v ? 3 : u + v - 1;
                    labels.of.push_back(n == 3 && u == v && u > 0 ? 0 : digit(place));
                }
            std::vector<int> question{8};
            question.insert(question.end(), labels.of.begin(), labels.of.end());
            expected.of("labelling" + as_question(graph) + numbers(question),
                        labelling(graph, labels, 8));
        }
    }
    EXPECT_GT(expected.compare(), 1000u);
}

}  // namespace
}  // namespace gazetteer
