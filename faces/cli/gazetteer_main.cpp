// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer: the theorem checker for games on graphs.
#include "faces/cli/arguments/run_program.hpp"
#include "faces/cli/verbs.hpp"
#include "gazetteer_build.hpp"

int main(int argc, char** argv) {
    using namespace gazetteer::cli;
    return run_program(gazetteer_program(GAZETTEER_BUILD), argc, argv);
}
