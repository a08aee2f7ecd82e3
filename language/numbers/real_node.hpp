// SPDX-License-Identifier: GPL-3.0-or-later
// An irrational number as an expression, its enclosures, and the least that it can be unless it is
// zero.
#pragma once

#include <unordered_map>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

struct Real::Node {
    enum class Kind : std::uint8_t {
        surd,
        eigenvalue,
        sum,
        product,
        quotient,
        square_root,
        logarithm,
        exponential
    };

    Kind kind = Kind::surd;
    Surd surd = {};
    std::shared_ptr<const Spectrum> spectrum = nullptr;
    int place = 0;
    /// A quotient has two, a function one.
    std::vector<std::shared_ptr<const Node>> children = {};
};

namespace reals {

/// The length in binary; 0 of 0.
inline double bits_of(const boost::multiprecision::cpp_int& value) {
    return value == 0 ? 0
                      : static_cast<double>(msb(boost::multiprecision::cpp_int(abs(value)))) + 1;
}

/// Encloses the values of nodes, each once. Divisors are not 0, radicands not negative, and what a
/// logarithm is taken of is positive.
class Enclosing {
  public:
    explicit Enclosing(slong bits) : bits_(bits) { free_flint_at_thread_end(); }
    const Ball& of(const Real::Node& node);

  private:
    Ball computed(const Real::Node& node);

    slong bits_;
    std::unordered_map<const Real::Node*, Ball> known_;
};

/// A number of bits b such that the value is 0 or greater than 2^-b in absolute value; infinity
/// where none is known, as of logarithms and powers of e.
double separation_bits(const Real::Node& node);

/// Whether the value is 0, where it is a sum of square roots of rationals and of rational multiples
/// of their logarithms; else nothing. Nothing too where that takes numbers of more than `bits_max`
/// bits. A logarithm of an algebraic number is 0 or transcendental [Lindemann 1882].
std::optional<bool> is_zero_of_logarithms(const Real::Node& node, double bits_max);

}  // namespace reals

}  // namespace gazetteer::conjectures
