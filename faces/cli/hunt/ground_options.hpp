// SPDX-License-Identifier: GPL-3.0-or-later
// The options that say over which graphs.
#pragma once

#include "faces/cli/arguments/verb.hpp"
#include "faces/cli/hunt/request.hpp"

namespace gazetteer::cli {

/// --graphs, --order, --input, --graph, --random and what goes with them.
void add_ground_options(Verb& verb, HuntRequest& request);

/// How many of the four grounds are given, 0 or 1. Throws InputError for more.
int grounds_in(const HuntRequest& request);

}  // namespace gazetteer::cli
