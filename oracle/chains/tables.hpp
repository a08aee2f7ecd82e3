// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of pieces that arise when a game is played on the chains of a pattern, and their moves.
#pragma once

#include "oracle/chains/heaps.hpp"
#include "oracle/chains/locality.hpp"
#include "oracle/chains/pieces.hpp"

namespace gazetteer::chains {

/// From how many units on a chain has only moves near its left end, near its right end and in the
/// middle, and how large a chain shows them all. Counted in units.
struct Reach {
    /// A move is near an end if it changes one of so many units beside it, or the end itself.
    int near = 1;
    /// The most units in a row that a move changes.
    int width = 1;
    /// From this length on a move near one end depends on nothing of the other.
    int start = 1;
    /// Each move in the middle has three places on a chain of this length.
    int board = 1;
    /// The same of rings.
    int ring_start = 3;
    int ring_board = 3;
};
/// Why these are enough: each edge of a chain leads from a unit to itself or to the next, so what
/// is within a distance of a vertex is within as many units of it.
Reach reach_of(const Locality& locality);

/// How far a table is sought, and checked.
struct TableBounds {
    int kinds_max = 150;
    /// Each kind at each length with an order up to this, and at the first two lengths from which
    /// the table tells its moves, is also solved on the graph itself.
    int checked_order = 22;
};

/// The chain of n units is the heap first_kind of length n + first_longer.
struct ChainTable {
    HeapTable heaps = {};
    /// A piece of each kind. The heap of a kind is as long as the piece, and `longer` more.
    std::vector<Piece> kinds = {};
    std::vector<int> longer = {};
    int first_kind = 0;
    int first_longer = 0;
    /// How many pieces were solved on the graph itself and compared, beyond those that make the
    /// table.
    int checked = 0;
};

/// The first piece whose value on the graph itself is not that of the table, in words; empty: there
/// is none. The pieces are those of TableBounds; `checked` becomes how many they are.
std::string difference(const script::Rules& rules, const Pattern& pattern, const ChainTable& table,
                       const TableBounds& bounds, int& checked,
                       const EngineLimits& limits = no_limits);

/// Plays the game on one board of each kind. Throws NotDecided with the reason: of locality_of, or
/// no finite number of kinds was found. Throws EngineStopped, EngineLimitExceeded; a difference
/// between the table and the graphs themselves is a ContractViolation.
ChainTable table_of(const script::Rules& rules, const Pattern& pattern,
                    const TableBounds& bounds = {}, const EngineLimits& limits = no_limits);

}  // namespace gazetteer::chains
