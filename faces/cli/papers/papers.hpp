// SPDX-License-Identifier: GPL-3.0-or-later
// Papers that are data, for the verbs about claims.
#pragma once

#include <string>

#include "faces/cli/claims/claim_source.hpp"

namespace gazetteer::cli {

/// The paper in the file at `path`. Throws InputError with all faults of the file.
PaperRead paper_claims(const std::string& path);

}  // namespace gazetteer::cli
