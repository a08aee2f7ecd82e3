// SPDX-License-Identifier: GPL-3.0-or-later
// An expression in the words of proofs/coq/invariants/plain_graphs.v.
#pragma once

#include <string>
#include <vector>

#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::certificates {

struct CoqWords {
    /// A boolean of G, and of v.
    std::string text;
    /// What must hold that it mean what the expression says, as expressions and in Coq.
    std::vector<std::pair<std::string, std::string>> conditions;
};

/// Throws InputError where the library has no word for a part.
CoqWords coq_words(const check::invariants::Expression& expression);

}  // namespace gazetteer::certificates
