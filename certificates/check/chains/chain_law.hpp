// SPDX-License-Identifier: GPL-3.0-or-later
// What a certificate of a law of a chain states: the game, the unit, the kinds of pieces with their
// moves, and the values for all n. docs/CERTIFICATES.md has the grammar.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "certificates/check/reader.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::check {

/// A graph, and the edges that lead from its vertices: from a unit to the next one, from an end to
/// the unit beside it.
struct ChainPart {
    SparseGraph graph;
    std::vector<std::pair<Vertex, Vertex>> joins = {};
};

/// One heap is left, of length n - less, and what does not depend on n, of the value nimber.
struct NearMove {
    int nimber = 0;
    int kind = 0;
    int less = 0;
};

/// Two heaps are left, of lengths i >= left_least and j >= right_least with i + j + less = n.
struct MiddleMove {
    int nimber = 0;
    int left_kind = 0;
    int left_least = 0;
    int right_kind = 0;
    int right_least = 0;
    int less = 0;
};

/// Units in a row between two ends, or closed into a ring. A piece of n units is the heap of length
/// n + longer.
struct PieceKind {
    bool closed = false;
    int longer = 0;
    ChainPart left;
    ChainPart right;
    std::vector<NearMove> near = {};
    std::vector<MiddleMove> middle = {};
    /// The values of the lengths 0, 1, ... at which heaps may have other moves.
    std::vector<int> short_values = {};

    bool is_ring_with_ends() const {
        return closed && left.graph.order() + right.graph.order() > 0;
    }
};

struct ChainLaw {
    ChainPart unit;
    /// A ring's last unit is joined to the first one as to a next one, whose vertex v is turn[v]
    /// there; v, if there is no such entry.
    std::vector<Vertex> turn = {};
    /// From this length on heaps have the moves of the table.
    int start = 0;
    std::vector<PieceKind> kinds = {};
    /// The chains are the pieces of this kind with so many units or more.
    int first = 0;
    int units_least = 1;
    /// Their values, to the end of the first period.
    std::vector<int> values = {};
    int period = 1;
    int from = 1;

    const PieceKind& kind(int k) const { return kinds[static_cast<std::size_t>(k)]; }
    int kinds_count() const { return static_cast<int>(kinds.size()); }
};

/// The vertex of a ring's first unit that stands for vertex v of one behind the last one.
inline Vertex turned(const ChainLaw& law, Vertex v) {
    const auto place = static_cast<std::size_t>(v);
    return place < law.turn.size() ? law.turn[place] : v;
}

/// The greatest length, and the greatest Grundy value, that is read.
constexpr int length_max = 64 * 128 - 1;
constexpr int value_max = 64 * 64 - 1;

/// The chains, for people: "ring of units A_ joined 0-0 1-1, turn 1 0".
std::string text_of_chain(const ChainLaw& law);

/// Reads the lines from "unit" to "verdict". Linear in the lines.
ChainLaw read_chain_law(Reader& reader);

/// Reads the lines from "unit" to the second "hooks": a law of one kind, the chains, without moves.
ChainLaw read_chain(Reader& reader);

}  // namespace gazetteer::check
