// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/balanced_orders.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"

namespace gazetteer {
namespace {

bool balanced(const std::vector<int>& orders) {
    return BalancedOrders().balanced(orders);
}

// The square of the product over the divisors d > 1 of q is f_q.
TEST(BalancedOrders, OrderPolynomialsMultiplyToFibonacciPolynomials) {
    EXPECT_EQ(order_polynomial(1), Gf2Polynomial::power_of_x(1));
    EXPECT_EQ(order_polynomial(3), Gf2Polynomial::power_of_x(1) + Gf2Polynomial::one());
    EXPECT_THROW(order_polynomial(4), ContractViolation);
    for (int q = 1; q <= 105; q += 2) {
        Gf2Polynomial product = Gf2Polynomial::one();
        for (int d = 3; d <= q; d += 2)
            if (q % d == 0) product = product * order_polynomial(d);
        EXPECT_EQ(product * product, fibonacci_polynomial(q)) << q;
    }
}

// The roots of f_7 and f_9 / f_3 are the elements of GF(8) of trace 1 and 0, but 0 and 1.
TEST(BalancedOrders, Small) {
    EXPECT_TRUE(balanced({}));
    EXPECT_TRUE(balanced({1}));
    EXPECT_FALSE(balanced({3}));
    EXPECT_TRUE(balanced({5, 5}));
    EXPECT_FALSE(balanced({5, 15}));
    EXPECT_TRUE(balanced({3, 5, 5}));
    EXPECT_TRUE(balanced({5, 3, 1, 5}));
    EXPECT_TRUE(balanced({3, 7, 9}));
    EXPECT_TRUE(balanced({9, 9, 9}));
    EXPECT_TRUE(balanced({7, 7, 9}));
    EXPECT_FALSE(balanced({7, 7, 7}));
    EXPECT_FALSE(balanced({3, 3, 3}));
    EXPECT_FALSE(balanced({7, 9, 9}));
    EXPECT_TRUE(balanced({3, 3, 3, 3}));
    EXPECT_FALSE(balanced({3, 3, 5, 7}));
}

// The roots of x and of f_3 are 0 and 1.
TEST(BalancedOrders, SumsWithZeroAndOneAreShifts) {
    const Gf2Polynomial x = Gf2Polynomial::power_of_x(1);
    for (int q = 3; q <= 33; q += 2) {
        const Gf2Polynomial p = order_polynomial(q);
        EXPECT_EQ(sum_polynomial(x, p), p);
        Gf2Polynomial shifted;
        for (int i = p.degree(); i >= 0; --i) {
            shifted = shifted * (x + Gf2Polynomial::one());
            if (p.coefficient(i)) shifted += Gf2Polynomial::one();
        }
        EXPECT_EQ(sum_polynomial(p, order_polynomial(3)), shifted) << q;
    }
}

}  // namespace
}  // namespace gazetteer
