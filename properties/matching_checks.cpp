#include "properties/matching_checks.hpp"

#include <algorithm>

#include "graph/predicates.hpp"

namespace gazetteer {

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
