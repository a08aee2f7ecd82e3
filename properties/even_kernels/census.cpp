// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/even_kernels/census.hpp"

#include <algorithm>

#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "graph/canonical/canonical.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer::even_kernels {

VertexSet even_kernel_vertices(const Graph& g) {
    const EvenKernelSystem system(g);
    VertexSet result;
    for (Vertex v : g.vertices())
        if (!result.contains(v))
            for (Vertex w : nullspace_even_kernel(system, {.containing = v}).kernel)
                result.insert(w);
    return result;
}

EvenKernelCensus even_kernel_census(const GraphClass& which,
                                    const std::function<void(const RootedGraph&)>& visit) {
    EvenKernelCensus census;
    ClassSolver<UndirectedEdgeGeography> solver;
    for_each_graph(which, [&](const Graph& g) {
        const VertexSet in_kernels = even_kernel_vertices(g);
        VertexSet P;
        for (Vertex v : g.vertices())
            if (solver.is_P(RootedGraph{g, v})) P.insert(v);
        const VertexSet exceptions = P - in_kernels;
        ++census.graphs;
        census.with_even_kernel += in_kernels.empty() ? 0 : 1;
        census.P_iff_in_even_kernel += P == in_kernels ? 1 : 0;
        census.every_vertex_N += P.empty() ? 1 : 0;
        census.P_without_kernel_roots += static_cast<std::uint64_t>(exceptions.size());
        if (exceptions.empty()) return true;
        for (Vertex v : orbit_representatives(g)) {
            if (!exceptions.contains(v)) continue;
            ++census.P_without_kernel_orbits;
            if (visit) visit({g, v});
        }
        return true;
    });
    return census;
}

std::vector<RootedGraph> least_P_positions_without_kernel(int order_max, bool connected) {
    require(0 <= order_max && order_max <= 10, "0 <= order_max <= 10");
    std::vector<RootedGraph> result;
    for (int order = 0; order <= order_max && result.empty(); ++order)
        even_kernel_census(
            {.order_min = order, .order_max = order, .connected = connected},
            [&](const RootedGraph& position) { result.push_back(canonical(position)); });
    std::ranges::sort(result);
    return result;
}

}  // namespace gazetteer::even_kernels
