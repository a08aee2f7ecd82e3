// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool of the source tree prints and how it ends, for its tests.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace gazetteer {

struct RanTool {
    /// Both outputs together.
    std::string out;
    int exit_code = 0;
};

/// Runs a command line by sh, and waits for it.
inline RanTool run_tool(const std::string& command) {
    FILE* const pipe = popen(("{ " + command + "\n} 2>&1").c_str(), "r");
    RanTool result;
    std::array<char, 4096> part{};
    while (fgets(part.data(), part.size(), pipe) != nullptr) result.out += part.data();
    result.exit_code = WEXITSTATUS(pclose(pipe));
    return result;
}

}  // namespace gazetteer
