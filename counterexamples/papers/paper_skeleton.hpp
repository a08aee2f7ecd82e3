// SPDX-License-Identifier: GPL-3.0-or-later
// A paper to begin with.
#pragma once

#include <span>
#include <string>

#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// A file that can be read and run, with these games in it and a claim or two of each that holds of
/// every game: their author says there what he has shown.
std::string paper_skeleton(std::span<const script::Rules> games);

}  // namespace gazetteer::conjectures
