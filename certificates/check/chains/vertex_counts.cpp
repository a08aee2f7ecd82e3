// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/vertex_counts.hpp"

#include <algorithm>

#include "certificates/check/rules/play.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

using Where = PlaceInChain::Part;

constexpr std::size_t degree_place = 3;

using JoinsOfPart = std::vector<std::pair<Vertex, Vertex>>;
std::int64_t joins_from(const JoinsOfPart& joins, Vertex j) {
    return std::ranges::count(joins, j, &std::pair<Vertex, Vertex>::first);
}
std::int64_t joins_to(const JoinsOfPart& joins, Vertex j) {
    return std::ranges::count(joins, j, &std::pair<Vertex, Vertex>::second);
}

}  // namespace

std::string walked_before(std::string_view term) {
    if (term == "P(uvg)") return "matching_number";
    if (term == "P(ueg)") return "nullity";
    return term == "in_even_kernel" ? "has_even_kernel" : "";
}

VertexCounts::VertexCounts(const ClaimForAll& claim, const Asked& asked,
                           const ReturnOfStates& states)
    : claim_(claim), asked_(asked), states_(states) {
    const bool ring = claim.chain.kind(0).closed;
    ring ? see_ring() : see_states();
    left_ = laws_at(Where::left, 0, claim.from);
    right_ = laws_at(Where::right, 0, claim.from);
    // Without a term that has a law each unit is as good as another.
    const bool has_laws = asked[0] || asked[1] || asked[2];
    const int units = has_laws ? states.from + states.after : 1;
    for (int i = 0; i < units; ++i)
        units_.push_back(laws_at(Where::unit, i, ring ? claim.from : i + 1));
}

/// The laws begin where the member has `least` units, or before.
VertexCounts::LawsOfPart VertexCounts::laws_at(Where part, int unit, int least) const {
    const PieceKind& ends = claim_.chain.kind(0);
    const SparseGraph& graph = part == Where::left    ? ends.left.graph
                               : part == Where::right ? ends.right.graph
                                                      : claim_.chain.unit.graph;
    LawsOfPart result(index(graph.order()));
    for (Vertex j = 0; j < graph.order(); ++j)
        for (std::size_t k = 0; k < degree_place; ++k) {
            if (!asked_[k]) continue;
            const auto law = std::ranges::find_if(claim_.laws, [&](const ChainSequence& one) {
                return one.term == terms_of_bound[k] && one.place == PlaceInChain{part, unit, j};
            });
            if (law == claim_.laws.end())
                throw Refusal{"no law is given at a vertex that stands for others"};
            if (law->units_least > least) throw Refusal{"a law at a vertex begins too late"};
            result[index(j)][k] = &*law;
        }
    return result;
}

/// The vertex is not met before its unit, so what is walked is a term of the whole member.
void VertexCounts::see_states() const {
    if (states_.from < 1 || states_.after < 1 || states_.from + states_.after > length_max)
        throw Refusal{"a number of units is out of range"};
    for (std::size_t k = 0; k < degree_place; ++k) {
        if (!asked_[k]) continue;
        const ChainSequence whole{.chain = claim_.chain, .term = walked_before(terms_of_bound[k])};
        TermWalk walk(whole);
        if (walk.states(states_.from) != walk.states(states_.from + states_.after))
            throw Refusal{"the states before a vertex do not come back"};
    }
}

/// The turn of a ring takes its last unit to the first one by its twist. So that keeps the edges
/// of a unit, and the joins.
void VertexCounts::see_ring() const {
    if (states_.from != 0 || states_.after != 1)
        throw Refusal{
            "on a ring the vertices of one unit stand for all: 'return 0 1' belongs here"};
    const ChainLaw& chain = claim_.chain;
    const bool edges_stay = std::ranges::all_of(chain.unit.graph.edges(), [&](const Edge& e) {
        return chain.unit.graph.adjacent(turned(chain, e.u), turned(chain, e.v));
    });
    const bool joins_stay = std::ranges::all_of(chain.unit.joins, [&](const auto& join) {
        return std::ranges::count(chain.unit.joins, std::pair(turned(chain, join.first),
                                                              turned(chain, join.second))) == 1;
    });
    if (!edges_stay || !joins_stay) throw Refusal{"the units of the ring are not alike"};
}

std::int64_t VertexCounts::degree(Where part, int unit, Vertex j, int n) const {
    const PieceKind& ends = claim_.chain.kind(0);
    if (part == Where::left) return ends.left.graph.degree(j) + joins_from(ends.left.joins, j);
    if (part == Where::right) return ends.right.graph.degree(j) + joins_from(ends.right.joins, j);
    const JoinsOfPart& joins = claim_.chain.unit.joins;
    const bool is_first = unit == 0 && !ends.closed;
    const bool is_last = unit == n - 1 && !ends.closed;
    return claim_.chain.unit.graph.degree(j) + joins_to(is_first ? ends.left.joins : joins, j) +
           (is_last ? joins_to(ends.right.joins, j) : joins_from(joins, j));
}

std::map<VertexCounts::Values, std::int64_t> VertexCounts::at(int n, int& steps) const {
    std::map<Values, std::int64_t> result;
    const auto add = [&](const LawsOfPart& laws, Where part, int unit, int units) {
        for (std::size_t j = 0; j < laws.size(); ++j) {
            if (--steps < 0) throw Refusal{"the claim takes more work than is allowed"};
            Values values{};
            for (std::size_t k = 0; k < degree_place; ++k)
                if (asked_[k]) values[k] = value_of_law(*laws[j][k], units);
            if (asked_[degree_place])
                values[degree_place] = degree(part, unit, static_cast<Vertex>(j), n);
            ++result[values];
        }
    };
    add(left_, Where::left, 0, n);
    add(right_, Where::right, 0, n);
    const int known = static_cast<int>(units_.size());
    const bool ring = claim_.chain.kind(0).closed;
    for (int i = 0; i < n; ++i) {
        const int round = known == 1 ? 1 : states_.after;
        const int like = i < known ? i : known - round + (i - known) % round;
        add(units_[index(like)], Where::unit, i, ring ? n : n - (i - like));
    }
    return result;
}

}  // namespace gazetteer::check
