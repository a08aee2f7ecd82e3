// SPDX-License-Identifier: GPL-3.0-or-later
// The language server on two open files.
#pragma once

#include <string>

#include "faces/editor/server/processes.hpp"

namespace gazetteer::editor {

struct Serving {
    int in = 0;
    int out = 1;
    std::string version;
    Checker check;
    TaskSeconds seconds = {};
};

/// Serves until the client says exit or closes `in`. Returns the exit code: that of the server, or
/// 1 where `in` ended before exit. Throws std::runtime_error where `out` cannot be written.
int serve(const Serving& serving);

}  // namespace gazetteer::editor
