// SPDX-License-Identifier: GPL-3.0-or-later
// --root for games given as data.
#pragma once

#include <string>
#include <vector>

#include "oracle/script/rules.hpp"

namespace gazetteer::cli {

/// Throws InputError unless --root names as many vertices as there are tokens.
void check_script_root(const std::string& root, const script::Rules& rules);
/// The tokens of --root, "3", "0,3", by the vertices' names if they have any; if it is empty every
/// placing of them, on a board of this order. Throws InputError, also for a vertex that is not
/// there.
std::vector<std::vector<Vertex>> script_starts(const script::Rules& rules, const std::string& root,
                                               int order,
                                               const std::vector<std::string>& names = {});

}  // namespace gazetteer::cli
