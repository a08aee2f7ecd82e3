// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_matchings.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <set>

#include "language/naive/naive_basics.hpp"

namespace gazetteer::conjectures::naive {

namespace {

/// Every matching of g.
template <class Visit>
void matchings(const Graph& g, Visit visit) {
    const auto edges = g.edges();
    const std::function<void(std::size_t, VertexSet)> from = [&](std::size_t i, VertexSet used) {
        if (i == edges.size()) return visit(used);
        from(i + 1, used);
        const VertexSet ends{edges[i].u, edges[i].v};
        if (!used.meets(ends)) from(i + 1, used | ends);
    };
    from(0, {});
}

}  // namespace

long matching_number(const Graph& g) {
    long best = 0;
    matchings(g, [&](VertexSet used) { best = std::max<long>(best, used.size() / 2); });
    return best;
}

VertexSet outer(const Graph& g) {
    const long most = matching_number(g);
    VertexSet result;
    matchings(g, [&](VertexSet used) {
        if (used.size() / 2 == most) result = result | (g.vertices() - used);
    });
    return result;
}

bool inner(const Graph& g, Vertex v) {
    return !outer(g).contains(v) && outer(g).meets(g.neighbours(v));
}

bool even_kernel(const Graph& g, VertexSet s) {
    bool result = !s.empty() && independent(g, s);
    for (Vertex v : g.vertices()) result = result && (g.neighbours(v) & s).size() % 2 == 0;
    return result;
}

long even_kernels(const Graph& g) {
    long result = 0;
    some_subset(g, [&](VertexSet s) {
        result += even_kernel(g, s) ? 1 : 0;
        return false;
    });
    return result;
}

long nullity(const Graph& g) {
    std::uint64_t solutions = 0;
    some_subset(g, [&](VertexSet s) {
        bool zero = true;
        for (Vertex v : g.vertices()) zero = zero && (g.neighbours(v) & s).size() % 2 == 0;
        solutions += zero ? 1 : 0;
        return false;
    });
    return std::countr_zero(solutions);
}

long gf2_rank(const Graph& g) {
    std::set<std::uint64_t> sums;
    some_subset(g, [&](VertexSet s) {
        VertexSet sum;
        for (Vertex v : s) sum = sum ^ g.neighbours(v);
        sums.insert(sum.bits());
        return false;
    });
    return std::countr_zero(sums.size());
}

}  // namespace gazetteer::conjectures::naive
