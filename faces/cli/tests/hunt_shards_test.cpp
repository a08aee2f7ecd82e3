// SPDX-License-Identifier: GPL-3.0-or-later
// Hunts in shards: merged they print what one hunt prints, byte for byte.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/shards.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

const Words refuted_hunt{"hunt", "P(ueg) <-> in_even_kernel", "--order", "..6"};

TEST(HuntShards, MergedPrintWhatOneHuntPrints) {
    expect_merged_is_single(refuted_hunt, 2);
}

TEST(HuntShards, AShardDoesNotDependOnTheThreads) {
    const TemporaryFolder folder;
    std::vector<std::string> digests;
    for (const char* threads : {"1", "2", "5"}) {
        const std::string file = folder.path(threads);
        const Ran ran = run_gazetteer(refuted_hunt + Words{"--near", "2", "--shard", "1/2",
                                                           "--threads", threads, "--out", file});
        EXPECT_EQ(ran.err, file + ": DONE\n");
        digests.push_back(run_gazetteer({"status", "--json", file}).json_lines()[0]["digest"]);
    }
    EXPECT_EQ(digests[0].size(), 16u);
    EXPECT_EQ(digests[1], digests[0]);
    EXPECT_EQ(digests[2], digests[0]);
}

TEST(HuntShardsLong, MergedPrintWhatOneHuntPrints) {
    expect_merged_is_single(refuted_hunt, 3);
    expect_merged_is_single(refuted_hunt + Words{"--json"}, 5);
    expect_merged_is_single(
        {"hunt", "connected and order > 2 -> size < order * order - 9", "--near", "4"}, 2);
    expect_merged_is_single({"hunt", "degree = 4 -> connected", "--order", "..5"}, 4);
    // Refuted by several graphs of one order, in several shards; not all are named.
    expect_merged_is_single(
        {"hunt", "connected -> size <= order + 1", "--order", "..7", "--list", "2"}, 3);
}

void expect_merged_is_single_over(const std::string& ground) {
    expect_merged_is_single(
        {"hunt", "planar or in_even_kernel or girth != 4", "--graphs", ground, "--json"}, 3);
}

/// Other options of the same generators.
TEST(HuntShardsLong, OverOtherGrounds) {
    for (const char* ground :
         {"bipartite, degree 2..3", "regular 3", "claw-free connected", "split", "grid 2..7 2..9"})
        expect_merged_is_single_over(ground);
}

TEST(HuntShardsLong, OverEveryKindOfGround) {
    for (const char* ground :
         {"biconnected triangle-free", "trees", "regular", "edges 5..7, order 3..6", "cube ..4"})
        expect_merged_is_single_over(ground);
    expect_merged_is_single({"hunt", "planar", "--graph", "D~{", "--graph", "Bw"}, 2);
    expect_merged_is_single({"hunt", "order < 4", "--graphs", "trees", "--order", "..9"}, 7);
}

TEST(HuntShardsLong, OfOrdersThatAreDecidedAtOnce) {
    expect_merged_is_single(
        {"hunt", "in_even_kernel -> P(ueg)", "--graphs", "connected", "--order", "8..9"}, 3);
    expect_merged_is_single({"hunt", "grundy(edge_delete) <= 4", "--order", "9", "--json"}, 2);
    // In parts of several: what is too great to be among the least of a shard is counted all the
    // same.
    expect_merged_is_single({"hunt", "P(ueg) <-> in_even_kernel", "--order", "9", "--list", "3"},
                            2);
}

TEST(HuntShardsStandard, OfRandomHuntsTheHitIsMadeLeastWhenMerged) {
    const Words random{"hunt", "planar", "--random", "gnp(12, 0.4)", "--count", "1001"};
    expect_merged_is_single(random, 3);
    expect_merged_is_single(random + Words{"--exhaustive", "4", "--seed", "7"}, 2);
    expect_merged_is_single({"hunt", "matching_number <= 3", "--random", "tree(11)", "--json"}, 4);
    expect_merged_is_single({"hunt", "size < 12", "--random", "tree(11)", "--json"}, 2);
}

/// More than one block of lines, so that each shard has some; blank lines and CRLF among them.
TEST(HuntShardsLong, OfAFileOfGraphs) {
    const TemporaryFolder folder;
    const std::string file = folder.path("graphs.g6");
    run_shell("(nauty-geng -q 7; echo; nauty-geng -q 8 | sed 's/$/\\r/') > " + file);
    const Words hunt{"hunt", "planar or size > 12", "--input", file, "--near", "3"};
    expect_merged_is_single(hunt, 3);
    expect_merged_is_single(hunt + Words{"--json"}, 20);
    const Words files = run_shards(hunt, 2, folder);
    // A merge does not need the file; a shard of another file of this name is refused.
    std::filesystem::remove(file);
    EXPECT_EQ(run_gazetteer(Words{"merge"} + files).exit_code, exit_refuted);
    run_shell("nauty-geng -q 7 > " + file);
    const std::string other = folder.path("other");
    run_gazetteer(hunt + Words{"--shard", "1/2", "--out", other});
    const Ran mixed = run_gazetteer({"merge", files[0], other});
    EXPECT_EQ(mixed.exit_code, exit_usage);
    EXPECT_THAT(mixed.err, HasSubstr("are not of one run: commands "));
    run_shell("sed -i '1043s/.*/F?/' " + file);
    expect_one_complaint(run_gazetteer(hunt + Words{"--shard", "1/2", "--out", folder.path("x")}),
                         exit_usage,
                         file +
                             ":1043:3: graph6 of order 7 needs 4 bytes after the order, here "
                             "are 1");
}

