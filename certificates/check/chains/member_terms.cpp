// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/member_terms.hpp"

#include <map>

#include "certificates/check/rules/play.hpp"

namespace gazetteer::check {

namespace {

void spend(int& steps) {
    if (--steps < 0) throw Refusal{"a term of the member takes more work than is allowed"};
}

/// The first vertex is missed, or matched with a neighbour.
int matching_of(const Graph& g, VertexSet left, std::map<VertexSet, int>& known, int& steps) {
    if (left.empty()) return 0;
    if (const auto found = known.find(left); found != known.end()) return found->second;
    spend(steps);
    const Vertex v = left.front();
    left.erase(v);
    int result = matching_of(g, left, known, steps);
    for (Vertex w : g.neighbours(v) & left) {
        VertexSet rest = left;
        rest.erase(w);
        result = std::max(result, 1 + matching_of(g, rest, known, steps));
    }
    left.insert(v);
    known.emplace(left, result);
    return result;
}

/// The sets that agree with `chosen` on the vertices before v.
bool extends_to_kernel(const Graph& g, Vertex v, VertexSet chosen, Vertex wanted, int& steps) {
    spend(steps);
    // A vertex all of whose neighbours are decided has an even number of them, or is in the set.
    for (Vertex u = 0; u < v; ++u) {
        const VertexSet around = g.neighbours(u);
        const bool decided = (around - VertexSet::first(v)).empty();
        if (decided && !chosen.contains(u) && (around & chosen).size() % 2 == 1) return false;
    }
    if (v == g.order()) return !chosen.empty();
    if (v != wanted && extends_to_kernel(g, v + 1, chosen, wanted, steps)) return true;
    if (!(g.neighbours(v) & chosen).empty()) return false;
    chosen.insert(v);
    return extends_to_kernel(g, v + 1, chosen, wanted, steps);
}

}  // namespace

int greatest_matching(const Graph& g, VertexSet vertices) {
    std::map<VertexSet, int> known;
    int steps = member_steps_max;
    return matching_of(g, vertices, known, steps);
}

int nullity_within(const Graph& g, VertexSet vertices) {
    std::vector<VertexSet> rows;
    for (Vertex v : vertices) rows.push_back(g.neighbours(v) & vertices);
    int rank = 0;
    for (Vertex column : vertices) {
        std::size_t pivot = static_cast<std::size_t>(rank);
        while (pivot < rows.size() && !rows[pivot].contains(column)) ++pivot;
        if (pivot == rows.size()) continue;
        std::swap(rows[pivot], rows[static_cast<std::size_t>(rank)]);
        const VertexSet row = rows[static_cast<std::size_t>(rank++)];
        for (std::size_t i = static_cast<std::size_t>(rank); i < rows.size(); ++i)
            if (rows[i].contains(column)) rows[i] = (rows[i] | row) - (rows[i] & row);
    }
    return vertices.size() - rank;
}

bool some_even_kernel(const Graph& g, Vertex v) {
    int steps = member_steps_max;
    return extends_to_kernel(g, 0, {}, v, steps);
}

}  // namespace gazetteer::check
