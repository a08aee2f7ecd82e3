// SPDX-License-Identifier: GPL-3.0-or-later
// The characteristic polynomial of a symmetric matrix, and its roots as floating point has them, by
// classes of twins.
#pragma once

#include <vector>

#include "language/numbers/integer_polynomial.hpp"
#include "language/numbers/spectrum.hpp"

namespace gazetteer::conjectures::spectra {

/// The polynomial of the classes, times one linear factor for each further twin.
Polynomial characteristic_polynomial(const SymmetricMatrix& matrix);

/// Ascending, as floating point has them: proposals.
std::vector<double> proposed(const SymmetricMatrix& matrix);

}  // namespace gazetteer::conjectures::spectra
