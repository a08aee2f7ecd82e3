// SPDX-License-Identifier: GPL-3.0-or-later
// What operations of numbers and truth values give: on 64 bits, and on numbers of any size.
#pragma once

#include <compare>
#include <type_traits>

#include "graph/contract.hpp"
#include "language/expressions/expression.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures::arithmetic {

/// Whether it holds of two sides so ordered; undefined where they are not.
inline Integer satisfied(Op comparison, std::partial_ordering order) {
    if (order == std::partial_ordering::unordered) return Integer::undefined();
    switch (comparison) {
        case Op::equal:
            return order == 0;
        case Op::unequal:
            return order != 0;
        case Op::less:
            return order < 0;
        case Op::less_equal:
            return order <= 0;
        case Op::greater:
            return order > 0;
        default:
            return order >= 0;
    }
}

inline Integer negated(Integer a) {
    return a.is_undefined() ? a : Integer(1 - a.value());
}
inline Integer differ(Integer a, Integer b) {
    return a.is_undefined() || b.is_undefined() ? Integer::undefined() : Integer(a != b);
}

/// As a 64-bit integer, or infinity; else undefined.
inline Integer as_integer(const Real& value) {
    const auto integer = value.integer();
    return integer               ? Integer(*integer)
           : value.is_infinite() ? Integer::infinity()
                                 : Integer::undefined();
}

inline Real applied(Op op, const Real& a) {
    switch (op) {
        case Op::square_root:
            return sqrt(a);
        case Op::logarithm:
            return ln(a);
        case Op::exponential:
            return exp(a);
        case Op::absolute:
            return abs(a);
        case Op::floor:
            return floor(a);
        case Op::ceiling:
            return ceil(a);
        default:
            throw ContractViolation("requires a function of one number");
    }
}

/// Reals alone have quotients and powers.
template <class Number>
Number operated(Op op, const Number& a, const Number& b) {
    if constexpr (std::is_same_v<Number, Real>) {
        if (op == Op::quotient) return a / b;
        if (op == Op::power) return power(a, b);
    }
    switch (op) {
        case Op::add:
            return a + b;
        case Op::subtract:
            return a - b;
        case Op::multiply:
            return a * b;
        case Op::divide:
            return divide(a, b);
        case Op::modulo:
            return modulo(a, b);
        case Op::gcd:
            return conjectures::gcd(a, b);
        case Op::min:
            return conjectures::min(a, b);
        case Op::max:
            return conjectures::max(a, b);
        default:
            throw ContractViolation("requires an operation of two numbers");
    }
}

inline bool is_for_all(Op op) {
    return op == Op::for_all || op == Op::for_all_neighbours || op == Op::for_all_sets ||
           op == Op::for_all_numbers;
}
inline bool is_exists(Op op) {
    return op == Op::exists || op == Op::exists_neighbour || op == Op::exists_set ||
           op == Op::exists_number;
}

inline bool is_sum(Op op) {
    return op == Op::sum || op == Op::sum_neighbours || op == Op::sum_sets ||
           op == Op::sum_numbers || op == Op::sum_edges || op == Op::count_edges;
}
inline bool is_greatest(Op op) {
    return op == Op::greatest || op == Op::greatest_neighbour || op == Op::greatest_set ||
           op == Op::greatest_number || op == Op::greatest_edge;
}

/// The sum, the greatest or the least; of none, 0 or undefined.
inline Real folded(Op op, const std::vector<Real>& values) {
    if (is_sum(op)) return sum_of(values);
    if (values.empty()) return {};
    const bool greatest = is_greatest(op);
    Real result = values.front();
    for (std::size_t i = 1; i < values.size(); ++i)
        result =
            greatest ? conjectures::max(result, values[i]) : conjectures::min(result, values[i]);
    return result;
}

}  // namespace gazetteer::conjectures::arithmetic
