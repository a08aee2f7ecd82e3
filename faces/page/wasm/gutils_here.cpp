// SPDX-License-Identifier: GPL-3.0-or-later
// What is used of nauty's utilities, by the definitions. Bits count from the left.
#include "faces/page/wasm/headers/gutils.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

namespace gazetteer::here {

namespace {

graph bit(int v) {
    return graph{1} << (63 - v);
}

/// The vertices that a walk from v within `in` reaches.
graph reached(const graph* g, int v, graph in) {
    graph result = bit(v);
    for (graph frontier = result; frontier != 0;) {
        graph next = 0;
        for (; frontier != 0; frontier &= frontier - 1) next |= g[63 - std::countr_zero(frontier)];
        frontier = next & in & ~result;
        result |= frontier;
    }
    return result;
}

graph all_of(int n) {
    return n == 0 ? 0 : ~graph{0} << (64 - n);
}

}  // namespace

}  // namespace gazetteer::here

using gazetteer::here::all_of;
using gazetteer::here::bit;
using gazetteer::here::reached;

int numcomponents(graph* g, int, int n) {
    int result = 0;
    for (graph left = all_of(n); left != 0; ++result)
        left &= ~reached(g, std::countl_zero(left), left);
    return result;
}

boolean isconnected(graph* g, int, int n) {
    return numcomponents(g, 1, n) <= 1 ? TRUE : FALSE;
}

/// Connected, with no cut vertex; n >= 3.
boolean isbiconnected(graph* g, int, int n) {
    if (!isconnected(g, 1, n)) return FALSE;
    for (int v = 0; v < n; ++v) {
        const graph rest = all_of(n) & ~bit(v);
        if (reached(g, std::countl_zero(rest), rest) != rest) return FALSE;
    }
    return TRUE;
}

void find_dist(graph* g, int, int n, int v, int* distances) {
    std::fill(distances, distances + n, n);
    graph seen = 0;
    graph layer = bit(v);
    for (int steps = 0; layer != 0; ++steps) {
        seen |= layer;
        graph next = 0;
        for (; layer != 0; layer &= layer - 1) {
            const int u = 63 - std::countr_zero(layer);
            distances[u] = steps;
            next |= g[u];
        }
        layer = next & ~seen;
    }
}

/// Both -1 if the graph is not connected.
void diamstats(graph* g, int, int n, int* radius, int* diameter) {
    *radius = n;
    *diameter = 0;
    std::vector<int> distances(static_cast<std::size_t>(n));
    for (int v = 0; v < n; ++v) {
        find_dist(g, 1, n, v, distances.data());
        const int most = *std::max_element(distances.begin(), distances.end());
        *radius = std::min(*radius, most);
        *diameter = std::max(*diameter, most);
    }
    if (*diameter >= n) *radius = *diameter = -1;
}

/// The length of a shortest cycle, 0 without any: an edge, and a shortest way round it.
int girth(graph* g, int, int n) {
    int result = std::numeric_limits<int>::max();
    std::vector<graph> without(g, g + n);
    std::vector<int> distances(static_cast<std::size_t>(n));
    for (int v = 0; v < n; ++v)
        for (int w = 0; w < v; ++w) {
            if ((g[v] & bit(w)) == 0) continue;
            without[static_cast<std::size_t>(v)] ^= bit(w);
            without[static_cast<std::size_t>(w)] ^= bit(v);
            find_dist(without.data(), 1, n, v, distances.data());
            if (distances[static_cast<std::size_t>(w)] < n)
                result = std::min(result, distances[static_cast<std::size_t>(w)] + 1);
            without[static_cast<std::size_t>(v)] ^= bit(w);
            without[static_cast<std::size_t>(w)] ^= bit(v);
        }
    return result == std::numeric_limits<int>::max() ? 0 : result;
}

long numtriangles(graph* g, int, int n) {
    long result = 0;
    for (int v = 0; v < n; ++v)
        for (int w = 0; w < v; ++w)
            if ((g[v] & bit(w)) != 0) result += std::popcount(g[v] & g[w] & ~all_of(v + 1));
    return result;
}
