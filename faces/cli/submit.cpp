// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer submit: all shards of a run by Slurm or by GNU parallel, those that fail again, and the
// whole merged. Each shard keeps its own file and resumes from it, so that running the same submit
// again goes on where things stand, whatever stopped it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include "faces/cli/merged.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/enumeration/process.hpp"
#include "work/program_files.hpp"
#include "work/shards/shard.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

namespace fs = std::filesystem;

struct SubmitArguments {
    std::string engine;
    int shards = 0;
    std::string folder;
    int jobs = 0;
    int retries = 3;
    std::vector<std::string> options;
    std::vector<std::string> command;
};

/// A word for sh that stands for itself.
std::string quoted(const std::string& word) {
    std::string result = "'";
    for (char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

/// The places of a submission's files.
class Submission {
  public:
    Submission(const SubmitArguments& arguments)
        : arguments_(arguments), folder_(fs::absolute(arguments.folder).lexically_normal()) {}

    const SubmitArguments& arguments() const { return arguments_; }
    std::string folder() const { return folder_.string(); }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string shard_file(int shard) const { return path(fmt::format("shard-{}.gztr", shard)); }
    std::vector<std::string> shard_files() const {
        std::vector<std::string> result;
        for (int shard = 0; shard < arguments_.shards; ++shard) result.push_back(shard_file(shard));
        return result;
    }
    /// The shards whose file is not in its place.
    std::vector<int> missing() const {
        std::vector<int> result;
        for (int shard = 0; shard < arguments_.shards; ++shard)
            if (!fs::exists(shard_file(shard))) result.push_back(shard);
        return result;
    }
    int done() const { return arguments_.shards - static_cast<int>(missing().size()); }

    /// The script that runs shard $1.
    void write_script() const {
        std::error_code error;
        fs::create_directories(folder_, error);
        if (error) throw EnvironmentError(folder_.string() + ": " + error.message());
        std::string line = "cd " + quoted(fs::current_path().string()) + " || exit 1\nexec " +
                           quoted(runs::program_file().string());
        for (const std::string& word : arguments_.command) line += " " + quoted(word);
        line += fmt::format(" --shard \"$1/{}\" --resume --out {}\"shard-$1.gztr\"",
                            arguments_.shards, quoted(path("")));
        write_file(path("shard.sh"), "#!/bin/sh\n# One shard, number $1.\n" + line);
        write_file(path("slurm.sh"), "#!/bin/sh\n# One task of a job array.\nexec /bin/sh " +
                                         quoted(path("shard.sh")) + " \"$SLURM_ARRAY_TASK_ID\"");
    }

  private:
    SubmitArguments arguments_;
    fs::path folder_;
};

std::string joined(const std::vector<int>& numbers) {
    return fmt::format("{}", fmt::join(numbers, ","));
}

/// The lines that a command prints.
std::vector<std::string> lines_of(const Command& command, const char* package) {
    std::vector<std::string> result;
    try {
        for_each_line({command}, [&](std::string_view line) {
            result.emplace_back(line);
            return true;
        });
    } catch (const ProgramNotFound& e) {
        throw EnvironmentError(fmt::format("{}; it is in Debian's package {}", e.what(), package));
    }
    return result;
}

/// Whether Slurm still has the job, waiting or running. A controller that does not answer is asked
/// again for some minutes.
bool has_job(const std::string& job) {
    constexpr int patience = 60;
    for (int attempt = 1;; ++attempt) try {
            return !lines_of({"squeue", {"--noheader", "--jobs=" + job}}, "slurm-wlm").empty();
        } catch (const ProcessError& e) {
            if (std::string_view(e.what()).find("Invalid job id") != std::string_view::npos)
                return false;
            if (attempt == patience) throw;
            std::this_thread::sleep_for(std::chrono::seconds(5));
        }
}

/// Submits one array and waits until no task of it is left. Returns false when interrupted; the
/// job is then cancelled.
bool run_by_slurm(const Submission& submission, const std::vector<int>& shards,
                  const runs::Stop& stop) {
    const SubmitArguments& arguments = submission.arguments();
    std::string array = joined(shards);
    if (arguments.jobs > 0) array += fmt::format("%{}", arguments.jobs);
    Command sbatch{
        "sbatch",
        {"--parsable", "--job-name=gazetteer", "--array=" + array, "--chdir=" + submission.folder(),
         "--output=shard-%a.log", "--open-mode=append"}};
    for (const std::string& option : arguments.options) sbatch.arguments.push_back(option);
    sbatch.arguments.push_back(submission.path("slurm.sh"));
    const auto printed = lines_of(sbatch, "slurm-wlm");
    if (printed.empty()) throw EnvironmentError("sbatch: printed no number of a job");
    const std::string job = printed.back().substr(0, printed.back().find(';'));
    fmt::print(stderr, "job {}: {} shards\n", job, shards.size());
    auto pause = std::chrono::milliseconds(250);
    for (int shown = -1; has_job(job);) {
        if (stop.requested()) {
            lines_of({"scancel", {job}}, "slurm-wlm");
            return false;
        }
        if (const int done = submission.done(); done != shown) {
            fmt::print(stderr, "{} of {} shards are DONE\n", done, arguments.shards);
            shown = done;
        }
        std::this_thread::sleep_for(pause);
        pause = std::min(2 * pause, std::chrono::milliseconds(10'000));
    }
    return true;
}

/// The working directory, for as long as this stands.
class WorkingDirectory {
  public:
    explicit WorkingDirectory(const fs::path& folder) : before_(fs::current_path()) {
        fs::current_path(folder);
    }
    WorkingDirectory(const WorkingDirectory&) = delete;
    ~WorkingDirectory() {
        std::error_code ignored;
        fs::current_path(before_, ignored);
    }

  private:
    fs::path before_;
};

/// GNU parallel ends with a status when some shard fails; which ones, their files say. It reads its
/// arguments as templates, so that no name but our own may stand among them: it runs in the folder.
bool run_by_parallel(const Submission& submission, const std::vector<int>& shards,
                     const runs::Stop& stop) {
    const SubmitArguments& arguments = submission.arguments();
    Command parallel{"parallel", {"--will-cite", "--halt", "never"}};
    if (arguments.jobs > 0) parallel.arguments.push_back(fmt::format("--jobs={}", arguments.jobs));
    for (const std::string& option : arguments.options) parallel.arguments.push_back(option);
    parallel.arguments.insert(
        parallel.arguments.end(),
        {"--joblog", "+joblog", "/bin/sh", "shard.sh", "{}", ">>shard-{}.log", "2>&1", ":::"});
    for (int shard : shards) parallel.arguments.push_back(std::to_string(shard));
    const WorkingDirectory there(submission.folder());
    try {
        lines_of(parallel, "parallel");
    } catch (const ProcessError& e) {
        fmt::print(stderr, "{}\n", e.what());
    }
    return !stop.requested();
}

/// Some end of what a shard wrote, for a complaint.
std::string last_line(const std::string& path) {
    std::ifstream file(path);
    std::string last;
    for (std::string line; std::getline(file, line);)
        if (!line.empty()) last = line;
    return last.empty() ? "it wrote nothing" : last;
}

/// Shards that exchange what they decide wait for each other: one that does not run stops all.
void insist_all_at_once(const SubmitArguments& arguments) {
    const auto exchanges = [](const std::string& word) {
        return word == "--exchange" || word.starts_with("--exchange=");
    };
    const bool some_wait =
        arguments.jobs == 0 ? arguments.engine == "parallel" : arguments.jobs < arguments.shards;
    if (some_wait && std::ranges::any_of(arguments.command, exchanges))
        throw InputError(fmt::format("--exchange takes all shards at once: --jobs {} at least",
                                     arguments.shards));
}

int run(const SubmitArguments& arguments) {
    const std::string& verb = arguments.command[0];
    if (verb != "census" && verb != "verify" && verb != "hunt")
        throw InputError("submit takes census, verify or hunt after --, not '" + verb + "'");
    insist_all_at_once(arguments);
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
        const bool ended = arguments.engine == "slurm" ? run_by_slurm(submission, missing, stop)
                                                       : run_by_parallel(submission, missing, stop);
        if (!ended) {
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
    verb.option("--engine", &arguments->engine, "slurm (a job array), or parallel (GNU)")
        .required()
        .one_of({"slurm", "parallel"});
    verb.option("--shards", &arguments->shards, "How many shards")
        .required()
        .between(1, runs::shard_mod_max);
    verb.option("--dir", &arguments->folder,
                "The folder of the shards' files and logs, seen by every node")
        .value_named("FOLDER")
        .required();
    verb.option("--jobs", &arguments->jobs, "At most so many shards at a time")
        .between(1, runs::shard_mod_max);
    verb.option("--retries", &arguments->retries, "How often to run failed shards again")
        .between(0, 1000);
    verb.option("--option", &arguments->options,
                "An option for sbatch or parallel, as --option=--time=60; may be repeated")
        .one_word();
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
