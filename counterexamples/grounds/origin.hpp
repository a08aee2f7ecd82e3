// SPDX-License-Identifier: GPL-3.0-or-later
// Where a graph of a ground comes from, when it was given and not generated.
#pragma once

#include <string>

namespace gazetteer::conjectures {

struct Origin {
    /// As it was given: graph6, sparse6, a family's name.
    std::string text;
    /// The line of the input, from 1; 0 without lines.
    int line = 0;
    bool operator==(const Origin&) const = default;
};

}  // namespace gazetteer::conjectures
