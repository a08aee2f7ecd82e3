// SPDX-License-Identifier: GPL-3.0-or-later
// What runs the shards of a submission: programs of others, each asked in its own words. Which
// shards they finished, the shards' files say, whatever the program says.
#pragma once

#include <vector>

#include "faces/cli/submit/submission.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

/// Runs these shards, one process each, and returns when none runs any more: true, or false if the
/// stop was requested. Some may have failed. Throws EnvironmentError where the engine's program is
/// not there.
using RunShards = bool (*)(const Submission& submission, const std::vector<int>& shards,
                           const runs::Stop& stop);

struct Engine {
    const char* name;
    const char* says;
    RunShards run;
    /// Without --jobs some shards wait for others.
    bool has_few_at_a_time;
};

/// All engines, as the manual has them.
const std::vector<Engine>& engines();

/// A job array, followed by squeue.
bool run_by_slurm(const Submission& submission, const std::vector<int>& shards,
                  const runs::Stop& stop);
/// GNU parallel, on this machine or on those of its options.
bool run_by_parallel(const Submission& submission, const std::vector<int>& shards,
                     const runs::Stop& stop);
/// Writes a Snakefile, whose rule makes the file of a shard, and runs it.
bool run_by_snakemake(const Submission& submission, const std::vector<int>& shards,
                      const runs::Stop& stop);
/// Writes a script in Python that gives each shard to a worker of Dask, and runs it.
bool run_by_dask(const Submission& submission, const std::vector<int>& shards,
                 const runs::Stop& stop);
/// Writes job.yaml, a Job with an index for each shard, and follows it by kubectl.
bool run_by_kubernetes(const Submission& submission, const std::vector<int>& shards,
                       const runs::Stop& stop);

}  // namespace gazetteer::cli
