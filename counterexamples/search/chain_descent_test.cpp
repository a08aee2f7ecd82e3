// SPDX-License-Identifier: GPL-3.0-or-later
// A descent by the numbers of chains keeps its parts, stays in its space, and finds what needs
// several numbers at once.
#include "counterexamples/search/chain_descent.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "counterexamples/search/guided_hunt.hpp"
#include "graph/families/composition_text.hpp"

namespace gazetteer::conjectures {
namespace {

CompositionSpace chains_of_order(int order_min, int order_max) {
    return linked_compositions({*parse_restrictions("connected"), order_min, order_max});
}

const Composition a_start = *parse_composition("link(K3, path(38))");

TEST(ChainDescent, BeginsWithTwoEndsAndAPartThatIsRepeated) {
    properties::Dice dice(3);
    const CompositionSpace space = chains_of_order(40, 120);
    std::set<std::string> seen;
    for (int i = 0; i < 60; ++i) {
        const auto c = chain_in(space, dice);
        ASSERT_TRUE(c);
        ASSERT_TRUE(space.contains(*c)) << to_string(*c);
        ASSERT_EQ(c->by, Composing::link);
        ASSERT_EQ(c->parts.size(), 3u);
        EXPECT_EQ(c->parts[1].by, Composing::beads) << to_string(*c);
        seen.insert(to_string(*c));
    }
    EXPECT_GT(seen.size(), 50u);
    EXPECT_FALSE(chain_in(linked_compositions({*parse_restrictions("edges 9000.."), 2, 10}), dice));
}

/// The expression without its numbers.
std::string parts_of_text(const Composition& c) {
    std::string result = to_string(c);
    std::erase_if(result, [](unsigned char sign) { return std::isdigit(sign) != 0; });
    return result;
}

TEST(ChainDescent, ChangesNumbersAlone) {
    ChainDescent descent(chains_of_order(30, 90), a_start, 7);
    std::set<std::string> parts;
    std::set<std::string> all;
    for (int i = 0; i < 300; ++i) {
        const Composition& c = descent.propose();
        ASSERT_TRUE(chains_of_order(30, 90).contains(c)) << to_string(c);
        parts.insert(parts_of_text(c));
        all.insert(to_string(c));
        // Always better.
        descent.told(1000 - i);
    }
    EXPECT_GT(all.size(), 150u);
    // A path or a cycle of few vertices is told as a clique.
    EXPECT_LE(parts.size(), 8u);
}

TEST(ChainDescent, BeginsAnewAfterStepsInVain) {
    ChainDescent descent(chains_of_order(30, 90), a_start, 7);
    std::set<std::string> parts;
    for (int i = 0; i < 1500; ++i) {
        parts.insert(parts_of_text(descent.propose()));
        descent.told(i == 0 ? 1 : 2);
    }
    EXPECT_GT(parts.size(), 8u);
    EXPECT_THROW(ChainDescent(CompositionSpace{{}, 3, 9}, a_start, 1), ContractViolation);
}

/// What is proposed after the first graph had a slack of 1, and all others this one.
std::vector<std::string> proposed_after(double slack) {
    ChainDescent descent(chains_of_order(30, 90), a_start, 7);
    std::vector<std::string> result;
    for (int i = 0; i < 130; ++i) {
        result.push_back(to_string(descent.propose()));
        descent.told(i == 0 ? 1 : slack);
    }
    return result;
}

/// No draw decides whether a graph is taken that is as good or better.
TEST(ChainDescent, AThousandthLessIsNoProgress) {
    EXPECT_EQ(proposed_after(1 - 0.001), proposed_after(1));
    EXPECT_NE(proposed_after(1 - 0.002), proposed_after(1)) << "begins anew one step later";
}

TEST(ChainDescent, BeginsAnewWhereNoStepStaysInTheSpace) {
    ChainDescent descent(chains_of_order(1, 1), *parse_composition("K1"), 3);
    for (int i = 0; i < 9; ++i) {
        EXPECT_EQ(any_graph_of(descent.propose()).value().order(), 1);
        descent.told(1);
    }
}

TEST(ChainDescent, IsThatOfThreeIslandsInEight) {
    std::vector<std::size_t> descents;
    for (std::size_t i = 0; i < 16; ++i)
        if (is_descent(i)) descents.push_back(i);
    EXPECT_EQ(descents, (std::vector<std::size_t>{1, 3, 5, 9, 11, 13}));
}

TEST(ChainDescent, IsTheSameForTheSameSeed) {
    ChainDescent one(chains_of_order(30, 90), a_start, 5);
    ChainDescent other(chains_of_order(30, 90), a_start, 5);
    for (int i = 0; i < 200; ++i) {
        ASSERT_EQ(to_string(one.propose()), to_string(other.propose()));
        one.told(i % 7);
        other.told(i % 7);
    }
}

/// A step along triangles with a vertex between them costs a third, and what pays for it are two
/// heavy ends.
TEST(ChainSearchLong, FindsTwoHeavyEndsFarApart) {
    const Conjecture conjecture(*parse_expression(
        "independence_number + average_distance <= induced_bipartite_number + 4"));
    GuidedCompositionSearch guided{chains_of_order(100, 400)};
    guided.tries = 20'000;
    const HuntReport found = hunt_guided(conjecture, guided, "connected", {.threads = 2});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    EXPECT_EQ(found.constructions->over, "links");
    EXPECT_EQ(search(conjecture, guided, {.threads = 1}).hit,
              search(conjecture, guided, {.threads = 3}).hit);
}

}  // namespace
}  // namespace gazetteer::conjectures
