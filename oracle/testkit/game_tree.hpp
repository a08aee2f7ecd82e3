// SPDX-License-Identifier: GPL-3.0-or-later
// The definition of the value of a partizan game under normal play: order and canonical form on
// plain trees. Slow, with no memory; PartizanValues is measured against it.
#pragma once

#include <compare>
#include <vector>

namespace gazetteer {

/// A game written out: the options of Left and those of Right.
struct GameTree {
    std::vector<GameTree> left = {};
    std::vector<GameTree> right = {};
    bool operator==(const GameTree& other) const = default;
    /// The left options decide, then the right ones.
    std::strong_ordering operator<=>(const GameTree& other) const;
};

/// g <= h: no left option of g is >= h, and no right option of h is <= g [Sie13, section II.1].
bool at_most(const GameTree& g, const GameTree& h);

/// The moves in one of the two.
GameTree sum(const GameTree& g, const GameTree& h);
/// The players change places.
GameTree negative(const GameTree& g);

/// The only game equal to g without reversible and without dominated options, at any depth: a left
/// option is reversible if one of its right options is <= g, dominated if another is >= it
/// [Sie13, section II.2]. Options are sorted.
GameTree canonical(const GameTree& g);

}  // namespace gazetteer
