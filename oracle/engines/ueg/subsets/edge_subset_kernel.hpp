// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of blocks of the table over edge subsets, by the best instruction set of the processor.
#pragma once

#include "oracle/tables/wide_word.hpp"

namespace gazetteer {

/// Consecutive sets of outer edges that are decided in one call: all subsets of the lowest few.
constexpr int edge_subset_run_edges = 4;
constexpr int edge_subset_run = 1 << edge_subset_run_edges;

/// What the kernel needs: the shape of the graph, the table, and words of its own.
struct EdgeSubsetShape {
    struct Ends {
        int a;
        int b;
    };
    int order;
    /// Inner edge i, a bit of a word: the first `stars` make stars with centre a and leaf b, in
    /// which each b is an end of no other of them; the others are any edges.
    int inner;
    int stars;
    Ends inner_edges[word_things];
    /// Outer edge i, a bit of a block's number.
    int outer;
    const Ends* outer_edges;
    /// The blocks are the sets of outer edges. The word of vertex v and block h is
    /// lose[v * stride + h]: the mover loses.
    std::uint64_t blocks;
    std::uint64_t stride;
    Word* lose;
};

/// Decides the blocks first, ..., first + edge_subset_run - 1 (or all, if there are fewer); first
/// is a multiple of edge_subset_run, and every block that is a subset of them is decided. `scratch`
/// is room for (edge_subset_run + 2) * order words.
using EdgeSubsetKernel = void (*)(const EdgeSubsetShape&, std::uint64_t first, Word* scratch);

EdgeSubsetKernel edge_subset_kernel(Instructions instructions);

}  // namespace gazetteer
