// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/local_rule.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "characterizations/linear/gf2.hpp"

namespace gazetteer {
namespace {

/// By elimination on all of K[t_1, ...] / (t_i^c_i): the monomial is a multiple of the sum iff one
/// more column does not raise the rank.
bool divides_by_elimination(const std::vector<LocalFactor>& factors) {
    int dimension = 1;
    int monomial = 0;
    for (const LocalFactor& f : factors) {
        if (f.o() >= f.c()) return true;
        dimension *= f.c();
        monomial = monomial * f.c() + f.o();
    }
    BitMatrix multiples(dimension, dimension);
    BitMatrix extended(dimension, dimension + 1);
    for (int v = 0; v < dimension; ++v) {
        int stride = dimension;
        for (const LocalFactor& f : factors) {
            stride /= f.c();
            if (v / stride % f.c() + 1 == f.c()) continue;
            multiples.set(v + stride, v);
            extended.set(v + stride, v);
        }
    }
    extended.set(monomial, dimension);
    return reduce(multiples).size() == reduce(extended).size();
}

std::vector<LocalFactor> kinds(int exponent_max) {
    std::vector<LocalFactor> result;
    for (int e = 0; e <= exponent_max; ++e) {
        for (int j = 0; j <= e && e > 0; ++j) result.push_back({true, e, j});
        result.push_back({false, e, std::nullopt});
        for (int j = 1; j <= e; ++j) result.push_back({false, e, j});
    }
    return result;
}

/// Visits all multisets of `count` factors.
template <class Visit>
void for_each_factors(int count, const std::vector<LocalFactor>& from, Visit visit,
                      std::vector<LocalFactor> chosen = {}, std::size_t next = 0) {
    if (static_cast<int>(chosen.size()) == count) return visit(chosen);
    for (; next < from.size(); ++next) {
        chosen.push_back(from[next]);
        for_each_factors(count, from, visit, chosen, next);
        chosen.pop_back();
    }
}

void expect_equal(int count, int exponent_max) {
    for_each_factors(count, kinds(exponent_max), [](std::vector<LocalFactor> factors) {
        const bool divides = divides_by_elimination(factors);
        EXPECT_EQ(sum_divides_monomial(factors), divides);
        std::ranges::reverse(factors);
        EXPECT_EQ(sum_divides_monomial(factors), divides);
    });
}

TEST(LocalRule, NoFactor) {
    EXPECT_FALSE(sum_divides_monomial({}));  // 1 is no multiple of 0
}

TEST(LocalRuleStandard, EqualsElimination) {
    expect_equal(1, 4);
    expect_equal(2, 4);
    expect_equal(3, 3);
    expect_equal(4, 2);
    expect_equal(5, 2);
}

TEST(LocalRuleExtreme, EqualsElimination) {
    expect_equal(3, 4);
    expect_equal(4, 3);
}

}  // namespace
}  // namespace gazetteer
