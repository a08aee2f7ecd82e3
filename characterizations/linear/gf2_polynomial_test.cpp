// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2_polynomial.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace gazetteer {
namespace {

Gf2Polynomial random_polynomial(std::mt19937_64& random, int degree) {
    Gf2Polynomial result = Gf2Polynomial::power_of_x(degree);
    for (int i = 0; i < degree; ++i)
        if (random() % 2 == 0) result.add_shifted(Gf2Polynomial::one(), i);
    return result;
}

TEST(Gf2Polynomial, TheSmallest) {
    EXPECT_EQ(Gf2Polynomial{}.degree(), -1);
    EXPECT_EQ(Gf2Polynomial::one().degree(), 0);
    EXPECT_EQ(Gf2Polynomial::power_of_x(64).degree(), 64);
    EXPECT_TRUE((Gf2Polynomial::one() + Gf2Polynomial::one()).is_zero());
    EXPECT_TRUE((Gf2Polynomial{} * Gf2Polynomial::one()).is_zero());
    EXPECT_EQ(gcd({}, Gf2Polynomial::power_of_x(3)), Gf2Polynomial::power_of_x(3));
}

TEST(Gf2Polynomial, QuotientAndRemainder) {
    std::mt19937_64 random(1);
    for (int degree : {0, 1, 5, 63, 64, 65, 130}) {
        const Gf2Polynomial q = random_polynomial(random, degree);
        for (int more : {0, 1, 64, 100}) {
            const Gf2Polynomial p = random_polynomial(random, more);
            const auto [quotient, remainder] = divide(p, q);
            EXPECT_EQ(quotient * q + remainder, p);
            EXPECT_LT(remainder.degree(), degree);
        }
    }
}

TEST(Gf2Polynomial, GcdAndInverse) {
    std::mt19937_64 random(2);
    for (int i = 0; i < 50; ++i) {
        const Gf2Polynomial p = random_polynomial(random, 70);
        const Gf2Polynomial q = random_polynomial(random, 90);
        const Gf2Polynomial common = gcd(p, q);
        EXPECT_TRUE(divide(p, common).remainder.is_zero());
        EXPECT_TRUE(divide(q, common).remainder.is_zero());
        if (common.degree() == 0) {
            EXPECT_EQ(divide(p * inverse(p, q), q).remainder, Gf2Polynomial::one());
        }
    }
}

TEST(Gf2Polynomial, FrobeniusIsAPower) {
    const Gf2Polynomial p = fibonacci_polynomial(12) + Gf2Polynomial::one();
    EXPECT_EQ(frobenius(p, 0), p);
    EXPECT_EQ(frobenius(p, 2), p * p * p * p);
}

// f_(2n) = x f_n^2, and gcd(f_m, f_n) = f_gcd(m, n).
TEST(Gf2Polynomial, FibonacciPolynomials) {
    const Gf2Polynomial x = Gf2Polynomial::power_of_x(1);
    EXPECT_TRUE(fibonacci_polynomial(0).is_zero());
    EXPECT_EQ(fibonacci_polynomial(3), x * x + Gf2Polynomial::one());
    for (int n = 1; n <= 100; ++n) {
        const Gf2Polynomial f = fibonacci_polynomial(n);
        EXPECT_EQ(fibonacci_polynomial(2 * n), x * f * f);
        EXPECT_EQ(gcd(f, fibonacci_polynomial(60)), fibonacci_polynomial(std::gcd(n, 60)));
    }
}

// The impulse response of a polynomial has it for its minimal polynomial.
TEST(Gf2Polynomial, MinimalPolynomialOfASequence) {
    std::mt19937_64 random(3);
    EXPECT_EQ(minimal_polynomial(std::vector<std::uint8_t>(4)), Gf2Polynomial::one());
    for (int degree : {1, 2, 63, 64, 65, 100}) {
        const Gf2Polynomial p = random_polynomial(random, degree);
        std::vector<std::uint8_t> terms(static_cast<std::size_t>(degree));
        terms.back() = 1;
        for (int k = 0; k < degree + 2; ++k) {
            std::uint8_t next = 0;
            for (int i = 0; i < degree; ++i)
                if (p.coefficient(i)) next ^= terms[static_cast<std::size_t>(k + i)];
            terms.push_back(next);
        }
        EXPECT_EQ(minimal_polynomial(terms), p) << degree;
    }
}

}  // namespace
}  // namespace gazetteer
