// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a census that are counted as a whole: one unit each.
#pragma once

#include "work/census/census.hpp"

namespace gazetteer::census {

/// Throws EngineLimitExceeded when an order that is counted as a whole takes more than the memos of
/// all threads together may; `nodes` shards exchange what they decide, or 1 decides all.
void insist_memory(const WholeOrder& whole, int order, std::uint64_t nodes,
                   const runs::RunOptions& options);

/// Counts the order, unless it is counted. Where the ledger is kept in a file, the state within the
/// order is kept beside it at least every options.checkpoint, and goes when the order is counted.
/// Returns false when a stop was requested. Throws RunFileError, RunConflict where that file is not
/// what it should be.
bool run_whole_order(const WholeOrder& whole, const Plan& plan, int order, runs::Ledger& ledger,
                     const runs::RunOptions& options, runs::Monitor& monitor);

}  // namespace gazetteer::census
