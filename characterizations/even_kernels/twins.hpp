// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected edge geography decided by a pair of twins: nonadjacent vertices with the same
// neighbours [FSU93, Corollaries 2.3 and 2.4].
#pragma once

#include <optional>

#include "characterizations/even_kernels/even_kernel.hpp"

namespace gazetteer {

/// The twins of v, ascending: the vertices w != v that are not adjacent to v and have v's
/// neighbours. O(sum of the degrees of the vertices of v's degree).
std::vector<Vertex> twins_of(const SparseGraph& g, Vertex v);

/// P by the even kernel {v, w} when v has a twin w; nothing otherwise [FSU93, Corollary 2.3].
std::optional<EvenKernelVerdict> twin_verdict(const SparseGraph& g, Vertex v);

/// (K_n, v), n >= 1: for n >= 2 every move to a vertex w wins, v and w being twins in K_n - vw
/// [FSU93, Corollary 2.4]; for n = 1 there is no move, and {v} is an even kernel. O(n).
EvenKernelVerdict complete_verdict(int n, Vertex v);

}  // namespace gazetteer
