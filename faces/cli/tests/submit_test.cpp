// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer submit, with GNU parallel and with a real Slurm of one node: 16 shards, one of them
// killed on the way, come to what one run prints.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <thread>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

namespace fs = std::filesystem;

const std::string submitted_census = "census ueg --order 7 --engine search --json --threads 1";

bool installed(const std::string& programs) {
    return run_shell("command -v " + programs + " >/dev/null").exit_code == 0;
}

/// The process, if there is one, whose arguments end a shard's: by /proc, so that only this test's
/// own folder can match.
pid_t process_with_argument(const std::string& argument) {
    for (const auto& entry : fs::directory_iterator("/proc")) {
        const std::string name = entry.path().filename();
        if (name.find_first_not_of("0123456789") != name.npos) continue;
        std::ifstream file(entry.path() / "cmdline");
        std::ostringstream arguments;
        arguments << file.rdbuf();
        if (arguments.str().ends_with('\0' + argument + '\0')) return std::stoi(name);
    }
    return 0;
}

/// Kills the first process that works on the file.
bool kill_when_seen(const std::string& shard_file, const std::atomic<bool>& over) {
    while (!over) {
        const pid_t id = process_with_argument(shard_file);
        if (id != 0 && fs::exists(shard_file + ".tmp") && kill(id, SIGKILL) == 0) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

/// Submits 16 shards and kills number 5 the first time it is seen at work; whether it was seen.
bool kills_one_of(const TemporaryFolder& folder, const std::string& submit, Ran& merged) {
    std::atomic<bool> over = false;
    bool killed = false;
    std::thread killer([&] { killed = kill_when_seen(folder.path("shard-5.gztr"), over); });
    merged = run_shell(submit + " --shards 16 --jobs 2 --dir " + folder.path() + " -- " +
                       submitted_census + " --checkpoint 0");
    over = true;
    killer.join();
    return killed;
}

/// One of the shards is killed on the way, and what they come to is what one run prints.
void expect_single_run(const std::string& engine, const std::string& environment) {
    const std::string submit = environment + " gazetteer submit --engine " + engine;
    std::optional<TemporaryFolder> made;
    Ran merged;
    bool killed = false;
    // It may have ended before it was seen.
    for (int i = 0; i < 20 && !killed; ++i) killed = kills_one_of(made.emplace(), submit, merged);
    const TemporaryFolder& folder = *made;
    const Ran single = run_shell("gazetteer " + submitted_census);
    EXPECT_TRUE(killed);
    EXPECT_EQ(merged.exit_code, exit_ok) << merged.err;
    EXPECT_EQ(merged.out, single.out);
    EXPECT_NE(merged.err.find("shards 5 failed; again (1 of 3)\n"), std::string::npos)
        << merged.err;
    // All is there already: nothing runs again.
    const Ran again = run_shell(submit + " --shards 16 --dir " + folder.path() + " -- " +
                                submitted_census + " --checkpoint 0");
    EXPECT_EQ(again.out, single.out);
    EXPECT_EQ(again.err, "");
}

TEST(SubmitLong, ByGnuParallel) {
    expect_single_run("parallel", "");
}

/// Templates of GNU parallel, patterns of Slurm, and what sh would interpret.
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

TEST(SubmitLong, BySlurm) {
    if (geteuid() != 0) GTEST_SKIP() << "not root: Slurm's servers cannot be started";
    if (!installed("slurmctld") || !installed("slurmd") || !installed("munged"))
        GTEST_SKIP() << "slurm-wlm or munge is not installed";
    const TemporaryFolder folder;
    const std::string script = source_path("faces/cli/tests/slurm.sh");
    const Ran start = run_shell(script + " start " + folder.path());
    if (start.exit_code == 0)
        expect_single_run("slurm", "SLURM_CONF=" + folder.path("slurm.conf"));
    else
        ADD_FAILURE() << start.err;
    EXPECT_EQ(run_shell(script + " stop " + folder.path()).exit_code, 0);
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
