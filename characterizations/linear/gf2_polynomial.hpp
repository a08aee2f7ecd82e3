// SPDX-License-Identifier: GPL-3.0-or-later
// Polynomials in one variable over GF(2), by words.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace gazetteer {

/// A polynomial over GF(2): coefficient i is bit i % 64 of word i / 64. Value semantics.
class Gf2Polynomial {
  public:
    /// Zero.
    Gf2Polynomial() = default;
    /// x^exponent.
    static Gf2Polynomial power_of_x(int exponent);
    static Gf2Polynomial one() { return power_of_x(0); }

    /// -1 for zero.
    int degree() const;
    bool is_zero() const { return words_.empty(); }
    /// i >= 0; 0 beyond the degree.
    bool coefficient(int i) const {
        const auto word = static_cast<std::size_t>(i) / 64;
        return word < words_.size() && (words_[word] >> (i % 64) & 1) != 0;
    }
    std::span<const std::uint64_t> words() const { return words_; }

    /// this += x^shift p.
    void add_shifted(const Gf2Polynomial& p, int shift);
    Gf2Polynomial& operator+=(const Gf2Polynomial& p) {
        add_shifted(p, 0);
        return *this;
    }
    friend Gf2Polynomial operator+(Gf2Polynomial p, const Gf2Polynomial& q) { return p += q; }
    /// O(deg p deg q / 64).
    friend Gf2Polynomial operator*(const Gf2Polynomial& p, const Gf2Polynomial& q);
    bool operator==(const Gf2Polynomial&) const = default;

  private:
    void trim();

    /// The last is not 0.
    std::vector<std::uint64_t> words_;
};

/// p = quotient * q + remainder, q not zero. O(deg p deg q / 64).
struct Gf2Division {
    Gf2Polynomial quotient;
    Gf2Polynomial remainder;
};
Gf2Division divide(Gf2Polynomial p, const Gf2Polynomial& q);
Gf2Polynomial gcd(Gf2Polynomial p, Gf2Polynomial q);
/// The inverse of p modulo q, gcd(p, q) = 1, deg q >= 1. O(deg^2 / 64).
Gf2Polynomial inverse(const Gf2Polynomial& p, const Gf2Polynomial& q);
/// p^(2^e), which is p(x^(2^e)).
Gf2Polynomial frobenius(const Gf2Polynomial& p, int e);

/// The Fibonacci polynomial f_n: f_0 = 0, f_1 = 1, f_(n+1) = x f_n + f_(n-1). The unit vector of a
/// path's n-th vertex is f_n(T) of the first one's, T its adjacency matrix; f_n(x + 1/x) is
/// (x^n + x^-n) / (x + 1/x).
Gf2Polynomial fibonacci_polynomial(int n);

/// The minimal polynomial of a linearly recurrent sequence s_0, s_1, ... of 0 and 1. An even number
/// of its terms is given, at least twice its degree.
Gf2Polynomial minimal_polynomial(std::span<const std::uint8_t> terms);

}  // namespace gazetteer
