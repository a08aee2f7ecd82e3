// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the refutation of an even kernel down in the language of parity_refutation.hpp, in which
// each inference of the propagation costs a branching with one leaf at once. The writer shares
// nothing with a checker: it has its own elimination, which remembers for each row of the echelon
// form the equations it is the sum of.
#pragma once

#include <optional>

#include "characterizations/even_kernels/search.hpp"
#include "characterizations/even_kernels/system/parity_refutation.hpp"

namespace gazetteer::even_kernels {

/// Searches by branching and propagation and streams the refutation to `sink` as it goes. The tree
/// is complete iff the answer is `none`; with `exists` or `inconclusive` what was streamed is to be
/// thrown away. Memory: twice that of the reduction (LimitReached when it is too little); a leaf
/// may name up to `order` vertices. Throws ContractViolation if `containing` is not a vertex of g.
EvenKernelAnswer refute_even_kernel(const SparseGraph& g, std::optional<Vertex> containing,
                                    const RefutationSink& sink,
                                    const EvenKernelLimits& limits = {});

}  // namespace gazetteer::even_kernels
