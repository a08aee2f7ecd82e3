// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of engines: each decides alike, and which is chosen follows from the costs.
#include "oracle/engines/ueg/ueg_solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

using UEG = UndirectedEdgeGeography;

TEST(UegSolver, EveryEngineEqualsTheDefinitionUpToOrderFive) {
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        for (Vertex root : g.vertices()) {
            const Outcome expected = outcome<UEG>({g, root});
            EXPECT_EQ(UegSolver(g, {}).decide(root).outcome, expected);
            for (const auto& [name, engine] : ueg_engine_names) {
                const UegAnswer answer = UegSolver(g, {.engine = engine}).decide(root);
                EXPECT_EQ(answer.outcome, expected) << name;
                EXPECT_EQ(answer.winning_moves.empty(), expected == Outcome::P) << name;
                EXPECT_EQ(answer.engine, engine);
            }
        }
        return !testing::Test::HasFailure();
    });
}

TEST(UegSolverLong, AllEnginesAgreeOnAllGraphsOfOrderSixAndSeven) {
    for_each_graph({.order_min = 6, .order_max = 7}, [&](const Graph& g) {
        UegSolver memo(g, {.engine = UegEngine::memo});
        UegSolver subsets(g, {.engine = UegEngine::subsets});
        UegSolver cycle_space(g, {.engine = UegEngine::cycle_space});
        UegSolver proof_search(g, {.engine = UegEngine::proof_search});
        UegSolver chosen(g, {.many_roots = true});
        for (Vertex root : g.vertices()) {
            const UegAnswer answer = memo.decide(root);
            for (UegSolver* other : {&subsets, &cycle_space, &proof_search, &chosen})
                EXPECT_EQ(other->decide(root).winning_moves, answer.winning_moves);
        }
        return !testing::Test::HasFailure();
    });
}

UegEngine chosen(const SparseGraph& g, UegOptions options = {}) {
    return UegSolver(g, std::move(options)).decide(0).engine;
}

TEST(UegSolver, TheChoiceFollowsFromTheCosts) {
    EXPECT_EQ(chosen(cycle(5), {.many_roots = true}), UegEngine::subsets);
    EXPECT_EQ(chosen(cycle(5)), UegEngine::cycle_space);
    EXPECT_EQ(chosen(cycle(500)), UegEngine::cycle_space);
    EXPECT_EQ(chosen(random_regular_graph(60, 3, 1)), UegEngine::proof_search);
    // Too few nodes for a proof, and a table that fits.
    EXPECT_EQ(chosen(random_regular_graph(18, 4, 1)), UegEngine::cycle_space);
    // It does not fit.
    EXPECT_EQ(chosen(random_regular_graph(18, 4, 1), {.limits = {.bytes = 1000}}),
              UegEngine::proof_search);
}

TEST(UegSolver, Costs) {
    const UegCosts costs = ueg_costs(Grid{6, 7}.graph(), 0);
    EXPECT_EQ(costs.order, 42);
    EXPECT_EQ(costs.size, 71);
    EXPECT_EQ(costs.rank, 30);
    EXPECT_GT(costs.subsets_bytes, 1e21);
    EXPECT_LT(costs.cycle_space_bytes, double{1 << 30});
    EXPECT_THROW(ueg_costs(path(3), 3), ContractViolation);
}

/// A table has 2^size bits for each vertex with an edge. A word of 256 of them is looked at with
/// those of the neighbours.
TEST(UegSolver, ATableCostsAStepForAWordAndForEachNeighbour) {
    const UegCosts ring = ueg_costs(disjoint_union(to_graph(cycle(20)), Graph(2)), 0);
    EXPECT_EQ(ring.subsets_bytes, 20 * (1 << 20) / 8);
    EXPECT_EQ(ring.subsets_steps, 20 * (1 << 20) / 256 * 3);
    EXPECT_EQ(ueg_costs(Graph(1), 0).subsets_steps, 0);
}

TEST(UegSolver, ErrorsNameTheLimitAndWhatWouldDo) {
    const auto message = [](const SparseGraph& g, UegOptions options) -> std::string {
        try {
            UegSolver(g, std::move(options)).decide(0);
        } catch (const EngineLimitExceeded& e) {
            return e.what();
        }
        return "";
    };
    EXPECT_THAT(message(complete(24), {}), HasSubstr("276 edges and cycle rank 253: the proof "));
    EXPECT_THAT(message(complete(24), {}), HasSubstr("are allowed; the memo takes 4096 edges"));
    EXPECT_THAT(message(complete(24), {.engine = UegEngine::subsets}),
                HasSubstr("276 edges needs"));
    EXPECT_THAT(message(complete(100), {.engine = UegEngine::memo}), HasSubstr("has 4950"));
}

TEST(UegSolver, EveryEngineRefusesARootOutsideTheGraph) {
    for (Vertex root : {-1, 3}) {
        EXPECT_THROW(UegSolver(path(3), {}).decide(root), ContractViolation);
        for (const auto& [name, engine] : ueg_engine_names)
            EXPECT_THROW(UegSolver(path(3), {.engine = engine}).decide(root), ContractViolation)
                << name;
    }
}

TEST(UegSolver, ATableMayTakeAllOfTheMemory) {
    const double bytes = ueg_costs(cycle(5), 0).subsets_bytes;
    const auto choice = [](double allowed) {
        const EngineLimits limits{.bytes = static_cast<std::size_t>(allowed)};
        return chosen(cycle(5), {.limits = limits, .many_roots = true});
    };
    EXPECT_EQ(choice(bytes), UegEngine::subsets);
    EXPECT_NE(choice(bytes - 1), UegEngine::subsets);
}

/// It looks at 2^30 sets of chords, 64 and more in a word, and at 42 vertices and 60 ends of
/// chords.
TEST(UegSolver, TheCycleSpaceCostsWhatItsSetsOfChordsDo) {
    const UegCosts costs = ueg_costs(Grid{6, 7}.graph(), 0);
    EXPECT_EQ(costs.cycle_space_steps, (1 << 22) * 102.0);
    EXPECT_EQ(costs.cycle_space_nodes() * 70, costs.cycle_space_steps);
}

}  // namespace
}  // namespace gazetteer