TEST(HuntShards, WhatIsWrongIsSaid) {
    const TemporaryFolder folder;
    const Words hunt{"hunt", "tree -> forest", "--order", "..5"};
    const Words files = run_shards(hunt, 3, folder);
    expect_one_complaint(run_gazetteer({"merge", files[0], files[2]}), exit_usage,
                         "no file is shard 1/3");
    expect_one_complaint(run_gazetteer({"merge", files[0], files[2], files[0], files[1]}),
                         exit_usage, files[0] + " and " + files[0] + " are both shard 0/3");
    const std::string other = folder.path("other");
    run_gazetteer(
        {"hunt", "tree -> bipartite", "--order", "..5", "--shard", "1/3", "--out", other});
    EXPECT_THAT(run_gazetteer({"merge", files[0], other, files[2]}).err,
                HasSubstr("are not of one run: commands "));
    expect_one_complaint(run_gazetteer({"hunt", "tree", "--input", "-", "--shard", "0/2"}),
                         exit_usage,
                         "--input: a shard reads its graphs more than once: a file, not '-'");
    expect_one_complaint(run_gazetteer({"hunt", "tree", "--certificate", "x", "--shard", "0/2"}),
                         exit_usage,
                         "--file, --certificate and --coq take a whole hunt, not a shard");
    expect_one_complaint(run_gazetteer({"hunt", "tree", "--input", "/nowhere", "--shard", "0/2"}),
                         exit_usage, "/nowhere: No such file or directory");
}

TEST(HuntShards, StatusTellsHowFarTheyAre) {
    const TemporaryFolder folder;
    const std::string file = folder.path("shard");
    const Words hunt{"hunt", "order < 99", "--order", "..11", "--resume", "--out", file};
    std::uint64_t before = 0;
    const auto further = [&](const Ran&) {
        const auto lines = run_gazetteer({"status", "--json", file}).json_lines();
        return !lines.empty() && lines[0]["items"] > before;
    };
    const Ran cut = limited(hunt, further);
    EXPECT_EQ(cut.exit_code, exit_inconclusive);
    EXPECT_EQ(cut.err, file + ".tmp: interrupted; --resume goes on with it\n");
    const Ran status = run_gazetteer({"status", "--json", file});
    EXPECT_EQ(status.exit_code, exit_inconclusive);
    const auto line = status.json_lines().at(0);
    EXPECT_EQ(line["command"]["conjecture"], "order < 99");
    EXPECT_EQ(line["generator"], "graphs of order <= 11, nauty's RES/MOD of each size");
    EXPECT_GT(line["items"], 0);
    EXPECT_LT(line["units_done"], line["units"]);
    before = line["items"].get<std::uint64_t>();
    EXPECT_EQ(limited(hunt, further).exit_code, exit_inconclusive);
    EXPECT_GT(run_gazetteer({"status", "--json", file}).json_lines().at(0)["items"], before);
}

const Words killed_hunt{"hunt",    "connected -> (P(ueg) <-> in_even_kernel) or order < 7",
                        "--order", "..7",
                        "--json",  "--near",
                        "3"};

TEST(HuntShardsLong, TenKillsLoseNothing) {
    expect_kills_lose_nothing(killed_hunt, 10, 1);
}

TEST(HuntShardsStandard, KillsWithinAnOrderThatIsDecidedAtOnceLoseNothing) {
    expect_kills_lose_nothing({"hunt", "in_even_kernel -> P(ueg)", "--order", "9"}, 5, 5);
}

TEST(HuntShardsExtreme, HundredKillsLoseNothing) {
    expect_kills_lose_nothing(killed_hunt, 100, 2);
}

TEST(HuntShardsStandard, SubmittedByGnuParallel) {
    const TemporaryFolder folder;
    const std::string hunt = "hunt 'P(ueg) <-> in_even_kernel' --order ..6 --json";
    const Ran merged = run_shell("gazetteer submit --engine parallel --shards 4 --dir " +
                                 folder.path() + " -- " + hunt);
    const Ran single = run_shell("gazetteer " + hunt);
    EXPECT_EQ(merged.out, single.out);
    EXPECT_EQ(merged.err, "");
    EXPECT_EQ(merged.exit_code, exit_refuted);
}

}  // namespace
}  // namespace gazetteer::cli
