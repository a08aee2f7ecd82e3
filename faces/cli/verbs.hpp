// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs of `gazetteer`, one file each. Each is a value: its options, what it says, and what
// it does; it returns one of these exit codes.
#pragma once

#include <string>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// What the program's exit codes mean, the same for every verb.
enum ExitCode : int {
    exit_ok = 0,
    /// A claim does not behave as registered; a replayed instance refutes its claim; synthesize
    /// finds that there is no such graph; prove refutes a claim.
    exit_refuted = 1,
    /// Bad usage, bad input.
    exit_usage = 2,
    /// The budget ended before a claim's least bound, or the run was interrupted.
    exit_inconclusive = 3,
    /// The environment failed: a missing program, a closed pipe, a file that cannot be written.
    exit_environment = 4,
    /// A contract was broken: a defect of gazetteer itself.
    exit_defect = 5,
};

Verb solve_verb();
Verb census_verb();
Verb kernel_verb();
Verb merge_verb();
Verb status_verb();
Verb submit_verb();
Verb synthesize_verb();
Verb games_verb();
Verb terms_verb();
Verb hunt_verb();
Verb eval_verb();
Verb compare_verb();
Verb ci_verb();
Verb conjecture_verb();
Verb draw_verb();
Verb page_verb();
Verb paper_verb();
Verb play_verb();
Verb convert_verb();
Verb prove_verb();
Verb lsp_verb();

/// The whole program; `build` is the version and the commit that --version prints. As no string it
/// stays in one piece in the program, where tools/once leaves the commit out.
Program gazetteer_program(const char* build);

}  // namespace gazetteer::cli
