// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/errors.hpp"

namespace gazetteer::conjectures {

/// No room for a graph, a set or a number, or a comparison that would take too much precision.
class LimitExceeded : public InputError {
  public:
    using InputError::InputError;
};

}  // namespace gazetteer::conjectures
