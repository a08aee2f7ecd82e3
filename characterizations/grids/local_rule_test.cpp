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

/// An element of K[t_i : i in the block but for the direction] / (t_i^c_i), by its monomials.
class BlockElement {
  public:
    BlockElement(const std::vector<LocalFactor>& factors, const LocalObstruction& of) {
        std::size_t monomial = 0;
        std::size_t dimension = 1;
        for (int i : of.block) {
            if (i == of.direction) continue;
            const LocalFactor& f = factors[static_cast<std::size_t>(i)];
            monomial += dimension * static_cast<std::size_t>(f.o());
            strides_.push_back(dimension);
            sides_.push_back(static_cast<std::size_t>(f.c()));
            dimension *= sides_.back();
        }
        has_.assign(dimension, false);
        has_[monomial] = true;
    }
    /// One instead of the monomial of the o_i.
    static BlockElement one(BlockElement like) {
        like.has_.assign(like.has_.size(), false);
        like.has_[0] = true;
        return like;
    }
    /// Times the sum of the t_i, so many times.
    BlockElement times_sum(int times) const {
        BlockElement result = *this;
        for (int k = 0; k < times; ++k) result = result.times_sum();
        return result;
    }
    bool is_zero() const { return std::ranges::find(has_, true) == has_.end(); }

  private:
    BlockElement times_sum() const {
        BlockElement result = *this;
        result.has_.assign(has_.size(), false);
        for (std::size_t at = 0; at < has_.size(); ++at)
            for (std::size_t i = 0; has_[at] && i < sides_.size(); ++i)
                if (at / strides_[i] % sides_[i] + 1 < sides_[i])
                    result.has_[at + strides_[i]] = !result.has_[at + strides_[i]];
        return result;
    }

    std::vector<std::size_t> strides_;
    std::vector<std::size_t> sides_;
    std::vector<bool> has_;
};

/// The pairs and the block are all factors; what is said of each is true.
void expect_obstruction(const std::vector<LocalFactor>& factors, const LocalObstruction& found) {
    std::vector<int> seen = found.block;
    for (const auto& [i, k] : found.pairs) {
        seen.insert(seen.end(), {i, k});
        const std::vector<LocalFactor> pair{factors[static_cast<std::size_t>(i)],
                                            factors[static_cast<std::size_t>(k)]};
        EXPECT_FALSE(divides_by_elimination(pair));
    }
    std::ranges::sort(seen);
    ASSERT_EQ(seen.size(), factors.size());
    for (std::size_t i = 0; i < seen.size(); ++i) ASSERT_EQ(seen[i], static_cast<int>(i));
    if (found.block.empty()) return;
    ASSERT_EQ(std::ranges::count(found.block, found.direction), 1);
    const LocalFactor& direction = factors[static_cast<std::size_t>(found.direction)];
    const int more = found.shifted ? 1 : 0;
    const BlockElement others(factors, found);
    EXPECT_TRUE(BlockElement::one(others).times_sum(direction.c() + more).is_zero());
    EXPECT_FALSE(others.times_sum(direction.o() + more).is_zero());
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

/// Those of pairs and those with a shift are among them.
TEST(LocalRule, AnObstructionIsWhatItSays) {
    int of_pairs = 0;
    int shifted = 0;
    for (int count : {1, 2, 3, 4})
        for_each_factors(count, kinds(count < 3 ? 4 : 2), [&](const auto& factors) {
            const auto found = local_obstruction(factors);
            if (!found) return;
            expect_obstruction(factors, *found);
            of_pairs += found->pairs.empty() ? 0 : 1;
            shifted += found->shifted ? 1 : 0;
        });
    EXPECT_GT(of_pairs, 0);
    EXPECT_GT(shifted, 0);
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
