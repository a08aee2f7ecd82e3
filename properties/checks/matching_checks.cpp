// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/matching_checks.hpp"

#include <algorithm>
#include <set>

#include "graph/predicates.hpp"
#include "properties/checks/kept.hpp"
#include "properties/checks/matching_lines.hpp"

namespace gazetteer::properties {

namespace {

class AlternatingPaths {
  public:
    using Visit = std::function<bool(const std::vector<Vertex>&)>;
    AlternatingPaths(const Graph& g, const Matching& matching, const Visit& visit)
        : graph_(g), mates_(mates(g.order(), matching)), visit_(visit) {}

    bool from(Vertex start) {
        path_.push_back(start);
        on_path_.insert(start);
        const bool going = visit_(path_) && extended();
        on_path_.erase(start);
        path_.pop_back();
        return going;
    }

  private:
    bool matched(Vertex u, Vertex v) const { return mates_[static_cast<std::size_t>(u)] == v; }
    bool alternates(Vertex next) const {
        const std::size_t n = path_.size();
        return n < 2 || matched(path_[n - 2], path_[n - 1]) != matched(path_[n - 1], next);
    }
    bool extended() {
        const Vertex end = path_.back();
        return std::ranges::all_of(graph_.neighbours(end) - on_path_,
                                   [&](Vertex next) { return !alternates(next) || from(next); });
    }

    const Graph& graph_;
    std::vector<Vertex> mates_;
    const Visit& visit_;
    std::vector<Vertex> path_;
    VertexSet on_path_;
};

/// The lines are walked one by one only to tell one that is lost.
Finding wins_along(const RootedGraph& p, Turn turn, const std::vector<Matching>& choices) {
    if (wins_all_lines_along(p, turn, choices)) {
        heard_P<UVG>(p, turn == Turn::opponent);
        return true;
    }
    return wins_every_line<UVG>(p, turn, AlongMatching(p.graph.order(), p.root, choices));
}

}  // namespace

const std::vector<Matching>& maximum_matchings_of(const Graph& g) {
    static thread_local Kept<Graph, std::vector<Matching>> kept;
    return kept.of(g, all_maximum_matchings);
}

bool for_each_alternating_path(const Graph& g, const Matching& matching,
                               const std::function<bool(const std::vector<Vertex>&)>& visit) {
    AlternatingPaths paths(g, matching, visit);
    return std::ranges::all_of(g.vertices(), [&](Vertex start) { return paths.from(start); });
}

bool for_each_alternating_path_from(const Graph& g, const Matching& matching, Vertex start,
                                    const std::function<bool(const std::vector<Vertex>&)>& visit) {
    return AlternatingPaths(g, matching, visit).from(start);
}

std::vector<Edge> flipped_along(const Matching& matching, const std::vector<Vertex>& path) {
    std::set<Edge> result(matching.begin(), matching.end());
    for (std::size_t i = 1; i < path.size(); ++i)
        if (const Edge e = edge(path[i - 1], path[i]); !result.insert(e).second) result.erase(e);
    return {result.begin(), result.end()};
}

bool every_maximum_matching_saturates(const Graph& g, Vertex v) {
    return std::ranges::all_of(maximum_matchings_of(g),
                               [v](const Matching& m) { return saturates(m, v); });
}

std::vector<Matching> maximal_matchings(const Graph& g) {
    std::vector<Matching> result = all_matchings(g);
    std::erase_if(result, [&g](const Matching& m) {
        return std::ranges::any_of(
            g.edges(), [&m](const Edge& e) { return !saturates(m, e.u) && !saturates(m, e.v); });
    });
    return result;
}

Finding first_player_wins_along(const RootedGraph& position, const std::vector<Matching>& choices) {
    return wins_along(position, Turn::strategist, choices);
}

Finding second_player_wins_along(const RootedGraph& position,
                                 const std::vector<Matching>& choices) {
    return wins_along(position, Turn::opponent, choices);
}

Finding first_player_wins_if_all_saturate(const RootedGraph& position) {
    return given(every_maximum_matching_saturates(position.graph, position.root), [&] {
        return first_player_wins_along(position, maximum_matchings_of(position.graph));
    });
}

Finding first_player_wins_if_some_saturate(const RootedGraph& position) {
    auto choices = all_maximum_matchings(position.graph);
    std::erase_if(choices, [&](const Matching& m) { return !saturates(m, position.root); });
    return given(!choices.empty(), [&] { return first_player_wins_along(position, choices); });
}

}  // namespace gazetteer::properties
