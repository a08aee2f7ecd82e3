// SPDX-License-Identifier: GPL-3.0-or-later
// A shard of a hunt in its file, and the shards put together.
#pragma once

#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/hunt/request.hpp"
#include "work/shards/merge.hpp"

namespace gazetteer::cli {

/// Hunts in one shard, keeps it in its file, and returns the exit code. The options used are
/// threads, stop, bytes and the notice. Throws InputError.
int run_hunt_shard(const conjectures::Conjecture& conjecture, HuntRequest request,
                   const ShardArguments& arguments, const conjectures::HuntOptions& options);

/// What one hunt reports. The hit of a random hunt is shrunk, and a least one looked for among all
/// small graphs, only now. Throws InputError if the units are not those of the request.
conjectures::HuntReport merged_report(const conjectures::Conjecture& conjecture,
                                      const HuntRequest& request,
                                      const conjectures::GraphFile& file,
                                      const runs::Merged& merged,
                                      const conjectures::HuntOptions& options);

}  // namespace gazetteer::cli
