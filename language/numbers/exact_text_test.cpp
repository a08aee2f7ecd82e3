// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/exact_text.hpp"

#include <gtest/gtest.h>

namespace gazetteer::conjectures {

namespace {

Real whole(std::int64_t value) {
    return Integer(value);
}

std::shared_ptr<const Spectrum> of_path_on_four() {
    SymmetricMatrix matrix = zero_matrix(4);
    for (int i = 0; i < 3; ++i) matrix.at(i, i + 1) = matrix.at(i + 1, i) = 1;
    return std::make_shared<const Spectrum>(matrix);
}

TEST(ExactText, Rationals) {
    EXPECT_EQ(exact_text(whole(0)), "0");
    EXPECT_EQ(exact_text(whole(-7) / whole(21)), "-1/3");
}

TEST(ExactText, SumsOfSquareRoots) {
    const Real root = sqrt(whole(5));
    EXPECT_EQ(exact_text(root), "sqrt(5)");
    EXPECT_EQ(exact_text(-root), "-sqrt(5)");
    EXPECT_EQ(exact_text((whole(1) + root) / whole(2)), "1/2 + 1/2 * sqrt(5)");
    EXPECT_EQ(exact_text(whole(-3) - sqrt(whole(8)) + root), "-3 - 2 * sqrt(2) + sqrt(5)");
}

TEST(ExactText, FunctionsAndWhatIsMadeOfThem) {
    const Real two = ln(whole(2));
    EXPECT_EQ(exact_text(two / ln(whole(3))), "ln(2) / ln(3)");
    EXPECT_EQ(exact_text(sqrt(whole(1) + sqrt(whole(2)))), "sqrt(1 + sqrt(2))");
    EXPECT_EQ(exact_text(exp(whole(-1) / whole(2))), "exp(-1/2)");
    EXPECT_EQ(exact_text(two + whole(1)), "ln(2) + 1");
    // A divisor and a factor keep their parentheses.
    EXPECT_EQ(exact_text(whole(1) / (two * (two + whole(1)))), "1 / (ln(2) * (ln(2) + 1))");
}

TEST(ExactText, NoneOfWhatHasNoTerm) {
    EXPECT_EQ(exact_text(Real()), "");
    EXPECT_EQ(exact_text(Real::infinity()), "");
    const Real eigenvalue(of_path_on_four(), 0);
    EXPECT_EQ(exact_text(eigenvalue), "");
    EXPECT_EQ(exact_text(ln(whole(2)) * eigenvalue), "");
}

/// Nodes are shared: fifty of them make a text of 2^50 characters.
TEST(ExactText, ALongOneEnds) {
    Real power = ln(whole(2));
    for (int i = 0; i < 10; ++i) power = power * power;
    EXPECT_GT(exact_text(power).size(), 1024u * 5);
    for (int i = 0; i < 40; ++i) power = power * power;
    EXPECT_EQ(exact_text(power), "");
}

}  // namespace

}  // namespace gazetteer::conjectures
