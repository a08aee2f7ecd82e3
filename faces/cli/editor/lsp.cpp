// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer lsp: the language server.
#include <memory>

#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/editor/checks.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/editor/server/serve.hpp"

namespace gazetteer::cli {

Verb lsp_verb() {
    Verb verb{.name = "lsp",
              .says = "Serve an editor: faults as you type, terms, and checks (docs/EDITORS.md)."};
    const auto limits = std::make_shared<CheckLimits>();
    add_time_limit_option(verb, &limits->seconds, "Stop a check after S seconds; 60 if not given");
    add_threads_option(verb, limits->threads, "Threads of a check");
    add_memory_option(verb, limits->mebibytes, "For the memos of a check of a conjecture, in MiB");
    verb.footer =
        "Speaks the language server protocol, version 3.17, on standard input and output. An\n"
        "editor starts it for games (.game), papers and files of conjectures.\n"
        "Exit codes: 0 after shutdown and exit; 1 exit or the end of the input without\n"
        "shutdown; 2 the input has no messages in it; 4 nobody reads the output.\n"
        "Example: gazetteer lsp --time-limit 10";
    verb.run = [limits] {
        // A check that has come to its own limit may still take a moment to say so.
        constexpr double moment = 5;
        return editor::serve(
            {.version = program_version(),
             .check = [limits](const editor::Task& task) { return check_in_text(task, *limits); },
             .seconds = {.checking = limits->seconds + moment}});
    };
    return verb;
}

}  // namespace gazetteer::cli
