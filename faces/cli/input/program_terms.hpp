// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that other people's programs compute: --term.
#pragma once

#include <string>
#include <vector>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// What --term and --term-seconds say.
struct ProgramTermArguments {
    std::vector<std::string> terms;
    double seconds = 60;
};

/// --term 'f = COMMAND', repeatable, and --term-seconds.
void add_program_terms_option(Verb& verb, ProgramTermArguments& arguments);
/// From now on conjectures may use them. Throws InputError at the first that does not parse.
void add_to_conjectures(const ProgramTermArguments& arguments);

}  // namespace gazetteer::cli
