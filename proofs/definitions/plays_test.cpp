// SPDX-License-Identifier: GPL-3.0-or-later
// Grundy values, positions, strategies and octal games in Coq are those of oracle/.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "characterizations/edge_delete/guy_smith.hpp"
#include "oracle/grundy.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "proofs/definitions/expected.hpp"
#include "properties/checks/gadget_play.hpp"

namespace gazetteer {
namespace {

/// Beyond, Coq's recursion for Grundy values takes minutes.
constexpr int grundy_size_max = 7;

TEST(Definitions, GrundyValues) {
    compare_on_graphs(
        "grundy",
        [](const Graph& graph) { return std::to_string(grundy_value<EdgeDelete>(graph)); },
        grundy_size_max);
    Expected expected;
    for (int a = 0; a < 24; ++a)
        for (int b = 0; b < 24; ++b) expected.of("nim" + numbers({a, b}), std::to_string(a ^ b));
    expected.compare();
}

/// Each player is the same as itself alone.
TEST(Definitions, Players) {
    Expected expected;
    expected.of("players", "10/01");
    expected.compare();
}

/// For each two vertices as x and y and each worth: whether who enters by x wins.
std::string entering(const Graph& graph) {
    const int n = graph.order();
    return word(4 * n * n, [&](int k) {
        const Gadget gadget{graph, k / 4 / n, k / 4 % n};
        const properties::ExitWorth worth{(k & 2) != 0, (k & 1) != 0};
        Solver<properties::GadgetPlay> solver;
        return gadget.x != gadget.y && !solver.is_P(properties::entry(gadget, gadget.x, worth));
    });
}

/// To order 4 and size 3: Coq searches without a memo. No graph that small acts as an arc.
TEST(Definitions, EnteringAGadget) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        if (graph.size() > 3) continue;
        expected.of("entering" + as_question(graph), entering(graph));
        for (Vertex x : graph.vertices())
            for (Vertex y : graph.vertices()) {
                if (graph.order() > 3) continue;
                const bool acts = x != y && properties::acts_as_arc({graph, x, y});
                expected.of("acts" + as_question(graph) + numbers({x, y}), acts ? "1" : "0");
            }
    }
    EXPECT_GT(expected.compare(), order_max < 4 ? 5u : 10u);
}

Graph of_edges(int order, const std::vector<Edge>& edges) {
    Graph result(order);
    for (const Edge& e : edges) result.add_edge(e.u, e.v);
    return result;
}

void gather(const Graph& position, std::set<Graph>& found) {
    if (!found.insert(position).second) return;
    for (const Graph& option : EdgeDelete::options(position)) gather(option, found);
}

/// Beyond, Coq's lists of all plays take long.
constexpr int plays_size_max = 5;

TEST(Definitions, PositionsToWhichEdgeDeleteMayCome) {
    compare_on_graphs(
        "reachable",
        [](const Graph& graph) {
            std::set<Graph> found;
            gather(graph, found);
            return word(1 << graph.size(), [&](int bits) {
                return found.contains(of_edges(graph.order(), chosen(graph, bits)));
            });
        },
        plays_size_max);
}

/// Every answer that is good keeps the player who answers from losing.
template <class R>
bool answers_win(const RootedGraph& p, const std::function<bool(Vertex, Vertex)>& good) {
    for (const RootedGraph& q : R::options(p)) {
        bool answered = false;
        for (const RootedGraph& r : R::options(q)) {
            if (!good(q.root, r.root)) continue;
            answered = true;
            if (!answers_win<R>(r, good)) return false;
        }
        if (!answered) return false;
    }
    return true;
}

std::string wins_along(const Graph& graph) {
    std::string result;
    for (int bits = 0; bits < 1 << graph.size(); ++bits) {
        const Graph m = of_edges(graph.order(), chosen(graph, bits));
        const auto good = [&m](Vertex u, Vertex v) { return m.adjacent(u, v); };
        result += (bits == 0 ? "" : "/") + word(graph.order(), [&](int v) {
                      return answers_win<UndirectedVertexGeography>({graph, v}, good);
                  });
    }
    return result;
}

std::string wins_into(const Graph& graph) {
    std::string result;
    for (int bits = 0; bits < 1 << graph.order(); ++bits) {
        const auto good = [bits](Vertex, Vertex v) { return (bits >> v & 1) != 0; };
        result += (bits == 0 ? "" : "/") + word(graph.order(), [&](int v) {
                      return answers_win<UndirectedEdgeGeography>({graph, v}, good);
                  });
    }
    return result;
}

TEST(Definitions, StrategiesAlongEdgesAndIntoSets) {
    compare_on_graphs("wins_along", wins_along, plays_size_max);
    compare_on_graphs("wins_into", wins_into, plays_size_max);
}

TEST(Definitions, OctalGames) {
    Expected expected;
    for (const std::vector<int>& digits : {std::vector{0, 7}, {3}, {7, 7}, {1, 3, 7}, {2, 4, 5}}) {
        const std::vector<int> values = octal_grundy_values({digits}, 6);
        for (int h = 0; h <= 6; ++h) {
            std::vector<int> question{h};
            question.insert(question.end(), digits.begin(), digits.end());
            expected.of("octal" + numbers(question),
                        std::to_string(values.at(static_cast<std::size_t>(h))));
        }
    }
    const std::vector<int> dawson = octal_grundy_values(dawsons_kayles(), 9);
    for (int h = 0; h <= 9; ++h)
        expected.of("dawson" + numbers({h}),
                    std::to_string(dawson.at(static_cast<std::size_t>(h))));
    const std::vector<int> paths = edge_delete_path_grundy_values(7);
    for (int n = 0; n <= 7; ++n)
        expected.of("path_value" + numbers({n}),
                    std::to_string(paths.at(static_cast<std::size_t>(n))));
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
