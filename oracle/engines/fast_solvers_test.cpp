// SPDX-License-Identifier: GPL-3.0-or-later
// Each fast solver equals the definition on all small graphs, and Solver on all of the next orders.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/edge_delete/whole_position_solver.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_table.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/testkit/all_graphs.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;
using DVG = DirectedVertexGeography;
using DEG = DirectedEdgeGeography;

TEST(EdgeGeographySolver, EqualsTheDefinitionUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        EdgeGeographySolver<> solver(g);
        EdgeGeographySolver<2> wide(g);
        EdgeGeographySolver<8> without_recursion(g);
        for (Vertex v : g.vertices()) {
            EXPECT_EQ(solver.outcome(v), outcome<UEG>({g, v}));
            EXPECT_EQ(wide.outcome(v), solver.outcome(v));
            EXPECT_EQ(without_recursion.outcome(v), solver.outcome(v));
            EXPECT_EQ(without_recursion.winning_moves(v), solver.winning_moves(v));
        }
    });
}

TEST(EdgeGeographySolver, EqualsTheDefinitionOnDigraphsUpToOrderThree) {
    for_all_digraphs(0, 3, [](const Digraph& d) {
        EdgeGeographySolver<> solver(d);
        for (Vertex v : d.vertices()) EXPECT_EQ(solver.outcome(v), outcome<DEG>({d, v}));
    });
}

TEST(EdgeGeographySolver, UsesMoreThanOneWord) {
    // A cycle of 129 edges lets the token be carried on: N, since the number of moves is odd.
    EXPECT_EQ(EdgeGeographySolver<3>(cycle(129)).outcome(0), Outcome::N);
    EXPECT_EQ(EdgeGeographySolver<3>(cycle(130)).outcome(128), Outcome::P);
    EXPECT_EQ(EdgeGeographySolver<1>(path(65)).outcome(1), Outcome::N);
    EXPECT_THROW(EdgeGeographySolver<1>(path(66)), ContractViolation);
}

TEST(EdgeGeographySolver, RefusesARootOutsideTheGraph) {
    EdgeGeographySolver<> solver{path(3)};
    EXPECT_THROW(solver.outcome(3), ContractViolation);
    EXPECT_THROW(solver.outcome(-1), ContractViolation);
    EXPECT_THROW(EdgeGeographySolver<>(path(0)).outcome(0), ContractViolation);
}

TEST(EdgeGeographySolver, WinningMovesAreTheSolversOnes) {
    Solver<UEG> plain;
    for_all_graphs(0, 5, [&](const Graph& g) {
        EdgeGeographySolver<> solver(g);
        for (Vertex v : g.vertices())
            EXPECT_EQ(solver.winning_moves(v), plain.winning_moves({g, v}));
    });
}

TEST(VertexGeographySolver, EqualsTheDefinitionUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        VertexGeographySolver solver(g);
        for (Vertex v : g.vertices()) EXPECT_EQ(solver.outcome(v), outcome<UVG>({g, v}));
    });
    for_all_digraphs(0, 3, [](const Digraph& d) {
        VertexGeographySolver solver(d);
        for (Vertex v : d.vertices()) EXPECT_EQ(solver.outcome(v), outcome<DVG>({d, v}));
    });
}

TEST(VertexGeographySolver, WinningMovesAreTheSolversOnes) {
    Solver<UVG> plain;
    for_all_graphs(0, 5, [&](const Graph& g) {
        VertexGeographySolver solver(g);
        for (Vertex v : g.vertices())
            EXPECT_EQ(solver.winning_moves(v), plain.winning_moves({g, v}));
    });
    EXPECT_THROW(VertexGeographySolver(Graph(0)).outcome(0), ContractViolation);
    EXPECT_THROW(VertexGeographySolver(Graph(3)).winning_moves(3), ContractViolation);
}

/// On a triangle after the first move: two vertices left and the token on one of them. That of the
/// root itself comes with its outcome. What has no move is not kept.
TEST(VertexGeographySolver, KeepsEachPositionOnce) {
    VertexGeographySolver solver(to_graph(complete(3)));
    for (int time = 0; time < 2; ++time) {
        EXPECT_THAT(solver.winning_moves(0), IsEmpty());
        EXPECT_EQ(solver.positions(), 2u);
    }
    EXPECT_EQ(solver.outcome(0), Outcome::P);
    EXPECT_EQ(solver.positions(), 3u);
    // The first of the two moves from the middle wins, and the other is not looked at.
    VertexGeographySolver star(to_graph(complete_bipartite(1, 3)));
    EXPECT_EQ(star.outcome(0), Outcome::N);
    EXPECT_EQ(star.positions(), 1u);
}

