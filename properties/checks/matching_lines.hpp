// SPDX-License-Identifier: GPL-3.0-or-later
// All lines of undirected vertex geography on which one player holds to a matching, for many
// matchings at once. Why it works: by one matching the replies depend on the position alone, so
// lines that meet in a position go on alike; each position keeps, one bit a matching, by which it
// is reached. The replies of many matchings after a history (geography_strategies.hpp) are those of
// the matchings by which that history is played.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "characterizations/matchings/matching.hpp"
#include "properties/checks/playout.hpp"

namespace gazetteer::properties {

/// A turn of the player who holds to a matching.
struct MatchingTurn {
    VertexSet visited;  ///< the token's vertex among them
    Vertex token = 0;
    VertexSet moves;     ///< every legal one
    VertexSet offered;   ///< those that some matching offers
    bool stuck = false;  ///< some matching offers none
};

/// The largest order for which there is room.
inline constexpr int matching_lines_order_max = 12;

/// Visits the turns on all lines from `p`, 64 matchings at a time and a position at most once each
/// time, until a visit returns false; returns whether none did. By a matching that offers no move
/// the player makes any. Throws ContractViolation unless there are matchings and the order is at
/// most matching_lines_order_max.
bool for_each_matching_turn(const RootedGraph& p, Turn first, std::span<const Matching> matchings,
                            const std::function<bool(const MatchingTurn&)>& visit);

/// The player has a move along the matching at each turn on all lines, by each of the matchings.
/// Equal to wins_every_line by AlongMatching; without matchings and above
/// matching_lines_order_max it is that.
bool wins_all_lines_along(const RootedGraph& p, Turn first, const std::vector<Matching>& matchings);

}  // namespace gazetteer::properties
