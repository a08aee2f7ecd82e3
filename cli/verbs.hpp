// The verbs of `gazetteer`, one file each. Every verb adds its subcommand to the application and
// leaves its exit code behind when it has run.
#pragma once

#include <CLI/CLI.hpp>

namespace gazetteer::cli {

/// What the program's exit codes mean, the same for every verb.
enum ExitCode : int {
    exit_ok = 0,
    /// A claim does not behave as registered; a replayed instance refutes its claim.
    /// Of synthesize: there is no such graph.
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

void add_claims(CLI::App& app, int& exit_code);
void add_verify(CLI::App& app, int& exit_code);
void add_solve(CLI::App& app, int& exit_code);
void add_census(CLI::App& app, int& exit_code);
void add_kernel(CLI::App& app, int& exit_code);
void add_merge(CLI::App& app, int& exit_code);
void add_status(CLI::App& app, int& exit_code);
void add_submit(CLI::App& app, int& exit_code);
void add_synthesize(CLI::App& app, int& exit_code);
void add_terms(CLI::App& app, int& exit_code);
void add_hunt(CLI::App& app, int& exit_code);
void add_conjecture(CLI::App& app, int& exit_code);
void add_draw(CLI::App& app, int& exit_code);

}  // namespace gazetteer::cli
