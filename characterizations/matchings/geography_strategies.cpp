// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/geography_strategies.hpp"

#include <algorithm>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Mates = std::vector<Vertex>;

Vertex token_before(Vertex root, std::span<const Vertex> history, std::size_t move) {
    return move == 0 ? root : history[move - 1];
}

VertexSet visited_on(Vertex root, std::span<const Vertex> history) {
    VertexSet result{root};
    for (Vertex v : history) result.insert(v);
    return result;
}

/// The player to move after `history` made the moves numbered from here in steps of two.
std::size_t own_first(std::span<const Vertex> history) {
    return history.size() % 2;
}

void insert_sorted(std::vector<Vertex>& set, Vertex v) {
    const auto place = std::ranges::lower_bound(set, v);
    if (place == set.end() || *place != v) set.insert(place, v);
}

Graph without(Graph g, VertexSet removed) {
    for (Vertex v : removed) g = g.isolating(v);
    return g;
}

}  // namespace

AlongMatching::AlongMatching(int order, Vertex root, const std::vector<Matching>& choices)
    : root_(root), choices_(mates_of(order, choices)) {
    require(0 <= root && root < order, "a vertex of the graph");
}

bool AlongMatching::agrees(const Mates& mates, std::span<const Vertex> history) const {
    for (std::size_t i = own_first(history); i < history.size(); i += 2)
        if (mates[index(token_before(root_, history, i))] != history[i]) return false;
    return true;
}

std::vector<Vertex> AlongMatching::replies(std::span<const Vertex> history) const {
    const Vertex token = token_before(root_, history, history.size());
    std::vector<Vertex> result;
    for (const Mates& mates : choices_) {
        if (!agrees(mates, history)) continue;
        if (mates[index(token)] < 0) return {};
        insert_sorted(result, mates[index(token)]);
    }
    return result;
}

AlongMatching first_players_strategy(const Graph& g, Vertex root) {
    return {g.order(), root, all_maximum_matchings(g)};
}

AlongMatching second_players_strategy(const Graph& g, Vertex root) {
    return {g.order(), root, missing(all_maximum_matchings(g), root)};
}

AlongMatching case_2_strategy(const Graph& g, Vertex root) {
    return {g.order(), root, all_maximum_matchings(g.isolating(root))};
}

MatchingAlgorithm::MatchingAlgorithm(const Graph& g, Vertex root, Reading reading)
    : graph_(g), root_(root), of_player_2_(index(g.order())) {
    require(0 <= root && root < g.order(), "a vertex of the graph");
    const bool unvisited = reading == Reading::unvisited;
    of_player_1_ = choices_without(unvisited ? VertexSet{root} : VertexSet{});
    const Choices before_u =
        choices_without(reading == Reading::whole ? VertexSet{} : VertexSet{root});
    for (Vertex u : g.neighbours(root))
        of_player_2_[index(u)] = unvisited ? choices_without({root, u}) : before_u;
}

MatchingAlgorithm::Choices MatchingAlgorithm::choices_without(VertexSet visited) const {
    return mates_of(graph_.order(), all_maximum_matchings(without(graph_, visited)));
}

const MatchingAlgorithm::Choices& MatchingAlgorithm::choices_at(
    std::span<const Vertex> history) const {
    return own_first(history) == 0 ? of_player_1_ : of_player_2_[index(history.front())];
}

/// The player moved along the matching wherever it offered a move.
bool MatchingAlgorithm::agrees(const Mates& mates, std::span<const Vertex> history) const {
    VertexSet visited;
    Vertex token = root_;
    for (std::size_t i = 0; i < history.size(); ++i) {
        visited.insert(token);
        const Vertex offered = mates[index(token)];
        if (i % 2 == own_first(history) && offered >= 0 && offered != history[i] &&
            !visited.contains(offered))
            return false;
        token = history[i];
    }
    return true;
}

std::vector<Vertex> MatchingAlgorithm::replies(std::span<const Vertex> history) const {
    const Vertex token = token_before(root_, history, history.size());
    const VertexSet visited = visited_on(root_, history);
    std::vector<Vertex> result;
    for (const Mates& mates : choices_at(history)) {
        if (!agrees(mates, history)) continue;
        const Vertex offered = mates[index(token)];
        if (offered >= 0 && !visited.contains(offered))
            insert_sorted(result, offered);
        else
            for (Vertex w : graph_.neighbours(token) - visited) insert_sorted(result, w);
    }
    return result;
}

bool MatchingAlgorithm::cannot_follow(std::span<const Vertex> history) const {
    const Vertex token = token_before(root_, history, history.size());
    const VertexSet visited = visited_on(root_, history);
    return std::ranges::any_of(choices_at(history), [&](const Mates& mates) {
        const Vertex offered = mates[index(token)];
        return agrees(mates, history) && (offered < 0 || visited.contains(offered));
    });
}

}  // namespace gazetteer