/// On the complete graph of order 4: one with each edge as the path, and three with each vertex off
/// the path. Which end comes first does not matter, and what has no move is not kept.
TEST(SlitherSolver, KeepsEachPositionOnce) {
    SlitherSolver solver(to_graph(complete(4)));
    for (int time = 0; time < 2; ++time) {
        EXPECT_EQ(solver.winning_moves().size(), 6u);
        EXPECT_EQ(solver.positions(), 6u + 4 * 3);
    }
}

TEST(SlitherSolver, EqualsTheDefinitionUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        EXPECT_EQ(SlitherSolver(g).outcome(), outcome<Slither>(Slither::start(g)));
    });
}

TEST(SlitherSolver, LaterPositionsAndWinningMovesToo) {
    Solver<Slither> plain;
    for_all_graphs(0, 5, [&](const Graph& g) {
        SlitherSolver solver(g);
        EXPECT_EQ(solver.winning_moves(), plain.winning_moves(Slither::start(g)));
        for (const auto& first : Slither::options(Slither::start(g)))
            for (const auto& second : Slither::options(first))
                EXPECT_EQ(solver.outcome(second), plain.outcome(second));
    });
    EXPECT_THROW(SlitherSolver(Graph(2)).outcome(Slither::start(Graph(3))), ContractViolation);
}

TEST(ClassSolver, EqualsTheDefinitionUpToOrderFive) {
    ClassSolver<UEG> edges;
    ClassSolver<UVG> vertices;
    for_all_graphs(0, 5, [&](const Graph& g) {
        for (Vertex v : g.vertices()) {
            EXPECT_EQ(edges.outcome({g, v}), outcome<UEG>({g, v}));
            EXPECT_EQ(vertices.outcome({g, v}), outcome<UVG>({g, v}));
            EXPECT_EQ(vertices.grundy_value({g, v}), grundy_value<UVG>({g, v}));
        }
    });
}

TEST(ClassSolver, DecidesIsomorphicPositionsOnce) {
    ClassSolver<UEG> solver;
    const Graph g = disjoint_union(to_graph(path(3)), to_graph(path(3)));
    solver.outcome({g, 0});
    const std::size_t before = solver.positions();
    solver.outcome({g, 5});
    EXPECT_EQ(solver.positions(), before);
    EXPECT_THAT(solver.winning_moves({g, 4}), ElementsAre(3, 5));
    EXPECT_THAT(solver.winning_moves({g, 5}), IsEmpty());
}

/// A representative that takes vertex 0 for the root: what a wrong one does.
struct RootAtZero {
    static RootedGraph of(const RootedGraph& position) { return {canonical(position.graph), 0}; }
};

TEST(ClassSolver, ARepresentativeThatForgetsTheRootIsCaught) {
    int differences = 0;
    for_all_graphs(0, 4, [&](const Graph& g) {
        Solver<UEG, RootAtZero> wrong;
        for (Vertex v : g.vertices())
            if (wrong.outcome({g, v}) != outcome<UEG>({g, v})) ++differences;
    });
    EXPECT_GT(differences, 0);
}

template <class EdgeDeletion>
void equals_edge_delete() {
    EdgeDeletion solver;
    for_all_graphs(0, 5, [&](const Graph& g) {
        if (g.size() > 8) return;  // the definition takes size! steps
        EXPECT_EQ(solver.grundy_value(g), grundy_value<EdgeDelete>(g));
        EXPECT_EQ(solver.outcome(g), outcome<EdgeDelete>(g));
    });
}

TEST(EdgeDeleteSolver, EqualsTheDefinitionUpToOrderFive) {
    equals_edge_delete<EdgeDeleteSolver>();
}

TEST(FastSolversStandard, EdgeDeleteEqualsSolverUpToOrderSix) {
    EdgeDeleteSolver solver;
    Solver<EdgeDelete> plain;
    for_all_graphs(0, 6, [&](const Graph& g) {
        plain.clear();
        EXPECT_EQ(solver.grundy_value(g), plain.grundy_value(g));
        EXPECT_EQ(solver.winning_moves(g), plain.winning_moves(g));
    });
}

