// SPDX-License-Identifier: GPL-3.0-or-later
// The parser of command lines, and the only home of CLI11, which is slow to compile.
#pragma once

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// Gives the targets of one verb their values and runs it; returns its exit code. Or prints the
/// help or the version that is asked for. Throws InputError when the arguments are at fault.
int run_command_line(const Program& program, int argc, const char* const* argv);

}  // namespace gazetteer::cli
