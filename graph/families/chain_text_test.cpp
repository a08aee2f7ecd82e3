// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of chains, and what is told of wrong ones.
#include "graph/families/chain_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/chains/named_chains.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

Chain chain_of(const char* text) {
    const auto chain = parse_chain(text);
    EXPECT_TRUE(chain) << text << ": " << chain.error().message;
    return *chain;
}

template <class Read>
void expect_told(const Read& read, int column, const char* message) {
    ASSERT_FALSE(read) << message;
    EXPECT_THAT(read.error().message, HasSubstr(message));
    EXPECT_EQ(read.error().column, column) << message;
}

TEST(ChainText, NamesChains) {
    EXPECT_EQ(chain_of("path n"), path_chain());
    EXPECT_EQ(chain_of(" cycle  n "), cycle_chain());
    EXPECT_EQ(chain_of("ladder n"), ladder_chain());
    EXPECT_EQ(chain_of("comb n"), comb_chain());
    EXPECT_EQ(chain_of("sun n"), sun_chain());
    EXPECT_EQ(chain_of("prism n"), prism_chain());
    EXPECT_EQ(chain_of("moebius n"), moebius_chain());
    EXPECT_EQ(chain_of("grid 3 n"), grid_chain(3));
    EXPECT_EQ(chain_of("caterpillar 2 n"), caterpillar_chain(2));
}

TEST(ChainText, GivesTheParts) {
    EXPECT_EQ(chain_of("chain \"path 2\" joins 0-0,1-1 n"), ladder_chain());
    EXPECT_EQ(chain_of("chain \"A_\" joins 0-0, 1-1 ring twist 1,0 n"), moebius_chain());
    const Chain chain = chain_of(
        "chain \"path 1\" joins 0-0 left \"K3\" joins 2-0 right \"empty(2)\" joins 0-0,0-1 n");
    EXPECT_EQ(chain.left, (ChainEnd{Graph(3, {{0, 1}, {0, 2}, {1, 2}}), {{2, 0}}}));
    EXPECT_EQ(chain.right, (ChainEnd{Graph(2), {{0, 0}, {0, 1}}}));
    EXPECT_EQ(chain_of("chain \"0-1\" joins 0-0 1-1 ring n"), prism_chain());
    EXPECT_EQ(chain_of("chain \" 0-1 2-1, 3\" joins 3 - 0 n").unit, Graph(4, {{0, 1}, {1, 2}}));
    const auto five = parse_chain_member("chain \"path 2\" joins 0-0,1-1 ring 5");
    ASSERT_TRUE(five);
    EXPECT_EQ(five->chain, prism_chain());
    EXPECT_EQ(five->n, 5);
    const auto six = parse_chain_member("chain \"0-1\" joins 0-0 1-1 6");
    ASSERT_TRUE(six);
    EXPECT_EQ(six->chain, ladder_chain());
    EXPECT_EQ(six->n, 6);
}

TEST(ChainText, TellsWhatWouldBeRight) {
    expect_told(parse_chain("prysm n"), 1, "the nearest known one is prism");
    expect_told(parse_chain("wheel n"), 1, "there are path n");
    expect_told(parse_chain("path"), 5, "n is expected");
    expect_told(parse_chain("path n m"), 8, "the end is expected");
    expect_told(parse_chain("grid 17 n"), 6, "from 1 to 16");
    expect_told(parse_chain("chain path joins"), 7, "in quotes");
    expect_told(parse_chain("chain \"path 2 joins"), 7, "is missing");
    expect_told(parse_chain("chain \"path x\" joins"), 13, "path N");
    expect_told(parse_chain("chain \"0-1 1-0\" joins"), 12, "twice");
    expect_told(parse_chain("chain \"0-1\" joins 0-0 1- n"), 26, "a vertex behind -");
    expect_told(parse_chain("chain \"0-1\" joins 0-0 1 n"), 23, "n is expected");
    expect_told(parse_chain("chain \"path 2\" joins 0-2 n"), 7, "the join 0-2 is none");
    expect_told(parse_chain("chain \"path 2\" joins 0-1 rung n"), 26, "none of left, right");
    expect_told(parse_chain("chain \"path 2\" joins 0-1 ring twist 0,0 n"), 7, "permutation");
    expect_told(parse_chain_member("cycle 2"), 7, "has a double edge; the least n is 3");
    expect_told(parse_chain_member("path 0"), 6, "the least n is 1");
    expect_told(parse_chain_member("chain \"K10\" joins 0-0 30000"), 23,
                "300000 vertices and 1379999 edges; at most 1000000");
    expect_told(parse_chain_member("path n"), 6, "a number of units");
}

}  // namespace
}  // namespace gazetteer
