// SPDX-License-Identifier: GPL-3.0-or-later
// What "check this claim" does in an editor: what verify, hunt --file and games --check do with the
// text as it stands there.
#pragma once

#include <cstddef>

#include "faces/editor/server/task.hpp"

namespace gazetteer::cli {

struct CheckLimits {
    double seconds = 60;
    int threads = 0;
    /// For the memos of a conjecture.
    std::size_t mebibytes = 2048;
};

/// Ctrl-C, SIGTERM and the clock stop it. Throws InputError where the text has no such name, or
/// what bears it cannot be read.
editor::CheckAnswer check_in_text(const editor::Task& task, const CheckLimits& limits);

}  // namespace gazetteer::cli
