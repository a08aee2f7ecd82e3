// A shard of a hunt in its file, and the shards put together.
#pragma once

#include "cli/hunt_request.hpp"
#include "cli/shard_arguments.hpp"
#include "runs/merge.hpp"

namespace gazetteer::cli {

/// Hunts in one shard, keeps it in its file, and returns the exit code. Throws InputError.
int run_hunt_shard(const Conjecture& conjecture, const HuntRequest& request,
                   const ShardArguments& arguments, int threads, double seconds);

/// What one hunt reports; of a random one, what was hit is shrunk and looked for among all small
/// graphs only now. Throws InputError where the units are not those of the request.
HuntReport merged_report(const Conjecture& conjecture, const HuntRequest& request,
                         const GraphFile& file, const runs::Merged& merged,
                         const HuntOptions& options);

}  // namespace gazetteer::cli
