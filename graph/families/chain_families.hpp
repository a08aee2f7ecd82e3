// SPDX-License-Identifier: GPL-3.0-or-later
// The named chains as families of graphs.
#pragma once

#include <vector>

#include "graph/families/named.hpp"

namespace gazetteer {

/// "ladder N", "caterpillar K N", ...; paths, cycles and grids are families of the sources.
std::vector<Family> families_of_chains();

}  // namespace gazetteer
