// SPDX-License-Identifier: GPL-3.0-or-later
// Null vectors and even kernels: a pattern is which vertices of a unit are chosen, and which have
// an odd number of chosen neighbours so far. Over GF(2) each pattern has equally many null vectors,
// a power of 2. Matchings: a pattern is which vertices are left free.
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

    template <class Visit>
    void for_each_join(Visit visit) const {
        for (const auto& [a, b] : joins) backwards ? visit(b, a) : visit(a, b);
    }
};

ChainWalk::ChainWalk(const ChainSequence& sequence)
    : sequence_(sequence),
      matches_(sequence.term == "matching_number"),
      kernels_(sequence.term == "has_even_kernel") {
    const PieceKind& chain = sequence.chain.kind(0);
    if (std::max({sequence.chain.unit.graph.order(), chain.left.graph.order(),
                  chain.right.graph.order()}) > part_max)
        throw GraphFault{"a part of the chain has more than 8 vertices"};
}

void ChainWalk::spend() {
    if (--steps_ < 0) throw Refusal{"the states of the chain take more work than is allowed"};
}

/// No vertex outside an even kernel, and none at all for a null vector, has an odd number.
bool ChainWalk::is_complete(Bits members, Bits odd) const {
    return (odd & ~(kernels_ ? members : 0)) == 0;
}

/// All choices of vertices of the part that go with the key.
void ChainWalk::choose(const Step& step, Bits key, BoundaryState& to, std::int64_t& count) {
    const Bits before = part_of(key, 0);
    for (Bits chosen = 0; chosen >> step.part.order() == 0; ++chosen) {
        spend();
        Bits odd = 0;
        Bits odd_before = part_of(key, 1);
        bool independent = true;
        for (const Edge& e : step.part.edges()) {
            if (has(chosen, e.u)) odd ^= of(e.v);
            if (has(chosen, e.v)) odd ^= of(e.u);
            independent = independent && !(has(chosen, e.u) && has(chosen, e.v));
        }
        step.for_each_join([&](Vertex u, Vertex v) {
            if (has(before, u)) odd ^= of(v);
            if (has(chosen, v)) odd_before ^= of(u);
            independent = independent && !(has(before, u) && has(chosen, v));
        });
        if (kernels_ && !independent) continue;
        if (!step.behind_first && !is_complete(before, odd_before)) continue;
        const Bits first = step.is_first ? chosen : part_of(key, 2);
        const Bits first_odd = step.behind_first ? odd_before : part_of(key, 3);
        const Bits some = kernels_ && (part_of(key, 4) != 0 || chosen != 0) ? 1 : 0;
        to.entries[key_of(chosen, odd, first, first_odd, some)] = 0;
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
    match(step, v + 1, front, free | of(v), size, first, to);
    step.for_each_join([&](Vertex u, Vertex w) {
        if (w == v && has(front, u)) match(step, v + 1, front ^ of(u), free, size + 1, first, to);
    });
    for (Vertex u : step.part.neighbours(v))
        if (u < v && has(free, u)) match(step, v + 1, front, free ^ of(u), size + 1, first, to);
}

void ChainWalk::absorb(const Step& step, BoundaryState& state) {
    BoundaryState to{.taken_out = state.taken_out};
    std::int64_t count = 0;
    for (const auto& [key, size] : state.entries)
        if (matches_)
            match(step, 0, part_of(key, 0), 0, size, part_of(key, 2), to);
        else
            choose(step, key, to, count);
    if (matches_) {
        int greatest = 0;
        for (const auto& [key, size] : to.entries) greatest = std::max(greatest, size);
        for (auto& [key, size] : to.entries) size -= greatest;
        to.taken_out += greatest;
    } else if (!kernels_) {
        const auto patterns = static_cast<std::uint64_t>(to.entries.size());
        to.taken_out += std::countr_zero(static_cast<std::uint64_t>(count) / patterns);
    }
    state = std::move(to);
}

const BoundaryState& ChainWalk::behind(int units) {
    const ChainLaw& chain = sequence_.chain;
    const bool ring = chain.kind(0).closed;
    const Joins none;
    if (states_.empty()) {
        BoundaryState state{.entries = {{0, 0}}};
        absorb({chain.kind(0).left.graph, none}, state);
        absorb({.part = chain.unit.graph, .joins = chain.kind(0).left.joins, .is_first = ring},
               state);
        states_.push_back(std::move(state));
    }
    while (states_.size() < index(units)) {
        BoundaryState state = states_.back();
        absorb({.part = chain.unit.graph,
                .joins = chain.unit.joins,
                .behind_first = ring && states_.size() == 1},
               state);
        states_.push_back(std::move(state));
    }
    return states_[index(units - 1)];
}

std::int64_t ChainWalk::told(std::int64_t solutions, bool any, const BoundaryState& state) const {
    if (kernels_) return any ? 1 : 0;
    return state.taken_out + std::countr_zero(static_cast<std::uint64_t>(solutions));
}

/// The last unit of a ring is joined to the first one.
std::int64_t ChainWalk::closed_solutions(const BoundaryState& state) {
    std::int64_t solutions = 0;
    bool any = false;
    for (const auto& [key, unused] : state.entries) {
        const Bits last = part_of(key, 0);
        const Bits first = part_of(key, 2);
        Bits odd = part_of(key, 1);
        Bits first_odd = part_of(key, 3);
        bool independent = true;
        for (const auto& [u, t] : sequence_.chain.unit.joins) {
            const Vertex v = turned(sequence_.chain, t);
            if (has(last, u)) first_odd ^= of(v);
            if (has(first, v)) odd ^= of(u);
            independent = independent && !(has(last, u) && has(first, v));
        }
        if ((kernels_ && !independent) || !is_complete(last, odd) || !is_complete(first, first_odd))
            continue;
        ++solutions;
        any = any || part_of(key, 4) != 0;
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
    BoundaryState state = behind(units);
    if (chain.closed) return matches_ ? closed_matching(state) : closed_solutions(state);
    absorb({.part = chain.right.graph, .joins = chain.right.joins, .backwards = true}, state);
    // Behind the end nothing follows.
    std::int64_t solutions = 0;
    bool any = false;
    for (const auto& [key, unused] : state.entries) {
        if (matches_ || !is_complete(part_of(key, 0), part_of(key, 1))) continue;
        ++solutions;
        any = any || part_of(key, 4) != 0;
    }
    return matches_ ? state.taken_out : told(solutions, any, state);
}

}  // namespace gazetteer::check
