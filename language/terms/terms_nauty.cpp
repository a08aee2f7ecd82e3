// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants by nauty's utilities and nauty itself.
#include <array>

#include "language/expressions/terms.hpp"
#include "language/terms/terms_graph.hpp"

// nauty.h marks its thread-local variables in C's words.
#define _Thread_local thread_local
#define MAXN WORDSIZE
#define WORDSIZE 64
extern "C" {
#include <nauty.h>
// After nauty.h, whose types it uses.
#include <gutils.h>
}
#undef _Thread_local

namespace gazetteer::conjectures::invariants {

namespace {

/// nauty counts bits from the left.
std::uint64_t reversed(std::uint64_t x) {
    x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
    x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
    x = (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
    return __builtin_bswap64(x);
}

using NautyRows = std::array<graph, 64>;

NautyRows rows_of(const Graph& g) {
    NautyRows result;
    for (Vertex v : g.vertices())
        result[static_cast<std::size_t>(v)] = reversed(g.neighbours(v).bits());
    return result;
}

/// The order of the group so far: the product of the indices that nauty reports, level by level.
thread_local Integer group_order;
void multiply_index(int*, int*, int, int*, statsblk*, int, int index, int, int, int, int) {
    group_order = group_order * Integer(index);
}

/// Both -1 unless connected.
struct ExtremeEccentricities {
    int least;
    int most;
};
ExtremeEccentricities extreme_eccentricities(const Graph& g) {
    ExtremeEccentricities result;
    diamstats(rows_of(g).data(), 1, g.order(), &result.least, &result.most);
    return result;
}

}  // namespace

// nauty's functions know the graph without vertices, but for isconnected.

Integer components(const Graph& g) {
    return numcomponents(rows_of(g).data(), 1, g.order());
}

Integer connected(const Graph& g) {
    return g.order() == 0 || isconnected(rows_of(g).data(), 1, g.order()) ? 1 : 0;
}

/// nauty's function counts no graph of order below 3.
Integer biconnected(const Graph& g) {
    if (g.order() <= 2) return g.order() == 2 && g.size() == 1 ? 1 : 0;
    return isbiconnected(rows_of(g).data(), 1, g.order()) ? 1 : 0;
}

Integer girth(const Graph& g) {
    const int shortest = ::girth(rows_of(g).data(), 1, g.order());
    return shortest == 0 ? Integer::infinity() : Integer(shortest);
}

Integer diameter(const Graph& g) {
    const int most = extreme_eccentricities(g).most;
    return most < 0 ? Integer::infinity() : Integer(most);
}

Integer radius(const Graph& g) {
    const int least = extreme_eccentricities(g).least;
    return least < 0 ? Integer::infinity() : Integer(least);
}

Integer eccentricity(const Graph& g, Vertex v) {
    std::array<int, 64> distances;
    find_dist(rows_of(g).data(), 1, g.order(), v, distances.data());
    int most = 0;
    for (Vertex w : g.vertices()) most = std::max(most, distances[static_cast<std::size_t>(w)]);
    return most >= g.order() ? Integer::infinity() : Integer(most);
}

Integer triangle_free(const Graph& g) {
    return numtriangles(rows_of(g).data(), 1, g.order()) == 0 ? 1 : 0;
}

Integer automorphisms(const Graph& g) {
    NautyRows rows = rows_of(g);
    std::array<int, 64> lab;
    std::array<int, 64> ptn;
    std::array<int, 64> orbits;
    DEFAULTOPTIONS_GRAPH(options);
    options.userlevelproc = multiply_index;
    statsblk stats;
    group_order = 1;
    densenauty(rows.data(), lab.data(), ptn.data(), orbits.data(), &options, &stats, 1, g.order(),
               nullptr);
    if (group_order.is_undefined()) throw LimitExceeded("automorphisms: 2^63 of them or more");
    return group_order;
}

}  // namespace gazetteer::conjectures::invariants
