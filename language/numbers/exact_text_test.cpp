// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/exact_text.hpp"

#include <gtest/gtest.h>

namespace gazetteer::conjectures {

namespace {

Real whole(std::int64_t value) {
    return Integer(value);
}

std::shared_ptr<const Spectrum> path_spectrum(int order) {
    SymmetricMatrix matrix = zero_matrix(order);
    for (int i = 0; i + 1 < order; ++i) matrix.at(i, i + 1) = matrix.at(i + 1, i) = 1;
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

/// The path on n vertices has the eigenvalues 2 cos(pi k / (n + 1)).
TEST(ExactText, EigenvaluesOfQuadraticPolynomialsHaveSquareRoots) {
    const auto spectrum = path_spectrum(4);
    const std::vector<std::string> texts{"1/2 + 1/2 * sqrt(5)", "-1/2 + 1/2 * sqrt(5)",
                                         "1/2 - 1/2 * sqrt(5)", "-1/2 - 1/2 * sqrt(5)"};
    for (int k = 0; k < 4; ++k)
        EXPECT_EQ(exact_text(Real(spectrum, k)), texts[static_cast<std::size_t>(k)]);
    EXPECT_EQ(exact_text(Real(path_spectrum(3), 0)), "sqrt(2)");
    EXPECT_EQ(exact_text(ln(whole(2)) * Real(path_spectrum(5), 0)), "ln(2) * sqrt(3)");
    EXPECT_EQ(exact_text(ln(whole(2)) * Real(path_spectrum(5), 4)), "ln(2) * (-sqrt(3))");
    EXPECT_EQ(exact_text(ln(whole(2)) * Real(spectrum, 0)), "ln(2) * (1/2 + 1/2 * sqrt(5))");
}

TEST(ExactText, OtherEigenvaluesAreRootsOfTheirPolynomial) {
    const auto spectrum = path_spectrum(6);
    const std::string less = "CRootOf(x^3 + x^2 - 2 * x - 1, ";
    const std::string greater = "CRootOf(x^3 - x^2 - 2 * x + 1, ";
    const std::vector<std::string> texts{greater + "2)", less + "2)",    greater + "1)",
                                         less + "1)",    greater + "0)", less + "0)"};
    for (int k = 0; k < 6; ++k)
        EXPECT_EQ(exact_text(Real(spectrum, k)), texts[static_cast<std::size_t>(k)]);
    EXPECT_EQ(exact_text(ln(whole(2)) * Real(spectrum, 0)), "ln(2) * " + texts[0]);
}

TEST(ExactText, NoneOfWhatIsNotFinite) {
    EXPECT_EQ(exact_text(Real()), "");
    EXPECT_EQ(exact_text(Real::infinity()), "");
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
