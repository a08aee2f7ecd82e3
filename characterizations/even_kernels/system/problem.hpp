// SPDX-License-Identifier: GPL-3.0-or-later
// The question as a satisfiability problem: variables, even sums, pairs of which at most one holds.
// The solvers xor and z3 take it on the reduced system and, for comparison, as the definition gives
// it.
#pragma once

#include <utility>
#include <vector>

#include "characterizations/even_kernels/system/propagation.hpp"
#include "characterizations/even_kernels/system/reduction.hpp"

namespace gazetteer::even_kernels {

/// The sum of these variables, ascending, is even, or odd.
struct ParityEquation {
    std::vector<int> variables;
    bool odd = false;
    bool operator==(const ParityEquation&) const = default;
    auto operator<=>(const ParityEquation&) const = default;
};

/// A set of variables, together with what always holds, is an even kernel iff it is not empty, each
/// equation holds, and at most one of each exclusive pair is in.
struct ParityProblem {
    /// The vertices that each variable stands for, ascending; they are in together.
    std::vector<std::vector<Vertex>> members;
    /// Per vertex; -1: its value is known (in iff among `always`).
    std::vector<int> variable_of;
    /// The vertices that are in anyway.
    std::vector<Vertex> always;
    std::vector<ParityEquation> equations;
    /// Each pair ascending.
    std::vector<std::pair<int, int>> exclusive;

    int variables() const { return static_cast<int>(members.size()); }
};

/// One variable a vertex, one equation a vertex, one pair an edge.
ParityProblem plain_problem(const SparseGraph& g);

/// How the linear part of the reduced problem is written.
enum class LinearPart {
    /// The vertices' equations in terms of classes: sparse where the graph is.
    equations,
    /// Each class as the sum of free ones: as few equations as there can be. With Gauss-Jordan
    /// elimination this takes half the time of the equations on most graphs. Where the matrix would
    /// take more than 256 MiB the equations are left as they are.
    forms,
};
/// What is open in a state at its fixed point.
ParityProblem residual_problem(const EvenKernelSystem& system, const PropagationState& state,
                               LinearPart linear_part = LinearPart::forms);
/// The same at the fixed point of the propagation when nothing has been chosen.
ParityProblem reduced_problem(const EvenKernelSystem& system,
                              LinearPart linear_part = LinearPart::forms);

}  // namespace gazetteer::even_kernels
