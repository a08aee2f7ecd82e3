// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels against outcomes of undirected edge geography, over all graphs of an order: FSU93's
// open problem (1) by counting, "Which graphs G have the property that (G, v) is a P-position of
// UEG if and only if v is in an even kernel?" [FSU93, section 5], and its Fig. 2.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/graph.hpp"
#include "graph/rooted_graph.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"

namespace gazetteer::even_kernels {

/// Counts over a class of graphs, unlabelled ones or labelled. The null graph has no vertex, so
/// that every statement on all of its vertices holds for it.
struct EvenKernelCensus {
    LabelledCount graphs = 0;
    LabelledCount with_even_kernel = 0;
    /// Graphs in which exactly the vertices of even kernels are P-positions.
    LabelledCount P_iff_in_even_kernel = 0;
    /// Graphs without a P-position.
    LabelledCount every_vertex_N = 0;
    /// Vertices that are P-positions and in no even kernel; and their orbits, which are unlabelled
    /// rooted graphs.
    LabelledCount P_without_kernel_roots = 0;
    LabelledCount P_without_kernel_orbits = 0;
    bool operator==(const EvenKernelCensus&) const = default;
};

/// The vertices that are in some even kernel of g, by the null-space search.
VertexSet even_kernel_vertices(const Graph& g);

/// Outcomes by game search, even kernels by even_kernel_vertices. `visit` (may be null) gets
/// one root of each orbit counted in P_without_kernel_orbits. Order 8 takes about a minute. Throws
/// as for_each_graph does.
EvenKernelCensus even_kernel_census(const GraphClass& which,
                                    const std::function<void(const RootedGraph&)>& visit = nullptr);

/// The same counts of graphs with one number of edges, and what they are when every labelled graph
/// counts: then without P_without_kernel_orbits.
struct EvenKernelCounts {
    EvenKernelCensus unlabelled;
    EvenKernelCensus labelled;

    EvenKernelCounts& operator+=(const EvenKernelCounts& other);
    EvenKernelCounts& operator-=(const EvenKernelCounts& other);
    bool operator==(const EvenKernelCounts&) const = default;
};

/// The whole order at once: outcomes by for_each_ueg_class, even kernels by EvenKernelExtensions.
/// Order 10 takes 5 s. Options, errors and shards as of ueg_census.
std::optional<SizedCensus<EvenKernelCounts>> even_kernel_sized_census(
    int order, const ExtensionOptions& options = {});

/// All P-positions of undirected edge geography whose root is in no even kernel, of the least order
/// that has one, up to isomorphism, canonical and ascending. Fig. 2 of FSU93 shows one. Empty if
/// there is none up to order_max <= 10.
std::vector<RootedGraph> least_P_positions_without_kernel(int order_max, bool connected);

}  // namespace gazetteer::even_kernels
