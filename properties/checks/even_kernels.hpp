// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels by their definition alone, every set of vertices being tried; bipartitions of a
// graph; and what claims on grids share.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "graph/families.hpp"
#include "graph/graph.hpp"
#include "graph/rooted_graph.hpp"

namespace gazetteer::properties {

/// Hears what checks are told of graphs of any order.
struct GraphListener {
    /// The outcome of undirected edge geography from each vertex.
    std::function<void(const SparseGraph&, std::span<const Outcome>)> edge_geography;
    /// Whether there is an even kernel (that contains a vertex); one, if the check has shown it.
    std::function<void(const SparseGraph&, std::optional<Vertex>, bool exists,
                       std::span<const Vertex> kernel)>
        even_kernel;
};
/// This thread's; null, nobody, unless verdicts are being certified.
inline thread_local const GraphListener* graph_listener = nullptr;

/// `outcomes`, once the listener has heard them.
const std::vector<Outcome>& heard_outcomes(const SparseGraph& g,
                                           const std::vector<Outcome>& outcomes);
/// is_even_kernel(g, s); the listener hears of a kernel.
bool heard_even_kernel(const SparseGraph& g, const std::vector<Vertex>& s);

/// Visits every even kernel of g until `visit` returns false. O(2^order order); order <= 24.
void for_each_even_kernel(const Graph& g, const std::function<bool(VertexSet)>& visit);
/// Stops at the first.
bool has_even_kernel(const Graph& g);
/// The vertices that lie in some even kernel.
VertexSet vertices_in_even_kernels(const Graph& g);

/// The part X of every bipartition (X, Y) of a bipartite graph: 2^c sets for c components. Empty
/// when g is not bipartite.
std::vector<VertexSet> parts_of_all_bipartitions(const Graph& g);

/// The rank over GF(p) of the matrix with these rows of 0s and 1s, p a prime below 2^15, by
/// textbook elimination, and the number of entries that it changed.
struct RankRun {
    int rank = 0;
    long entries_changed = 0;
};
RankRun rank_modulo(int p, std::vector<std::vector<int>> rows);
/// The rows of the bipartite adjacency matrix with rows x and columns V - x; those in `left_out`
/// are left out.
std::vector<std::vector<int>> adjacency_rows(const Graph& g, VertexSet x, VertexSet left_out = {});

/// The grid's graph, kept for this thread until another grid is asked for.
const SparseGraph& graph_of(const Grid& grid);
/// The outcome of every vertex by game search, kept likewise; at most 64 edges.
const std::vector<Outcome>& searched_outcomes(const Grid& grid);
/// The outcome of every vertex by elimination over GF(2), kept likewise.
const std::vector<Outcome>& linear_outcomes(const Grid& grid);

/// By game search up to 5 x 5, by elimination above.
const std::vector<Outcome>& true_outcomes(const Grid& grid);

/// uv is an edge and K an even kernel of G - uv that contains v. Equal to the definition on
/// g.without_edge(u, v), which is not made. O(order + size).
bool is_even_kernel_without(const SparseGraph& g, Vertex u, Vertex v,
                            const std::vector<Vertex>& kernel);

}  // namespace gazetteer::properties
