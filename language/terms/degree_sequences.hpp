// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the degree sequence alone, which is given in ascending order.
#pragma once

#include <algorithm>
#include <vector>

#include "graph/graph.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures::of_degrees {

using Degrees = std::vector<int>;

/// The degrees of a Graph or a SparseGraph.
template <class AGraph>
Degrees degrees_of(const AGraph& g) {
    Degrees result;
    for (Vertex v = 0; v < g.order(); ++v) result.push_back(g.degree(v));
    std::ranges::sort(result);
    return result;
}

/// The two in the middle are one where the order is odd.
Real median_degree(const Degrees& degrees);
Integer mode_degree(const Degrees& degrees);
Integer second_smallest_degree(const Degrees& degrees);
Integer havel_hakimi_steps(const Degrees& degrees);
/// How many zeros are left when all are 0.
Integer residue(const Degrees& degrees);
Integer annihilation_number(const Degrees& degrees);
Integer first_zagreb(const Degrees& degrees);

}  // namespace gazetteer::conjectures::of_degrees
