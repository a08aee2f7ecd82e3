// SPDX-License-Identifier: GPL-3.0-or-later
// solve on grids of higher dimension, by their theorem and by search.
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {
namespace {

using Json = nlohmann::json;

std::vector<Json> solve_ueg(Words arguments) {
    arguments.insert(arguments.begin(), {"solve", "ueg", "--json"});
    const Ran run = run_gazetteer(arguments);
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    return run.json_lines();
}

TEST(SolveGridsStandard, ByTheirTheorem) {
    const Json corner = solve_ueg({"--root", "0", "grid 2 4 4"}).at(0);
    EXPECT_EQ(corner["outcome"], "P");
    EXPECT_EQ(corner["decided_by"], "FSU93 section 5 (4), answered");
    EXPECT_EQ(solve_ueg({"--root", "0", "grid 30 30 30"}).at(0)["outcome"], "P");
    EXPECT_EQ(solve_ueg({"grid 2 10 30"}).size(), 600u);
}

TEST(SolveGridsStandard, AsBySearch) {
    for (const char* grid : {"grid 2 2 3", "grid 2 3 3"}) {
        const auto searched = solve_ueg({"--by", "oracle", grid});
        const auto answered = solve_ueg({grid});
        ASSERT_EQ(searched.size(), answered.size());
        for (std::size_t v = 0; v < searched.size(); ++v) {
            EXPECT_EQ(answered[v]["outcome"], searched[v]["outcome"]) << v;
            EXPECT_EQ(answered[v]["winning_moves"], searched[v]["winning_moves"]) << v;
        }
    }
}

}  // namespace
}  // namespace gazetteer::cli
