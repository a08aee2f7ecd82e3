// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/matching_checks.hpp"

#include <gtest/gtest.h>

#include <set>

#include "graph/families.hpp"
#include "properties/checks/slither_lines.hpp"

namespace gazetteer::properties {
namespace {

std::set<std::vector<Vertex>> alternating_paths(const Graph& g, const Matching& m) {
    std::set<std::vector<Vertex>> result;
    EXPECT_TRUE(for_each_alternating_path(g, m, [&](const std::vector<Vertex>& path) {
        EXPECT_TRUE(result.insert(path).second);
        return true;
    }));
    return result;
}

TEST(AlternatingPaths, SmallestCases) {
    EXPECT_TRUE(alternating_paths(Graph(), {}).empty());
    EXPECT_EQ(alternating_paths(Graph(1), {}).size(), 1U);
    EXPECT_EQ(alternating_paths(to_graph(complete(2)), {}).size(), 4U);
    EXPECT_EQ(alternating_paths(to_graph(complete(2)), {{0, 1}}).size(), 4U);
}

TEST(AlternatingPaths, AlternateAndDoNotMeetThemselves) {
    const auto paths = alternating_paths(to_graph(complete(3)), {{0, 1}});
    EXPECT_EQ(paths.size(), 3U + 6U + 4U);
    EXPECT_TRUE(paths.contains({0, 1, 2}));
    EXPECT_FALSE(paths.contains({0, 2, 1})) << "two edges that are not in the matching";
}

TEST(AlternatingPaths, AVisitCanEndTheWalk) {
    int seen = 0;
    EXPECT_FALSE(for_each_alternating_path(to_graph(complete(3)), {},
                                           [&](const auto&) { return ++seen < 2; }));
    EXPECT_EQ(seen, 2);
}

TEST(MaximalMatchings, NeedNotBeMaximum) {
    EXPECT_EQ(maximal_matchings(Graph()), std::vector<Matching>({{}}));
    EXPECT_EQ(maximal_matchings(to_graph(path(4))),
              std::vector<Matching>({{{0, 1}, {2, 3}}, {{1, 2}}}));
}

TEST(SlitherLines, EdgesUpToSymmetry) {
    EXPECT_TRUE(edges_up_to_symmetry(Graph(2)).empty());
    EXPECT_EQ(edges_up_to_symmetry(to_graph(path(4))), std::vector<Edge>({{0, 1}, {1, 2}}));
    EXPECT_EQ(edges_up_to_symmetry(to_graph(complete(5))).size(), 1U);
}

TEST(SlitherLines, GrownPathsHaveAnEdgeAndLeaveTheirSet) {
    const Graph g = to_graph(path(4));
    EXPECT_TRUE(grown_paths(g, {1}, {0}).empty()) << "R has no edge";
    const auto found = grown_paths(g, {1, 2}, {0});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], (GrownPath{{1, 2}, 0, 2}));
    EXPECT_EQ(found[0].position(g), (SlitherPosition{g, {0, 1, 2}, {0, 2}}));
}

TEST(SlitherLines, MatchedPlayTellsWhichPropertyFails) {
    const Graph g = to_graph(path(4));
    EXPECT_FALSE(MatchedPlay(g, {{0, 1}, {2, 3}}).from_edge({0, 1}).failed());
    EXPECT_EQ(MatchedPlay(g, {{1, 2}}).from_edge({1, 2}).detail, "(2) does not hold: no edge of M");
    EXPECT_EQ(MatchedPlay(g, {{0, 1}, {2, 3}}).from_edge({1, 2}).detail,
              "player j can choose an edge in M");
    EXPECT_EQ(MatchedPlay(to_graph(path(3)), {{0, 1}}).from_path({1, 2}, 1, 2).detail,
              "(2) does not hold: no edge of M");
}

}  // namespace
}  // namespace gazetteer::properties
