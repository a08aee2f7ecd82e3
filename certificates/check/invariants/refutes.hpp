// SPDX-License-Identifier: GPL-3.0-or-later
// The claim that a graph refutes a conjecture about its invariants, and the evidence for it.
#pragma once

#include "certificates/check/invariants/evaluation.hpp"
#include "certificates/check/reader.hpp"

namespace gazetteer::check::invariants {

/// The rest of a line as an expression, which may ask of the games. Throws Finding where it is of
/// another language.
Expression expression_in(Reader& reader, const AskedGames& games);

/// Reads the witnesses, and computes the rest by plain enumeration: throws Finding unless each of
/// the hypotheses is true of g and v, and the conjecture false.
void check_refuted(Reader& reader, const Graph& g, Vertex v, const Expression& conjecture,
                   const std::vector<Expression>& hypotheses);

}  // namespace gazetteer::check::invariants
