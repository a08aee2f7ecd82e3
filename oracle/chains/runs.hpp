// SPDX-License-Identifier: GPL-3.0-or-later
// What a move leaves of a piece, read as pieces again.
#pragma once

#include <optional>

#include "oracle/chains/pieces.hpp"
#include "oracle/script/position.hpp"

namespace gazetteer::chains {

/// A component of what is left of a piece, read as a piece: its run of whole units in the places
/// first to last of the piece that there was.
struct RunPiece {
    End left = {};
    End right = {};
    int first = 0;
    int last = 0;
    int length() const { return last - first + 1; }
};

/// Reads components of positions on one piece of a pattern.
class RunReader {
  public:
    RunReader(const Pattern& pattern, const Piece& piece);

    /// The component of a piece that is no ring, by its run through this place. Nothing if the unit
    /// there is not whole in it.
    std::optional<RunPiece> at(const script::Position& position, VertexSet component,
                               int place) const;
    /// The component of a ring, by its longest run. Nothing if the component goes round, or has no
    /// whole unit.
    std::optional<RunPiece> longest(const script::Position& position, VertexSet component) const;

  private:
    struct Part {
        const script::Position& position;
        VertexSet component;
    };
    Vertex vertex(int place, Vertex slot) const;
    VertexSet unit_at(int place) const;
    bool whole(const Part& part, int place) const;
    bool linked(const Part& part, int place) const;
    RunPiece run(const Part& part, int first, int last) const;
    End end_of(const Part& part, VertexSet outside, int beside) const;
    VertexSet reached(const Part& part, VertexSet from, VertexSet within) const;

    const Pattern& pattern_;
    Layout layout_;
    bool closed_;
};

}  // namespace gazetteer::chains
