// SPDX-License-Identifier: GPL-3.0-or-later
// All digraphs of a class of one order up to isomorphism, in pieces of one size: the door to
// nauty-directg and nauty-gentourng for all who go through digraphs [McKay, nauty].
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/enumeration/process.hpp"

namespace gazetteer {

/// Which digraphs without loops. All words combine; a tournament is oriented.
struct DigraphClass {
    /// No two opposite arcs.
    bool oriented = false;
    /// One arc between any two vertices.
    bool tournaments = false;
    /// No directed cycle, and so no opposite arcs.
    bool acyclic = false;
    /// The underlying graph is connected; the null digraph is.
    bool connected = false;
    /// A directed path leads from every vertex to every other; the null digraph is.
    bool strongly_connected = false;
    bool operator==(const DigraphClass&) const = default;
};

/// One of `of` parts of the digraphs of one order: disjoint, and together all of them.
struct DigraphShare {
    int part = 0;
    int of = 1;
};

using DigraphVisitor = std::function<bool(const Digraph&)>;

/// Those with one number of arcs.
struct DigraphPiece {
    int size = 0;
    /// Visits until a visit returns false; returns whether it came to the end. Throws ProcessError
    /// when a program is missing ("nauty-geng: not found; it is in Debian's package nauty") or
    /// fails.
    std::function<bool(const DigraphVisitor& visit)> each;
};

/// By increasing size; some may be empty. 0 <= order <= 32, or ContractViolation. What nauty has no
/// option for is filtered.
std::vector<DigraphPiece> digraph_pieces(const DigraphClass& which, int order,
                                         const DigraphShare& share = {});
/// How many there are, where the literature has it (OEIS A000273, A003085, A035512, A001174,
/// A000568, A051337, A003087).
std::optional<std::uint64_t> known_count(const DigraphClass& which, int order);

/// Whether a digraph is one of the class. O(order^2).
bool belongs(const DigraphClass& which, const Digraph& d);
/// The vertices to which a directed path leads from v, v too. O(order^2).
VertexSet reachable_from(const Digraph& d, Vertex v);
/// No directed cycle. O(order^2).
bool is_acyclic(const Digraph& d);
/// A directed path leads from every vertex to every other one. O(order^2).
bool is_strongly_connected(const Digraph& d);

}  // namespace gazetteer
