// SPDX-License-Identifier: GPL-3.0-or-later
// The definitions that the statements in proofs/coq use are those of graph/, oracle/ and
// characterizations/: extracted to an OCaml program, they have the same values on every graph of
// order <= 5, and on small members of each family.
//
//   definitions_test PROGRAM [ORDER]   PROGRAM as written by proofs/coq/tie/build PROGRAM
//   definitions
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "characterizations/edge_delete/guy_smith.hpp"
#include "characterizations/grids/billiard.hpp"
#include "characterizations/grids/grids.hpp"
#include "characterizations/matchings/gallai_edmonds.hpp"
#include "characterizations/slither/slither.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/predicates.hpp"
#include "oracle/grundy.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "proofs/coq_answers.hpp"
#include "properties/checks/gadget_play.hpp"

namespace gazetteer {
namespace {

std::string program;
int order_max = 5;
/// Beyond, Coq's recursion for Grundy values takes minutes.
constexpr int grundy_size_max = 7;

std::string numbers(const std::vector<int>& values) {
    std::string result;
    for (int value : values) result += ' ' + std::to_string(value);
    return result;
}

/// " order size u v u v ...".
std::string as_question(const Graph& graph) {
    std::vector<int> values{graph.order(), graph.size()};
    for (const Edge& e : graph.edges()) values.insert(values.end(), {e.u, e.v});
    return numbers(values);
}

/// 0 or 1 for each i < count.
std::string word(int count, const std::function<bool(int)>& holds) {
    std::string result;
    for (int i = 0; i < count; ++i) result += holds(i) ? '1' : '0';
    return result;
}

std::string rows(const SparseGraph& graph) {
    std::string result;
    for (Vertex u = 0; u < graph.order(); ++u)
        result +=
            (u == 0 ? "" : "/") + word(graph.order(), [&](int v) { return graph.adjacent(u, v); });
    return result;
}

/// The answers that are expected of Coq, all asked at once.
struct Expected {
    std::vector<std::string> questions;
    std::vector<std::string> answers;

