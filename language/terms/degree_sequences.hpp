// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the degree sequence alone, which is given in ascending order.
#pragma once

#include <vector>

#include "language/numbers/real.hpp"

namespace gazetteer::conjectures::of_degrees {

using Degrees = std::vector<int>;

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
