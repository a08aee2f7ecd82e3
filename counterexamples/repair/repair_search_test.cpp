// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/repair_search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "counterexamples/repair/hypotheses.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The last row stands first, as in a number.
Literal literal(const char* name, const std::string& bits) {
    return {name, RowSet(bits)};
}
std::vector<std::string> names(const std::vector<Literal>& literals, const RepairSearch& search) {
    std::vector<std::string> result;
    for (const FoundRepair& repair : search.repairs)
        result.push_back(literals[repair.a].text + (repair.b ? literals[*repair.b].text : ""));
    return result;
}
std::vector<std::string> found(const std::vector<Literal>& literals, const char* failing,
                               int listed = 9) {
    return names(literals, search_repairs(literals, RowSet(std::string(failing)), listed, {}));
}

TEST(RepairSearch, ThoseThatLeaveMostComeFirst) {
    EXPECT_THAT(
        found({literal("a", "00011000"), literal("b", "11100000"), literal("c", "11110001")},
              "00000001"),
        ElementsAre("b", "a"));
    EXPECT_THAT(found({literal("a", "0010"), literal("b", "0100")}, "1001"), ElementsAre("a", "b"))
        << "of equals the first";
}

TEST(RepairSearch, WhatLeavesNothingIsNone) {
    EXPECT_THAT(found({literal("a", "0000"), literal("b", "1001")}, "0001"), IsEmpty());
    EXPECT_THAT(found({literal("a", "1100"), literal("b", "0011")}, "0110"), IsEmpty())
        << "no row is in both";
    EXPECT_THAT(found({}, "1"), IsEmpty());
}

TEST(RepairSearch, WhatIsStrongerThanOneToldIsNotTold) {
    EXPECT_THAT(
        found({literal("a", "01110"), literal("b", "01100"), literal("c", "10000")}, "00001"),
        ElementsAre("a", "c"));
}

TEST(RepairSearch, TwoStandWhereNeitherSufficesAndTheyLeaveMoreThanOne) {
    const std::vector<Literal> literals{literal("a", "1111101"), literal("b", "1111110"),
                                        literal("c", "0001100"), literal("d", "1100001")};
    EXPECT_THAT(found(literals, "0000011"), ElementsAre("ab", "c"));
    EXPECT_THAT(found({literal("a", "1101"), literal("b", "1110"), literal("c", "1100")}, "0011"),
                ElementsAre("c"))
        << "two that leave as much as one are not told";
}

TEST(RepairSearch, NoMoreAreToldThanAskedFor) {
    const std::vector<Literal> literals{literal("a", "11000"), literal("b", "01100"),
                                        literal("c", "00110")};
    EXPECT_THAT(found(literals, "00001", 2), ElementsAre("a", "b"));
    EXPECT_EQ(search_repairs(literals, RowSet(std::string("00001")), 2, {}).found_single, 3u);
}

/// What the header says, by trying each.
std::size_t most_left(const std::vector<Literal>& literals, const RowSet& failing, bool pairs) {
    std::size_t most = 0;
    for (const Literal& a : literals)
        for (const Literal& b : literals) {
            const RowSet left = a.rows & b.rows;
            const bool alone = !a.rows.intersects(failing) || !b.rows.intersects(failing);
            if (left.intersects(failing) || (pairs ? alone : &a != &b)) continue;
            most = std::max(most, left.count());
        }
    return most;
}

TEST(RepairSearch, TheFirstLeavesAsMuchAsAnyTriedOneByOne) {
    std::mt19937 random(1);
    int pairs = 0;
    for (int round = 0; round < 200; ++round) {
        RowSet failing(20);
        for (std::size_t i = 0; i < 4; ++i) failing.set(random() % 20);
        std::vector<Literal> literals;
        for (int i = 0; i < 12; ++i) {
            RowSet rows(20, random() % (1U << 20U));
            literals.push_back({std::to_string(i), rows | RowSet(20, random() % (1U << 20U))});
        }
        const std::size_t single = most_left(literals, failing, false);
        const std::size_t of_two = most_left(literals, failing, true);
        const RepairSearch search = search_repairs(literals, failing, 1, {});
        const std::size_t most = search.repairs.empty() ? 0 : search.repairs.front().left.count();
        EXPECT_EQ(most, std::max(single, of_two)) << round;
        const bool has_pair = !search.repairs.empty() && search.repairs.front().b;
        EXPECT_EQ(has_pair, of_two > single) << round;
        pairs += has_pair ? 1 : 0;
    }
    EXPECT_GT(pairs, 20);
}

std::vector<std::string> hypotheses(const std::vector<ValueColumn>& terms) {
    std::vector<std::string> result;
    for (const Literal& one : hypotheses_of(terms, terms.front().values.size()))
        result.push_back(one.text);
    return result;
}

TEST(RepairHypotheses, NumbersAreComparedWithTheValuesThatTheyHave) {
    EXPECT_THAT(
        hypotheses({{"girth", Type::integer, {3, 5, 5, Integer::infinity(), 9}}}),
        ElementsAre("(girth) = 3", "(girth) != 3", "(girth) <= 5", "(girth) = 5", "(girth) != 5",
                    "(girth) >= 9", "(girth) <= 9", "(girth) = 9", "(girth) != 9"));
    EXPECT_THAT(hypotheses({{"size", Type::integer, {1, 1}}}), IsEmpty()) << "it tells nothing";
}

TEST(RepairHypotheses, WhatIsUndefinedIsNoHypothesis) {
    const Integer none = Integer::undefined();
    EXPECT_THAT(hypotheses({{"tree", Type::boolean, {1, 0, none}}}),
                ElementsAre("(tree)", "not (tree)"));
    const auto all = hypotheses_of({{"radius", Type::integer, {1, 2, none}}}, 3);
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].text + ", " + all[1].text + ", " + all[2].text,
              "(radius) >= 1, (radius) = 1, (radius) != 1");
    for (const Literal& one : all) EXPECT_FALSE(one.rows[2]) << one.text;
}

TEST(RepairHypotheses, NumbersAreComparedWithTheOrder) {
    const auto all =
        hypotheses({{"order", Type::integer, {5, 5, 6}}, {"odd_girth", Type::integer, {5, 3, 5}}});
    EXPECT_THAT(all, testing::Contains("(odd_girth) = order"));
    EXPECT_THAT(all, testing::Contains("(odd_girth) != order"));
}

TEST(RepairHypotheses, OnlyTheLeastEightValuesAreConstants) {
    ValueColumn wiener{"wiener", Type::integer, {}};
    for (int i = 1; i <= 10; ++i) wiener.values.emplace_back(10 * i);
    const auto all = hypotheses({wiener});
    EXPECT_THAT(all, testing::Contains("(wiener) = 80"));
    EXPECT_THAT(all, testing::Not(testing::Contains("(wiener) = 90")));
}

}  // namespace
}  // namespace gazetteer::conjectures
