// SPDX-License-Identifier: GPL-3.0-or-later
// What a paper that can be read does not say yet.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/papers/paper.hpp"

namespace gazetteer::conjectures {

/// Something that is still to be said.
struct PaperGap {
    int line = 1;
    /// The id of a claim, or the key of the paper.
    std::string id;
    /// The word that a line would begin with.
    std::string word;
    std::string says;
    bool operator==(const PaperGap&) const = default;
};

/// In the order of the paper.
std::vector<PaperGap> gaps_of(const Paper& paper);

}  // namespace gazetteer::conjectures
