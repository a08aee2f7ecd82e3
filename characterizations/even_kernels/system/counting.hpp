// SPDX-License-Identifier: GPL-3.0-or-later
// Counting, where parity is blind. Modulo what is known, the sum of the forms over a clique of the
// graph may be constant. At most one vertex of a clique is in S; so if the sum is 0, none is, and
// if it is 1, exactly one. Take cliques of the second kind such that no vertex lies in more than
// two: those vertices of S that lie in two match cliques with each other, those in one cover a
// clique alone, and if no such cover exists, there is no even kernel. In the line graph of a
// connected graph, one edge in S makes every star such a clique: the question is whether the graph
// has a perfect matching, polynomial [Edmonds 1965] but hard for resolution and for parity
// reasoning when the count is what fails (grids less two corners of one colour).
#pragma once

#include <optional>
#include <vector>

#include "characterizations/even_kernels/system/propagation.hpp"

namespace gazetteer::even_kernels {

/// The maximal cliques, each ascending, of the vertices whose classes are open; nothing when
/// listing them would take more than a few hundred steps a vertex.
std::optional<std::vector<std::vector<Vertex>>> open_cliques(const EvenKernelSystem& system,
                                                             const PropagationState& state);

struct CountingVerdict {
    enum class Kind { exists, none, open };
    Kind kind = Kind::open;
    /// With `exists`: ascending; not yet checked by is_even_kernel.
    std::vector<Vertex> kernel{};
};

/// Counts in a state at its fixed point, and closes in it the cliques whose sum is 0; `open` when
/// the cliques are too many or there is nothing to count. When nothing is in yet, supposes it of
/// the classes of a smallest clique, one after the other; one that is refuted is closed in `state`;
/// and so on with a few cliques more. The even kernels in `state` stay the same unless the verdict
/// is `exists`.
CountingVerdict decide_by_counting(const EvenKernelSystem& system, PropagationState& state);

}  // namespace gazetteer::even_kernels
