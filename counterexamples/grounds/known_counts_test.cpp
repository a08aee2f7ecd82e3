// SPDX-License-Identifier: GPL-3.0-or-later
// The published numbers of graphs, beside graphs made and beside each other: a graph is made of
// connected ones [HP73], and a tree is a rooted tree but for its other roots [Ott48].
#include <gtest/gtest.h>

#include <numeric>

#include "counterexamples/grounds/ground.hpp"

namespace gazetteer::conjectures {
namespace {

using Counts = std::vector<std::uint64_t>;

Counts known_counts(const GraphRestrictions& which) {
    Counts result;
    for (int order = 0; const auto count = known_count(which, order); ++order)
        result.push_back(*count);
    return result;
}

std::uint64_t graphs_made(const GraphRestrictions& which, int order) {
    std::uint64_t result = 0;
    Ground ground = exhaustive_ground(which, order, order);
    const std::optional<Level> level = ground.next();
    for (const Piece& piece : level->pieces) piece.each([&](const Graph&) { return ++result > 0; });
    return result;
}

TEST(KnownCounts, AreThoseOfTheGraphsMade) {
    for (const GraphRestrictions& which : std::vector<GraphRestrictions>{{},
                                                                         {.connected = true},
                                                                         {.biconnected = true},
                                                                         {.bipartite = true},
                                                                         {.triangle_free = true},
                                                                         {.trees = true}})
        for (int order = 0; order <= 7; ++order)
            EXPECT_EQ(known_count(which, order), graphs_made(which, order))
                << to_string(which) << order;
    EXPECT_EQ(known_count({.biconnected = true}, 8), graphs_made({.biconnected = true}, 8));
}

/// n b(n) = c(1) b(n - 1) + ... + c(n) b(0), where c(k) is the sum of d a(d) over the divisors d of
/// k: of the numbers a of connected graphs those of all graphs.
Counts of_components(const Counts& a) {
    Counts result{1};
    for (std::size_t n = 1; n < a.size(); ++n) {
        std::uint64_t sum = 0;
        for (std::size_t k = 1; k <= n; ++k)
            for (std::size_t d = 1; d <= k; ++d)
                if (k % d == 0) sum += d * a[d] * result[n - k];
        result.push_back(sum / n);
    }
    return result;
}

TEST(KnownCounts, OfAllGraphsFollowFromThoseOfConnectedOnes) {
    for (GraphRestrictions which :
         std::vector<GraphRestrictions>{{}, {.bipartite = true}, {.triangle_free = true}}) {
        const Counts all = known_counts(which);
        which.connected = true;
        EXPECT_GT(all.size(), 11u);
        EXPECT_EQ(all, of_components(known_counts(which))) << to_string(which);
    }
}

TEST(KnownCounts, OfTreesFollowFromRootedTrees) {
    const Counts trees = known_counts({.trees = true});
    ASSERT_EQ(trees.size(), 21u);
    // A rooted tree is a root and a forest of rooted trees.
    Counts rooted{0, 1};
    while (rooted.size() < trees.size()) rooted.push_back(of_components(rooted).back());
    for (std::size_t n = 1; n < trees.size(); ++n) {
        std::uint64_t pairs = 0;
        for (std::size_t i = 1; i < n; ++i) pairs += rooted[i] * rooted[n - i];
        if (n % 2 == 0) pairs -= rooted[n / 2];
        EXPECT_EQ(trees[n], rooted[n] - pairs / 2) << n;
    }
}

/// A tree has one size, and an end.
TEST(KnownCounts, TreesOfOtherSizesAreNone) {
    EXPECT_EQ(graphs_made({.trees = true, .size_min = 4, .size_max = 4}, 5), 3u);
    EXPECT_EQ(graphs_made({.trees = true, .size_min = 5}, 5), 0u);
    EXPECT_EQ(graphs_made({.trees = true, .size_max = 3}, 5), 0u);
    EXPECT_EQ(graphs_made({.trees = true, .degree_min = 2}, 5), 0u);
}

/// The pieces of an order, by their sizes, in a hunt or in one shard.
std::vector<int> sizes_of_pieces(const GraphRestrictions& which, int order,
                                 const runs::Shard& shard = {}) {
    std::vector<int> result;
    const std::optional<Level> level = exhaustive_ground(which, order, order, shard).next();
    for (const Piece& piece : level->pieces) result.push_back(piece.size);
    return result;
}

/// One for each size that a graph of the class can have: no process looks for none.
TEST(Pieces, HaveTheSizesThatDegreesAndTheClassAllow) {
    const auto from_to = [](int low, int high) {
        std::vector<int> result(static_cast<std::size_t>(high - low + 1));
        std::iota(result.begin(), result.end(), low);
        return result;
    };
    EXPECT_EQ(sizes_of_pieces({}, 8), from_to(0, 28));
    EXPECT_EQ(sizes_of_pieces({.connected = true}, 7), from_to(6, 21));
    EXPECT_EQ(sizes_of_pieces({.biconnected = true}, 7), from_to(7, 21));
    EXPECT_EQ(sizes_of_pieces({.bipartite = true}, 7), from_to(0, 12));
    EXPECT_EQ(sizes_of_pieces({.triangle_free = true, .size_min = 3, .size_max = 9}, 7),
              from_to(3, 9));
    EXPECT_EQ(sizes_of_pieces({.degree_min = 1, .degree_max = 3}, 7), from_to(4, 10));
    EXPECT_EQ(sizes_of_pieces({.degree_min = 7}, 7), std::vector<int>{});
    EXPECT_EQ(sizes_of_pieces({.regular = true}, 7), (std::vector<int>{0, 7, 14, 21}));
    EXPECT_EQ(sizes_of_pieces({.regular = true, .degree_min = 3, .degree_max = 4}, 6),
              (std::vector<int>{9, 12}));
    EXPECT_EQ(sizes_of_pieces({.trees = true}, 17), std::vector<int>{16});
}

/// Sixteen processes share what is long, each shard as many as come to it.
TEST(Pieces, OfLargeOrdersAreShared) {
    EXPECT_EQ(sizes_of_pieces({}, 9).size(), 2U * 37);
    EXPECT_EQ(sizes_of_pieces({}, 9, {1, 2}).size(), 37U);
    EXPECT_EQ(sizes_of_pieces({}, 10).size(), 16U * 46);
    EXPECT_EQ(sizes_of_pieces({}, 10, {2, 3}).size(), 6U * 46);
    EXPECT_EQ(sizes_of_pieces({}, 10, {0, 16}).size(), 46U);
    EXPECT_EQ(sizes_of_pieces({.trees = true}, 18), std::vector<int>(16, 17));
    EXPECT_EQ(sizes_of_pieces({.trees = true}, 18, {0, 3}), std::vector<int>(6, 17));
}

/// What is shared is there once: in two shards, and in the processes of one.
TEST(Pieces, OfTwoShardsAreTheWhole) {
    const auto made = [](const GraphRestrictions& which, int order, int res) {
        std::uint64_t result = 0;
        const auto level = exhaustive_ground(which, order, order, {res, 2}).next();
        EXPECT_EQ(level->count, known_count(which, order));
        for (const Piece& piece : level->pieces)
            piece.each([&](const Graph&) { return ++result > 0; });
        return result;
    };
    for (const GraphRestrictions& which :
         std::vector<GraphRestrictions>{{}, {.trees = true}, {.biconnected = true}})
        for (const int order : {2, 3, 4, 6})
            EXPECT_EQ(made(which, order, 0) + made(which, order, 1), *known_count(which, order))
                << to_string(which) << order;
    EXPECT_LT(made({}, 6, 0), 156U);
    EXPECT_LT(made({.trees = true}, 12, 0), 551U);
    EXPECT_EQ(made({.trees = true}, 12, 0) + made({.trees = true}, 12, 1), 551U);
}

/// nauty-geng makes none of order 2: what is said of degrees, sizes and classes holds there too.
TEST(Pieces, OfTheLeastOrdersBelong) {
    EXPECT_EQ(graphs_made({}, 2), 2U);
    EXPECT_EQ(graphs_made({.degree_max = 0}, 2), 1U);
    EXPECT_EQ(graphs_made({.degree_max = 1}, 2), 2U);
    EXPECT_EQ(graphs_made({.degree_min = 1}, 2), 1U);
    EXPECT_EQ(graphs_made({.degree_min = 1}, 1), 0U);
    EXPECT_EQ(graphs_made({.degree_min = 1}, 0), 1U) << "without a vertex";
    EXPECT_EQ(graphs_made({.size_max = 0}, 2), 1U);
    EXPECT_EQ(graphs_made({.size_max = 1}, 2), 2U);
    EXPECT_EQ(graphs_made({.size_min = 1}, 2), 1U);
    EXPECT_EQ(graphs_made({.regular = true}, 2), 2U);
    EXPECT_EQ(graphs_made({.trees = true, .degree_min = 1}, 5), 3U);
    for (int order = 0; order <= 2; ++order) {
        const GraphRestrictions sparse{.connected = true, .triangle_free = true};
        const GraphRestrictions bipartite{.connected = true, .bipartite = true};
        EXPECT_EQ(known_count(sparse, order), graphs_made(sparse, order)) << order;
        EXPECT_EQ(known_count(bipartite, order), graphs_made(bipartite, order)) << order;
    }
}

TEST(Pieces, AreOfOrdersThatCanBeMade) {
    EXPECT_TRUE(exhaustive_ground({}, 0, 32).exhaustive);
    EXPECT_THROW(exhaustive_ground({}, -1, 5), ContractViolation);
    EXPECT_THROW(exhaustive_ground({}, 0, 33), ContractViolation);
    EXPECT_EQ(exhaustive_ground({.degree_min = 1}, 2, 2).next()->count, 1U);
    EXPECT_EQ(exhaustive_ground({.degree_min = 1}, 3, 3).next()->count, std::nullopt);
}

}  // namespace
}  // namespace gazetteer::conjectures
