// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of chains: a run of whole units, with whatever is left of the chain at its two ends.
#pragma once

#include <utility>
#include <vector>

#include "graph/chains/chain.hpp"
#include "graph/graph.hpp"
#include "graph/key.hpp"

namespace gazetteer::chains {

/// Two vertices, the first of one unit or end and the second of the next.
using Link = std::pair<Vertex, Vertex>;

/// What repeats: the vertices 0 to order - 1 of a unit, its edges, and the edges from each unit to
/// the next.
struct Unit {
    int order = 1;
    std::vector<Edge> edges = {};
    std::vector<Link> joins = {};
};

/// What stands at one end of a run: a graph, and the edges from its vertices to those of the unit
/// beside it. An end without vertices is where the units stop.
struct End {
    int order = 0;
    std::vector<Edge> edges = {};
    std::vector<Link> hooks = {};
    bool operator==(const End&) const = default;
};

/// A run of `length` >= 1 units between two ends, or a ring of units.
struct Piece {
    End left = {};
    End right = {};
    int length = 1;
    bool closed = false;
};

/// The units of which a family's chains are made.
struct Pattern {
    Unit unit = {};
    End left = {};
    End right = {};
    /// The last unit is joined to the first.
    bool closed = false;
    /// In a closed pattern the last unit's joins to slot s of a next unit lead to slot turn[s] of
    /// the first; empty: to s.
    std::vector<Vertex> turn = {};
    /// The shortest chain of the family, in units; 0: a ring has three, and another chain one.
    int length_min = 0;

    int units_min() const { return length_min > 0 ? length_min : closed ? 3 : 1; }
};
/// The pattern whose chains are the members of this one. ContractViolation if it is no chain.
Pattern pattern_of(const Chain& chain);

/// How the vertices of one chain are numbered: the left end, then the units, then the right end.
struct Layout {
    int left = 0;
    int unit = 1;
    int units = 1;
    int right = 0;

    int order() const { return left + unit * units + right; }
    Vertex at(int place, Vertex slot) const { return left + unit * place + slot; }
    /// The place of the unit in which the vertex is, -1 in the left end and `units` in the right.
    int place(Vertex v) const { return v < left ? -1 : std::min((v - left) / unit, units); }
    Vertex slot(Vertex v) const { return (v - left) % unit; }
};
Layout layout_of(const Unit& unit, const Piece& piece);
/// The piece as a graph. ContractViolation if its order is above 64, or it is a ring that is too
/// short.
Graph graph_of(const Pattern& pattern, const Piece& piece);

/// Units that are whole in the end, beside the run, become part of the run. How many.
int absorb_left(const Unit& unit, End& end);
int absorb_right(const Unit& unit, End& end);

/// Tells kinds of pieces apart.
class PieceNames {
  public:
    /// Finds the symmetries of the unit: order! steps. ContractViolation beyond order 8.
    explicit PieceNames(Unit unit);
    /// Pieces with equal names are isomorphic, of each length. The names of an end's vertices and
    /// the symmetries of the chain leave no trace.
    std::vector<std::uint64_t> name(const End& left, const End& right) const;
    /// The vertices of a unit can be exchanged so, all along a chain.
    bool is_symmetry(const std::vector<Vertex>& image) const;

  private:
    struct Symmetry {
        std::vector<Vertex> image;
        bool reverses = false;
    };
    Unit unit_;
    std::vector<Symmetry> symmetries_;
};

}  // namespace gazetteer::chains
