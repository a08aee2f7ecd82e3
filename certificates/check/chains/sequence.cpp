// SPDX-License-Identifier: GPL-3.0-or-later
// Null vectors and even kernels: a pattern is which vertices of a unit are chosen, and which have
// an odd number of chosen neighbours so far. Over GF(2) each pattern has equally many null vectors,
// a power of 2. Matchings: a pattern is which vertices are left free. Colourings: one of two
// colours is chosen.
#include "certificates/check/chains/sequence.hpp"

#include <algorithm>
#include <bit>

#include "certificates/check/chains/radius.hpp"
#include "certificates/check/rules/play.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

using Bits = std::uint64_t;
using Joins = std::vector<std::pair<Vertex, Vertex>>;

constexpr int part_max = 8;
constexpr Bits part_bits = (1 << part_max) - 1;

bool has(Bits bits, Vertex v) {
    return (bits >> v & 1) != 0;
}
Bits of(Vertex v) {
    return Bits{1} << v;
}

/// The last unit, the first one of a ring, and whether a vertex was chosen; eight bits each.
Bits key_of(Bits members, Bits odd, Bits first_members, Bits first_odd, Bits some) {
    return members | odd << part_max | first_members << 2 * part_max | first_odd << 3 * part_max |
           some << 4 * part_max;
}
Bits part_of(Bits key, int i) {
    return key >> i * part_max & part_bits;
}

}  // namespace

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

ChainWalk::ChainWalk(const ChainSequence& sequence, Of of, bool without)
    : sequence_(sequence), of_(of), without_(without) {
    const PieceKind& chain = sequence.chain.kind(0);
    if (std::max({sequence.chain.unit.graph.order(), chain.left.graph.order(),
                  chain.right.graph.order()}) > part_max)
        throw GraphFault{"a part of the chain has more than 8 vertices"};
}

/// The bit of the place if it is in this unit; units counted from the last one need their number.
Bits ChainWalk::apart(int unit, int units) const {
    using Where = PlaceInChain::Part;
    const auto& place = sequence_.place;
    if (!place || (!without_ && of_ != Of::even_kernels)) return 0;
    const bool here = (place->part == Where::unit && place->unit == unit) ||
                      (place->part == Where::last_unit && units - 1 - place->unit == unit);
    return here ? of(place->vertex) : 0;
}
Bits ChainWalk::apart(PlaceInChain::Part end) const {
    const auto& place = sequence_.place;
    const bool here = place && (without_ || of_ == Of::even_kernels) && place->part == end;
    return here ? of(place->vertex) : 0;
}

void ChainWalk::spend() {
    if (--steps_ < 0) throw Refusal{"the states of the chain take more work than is allowed"};
}

/// Whether one end of an edge and the other one may be so.
bool ChainWalk::may_meet(bool a, bool b) const {
    if (of_ == Of::even_kernels) return !(a && b);
    return of_ != Of::colourings || a != b;
}

/// No vertex outside an even kernel, and none at all for a null vector, has an odd number.
bool ChainWalk::is_complete(Bits members, Bits odd) const {
    if (of_ == Of::colourings) return true;
    return (odd & ~(of_ == Of::even_kernels ? members : 0)) == 0;
}

/// All choices of vertices of the part that go with the key.
void ChainWalk::choose(const Step& step, Bits key, BoundaryState& to, std::int64_t& count) {
    const Bits before = part_of(key, 0);
    const Bits gone = without_ ? step.apart : 0;
    const Bits gone_before = without_ ? step.apart_before : 0;
    for (Bits chosen = 0; chosen >> step.part.order() == 0; ++chosen) {
        spend();
        if ((chosen & step.apart) != step.apart - gone) continue;
        Bits odd = 0;
        Bits odd_before = part_of(key, 1);
        bool fits = true;
        for (const Edge& e : step.part.edges()) {
            if (has(chosen, e.u)) odd ^= of(e.v);
            if (has(chosen, e.v)) odd ^= of(e.u);
            fits = fits && may_meet(has(chosen, e.u), has(chosen, e.v));
        }
        step.for_each_join([&](Vertex u, Vertex v) {
            if (has(before, u)) odd ^= of(v);
            if (has(chosen, v)) odd_before ^= of(u);
            fits = fits && may_meet(has(before, u), has(chosen, v));
        });
        odd = of_ == Of::colourings ? 0 : odd & ~gone;
        odd_before = of_ == Of::colourings ? 0 : odd_before & ~gone_before;
        if (!fits || (!step.behind_first && !is_complete(before, odd_before))) continue;
        const Bits first = step.is_first ? chosen : part_of(key, 2);
        const Bits first_odd = step.behind_first ? odd_before : part_of(key, 3);
        const bool some = of_ == Of::even_kernels && (part_of(key, 4) != 0 || chosen != 0);
        to.entries[key_of(chosen, odd, first, first_odd, some ? 1 : 0)] = 0;
        ++count;
    }
}

