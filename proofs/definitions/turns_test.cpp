// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithm for bipartite graphs in Coq, the matrix game, and the play inside gadgets.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "characterizations/bipartite/bipartite_strategy.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "proofs/definitions/expected.hpp"
#include "properties/checks/gadget_play.hpp"

namespace gazetteer {
namespace {

/// Gaussian elimination with the first pivot of each column, on lists: a step for each cell of a
/// list that is looked at, and for its end.
struct Elimination {
    struct Equation {
        std::vector<bool> left;  ///< the first unknown is the first
        bool right;
    };
    int steps = 0;

    std::optional<std::vector<bool>> solve(int unknowns, std::vector<Equation> rows) {
        ++steps;
        if (unknowns == 0) return consistent(rows);
        const auto pivot = std::ranges::find_if(rows, [](const Equation& r) { return r.left[0]; });
        steps += static_cast<int>(pivot - rows.begin()) + 1;
        std::optional<Equation> p;
        if (pivot != rows.end()) {
            p = *pivot;
            rows.erase(pivot);
        }
        for (Equation& r : rows) {
            ++steps;
            if (r.left[0]) add(r, *p);
            r.left.erase(r.left.begin());
        }
        ++steps;
        std::optional<std::vector<bool>> found = solve(unknowns - 1, std::move(rows));
        if (!found) return found;
        bool first = false;
        if (p) {
            steps += unknowns;
            first = p->right;
            for (int i = 1; i < unknowns; ++i)
                first = first != (p->left[static_cast<std::size_t>(i)] &&
                                  (*found)[static_cast<std::size_t>(i - 1)]);
        }
        found->insert(found->begin(), first);
        return found;
    }

  private:
    std::optional<std::vector<bool>> consistent(const std::vector<Equation>& rows) {
        steps += static_cast<int>(rows.size()) + 1;
        if (std::ranges::any_of(rows, [](const Equation& r) { return r.right; }))
            return std::nullopt;
        return std::vector<bool>{};
    }
    void add(Equation& r, const Equation& p) {
        steps += static_cast<int>(r.left.size());
        for (std::size_t i = 0; i < r.left.size(); ++i) r.left[i] = r.left[i] != p.left[i];
        r.right = r.right != p.right;
    }
};

/// Systems of up to 3 equations in up to 3 unknowns.
TEST(Definitions, GaussianEliminationAndItsSteps) {
    Expected expected;
    for (int k = 0; k <= 3; ++k)
        for (int lines = 0; lines <= 3; ++lines)
            for (int all = 0; all < 1 << (k + 1) * lines; ++all) {
                std::vector<Elimination::Equation> rows;
                std::vector<int> question{k};
                for (int i = 0; i < lines; ++i) {
                    const int line = all >> (k + 1) * i & ((1 << (k + 1)) - 1);
                    Elimination::Equation r{{}, (line >> k) != 0};
                    for (int j = 0; j < k; ++j) r.left.push_back((line >> j & 1) != 0);
                    rows.push_back(r);
                    question.insert(question.end(), {line & ((1 << k) - 1), line >> k});
                }
                Elimination elimination;
                const auto found = elimination.solve(k, rows);
                expected.of("solve" + numbers(question),
                            (found ? word(*found) : "-") + numbers({elimination.steps}));
            }
    EXPECT_GT(expected.compare(), 5000u);
}

/// The steps of each of the three: they read rows of this order, and the system is the graph's.
struct TurnSteps {
    const Graph& graph;

