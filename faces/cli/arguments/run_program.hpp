// SPDX-License-Identifier: GPL-3.0-or-later
// What a program of these verbs does from its first line to its exit code.
#pragma once

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// Runs the command line. What goes wrong is said on standard error, and is one of the exit codes
/// of faces/cli/verbs.hpp; a reader of standard output who has gone ends the program without a
/// word.
int run_program(const Program& program, int argc, const char* const* argv);

}  // namespace gazetteer::cli
