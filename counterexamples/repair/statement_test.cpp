// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/statement.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counterexamples/testkit/judges.hpp"
#include "graph/errors.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string moved(const char* text, Relation relation, const Fraction& by) {
    const Conjecture conjecture = conjecture_in(text);
    return to_string(
        stated(conjecture, {}, moved_text(*inequality_of(conjecture), relation, by)).expression());
}

TEST(Statement, HypothesesAndConclusionAreTexts) {
    const Conjecture conjecture =
        conjecture_in("connected -> (forall u: degree(u) > 1) and tree -> P(ueg)");
    EXPECT_THAT(hypothesis_texts(conjecture),
                ElementsAre("connected", "forall u: degree(u) > 1", "tree"));
    EXPECT_EQ(conclusion_text(conjecture), "P(ueg)");
    EXPECT_THAT(hypothesis_texts(conjecture_in("tree or bipartite")), IsEmpty());
}

TEST(Statement, WhatIsStatedIsReadAgain) {
    const Conjecture like = conjecture_in("tree");
    EXPECT_EQ(to_string(stated(like, {}, "planar").expression()), "planar");
    EXPECT_EQ(
        to_string(
            stated(like, {"tree or planar", "exists u: u ~ v"}, "tree -> P(ueg)").expression()),
        "(tree or planar) and (exists u: u ~ v) -> tree -> P(ueg)");
    EXPECT_THROW(stated(like, {"tree", "size"}, "planar"), InputError);
}

TEST(Statement, AnInequalityIsMovedByAConstant) {
    const Fraction two{2, 1};
    EXPECT_EQ(moved("size >= order", Relation::weak, two), "size >= order + 2");
    EXPECT_EQ(moved("size >= order", Relation::weak, {-2, 1}), "size >= order - 2");
    EXPECT_EQ(moved("size <= order", Relation::weak, two), "size <= order - 2") << "it says more";
    EXPECT_EQ(moved("size < order - 1", Relation::strict, two), "size < order - 3");
    EXPECT_EQ(moved("size < order", Relation::equal, {1, 2}), "size = order - 1 / 2");
    EXPECT_EQ(moved("diameter <= 3", Relation::weak, {-2, 1}), "diameter <= 5");
    EXPECT_EQ(moved("diameter > 3", Relation::strict, {-5, 1}), "diameter > -2");
    EXPECT_EQ(moved("order / 2 > 3", Relation::weak, {1, 3}), "order / 2 >= 3 + 1 / 3");
    EXPECT_EQ(moved("size >= order + 1", Relation::weak, {-1, 1}), "size >= order");
    EXPECT_EQ(moved("size >= order - 1", Relation::weak, {1, 2}), "size >= order - 1 / 2");
    EXPECT_EQ(moved("size > order", Relation::strict, {}), "size > order");
}

TEST(Statement, AnInequalityHasAFactor) {
    const auto text = [](const char* of, const Fraction& factor) {
        const Conjecture conjecture = conjecture_in(of);
        return text_in(stated(conjecture, {},
                              multiplied_text(*inequality_of(conjecture), Relation::weak, factor)));
    };
    EXPECT_EQ(text("size - 1 <= order + 1", {3, 2}), "size - 1 <= (order + 1) * 3 / 2");
    EXPECT_EQ(text("size <= order", {2, 1}), "size <= order * 2");
    EXPECT_EQ(text("size <= order", {1, 2}), "size <= order / 2");
    EXPECT_EQ(text("size >= order / 3", {3, 2}), "size >= order / 2");
    EXPECT_EQ(text("size >= order / 3", {3, 1}), "size >= order");
    EXPECT_EQ(text("size >= order / 3", {-1, 4}), "size >= order * -1 / 12");
}

TEST(Statement, OnlyAComparisonBySizeIsAnInequality) {
    EXPECT_TRUE(inequality_of(conjecture_in("tree -> size < order"))->strict);
    EXPECT_FALSE(inequality_of(conjecture_in("tree -> size <= order"))->strict);
    EXPECT_TRUE(inequality_of(conjecture_in("size < order"))->integers);
    EXPECT_FALSE(inequality_of(conjecture_in("size < order / 2"))->integers);
    for (const char* text : {"size = order", "tree", "size < order or tree", "1 <= size < order"})
        EXPECT_FALSE(inequality_of(conjecture_in(text))) << text;
}

TEST(Statement, AFractionIsFoundInItsDigits) {
    EXPECT_EQ(fraction_near(0), (Fraction{0, 1}));
    EXPECT_EQ(fraction_near(-2.5), (Fraction{-5, 2}));
    EXPECT_EQ(fraction_near(0.333333333333), (Fraction{1, 3}));
    EXPECT_EQ(fraction_near(233.0 / 202), (Fraction{233, 202}));
    EXPECT_FALSE(fraction_near(1.41421356237));
    EXPECT_FALSE(fraction_near(1.0 / 1009)) << "its denominator is above 1000";
    EXPECT_FALSE(fraction_near(1e300));
}

}  // namespace
}  // namespace gazetteer::conjectures
