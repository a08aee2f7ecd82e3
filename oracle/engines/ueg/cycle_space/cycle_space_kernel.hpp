// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of the cycle-space table, by the best instruction set of the processor.
#pragma once

#include "oracle/engines/ueg/cycle_space/cycle_space_plan.hpp"
#include "oracle/tables/wide_word.hpp"

namespace gazetteer {

/// Blocks decided at once: what one waits for, another one fills.
constexpr int cycle_space_batch = 4;

/// What a worker needs to decide a batch of blocks of one layer: pointers into a plan's arrays and
/// into its own words.
struct CycleSpaceBatch {
    int order;
    int inner;
    int outer;
    int stored;
    const int* parent;
    /// The children of v are children[first_child[v]], ..., children[first_child[v + 1] - 1].
    const int* first_child;
    const int* children;
    const CycleSpacePlan::Chord* chords;
    const int* stored_vertices;
    /// The outer chords, by their ends and by the places of their ends among the stored vertices.
    const CycleSpacePlan::Chord* outer_chords;
    const CycleSpacePlan::Chord* outer_columns;
    /// The ends of inner chords, each once, and for every vertex whether it is one.
    const int* inner_ends;
    int inner_ends_count;
    const bool* is_inner_end;
    /// Bit s of pattern[v]: whether an odd number of the inner chords of s cross the cut of the
    /// tree edge above v.
    const Word* pattern;
    /// A set of the batch: above[e] is the rank of the set with outer chord e, or
    /// `no_rank` if the set has e; bit v of `parity` is whether an odd number of its outer chords
    /// cross the cut above v.
    struct Set {
        std::uint64_t* above;
        std::uint64_t* parity;
    };
    static constexpr std::uint64_t no_rank = ~std::uint64_t{0};
    Set sets[cycle_space_batch];
    /// cycle_space_batch words a vertex: it wins by an outer chord; whether it can be left upwards;
    /// it wins by a chord or downwards; its mover loses, which is the result.
    Word* win;
    Word* odd;
    Word* wins;
    Word* lose;
    /// The layer of the sets with one outer chord more: the word of rank r and column c is at
    /// source[c * source_stride + r]. Nothing of the topmost layer is read.
    const Word* source;
    std::uint64_t source_stride;
    /// Where the words of the batch's first set go, the others behind it: `count` of the sets are
    /// wanted.
    Word* result;
    std::uint64_t result_stride;
    int count;
};

using CycleSpaceKernel = void (*)(const CycleSpaceBatch&);

CycleSpaceKernel cycle_space_kernel(Instructions instructions);

}  // namespace gazetteer
