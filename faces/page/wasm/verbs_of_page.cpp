// SPDX-License-Identifier: GPL-3.0-or-later
// The page hunts; what else it asks is no command line (host.cpp).
#include "faces/cli/verbs.hpp"
#include "faces/page/wasm/verbs_here.hpp"

namespace gazetteer::here {

std::vector<cli::Verb> verbs_here() {
    return {cli::hunt_verb()};
}

}  // namespace gazetteer::here
