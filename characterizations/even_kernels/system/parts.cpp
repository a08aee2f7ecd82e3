// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/parts.hpp"

#include <algorithm>

#include "graph/index.hpp"

namespace gazetteer::even_kernels {

namespace {

/// The vertices of the component of `start` when edges between vertices that are out are gone,
/// ascending; marks them as seen.
std::vector<Vertex> component(const SparseGraph& g, const VertexMarks& out, Vertex start,
                              VertexMarks& seen) {
    std::vector<Vertex> result{start};
    seen[index(start)] = true;
    for (std::size_t i = 0; i < result.size(); ++i) {
        const Vertex v = result[i];
        for (Vertex w : g.neighbours(v)) {
            if (seen[index(w)] || (out[index(v)] && out[index(w)])) continue;
            seen[index(w)] = true;
            result.push_back(w);
        }
    }
    std::ranges::sort(result);
    return result;
}

KernelPart part_on(const SparseGraph& g, const VertexMarks& out, std::vector<Vertex> vertices,
                   std::vector<Vertex>& local) {
    KernelPart result;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        local[index(vertices[i])] = static_cast<Vertex>(i);
        result.out.push_back(out[index(vertices[i])]);
    }
    std::vector<Edge> edges;
    for (Vertex v : vertices)
        for (Vertex w : g.neighbours(v))
            if (v < w && !(out[index(v)] && out[index(w)]))
                edges.push_back({local[index(v)], local[index(w)]});
    result.graph = SparseGraph(static_cast<int>(vertices.size()), edges);
    result.original = std::move(vertices);
    return result;
}

}  // namespace

VertexMarks vertices_out(const SparseGraph& g) {
    VertexMarks out(index(g.order()), 0);
    std::vector<int> possible(index(g.order()));
    std::vector<Vertex> queue;
    for (Vertex v = 0; v < g.order(); ++v) {
        possible[index(v)] = g.degree(v);
        if (g.degree(v) == 1) queue.push_back(v);
    }
    while (!queue.empty()) {
        const Vertex v = queue.back();
        queue.pop_back();
        for (Vertex w : g.neighbours(v)) {
            if (out[index(w)]) continue;
            out[index(w)] = 1;
            for (Vertex u : g.neighbours(w))
                if (--possible[index(u)] == 1) queue.push_back(u);
        }
    }
    return out;
}

std::vector<KernelPart> kernel_parts(const SparseGraph& g) {
    const VertexMarks out = vertices_out(g);
    VertexMarks seen(index(g.order()), 0);
    std::vector<Vertex> local(index(g.order()));
    std::vector<KernelPart> result;
    for (Vertex v = 0; v < g.order(); ++v)
        if (!seen[index(v)] && !out[index(v)])
            result.push_back(part_on(g, out, component(g, out, v, seen), local));
    std::ranges::stable_sort(result, {}, [](const KernelPart& part) { return part.graph.order(); });
    return result;
}

}  // namespace gazetteer::even_kernels
