// SPDX-License-Identifier: GPL-3.0-or-later
// All lines of Slither on which one player keeps to matchings as [And74] prints it, for many
// matchings at once. Why it works: between two turns of the opponent the player's reply by one
// matching depends on the path's vertices, its ends and the vertex just added, so lines that meet
// in a position go on alike; each position keeps, one bit a matching, by which it was reached. The
// replies of many matchings after a history (slither_strategies.hpp) are those of the matchings by
// which that history is played.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "characterizations/slither/slither_strategies.hpp"
#include "graph/graph.hpp"

namespace gazetteer::properties {

/// The lines on one graph. Every reply is by the matching's edge at the end just added, except the
/// first of Lemmas 3 and 4.
class SlitherPlay {
  public:
    /// Play on the whole graph: Lemmas 2 to 4. The graph outlives the object.
    explicit SlitherPlay(const Graph& g);
    /// Theorem 1: Lemma 4 on the last G_k that has u when the opponent leaves the G_i played on
    /// for u. Strategy and graph outlive the object.
    SlitherPlay(const Graph& g, const SlitherStrategy& theorem_1);

    /// Lemma 2: after e_0 the player who chose it wins every line by each of the matchings, one
    /// at least. Equal to play by SlitherStage.
    bool wins_after(Edge e0, std::span<const Mates> matchings);
    /// Lemmas 3 and 4: the player to move wins every line by each of the matchings, the first
    /// reply from `end`, the other end being `other`. Equal to play by SlitherStage.
    bool wins_by_reply_at(Vertex end, Vertex other, VertexSet path,
                          std::span<const Mates> matchings);

    /// The player wins every line from the start. Equal to play by SlitherStrategy. Only for
    /// Theorem 1.
    bool first_player_wins();
    bool second_player_wins();

  private:
    /// One bit a matching.
    using Bits = std::uint64_t;
    /// At most 64 matchings of the G_i played on.
    struct Stage {
        int number = 0;
        int level = 0;
        Bits all = 0;
        std::vector<Bits> having;
    };
    /// A position at the opponent's turn.
    struct Place {
        std::uint64_t path;
        std::uint64_t ends_and_stage;
        bool operator==(const Place&) const = default;
    };
    struct PlaceHash {
        std::size_t operator()(const Place& place) const;
    };

    std::vector<Stage> stages_of(std::span<const Mates> matchings, int level);
    const std::vector<Stage>& stages_missing(Vertex u);
    Bits having(const Stage& stage, Vertex u, Vertex v) const;
    bool opponents_turn(const Stage& stage, VertexSet path, Vertex end, Vertex other, Bits by);
    bool answers(const Stage& stage, VertexSet path, Vertex added, Vertex other, Bits by);
    bool replies(const Stage& stage, VertexSet path, Vertex end, Vertex other, Bits by);
    bool wins_below(VertexSet path, Vertex u, Vertex other);
    bool wins_second_after(Edge e0);

    const Graph& graph_;
    const SlitherStrategy* theorem_1_ = nullptr;
    int stages_ = 0;
    /// By u, made when the opponent first leaves for it.
    std::vector<std::optional<std::vector<Stage>>> missing_;
    std::unordered_map<Place, Bits, PlaceHash> reached_;
};

}  // namespace gazetteer::properties
