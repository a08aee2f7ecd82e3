// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of gazetteer solve where a theorem decides: time in steps, memory in bytes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

// A limit of 0 is over before the first step.
TEST(SolveLimits, ATheoremStopsAtTheTimeLimit) {
    const Ran run =
        run_gazetteer({"solve", "slither", "--time-limit", "0", "--json", "path 9999", "path 3"});
    EXPECT_EQ(run.exit_code, exit_inconclusive);
    ASSERT_EQ(run.json_lines().size(), 2u);
    EXPECT_EQ(run.json_lines()[0]["stopped_by"], "time limit");
    EXPECT_EQ(run.json_lines()[0]["outcome"], nullptr);
    EXPECT_EQ(run.json_lines()[1]["outcome"], "P");
    const Ran uvg = run_gazetteer(
        {"solve", "uvg", "--root", "0", "--time-limit", "0", "--by", "theorem", "path 99999"});
    EXPECT_EQ(uvg.exit_code, exit_inconclusive);
    EXPECT_THAT(uvg.out, HasSubstr("stopped by time limit"));
}

TEST(SolveLimits, ATheoremKeepsToTheMemory) {
    expect_one_complaint(
        run_gazetteer({"solve", "slither", "--memory", "16", "path 20001"}), exit_usage,
        "<argument 1>:1: by theorem the matchings of the witness take 764 MiB, allowed are 16 MiB "
        "(--memory, --engine)");
    expect_one_complaint(
        run_gazetteer({"solve", "slither", "--memory", "1", "path 9001"}), exit_usage,
        "<argument 1>:1: by theorem the partitions take 2 MiB, allowed are 1 MiB (--memory, "
        "--engine)");
    EXPECT_EQ(run_gazetteer({"solve", "slither", "--memory", "16", "path 2001"}).exit_code,
              exit_ok);
}

TEST(SolveLimits, AFamilyKeepsToTheMemory) {
    expect_one_complaint(run_gazetteer({"solve", "slither", "--memory", "16", "path 1000000"}),
                         exit_usage,
                         "<argument 1>:1:1: the graph takes 54 MiB, allowed are 16 MiB");
}

}  // namespace
}  // namespace gazetteer::cli
