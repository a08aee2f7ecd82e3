// The arithmetic of integer.hpp on integers of any size, for comparisons whose sides outgrow 64
// bits.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <compare>

#include "conjectures/language/expression.hpp"
#include "conjectures/numbers/integer.hpp"

namespace gazetteer::conjectures {

struct Exact {
    enum class Kind : std::uint8_t { finite, infinite, undefined };

    Kind kind = Kind::undefined;
    boost::multiprecision::cpp_int value;

    Exact() = default;
    Exact(Integer from)  // NOLINT(google-explicit-constructor)
        : kind(from.is_undefined()  ? Kind::undefined
               : from.is_infinite() ? Kind::infinite
                                    : Kind::finite),
          value(from.is_finite() ? from.value() : 0) {}
    Exact(boost::multiprecision::cpp_int from)  // NOLINT(google-explicit-constructor)
        : kind(Kind::finite), value(std::move(from)) {}

    bool is_finite() const { return kind == Kind::finite; }
    bool is_undefined() const { return kind == Kind::undefined; }
};

/// What an operation of two integers gives, from Op::add to Op::max. The length of an expression
/// bounds the size of its values.
Exact operated(Op op, const Exact& a, const Exact& b);

/// Unordered where one is undefined.
std::partial_ordering compared(const Exact& a, const Exact& b);

}  // namespace gazetteer::conjectures
