// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/rooted_graph.hpp"

#include <gtest/gtest.h>

namespace gazetteer {
namespace {

TEST(RootedGraph, OutcomesHaveTheirLetters) {
    EXPECT_STREQ(to_string(Outcome::N), "N");
    EXPECT_STREQ(to_string(Outcome::P), "P");
}

/// The key of a position, and what is written behind it.
template <class Position>
std::vector<std::uint64_t> key_of(const Position& position, std::uint64_t behind) {
    Key key;
    encode(position, key);
    key.write(behind, 1);
    return key.words();
}
/// The board's key with the root's six bits behind it.
template <class Board>
std::vector<std::uint64_t> expected_key(const Board& board, Vertex root, std::uint64_t behind) {
    Key key;
    encode(board, key);
    key.write(static_cast<std::uint64_t>(root), 6);
    key.write(behind, 1);
    return key.words();
}

TEST(RootedGraph, AKeyIsTheBoardAndSixBitsOfTheRoot) {
    EXPECT_EQ(RootedGraph{}.root, 0);
    EXPECT_EQ(RootedDigraph{}.root, 0);
    for (int order : {1, 5, 64})
        for (Vertex root = 0; root < order; ++root)
            for (std::uint64_t behind : {0u, 1u}) {
                const Graph graph(order);
                EXPECT_EQ(key_of(RootedGraph{graph, root}, behind),
                          expected_key(graph, root, behind));
                const Digraph digraph(order);
                EXPECT_EQ(key_of(RootedDigraph{digraph, root}, behind),
                          expected_key(digraph, root, behind));
            }
}

}  // namespace
}  // namespace gazetteer
