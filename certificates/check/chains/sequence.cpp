// SPDX-License-Identifier: GPL-3.0-or-later
// Null vectors and even kernels: a pattern is which vertices of a unit are chosen, and which have
// an odd number of chosen neighbours so far. Over GF(2) each pattern has equally many null vectors,
// a power of 2. Matchings: a pattern is which vertices are left free. Colourings: one of two
// colours is chosen. Independent sets: which vertices are chosen. Dominating sets: in the place of
// an odd number, which vertices are neither chosen nor beside one that is.
#include "certificates/check/chains/sequence.hpp"

#include <algorithm>
#include <bit>

#include "certificates/check/chains/radius.hpp"
#include "certificates/check/chains/walk_steps.hpp"
#include "certificates/check/rules/play.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

ChainWalk::ChainWalk(const ChainSequence& sequence, Of of, bool without)
    : sequence_(sequence), of_(of), without_(without) {
    const PieceKind& chain = sequence.chain.kind(0);
    if (std::max({sequence.chain.unit.graph.order(), chain.left.graph.order(),
                  chain.right.graph.order()}) > part_max)
        throw GraphFault{"a part of the chain has more than 8 vertices"};
    for (const std::int64_t value : sequence.values)
        colours_max_ =
            static_cast<int>(std::clamp<std::int64_t>(value, colours_max_, part_max * 3));
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

bool ChainWalk::is_dominating() const {
    return of_ == Of::dominating_sets || of_ == Of::independent_dominating_sets;
}
bool ChainWalk::has_sizes() const {
    return of_ == Of::matchings || of_ == Of::independent_sets || is_dominating();
}
int ChainWalk::size_of(Bits chosen) const {
    if (is_dominating()) return -std::popcount(chosen);
    return of_ == Of::independent_sets ? std::popcount(chosen) : 0;
}
/// A vertex beside one that is chosen.
void ChainWalk::see_chosen(Bits& odd, Vertex neighbour) const {
    odd = is_dominating() ? odd & ~of(neighbour) : odd ^ of(neighbour);
}

/// Whether one end of an edge and the other one may be so.
bool ChainWalk::may_meet(bool a, bool b) const {
    if (of_ == Of::colourings) return a != b;
    return !(a && b) || of_ == Of::null_vectors || of_ == Of::dominating_sets;
}

/// No vertex outside an even kernel, and none at all for a null vector, has an odd number. Each is
/// dominated.
bool ChainWalk::is_complete(Bits members, Bits odd) const {
    if (of_ == Of::colourings || of_ == Of::independent_sets) return true;
    return (odd & ~(of_ == Of::even_kernels ? members : 0)) == 0;
}

/// All choices of vertices of the part that go with the key.
void ChainWalk::choose(const Step& step, Bits key, int size, BoundaryState& to,
                       std::int64_t& count) {
    const bool counted = of_ != Of::colourings && of_ != Of::independent_sets;
    const Bits before = part_of(key, 0);
    const Bits gone = without_ ? step.apart : 0;
    const Bits gone_before = without_ ? step.apart_before : 0;
    for (Bits chosen = 0; chosen >> step.part.order() == 0; ++chosen) {
        spend();
        if ((chosen & step.apart) != step.apart - gone) continue;
        Bits odd = is_dominating() ? (of(step.part.order()) - 1) & ~chosen : 0;
        Bits odd_before = part_of(key, 1);
        bool fits = true;
        for (const Edge& e : step.part.edges()) {
            if (has(chosen, e.u)) see_chosen(odd, e.v);
            if (has(chosen, e.v)) see_chosen(odd, e.u);
            fits = fits && may_meet(has(chosen, e.u), has(chosen, e.v));
        }
        step.for_each_join([&](Vertex u, Vertex v) {
            if (has(before, u)) see_chosen(odd, v);
            if (has(chosen, v)) see_chosen(odd_before, u);
            fits = fits && may_meet(has(before, u), has(chosen, v));
        });
        odd = counted ? odd & ~gone : 0;
        odd_before = counted ? odd_before & ~gone_before : 0;
        if (!fits || (!step.behind_first && !is_complete(before, odd_before))) continue;
        const Bits first = step.is_first ? chosen : part_of(key, 2);
        const Bits first_odd = step.behind_first ? odd_before : part_of(key, 3);
        const bool some = of_ == Of::even_kernels && (part_of(key, 4) != 0 || chosen != 0);
        const int now = size + size_of(chosen);
        int& most = to.entries.try_emplace(key_of(chosen, odd, first, first_odd, some ? 1 : 0), now)
                        .first->second;
        most = std::max(most, now);
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
    const int order = step.part.order();
    BoundaryState to{.taken_out = state.taken_out,
                     .order = order,
                     .first_order = step.is_first ? order : state.first_order};
    std::int64_t count = 0;
    for (const auto& [key, size] : state.entries)
        if (of_ == Of::matchings)
            match(step, 0, part_of(key, 0), 0, size, part_of(key, 2), to);
        else if (of_ == Of::partitions)
            colour(step, state, key, size, to);
        else
            choose(step, key, size, to, count);
    if (has_sizes() && !to.entries.empty()) {
        int greatest = to.entries.begin()->second;
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

}  // namespace gazetteer::check
