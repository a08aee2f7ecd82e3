// SPDX-License-Identifier: GPL-3.0-or-later
// The published numbers of graphs, beside graphs made and beside each other: a graph is made of
// connected ones [HP73], and a tree is a rooted tree but for its other roots [Ott48].
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace gazetteer::conjectures
