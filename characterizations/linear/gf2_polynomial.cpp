// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/linear/gf2_polynomial.hpp"

#include <bit>

#include "graph/contract.hpp"

namespace gazetteer {

Gf2Polynomial Gf2Polynomial::power_of_x(int exponent) {
    require(exponent >= 0, "exponent >= 0");
    Gf2Polynomial result;
    result.words_.assign(static_cast<std::size_t>(exponent) / 64 + 1, 0);
    result.words_.back() = std::uint64_t{1} << (exponent % 64);
    return result;
}

int Gf2Polynomial::degree() const {
    if (words_.empty()) return -1;
    return static_cast<int>(words_.size()) * 64 - 1 - std::countl_zero(words_.back());
}

void Gf2Polynomial::trim() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
}

void Gf2Polynomial::add_shifted(const Gf2Polynomial& p, int shift) {
    require(&p != this || shift == 0, "a polynomial other than itself");
    const auto skip = static_cast<std::size_t>(shift) / 64;
    const int bits = shift % 64;
    if (words_.size() < p.words_.size() + skip + 1) words_.resize(p.words_.size() + skip + 1, 0);
    std::uint64_t* target = words_.data() + skip;
    for (std::size_t w = 0; w < p.words_.size(); ++w) {
        const std::uint64_t word = p.words_[w];
        target[w] ^= word << bits;
        if (bits != 0) target[w + 1] ^= word >> (64 - bits);
    }
    trim();
}

Gf2Polynomial operator*(const Gf2Polynomial& p, const Gf2Polynomial& q) {
    Gf2Polynomial result;
    const int degree = p.degree();
    for (int i = 0; i <= degree; ++i)
        if (p.coefficient(i)) result.add_shifted(q, i);
    return result;
}

Gf2Division divide(Gf2Polynomial p, const Gf2Polynomial& q) {
    require(!q.is_zero(), "a divisor that is not zero");
    const int degree = q.degree();
    Gf2Polynomial quotient;
    for (int d = p.degree(); d >= degree; d = p.degree()) {
        quotient.add_shifted(Gf2Polynomial::one(), d - degree);
        p.add_shifted(q, d - degree);
    }
    return {std::move(quotient), std::move(p)};
}

Gf2Polynomial gcd(Gf2Polynomial p, Gf2Polynomial q) {
    while (!q.is_zero()) {
        p = divide(std::move(p), q).remainder;
        std::swap(p, q);
    }
    return p;
}

namespace {

/// p and its cofactor v in p = u a + v b for two given polynomials a and b.
struct Row {
    Gf2Polynomial p;
    Gf2Polynomial v;
};

/// Euclid's algorithm on a and b until the degree is below `stop`; that row is returned.
Row euclid(Gf2Polynomial a, Gf2Polynomial b, int stop) {
    Row above{std::move(a), {}};
    Row here{std::move(b), Gf2Polynomial::one()};
    while (here.p.degree() >= stop) {
        const int degree = here.p.degree();
        for (int d = above.p.degree(); d >= degree; d = above.p.degree()) {
            above.p.add_shifted(here.p, d - degree);
            above.v.add_shifted(here.v, d - degree);
        }
        std::swap(above, here);
    }
    return here;
}

}  // namespace

Gf2Polynomial inverse(const Gf2Polynomial& p, const Gf2Polynomial& q) {
    Row row = euclid(q, divide(p, q).remainder, 1);
    require(row.p.degree() == 0, "gcd(p, q) = 1");
    return divide(std::move(row.v), q).remainder;
}

Gf2Polynomial frobenius(const Gf2Polynomial& p, int e) {
    Gf2Polynomial result;
    for (int i = p.degree(); i >= 0; --i)
        if (p.coefficient(i)) result.add_shifted(Gf2Polynomial::one(), i << e);
    return result;
}

Gf2Polynomial fibonacci_polynomial(int n) {
    require(n >= 0, "n >= 0");
    Gf2Polynomial before;
    Gf2Polynomial now = Gf2Polynomial::one();
    if (n == 0) return before;
    for (int i = 1; i < n; ++i) {
        before.add_shifted(now, 1);
        std::swap(before, now);
    }
    return now;
}

// The series sum s_i x^(-i-1) is a fraction with the minimal polynomial below; that fraction is a
// convergent of the one with denominator x^L that the L given terms make.
Gf2Polynomial minimal_polynomial(std::span<const std::uint8_t> terms) {
    const auto length = static_cast<int>(terms.size());
    require(length % 2 == 0, "an even number of terms");
    Gf2Polynomial series;
    for (int i = 0; i < length; ++i)
        if (terms[static_cast<std::size_t>(i)] != 0)
            series.add_shifted(Gf2Polynomial::one(), length - 1 - i);
    return euclid(Gf2Polynomial::power_of_x(length), std::move(series), length / 2).v;
}

}  // namespace gazetteer
