// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a member: what its units said so far, and how it ends.
#include <algorithm>
#include <bit>
#include <climits>

#include "certificates/check/chains/sequence.hpp"
#include "certificates/check/chains/walk_steps.hpp"

namespace gazetteer::check {

/// The patterns with which a member ends.
struct ChainWalk::Closed {
    std::int64_t solutions = 0;
    bool some = false;
    int greatest = INT_MIN;

    void add(Bits key, int size) {
        ++solutions;
        some = some || part_of(key, 4) != 0;
        greatest = std::max(greatest, size);
    }
};

std::int64_t ChainWalk::told(const Closed& all, const BoundaryState& state) const {
    if (has_sizes()) return state.taken_out + all.greatest;
    if (of_ == Of::null_vectors)
        return state.taken_out + std::countr_zero(static_cast<std::uint64_t>(all.solutions));
    return (of_ == Of::colourings ? all.solutions > 0 : all.some) ? 1 : 0;
}

/// The last unit of a ring is joined to the first one.
std::int64_t ChainWalk::closed_solutions(const BoundaryState& state, int units) {
    const Bits gone = without_ ? apart(units - 1, units) : 0;
    const Bits gone_first = without_ ? apart(0, units) : 0;
    Closed all;
    for (const auto& [key, size] : state.entries) {
        const Bits last = part_of(key, 0);
        const Bits first = part_of(key, 2);
        Bits odd = part_of(key, 1);
        Bits first_odd = part_of(key, 3);
        bool fits = true;
        for (const auto& [u, t] : sequence_.chain.unit.joins) {
            const Vertex v = turned(sequence_.chain, t);
            if (has(last, u)) see_chosen(first_odd, v);
            if (has(first, v)) see_chosen(odd, u);
            fits = fits && may_meet(has(last, u), has(first, v));
        }
        if (fits && is_complete(last, odd & ~gone) && is_complete(first, first_odd & ~gone_first))
            all.add(key, size);
    }
    return told(all, state);
}

std::int64_t ChainWalk::closed_matching(const BoundaryState& state) {
    const Joins& joins = sequence_.chain.unit.joins;
    int greatest = 0;
    // From the i-th join on.
    const auto extend = [&](auto self, std::size_t i, Bits last, Bits first, int size) -> void {
        spend();
        greatest = std::max(greatest, size);
        if (i == joins.size()) return;
        self(self, i + 1, last, first, size);
        const Vertex u = joins[i].first;
        const Vertex v = turned(sequence_.chain, joins[i].second);
        if (has(last, u) && has(first, v)) self(self, i + 1, last ^ of(u), first ^ of(v), size + 1);
    };
    // No size lies more than 16 below the greatest.
    for (const auto& [key, size] : state.entries)
        extend(extend, 0, part_of(key, 0), part_of(key, 2), size + 16);
    return state.taken_out + greatest - 16;
}

std::int64_t ChainWalk::value(int units) {
    const PieceKind& chain = sequence_.chain.kind(0);
    const auto& place = sequence_.place;
    const bool from_last = place && place->part == PlaceInChain::Part::last_unit;
    const int known = from_last ? units - 1 - place->unit : units;
    BoundaryState state = behind(known);
    for (int unit = known; unit < units; ++unit) absorb_unit(unit, units, state);
    const bool matches = of_ == Of::matchings;
    if (chain.closed && of_ == Of::partitions) return fewest_colours(state);
    if (chain.closed) return matches ? closed_matching(state) : closed_solutions(state, units);
    absorb({.part = chain.right.graph,
            .joins = chain.right.joins,
            .backwards = true,
            .apart = apart(PlaceInChain::Part::right),
            .apart_before = apart(units - 1, units)},
           state);
    // Behind the end nothing follows.
    if (of_ == Of::partitions) return fewest_colours(state);
    Closed all;
    for (const auto& [key, size] : state.entries)
        if (matches || is_complete(part_of(key, 0), part_of(key, 1))) all.add(key, size);
    return told(all, state);
}

}  // namespace gazetteer::check
