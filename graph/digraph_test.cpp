// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/digraph.hpp"

#include <gtest/gtest.h>

#include "graph/both_arcs.hpp"

namespace gazetteer {
namespace {

TEST(Digraph, SmallestCases) {
    EXPECT_EQ(Digraph().order(), 0);
    EXPECT_EQ(Arc(), (Arc{0, 0}));
    EXPECT_EQ(Digraph().size(), 0);
    EXPECT_EQ(Digraph(0), Digraph());
    EXPECT_TRUE(Digraph(1).arcs().empty());
    EXPECT_EQ(Digraph(64, {{63, 0}}).size(), 1);
}

TEST(Digraph, OppositeArcsAreTwo) {
    const Digraph d(2, {{0, 1}, {1, 0}});
    EXPECT_EQ(d.size(), 2);
    EXPECT_EQ(d.arcs(), (std::vector<Arc>{{0, 1}, {1, 0}}));
    EXPECT_EQ(d.without_arc(0, 1), Digraph(2, {{1, 0}}));
    EXPECT_EQ(d.underlying(), Graph(2, {{0, 1}}));
}

TEST(Digraph, BothArcsForAnEdge) {
    EXPECT_EQ(with_both_arcs(Graph()), Digraph());
    EXPECT_EQ(with_both_arcs(Graph(3, {{1, 2}})), Digraph(3, {{1, 2}, {2, 1}}));
}

TEST(Digraph, InAndOut) {
    const Digraph d(4, {{0, 1}, {2, 1}, {1, 3}});
    EXPECT_EQ(d.in_neighbours(1), (VertexSet{0, 2}));
    EXPECT_EQ(d.out_neighbours(1), VertexSet{3});
    EXPECT_TRUE(d.has_arc(0, 1));
    EXPECT_FALSE(d.has_arc(1, 0));
    EXPECT_EQ(d.isolating(1), Digraph(4));
    EXPECT_EQ(d.isolating(0), Digraph(4, {{2, 1}, {1, 3}}));
    EXPECT_EQ(d.relabelled(std::vector<Vertex>{3, 2, 1, 0}), Digraph(4, {{3, 2}, {1, 2}, {2, 0}}));
}

/// By deleting the others one after the other, from the last.
TEST(Digraph, InducedIsWhatIsLeftOfTheOthers) {
    const Digraph d(5, {{0, 1}, {2, 1}, {1, 3}, {3, 2}, {4, 0}, {0, 4}, {2, 4}});
    for (std::uint64_t s = 0; s < 32; ++s) {
        const VertexSet kept = VertexSet::from_bits(s);
        Digraph expected = d;
        for (Vertex v = 4; v >= 0; --v)
            if (!kept.contains(v)) expected = expected.without_vertex(v);
        EXPECT_EQ(d.induced(kept), expected) << s;
    }
    EXPECT_THROW(d.induced({5}), ContractViolation);
}

// 7 bits for the order; then the rows.
TEST(Digraph, TheKeyIsTheOrderAndTheRows) {
    using KeyWords = std::vector<std::uint64_t>;
    const auto digraph_key = [](const Digraph& d) {
        Key key;
        encode(d, key);
        return key.words();
    };
    EXPECT_EQ(digraph_key(Digraph()), KeyWords{0});
    EXPECT_EQ(digraph_key(Digraph(2, {{0, 1}})), KeyWords{2 | 0b0010 << 7});
    EXPECT_EQ(digraph_key(Digraph(2, {{1, 0}})), KeyWords{2 | 0b0100 << 7});
    KeyWords large((7 + 64 * 64 + 63) / 64);
    large.front() = 64;
    large.back() = std::uint64_t{1} << (7 + 64 * 64 - 2) % 64;
    EXPECT_EQ(digraph_key(Digraph(64, {{63, 62}})), large);
}

TEST(Digraph, ContractViolations) {
    EXPECT_THROW(Digraph(-1), ContractViolation);
    EXPECT_THROW(Digraph(65), ContractViolation);
    EXPECT_THROW(Digraph(2, {{0, 0}}), ContractViolation);
    EXPECT_THROW(Digraph(2, {{0, 2}}), ContractViolation);
    EXPECT_THROW(Digraph(2, {{0, 1}, {0, 1}}), ContractViolation);
    EXPECT_THROW(Digraph(2, {{2, 0}}), ContractViolation);
    EXPECT_THROW(Digraph(2, {{0, 1}, {1, 0}, {0, 1}}), ContractViolation);
    Digraph d(2);
    EXPECT_THROW(d.add_arc(0, -1), ContractViolation);
    EXPECT_THROW(d.add_arc(1, 1), ContractViolation);
    EXPECT_THROW(d.isolating(2), ContractViolation);
    EXPECT_THROW(d.relabelled(std::vector<Vertex>{64, 1}), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
