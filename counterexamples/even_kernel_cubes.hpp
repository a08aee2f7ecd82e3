// Splits "is there an even kernel?" into a few questions in which some vertex is known to be in S,
// so that the solver starts with what follows from it: in the line graph of a connected graph, any
// one edge of a perfect matching makes every vertex sum odd.
#pragma once

#include <vector>

#include "counterexamples/even_kernel_propagation.hpp"

namespace gazetteer {

/// States at their fixed points. Each even kernel satisfies exactly one; a state without a class
/// that is in stands for "S is not empty" besides. The classes are chosen so that few states are
/// enough: each is one whose exclusion leaves as little as possible. At most count_max + 1 states,
/// the last being the rest. O(count_max candidates propagations).
std::vector<PropagationState> even_kernel_cubes(const EvenKernelSystem& system, int count_max);

}  // namespace gazetteer
