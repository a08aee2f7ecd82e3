// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/twins.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

TEST(Twins, SmallestCases) {
    EXPECT_FALSE(twin_verdict(SparseGraph(1, {}), 0));
    EXPECT_FALSE(twin_verdict(complete(2), 0)) << "same closed neighbourhoods, but adjacent";
    EXPECT_EQ(twins_of(SparseGraph(2, {}), 1), std::vector<Vertex>{0}) << "both isolated";
    EXPECT_EQ(twins_of(path(3), 0), std::vector<Vertex>{2});
    EXPECT_THROW(twins_of(path(3), 3), ContractViolation);
}

TEST(Twins, VerdictsAreProved) {
    for (const SparseGraph& g : {path(3), cycle(4), complete_bipartite(2, 3), cocktail_party(3)})
        for (Vertex v = 0; v < g.order(); ++v) {
            for (Vertex w : twins_of(g, v)) EXPECT_TRUE(are_twins(to_graph(g), v, w));
            const auto verdict = twin_verdict(g, v);
            EXPECT_EQ(verdict.has_value(), !twins_of(g, v).empty());
            if (verdict) {
                EXPECT_EQ(verdict->outcome, Outcome::P);
                EXPECT_TRUE(proves(g, v, *verdict));
            }
        }
}

TEST(Twins, CompleteGraphs) {
    for (int n = 1; n <= 7; ++n)
        for (Vertex v = 0; v < n; ++v) {
            const EvenKernelVerdict verdict = complete_verdict(n, v);
            EXPECT_EQ(verdict.outcome, n == 1 ? Outcome::P : Outcome::N);
            EXPECT_EQ(verdict.winning_moves.size(), static_cast<std::size_t>(n - 1));
            EXPECT_TRUE(proves(complete(n), v, verdict));
        }
    for (const auto& [n, v] :
         {std::pair(0, 0), std::pair(0, -1), std::pair(1, 1), std::pair(3, -1)})
        EXPECT_THROW(complete_verdict(n, v), ContractViolation);
    EXPECT_FALSE(proves(complete(4).without_edge(1, 2), 0, complete_verdict(4, 0)));
}

}  // namespace
}  // namespace gazetteer
