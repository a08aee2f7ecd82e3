// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/arguments/shard_arguments.hpp"

#include <fmt/format.h>

#include "faces/cli/output/output.hpp"

namespace gazetteer::cli {

void add_shard_options(Verb& verb, ShardArguments& arguments) {
    verb.option("--shard", &arguments.shard,
                "Only part R of M, 0 <= R < M, kept in a file; 'gazetteer merge' puts the "
                "files together")
        .value_named("R/M");
    verb.option("--resume", &arguments.resume,
                "Go on with the file where a run was cut off; begin it if there is none");
    verb.option("--out", &arguments.out, "The file to keep the run in")
        .value_named("FILE")
        .named_output();
    verb.option("--checkpoint", &arguments.checkpoint,
                "Seconds of work that may be lost when the run is killed")
        .between(0.0, 60.0);
}

runs::Shard shard_of(const ShardArguments& arguments) {
    if (arguments.shard.empty()) return {};
    if (const auto shard = runs::parse_shard(arguments.shard)) return *shard;
    throw InputError(fmt::format("--shard: R/M with 0 <= R < M <= {}, not '{}'",
                                 runs::shard_mod_max, arguments.shard));
}

bool run_in_file(const ShardArguments& arguments, const std::string& name, runs::Header header,
                 const std::function<bool(runs::Ledger&)>& work) {
    header.version = program_version();
    header.shard = shard_of(arguments);
    const std::string path = arguments.out.empty() ? fmt::format("{}-{}-of-{}.gztr", name,
                                                                 header.shard.res, header.shard.mod)
                                                   : arguments.out;
    try {
        const bool done = runs::run_shard({path, arguments.resume}, header, work);
        fmt::print(stderr, "{}\n",
                   done ? path + ": DONE"
                        : runs::unfinished(path) + ": interrupted; --resume goes on with it");
        return done;
    } catch (const runs::RunConflict& e) {
        throw InputError(e.what());
    }
}

const char* program_version() {
    return GAZETTEER_VERSION;
}

}  // namespace gazetteer::cli
