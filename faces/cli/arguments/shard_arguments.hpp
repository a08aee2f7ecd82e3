// SPDX-License-Identifier: GPL-3.0-or-later
// --shard, --resume, --out and --checkpoint: a long run as one file of many, for any verb.
#pragma once

#include <functional>
#include <string>

#include "faces/cli/arguments/verb.hpp"
#include "work/shards/sharded_run.hpp"

namespace gazetteer::cli {

struct ShardArguments {
    std::string shard;
    bool resume = false;
    std::string out;
    double checkpoint = 30;

    /// Whether the run goes into a file.
    bool in_file() const { return !shard.empty() || resume || !out.empty(); }
};

void add_shard_options(Verb& verb, ShardArguments& arguments);

/// The shard R/M that is given, else 0/1. Throws InputError if the text is not a shard.
runs::Shard shard_of(const ShardArguments& arguments);

/// runs::run_shard with what the arguments say, in the file that they name or else
/// "NAME-R-of-M.gztr". Says on standard error where the shard is. Throws InputError where the files
/// there are of another run.
bool run_in_file(const ShardArguments& arguments, const std::string& name, runs::Header header,
                 const std::function<bool(runs::Ledger&)>& work);

/// The version that run files carry, and the digits that --version prints.
const char* program_version();

}  // namespace gazetteer::cli
