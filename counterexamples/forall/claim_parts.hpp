// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a claim in n: what its operations and connectives make of them, and the vertices and
// numbers that stand in them.
#pragma once

#include <cstdint>
#include <string>

#include "counterexamples/forall/law_arithmetic.hpp"
#include "graph/chains/chain.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// A part of the claim for all n. Truth values are 0 and 1.
struct Series {
    bool is_truth = false;
    SequenceLaw law;
};
Series truth(SequenceLaw law);
Series numbers(SequenceLaw law);
SequenceLaw negated(const SequenceLaw& truth_values);

/// Throws ParseError.
[[noreturn]] void fail_at(int column, const std::string& message);
/// The law of a part that is a number, or a truth value. Throws ParseError with the column.
const SequenceLaw& number_of(const Series& series, int column);
const SequenceLaw& truth_of(const Series& series, int column);

/// What the operation of the syntax makes of its one or two parts. Throws ParseError, NotForAll.
Series operated(const Syntax& operation, const Series& a);
Series operated(const Syntax& operation, const Series& a, const Series& b);
/// gcd, min and max. Nothing of that name: false.
bool is_function_of_two(const std::string& name);
Series function_of_two(const Syntax& function, const Series& a, const Series& b);
/// abs, floor and ceil. Nothing of that name: false.
bool is_function_of_one(const std::string& name);
Series function_of_one(const Syntax& function, const Series& a);
/// The quotient that floor or ceil rounds; null if its argument is another.
const Syntax* quotient_to_round(const Syntax& function);
Series rounded_quotient(const Syntax& function, const Series& a, const Series& b);
/// The truth values of one comparison.
SequenceLaw compared(const Syntax::Word& sign, const SequenceLaw& a, const SequenceLaw& b);

/// A number that is written out, to `most`. Throws ParseError.
std::int64_t written_number(const Syntax& syntax, std::int64_t most = law_number_max);
/// first, last, unit(i, j), last_unit(i, j), left(j) or right(j). Throws ParseError.
ChainPlace place_in(const Chain& chain, const Syntax& syntax);

}  // namespace gazetteer::conjectures
