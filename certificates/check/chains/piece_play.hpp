// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of chains as graphs, and play on them by the rules of a certificate.
#pragma once

#include <map>

#include "certificates/check/chains/chain_law.hpp"
#include "certificates/check/rules/play.hpp"

namespace gazetteer::check {

/// A component up to isomorphism.
using ComponentName = std::vector<std::uint64_t>;

/// The piece of this kind with so many units. Throws GraphFault if it has more than 64 vertices, a
/// loop or a double edge.
RulesPosition piece(const ChainLaw& law, int kind, int units);

/// Plays one game; moves are local, so a position is the sum of its components.
class PiecePlay {
  public:
    explicit PiecePlay(const Rules& rules) : play_(rules) {}

    /// What the moves leave.
    std::vector<RulesPosition> options(const RulesPosition& position) const;
    /// Its components, each by name.
    static std::vector<std::pair<ComponentName, RulesPosition>> components(
        const RulesPosition& position);
    /// The Grundy value. Throws Refusal when too many components are met.
    int value(const RulesPosition& position);
    int value(const ComponentName& name, const RulesPosition& component);

  private:
    RulesPlay play_;
    std::map<ComponentName, int> known_;
};

}  // namespace gazetteer::check
