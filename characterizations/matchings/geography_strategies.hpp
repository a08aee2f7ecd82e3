// SPDX-License-Identifier: GPL-3.0-or-later
// Strategies for undirected vertex geography that move the token along a matching, as [FSU93,
// Theorem 1.1] and [Kun24] print them.
//
// History: the vertices to which the token was moved from the root, in order. A source that says
// "any maximum matching" lets the player choose one at the first turn and hold to it: the replies
// are then those of every choice that agrees with the player's moves so far, so that playing all of
// them plays every choice. If one such choice has no reply, there is none.
#pragma once

#include <span>
#include <vector>

#include "characterizations/matchings/matching.hpp"

namespace gazetteer {

/// Moves along the edges of one of `choices`, the same throughout.
class AlongMatching {
  public:
    /// The token starts on `root`; the choices' edges lie in 0..order-1.
    AlongMatching(int order, Vertex root, const std::vector<Matching>& choices);
    std::vector<Vertex> replies(std::span<const Vertex> history) const;

  private:
    bool agrees(const std::vector<Vertex>& mates, std::span<const Vertex> history) const;

    Vertex root_;
    std::vector<std::vector<Vertex>> choices_;
};

/// "choose any maximum matching M and always move the token along an edge in M"
/// [FSU93, Theorem 1.1, proof]; [Kun24, Case 1] is the same.
AlongMatching first_players_strategy(const Graph& g, Vertex root);
/// "some maximum matching M does not saturate v: ... always move the token along an edge in M"
/// [FSU93, Theorem 1.1, proof]. Without such an M it has no reply at all.
AlongMatching second_players_strategy(const Graph& g, Vertex root);
/// "player 2 computes any maximum match M' of G \ v ... keep moving along edges in M'"
/// [Kun24, Case 2].
AlongMatching case_2_strategy(const Graph& g, Vertex root);

/// [Kun24, Algorithm]: "compute the maximum match of the graph in their first respective turn. Then
/// always try to move along edges in that matching. If they can't ... choose a random edge."
class MatchingAlgorithm {
  public:
    /// "the graph", in which the player computes the matching at the first turn.
    enum class Reading {
        remaining,  ///< the player's instance as Kun24 defines it: G for player 1, G \ v for player
                    ///< 2
        whole,      ///< G, whoever computes
        unvisited,  ///< the vertices on which the token has not been: G \ v, or G \ {v, u}
    };
    MatchingAlgorithm(const Graph& g, Vertex root, Reading reading);
    std::vector<Vertex> replies(std::span<const Vertex> history) const;
    /// Whether, for some choice that agrees with the history, the matching offers no move.
    bool cannot_follow(std::span<const Vertex> history) const;

  private:
    using Choices = std::vector<std::vector<Vertex>>;
    Choices choices_without(VertexSet visited) const;
    const Choices& choices_at(std::span<const Vertex> history) const;
    bool agrees(const std::vector<Vertex>& mates, std::span<const Vertex> history) const;

    Graph graph_;
    Vertex root_;
    Choices of_player_1_;
    /// By player 1's first move.
    std::vector<Choices> of_player_2_;
};

}  // namespace gazetteer
