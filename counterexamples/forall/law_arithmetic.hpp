// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic of sequences that are known for all n. The results are laws again, for all n, or there
// is a reason why there is none: n n grows by another amount in each period. On a class of n modulo
// a common period each law is a line, so what is asked of the operands is asked of each class.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "graph/chains/sequence_law.hpp"

namespace gazetteer::conjectures {

/// Why a claim is not decided for all n, in words.
class NotForAll : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Laws keep at most so many values; NotForAll beyond.
constexpr std::int64_t law_values_max = 1'000'000;

/// The greatest of the first values, and of what a period adds; NotForAll beyond.
constexpr std::int64_t law_number_max = 1'000'000'000'000;

/// The value c for all n from `first` on, |c| <= law_number_max; and n itself.
SequenceLaw constant_law(int first, std::int64_t c);
SequenceLaw identity_law(int first);
/// The least n with the value 0, of a bounded law: where truth values are first false.
std::optional<int> first_zero(const SequenceLaw& law);
/// It grows on no class.
bool is_bounded(const SequenceLaw& law);

/// Each begins with the greater of the first numbers, is in its least form, and throws NotForAll.
SequenceLaw negative(const SequenceLaw& a);
SequenceLaw sum(const SequenceLaw& a, const SequenceLaw& b);
SequenceLaw difference(const SequenceLaw& a, const SequenceLaw& b);
/// On each class one of them does not grow.
SequenceLaw product(const SequenceLaw& a, const SequenceLaw& b);
/// Rounded down. On each class b does not grow, and it is never 0.
SequenceLaw quotient(const SequenceLaw& a, const SequenceLaw& b);
/// Has the sign of b.
SequenceLaw remainder(const SequenceLaw& a, const SequenceLaw& b);
/// On each class one of them does not grow, and is not 0 where the other does.
SequenceLaw greatest_common_divisor(const SequenceLaw& a, const SequenceLaw& b);
SequenceLaw least_of(const SequenceLaw& a, const SequenceLaw& b);
SequenceLaw greatest_of(const SequenceLaw& a, const SequenceLaw& b);

/// The signs of a(n) - b(n): -1, 0, 1.
SequenceLaw comparison(const SequenceLaw& a, const SequenceLaw& b);
using OfTwo = std::int64_t (*)(std::int64_t a, std::int64_t b);
/// f(a(n), b(n)), of bounded sequences.
SequenceLaw pointwise(const SequenceLaw& a, const SequenceLaw& b, OfTwo f);
/// A connective of truth values, 0 and 1. Where only one of them is known yet, it may decide: no n
/// below 35 is asked of b in n > 34 -> b(n). Begins behind the last n that is not decided.
SequenceLaw connected(const SequenceLaw& a, const SequenceLaw& b, OfTwo f);

/// f(a(n)), from the first n on from which a(n) >= f.first always.
SequenceLaw composed(const SequenceLaw& f, const SequenceLaw& a);

}  // namespace gazetteer::conjectures
