// SPDX-License-Identifier: GPL-3.0-or-later
// Shards on the command line: merged they print what one run prints, byte for byte; killed at any
// moment they go on where they were.
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/shards.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/verbs.hpp"
#include "work/snapshot.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

TEST(ShardsLong, MergedPrintWhatOneRunPrints) {
    for (const char* game :
         {"uvg", "ueg", "partizan-uvg", "partizan-ueg", "slither", "edge-delete", "even-kernel"}) {
        expect_merged_is_single({"census", game, "--order", "0..5", "--json"}, 3);
        expect_merged_is_single({"census", game, "--order", "4", "--by-size", "--connected"}, 2);
    }
    for (const char* game : {"dvg", "deg"})
        expect_merged_is_single({"census", game, "--order", "0..3", "--json", "--by-size"}, 3);
    for (const char* engine : {"extensions", "classes"})
        expect_merged_is_single({"census", "ueg", "--order", "8", "--by-size", "--engine", engine},
                                5);
    for (const char* game : {"ueg", "even-kernel"}) {
        expect_merged_is_single({"census", game, "--order", "0..8", "--labelled", "--json"}, 3);
        expect_merged_is_single(
            {"census", game, "--order", "7..8", "--labelled", "--by-size", "--connected"}, 4);
    }
    expect_merged_is_single(
        {"census", "slither", "--order", "0..4", "--labelled", "--check", "theorem"}, 2);
}

TEST(ShardsStandard, MergedClaimsPrintWhatOneRunPrints) {
    expect_merged_is_single({"verify", "sv25 t7"}, 3);
    expect_merged_is_single({"verify", "and74 t1", "--json", "-"}, 2);
}

TEST(Shards, StatusTellsHowFarTheyAre) {
    const TemporaryFolder folder;
    const Words files =
        run_shards({"census", "uvg", "--order", "5", "--engine", "batch"}, 2, folder);
    const Ran status = run_gazetteer(Words{"status", "--json"} + files);
    EXPECT_EQ(status.exit_code, exit_ok);
    const auto lines = status.json_lines();
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0]["state"], "DONE");
    EXPECT_EQ(lines[0]["shard"], "0/2");
    EXPECT_EQ(lines[0]["generator"], "nauty-geng -q 5 RES/MOD");
    EXPECT_EQ(lines[0]["command"]["subject"], "uvg");
    EXPECT_EQ(lines[0]["items"].get<int>() + lines[1]["items"].get<int>(), 34);
    std::ofstream(folder.path("foreign")) << "a text of no kind, but long enough to be looked at";
    const Ran foreign =
        run_gazetteer({"status", files[0], folder.path("foreign"), folder.path("nowhere")});
    EXPECT_EQ(foreign.exit_code, exit_usage);
    EXPECT_EQ(foreign.out.substr(0, 5), "state");
    EXPECT_EQ(foreign.err, "gazetteer: " + folder.path("foreign") +
                               ": file is not a database\ngazetteer: " + folder.path("nowhere") +
                               ": no such file\n");
}

/// Shards by extensions and shards by nauty are different parts, and never put together.
TEST(Shards, OfTwoEnginesAreNotMerged) {
    const TemporaryFolder folder;
    const Words command{"census", "ueg", "--order", "5", "--json"};
    const Words files = run_shards(command, 2, folder);
    const std::string other = folder.path("other");
    EXPECT_EQ(
        run_gazetteer(command + Words{"--engine", "classes", "--shard", "1/2", "--out", other})
            .exit_code,
        exit_ok);
    const Ran merged = run_gazetteer({"merge", files[0], other});
    EXPECT_EQ(merged.exit_code, exit_usage);
    EXPECT_NE(merged.err.find(" are not of one run: "), std::string::npos) << merged.err;
    const Ran status = run_gazetteer({"status", "--json", files[0], other});
    EXPECT_EQ(status.json_lines()[0]["generator"], "extensions to order 5 RES/MOD");
    EXPECT_EQ(status.json_lines()[1]["generator"], "nauty-geng -q 5 RES/MOD");
}

TEST(Shards, WhatIsWrongIsSaid) {
    const TemporaryFolder folder;
    const Words command{"census", "uvg", "--order", "4"};
    const Words files = run_shards(command, 2, folder);
    expect_one_complaint(run_gazetteer({"merge", files[1]}), exit_usage, "no file is shard 0/2");
    expect_one_complaint(run_gazetteer(command + Words{"--shard", "0/2", "--out", files[0]}),
                         exit_usage, files[0] + ": exists; remove it, or give another name");
    expect_one_complaint(run_gazetteer(command + Words{"--shard", "2/2"}), exit_usage,
                         "--shard: R/M with 0 <= R < M <= 1000000, not '2/2'");
    expect_one_complaint(run_gazetteer(command + Words{"--out", "/nonexistent/x"}),
                         exit_environment, "/nonexistent/x.lock: No such file or directory");
    expect_one_complaint(run_gazetteer({"verify", "sv25", "--shard", "0/2", "--certify"}),
                         exit_usage, "--certify and --certificate take a whole run, not a shard");
    // Done again with --resume is done.
    EXPECT_EQ(run_gazetteer(command + Words{"--shard", "0/2", "--out", files[0], "--resume"}).err,
              files[0] + ": DONE\n");
}

