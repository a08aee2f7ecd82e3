// SPDX-License-Identifier: GPL-3.0-or-later
// All graphs of an order up to isomorphism from those of the order below, each once and without
// looking back: McKay's canonical augmentation. A graph G of order n is H + x, a new vertex
// x joined to a set S of vertices of H. It is kept only when x lies in an orbit of Aut(G) that
// depends on G's class alone; then H and S are determined up to isomorphism, so of all pairs (H,
// S), S up to Aut(H), exactly one gives G. [McKay, Isomorph-free exhaustive generation, J.
// Algorithms 26 (1998)]
#pragma once

#include <functional>
#include <vector>

#include "graph/enumeration/subset_family.hpp"

namespace gazetteer {

/// The subsets S of V(H) as neighbourhoods of a new vertex x. Order of H at most 11.
class VertexExtensions {
  public:
    VertexExtensions(const SmallGraph& h, const SmallGroup& group);

    /// The least member of each orbit of Aut(H) on subsets: the pairs (H + x, x) up to isomorphism.
    const SubsetFamily& orbit_representatives() const { return representatives_; }
    /// Those among them that stand for an unlabelled graph of the next order: every graph of order
    /// order(H) + 1 occurs for one H up to isomorphism and one S. 0.05 to 1 microsecond a set.
    SubsetFamily accepted() const;
    /// The S that meet every component of H: those with H + x connected.
    SubsetFamily connected() const;

  private:
    SmallGraph h_;
    SubsetFamily representatives_;
};

/// All unlabelled graphs of one order, or those with at most size_max edges, by number of edges.
class UnlabelledGraphs {
  public:
    static constexpr int size_max_of_all = 55;

    /// 0 <= order <= 11, 0 <= size_max, else ContractViolation; 12,005,168 graphs in 96 MB at
    /// order 10, 1,018,997,864 in 8.2 GB at order 11, and one more size while they are made. Made
    /// on `threads` threads, 0 for all cores; the same for any number. `go_on` is asked now and
    /// then, from several threads at once; throws runs::Stopped when it says no.
    explicit UnlabelledGraphs(int order, int threads = 0, int size_max = size_max_of_all,
                              const std::function<bool()>& go_on = {});

    int order() const { return order_; }
    /// The keys of the canonical forms of the graphs with `size` edges, ascending.
    const std::vector<std::uint64_t>& of_size(int size) const {
        return by_size_.at(static_cast<std::size_t>(size));
    }
    int size_max() const { return static_cast<int>(by_size_.size()) - 1; }
    std::uint64_t count() const;

  private:
    int order_;
    std::vector<std::vector<std::uint64_t>> by_size_;
};

}  // namespace gazetteer
