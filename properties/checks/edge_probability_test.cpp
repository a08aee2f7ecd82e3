// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/edge_probability.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "graph/enumeration/labelled_graphs.hpp"
#include "properties/catalogue.hpp"
#include "properties/checks/ground_truth.hpp"

namespace gazetteer::properties {
namespace {

TEST(EdgeProbability, CountsWhatPlayOnEveryLabelledGraphCounts) {
    for (int n = 1; n <= 5; ++n) {
        EdgePolynomial played(static_cast<std::size_t>(n * (n - 1) / 2 + 1));
        for_each_labelled_graph(n, [&](const Graph& g) {
            if (is_N<UEG>({g, 0})) ++played[static_cast<std::size_t>(g.size())];
        });
        EXPECT_EQ(probability_of_N(n), played) << n;
    }
    EXPECT_THROW(probability_of_N(0), ContractViolation);
    EXPECT_THROW(growth_of_N(11), ContractViolation);
}

TEST(EdgeProbability, GrowthIsTheDifference) {
    // p, then p (1 - p) (1 - 2p): from p to 2p - 3p^2 + 2p^3.
    EXPECT_EQ(growth_of_N(2), (EdgePolynomial{0, 1}));
    EXPECT_EQ(growth_of_N(3), (EdgePolynomial{0, 1, -1, 0}));
    EXPECT_EQ(sign_at(growth_of_N(3), 1, 2), 0);
    EXPECT_EQ(sign_at(growth_of_N(3), 499, 1000), 1);
    EXPECT_EQ(sign_at(growth_of_N(3), 501, 1000), -1);
    EXPECT_EQ(sign_at(growth_of_N(4), 0, 1), 0);
}

TEST(EdgeProbability, CrossingsAreCounted) {
    EXPECT_TRUE(crosses_once({0, 1, -1, 0}));
    EXPECT_FALSE(crosses_once({0, -1, 1, 0}));
    EXPECT_FALSE(crosses_once({1, 1}));
    EXPECT_FALSE(crosses_once({0, 0}));
    EXPECT_FALSE(crosses_once({1, -4, 4, -1})) << "three zeros in (0, 1)";
    EXPECT_FALSE(crosses_once({2, -1, 2})) << "two changes of sign, no zero";
    EXPECT_TRUE(crosses_once({0, 6, -1, 3, 6, -6, 0})) << "three changes of sign, one zero";
}

// The orders that `verify` leaves out for their time.
TEST(EdgeProbabilityExtreme, TheOpenProblemsRowHoldsAtOrdersNineAndTen) {
    const auto claim = std::ranges::find(catalogue(), "FSU93 5(3)", &AnyClaim::id);
    ASSERT_NE(claim, catalogue().end());
    for (const char* order : {"n=9", "n=10"}) {
        const auto found = claim->replay(order);
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(found->kind, Finding::Kind::holds) << order << ": " << found->detail;
    }
    EXPECT_FALSE(claim->replay("n=11").has_value());
}

}  // namespace
}  // namespace gazetteer::properties
