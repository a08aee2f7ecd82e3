// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/chains/chain.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

std::string join_text(const ChainJoin& join) {
    return std::to_string(join.from) + "-" + std::to_string(join.to);
}

std::string why_no_joins(const std::vector<ChainJoin>& joins, const Graph& before,
                         const Graph& behind) {
    std::set<ChainJoin> seen;
    for (const ChainJoin& join : joins) {
        if (join.from < 0 || join.from >= before.order() || join.to < 0 ||
            join.to >= behind.order())
            return "the join " + join_text(join) + " is none: the parts have the vertices 0.." +
                   std::to_string(before.order() - 1) + " and 0.." +
                   std::to_string(behind.order() - 1);
        if (!seen.insert(join).second) return "the join " + join_text(join) + " is repeated";
    }
    return {};
}

bool is_permutation_of(const std::vector<Vertex>& image, int order) {
    std::vector<Vertex> sorted = image;
    std::ranges::sort(sorted);
    for (Vertex v = 0; v < order; ++v)
        if (v >= static_cast<int>(sorted.size()) || sorted[static_cast<std::size_t>(v)] != v)
            return false;
    return static_cast<int>(sorted.size()) == order;
}

/// The joins of the last unit of a ring to the first one.
std::vector<ChainJoin> closing_joins(const Chain& chain) {
    std::vector<ChainJoin> result = chain.joins;
    if (!chain.twist.empty())
        for (ChainJoin& join : result) join.to = chain.twist[static_cast<std::size_t>(join.to)];
    return result;
}

void require_chain(const Chain& chain) {
    require(why_no_chain(chain).empty(), "a chain");
}

Vertex first_of_unit(const Chain& chain, int i) {
    return chain.left.graph.order() + i * chain.unit.order();
}

/// All edges of the member with n units, with loops and repeated ones.
std::vector<Edge> edges_of(const Chain& chain, int n) {
    std::vector<Edge> result;
    const auto add_part = [&](const Graph& part, Vertex at) {
        for (const Edge& e : part.edges()) result.push_back({at + e.u, at + e.v});
    };
    const auto add_joins = [&](const std::vector<ChainJoin>& joins, Vertex before, Vertex behind) {
        for (const ChainJoin& join : joins)
            result.push_back(edge(before + join.from, behind + join.to));
    };
    add_part(chain.left.graph, 0);
    add_joins(chain.left.joins, 0, first_of_unit(chain, 0));
    for (int i = 0; i < n; ++i) {
        add_part(chain.unit, first_of_unit(chain, i));
        if (i + 1 < n) add_joins(chain.joins, first_of_unit(chain, i), first_of_unit(chain, i + 1));
    }
    const Vertex last = first_of_unit(chain, n - 1);
    if (chain.ring) add_joins(closing_joins(chain), last, first_of_unit(chain, 0));
    add_joins(chain.right.joins, last, first_of_unit(chain, n));
    add_part(chain.right.graph, first_of_unit(chain, n));
    return result;
}

/// "a loop", "a double edge", or nothing.
std::string fault_of(const Chain& chain, int n) {
    std::set<Edge> seen;
    for (const Edge& e : edges_of(chain, n)) {
        if (e.u == e.v) return "a loop";
        if (!seen.insert(e).second) return "a double edge";
    }
    return {};
}

}  // namespace

std::string why_no_chain(const Chain& chain) {
    const auto fits = [](const Graph& g) { return g.order() <= chain_part_order_max; };
    if (chain.unit.order() == 0) return "the unit has no vertex";
    if (!fits(chain.unit) || !fits(chain.left.graph) || !fits(chain.right.graph))
        return "a part has more than " + std::to_string(chain_part_order_max) + " vertices";
    for (const std::string& why : {why_no_joins(chain.joins, chain.unit, chain.unit),
                                   why_no_joins(chain.left.joins, chain.left.graph, chain.unit),
                                   why_no_joins(chain.right.joins, chain.unit, chain.right.graph)})
        if (!why.empty()) return why;
    if (chain.ring && (chain.left.graph.order() > 0 || chain.right.graph.order() > 0))
        return "a ring has no ends";
    if (!chain.twist.empty() && !chain.ring) return "only a ring has a twist";
    if (!chain.twist.empty() && !is_permutation_of(chain.twist, chain.unit.order()))
        return "the twist is no permutation of 0.." + std::to_string(chain.unit.order() - 1);
    return {};
}

int units_min(const Chain& chain) {
    require_chain(chain);
    // From three units on, joins lie between different pairs of units.
    if (!chain.ring) return 1;
    for (int n = 2; n >= 1; --n)
        if (!fault_of(chain, n).empty()) return n + 1;
    return 1;
}

std::string why_no_member(const Chain& chain, int n) {
    const int least = units_min(chain);
    if (n >= least) return {};
    const std::string end = "the least n is " + std::to_string(least);
    if (n < 1) return "there is no chain of " + std::to_string(n) + " units; " + end;
    const std::string fault = fault_of(chain, n);
    return "the ring of " + std::to_string(n) + (n == 1 ? " unit" : " units") +
           (fault.empty() ? " stands below one that is no simple graph; "
                          : " has " + fault + "; ") +
           end;
}

std::int64_t order(const Chain& chain, int n) {
    require_chain(chain);
    return chain.left.graph.order() + std::int64_t{n} * chain.unit.order() +
           chain.right.graph.order();
}

std::int64_t size(const Chain& chain, int n) {
    require_chain(chain);
    const auto joins = static_cast<std::int64_t>(chain.joins.size());
    return chain.left.graph.size() + static_cast<std::int64_t>(chain.left.joins.size()) +
           std::int64_t{n} * chain.unit.size() + (chain.ring ? n : n - 1) * joins +
           static_cast<std::int64_t>(chain.right.joins.size()) + chain.right.graph.size();
}

SparseGraph member(const Chain& chain, int n) {
    require(units_min(chain) <= n, "a member of the chain");
    require(order(chain, n) <= std::numeric_limits<int>::max(), "an order below 2^31");
    return {static_cast<int>(order(chain, n)), edges_of(chain, n)};
}

ChainPlace first_place(const Chain& chain) {
    if (chain.left.graph.order() > 0) return {ChainPlace::Part::left, 0, false, 0};
    return {ChainPlace::Part::unit, 0, false, 0};
}

ChainPlace last_place(const Chain& chain) {
    if (chain.right.graph.order() > 0)
        return {ChainPlace::Part::right, 0, false, chain.right.graph.order() - 1};
    return {ChainPlace::Part::unit, 0, true, chain.unit.order() - 1};
}

int units_min(const Chain& chain, const ChainPlace& place) {
    return std::max(units_min(chain), place.part == ChainPlace::Part::unit ? place.unit + 1 : 1);
}

Vertex vertex_at(const Chain& chain, const ChainPlace& place, int n) {
    require(units_min(chain, place) <= n, "a member that has the vertex");
    const Graph& part = place.part == ChainPlace::Part::left    ? chain.left.graph
                        : place.part == ChainPlace::Part::right ? chain.right.graph
                                                                : chain.unit;
    require(0 <= place.vertex && place.vertex < part.order(), "a vertex of its part");
    if (place.part == ChainPlace::Part::left) return place.vertex;
    if (place.part == ChainPlace::Part::right) return first_of_unit(chain, n) + place.vertex;
    return first_of_unit(chain, place.from_end ? n - 1 - place.unit : place.unit) + place.vertex;
}

}  // namespace gazetteer
