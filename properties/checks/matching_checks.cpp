#include "properties/matching_checks.hpp"

#include <algorithm>

#include "graph/predicates.hpp"

namespace gazetteer {

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

}  // namespace

bool for_each_alternating_path(const Graph& g, const Matching& matching,
                               const std::function<bool(const std::vector<Vertex>&)>& visit) {
    AlternatingPaths paths(g, matching, visit);
    return std::ranges::all_of(g.vertices(), [&](Vertex start) { return paths.from(start); });
}

bool every_maximum_matching_saturates(const Graph& g, Vertex v) {
    return missing(all_maximum_matchings(g), v).empty();
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
    const AlongMatching strategy(position.graph.order(), position.root, choices);
    return wins_every_line<UVG>(position, Turn::strategist, strategy);
}

Finding second_player_wins_along(const RootedGraph& position,
                                 const std::vector<Matching>& choices) {
    const AlongMatching strategy(position.graph.order(), position.root, choices);
    return wins_every_line<UVG>(position, Turn::opponent, strategy);
}

}  // namespace gazetteer
