// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer status: how far the shards in some files have come.
#include <fmt/format.h>

#include <memory>

#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "work/shards/merge.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

Json to_json(const runs::Status& status) {
    return {{"file", status.path},
            {"state", status.done ? "DONE" : "unfinished"},
            {"shard", to_string(status.header.shard)},
            {"units_done", status.units_done},
            {"units", status.header.units},
            {"items", status.items},
            {"failures", status.failures},
            {"version", status.header.version},
            {"command", Json::parse(status.header.command)},
            {"generator", status.header.generator},
            {"digest", status.digest}};
}

std::string row(const runs::Status& status) {
    return fmt::format("{:<10}  {:>9}  {:>11}  {:>12}  {:>8}  {}",
                       status.done ? "DONE" : "unfinished", to_string(status.header.shard),
                       fmt::format("{}/{}", status.units_done, status.header.units), status.items,
                       status.failures, status.path);
}

/// Every file is shown or complained of.
int run(const std::vector<std::string>& files, bool json) {
    int exit_code = exit_ok;
    if (!json)
        print_line(fmt::format("{:<10}  {:>9}  {:>11}  {:>12}  {:>8}  {}", "state", "shard",
                               "units", "items", "failures", "file"));
    for (const std::string& file : files) try {
            const runs::Status status = runs::status_of(file);
            print_line(json ? to_json(status).dump() : row(status));
            if (!status.done && exit_code == exit_ok) exit_code = exit_inconclusive;
        } catch (const runs::RunFileError& e) {
            fmt::print(stderr, "gazetteer: {}\n", e.what());
            exit_code = exit_usage;
        }
    return exit_code;
}

}  // namespace

Verb status_verb() {
    struct Arguments {
        std::vector<std::string> files;
        bool json = false;
    };
    Verb verb{.name = "status", .says = "How far the runs in some files have come."};
    const auto arguments = std::make_shared<Arguments>();
    verb.option("FILE", &arguments->files,
                "Files of --out; of an unfinished FILE, FILE.tmp is read")
        .required();
    verb.option("--json", &arguments->json, "One JSON object a file");
    verb.footer =
        "Exit codes: 0 all DONE; 2 some file is missing, damaged or foreign; 3 some are "
        "unfinished.\n"
        "Example: gazetteer status --json census-ueg-8-*-of-16.gztr";
    verb.run = [arguments] { return run(arguments->files, arguments->json); };
    return verb;
}

}  // namespace gazetteer::cli