const Words long_census{"census", "ueg", "--json", "--engine", "search", "--order", "7"};

TEST(ShardsStandard, TenKillsLoseNothing) {
    expect_kills_lose_nothing(long_census, 10, 1);
}

/// An order that is counted as a whole: its state is kept beside the file, and goes with it.
TEST(ShardsLong, KillsWithinAWholeOrderLoseNothing) {
    for (const char* threads : {"1", "2", "3"})
        expect_kills_lose_nothing(
            {"census", "ueg", "--json", "--order", "7..8", "--threads", threads}, 5, 3);
    expect_kills_lose_nothing({"census", "slither", "--by-size", "--order", "8"}, 5, 4);
}

/// All shards at once. Each is killed after each of these times and begun again when it has ended;
/// the last try has all the time that it needs.
Words run_exchanging_shards(const Words& census, int mod, const std::vector<double>& seconds,
                            const TemporaryFolder& folder) {
    Words files;
    std::vector<std::jthread> shards;
    for (int res = 0; res < mod; ++res) {
        files.push_back(folder.path("shard-" + std::to_string(res)));
        const Words words = census + Words{"--resume",
                                           "--threads",
                                           std::to_string(1 + res % 2),
                                           "--shard",
                                           std::to_string(res) + "/" + std::to_string(mod),
                                           "--exchange",
                                           folder.path("exchange"),
                                           "--out",
                                           files.back()};
        shards.emplace_back([words, &seconds] {
            for (const double s : seconds) {
                Started shard({.arguments = words});
                shard.give(s);
                shard.signal(SIGKILL);
                if (shard.wait().exit_code == exit_ok) return;
            }
            const Ran last = run_gazetteer(words);
            EXPECT_EQ(last.exit_code, exit_ok) << last.err;
        });
    }
    return files;
}

TEST(ShardsLong, ThoseThatExchangeComeToOneRun) {
    for (const Words& census : {Words{"census", "ueg", "--order", "6..8", "--json"},
                                Words{"census", "even-kernel", "--order", "7", "--by-size"},
                                Words{"census", "edge-delete", "--order", "7", "--connected"}})
        for (int mod : {2, 4})
            for (const std::vector<double>& seconds :
                 {std::vector<double>{}, {0.1, 0.2, 0.15, 0.2, 0.3, 0.5}}) {
                const TemporaryFolder folder;
                const Words files = run_exchanging_shards(census, mod, seconds, folder);
                const Ran merged = run_gazetteer(Words{"merge"} + files);
                EXPECT_EQ(merged.out, run_gazetteer(census).out) << census[1] << merged.err;
            }
}

TEST(Shards, WhatCannotBeExchangedIsSaid) {
    expect_one_complaint(
        run_gazetteer({"census", "uvg", "--order", "5", "--shard", "0/2", "--exchange", "x"}),
        exit_usage,
        "--exchange: only for ueg, even-kernel and edge-delete by the engine 'extensions'");
    expect_one_complaint(run_gazetteer({"census", "ueg", "--order", "5", "--exchange", "x"}),
                         exit_usage, "--exchange takes shards in files: --shard R/M");
    expect_one_complaint(
        run_gazetteer({"submit", "--engine", "parallel", "--shards", "4", "--jobs", "3", "--dir",
                       "/nonexistent", "--", "census", "ueg", "--order", "5", "--exchange", "x"}),
        exit_usage, "--exchange takes all shards at once: --jobs 4 at least");
}

TEST(Shards, ASnapshotOfOtherWorkIsRefused) {
    const TemporaryFolder folder;
    const std::string file = folder.path("file");
    const std::string snapshot = file + ".order-6";
    const Words command{"census", "ueg", "--order", "6", "--out", file};
    runs::write_snapshot({snapshot, "order-6, version 0"}, {}, {});
    const Ran run = run_gazetteer(command);
    EXPECT_EQ(run.exit_code, exit_usage);
    EXPECT_EQ(run.err.substr(0, run.err.find(", not ")),
              "gazetteer: " + snapshot + ": a snapshot of other work: order-6, version 0");
    EXPECT_NE(run.err.find("; remove it, or give another name\n"), std::string::npos) << run.err;
    std::ofstream(snapshot) << "no snapshot, but long enough to be looked at as if it were one";
    expect_one_complaint(run_gazetteer(command + Words{"--resume"}), exit_environment,
                         snapshot +
                             ": a damaged snapshot: it does not begin as one; remove it, "
                             "and what it was of begins anew");
    std::filesystem::remove(snapshot);
    EXPECT_EQ(run_gazetteer(command + Words{"--resume"}).exit_code, exit_ok);
}

TEST(ShardsExtreme, TwoHundredKillsLoseNothing) {
    expect_kills_lose_nothing(long_census, 200, 2);
}

}  // namespace
}  // namespace gazetteer::cli
