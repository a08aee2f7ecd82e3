// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/matching_lemon.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace gazetteer::lemon_library {

namespace {

using Algorithm = lemon::MaxMatching<lemon::SmartGraph>;

Label label_of(Algorithm::Status status) {
    if (status == Algorithm::EVEN) return Label::even;
    return status == Algorithm::ODD ? Label::odd : Label::unreached;
}

}  // namespace

MatchingResult maximum_matching(int order, const std::vector<std::pair<int, int>>& edges) {
    lemon::SmartGraph graph;
    graph.reserveNode(order);
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (int v = 0; v < order; ++v) graph.addNode();
    for (const auto& [u, v] : edges)
        graph.addEdge(lemon::SmartGraph::nodeFromId(u), lemon::SmartGraph::nodeFromId(v));
    Algorithm algorithm(graph);
    algorithm.run();
    MatchingResult result;
    result.mate.reserve(static_cast<std::size_t>(order));
    result.label.reserve(static_cast<std::size_t>(order));
    for (int v = 0; v < order; ++v) {
        const auto node = lemon::SmartGraph::nodeFromId(v);
        result.mate.push_back(lemon::SmartGraph::id(algorithm.mate(node)));
        result.label.push_back(label_of(algorithm.status(node)));
    }
    return result;
}

}  // namespace gazetteer::lemon_library
