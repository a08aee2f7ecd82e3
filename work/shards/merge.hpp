// SPDX-License-Identifier: GPL-3.0-or-later
// The shards of one run put together, and what is wrong with a set of files that is not one.
#pragma once

#include <string>
#include <vector>

#include "work/shards/run_file.hpp"

namespace gazetteer::runs {

/// The files cannot be put together: a gap, an overlap, two versions, an unfinished shard.
class MergeError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

struct Merged {
    std::string version;
    std::string command;
    /// The number of shards.
    int mod = 0;
    /// All units, by shard, then by number.
    std::vector<UnitState> units;
};

/// Every shard 0/m .. m-1/m of one run, exactly once, each DONE, of one version and one command, in
/// any order. Throws MergeError, naming the files at fault, or RunFileError.
Merged merge(const std::vector<std::string>& paths);

/// One file as `gazetteer status` shows it: FILE, or FILE.tmp where FILE is not there yet.
struct Status {
    std::string path;
    Header header;
    bool done = false;
    int units_done = 0;
    std::uint64_t items = 0;
    std::uint64_t failures = 0;
    std::string digest;
};
/// Throws RunFileError when there is neither file, or the one there is damaged.
Status status_of(const std::string& path);

}  // namespace gazetteer::runs
