// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/vertex_set.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/labelled_graphs.hpp"

namespace gazetteer {
namespace {

using Members = std::vector<Vertex>;

TEST(VertexSet, SmallestSets) {
    EXPECT_TRUE(VertexSet().empty());
    EXPECT_EQ(VertexSet().size(), 0);
    EXPECT_EQ(VertexSet::first(0), VertexSet());
    EXPECT_EQ(VertexSet::first(1), VertexSet{0});
    EXPECT_EQ(VertexSet::first(64).size(), 64);
    EXPECT_EQ(VertexSet{63}.front(), 63);
    EXPECT_TRUE(VertexSet::first(64).contains(63));
}

TEST(VertexSet, IterationAscends) {
    EXPECT_EQ((VertexSet{5, 63, 0, 5}.to_vector()), (Members{0, 5, 63}));
    EXPECT_EQ(VertexSet::of({7, 2}).to_vector(), (Members{2, 7}));
    EXPECT_TRUE(VertexSet().to_vector().empty());
}

/// Each operation against its definition by members, on all pairs of subsets of {0..3}.
TEST(VertexSet, OperationsAreThoseOfSets) {
    for (std::uint64_t i = 0; i < 16; ++i)
        for (std::uint64_t j = 0; j < 16; ++j) {
            const VertexSet a = VertexSet::from_bits(i);
            const VertexSet b = VertexSet::from_bits(j);
            bool all = true;
            bool some = false;
            for (Vertex v = 0; v < 4; ++v) {
                const bool in_a = a.contains(v);
                const bool in_b = b.contains(v);
                EXPECT_EQ((a | b).contains(v), in_a || in_b);
                EXPECT_EQ((a & b).contains(v), in_a && in_b);
                EXPECT_EQ((a ^ b).contains(v), in_a != in_b);
                EXPECT_EQ((a - b).contains(v), in_a && !in_b);
                all = all && (in_a || !in_b);
                some = some || (in_a && in_b);
            }
            EXPECT_EQ(a.contains_all(b), all);
            EXPECT_EQ(a.meets(b), some);
        }
}

TEST(VertexSet, InsertAndErase) {
    VertexSet s{1};
    s.insert(2);
    s.erase(1);
    s.erase(60);
    EXPECT_EQ(s, VertexSet{2});
}

TEST(VertexSet, IsPermutation) {
    EXPECT_TRUE(is_permutation(Members{}, 0));
    EXPECT_TRUE(is_permutation(Members{1, 0}, 2));
    EXPECT_FALSE(is_permutation(Members{0}, 2));
    EXPECT_FALSE(is_permutation(Members{0, 0}, 2));
    EXPECT_FALSE(is_permutation(Members{0, 2}, 2));
    EXPECT_FALSE(is_permutation(Members{-1, 0}, 2));
    EXPECT_FALSE(is_permutation(Members{64, 1}, 2));  // 64 = 0 modulo the width of a word
}

Key key_of(const std::vector<std::pair<std::uint64_t, int>>& fields) {
    Key key;
    for (const auto& [value, width] : fields) key.write(value, width);
    return key;
}

TEST(Key, FieldsFollowEachOtherAcrossWords) {
    EXPECT_TRUE(Key().words().empty());
    EXPECT_TRUE(key_of({{0, 0}}).words().empty());
    using Words = std::vector<std::uint64_t>;
    EXPECT_EQ(key_of({{5, 3}, {1, 2}}).words(), (Words{5 + (1 << 3)}));
    EXPECT_EQ(key_of({{~0ull, 64}, {1, 1}}).words(), (Words{~0ull, 1}));
    EXPECT_EQ(key_of({{1, 60}, {0xab, 8}}).words(), (Words{1 | 0xbull << 60, 0xa}));
    Key key = key_of({{3, 7}});
    key.clear();
    key.write(1, 1);
    EXPECT_EQ(key.words(), Words{1});
}

TEST(VertexSetIterator, StepsAndEnds) {
    const VertexSet set{1, 4};
    VertexSet::Iterator at = set.begin();
    EXPECT_EQ(*at++, 1);
    EXPECT_EQ(*at, 4);
    EXPECT_EQ(++at, set.end());
    EXPECT_EQ(VertexSet::Iterator(), set.end());
}

/// Two rooted graphs of order <= 4 have one key only if they are one.
TEST(Key, TellsAllSmallRootedGraphsApart) {
    std::map<std::vector<std::uint64_t>, RootedGraph> seen;
    for (int n = 0; n <= 4; ++n)
        for_each_labelled_graph(n, [&](const Graph& g) {
            for (Vertex root : g.vertices()) {
                Key key;
                encode(RootedGraph{g, root}, key);
                EXPECT_TRUE(seen.emplace(key.words(), RootedGraph{g, root}).second);
            }
        });
    EXPECT_EQ(seen.size(), 1u + 2 * 2 + 8 * 3 + 64 * 4);
}

}  // namespace
}  // namespace gazetteer
