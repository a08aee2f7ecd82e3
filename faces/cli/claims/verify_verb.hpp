// SPDX-License-Identifier: GPL-3.0-or-later
// The verb verify. What marks its pictures, and what reads papers, is given to it: the program of
// the claims alone has no engines and no language for that.
#pragma once

#include "faces/cli/arguments/verb.hpp"
#include "faces/cli/claims/claim_source.hpp"
#include "faces/reports/html/drawing.hpp"
#include "work/shards/merge.hpp"

namespace gazetteer::cli {

Verb verify_verb(const reports::Drawer& draw, const PaperReader& papers);
/// Prints what a single run prints, and returns its exit code.
int conclude_verify(const runs::Merged& merged, const reports::Drawer& draw,
                    const PaperReader& papers);

}  // namespace gazetteer::cli
