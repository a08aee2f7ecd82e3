// SPDX-License-Identifier: GPL-3.0-or-later
// An irrational number as an expression, its enclosures, and the least that it can be unless it is
// zero.
#pragma once

#include <unordered_map>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

struct Real::Node {
    enum class Kind : std::uint8_t { surd, eigenvalue, sum, product, quotient, square_root };

    Kind kind = Kind::surd;
    Surd surd = {};
    std::shared_ptr<const Spectrum> spectrum = nullptr;
    int place = 0;
    /// A quotient has two, a root one.
    std::vector<std::shared_ptr<const Node>> children = {};
};

namespace reals {

/// Encloses the values of nodes, each once. Divisors are not 0 and radicands not negative.
class Enclosing {
  public:
    explicit Enclosing(slong bits) : bits_(bits) { free_flint_at_thread_end(); }
    const Ball& of(const Real::Node& node);

  private:
    Ball computed(const Real::Node& node);

    slong bits_;
    std::unordered_map<const Real::Node*, Ball> known_;
};

/// A number of bits b such that the value is 0 or greater than 2^-b in absolute value.
double separation_bits(const Real::Node& node);

}  // namespace reals

}  // namespace gazetteer::conjectures
