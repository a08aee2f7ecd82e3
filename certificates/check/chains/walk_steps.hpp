// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns of a walk along a chain, as bits, and a step of it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "certificates/check/chains/sequence.hpp"

namespace gazetteer::check {

using Bits = std::uint64_t;
using Joins = std::vector<std::pair<Vertex, Vertex>>;

constexpr int part_max = 8;
constexpr Bits part_bits = (1 << part_max) - 1;

inline bool has(Bits bits, Vertex v) {
    return (bits >> v & 1) != 0;
}
inline Bits of(Vertex v) {
    return Bits{1} << v;
}

/// The last unit, the first one of a ring, and whether a vertex was chosen; eight bits each.
inline Bits key_of(Bits members, Bits odd, Bits first_members, Bits first_odd, Bits some) {
    return members | odd << part_max | first_members << 2 * part_max | first_odd << 3 * part_max |
           some << 4 * part_max;
}
inline Bits part_of(Bits key, int i) {
    return key >> i * part_max & part_bits;
}

/// A part that is joined to the one before.
struct ChainWalk::Step {
    const SparseGraph& part;
    const Joins& joins;
    /// The joins lead from the part to the one before.
    bool backwards = false;
    /// The part before is the first unit of a ring, and stays.
    bool behind_first = false;
    /// The part is that unit.
    bool is_first = false;
    /// The vertex that is taken away or must be chosen, if it is of the part or of the one before.
    Bits apart = 0;
    Bits apart_before = 0;

    template <class Visit>
    void for_each_join(Visit visit) const {
        for (const auto& [a, b] : joins) backwards ? visit(b, a) : visit(a, b);
    }
};

}  // namespace gazetteer::check
