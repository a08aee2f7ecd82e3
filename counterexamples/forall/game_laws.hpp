// SPDX-License-Identifier: GPL-3.0-or-later
// Grundy values of games without tokens on all members of a chain, by kinds of pieces and the
// theorem of periods (oracle/chains/laws.hpp).
#pragma once

#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// No heap is computed beyond this length.
constexpr int heap_length_max = 10'000;

/// In its least form. Throws NotForAll with the reason: no period to heap_length_max, pieces that
/// are not finitely many, a game that is not of this kind, a limit. Throws runs::Stopped.
SequenceLaw grundy_law(const script::Rules& rules, const Chain& chain);

}  // namespace gazetteer::conjectures
