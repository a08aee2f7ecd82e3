// SPDX-License-Identifier: GPL-3.0-or-later
// How far a move of a game given as data looks and works, from its rules alone.
#pragma once

#include <stdexcept>

#include "oracle/script/rules.hpp"

namespace gazetteer::chains {

/// The game, the family or both are not of the kind that is decided here; the message says why.
class NotDecided : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Distances in the position before the move, from the nearest vertex that the move names.
struct Locality {
    /// What is farther away does not matter to whether the move may be made, and what it does.
    int reads = 0;
    /// A vertex that is farther away stays, with all its edges.
    int works = 0;
    /// A move may name two vertices; they are adjacent.
    bool along_edges = false;
    /// Each vertex that a move names goes, or an edge at it.
    bool names_what_it_changes = true;
};

/// Throws NotDecided unless the game is impartial under normal play, on graphs, without tokens and
/// sets, and each move has a radius and is made at one vertex or along one edge.
Locality locality_of(const script::Rules& rules);

}  // namespace gazetteer::chains
