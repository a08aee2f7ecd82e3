// SPDX-License-Identifier: GPL-3.0-or-later
// The law of a claim in n, from the laws of the terms that it names.
#pragma once

#include "counterexamples/forall/chain_claim.hpp"
#include "counterexamples/forall/chain_terms.hpp"
#include "counterexamples/forall/claim_parts.hpp"
#include "graph/chains/chain.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// Throws ParseError, NotForAll, Stopped and MemoryExceeded.
Series decided(const Syntax& claim, const Chain& chain, AboutVertices about, const LawsUsed& used);

}  // namespace gazetteer::conjectures
