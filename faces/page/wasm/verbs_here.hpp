// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that a module has: what no verb reaches is not in it.
#pragma once

#include <vector>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::here {

/// Each module has one of the two files that define it: that of the page, or of the package for
/// npm.
std::vector<cli::Verb> verbs_here();

}  // namespace gazetteer::here