/// The vertices of the part from v on are left free, or matched with one before.
void ChainWalk::match(const Step& step, Vertex v, Bits front, Bits free, int size, Bits first,
                      BoundaryState& to) {
    spend();
    if (v == step.part.order()) {
        const Bits kept = step.is_first ? 0 : step.behind_first ? front : first;
        const auto [place, is_new] = to.entries.try_emplace(key_of(free, 0, kept, 0, 0), size);
        place->second = std::max(place->second, size);
        return;
    }
    const bool is_gone = has(step.apart, v);
    match(step, v + 1, front, is_gone ? free : free | of(v), size, first, to);
    if (is_gone) return;
    step.for_each_join([&](Vertex u, Vertex w) {
        if (w == v && has(front, u)) match(step, v + 1, front ^ of(u), free, size + 1, first, to);
    });
    for (Vertex u : step.part.neighbours(v))
        if (u < v && has(free, u)) match(step, v + 1, front, free ^ of(u), size + 1, first, to);
}

void ChainWalk::absorb(const Step& step, BoundaryState& state) {
    BoundaryState to{.taken_out = state.taken_out};
    std::int64_t count = 0;
    const bool matches = of_ == Of::matchings;
    for (const auto& [key, size] : state.entries)
        if (matches)
            match(step, 0, part_of(key, 0), 0, size, part_of(key, 2), to);
        else
            choose(step, key, to, count);
    if (matches) {
        int greatest = 0;
        for (const auto& [key, size] : to.entries) greatest = std::max(greatest, size);
        for (auto& [key, size] : to.entries) size -= greatest;
        to.taken_out += greatest;
    } else if (of_ == Of::null_vectors) {
        const auto patterns = static_cast<std::uint64_t>(to.entries.size());
        to.taken_out += std::countr_zero(static_cast<std::uint64_t>(count) / patterns);
    }
    state = std::move(to);
}

/// The unit behind as many others; `units` is the number of all, or -1 for a number not yet known.
void ChainWalk::absorb_unit(int unit, int units, BoundaryState& state) {
    const ChainLaw& chain = sequence_.chain;
    const bool ring = chain.kind(0).closed;
    absorb({.part = chain.unit.graph,
            .joins = unit == 0 ? chain.kind(0).left.joins : chain.unit.joins,
            .behind_first = ring && unit == 1,
            .is_first = ring && unit == 0,
            .apart = apart(unit, units),
            .apart_before = unit == 0 ? apart(PlaceInChain::Part::left) : apart(unit - 1, units)},
           state);
}

const BoundaryState& ChainWalk::behind(int units) {
    if (states_.empty()) {
        const Joins none;
        BoundaryState state{.entries = {{0, 0}}};
        absorb({.part = sequence_.chain.kind(0).left.graph,
                .joins = none,
                .apart = apart(PlaceInChain::Part::left)},
               state);
        states_.push_back(std::move(state));
    }
    while (states_.size() <= index(units)) {
        BoundaryState state = states_.back();
        absorb_unit(static_cast<int>(states_.size()) - 1, -1, state);
        states_.push_back(std::move(state));
    }
    return states_[index(units)];
}

std::int64_t ChainWalk::told(std::int64_t solutions, bool any, const BoundaryState& state) const {
    if (of_ != Of::null_vectors) return any ? 1 : 0;
    return state.taken_out + std::countr_zero(static_cast<std::uint64_t>(solutions));
}

/// The last unit of a ring is joined to the first one.
std::int64_t ChainWalk::closed_solutions(const BoundaryState& state, int units) {
    const Bits gone = without_ ? apart(units - 1, units) : 0;
    const Bits gone_first = without_ ? apart(0, units) : 0;
    std::int64_t solutions = 0;
    bool any = false;
    for (const auto& [key, unused] : state.entries) {
        const Bits last = part_of(key, 0);
        const Bits first = part_of(key, 2);
        Bits odd = part_of(key, 1);
        Bits first_odd = part_of(key, 3);
        bool fits = true;
        for (const auto& [u, t] : sequence_.chain.unit.joins) {
            const Vertex v = turned(sequence_.chain, t);
            if (has(last, u)) first_odd ^= of(v);
            if (has(first, v)) odd ^= of(u);
            fits = fits && may_meet(has(last, u), has(first, v));
        }
        if (!fits || !is_complete(last, odd & ~gone) ||
            !is_complete(first, first_odd & ~gone_first))
            continue;
        ++solutions;
        any = any || of_ == Of::colourings || part_of(key, 4) != 0;
    }
    return told(solutions, any, state);
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
    if (chain.closed) return matches ? closed_matching(state) : closed_solutions(state, units);
    absorb({.part = chain.right.graph,
            .joins = chain.right.joins,
            .backwards = true,
            .apart = apart(PlaceInChain::Part::right),
            .apart_before = apart(units - 1, units)},
           state);
    // Behind the end nothing follows.
    std::int64_t solutions = 0;
    bool any = false;
    for (const auto& [key, unused] : state.entries) {
        if (matches || !is_complete(part_of(key, 0), part_of(key, 1))) continue;
        ++solutions;
        any = any || of_ == Of::colourings || part_of(key, 4) != 0;
    }
    return matches ? state.taken_out : told(solutions, any, state);
}

}  // namespace gazetteer::check
