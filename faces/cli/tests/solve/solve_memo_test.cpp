// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer solve --engine memo where play may last long.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

/// As deep as there are edges; with the stack of a small machine.
TEST(SolveStandard, ALongPlayDoesNotOverflowTheStack) {
    for (const auto& [order, outcome] : {std::pair(1200, "P"), std::pair(1201, "N")}) {
        const Ran ran = run_shell(
            "ulimit -s 1024; gazetteer solve ueg --engine memo --root 0 --json "
            "'cycle " +
            std::to_string(order) + "'");
        ASSERT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_EQ(ran.json_lines().at(0).at("outcome"), outcome);
    }
}

}  // namespace
}  // namespace gazetteer::cli
