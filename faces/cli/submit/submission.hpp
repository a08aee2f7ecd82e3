// SPDX-License-Identifier: GPL-3.0-or-later
// What `gazetteer submit` shares out: the shards of one run, their files in one folder, and the
// script that runs one of them. What runs the scripts is an engine (engines.hpp).
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "graph/enumeration/process.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

struct SubmitArguments {
    std::string engine;
    int shards = 0;
    std::string folder;
    /// At most so many shards at a time; 0 leaves it to the engine.
    int jobs = 0;
    int retries = 3;
    /// Options for the engine's own program.
    std::vector<std::string> options;
    /// The image that has the program, for Kubernetes, and the claim of the folder's volume.
    std::string image = "gazetteer";
    std::string claim;
    /// The verb and its arguments.
    std::vector<std::string> command;
};

/// The places of a submission's files.
class Submission {
  public:
    explicit Submission(const SubmitArguments& arguments);

    const SubmitArguments& arguments() const { return arguments_; }
    std::string folder() const { return folder_.string(); }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string shard_file(int shard) const;
    std::vector<std::string> shard_files() const;
    /// The shards whose file is not in its place.
    std::vector<int> missing() const;
    int done() const { return arguments_.shards - static_cast<int>(missing().size()); }
    /// What runs the shard whose number is the word `shard` of sh, by this program, as a command
    /// of sh.
    std::string shell_command(const std::string& program, const std::string& shard) const;

    /// Makes the folder, and in it shard.sh, which runs shard $1. Throws EnvironmentError.
    void write_script() const;

  private:
    SubmitArguments arguments_;
    std::filesystem::path folder_;
};

/// A word for sh that stands for itself.
std::string quoted(const std::string& word);

/// The lines that a command prints. Throws EnvironmentError with the name of Debian's package if
/// the program is not there, and ProcessError if it fails.
std::vector<std::string> lines_of(const Command& command, const char* package);

/// Follows a job of a cluster, and shows how many shards are done, until there is none: true. False
/// if the stop is requested; `cancel` is called before. Where `is_there` throws ProcessError it is
/// asked again for five minutes: the cluster's controller may be away.
bool follow(const Submission& submission, const runs::Stop& stop,
            const std::function<bool()>& is_there, const std::function<void()>& cancel);

/// The last line of a file that is not empty, for a complaint.
std::string last_line(const std::string& path);

}  // namespace gazetteer::cli
