// Positions as subsets of vertices, against the plain interpreter.
#include "oracle/script/vertex_subsets.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/testkit/conformance.hpp"
#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::script {
namespace {

SparseGraph sparse(const Graph& g) {
    return SparseGraph(g);
}

/// move u ~ w: delete(u, w)
Rules arc_kayles() {
    Rules rules{.name = "arc_kayles"};
    const Effect gone{Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}, {Item::Kind::vertex, 1}}};
    rules.moves = {{.binder = {Binder::Kind::edge, 0, 1}, .effects = {gone}}};
    return rules;
}

TEST(ScriptVertexSubsets, EqualTheInterpreterToOrder6) {
    for (const Rules& rules : {hand_made::node_kayles(), arc_kayles()}) {
        Solver<ExactKey> plain(rules);
        for (const Graph& g : conformance::boards<Graph>({6, 15})) {
            VertexSubsetSolver subsets(rules, sparse(g));
            const Position start = plain.game().start(g, {});
            ASSERT_EQ(subsets.grundy_value(), plain.grundy_value(start)) << rules.name;
            ASSERT_EQ(subsets.winning_choices(), plain.winning_choices(start)) << rules.name;
        }
    }
}

TEST(ScriptVertexSubsets, OtherGamesAreNotPlayedSo) {
    EXPECT_TRUE(VertexSubsetSolver::plays(hand_made::node_kayles()));
    EXPECT_FALSE(VertexSubsetSolver::plays(hand_made::edge_delete()));
    EXPECT_FALSE(VertexSubsetSolver::plays(hand_made::vertex_geography()));
    Rules misere = hand_made::node_kayles();
    misere.misere = true;
    EXPECT_FALSE(VertexSubsetSolver::plays(misere));
    EXPECT_THROW(VertexSubsetSolver(misere, path(3)), ContractViolation);
    EXPECT_THROW(VertexSubsetSolver(hand_made::node_kayles(), path(257)), ContractViolation);
}

TEST(ScriptVertexSubsets, PathsBeyondOneWordArePeriodic) {
    // Dawson's Kayles: the value of n is that of n + 34 from n = 52 on [Guy and Smith].
    const auto value = [](int n) {
        return VertexSubsetSolver(hand_made::node_kayles(), path(n)).grundy_value();
    };
    for (int n : {52, 70, 94}) EXPECT_EQ(value(n), value(n + 34)) << n;
}

}  // namespace
}  // namespace gazetteer::script
