// SPDX-License-Identifier: GPL-3.0-or-later
// A small program with an option of each kind, for the tests of pages and completion.
#pragma once

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// Where the values of the options would go.
struct ExampleValues {
    bool json = false;
    int threads = 0;
    std::string text;
    std::vector<std::string> several;
};

inline Program example_program(ExampleValues& values) {
    Verb solve{.name = "solve", .says = "Decide positions: who wins [and why], 'at once'."};
    solve.words = &values.several;
    solve.option("GAME", &values.text, "A game").required();
    solve.option("--by", &values.text, "Who decides")
        .one_of({"oracle", "theorem"})
        .shows_default("oracle");
    solve.option("--game", &values.text, "Another one").value_named("GAME");
    solve.option("-o,--output", &values.text, "Write to FILE").value_named("FILE").output();
    solve.option("--threads", &values.threads, "Threads").between(0, 8).value_named("N");
    solve.option("--json", &values.json, "One JSON object a line");
    solve.footer =
        "GRAPH...: graph6.\nWithout any, one a line.\n  a  first\n  b  second\n"
        "Exit codes: 0 done; 2 usage; 3 a limit\nended it. More is said. And more.\n"
        "Example: gazetteer solve ueg 'grid 3 3'";
    Verb hunt{.name = "hunt", .says = "Hunt for a counterexample."};
    hunt.option("CONJECTURE", &values.text, "An expression");
    hunt.option("--file", &values.text, "Read FILE").value_named("FILE").required();
    return {.name = "gazetteer",
            .says = "Checks theorems.",
            .version = "1",
            .footer = "Example: gazetteer hunt tree",
            .verbs = {solve, hunt}};
}

}  // namespace gazetteer::cli
