// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/rules/edge_labelling.hpp"

#include <algorithm>

namespace gazetteer {

namespace {

/// The sum of the labels at v when v is complete, else 0 (labels are positive).
int weight_if_complete(const std::vector<Edge>& edges, const std::vector<int>& labels, Vertex v) {
    int weight = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (edges[i].u != v && edges[i].v != v) continue;
        if (labels[i] == 0) return 0;
        weight += labels[i];
    }
    return weight;
}

}  // namespace

bool EdgeLabelling::is_magic_so_far(const Position& p) {
    const std::vector<Edge> edges = p.graph.edges();
    int k = 0;
    for (Vertex v : p.graph.vertices()) {
        const int weight = weight_if_complete(edges, p.labels, v);
        if (weight == 0) continue;
        if (k == 0) k = weight;
        if (weight != k) return false;
    }
    return true;
}

std::vector<LabelledGraph> EdgeLabelling::options(const Position& p) {
    std::vector<Position> result;
    const int size = static_cast<int>(p.labels.size());
    for (std::size_t i = 0; i < p.labels.size(); ++i) {
        if (p.labels[i] != 0) continue;
        for (int label = 1; label <= size; ++label) {
            if (std::ranges::find(p.labels, label) != p.labels.end()) continue;
            Position option = p;
            option.labels[i] = label;
            if (is_magic_so_far(option)) result.push_back(std::move(option));
        }
    }
    return result;
}

EdgeLabelling::Move EdgeLabelling::move(const Position& p, const Position& option) {
    const auto [before, after] = std::ranges::mismatch(p.labels, option.labels);
    require(after != option.labels.end(), "an option of the position");
    return {p.graph.edges()[static_cast<std::size_t>(after - option.labels.begin())], *after};
}

}  // namespace gazetteer
