// SPDX-License-Identifier: GPL-3.0-or-later
// What a question was too large for, told to the user.
#pragma once

#include "faces/cli/output/output.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::cli {

/// What `ask` returns. What is out of reach, or over a limit that the user may raise with these
/// options, is an InputError.
template <class Ask>
auto within_reach(Ask ask, const char* options = "--memory, --engine") {
    try {
        return ask();
    } catch (const decisions::OutOfReach& e) {
        throw InputError(e.what());
    } catch (const EngineLimitExceeded& e) {
        throw InputError(std::string(e.what()) + " (" + options + ")");
    }
}

}  // namespace gazetteer::cli
