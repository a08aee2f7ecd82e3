// SPDX-License-Identifier: GPL-3.0-or-later
// Papers that are data, for the verbs about claims.
#pragma once

#include <string>
#include <vector>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::cli {

/// The claims of the paper in the file at `path`. Throws InputError with all faults of the file.
std::vector<properties::AnyClaim> paper_claims(const std::string& path);

}  // namespace gazetteer::cli
