// SPDX-License-Identifier: GPL-3.0-or-later
// The families of graphs in Coq are those of graph/families.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

TEST(Definitions, GraphsOfMatrices) {
    Expected expected;
    for (int m = 1; m <= 3; ++m)
        for (int n = 1; n <= 3; ++n)
            for (int bits = 0; bits < 1 << m * n; ++bits) {
                Graph graph(m + n);
                for (int i = 0; i < m; ++i)
                    for (int j = 0; j < n; ++j)
                        if ((bits >> (i * n + j) & 1) != 0) graph.add_edge(i, m + j);
                expected.of("matrix" + numbers({m, n, bits}), rows(graph));
            }
    EXPECT_GT(expected.compare(), 500u);
}

TEST(Definitions, Families) {
    Expected expected;
    for (int n = 0; n <= 3; ++n) expected.of("cube" + numbers({n}), rows(cube(n)));
    for (int n = 0; n <= 7; ++n) {
        expected.of("path" + numbers({n}), rows(path(n)));
        expected.of("complete" + numbers({n}), rows(complete(n)));
    }
    for (int n = 3; n <= 8; ++n) expected.of("cycle" + numbers({n}), rows(cycle(n)));
    for (int n = 0; n <= 3; ++n) {
        expected.of("complete_bipartite" + numbers({n}), rows(complete_bipartite(n, n)));
        expected.of("cocktail_party" + numbers({n}), rows(cocktail_party(n)));
    }
    expected.of("half_turn 3", "3 4 5 0 1 2");
    expected.of("paw", rows(SparseGraph(4, {{0, 1}, {1, 2}, {1, 3}, {2, 3}})));
    for (const std::vector<int>& sides : {std::vector{3}, {2, 3}, {3, 2}, {2, 2, 3}, {3, 1, 2}})
        expected.of("box" + numbers(sides), rows(grid_of_sides(sides)));
    for (const std::vector<int>& orders : {std::vector{4}, {2, 3}, {3, 2, 2}, {1, 4}}) {
        Graph pieces;
        for (int order : orders) pieces = disjoint_union(pieces, to_graph(path(order)));
        expected.of("pieces" + numbers(orders), rows(pieces));
    }
    expected.compare();
}

Graph with_leaves(const Graph& graph) {
    Graph result = disjoint_union(graph, Graph(graph.order()));
    for (Vertex v : graph.vertices()) result.add_edge(v, graph.order() + v);
    return result;
}

TEST(Definitions, GraphsMadeFromOthers) {
    Expected expected;
    for (const Graph& graph : graphs_to(3)) {
        expected.of("with_leaves" + as_question(graph), rows(with_leaves(graph)));
        expected.of("copies" + as_question(graph) + " 2", rows(disjoint_union(graph, graph)));
        for (const Graph& other : graphs_to(2))
            expected.of("union" + as_question(graph) + as_question(other),
                        rows(disjoint_union(graph, other)));
    }
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
