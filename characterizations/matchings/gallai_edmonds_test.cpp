// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/gallai_edmonds.hpp"

#include <gtest/gtest.h>

#include "characterizations/testkit/random_graph.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

using enum VertexClass;
using Classes = std::vector<VertexClass>;

Classes classes(const SparseGraph& g) {
    return gallai_edmonds(g).classes;
}

TEST(GallaiEdmonds, SmallestCases) {
    EXPECT_EQ(classes(SparseGraph()), Classes());
    EXPECT_EQ(classes(complete(1)), Classes({outer}));
    EXPECT_EQ(classes(complete(2)), Classes({perfect, perfect}));
    EXPECT_EQ(classes(path(3)), Classes({outer, inner, outer}));
    EXPECT_EQ(classes(complete(3)), Classes({outer, outer, outer}));
    EXPECT_EQ(classes(SparseGraph(3, {{0, 1}})), Classes({perfect, perfect, outer}));
}

TEST(GallaiEdmonds, EqualsItsDefinitionOnAllLabelledGraphsOfOrderAtMost5) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const auto all = all_maximum_matchings(g);
        const GallaiEdmonds found = gallai_edmonds(SparseGraph(g));
        ASSERT_EQ(found.classes, vertex_classes(g, all));
        ASSERT_NE(std::ranges::find(all, found.matching()), all.end());
        ASSERT_TRUE(is_tutte_berge_pair(g, found.matching(), found.inner()));
    });
}

TEST(GallaiEdmonds, OfABitsetGraphEqualsThatOfASparseOne) {
    EXPECT_EQ(gallai_edmonds(Graph()).classes, Classes());
    for_all_labelled_graphs(5, [](const Graph& g) {
        const GallaiEdmonds found = gallai_edmonds(g);
        ASSERT_EQ(found.classes, gallai_edmonds(SparseGraph(g)).classes);
        ASSERT_TRUE(is_tutte_berge_pair(g, found.matching(), found.inner()));
    });
    for (unsigned seed = 0; seed < 300; ++seed) {
        const int order = 6 + static_cast<int>(seed % 40);
        const SparseGraph g =
            random_graph(order, order * (3 + static_cast<int>(seed % 7)) / 4, seed);
        const GallaiEdmonds found = gallai_edmonds(to_graph(g));
        ASSERT_EQ(found.classes, gallai_edmonds(g).classes);
        ASSERT_TRUE(is_tutte_berge_pair(g, found.matching(), found.inner()));
    }
}

TEST(GallaiEdmonds, ExposesEveryOuterVertexAndNoOther) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const auto all = all_maximum_matchings(g);
        for (Vertex v : g.vertices()) {
            const auto found = maximum_matching_missing(g, v);
            ASSERT_EQ(found.has_value(), !missing(all, v).empty());
            if (!found) continue;
            ASSERT_FALSE(saturates(*found, v));
            ASSERT_NE(std::ranges::find(all, *found), all.end());
        }
    });
    EXPECT_THROW(exposing(complete(2), gallai_edmonds(complete(2)), 0), ContractViolation);
}

TEST(GallaiEdmonds, OfAGraphLessAVertexEqualsADirectRun) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        const GallaiEdmonds whole = gallai_edmonds(g);
        for (Vertex v : g.vertices())
            ASSERT_EQ(gallai_edmonds_without(g, whole, v).classes,
                      gallai_edmonds(g.isolating(v)).classes);
    });
}

TEST(GallaiEdmonds, OuterAndInnerSwappedIsNoBarrier) {
    const GallaiEdmonds found = gallai_edmonds(path(3));
    EXPECT_TRUE(is_tutte_berge_pair(path(3), found.matching(), found.inner()));
    EXPECT_FALSE(is_tutte_berge_pair(path(3), found.matching(), found.outer()));
}

TEST(GallaiEdmonds, AMatchingThatIsNotMaximumHasNoBarrier) {
    const SparseGraph g = path(4);
    for (unsigned bits = 0; bits < 16; ++bits) {
        const auto barrier = VertexSet::from_bits(bits).to_vector();
        EXPECT_FALSE(is_tutte_berge_pair(g, Matching{{1, 2}}, barrier));
    }
}

TEST(GallaiEdmonds, BarrierProvesTheMatchingMaximumInALargeRandomGraph) {
    const SparseGraph g = random_graph(2000, 4000, 1993);
    const GallaiEdmonds found = gallai_edmonds(g);
    EXPECT_TRUE(is_tutte_berge_pair(g, found.matching(), found.inner()));
    EXPECT_FALSE(found.outer().empty());
    EXPECT_FALSE(found.perfect().empty());
}

}  // namespace
}  // namespace gazetteer
