// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer: the theorem checker for games on graphs.
#include "cli/arguments/run_program.hpp"
#include "cli/arguments/shard_arguments.hpp"
#include "cli/verbs.hpp"

int main(int argc, char** argv) {
    using namespace gazetteer::cli;
    const Program program{
        .name = "gazetteer",
        .says = "Checks published theorems about games on graphs against exhaustive play.",
        .version = std::string("gazetteer ") + program_version(),
        .footer =
            "Exit codes: 0 as expected; 1 a claim does not behave as registered, or an instance\n"
            "refutes; 2 bad usage or input; 3 inconclusive; 4 the environment failed; 5 a defect "
            "of\n"
            "gazetteer itself.\n"
            "Example: gazetteer verify gghr",
        .verbs = {claims_verb(), verify_verb(), solve_verb(), census_verb(), kernel_verb(),
                  merge_verb(), status_verb(), submit_verb(), synthesize_verb(), games_verb(),
                  terms_verb(), hunt_verb(), eval_verb(), conjecture_verb(), draw_verb(),
                  play_verb()}};
    return run_program(program, argc, argv);
}
