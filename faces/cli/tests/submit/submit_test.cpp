// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer submit: names that an engine could interpret, and what is said of what fails.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

namespace fs = std::filesystem;

/// Templates of GNU parallel and Snakemake, patterns of Slurm, and what sh would interpret.
TEST(SubmitLong, AFoldersNameIsNeverInterpreted) {
    const TemporaryFolder outside;
    for (const char* name :
         {"{= system(\"touch OWNED\") =}", "{}", "{#}", "{.} {1} {//}", "%j %a", "$(touch OWNED)",
          "`touch OWNED`", "a'b\"c\\d", "-e", ";touch OWNED;"}) {
        const std::string folder = outside.path(name);
        const Ran run = run_gazetteer({"submit", "--engine", "parallel", "--shards", "2",
                                       "--dir=" + folder, "--", "census", "uvg", "--order", "3"});
        EXPECT_EQ(run.exit_code, exit_ok) << name << run.err;
        EXPECT_TRUE(fs::exists(folder + "/shard-1.gztr")) << name;
        EXPECT_TRUE(fs::exists(folder + "/joblog")) << name;
        EXPECT_FALSE(fs::exists(folder + "/OWNED")) << name;
    }
    EXPECT_FALSE(fs::exists("OWNED"));
}

/// The folder of the shards is not that in which the command stands.
TEST(SubmitStandard, NamesInTheCommandAreRelativeToWhereItIsGiven) {
    const TemporaryFolder outside;
    std::ofstream(outside.path("graphs.g6")) << "Cr\nC~\n";
    const Ran run = run_shell("cd " + outside.path() +
                              " && gazetteer submit --engine parallel --shards 2 --dir in/side -- "
                              "hunt 'order = 4' --input graphs.g6");
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    EXPECT_TRUE(fs::exists(outside.path("in/side/shard-0.gztr")));
}

TEST(SubmitStandard, ShardsThatFailAgainAndAgainAreReported) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("shard-1.gztr.tmp")) << "no run file, whatever it is, to resume from";
    const Ran run = run_shell("gazetteer submit --engine parallel --shards 3 --retries 1 --dir " +
                              folder.path() + " -- census uvg --order 4");
    EXPECT_EQ(run.exit_code, exit_environment);
    EXPECT_EQ(run.out, "");
    EXPECT_NE(run.err.find("shards 1 failed; again (1 of 1)\n"), std::string::npos) << run.err;
    EXPECT_NE(run.err.find("shards 1 failed 2 times; the last of " + folder.path("shard-1.log") +
                           ": gazetteer: " + folder.path("shard-1.gztr.tmp") +
                           ": file is not a database\n"),
              std::string::npos)
        << run.err;
}

TEST(Submit, WhatIsWrongIsSaid) {
    const TemporaryFolder folder;
    expect_one_complaint(run_gazetteer({"submit", "--engine", "parallel", "--shards", "2", "--dir",
                                        folder.path(), "--", "solve", "ueg"}),
                         exit_usage, "submit takes census, verify or hunt after --, not 'solve'");
    EXPECT_EQ(run_gazetteer({"submit", "--engine", "pbs", "--shards", "2", "--dir", folder.path(),
                             "--", "census"})
                  .exit_code,
              exit_usage);
    expect_one_complaint(run_gazetteer({"submit", "--engine", "slurm", "--shards", "2", "--dir",
                                        folder.path(), "--", "census", "uvg", "--order", "3"},
                                       "", {"PATH=/nonexistent"}),
                         exit_environment,
                         "sbatch: not found; it is in Debian's package slurm-wlm");
}

}  // namespace
}  // namespace gazetteer::cli
