// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of the shipped games on chains, as docs/families/laws.txt has them.
#pragma once

#include <string>
#include <vector>

#include "oracle/chains/pieces.hpp"

namespace gazetteer::conjectures {

/// A pattern by the name that a reader knows.
struct NamedPattern {
    const char* name = "";
    chains::Pattern pattern = {};
};
const std::vector<NamedPattern>& named_patterns();

/// A line for each shipped game that has a radius and each pattern, with its law or why there is
/// none; then a line for each game without a radius. Seconds.
std::string chain_laws_text();

}  // namespace gazetteer::conjectures
