// SPDX-License-Identifier: GPL-3.0-or-later
// The right sides of bounds on an integer target: numbers, and sums of terms.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/propose/dalmatian.hpp"

namespace gazetteer::conjectures {

enum class Sign : std::uint8_t { equal, at_most, at_least };
/// "=", "<=", ">=".
const char* to_string(Sign sign);

/// A short expression: a number, or a + c, 2a + c, a div 2 + c, a - b + c, a + b + c.
struct Bound {
    enum class Kind : std::uint8_t { number, term, doubled, halved, difference, sum };
    Kind kind = Kind::number;
    /// Places of the integer terms in the table.
    std::size_t a = 0;
    std::size_t b = 0;
    int constant = 0;

    Integer value(const ValueTable& table, std::size_t row) const;
    /// The target stands so to it on every row.
    bool holds(const ValueTable& table, Sign sign) const;
    /// The rows on which it is the target.
    RowSet attained(const ValueTable& table) const;
    std::string text(const ValueTable& table) const;
};

/// Simple ones first, constants -1, 0, 1; the numbers 0, 1, 2.
std::vector<Bound> bounds_of(const ValueTable& table);

}  // namespace gazetteer::conjectures
