// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/krylov.hpp"

#include <algorithm>
#include <bit>
#include <random>

namespace gazetteer {

namespace {

bool product_is_odd(const BitVector& v, const BitVector& w) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < v.size(); ++i) sum ^= v[i] & w[i];
    return std::popcount(sum) % 2 != 0;
}

}  // namespace

bool is_zero(const BitVector& v) {
    return std::ranges::all_of(v, [](std::uint64_t word) { return word == 0; });
}

void add(BitVector& target, const BitVector& v) {
    for (std::size_t w = 0; w < v.size(); ++w) target[w] ^= v[w];
}

BitVector apply(const Gf2Polynomial& p, const LinearMap& a, const BitVector& v) {
    BitVector result(v.size(), 0);
    for (int i = p.degree(); i >= 0; --i) {
        result = a(result);
        if (p.coefficient(i)) add(result, v);
    }
    return result;
}

Gf2Polynomial annihilator(const LinearMap& a, const BitVector& v, int dimension) {
    std::mt19937_64 random(1);
    Gf2Polynomial result = Gf2Polynomial::one();
    for (BitVector left = v; !is_zero(left);) {
        BitVector functional(v.size());
        for (std::uint64_t& word : functional) word = random();
        const int length = 2 * (dimension - result.degree());
        std::vector<std::uint8_t> terms(static_cast<std::size_t>(length));
        BitVector power = left;
        for (std::uint8_t& term : terms) {
            term = product_is_odd(power, functional) ? 1 : 0;
            power = a(power);
        }
        const Gf2Polynomial factor = minimal_polynomial(terms);
        left = apply(factor, a, left);
        result = result * factor;
    }
    return result;
}

}  // namespace gazetteer
