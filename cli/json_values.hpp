// Vertices, edges and matchings as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <span>

#include "graph/graph.hpp"

namespace gazetteer::cli {

/// [[u,v], ...].
inline nlohmann::ordered_json to_json(std::span<const Edge> edges) {
    nlohmann::ordered_json result = nlohmann::ordered_json::array();
    for (const Edge& e : edges) result.push_back({e.u, e.v});
    return result;
}

}  // namespace gazetteer::cli
