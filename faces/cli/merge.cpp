// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer merge: the shards of one run put together, printed as a single run prints.
#include "work/shards/merge.hpp"

#include <fmt/format.h>

#include <memory>

#include "faces/cli/claims/verify_verb.hpp"
#include "faces/cli/marks/marked_drawer.hpp"
#include "faces/cli/merged.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/papers/papers.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {

int merge_files(const std::vector<std::string>& files) {
    try {
        const runs::Merged merged = runs::merge(files);
        const auto command = nlohmann::json::parse(merged.command, nullptr, false);
        const std::string verb = command.is_object() ? command.value("verb", "") : "";
        if (verb == "census") return conclude_census(merged);
        if (verb == "verify") return conclude_verify(merged, marked_drawer(), paper_claims);
        if (verb == "hunt") return conclude_hunt(merged);
        throw InputError(
            fmt::format("{}: of a verb that this program cannot merge: '{}'", files.front(), verb));
    } catch (const runs::MergeError& e) {
        throw InputError(e.what());
    } catch (const runs::RunFileError& e) {
        throw InputError(e.what());
    } catch (const nlohmann::json::exception& e) {
        throw InputError(
            fmt::format("{}: its contents make no sense: {}", files.front(), e.what()));
    }
}

Verb merge_verb() {
    Verb verb{.name = "merge",
              .says = "Put the shards of one run together and print what a single run prints."};
    const auto files = std::make_shared<std::vector<std::string>>();
    verb.option("FILE", files.get(), "The files of all shards, in any order").required();
    verb.footer =
        "Refuses gaps, overlaps, unfinished shards, several versions or commands, damaged files,\n"
        "and totals that are not the known numbers of graphs.\n"
        "Exit codes: those of the single run; 2 the files do not make one run.\n"
        "Example: gazetteer merge census-ueg-8-*-of-16.gztr";
    verb.run = [files] { return merge_files(*files); };
    return verb;
}

}  // namespace gazetteer::cli
