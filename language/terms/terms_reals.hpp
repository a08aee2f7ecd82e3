// SPDX-License-Identifier: GPL-3.0-or-later
// The reals of one graph, as functions that the table of terms names. Eigenvalues count from 1, in
// descending order; beyond the order they are undefined.
#pragma once

#include "graph/graph.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures::invariants {

Real proximity(const Graph& g);
Real remoteness(const Graph& g);
Real average_distance(const Graph& g);
Real harmonic(const Graph& g);
Real randic(const Graph& g);
Real spectral_radius(const Graph& g);
Real energy(const Graph& g);
Real median_degree(const Graph& g);
Real toughness(const Graph& g);
Real algebraic_connectivity(const Graph& g);
Real eigenvalue(const Graph& g, std::int64_t k);
Real laplacian_eigenvalue(const Graph& g, std::int64_t k);
Real signless_laplacian_eigenvalue(const Graph& g, std::int64_t k);
/// Undefined unless g is connected.
Real distance_eigenvalue(const Graph& g, std::int64_t k);

}  // namespace gazetteer::conjectures::invariants
