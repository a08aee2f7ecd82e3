// SPDX-License-Identifier: GPL-3.0-or-later
// The strategies of [And74] for Slither, as its lemmas and the proof of Theorem 1 print them.
//
// The player, holding to one maximum matching M, keeps the path P such that (1) before each play of
// the opponent each end edge of P is in M, or one is and the opposite end of P is exposed, and (2)
// before each own play the end w just added meets an edge m of M with m and P having w only in
// common; the player chooses m [And74, section 3].
//
// "Some" maximum matching is the player's choice; all choices are played: the replies are those of
// every choice that agrees with the player's moves so far, none if one such choice has no reply.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "characterizations/matchings/matching.hpp"
#include "characterizations/slither/slither.hpp"

namespace gazetteer {

using Mates = std::vector<Vertex>;
/// Matchings, as their mates; shared, since every turn of a play looks at them.
using MatesList = std::shared_ptr<const std::vector<Mates>>;

/// Choices of one kind: the matchings, and where the player's first edge starts: at this end of
/// the path (Lemmas 3 and 4), or, if -1, at the end that the opponent adds (Lemma 2).
struct SlitherChoices {
    MatesList matchings;
    Vertex first_reply_at = -1;
};

/// Play on one graph with one matching, from a path with these ends on. No reply if there is no
/// choice at all.
class SlitherStage {
  public:
    SlitherStage(Edge ends, std::vector<SlitherChoices> choices)
        : ends_(ends), choices_(std::move(choices)) {}
    /// `history`: the moves since the stage opened.
    std::vector<Edge> replies(std::span<const Edge> history) const;

  private:
    Edge ends_;
    std::vector<SlitherChoices> choices_;
};

/// Lemma 2: player 1 chooses the edge e_0 of M that joins two perfect vertices of G, then m.
/// The history begins after e_0. No reply if no maximum matching has e_0.
SlitherStage lemma_2_strategy(const Graph& g, Edge e0);

/// Lemma 3: player 2, after the first edge e_0 with an outer end v_0: M misses v_0; choose its edge
/// at the other end v_1, then m. Both ends of e_0 serve as v_0 if both are outer. No reply if none
/// is. The history begins after e_0.
SlitherStage lemma_3_strategy(const Graph& g, Edge e0);

/// Lemma 4: the path has grown from a path of inner vertices with an end v_2 by an edge to the
/// outer vertex v_0 at the other end: M misses v_0; choose its edge at v_2, then m. The history
/// begins after that edge. No reply if v_0 is not outer.
SlitherStage lemma_4_strategy(const Graph& g, Vertex v0, Vertex v2);

/// Theorem 1, for the player who wins: Lemma 2 on the first G_i with a perfect vertex (player 1) or
/// Lemma 3 on the last G_i that has the first edge (player 2); whenever the opponent leaves the
/// graph played on for a vertex u, Lemma 4 on the last G_k that has u. The history has all moves;
/// the player's are replies of the strategy.
class SlitherStrategy {
  public:
    /// `every` maximum matching that the proof allows (order <= 64, and small), or `one` for each
    /// stage, found by a search (any order).
    enum class Choose { every, one };
    explicit SlitherStrategy(const SparseGraph& g, Choose choose = Choose::every);
    std::vector<Edge> replies(std::span<const Edge> history) const;

    const SlitherSequence& sequence() const { return sequence_; }
    /// The first i whose G_i has a perfect vertex, or -1.
    int opening_level() const { return opening_level_; }
    /// By first edge: the matchings of the first G_i with a perfect vertex that have it. The edges
    /// join perfect vertices.
    const std::map<Edge, MatesList>& openings() const { return openings_; }
    /// For `every`: the maximum matchings of the last G_k that has u which miss u.
    const std::vector<Mates>& all_missing(Vertex u) const {
        return *missing_[static_cast<std::size_t>(u)];
    }

  private:
    void list_all_maximum();
    /// In the first G_i with a perfect vertex: the maximum matchings that have the edge e_0.
    MatesList maximum_having(Edge e0) const;
    /// The maximum matchings of G_k that miss u, a vertex of it and not of G_{k+1}.
    MatesList maximum_missing(int k, Vertex u) const;
    std::vector<SlitherChoices> first_choices(std::span<const Edge> history, int& level) const;

    SparseGraph g_;
    SlitherSequence sequence_;
    Choose choose_;
    int opening_level_;
    std::map<Edge, MatesList> openings_;
    /// For `every`, by vertex.
    std::vector<MatesList> missing_;
};

}  // namespace gazetteer
