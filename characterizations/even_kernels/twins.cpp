// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/twins.hpp"

#include <algorithm>

#include "graph/contract.hpp"

namespace gazetteer {

std::vector<Vertex> twins_of(const SparseGraph& g, Vertex v) {
    require(0 <= v && v < g.order(), "a vertex of the graph");
    std::vector<Vertex> result;
    for (Vertex w = 0; w < g.order(); ++w)
        if (w != v && std::ranges::equal(g.neighbours(v), g.neighbours(w))) result.push_back(w);
    return result;
}

std::optional<EvenKernelVerdict> twin_verdict(const SparseGraph& g, Vertex v) {
    const std::vector<Vertex> twins = twins_of(g, v);
    if (twins.empty()) return std::nullopt;
    return proved_P({std::min(v, twins.front()), std::max(v, twins.front())});
}

EvenKernelVerdict complete_verdict(int n, Vertex v) {
    require(0 <= v && v < n, "0 <= v < n");
    if (n == 1) return proved_P({v});
    std::vector<Vertex> others;
    for (Vertex w = 0; w < n; ++w)
        if (w != v) others.push_back(w);
    const Vertex w = others.front();
    return proved_N(std::move(others), w, {std::min(v, w), std::max(v, w)});
}

}  // namespace gazetteer
