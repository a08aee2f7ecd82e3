// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer-verify: the verbs about claims alone. It is built in half the time of the whole
// program, and serves ./verify while the rest is built.
#include "faces/cli/arguments/run_program.hpp"
#include "faces/cli/claims/verify_verb.hpp"
#include "faces/cli/verbs.hpp"
#include "gazetteer_build.hpp"

int main(int argc, char** argv) {
    using namespace gazetteer::cli;
    const Program program{.name = "gazetteer-verify",
                          .says = "Checks published theorems about games on graphs.",
                          .version = "gazetteer " GAZETTEER_BUILD,
                          .footer = "Example: gazetteer-verify verify gghr",
                          .verbs = {claims_verb(no_papers),
                                    verify_verb(gazetteer::reports::plain_drawing, no_papers)}};
    return run_program(program, argc, argv);
}
