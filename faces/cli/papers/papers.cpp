// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/papers/papers.hpp"

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_reader.hpp"

namespace gazetteer::cli {

std::vector<properties::AnyClaim> paper_claims(const std::string& path) {
    return conjectures::claims_of(conjectures::paper_of_file(path));
}

}  // namespace gazetteer::cli
