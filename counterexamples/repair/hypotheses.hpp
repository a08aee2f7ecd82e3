// SPDX-License-Identifier: GPL-3.0-or-later
// What may be added to the hypotheses of a statement: booleans, and numbers compared with
// constants.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "counterexamples/propose/literals.hpp"
#include "counterexamples/propose/propose_table.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

/// The terms of the hypotheses that are looked at where nothing else is asked for: all booleans of
/// a graph (of a digraph), and the numbers that a hypothesis is usually about; where the statement
/// is about vertices, those of a vertex too.
std::vector<std::string> hypothesis_terms(About about, bool about_vertices);

/// Each term as a boolean or its negation; a number T as T >= c, T <= c, T = c, T != c with the
/// least eight finite values c that it has, and as T = order and T != order. Simple ones first.
/// One bit a row, `rows` of them. Ends early when it is stopped.
std::vector<Literal> hypotheses_of(const std::vector<ValueColumn>& terms, std::size_t rows,
                                   const std::stop_token& stop = {});

}  // namespace gazetteer::conjectures
