// SPDX-License-Identifier: GPL-3.0-or-later
// The law of a claim in n, from the laws of the terms that it names.
#pragma once

#include <optional>

#include "counterexamples/forall/chain_terms.hpp"
#include "counterexamples/forall/claim_parts.hpp"
#include "graph/chains/chain.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// `v` is the vertex v of the claim, and that of P(uvg) alone. Throws ParseError, NotForAll,
/// Stopped and MemoryExceeded.
Series decided(const Syntax& claim, const Chain& chain, const std::optional<ChainPlace>& v,
               const LawsUsed& used);

}  // namespace gazetteer::conjectures