    std::vector<Elimination::Equation> system(Vertex v) const {
        std::vector<Elimination::Equation> rows;
        for (Vertex u : graph.vertices()) {
            Elimination::Equation r{{}, u == v};
            for (Vertex w : graph.vertices()) r.left.push_back(u != w && graph.adjacent(u, w));
            rows.push_back(r);
        }
        return rows;
    }
    /// The rows are counted, and written as equations.
    int decide(Vertex v) const {
        Elimination elimination;
        elimination.solve(graph.order(), system(v));
        return elimination.steps + 2 * (graph.order() + 1);
    }
    std::optional<std::vector<bool>> solution(Vertex v) const {
        return Elimination().solve(graph.order(), system(v));
    }
    /// The row of v is found, and read up to the move.
    int one(Vertex v, std::optional<Vertex> move) const {
        return decide(v) + (move ? v + 1 + *move + 1 : 0);
    }
    /// Besides the row, each neighbour's two bits are found and cleared, and it is decided.
    int all(Vertex v) const {
        int steps = v + 1 + graph.order() + 1;
        for (Vertex w : graph.neighbours(v))
            steps += 2 * (v + 1 + w + 1) + TurnSteps{graph.without_edge(v, w)}.decide(w);
        return steps;
    }
};

std::string turn(const Graph& graph, Vertex v) {
    const std::vector<Vertex> all = BipartiteStrategy(graph, v).replies({});
    const TurnSteps steps{graph};
    std::optional<Vertex> one;
    if (const auto b = steps.solution(v))
        for (Vertex w : graph.neighbours(v))
            if (!one && (*b)[static_cast<std::size_t>(w)]) one = w;
    // The move that the elimination finds is one of those that win.
    EXPECT_EQ(one.has_value(), !all.empty());
    if (one) {
        EXPECT_EQ(std::ranges::count(all, *one), 1);
    }
    std::string list;
    for (Vertex w : all) list += (list.empty() ? "" : " ") + std::to_string(w);
    return std::string(all.empty() ? "1" : "0") + numbers({steps.decide(v)}) + "/" +
           (one ? std::to_string(*one) : "-") + numbers({steps.one(v, one)}) + "/" + list +
           numbers({steps.all(v)});
}

TEST(Definitions, TurnsOnBipartiteGraphsAndTheirSteps) {
    Expected expected;
    for (const Graph& graph : graphs_to(order_max))
        if (is_bipartite(graph))
            for (Vertex v : graph.vertices())
                expected.of("turn" + as_question(graph) + numbers({v}), turn(graph, v));
    expected.compare();
}

/// From each row and each column; the game is played on the graph of the matrix.
TEST(Definitions, TheMatrixGame) {
    Expected expected;
    for (int m = 1; m <= 2; ++m)
        for (int n = 1; n <= 3; ++n)
            for (int entries = 0; entries < 1 << m * n; ++entries) {
                Graph graph(m + n);
                for (int i = 0; i < m * n; ++i)
                    if ((entries >> i & 1) != 0) graph.add_edge(i / n, m + i % n);
                expected.of("matrix_game" + numbers({m, n, entries}), word(m + n, [&](int v) {
                                return outcome<UndirectedEdgeGeography>({graph, v}) == Outcome::P;
                            }));
            }
    expected.compare();
}

/// The places a, b, c, d, z, x, y of Coq, as vertices of the gadget.
std::vector<Vertex> places_of_pseudoarc() {
    const Pseudoarc& shape = pseudoarc();
    return {shape.way[1], shape.way[2], shape.way[3], shape.way[4],
            shape.z,      shape.way[0], shape.way[5]};
}

/// Who is to move loses, if play ends at x and at y with what that is worth.
bool loses_inside(const Graph& left, Vertex v, const std::function<bool(bool)>& worth) {
    const Pseudoarc& shape = pseudoarc();
    if (v == shape.gadget.x || v == shape.gadget.y) return worth(v == shape.gadget.y);
    for (Vertex w : left.neighbours(v))
        if (loses_inside(left.without_edge(v, w), w, worth)) return false;
    return true;
}

TEST(Definitions, PlayInsideThePseudoarc) {
    const std::vector<Vertex> places = places_of_pseudoarc();
    const auto at = [&](int i) { return places[static_cast<std::size_t>(i)]; };
    // The list of edges begins with those of the way.
    const std::vector<std::pair<int, int>> edges{{5, 0}, {0, 1}, {1, 2}, {2, 3},
                                                 {3, 6}, {4, 0}, {4, 2}, {4, 3}};
    Graph whole(7);
    for (const auto& [i, j] : edges) whole.add_edge(at(i), at(j));
    EXPECT_EQ(whole, pseudoarc().gadget.graph);
    Expected expected;
    const auto from = [&](std::size_t first) {
        std::string result;
        for (std::size_t i = first; i < edges.size(); ++i)
            result += (i == first ? "" : " ") + std::to_string(edges[i].first) + ',' +
                      std::to_string(edges[i].second);
        return result;
    };
    expected.of("pseudoarc", from(0) + "/5 0 1 2 3 6/" + from(0) + "/" + from(1) + "/" + from(2) +
                                 "/" + from(3));
    for (int left = 0; left < 1 << 8; ++left)
        for (int worth = 0; worth < 4; ++worth) {
            Graph graph(7);
            for (std::size_t i = 0; i < edges.size(); ++i)
                if ((left >> i & 1) != 0) graph.add_edge(at(edges[i].first), at(edges[i].second));
            const auto is_worth = [worth](bool y) { return (worth >> (y ? 1 : 0) & 1) != 0; };
            expected.of("inside" + numbers({left, worth}),
                        word(7, [&](int i) { return loses_inside(graph, at(i), is_worth); }));
        }
    EXPECT_EQ(expected.compare(), 1025u);
}

}  // namespace
}  // namespace gazetteer
