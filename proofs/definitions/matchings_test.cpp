// SPDX-License-Identifier: GPL-3.0-or-later
// Matchings, what they make of vertices, and Tutte-Berge pairs in Coq.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "characterizations/slither/slither.hpp"
#include "graph/predicates.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

/// The answer for each set of edges.
std::function<std::string(const Graph&)> of_edge_sets(
    const std::function<bool(const Graph&, const std::vector<Edge>&)>& holds) {
    return [holds](const Graph& graph) {
        return word(1 << graph.size(), [&](int bits) { return holds(graph, chosen(graph, bits)); });
    };
}

/// By the definition: no set of independent edges has more.
bool is_maximum(const Graph& graph, const std::vector<Edge>& matching) {
    if (!is_matching(graph, matching)) return false;
    for (int bits = 0; bits < 1 << graph.size(); ++bits) {
        const std::vector<Edge> other = chosen(graph, bits);
        if (other.size() > matching.size() && is_matching(graph, other)) return false;
    }
    return true;
}

bool is_perfect(const Graph& graph, const std::vector<Edge>& matching) {
    bool all = is_matching(graph, matching);
    for (Vertex v : graph.vertices()) all = all && saturates(matching, v);
    return all;
}

TEST(Definitions, Matchings) {
    compare_on_graphs("matching", of_edge_sets([](const Graph& graph, const std::vector<Edge>& m) {
                          return is_matching(graph, m);
                      }));
    compare_on_graphs("maximum", of_edge_sets(is_maximum));
    compare_on_graphs("perfect", of_edge_sets(is_perfect));
}

std::function<std::string(const Graph&)> of_class(VertexClass c) {
    return [c](const Graph& graph) {
        const GallaiEdmonds partition = gallai_edmonds(graph);
        return word(graph.order(), [&](int v) { return partition.of(v) == c; });
    };
}

TEST(Definitions, OuterInnerAndPerfectVertices) {
    compare_on_graphs("outer", of_class(VertexClass::outer));
    compare_on_graphs("inner", of_class(VertexClass::inner));
    compare_on_graphs("perfect_vertices", of_class(VertexClass::perfect));
}

TEST(Definitions, TheGraphsOfAndersonsSequence) {
    compare_on_graphs("levels", [](const Graph& graph) {
        const std::vector<int> level = slither_sequence(graph).level_of;
        std::string result;
        for (int i = 0; i < 4; ++i)
            result += (i == 0 ? "" : "/") + word(graph.order(), [&](int v) {
                          return level.at(static_cast<std::size_t>(v)) >= i;
                      });
        return result;
    });
}

/// For each set of vertices as the barrier, each set of edges.
std::string barrier_answer(const Graph& graph) {
    std::string result;
    for (int bits = 0; bits < 1 << graph.order(); ++bits) {
        std::vector<Vertex> barrier;
        for (Vertex v : VertexSet::from_bits(static_cast<std::uint64_t>(bits)))
            barrier.push_back(v);
        result += (bits == 0 ? "" : "/") + word(1 << graph.size(), [&](int edges) {
                      return is_tutte_berge_pair(graph, chosen(graph, edges), barrier);
                  });
    }
    return result;
}

/// To order 3: Coq's components take long.
TEST(Definitions, TutteBergePairs) {
    Expected expected;
    for (const Graph& graph : graphs_to(3))
        expected.of("barrier" + as_question(graph), barrier_answer(graph));
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
