// SPDX-License-Identifier: GPL-3.0-or-later
// A chain: copies of one small graph, the unit, in a row, each joined to the next in the same way.
// Paths, ladders, combs and grids with one side fixed are chains; closed into a ring, cycles,
// prisms and Moebius ladders. A family with one parameter n, the number of units.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// The edge from vertex `from` of one part of a chain to vertex `to` of the part behind it.
struct ChainJoin {
    Vertex from = 0;
    Vertex to = 0;
    bool operator==(const ChainJoin&) const = default;
    auto operator<=>(const ChainJoin&) const = default;
};

/// What stands before the first unit, or behind the last one. It may have no vertex.
struct ChainEnd {
    Graph graph;
    /// A left end's lead from it to the first unit, a right end's from the last unit to it.
    std::vector<ChainJoin> joins;
    bool operator==(const ChainEnd&) const = default;
};

struct Chain {
    Graph unit;
    /// From each unit to the next one.
    std::vector<ChainJoin> joins;
    ChainEnd left;
    ChainEnd right;
    /// The last unit is joined to the first one; both ends are empty then.
    bool ring = false;
    /// The join i-j of a ring's last unit to its first one is i-twist[j]. Empty for none.
    std::vector<Vertex> twist;

    bool operator==(const Chain&) const = default;
};

/// Units of a chain have at most this order, and so have its ends.
constexpr int chain_part_order_max = 16;

/// Why the value is no chain: a join between no vertices of its parts, a repeated one, a ring with
/// ends, a twist that is no permutation, a unit that is empty or too large. Empty if it is one. The
/// other functions throw ContractViolation unless it is.
std::string why_no_chain(const Chain& chain);

/// The least n from which all members are simple graphs: 1, except for rings, of which those of one
/// or two units may have loops or double edges.
int units_min(const Chain& chain);
/// Why the member with n units is none: "a ring of 2 units has a double edge; the least is 3".
/// Empty if there is one.
std::string why_no_member(const Chain& chain, int n);

std::int64_t order(const Chain& chain, int n);
std::int64_t size(const Chain& chain, int n);

/// The vertices of the left end, then those of the units one after the other, then those of the
/// right end. Throws ContractViolation unless units_min(chain) <= n. O(order + size log size).
SparseGraph member(const Chain& chain, int n);

/// Vertex j of unit i in all members, 0 <= i. `from_end` counts the units from the last one.
struct ChainPlace {
    enum class Part : std::uint8_t { left, unit, right };
    Part part = Part::unit;
    int unit = 0;
    bool from_end = false;
    Vertex vertex = 0;
    bool operator==(const ChainPlace&) const = default;
};
/// The least vertex of all members, and the greatest.
ChainPlace first_place(const Chain& chain);
ChainPlace last_place(const Chain& chain);
/// The least n for which there is such a vertex in the member; at least units_min.
int units_min(const Chain& chain, const ChainPlace& place);
/// The vertex of the member with n units, n >= units_min(chain, place).
Vertex vertex_at(const Chain& chain, const ChainPlace& place, int n);

}  // namespace gazetteer
