#include "oracle/solver.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer {
namespace {

using UEG = UndirectedEdgeGeography;

TEST(Solver, SmallestCases) {
    Solver<UEG> solver;
    EXPECT_EQ(solver.outcome({Graph(1), 0}), Outcome::P);
    EXPECT_EQ(solver.outcome({to_graph(complete(2)), 0}), Outcome::N);
    EXPECT_EQ(solver.outcome({to_graph(path(3)), 0}), Outcome::P);
    EXPECT_EQ(solver.outcome({to_graph(path(3)), 1}), Outcome::N);
}

TEST(Solver, EqualsTheDefinitionOnTheWheel) {
    Solver<UEG> solver;
    Graph wheel = to_graph(cycle(4));
    wheel = disjoint_union(wheel, Graph(1));
    for (Vertex v = 0; v < 4; ++v) wheel.add_edge(v, 4);
    for (Vertex v = 0; v < 5; ++v)
        EXPECT_EQ(solver.outcome({wheel, v}), outcome<UEG>({wheel, v})) << v;
}

}  // namespace
}  // namespace gazetteer
