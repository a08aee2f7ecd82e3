// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/edge_delete/edge_delete_paths.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

int at(const std::vector<int>& values, int n) {
    return values[static_cast<std::size_t>(n)];
}

TEST(EdgeDeletePaths, SmallestValues) {
    EXPECT_TRUE(edge_delete_path_grundy_values(-1).empty());
    EXPECT_EQ(edge_delete_path_grundy_values(3), (std::vector<int>{0, 0, 0, 0}));
    EXPECT_EQ(edge_delete_path_grundy_values(6), (std::vector<int>{0, 0, 0, 0, 1, 1, 2}));
    EXPECT_THROW(edge_delete_path_grundy_value(1), ContractViolation);
}

TEST(EdgeDeletePaths, IsDawsonsKaylesOnTwoLess) {
    // OEIS A002187.
    const std::vector<int> a002187{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2,
                                   2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4};
    EXPECT_EQ(octal_grundy_values(dawsons_kayles(), 34), a002187);
    const auto g = edge_delete_path_grundy_values(1000);
    const auto heaps = octal_grundy_values(dawsons_kayles(), 998);
    for (int n = 2; n <= 1000; ++n) EXPECT_EQ(at(g, n), at(heaps, n - 2)) << n;
}

TEST(EdgeDeletePaths, PeriodAndLastException) {
    const auto& certificate = edge_delete_path_certificate();
    EXPECT_EQ(certificate.preperiod, 53);
    const auto g = edge_delete_path_grundy_values(1000);
    EXPECT_NE(at(g, 54), at(g, 54 + 34));
    for (int n = 55; n + 34 <= 1000; ++n) EXPECT_EQ(at(g, n), at(g, n + 34)) << n;
    for (int n = 2; n <= 1000; ++n) EXPECT_EQ(edge_delete_path_grundy_value(n), at(g, n)) << n;
}

TEST(EdgeDeletePaths, Theorem4) {
    const auto g = edge_delete_path_grundy_values(1000);
    for (int n = 2; n <= 1000; ++n) EXPECT_EQ(in_sets_of_theorem_4(n), at(g, n) == 0) << n;
    EXPECT_FALSE(in_sets_of_theorem_4(0));
    EXPECT_FALSE(in_sets_of_theorem_4(1));
    EXPECT_TRUE(in_sets_of_theorem_4(41 + 34'000'000'000'000));
}

TEST(EdgeDeletePaths, VerdictsOnUnionsOfPaths) {
    using Split = PathsVerdict::Split;
    EXPECT_EQ(decide_edge_delete_on_paths(std::span<const std::int64_t>{}).outcome, Outcome::P);
    const std::vector<std::int64_t> example{2, 3, 3, 6};
    const auto verdict = decide_edge_delete_on_paths(example);
    EXPECT_EQ(verdict.grundy, 2);
    EXPECT_EQ(verdict.winning_splits, (std::vector<Split>{{3, 3}}));
}

TEST(EdgeDeletePaths, VerdictsOnGraphs) {
    EXPECT_EQ(decide_edge_delete_on_paths(path(0))->outcome, Outcome::P);
    EXPECT_FALSE(decide_edge_delete_on_paths(path(1)));
    EXPECT_FALSE(decide_edge_delete_on_paths(cycle(3)));
    EXPECT_FALSE(decide_edge_delete_on_paths(complete_bipartite(1, 3)));
    EXPECT_EQ(decide_edge_delete_on_paths(path(2))->outcome, Outcome::P);
    EXPECT_EQ(decide_edge_delete_on_paths(path(5))->winning_moves,
              (std::vector<Edge>{{1, 2}, {2, 3}}));
    // Components 0-3-1 and 2-5-4-6: the only winning move is the middle of the second.
    const SparseGraph two(7, {{0, 3}, {1, 3}, {2, 5}, {4, 5}, {4, 6}});
    EXPECT_EQ(decide_edge_delete_on_paths(two)->winning_moves, (std::vector<Edge>{{4, 5}}));
}

}  // namespace
}  // namespace gazetteer
