// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/local_rule.hpp"

#include <algorithm>
#include <numeric>

namespace gazetteer {

namespace {

using Indices = std::vector<int>;

const LocalFactor& at(const std::vector<LocalFactor>& factors, int i) {
    return factors[static_cast<std::size_t>(i)];
}

Indices without(const Indices& indices, int i) {
    Indices result = indices;
    std::erase(result, i);
    return result;
}

/// t_i^o_i can take every power below t^(2^exponent).
bool is_free(const LocalFactor& f) {
    return !f.power;
}

/// t^(2^b) times t^o is not 0.
bool takes_bit(const LocalFactor& f, int b) {
    return f.exponent > b && (is_free(f) || *f.power != b || f.exponent != b + 1);
}

// u^(2^j - 1) is the product of the sums of the t_i^(2^b) over b < j; its monomials are distinct,
// so it is not 0 iff each bit b can be given to some i such that t_i^o_i and its bits stay below
// t_i^c_i: a factor that is not free must miss a bit from its power to its exponent.
bool times_all_bits_is_zero(const std::vector<LocalFactor>& factors, const Indices& others, int j) {
    if (j == 0) return false;
    int longest = -1;
    for (int i : others) longest = std::max(longest, at(factors, i).exponent);
    if (longest != j) return longest < j;
    for (int i : others) {
        const LocalFactor& f = at(factors, i);
        if (f.exponent != j) continue;
        if (is_free(f)) return false;
        for (int b = *f.power; b < j - 1; ++b)
            for (int k : without(others, i))
                if (takes_bit(at(factors, k), b)) return false;
    }
    return true;
}

/// The factors with the greatest exponent, those that are not less one first.
Indices longest(const std::vector<LocalFactor>& factors, const Indices& indices) {
    int exponent = 0;
    for (int i : indices) exponent = std::max(exponent, at(factors, i).exponent);
    Indices result;
    for (bool less_one : {false, true})
        for (int i : indices)
            if (at(factors, i).exponent == exponent && at(factors, i).less_one == less_one)
                result.push_back(i);
    return result;
}

/// u^o = 0 times the others' monomial, o being that of m: o = 2^j or 0.
bool power_of_sum_is_zero(const std::vector<LocalFactor>& factors, const Indices& others, int m) {
    const LocalFactor& f = at(factors, m);
    if (is_free(f)) return false;
    return std::ranges::all_of(
        others, [&](int i) { return at(factors, i).o() + f.o() >= at(factors, i).c(); });
}

std::optional<LocalObstruction> eliminating(const Indices& indices, int m, bool shifted) {
    return LocalObstruction{{}, indices, m, shifted};
}

std::optional<LocalObstruction> obstruction(const std::vector<LocalFactor>& factors,
                                            const Indices& indices) {
    if (indices.empty()) return LocalObstruction{};
    const Indices top = longest(factors, indices);
    const int m = top.front();
    const Indices others = without(indices, m);
    if (!at(factors, m).less_one) {
        if (power_of_sum_is_zero(factors, others, m)) return std::nullopt;
        return eliminating(indices, m, false);
    }
    if (top.size() == 1) {
        if (times_all_bits_is_zero(factors, others, *at(factors, m).power)) return std::nullopt;
        return eliminating(indices, m, false);
    }
    const auto least =
        *std::ranges::min_element(top, {}, [&](int i) { return *at(factors, i).power; });
    if (*at(factors, least).power < at(factors, least).exponent - 1)
        return eliminating(indices, least, true);
    auto rest = obstruction(factors, without(others, top[1]));
    if (rest) rest->pairs.emplace_back(m, top[1]);
    return rest;
}

}  // namespace

std::optional<LocalObstruction> local_obstruction(const std::vector<LocalFactor>& factors) {
    const auto vanishes = [](const LocalFactor& f) { return f.o() >= f.c() && f.power; };
    if (std::ranges::any_of(factors, vanishes)) return std::nullopt;
    Indices all(factors.size());
    std::iota(all.begin(), all.end(), 0);
    return obstruction(factors, all);
}

bool sum_divides_monomial(const std::vector<LocalFactor>& factors) {
    return !local_obstruction(factors).has_value();
}

}  // namespace gazetteer