    void of(std::string question, std::string answer) {
        questions.push_back(std::move(question));
        answers.push_back(std::move(answer));
    }
    /// The number of questions. Both 0 and 1 must occur in the answers, or they say little.
    std::size_t compare() const {
        const std::vector<std::string> found = coq_answers(program, questions);
        EXPECT_EQ(found.size(), answers.size());
        std::string all;
        for (std::size_t i = 0; i < found.size() && i < answers.size(); ++i) {
            EXPECT_EQ(found[i], answers[i]) << questions[i];
            all += answers[i];
        }
        EXPECT_NE(all.find('0'), std::string::npos);
        EXPECT_NE(all.find('1'), std::string::npos);
        return questions.size();
    }
};

std::vector<Graph> graphs_to(int order) {
    std::vector<Graph> result;
    for_each_graph({.order_max = order}, [&result](const Graph& graph) {
        result.push_back(graph);
        return true;
    });
    return result;
}

/// Asks `name` of every graph to the order.
void compare_on_graphs(const std::string& name,
                       const std::function<std::string(const Graph&)>& answer,
                       int size_max = 1000) {
    Expected expected;
    for (const Graph& graph : graphs_to(order_max))
        if (graph.size() <= size_max) expected.of(name + as_question(graph), answer(graph));
    EXPECT_GT(expected.compare(), order_max < 5 ? 5u : 35u);
}

/// The answer for each set of vertices, in the order of its binary number.
std::function<std::string(const Graph&)> of_sets(
    const std::function<bool(const Graph&, VertexSet)>& holds) {
    return [holds](const Graph& graph) {
        return word(1 << graph.order(), [&](int bits) {
            return holds(graph, VertexSet::from_bits(static_cast<std::uint64_t>(bits)));
        });
    };
}

TEST(Definitions, IndependentSets) {
    compare_on_graphs("independent", of_sets(is_independent));
}

TEST(Definitions, EvenKernels) {
    compare_on_graphs("even_kernel", of_sets([](const Graph& graph, VertexSet s) {
                          return is_even_kernel(graph, s);
                      }));
}

TEST(Definitions, Bipartitions) {
    compare_on_graphs("bipartition", of_sets([](const Graph& graph, VertexSet x) {
                          return is_independent(graph, x) &&
                                 is_independent(graph, graph.vertices() - x);
                      }));
}

/// Map number k has f(v) as digit v of k in base n.
TEST(Definitions, Mirrors) {
    compare_on_graphs("mirror", [](const Graph& graph) {
        const int n = graph.order();
        int maps = 1;
        for (int v = 0; v < n; ++v) maps *= n;
        return word(maps, [&](int k) {
            std::vector<Vertex> f;
            for (int v = 0; v < n; ++v, k /= n) f.push_back(k % n);
            return is_mirror_automorphism(graph, f);
        });
    });
}

std::vector<Edge> chosen(const Graph& graph, int bits) {
    std::vector<Edge> result;
    const std::vector<Edge> edges = graph.edges();
    for (std::size_t i = 0; i < edges.size(); ++i)
        if ((bits >> i & 1) != 0) result.push_back(edges[i]);
    return result;
}

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

std::string places(const Grid& grid, const std::function<Vertex(Vertex)>& image) {
    std::string result;
    for (Vertex v = 0; v < grid.order(); ++v) {
        const Vertex w = image(v);
        result += (v == 0 ? "" : " ") + std::to_string(grid.a(w)) + ',' + std::to_string(grid.b(w));
    }
    return result;
}

TEST(Definitions, Grids) {
    Expected expected;
    for (int m = 1; m <= 5; ++m)
        for (int n = 1; n <= 5; ++n) {
            const Grid grid{m, n};
            expected.of("grid" + numbers({m, n}), rows(grid.graph()));
            expected.of("rows" + numbers({m, n}), places(grid, [](Vertex v) { return v; }));
            expected.of("reflection" + numbers({m, n}), places(grid, [&](Vertex v) {
                            return grid.at(m + 1 - grid.a(v), n + 1 - grid.b(v));
                        }));
        }
    expected.compare();
}

TEST(Definitions, DiagonalsOfGrids) {
    Expected expected;
    for (int m = 1; m <= 8; ++m)
        for (int n = 1; n <= 8; ++n) {
            const int d = std::gcd(m + 1, n + 1);
            for (int k = 0; k <= d; ++k) {
                const std::vector<Vertex> set = s_k({m, n}, k);
                expected.of("diagonals" + numbers({m, n, d, k}), word(m * n, [&](int v) {
                                return std::ranges::find(set, v) != set.end();
                            }));
            }
        }
    expected.compare();
}

/// Portion by portion, and each with its last step left out.
TEST(Definitions, PortionsOfTheBilliardTrajectory) {
    Expected expected;
    for (const Grid grid : {Grid{2, 2}, {2, 3}, {4, 2}, {3, 3}, {4, 5}, {6, 3}})
        for (Portion portion : corner_portions(grid))
            for (const bool whole : {true, false}) {
                if (!whole) portion.points.pop_back();
                const Point start = portion.points.front();
                const Point step = portion.points[1] - start;
                const int steps = static_cast<int>(portion.points.size()) - 1;
                const std::vector<Vertex> odd = traversed_oddly(grid, portion);
                const auto to_corner = std::to_string(int{whole && portion.leads_to_corner});
                expected.of("portion" + numbers({grid.m, grid.n, start.x, start.y, int{step.x > 0},
                                                 int{step.y > 0}, steps}),
                            to_corner + "/" + word(grid.order(), [&](int v) {
                                return std::ranges::find(odd, v) != odd.end();
                            }));
            }
    EXPECT_EQ(expected.compare(), 48u);
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

/// To order 4 and size 3: Coq searches without a memo.
TEST(Definitions, EnteringAGadget) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4)))
        if (graph.size() <= 3) expected.of("entering" + as_question(graph), entering(graph));
    EXPECT_GT(expected.compare(), order_max < 4 ? 5u : 10u);
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

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (argc != 2 && argc != 3) {
        std::fprintf(stderr, "usage: definitions_test PROGRAM [ORDER]\n");
        return 2;
    }
    gazetteer::program = argv[1];
    if (argc == 3) gazetteer::order_max = std::atoi(argv[2]);
    return RUN_ALL_TESTS();
}
