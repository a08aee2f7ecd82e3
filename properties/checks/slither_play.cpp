// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/slither_play.hpp"

#include <algorithm>

#include "graph/index.hpp"

namespace gazetteer::properties {

SlitherPlay::SlitherPlay(const Graph& g) : graph_(g), missing_(index(g.order())) {}

SlitherPlay::SlitherPlay(const Graph& g, const SlitherStrategy& theorem_1) : SlitherPlay(g) {
    theorem_1_ = &theorem_1;
}

bool SlitherPlay::wins_after(Edge e0, std::span<const Mates> matchings) {
    require(!matchings.empty(), "a matching");
    const int level = theorem_1_ == nullptr ? 0 : theorem_1_->opening_level();
    return std::ranges::all_of(stages_of(matchings, level), [&](const Stage& stage) {
        return opponents_turn(stage, {e0.u, e0.v}, e0.u, e0.v, stage.all);
    });
}

bool SlitherPlay::wins_by_reply_at(Vertex end, Vertex other, VertexSet path,
                                   std::span<const Mates> matchings) {
    return std::ranges::all_of(stages_of(matchings, 0), [&](const Stage& stage) {
        return replies(stage, path, end, other, stage.all);
    });
}

bool SlitherPlay::first_player_wins() {
    const auto& openings = theorem_1_->openings();
    return !openings.empty() && std::ranges::all_of(openings, [&](const auto& opening) {
        return wins_after(opening.first, *opening.second);
    });
}

bool SlitherPlay::second_player_wins() {
    return std::ranges::all_of(graph_.edges(),
                               [&](const Edge& e0) { return wins_second_after(e0); });
}

/// Lemma 3 on the last G_i that has e_0, from both ends that are not in the next.
bool SlitherPlay::wins_second_after(Edge e0) {
    const std::vector<int>& level_of = theorem_1_->sequence().level_of;
    const int level = std::min(level_of[index(e0.u)], level_of[index(e0.v)]);
    bool some = false;
    for (const auto& [v0, v1] : {std::pair{e0.u, e0.v}, std::pair{e0.v, e0.u}}) {
        if (level_of[index(v0)] != level || stages_missing(v0).empty()) continue;
        some = true;
        if (!wins_below({e0.u, e0.v}, v0, v1)) return false;
    }
    return some;
}

std::vector<SlitherPlay::Stage> SlitherPlay::stages_of(std::span<const Mates> matchings,
                                                       int level) {
    const int order = graph_.order();
    std::vector<Stage> result;
    for (std::size_t i = 0; i < matchings.size(); ++i) {
        if (i % 64 == 0)
            result.push_back({stages_++, level, 0, std::vector<Bits>(index(order * order))});
        const Bits bit = Bits{1} << i % 64;
        result.back().all |= bit;
        for (Vertex v = 0; v < order; ++v)
            if (const Vertex mate = matchings[i][index(v)]; mate >= 0)
                result.back().having[index(v * order + mate)] |= bit;
    }
    return result;
}

const std::vector<SlitherPlay::Stage>& SlitherPlay::stages_missing(Vertex u) {
    auto& stages = missing_[index(u)];
    if (!stages)
        stages = stages_of(theorem_1_->all_missing(u), theorem_1_->sequence().level_of[index(u)]);
    return *stages;
}

SlitherPlay::Bits SlitherPlay::having(const Stage& stage, Vertex u, Vertex v) const {
    return stage.having[index(u * graph_.order() + v)];
}

bool SlitherPlay::opponents_turn(const Stage& stage, VertexSet path, Vertex end, Vertex other,
                                 Bits by) {
    const auto ends = static_cast<std::uint64_t>(std::min(end, other) * 64 + std::max(end, other));
    Bits& reached = reached_[{path.bits(), static_cast<std::uint64_t>(stage.number) << 12 | ends}];
    by &= ~reached;
    if (by == 0) return true;
    reached |= by;
    for (const auto& [from, opposite] : {std::pair{end, other}, std::pair{other, end}})
        for (Vertex w : graph_.neighbours(from) - path)
            if (!answers(stage, path | VertexSet{w}, w, opposite, by)) return false;
    return true;
}

bool SlitherPlay::answers(const Stage& stage, VertexSet path, Vertex added, Vertex other, Bits by) {
    if (theorem_1_ != nullptr && theorem_1_->sequence().level_of[index(added)] < stage.level)
        return !stages_missing(added).empty() && wins_below(path, added, other);
    return replies(stage, path, added, other, by);
}

/// Along the matching's edge at `end`, which must lead off the path.
bool SlitherPlay::replies(const Stage& stage, VertexSet path, Vertex end, Vertex other, Bits by) {
    Bits stuck = by;
    for (Vertex x : graph_.neighbours(end) - path) {
        const Bits along = by & having(stage, end, x);
        if (along == 0) continue;
        stuck &= ~along;
        if (!opponents_turn(stage, path | VertexSet{x}, x, other, along)) return false;
    }
    return stuck == 0;
}

/// By each matching that misses u, an end of the path; the first reply from the other end.
bool SlitherPlay::wins_below(VertexSet path, Vertex u, Vertex other) {
    return std::ranges::all_of(stages_missing(u), [&](const Stage& stage) {
        return replies(stage, path, other, u, stage.all);
    });
}

std::size_t SlitherPlay::PlaceHash::operator()(const Place& place) const {
    std::uint64_t hash = (place.path ^ place.ends_and_stage << 32) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 29;
    return hash;
}

}  // namespace gazetteer::properties
