// SPDX-License-Identifier: GPL-3.0-or-later
// A member of a chain, taken in vertex by vertex from the left: a vertex appears, its edges to
// those that are there appear, and a vertex whose edges are all there is forgotten. What is there
// at any time is the boundary. Whatever a graph says through a boundary of this kind, of matchings,
// of null vectors, of even kernels, is computed from these three steps.
//
// From some unit on each unit does the same steps, so a state that depends on the boundary alone
// repeats as soon as one state comes back.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "graph/chains/chain.hpp"

namespace gazetteer {

struct BoundaryStep {
    enum class Kind : std::uint8_t { appear, edge, forget };
    Kind kind = Kind::appear;
    /// Places in the boundary, from 0. The one that appears is the last place; behind one that is
    /// forgotten all move down.
    int i = 0;
    /// The other end of an edge.
    int j = 0;
    /// The one that appears is the vertex named.
    bool named = false;
    bool operator==(const BoundaryStep&) const = default;
};
using BoundarySteps = std::vector<BoundaryStep>;

/// What is done at a vertex named.
enum class AtVertex : std::uint8_t {
    /// It is a vertex as all others, but said to be named.
    name,
    /// It and its edges are not there.
    erase,
};
struct NamedPlace {
    ChainPlace place;
    AtVertex at = AtVertex::name;
};

/// The steps of all members with `before + behind` units or more: those before the units that all
/// do the same, those of such a unit, and those behind.
struct ChainSteps {
    int units_before = 0;
    int units_behind = 0;
    BoundarySteps before;
    BoundarySteps unit;
    BoundarySteps behind;
    /// The greatest boundary.
    int width = 0;
};

/// The steps of one member. n >= the least n of chain and place.
BoundarySteps member_steps(const Chain& chain, int n, const std::optional<NamedPlace>& named);
/// Throws ContractViolation unless the place is one of the chain. O(order of a few units squared).
ChainSteps chain_steps(const Chain& chain, const std::optional<NamedPlace>& named);

}  // namespace gazetteer
