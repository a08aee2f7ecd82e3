// SPDX-License-Identifier: GPL-3.0-or-later
// Grundy values of games without tokens on all members of a chain, by kinds of pieces and the
// theorem of periods (oracle/chains/laws.hpp).
#pragma once

#include <functional>

#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"
#include "oracle/chains/laws.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// No heap is computed beyond this length.
constexpr int heap_length_max = 10'000;

/// What a law of a game was found to be, with its table.
using GameLawSink =
    std::function<void(const script::Rules&, const chains::Pattern&, const chains::GameLaw&)>;

/// In its least form; `sink` is given it if it is not null. Throws NotForAll with the reason: no
/// period to heap_length_max, pieces that are not finitely many, a game that is not of this kind, a
/// limit. Throws runs::Stopped.
SequenceLaw grundy_law(const script::Rules& rules, const Chain& chain,
                       const GameLawSink& sink = nullptr);

}  // namespace gazetteer::conjectures