/// Outcomes alone, values alone, and the one after the other. What is decided is asked again.
void outcomes_are_those_of_values(int order_max) {
    EdgeDeleteSolver outcomes, values, both;
    for_all_graphs(0, order_max, [&](const Graph& g) {
        const bool is_P = values.grundy_value(g) == 0;
        for (int time = 0; time < 2; ++time) {
            EXPECT_EQ(outcomes.is_P(g), is_P);
            EXPECT_EQ(both.is_P(g), is_P);
        }
        if (g.size() % 2 == 1) return;
        EXPECT_EQ(both.grundy_value(g), values.grundy_value(g));
    });
}
TEST(EdgeDeleteSolver, HasTheSameOutcomesWithoutValues) {
    outcomes_are_those_of_values(6);
}
TEST(FastSolversStandard, EdgeDeleteHasTheSameOutcomesWithoutValues) {
    outcomes_are_those_of_values(7);
}

TEST(EdgeDeleteSolver, LooksAtFewerPositionsForAnOutcome) {
    EdgeDeleteSolver outcomes, values;
    EXPECT_FALSE(outcomes.is_P(to_graph(complete(7))));
    EXPECT_NE(values.grundy_value(to_graph(complete(7))), 0);
    EXPECT_LT(2 * outcomes.positions(), values.positions());
}

/// Two components that are alike are one position, decided once.
TEST(EdgeDeleteSolver, DecidesEachComponentByItself) {
    EdgeDeleteSolver one, two;
    const Graph k4 = to_graph(complete(4));
    (void)one.grundy_value(k4);
    EXPECT_GT(one.positions(), 1u);
    EXPECT_EQ(two.grundy_value(disjoint_union(k4, k4)), 0);
    EXPECT_EQ(two.positions(), one.positions());
}

TEST(EdgeDeleteSolver, KeepsNothingOfWhatHasNoMove) {
    EdgeDeleteSolver solver;
    for (int n = 1; n <= 3; ++n) {
        EXPECT_EQ(solver.grundy_value(to_graph(path(n))), 0);
        EXPECT_TRUE(solver.is_P(to_graph(path(n))));
    }
    EXPECT_EQ(solver.positions(), 0u);
    EXPECT_EQ(solver.grundy_value(to_graph(cycle(3))), 1);
    EXPECT_EQ(solver.positions(), 1u);
}

TEST(WholePositionSolver, EqualsTheDefinitionUpToOrderFive) {
    equals_edge_delete<WholePositionSolver>();
}

TEST(WholePositionSolver, IsomorphicPositionsHaveOneNameAndOthersNot) {
    std::set<Graph> names;
    for_all_graphs(0, 6, [&](const Graph& g) {
        const Graph name = EdgeDeleteClass::of(g);
        EXPECT_EQ(canonical(name), canonical(g));
        EXPECT_TRUE(names.insert(name).second);
        std::vector<Vertex> turned(static_cast<std::size_t>(g.order()));
        for (Vertex v : g.vertices()) turned[static_cast<std::size_t>(v)] = g.order() - 1 - v;
        EXPECT_EQ(EdgeDeleteClass::of(g.relabelled(turned)), name);
    });
}

TEST(WholePositionSolver, NamesDisjointPathsByARow) {
    const Graph name = EdgeDeleteClass::of(
        disjoint_union(to_graph(path(3)), disjoint_union(to_graph(path(1)), to_graph(path(2)))));
    EXPECT_THAT(name.edges(), ElementsAre(Edge{1, 2}, Edge{3, 4}, Edge{4, 5}));
}

// Two ways to the same values: one sums components, one has no theorem on sums.
TEST(FastSolversStandard, WholePositionsHaveTheValuesOfTheSums) {
    EdgeDeleteSolver sums;
    WholePositionSolver whole;
    for_all_graphs(0, 7,
                   [&](const Graph& g) { EXPECT_EQ(whole.grundy_value(g), sums.grundy_value(g)); });
    for (int n = 2; n <= 28; ++n)
        EXPECT_EQ(whole.grundy_value(to_graph(path(n))), sums.grundy_value(to_graph(path(n))));
}

TEST(LabelledTable, EqualsTheDefinitionUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        const LabelledTable table(g.order());
        for (Vertex v : g.vertices()) EXPECT_EQ(table.outcome({g, v}), outcome<UEG>({g, v}));
    });
    EXPECT_EQ(LabelledTable(0).count_of_P(), 0u);
    EXPECT_EQ(LabelledTable(1).count_of_P(), 1u);
    EXPECT_EQ(LabelledTable(2).count_of_P(), 2u);
    EXPECT_THROW(LabelledTable(9), ContractViolation);
    EXPECT_THROW(LabelledTable(3).outcome({Graph(2), 0}), ContractViolation);
    EXPECT_THROW(LabelledTable(3).outcome({Graph(3), 3}), ContractViolation);
    EXPECT_THROW(LabelledTable(3).outcome({Graph(3), -1}), ContractViolation);
    EXPECT_THROW(LabelledTable(-1), ContractViolation);
}

