// SPDX-License-Identifier: GPL-3.0-or-later
// The value of an expression for many numbers at once: on n = m, m + p, m + 2 p, ... each term is a
// line, and so is what arithmetic makes of them where that is settled.
#pragma once

#include <functional>

#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::check {

/// at + grows * t, for t = 0, 1, 2, ... Truth values are 0 and 1, and do not grow.
struct Line {
    std::int64_t at = 0;
    std::int64_t grows = 0;
};

/// The line of a name of a number or a truth value, by its place; and that of a quantifier.
struct LineWords {
    std::function<Line(std::int64_t)> of_name;
    std::function<Line(const invariants::Part&)> of_quantifier;
};

/// Throws Refusal where a comparison does not stay what it is at t = 0, where a quotient,
/// remainder, product or divisor is no line, for a division by 0, numbers beyond 2^60, and an
/// operation other than arithmetic, comparisons and connectives; and when `steps` are spent, one a
/// part.
Line line_of(const invariants::Part& part, const LineWords& words, int& steps);

}  // namespace gazetteer::check
