// SPDX-License-Identifier: GPL-3.0-or-later
// Approximate eigenvalues of a large symmetric matrix of which only the classes of twins are known.
#pragma once

#include <vector>

#include "language/numbers/spectrum.hpp"

namespace gazetteer::conjectures {

/// The eigenvalues, descending, by floating point, of the matrix that has row i of `classes`
/// counts[i] times: between two of those the entry is within[i]. O(order of classes^3).
std::vector<double> approximate_eigenvalues(const SymmetricMatrix& classes,
                                            const std::vector<int>& counts,
                                            const std::vector<int>& within);

}  // namespace gazetteer::conjectures
