// SPDX-License-Identifier: GPL-3.0-or-later
// The engine `nullspace`: branch and propagate on the reduced system. Strong where the null space
// is small (random, regular and Paley graphs) or its classes few; weak where it is large and the
// question is a pigeonhole in disguise (perfect matchings of mutilated grids, as even kernels of
// their line graphs).
#pragma once

#include "characterizations/even_kernels/search.hpp"
#include "characterizations/even_kernels/system/propagation.hpp"
#include "characterizations/even_kernels/system/reduction.hpp"

namespace gazetteer::even_kernels {

/// Branches on a class in a shortest equation that still needs a vertex (its values sum to 1), else
/// on any class: on one with the most open neighbours; "in" first. Complete within the limits.
/// `sink` (may be null) receives every step; for the goal `any` and the answer `none` they are a
/// refutation. Throws ContractViolation if the question names a vertex that is not in the graph.
EvenKernelAnswer nullspace_even_kernel(const EvenKernelSystem& system,
                                       const EvenKernelQuestion& question,
                                       const EvenKernelLimits& limits = {},
                                       const StepSink& sink = nullptr);

}  // namespace gazetteer::even_kernels
