// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels through one vertex of a graph of order at most 64, in words: for searches that ask
// millions of times. The linear algebra of [FSU93, section 3] on rows of one word.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "graph/rooted_graph.hpp"

namespace gazetteer {

/// A connected graph whose vertices are numbers below 64: rows[v] is the set of the neighbours of
/// v, for v in `vertices`.
struct WordGraph {
    std::span<const std::uint64_t> rows;
    std::uint64_t vertices;
};

/// The outcome of UEG on a bipartite graph [FSU93, Theorem 3.1]; nothing if g is not bipartite.
/// About a microsecond at order 40.
std::optional<Outcome> word_bipartite_outcome(const WordGraph& g, Vertex root);

/// An even kernel that contains the root, so that the root is P [FSU93, Proposition 2.2]. Nothing
/// if there is none, or if the null vectors with the root in them and its neighbours out of them
/// are more than `vectors_max` and none of the first so many is independent.
std::optional<std::uint64_t> word_even_kernel(const WordGraph& g, Vertex root,
                                              int vectors_max = 256);

}  // namespace gazetteer
