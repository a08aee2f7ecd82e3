// SPDX-License-Identifier: GPL-3.0-or-later
// The folder that names without a slash count from. The C library here has one tree of folders, and
// would take /a for a: so the host's working folder has a name of its own at the root, which
// faces/npm/wasi.js knows.
#include <unistd.h>

#include <cstdlib>

namespace {

/// After the C library has learnt of its folders, and before all else.
__attribute__((constructor)) void enter_working_folder() {
    if (::chdir("/@") != 0) std::_Exit(4);
}

}  // namespace
