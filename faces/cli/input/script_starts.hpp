// SPDX-License-Identifier: GPL-3.0-or-later
// --root for games given as data.
#pragma once

#include <string>
#include <vector>

#include "oracle/script/rules.hpp"

namespace gazetteer::cli {

/// "3", "0,3": a vertex for each token. Throws InputError on anything else.
std::vector<Vertex> script_tokens_of(const std::string& text, const script::Rules& rules);
/// The tokens of --root, or if it is empty every placing of them, on a board of this order. Throws
/// InputError, also for a vertex that is not there.
std::vector<std::vector<Vertex>> script_starts(const script::Rules& rules, const std::string& root,
                                               int order);

}  // namespace gazetteer::cli
