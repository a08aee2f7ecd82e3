// SPDX-License-Identifier: GPL-3.0-or-later
// One shard of a run, saved in its run file as it goes: FILE.tmp until it is DONE, then FILE.
#pragma once

#include <functional>
#include <string>

#include "work/run_errors.hpp"
#include "work/shards/run_file.hpp"

namespace gazetteer::runs {

/// Where an unfinished run is saved.
inline std::string unfinished(const std::string& path) {
    return path + ".tmp";
}

struct FilePlan {
    std::string path;
    /// Go on with what is there, or begin; without it, what is there is a conflict.
    bool resume = false;
};

/// Calls work(ledger), which returns whether every unit is done, on the state that was found (or a
/// fresh one), saves what it writes and, when all is done, renames the file to its name. A file
/// that is DONE already is left as it is, work not called. Returns whether the run is DONE. Throws
/// RunConflict when the files belong to another command or another process, or are there
/// without `resume`; RunFileError when one is damaged.
bool run_shard(const FilePlan& plan, const Header& header,
               const std::function<bool(Ledger&)>& work);

}  // namespace gazetteer::runs
