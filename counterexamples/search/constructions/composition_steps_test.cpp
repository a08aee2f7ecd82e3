// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions are drawn as they are said to be, and each step leads to just the expressions that
// its words tell.
#include "counterexamples/search/constructions/composition_steps.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>

#include "graph/families/composition_text.hpp"

namespace gazetteer::conjectures {
namespace {

using Strings = std::set<std::string>;
using testing::StartsWith;

TEST(CompositionDraws, NumbersAreFrom1To64AndMostlySmall) {
    properties::Dice dice(1);
    std::map<int, int> drawn;
    for (int i = 0; i < 40'000; ++i) ++drawn[some_number(dice)];
    EXPECT_EQ(drawn.size(), 64u);
    EXPECT_EQ(drawn.begin()->first, 1);
    EXPECT_EQ(drawn.rbegin()->first, 64);
    EXPECT_NEAR(drawn[1], 16'000, 500) << "two of five";
    EXPECT_NEAR(drawn[2], 4800, 300) << "one more, from 1, at half of the other draws";
}

TEST(CompositionDraws, CliquesAndIndependentOnesComeTwiceAsOftenAsPathsAndCycles) {
    properties::Dice dice(1);
    std::map<std::string, int> drawn;
    for (int i = 0; i < 6000; ++i) ++drawn[to_string(leaf_of_number(5, dice))];
    EXPECT_EQ(drawn.size(), 4u);
    EXPECT_NEAR(drawn["K5"], 2000, 130);
    EXPECT_NEAR(drawn["empty(5)"], 2000, 130);
    EXPECT_NEAR(drawn["path(5)"], 1000, 100);
    EXPECT_NEAR(drawn["cycle(5)"], 1000, 100);
}

/// One of at most two wraps by any way, or of at most four by those that link.
TEST(CompositionDraws, StartsHaveFewParts) {
    for (const bool is_linked : {false, true}) {
        const CompositionSpace space =
            is_linked ? linked_compositions({{}, 1, 200}) : CompositionSpace{{}, 1, 64};
        properties::Dice dice(1);
        std::set<int> parts;
        Strings ways;
        for (int i = 0; i < 100; ++i) {
            Composition c = *start_in(space, dice);
            parts.insert(c.nodes());
            if (!c.parts.empty()) ways.insert(to_string(c.by));
        }
        EXPECT_EQ(parts,
                  is_linked ? (std::set<int>{1, 3, 5, 7, 9}) : (std::set<int>{1, 2, 3, 4, 5}));
        EXPECT_EQ(ways.contains("link"), is_linked);
        EXPECT_EQ(ways.contains("cone"), !is_linked);
    }
}

/// Hardly a drawn expression has just such an order.
TEST(CompositionDraws, NumbersGrowToTheOrdersOfTheSpace) {
    const CompositionSpace space = linked_compositions({{}, 300, 305});
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        properties::Dice dice(seed);
        EXPECT_TRUE(start_in(space, dice)) << seed;
        EXPECT_TRUE(chain_in(space, dice)) << seed;
    }
}

TEST(CompositionDraws, ASpaceWithoutAGraphHasNoStart) {
    properties::Dice dice(1);
    EXPECT_FALSE(start_in(CompositionSpace{*parse_restrictions("edges 70.."), 2, 8}, dice));
}

/// The number of a clique, of independent vertices, of a path or of a cycle.
int order_of_leaf(const Composition& leaf) {
    EXPECT_TRUE(leaf.parts.empty()) << to_string(leaf);
    return any_graph_of(leaf).value().order();
}

/// A quarter of the ends are leaves. The part is a leaf at four of ten, else two leaves, of which
/// four of five are linked.
TEST(CompositionDraws, ChainsRepeatASmallPartBetweenTwoEnds) {
    properties::Dice dice(3);
    std::set<int> repeats;
    std::array<std::set<int>, 2> small;
    int plain_ends = 0;
    std::map<std::string, int> ways;
    for (int i = 0; i < 1000; ++i) {
        const Composition chain = chain_of_ends(dice);
        ASSERT_TRUE(chain.by == Composing::link && chain.parts.size() == 3) << to_string(chain);
        const Composition& middle = chain.parts[1];
        ASSERT_TRUE(middle.by == Composing::beads && middle.parts.size() == 2) << to_string(chain);
        EXPECT_THAT(to_string(middle.parts[0]), StartsWith("path("));
        repeats.insert(order_of_leaf(middle.parts[0]));
        Composition repeated = middle.parts[1];
        ++ways[repeated.parts.empty() ? "leaf" : to_string(repeated.by)];
        const auto leaves = leaves_of(repeated);
        for (std::size_t k = 0; k < leaves.size(); ++k)
            small.at(k).insert(order_of_leaf(*leaves[k]));
        for (const Composition& end : {chain.parts[0], chain.parts[2]}) {
            plain_ends += end.parts.empty() ? 1 : 0;
            if (end.parts.empty()) continue;
            EXPECT_EQ(end.by, Composing::corona);
            EXPECT_THAT(to_string(end.parts[0]), StartsWith("K"));
            EXPECT_THAT(to_string(end.parts[1]), StartsWith("empty("));
        }
    }
    EXPECT_EQ(repeats, (std::set<int>{3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    for (const auto& numbers : small) EXPECT_EQ(numbers, (std::set<int>{1, 2, 3, 4, 5}));
    EXPECT_NEAR(plain_ends, 500, 70);
    EXPECT_EQ(ways.size(), 3u);
    EXPECT_NEAR(ways["leaf"], 400, 60);
    EXPECT_NEAR(ways["corona"], 120, 40);
}

/// What comes of it with other numbers, in so many throws.
std::map<std::string, int> with_numbers(const char* text, int throws) {
    properties::Dice dice(5);
    std::map<std::string, int> result;
    for (int i = 0; i < throws; ++i)
        ++result[to_string(with_other_numbers(*parse_composition(text), dice))];
    return result;
}

TEST(CompositionDraws, OneToThreeNumbersChangeByOneOrUpToAThird) {
    Strings all;
    for (const auto& [text, times] : with_numbers("path(3)", 2000)) all.insert(text);
    EXPECT_EQ(all, (Strings{"K1", "K2", "K3", "K4", "path(3)", "path(4)", "path(5)", "path(6)"}));
    all.clear();
    for (const auto& [text, times] : with_numbers("K6", 60'000)) all.insert(text);
    EXPECT_EQ(
        all, (Strings{"K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13"}));
    all.clear();
    for (const auto& [text, times] : with_numbers("K1", 1000)) all.insert(text);
    EXPECT_EQ(all, (Strings{"K1", "K2", "K3", "K4"}));
    EXPECT_TRUE(with_numbers("K63", 1000).contains("K64"));
    for (const auto& [text, times] : with_numbers("K64", 2000))
        EXPECT_LE(order_of_leaf(*parse_composition(text)), 64);
}

/// With more than three numbers that are not as they were, all are from 4 on.
TEST(CompositionDraws, OneFactorChangesAllNumbersFrom4On) {
    Strings by_factor;
    std::map<int, int> changes;
    for (const auto& [text, times] :
         with_numbers("link(K3, K4, K20, empty(20), path(15), cycle(20))", 4000)) {
        Composition c = *parse_composition(text);
        std::vector<int> numbers;
        for (const Composition* leaf : leaves_of(c)) numbers.push_back(order_of_leaf(*leaf));
        constexpr std::array expected{3, 4, 20, 20, 15, 20};
        int changed = 0;
        for (std::size_t i = 0; i < expected.size(); ++i)
            changed += numbers[i] != expected[i] ? 1 : 0;
        if (changed > 3) by_factor.insert(text);
        changes[changed] += times;
    }
    EXPECT_EQ(by_factor, (Strings{"link(K3, K3, K14, empty(14), path(11), cycle(14))",
                                  "link(K3, K3, K16, empty(16), path(12), cycle(16))",
                                  "link(K3, K4, K18, empty(18), path(14), cycle(18))",
                                  "link(K3, K4, K22, empty(22), path(17), cycle(22))",
                                  "link(K3, K5, K24, empty(24), path(18), cycle(24))",
                                  "link(K3, K6, K28, empty(28), path(21), cycle(28))"}));
    EXPECT_NEAR(changes[1], 1800, 180) << "four of ten, and some that change the same again";
    EXPECT_NEAR(changes[2], 850, 100);
}

TEST(CompositionSteps, CountPlacesAsTheExpressionIsRead) {
    Composition c = *parse_composition("join(cone(K2), K3, line(corona(K4, K5)))");
    std::vector<std::string> read;
    for (int place = 0; place < c.nodes(); ++place) read.push_back(to_string(*node_at(c, place)));
    EXPECT_EQ(read, (std::vector<std::string>{"join(cone(K2), K3, line(corona(K4, K5)))",
                                              "cone(K2)", "K2", "K3", "line(corona(K4, K5))",
                                              "corona(K4, K5)", "K4", "K5"}));
    EXPECT_EQ(node_at(c, c.nodes()), nullptr);
}

TEST(CompositionSteps, MeasureByTheOrderAndTheLength) {
    const auto measure = [](const char* text) { return measure_of(*parse_composition(text)); };
    EXPECT_EQ(measure("cone(K3)"), std::pair(4, 2));
    EXPECT_EQ(measure("empty(1000)"), std::pair(1000, 1));
    EXPECT_EQ(measure("cone(empty(1000))"), std::pair(1001, 2)) << "has no graph";
    EXPECT_EQ(measure("line(K60)"), std::pair(1001, 2)) << "has no graph";
}

/// What a node becomes part of in many throws: how, and at which place.
Strings wrapped(bool is_linked) {
    properties::Dice dice(3);
    Strings result;
    for (int i = 0; i < 2000; ++i) {
        Composition c = *parse_composition("cycle(5)");
        wrap(c, dice, is_linked);
        EXPECT_EQ(c, *parse_composition(to_string(c)));
        const bool is_first = c.parts.at(0) == *parse_composition("cycle(5)");
        result.insert(std::string(to_string(c.by)) + (is_first ? " 0" : " 1") + " of " +
                      std::to_string(c.parts.size()));
    }
    return result;
}

TEST(CompositionSteps, WrapANodeWithALeafOnEitherSide) {
    Strings of_two;
    for (const char* way :
         {"join", "union", "corona", "cartesian", "tensor", "substitution", "strong"})
        for (const char* place : {" 0 of 2", " 1 of 2"}) of_two.insert(std::string(way) + place);
    of_two.insert({"cone 0 of 1", "line 0 of 1", "complement 0 of 1"});
    EXPECT_EQ(wrapped(false), of_two);
    Strings linked;
    for (const char* way : {"link", "amalgam", "beads", "corona"})
        for (const char* place : {" 0 of 2", " 1 of 2"}) linked.insert(std::string(way) + place);
    EXPECT_EQ(wrapped(true), linked);
}

/// Where the step leads in many throws.
Strings led_to(CompositionStep step, const char* from, bool is_linked = false) {
    properties::Dice dice(7);
    Strings result;
    for (int i = 0; i < 1000; ++i)
        if (const auto next = applied(step, *parse_composition(from), dice, is_linked))
            result.insert(to_string(*next));
    return result;
}

TEST(CompositionSteps, ChangeANumberByAtMostItself) {
    constexpr auto step = CompositionStep::change_number;
    EXPECT_EQ(led_to(step, "K4"), (Strings{"K1", "K2", "K3", "K5", "K6", "K7", "K8"}));
    EXPECT_EQ(led_to(step, "empty(2)"), (Strings{"empty(1)", "empty(3)", "empty(4)"}));
    EXPECT_EQ(led_to(step, "path(3)"), (Strings{"K1", "K2", "path(4)", "path(5)", "path(6)"}));
    EXPECT_EQ(led_to(step, "cycle(4)"),
              (Strings{"K1", "K2", "cycle(3)", "cycle(5)", "cycle(6)", "cycle(7)", "cycle(8)"}));
    EXPECT_EQ(led_to(step, "cone(K1)"), Strings{"cone(K2)"});
    for (const std::string& text : led_to(step, "K64"))
        EXPECT_LE(order_of_leaf(*parse_composition(text)), 63);
    EXPECT_TRUE(led_to(step, "K63").contains("K64"));
}

TEST(CompositionSteps, HavePlacesOfTheirOwn) {
    for (CompositionStep step :
         {CompositionStep::unwrap, CompositionStep::exchange_parts, CompositionStep::change_way,
          CompositionStep::add_part, CompositionStep::remove_part, CompositionStep::copy_part})
        EXPECT_EQ(led_to(step, "K3"), Strings{});
    EXPECT_EQ(led_to(CompositionStep::change_leaf, "line(K3)"),
              (Strings{"line(K3)", "line(empty(3))", "line(path(3))"}));
    EXPECT_EQ(led_to(CompositionStep::change_way, "join(K2, K3, K4)"),
              Strings{"union(K2, K3, K4)"});
    EXPECT_EQ(led_to(CompositionStep::add_part, "corona(K2, K3)"), Strings{});
    EXPECT_EQ(led_to(CompositionStep::add_part, "cone(K3)"), Strings{});
    EXPECT_EQ(led_to(CompositionStep::remove_part, "corona(K2, K3)"), Strings{});
    EXPECT_EQ(led_to(CompositionStep::remove_part, "amalgam(K2, K3, K4)", true),
              (Strings{"amalgam(K2, K3)", "amalgam(K2, K4)", "amalgam(K3, K4)"}));
    for (const std::string& text : led_to(CompositionStep::add_part, "join(K2, K3)"))
        EXPECT_THAT(text, StartsWith("join(K2, K3, "));
    EXPECT_TRUE(led_to(CompositionStep::replace, "line(K3)").contains("K1"));
}

std::multiset<std::string> once_smaller(const char* text) {
    std::multiset<std::string> result;
    for (const Composition& c : one_smaller(*parse_composition(text))) result.insert(to_string(c));
    return result;
}

TEST(CompositionSteps, ShrinkAtEachPlace) {
    using Many = std::multiset<std::string>;
    EXPECT_EQ(once_smaller("cone(union(K2, K1, empty(2)))"),
              (Many{"union(K2, K1, empty(2))", "cone(K2)", "cone(K1)", "cone(empty(2))",
                    "cone(union(K1, empty(2)))", "cone(union(K2, empty(2)))", "cone(union(K2, K1))",
                    "cone(union(K1, K1, empty(2)))", "cone(union(K2, K1, empty(1)))"}));
    EXPECT_EQ(once_smaller("join(K2, path(3))"),
              (Many{"K2", "path(3)", "join(K1, path(3))", "join(K2, K2)"}));
    EXPECT_EQ(once_smaller("corona(K2, K1)"), (Many{"K2", "K1", "corona(K1, K1)"}));
    EXPECT_EQ(once_smaller("complement(cycle(4))"), (Many{"cycle(4)", "complement(cycle(3))"}));
    EXPECT_EQ(once_smaller("line(empty(3))"), Many{}) << "has no vertex, nor have smaller ones";
}

}  // namespace
}  // namespace gazetteer::conjectures
