// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "faces/cli/output/output.hpp"
#include "faces/cli/submit/engines.hpp"

namespace gazetteer::cli {

namespace {

constexpr const char* slurm_package = "slurm-wlm";

/// Whether Slurm still has the job, waiting or running. Throws ProcessError if it does not answer.
bool has_job(const std::string& job) {
    try {
        return !lines_of({"squeue", {"--noheader", "--jobs=" + job}}, slurm_package).empty();
    } catch (const ProcessError& e) {
        if (std::string_view(e.what()).find("Invalid job id") == std::string_view::npos) throw;
        return false;
    }
}

/// Submits one array and returns its number.
std::string submit_array(const Submission& submission, const std::vector<int>& shards) {
    const SubmitArguments& arguments = submission.arguments();
    const std::string script = submission.path("slurm.sh");
    write_file(script, "#!/bin/sh\n# One task of a job array.\nexec /bin/sh " +
                           quoted(submission.path("shard.sh")) + " \"$SLURM_ARRAY_TASK_ID\"");
    std::string array = fmt::format("{}", fmt::join(shards, ","));
    if (arguments.jobs > 0) array += fmt::format("%{}", arguments.jobs);
    Command sbatch{
        "sbatch",
        {"--parsable", "--job-name=gazetteer", "--array=" + array, "--chdir=" + submission.folder(),
         "--output=shard-%a.log", "--open-mode=append"}};
    for (const std::string& option : arguments.options) sbatch.arguments.push_back(option);
    sbatch.arguments.push_back(script);
    const auto printed = lines_of(sbatch, slurm_package);
    if (printed.empty()) throw EnvironmentError("sbatch: printed no number of a job");
    return printed.back().substr(0, printed.back().find(';'));
}

}  // namespace

/// When the stop is requested the job is cancelled.
bool run_by_slurm(const Submission& submission, const std::vector<int>& shards,
                  const runs::Stop& stop) {
    const std::string job = submit_array(submission, shards);
    fmt::print(stderr, "job {}: {} shards\n", job, shards.size());
    return follow(
        submission, stop, [&] { return has_job(job); },
        [&] {
            lines_of({"scancel", {job}}, slurm_package);
        });
}

}  // namespace gazetteer::cli
