// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures that say somewhat more or less than a given one: other hypotheses, another
// conclusion, an inequality moved by a constant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "language/expressions/conjecture.hpp"

namespace gazetteer::conjectures {

/// The hypotheses of a conjecture, and its conclusion, as texts.
std::vector<std::string> hypothesis_texts(const Conjecture& conjecture);
std::string conclusion_text(const Conjecture& conjecture);

/// "H1 and H2 -> C" about what `like` is about, decided by whom it is decided. Throws InputError
/// where the text is too long or too deep for the language.
Conjecture stated(const Conjecture& like, const std::vector<std::string>& hypotheses,
                  const std::string& conclusion);

/// A fraction, the denominator positive.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
    bool operator==(const Fraction&) const = default;
};
/// The simplest fraction within 1e-9 of x (of its size, where that is greater than 1), with a
/// denominator to 1000; nothing where there is none.
std::optional<Fraction> fraction_near(double x);

/// A conclusion f >= g, f > g, f <= g or f < g.
struct Inequality {
    std::string left;
    std::string right;
    /// Its sign is > or >=, not < or <=.
    bool at_least = false;
    bool strict = false;
    /// Both sides are integers.
    bool integers = false;
    /// The right side, where it is a number that is written out.
    std::optional<std::int64_t> constant = std::nullopt;
    /// The right side as a sum, and as a quotient, with a number that is written out.
    std::string summand = {};
    std::int64_t added = 0;
    std::string dividend = {};
    std::int64_t divisor = 1;
};
std::optional<Inequality> inequality_of(const Conjecture& conjecture);

/// The inequality with this sign and the right side moved by a constant that makes it say more, or
/// less if it is negative: f >= g + by, f <= g - by.
enum class Relation : std::uint8_t { weak, strict, equal };
std::string moved_text(const Inequality& inequality, Relation relation, const Fraction& by);

/// The same with the right side multiplied: f >= factor g.
std::string multiplied_text(const Inequality& inequality, Relation relation,
                            const Fraction& factor);

}  // namespace gazetteer::conjectures
