// SPDX-License-Identifier: GPL-3.0-or-later
// The engines that are a program which ends when its shards have: GNU parallel, Snakemake, Dask.
// Each reads some of its arguments or files as templates. So no name but our own stands there, and
// it runs in the folder of the shards.
#include <fmt/format.h>

#include <filesystem>

#include "faces/cli/output/output.hpp"
#include "faces/cli/submit/dask_script.hpp"
#include "faces/cli/submit/engines.hpp"
#include "graph/errors.hpp"

namespace gazetteer::cli {

namespace {

namespace fs = std::filesystem;

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

std::vector<std::string> numbers(const std::vector<int>& shards) {
    std::vector<std::string> result;
    for (int shard : shards) result.push_back(std::to_string(shard));
    return result;
}

/// Throws EnvironmentError unless a line of sh succeeds.
void insist_there(const std::string& line, const char* name, const char* package) {
    try {
        lines_of({"/bin/sh", {"-c", line}}, "sh");
    } catch (const ProcessError&) {
        throw EnvironmentError(
            fmt::format("{}: not found; it is in Debian's package {}", name, package));
    }
}

/// Runs a program in the folder. What it says goes to a log there, with whose last line we tell of
/// a failure; which shards failed, their files say.
void run_logged(const Submission& submission, const Command& command, const std::string& log) {
    const WorkingDirectory there(submission.folder());
    Command logged{"/bin/sh", {"-c", "exec \"$@\" >>\"$0\" 2>&1", log, command.program}};
    for (const std::string& word : command.arguments) logged.arguments.push_back(word);
    try {
        lines_of(logged, "sh");
    } catch (const ProcessError&) {
        fmt::print(stderr, "{}: failed; the last of {}: {}\n", command.program,
                   submission.path(log), last_line(log));
    }
}

/// A rule for a shard, which ends with 0 when its file is there, whatever it found.
constexpr const char* snakefile =
    R"(# The shards of one run. gazetteer submit runs this and merges them; by hand:
#   snakemake --cores all && gazetteer merge shard-*.gztr
rule all:
    input: expand("shard-{{number}}.gztr", number=range({}))

rule shard:
    output: "shard-{{number,[0-9]+}}.gztr"
    shell: "/bin/sh shard.sh {{wildcards.number}} >>shard-{{wildcards.number}}.log 2>&1"
)";

}  // namespace

bool run_by_parallel(const Submission& submission, const std::vector<int>& shards,
                     const runs::Stop& stop) {
    const SubmitArguments& arguments = submission.arguments();
    Command parallel{"parallel", {"--will-cite", "--halt", "never"}};
    if (arguments.jobs > 0) parallel.arguments.push_back(fmt::format("--jobs={}", arguments.jobs));
    for (const std::string& option : arguments.options) parallel.arguments.push_back(option);
    parallel.arguments.insert(
        parallel.arguments.end(),
        {"--joblog", "+joblog", "/bin/sh", "shard.sh", "{}", ">>shard-{}.log", "2>&1", ":::"});
    for (const std::string& shard : numbers(shards)) parallel.arguments.push_back(shard);
    const WorkingDirectory there(submission.folder());
    try {
        lines_of(parallel, "parallel");
    } catch (const ProcessError& e) {
        fmt::print(stderr, "{}\n", e.what());
    }
    return !stop.requested();
}

/// Snakemake finds by itself which files are not there.
bool run_by_snakemake(const Submission& submission, const std::vector<int>& /*shards*/,
                      const runs::Stop& stop) {
    insist_there("command -v snakemake", "snakemake", "snakemake");
    const SubmitArguments& arguments = submission.arguments();
    write_file(submission.path("Snakefile"), fmt::format(snakefile, arguments.shards));
    const std::string cores = arguments.jobs > 0 ? std::to_string(arguments.jobs) : "all";
    // A run that was killed leaves a lock. Our shards lock their own files.
    Command snakemake{"snakemake",
                      {"--snakefile", "Snakefile", "--cores", cores, "--keep-going", "--nolock",
                       "--rerun-incomplete", "--nocolor"}};
    for (const std::string& option : arguments.options) snakemake.arguments.push_back(option);
    run_logged(submission, snakemake, "snakemake.log");
    return !stop.requested();
}

bool run_by_dask(const Submission& submission, const std::vector<int>& shards,
                 const runs::Stop& stop) {
    insist_there("python3 -c 'import distributed'", "distributed, a module of Python",
                 "python3-distributed");
    const SubmitArguments& arguments = submission.arguments();
    write_file(submission.path("dask_shards.py"), dask_script);
    Command python{"python3", {"dask_shards.py"}};
    if (arguments.jobs > 0) python.arguments.push_back(fmt::format("--workers={}", arguments.jobs));
    for (const std::string& option : arguments.options) python.arguments.push_back(option);
    for (const std::string& shard : numbers(shards)) python.arguments.push_back(shard);
    run_logged(submission, python, "dask.log");
    return !stop.requested();
}

}  // namespace gazetteer::cli
