// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the claims about matchings share: strategies played out, and the definitions that
// only near misses use.
#pragma once

#include <functional>
#include <vector>

#include "characterizations/matchings/geography_strategies.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/playout.hpp"
#include "properties/framework/finding.hpp"

namespace gazetteer::properties {

/// The strategy wins every line from `position`; a failure tells the line.
template <Ruleset R, class Strategy>
Finding wins_every_line(const typename R::Position& position, Turn turn, const Strategy& strategy) {
    const auto lost = lost_line<R>(position, turn, strategy);
    return lost ? fails(describe(*lost)) : Finding(true);
}

/// all_maximum_matchings(g), kept for this thread until another graph is asked for.
const std::vector<Matching>& maximum_matchings_of(const Graph& g);

/// Every maximum matching of g has an edge at v.
bool every_maximum_matching_saturates(const Graph& g, Vertex v);

/// The matchings to which no edge can be added, maximum or not.
std::vector<Matching> maximal_matchings(const Graph& g);

/// Player 1, or player 2, moves along one matching of the list; every line, every choice.
Finding first_player_wins_along(const RootedGraph& position, const std::vector<Matching>& choices);
Finding second_player_wins_along(const RootedGraph& position, const std::vector<Matching>& choices);

/// If every maximum matching saturates the root, player 1 wins along each.
Finding first_player_wins_if_all_saturate(const RootedGraph& position);
/// A near miss of that: player 1 along those that saturate it, if any.
Finding first_player_wins_if_some_saturate(const RootedGraph& position);

/// Visits the paths of g, given by their vertices in order, whose edges are alternately in the
/// matching and not in it [And74, section 2]; every path from both ends, and those without an edge.
/// A visit that returns false ends the walk; returns whether it came to the end.
bool for_each_alternating_path(const Graph& g, const Matching& matching,
                               const std::function<bool(const std::vector<Vertex>&)>& visit);
/// Those that begin at `start`.
bool for_each_alternating_path_from(const Graph& g, const Matching& matching, Vertex start,
                                    const std::function<bool(const std::vector<Vertex>&)>& visit);

/// M + A: the edges in exactly one of the matching and the path, ascending.
std::vector<Edge> flipped_along(const Matching& matching, const std::vector<Vertex>& path);

}  // namespace gazetteer::properties
