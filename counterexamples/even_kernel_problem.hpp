// The question as a satisfiability problem: variables, even sums, pairs of which at most one holds.
// The solvers xor and z3 take it on the reduced system and, for comparison, as the definition gives
// it.
#pragma once

#include <utility>
#include <vector>

#include "counterexamples/even_kernel_reduction.hpp"

namespace gazetteer {

/// A set of variables is an even kernel iff it is not empty, each equation has an even number of
/// its variables in the set, and of each exclusive pair at most one is in.
struct ParityProblem {
    /// The vertices that each variable stands for, ascending; they are in together.
    std::vector<std::vector<Vertex>> members;
    /// Per vertex; -1: in no even kernel.
    std::vector<int> variable_of;
    /// Ascending, none empty.
    std::vector<std::vector<int>> equations;
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
    /// Each class as the sum of the free coordinates: as few equations as there can be.
    forms,
};
/// The classes that are open at the fixed point of the propagation.
ParityProblem reduced_problem(const EvenKernelSystem& system,
                              LinearPart linear_part = LinearPart::equations);

}  // namespace gazetteer
