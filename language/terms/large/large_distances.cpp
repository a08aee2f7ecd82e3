// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/large/large_distances.hpp"

#include <algorithm>
#include <memory>

#include "language/terms/last_graph.hpp"

namespace gazetteer::conjectures::large {

Distances::Distances(const SparseGraph& g)
    : classes(twin_classes(g)), matrix(zero_matrix(static_cast<int>(classes.count.size()))) {
    for (bool are_adjacent : classes.adjacent) within.push_back(are_adjacent ? 1 : 2);
    const SparseGraph reduced = g.induced(classes.first);
    for (Vertex v = 0; v < reduced.order(); ++v) add_from(reduced, v);
    if (eccentricities.empty()) return;
    radius = std::ranges::min(eccentricities);
    diameter = std::ranges::max(eccentricities);
}

void Distances::add_from(const SparseGraph& reduced, Vertex v) {
    std::vector<int> distance(static_cast<std::size_t>(reduced.order()), -1);
    std::vector<Vertex> reached{v};
    const auto itself = static_cast<std::size_t>(v);
    distance[itself] = 0;
    const int alike = classes.count[itself] - 1;
    std::int64_t sum = std::int64_t{within[itself]} * alike;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto at = static_cast<std::size_t>(reached[i]);
        const int here = distance[at];
        matrix.at(v, reached[i]) = here;
        sum += std::int64_t{here} * classes.count[at];
        for (Vertex w : reduced.neighbours(reached[i])) {
            int& there = distance[static_cast<std::size_t>(w)];
            if (there >= 0) continue;
            there = here + 1;
            reached.push_back(w);
        }
    }
    // Isolated vertices are alike and unconnected.
    const bool apart = alike > 0 && reduced.degree(v) == 0 && within[itself] == 2;
    connected = connected && reached.size() == distance.size() && !apart;
    transmissions.push_back(sum);
    total += sum * (alike + 1);
    const int farthest = distance[static_cast<std::size_t>(reached.back())];
    eccentricities.push_back(alike > 0 ? std::max(farthest, within[itself]) : farthest);
}

const Distances& distances(const SparseGraph& g) {
    return of_last_graph(g, [&] { return std::make_unique<const Distances>(g); });
}

}  // namespace gazetteer::conjectures::large