TEST(FastSolversStandard, TheLabelledTableAgreesWithClassesOnAllRootedGraphsOfOrderSeven) {
    const LabelledTable table(7);
    ClassSolver<UEG> classes;
    for_all_graphs(7, 7, [&](const Graph& g) {
        for (Vertex v : g.vertices()) EXPECT_EQ(classes.outcome({g, v}), table.outcome({g, v}));
    });
}

// 268,435,456 labelled graphs, decided backwards, against 12,346 unlabelled ones, decided forwards.
TEST(FastSolversLong, TheLabelledTableAgreesWithClassesOnAllRootedGraphsOfOrderEight) {
    const LabelledTable table(8);
    ClassSolver<UEG> classes;
    for_all_graphs(8, 8, [&](const Graph& g) {
        for (Vertex v : g.vertices()) EXPECT_EQ(classes.outcome({g, v}), table.outcome({g, v}));
    });
}

// Play on a path or a directed cycle is forced: the parity of the number of moves decides.
TEST(FastSolvers, TheLargestOrder) {
    const Graph path64 = to_graph(path(64));
    EXPECT_EQ(Solver<UVG>().outcome({path64, 63}), Outcome::N);
    EXPECT_EQ(Solver<UEG>().outcome({path64, 63}), Outcome::N);
    EXPECT_EQ(VertexGeographySolver(path64).outcome(63), Outcome::N);
    EXPECT_EQ(EdgeGeographySolver<>(path64).outcome(63), Outcome::N);
    EXPECT_EQ(ClassSolver<UEG>().outcome({path64, 63}), Outcome::N);
    Digraph ring(64);
    for (Vertex v = 0; v < 64; ++v) ring.add_arc(v, (v + 1) % 64);
    EXPECT_EQ(Solver<DEG>().outcome({ring, 63}), Outcome::P);
    EXPECT_EQ(Solver<DVG>().outcome({ring, 63}), Outcome::N);
    EXPECT_EQ(VertexGeographySolver(ring).outcome(63), Outcome::N);
    EXPECT_EQ(EdgeGeographySolver<>(ring).outcome(63), Outcome::P);
    // The first player's middle edge leaves two ends of equal length.
    EXPECT_EQ(SlitherSolver(path64).outcome(), Outcome::N);
    EdgeDeleteSolver deletions;
    EXPECT_EQ(deletions.is_P(path64), deletions.winning_moves(path64).empty());
    const Graph path14 = to_graph(path(14));
    EXPECT_EQ(deletions.grundy_value(path14), Solver<EdgeDelete>().grundy_value(path14));
}

// All rooted graphs of order 6 and 7, by all three solvers.
TEST(FastSolversStandard, AgreeWithSolverOnAllRootedGraphsOfOrderSix) {
    ClassSolver<UEG> classes;
    for_all_graphs(6, 6, [&](const Graph& g) {
        Solver<UEG> plain;
        EdgeGeographySolver<> solver(g);
        for (Vertex v : g.vertices()) {
            EXPECT_EQ(classes.outcome({g, v}), plain.outcome({g, v}));
            EXPECT_EQ(solver.outcome(v), plain.outcome({g, v}));
        }
    });
}

TEST(FastSolversStandard, TwoFastSolversAgreeOnAllRootedGraphsOfOrderSeven) {
    ClassSolver<UEG> edges;
    ClassSolver<UVG> vertices;
    for_all_graphs(7, 7, [&](const Graph& g) {
        EdgeGeographySolver<> edge_solver(g);
        VertexGeographySolver vertex_solver(g);
        for (Vertex v : g.vertices()) {
            EXPECT_EQ(edges.outcome({g, v}), edge_solver.outcome(v));
            EXPECT_EQ(vertices.outcome({g, v}), vertex_solver.outcome(v));
        }
    });
}

TEST(FastSolversStandard, EveryGridUpToFiveByFiveIsDecidedFromEveryRoot) {
    for (int m = 1; m <= 5; ++m)
        for (int n = m; n <= 5; ++n) {
            const Graph g = to_graph(Grid{m, n}.graph());
            EdgeGeographySolver<> solver(g);
            Solver<UEG> plain;
            for (Vertex v : g.vertices()) {
                const Outcome found = solver.outcome(v);
                if (g.size() > 17) continue;
                EXPECT_EQ(found, plain.outcome({g, v})) << m << " " << n;
            }
        }
}

}  // namespace
}  // namespace gazetteer
