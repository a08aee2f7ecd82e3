// SPDX-License-Identifier: GPL-3.0-or-later
// What the definitions of terms are made of: all sets, all permutations, distances.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "graph/graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

/// Larger than any number that a small graph has; stands for infinity.
constexpr long far = 1'000'000;
/// Stands for an undefined value.
constexpr long nothing = std::numeric_limits<long>::min();

template <class Visit>
bool some_subset(const Graph& g, Visit visit) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        runs::poll();
        if (visit(VertexSet::from_bits(bits))) return true;
    }
    return false;
}
template <class Test>
long largest_subset(const Graph& g, Test test) {
    long best = 0;
    some_subset(g, [&](VertexSet s) {
        if (test(s)) best = std::max<long>(best, s.size());
        return false;
    });
    return best;
}
template <class Test>
long smallest_subset(const Graph& g, Test test) {
    long best = far;
    some_subset(g, [&](VertexSet s) {
        if (test(s)) best = std::min<long>(best, s.size());
        return false;
    });
    return best;
}
/// How many automorphisms pass the test. They are tried vertex by vertex.
template <class Test>
long permutations(const Graph& g, Test test) {
    std::vector<Vertex> p;
    long result = 0;
    const std::function<void()> from = [&] {
        runs::poll();
        const auto u = static_cast<Vertex>(p.size());
        if (u == g.order()) {
            result += test(p) ? 1 : 0;
            return;
        }
        for (Vertex image : g.vertices()) {
            if (std::ranges::count(p, image) > 0) continue;
            bool fits = true;
            for (Vertex w = 0; w < u; ++w)
                fits =
                    fits && g.adjacent(u, w) == g.adjacent(image, p[static_cast<std::size_t>(w)]);
            if (!fits) continue;
            p.push_back(image);
            from();
            p.pop_back();
        }
    };
    from();
    return result;
}

/// Floyd and Warshall.
std::vector<std::vector<long>> distances(const Graph& g);
long eccentricity(const Graph& g, Vertex v);
/// A vertex counts unless it is joined to a smaller one.
long component_count(const Graph& g);
bool independent(const Graph& g, VertexSet s);
bool clique(const Graph& g, VertexSet s);

}  // namespace gazetteer::conjectures::naive
