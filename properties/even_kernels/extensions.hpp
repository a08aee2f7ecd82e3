// SPDX-License-Identifier: GPL-3.0-or-later
// The even kernels of all graphs H + x at once, a new vertex x joined to any set S of vertices of
// H. Why it takes little: let K be independent in H, and odd(K) the vertices of H with an odd
// number of neighbours in K. Then K is an even kernel of H + x iff K is not empty, odd(K) is, and
// S has an even number of members in K; and K + x is one iff S = odd(K), which K never meets. So
// each of the independent sets of H, some fifty at order 9, gives one S, or half of them.
#pragma once

#include <array>

#include "graph/canonical/small_graph.hpp"
#include "graph/enumeration/subset_family.hpp"

namespace gazetteer::even_kernels {

class EvenKernelExtensions {
  public:
    /// The order of H is at most 11.
    explicit EvenKernelExtensions(const SmallGraph& h);

    /// The S for which v is in some even kernel of H + x; v = order of H is x.
    const SubsetFamily& in_kernels(Vertex v) const {
        return in_kernels_[static_cast<std::size_t>(v)];
    }

  private:
    /// What K gives.
    void add(VertexSet k, VertexSet odd);

    int order_;
    std::array<SubsetFamily, SmallGraph::order_max> in_kernels_;
};

/// The vertices of g that are in some even kernel, by all independent sets: at most 2^order of
/// them, some fifty at order 10. Equal to even_kernel_vertices. Order at most 12.
VertexSet even_kernel_vertices(const SmallGraph& g);

}  // namespace gazetteer::even_kernels
