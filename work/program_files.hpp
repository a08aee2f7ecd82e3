// SPDX-License-Identifier: GPL-3.0-or-later
// Where the running program lies: what starts it again, and the programs that came with it.
#pragma once

#include <filesystem>
#include <string>

namespace gazetteer::runs {

/// The file that starts this program again, absolute. Where the loader was called by name, as
/// tools/packaging/launcher_main.cpp does, this is the launcher, which then is argv[0].
std::filesystem::path program_file();

/// Where a program of this name lies if it came with this code: in libexec/, a sibling of the
/// folder that has the program, or the shared library if the code is part of one. It need not be
/// there.
std::filesystem::path companion_program(const std::string& name);

}  // namespace gazetteer::runs
