#include "characterizations/matching_lemon.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace gazetteer::lemon_library {

namespace {

using Algorithm = lemon::MaxMatching<lemon::SmartGraph>;

Label label_of(Algorithm::Status status) {
    if (status == Algorithm::EVEN) return Label::even;
    return status == Algorithm::ODD ? Label::odd : Label::unreached;
}

void start_from(Algorithm& algorithm, const lemon::SmartGraph& graph,
                const std::vector<int>& mate) {
    lemon::SmartGraph::EdgeMap<bool> chosen(graph, false);
    for (lemon::SmartGraph::EdgeIt e(graph); e != lemon::INVALID; ++e)
        chosen[e] = mate[static_cast<std::size_t>(graph.id(graph.u(e)))] == graph.id(graph.v(e));
    algorithm.matchingInit(chosen);
    algorithm.startDense();
}

}  // namespace

MatchingResult maximum_matching(int order, const std::vector<std::pair<int, int>>& edges,
                                const std::vector<int>& mate) {
    lemon::SmartGraph graph;
    graph.reserveNode(order);
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (int v = 0; v < order; ++v) graph.addNode();
    for (const auto& [u, v] : edges)
        graph.addEdge(lemon::SmartGraph::nodeFromId(u), lemon::SmartGraph::nodeFromId(v));
    Algorithm algorithm(graph);
    if (mate.empty())
        algorithm.run();
    else
        start_from(algorithm, graph, mate);
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
