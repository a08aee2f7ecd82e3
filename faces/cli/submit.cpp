// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer submit: all shards of a run by an engine of others, those that fail again, and the
// whole merged. Each shard keeps its own file and resumes from it, so that running the same submit
// again goes on where things stand, whatever stopped it.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "faces/cli/merged.hpp"
#include "faces/cli/submit/engines.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/errors.hpp"
#include "work/shards/shard.hpp"

namespace gazetteer::cli {

const std::vector<Engine>& engines() {
    static const std::vector<Engine> all = {
        {"slurm", "slurm (a job array)", run_by_slurm, false},
        {"parallel", "parallel (GNU)", run_by_parallel, true},
        {"snakemake", "snakemake (a workflow)", run_by_snakemake, true},
        {"dask", "dask (a script in Python)", run_by_dask, true},
        {"kubernetes", "kubernetes (a Job with an index for each shard)", run_by_kubernetes, false},
    };
    return all;
}

namespace {

const Engine& engine_of(const SubmitArguments& arguments) {
    return *std::ranges::find(engines(), arguments.engine, &Engine::name);
}

/// Shards that exchange what they decide wait for each other: one that does not run stops all.
void insist_all_at_once(const SubmitArguments& arguments) {
    const auto exchanges = [](const std::string& word) {
        return word == "--exchange" || word.starts_with("--exchange=");
    };
    const bool some_wait = arguments.jobs == 0 ? engine_of(arguments).has_few_at_a_time
                                               : arguments.jobs < arguments.shards;
    if (some_wait && std::ranges::any_of(arguments.command, exchanges))
        throw InputError(fmt::format("--exchange takes all shards at once: --jobs {} at least",
                                     arguments.shards));
}

std::string joined(const std::vector<int>& numbers) {
    return fmt::format("{}", fmt::join(numbers, ","));
}

void insist_fit(const SubmitArguments& arguments) {
    const std::string& verb = arguments.command[0];
    if (verb != "census" && verb != "verify" && verb != "hunt")
        throw InputError("submit takes census, verify or hunt after --, not '" + verb + "'");
    insist_all_at_once(arguments);
}

int run(const SubmitArguments& arguments) {
    insist_fit(arguments);
    const Submission submission(arguments);
    submission.write_script();
    const runs::Stop stop;
    const runs::StopOnSignals on_signals(stop);
    std::vector<int> missing = submission.missing();
    for (int round = 0; !missing.empty(); ++round) {
        if (round > arguments.retries)
            throw EnvironmentError(
                fmt::format("shards {} failed {} times; the last of {}: {}", joined(missing), round,
                            submission.path(fmt::format("shard-{}.log", missing[0])),
                            last_line(submission.path(fmt::format("shard-{}.log", missing[0])))));
        if (round > 0)
            fmt::print(stderr, "shards {} failed; again ({} of {})\n", joined(missing), round,
                       arguments.retries);
        if (!engine_of(arguments).run(submission, missing, stop)) {
            fmt::print(stderr, "interrupted; the same command goes on where the shards are\n");
            return exit_inconclusive;
        }
        missing = submission.missing();
    }
    return merge_files(submission.shard_files());
}

}  // namespace

Verb submit_verb() {
    Verb verb{
        .name = "submit",
        .says =
            "Run all shards of a census, of verify or of a hunt on a cluster or on this machine, "
            "and merge them."};
    const auto arguments = std::make_shared<SubmitArguments>();
    std::vector<std::string> names;
    std::vector<std::string> says;
    for (const Engine& engine : engines()) {
        names.emplace_back(engine.name);
        says.emplace_back(engine.says);
    }
    verb.option("--engine", &arguments->engine, fmt::format("{}", fmt::join(says, ", ")))
        .required()
        .one_of(names);
    verb.option("--shards", &arguments->shards, "How many shards")
        .required()
        .between(1, runs::shard_mod_max);
    verb.option("--dir", &arguments->folder,
                "The folder of the shards' files and logs, seen by every node")
        .value_named("FOLDER")
        .required()
        .named_output();
    verb.option("--jobs", &arguments->jobs, "At most so many shards at a time")
        .between(1, runs::shard_mod_max);
    verb.option("--retries", &arguments->retries, "How often to run failed shards again")
        .between(0, 1000);
    verb.option("--option", &arguments->options,
                "An option for sbatch, parallel, snakemake, the script of Dask or kubectl, as "
                "--option=--time=60; may be repeated")
        .one_word();
    verb.option("--image", &arguments->image, "Of Kubernetes: the image that has the program")
        .value_named("IMAGE")
        .shows_default();
    verb.option("--claim", &arguments->claim,
                "Of Kubernetes: the claim of the volume that has the folder; without it, the "
                "node's own folder")
        .value_named("CLAIM");
    verb.option("COMMAND", &arguments->command, "After --: census, verify or hunt, its arguments")
        .required();
    verb.footer =
        "Exit codes: those of the command; 3 interrupted; 4 some shards fail again and again.\n"
        "Example: gazetteer submit --engine parallel --shards 4 --dir /tmp/gazetteer-example -- "
        "census uvg --order 6";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
