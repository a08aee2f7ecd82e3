// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs claims and verify. What marks pictures, and what reads papers, is given to them: the
// program of the claims alone has no engines and no language for that.
#pragma once

#include "faces/cli/arguments/verb.hpp"
#include "faces/cli/claims/claim_source.hpp"
#include "faces/reports/html/drawing.hpp"
#include "work/shards/merge.hpp"

namespace gazetteer::cli {

Verb claims_verb(const PaperReader& papers);
Verb verify_verb(const reports::Drawer& draw, const PaperReader& papers);
/// Prints what a single run prints, and returns its exit code.
int conclude_verify(const runs::Merged& merged, const reports::Drawer& draw,
                    const PaperReader& papers);

}  // namespace gazetteer::cli
