// SPDX-License-Identifier: GPL-3.0-or-later
// What known theorems tell is not proposed again.
#include "counterexamples/propose/known.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "counterexamples/propose/propose.hpp"
#include "counterexamples/testkit/proposal_texts.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

KnownTheorems known(const std::string& file, const char* target) {
    std::istringstream in(file);
    return read_known(in, "known.txt", *parse_value(target));
}

std::vector<std::string> proposed(const char* target, const std::vector<std::string>& terms,
                                  const std::string& file) {
    const auto table =
        *value_table(target, terms, exhaustive_ground(*parse_restrictions(""), 1, 5), {},
                     file.empty() ? std::vector<KnownTheorem>() : known(file, target).theorems);
    return texts(propose(table));
}

TEST(Known, WhatItTellsIsNotProposed) {
    const std::vector<std::string> terms{"in_even_kernel", "bipartite"};
    EXPECT_THAT(proposed("P(ueg)", terms, ""), Contains("in_even_kernel -> P(ueg)"));
    // FSU93 Proposition 2.2, in other words.
    const std::string proposition = "2.2 | holds | | in_even_kernel -> not N(ueg) |\n";
    EXPECT_THAT(proposed("N(ueg)", terms, ""), Contains("N(ueg) -> not in_even_kernel"));
    EXPECT_THAT(proposed("N(ueg)", terms, proposition),
                Not(Contains("N(ueg) -> not in_even_kernel")));
    EXPECT_THAT(proposed("N(ueg)", terms, proposition),
                Contains("bipartite -> (N(ueg) <-> not in_even_kernel)"));
}

TEST(Known, ACharacterizationLeavesNothing) {
    EXPECT_THAT(
        proposed("P(uvg)", {"saturated", "degree"}, "1.1 | holds | | P(uvg) <-> not saturated |\n"),
        IsEmpty());
    // About trees alone.
    EXPECT_THAT(proposed("P(uvg)", {"saturated", "degree"},
                         "1.1 | holds | trees, order ..9 | P(uvg) <-> not saturated |\n"),
                ElementsAre("P(uvg) <-> not saturated"));
}

TEST(Known, ABoundTellsItsSide) {
    const std::vector<std::string> terms{"order", "matching_number"};
    const auto plain = proposed("independence_number", terms, "");
    const std::string upper = "independence_number <= order - matching_number";
    ASSERT_THAT(plain, Contains(upper));
    const std::string known_upper =
        "1 | holds | | 0 <= order - matching_number - independence_number |\n";
    const auto found = proposed("independence_number", terms, known_upper);
    EXPECT_THAT(found, Not(Contains(upper)));
    // What bounds it from below is as before.
    for (const std::string& text : plain) {
        if (text.find(" >= ") == std::string::npos) continue;
        EXPECT_THAT(found, Contains(text));
    }
}

TEST(Known, ATheoremAboutVerticesTellsGraphs) {
    EXPECT_THAT(proposed("max_degree", {"order"}, ""), Contains("max_degree <= order - 1"));
    const auto found = proposed("max_degree", {"order"}, "1 | holds | | degree <= max_degree |\n");
    // The greatest degree is not less by 1, at some vertex.
    for (const std::string& text : found) EXPECT_THAT(text, Not(HasSubstr(">=")));
}

TEST(Known, OfNoUseIsNamed) {
    const auto read = known(
        "a | holds | | bipartite -> planar |\n"
        "b | refuted | | P(ueg) |\n"
        "c | holds | | twin -> P(ueg) |\n",
        "P(ueg)");
    EXPECT_THAT(read.passed_over, ElementsAre("a", "b"));
    ASSERT_EQ(read.theorems.size(), 1u);
    EXPECT_EQ(read.theorems[0].id, "c");
    EXPECT_EQ(to_string(read.theorems[0].changed_up), "twin -> not P(ueg)");
}

TEST(Known, FaultsAreNamed) {
    EXPECT_THROW(known("a | holds | | P(uegg) |\n", "P(ueg)"), InputError);
    try {
        known("# none\na | holds | grid 2..3 2..3 | P(ueg) |\n", "P(ueg)");
        FAIL() << "a family was taken for a class";
    } catch (const InputError& error) {
        EXPECT_THAT(error.what(),
                    HasSubstr("known.txt:2: 'grid 2..3 2..3' is not a class of graphs"));
    }
}

TEST(Known, OnlyWholePartsAreReplaced) {
    const auto text = [](const char* expression, const char* part) {
        return to_string(*parse_expression(expression), part, "X");
    };
    EXPECT_EQ(text("order + 1 < 2 * order", "order"), "(X) + 1 < 2 * (X)");
    EXPECT_EQ(text("order(complement) = order", "order"), "order(complement) = (X)");
    EXPECT_EQ(text("exists u: degree(u) = degree", "degree"), "exists u: degree(u) = (X)");
    EXPECT_EQ(text("max_degree = 1", "degree"), "max_degree = 1");
}

}  // namespace
}  // namespace gazetteer::conjectures
