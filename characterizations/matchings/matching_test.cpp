// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/matching.hpp"

#include <gtest/gtest.h>

#include "characterizations/testkit/small_graphs.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

/// By definition: the sets of edges that are matchings.
int matchings_by_subsets(const Graph& g) {
    const auto edges = g.edges();
    int count = 0;
    for (unsigned code = 0; code < 1U << edges.size(); ++code) {
        Matching chosen;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((code >> i & 1) != 0) chosen.push_back(edges[i]);
        count += is_matching(g, chosen) ? 1 : 0;
    }
    return count;
}

TEST(Matching, SmallestCases) {
    EXPECT_EQ(all_maximum_matchings(Graph()), std::vector<Matching>({{}}));
    EXPECT_EQ(all_maximum_matchings(Graph(3)), std::vector<Matching>({{}}));
    EXPECT_EQ(all_maximum_matchings(Graph(2, {{0, 1}})), std::vector<Matching>({{{0, 1}}}));
    EXPECT_EQ(all_maximum_matchings(to_graph(path(3))),
              std::vector<Matching>({{{0, 1}}, {{1, 2}}}));
    EXPECT_EQ(matching_number(SparseGraph()), 0);
    EXPECT_EQ(maximum_matching(complete(2)), Matching({{0, 1}}));
}

TEST(Matching, AllAreThoseAmongAllSetsOfEdges) {
    for_all_labelled_graphs(4, [](const Graph& g) {
        const auto all = all_matchings(g);
        ASSERT_EQ(static_cast<int>(all.size()), matchings_by_subsets(g));
        for (const Matching& m : all) ASSERT_TRUE(is_matching(g, m));
    });
}

TEST(Matching, CompleteGraphsHaveTheKnownNumbers) {
    EXPECT_EQ(all_matchings(to_graph(complete(8))).size(), 764U);
    EXPECT_EQ(all_maximum_matchings(to_graph(complete(8))).size(), 105U);
    EXPECT_EQ(all_maximum_matchings(to_graph(complete(7))).size(), 105U);
}

TEST(Matching, MatesAndEdgesDetermineEachOther) {
    const Matching m{{0, 3}, {1, 2}};
    EXPECT_EQ(mates(5, m), std::vector<Vertex>({3, 2, 1, 0, -1}));
    EXPECT_EQ(matching_of(mates(5, m)), m);
}

TEST(Matching, MissingKeepsThoseThatExposeTheVertex) {
    const auto all = all_maximum_matchings(to_graph(path(3)));
    EXPECT_EQ(missing(all, 0), std::vector<Matching>({{{1, 2}}}));
    EXPECT_TRUE(missing(all, 1).empty());
}

}  // namespace
}  // namespace gazetteer
