// SPDX-License-Identifier: GPL-3.0-or-later
// What solve does for games that are given as data.
#pragma once

#include <optional>
#include <string>

#include "faces/cli/input/graph_input.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::cli {

struct ScriptSolveRequest {
    /// "3", "0,3", or empty for every placing of the tokens.
    std::string root;
    bool unrooted = false;
    std::size_t mebibytes = 2048;
    std::optional<double> seconds;
    bool json = false;
    /// The file of --certificate, or empty.
    std::string certificate = {};
    GraphSource source;
};
/// Returns the exit code. Throws InputError.
int solve_script(const script::Rules& rules, const ScriptSolveRequest& request);

}  // namespace gazetteer::cli
