// Shards on the command line: merged they print what one run prints, byte for byte; killed at any
// moment they go on where they were.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>

#include "cli/run_for_tests.hpp"
#include "cli/verbs.hpp"
#include "runs/temporary_folder_for_tests.hpp"

namespace gazetteer::cli {
namespace {

using Words = std::vector<std::string>;

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// The shards of a command in files of their own.
Words run_shards(const Words& command, int mod, const TemporaryFolder& folder) {
    Words files;
    for (int res = 0; res < mod; ++res) {
        const std::string shard = std::to_string(res) + "/" + std::to_string(mod);
        files.push_back(folder.path("shard-" + std::to_string(res)));
        const Ran run = run_gazetteer(command + Words{"--shard", shard, "--out", files.back(),
                                                      "--threads", std::to_string(1 + res % 2)});
        EXPECT_EQ(run.exit_code, exit_ok) << run.err;
        EXPECT_EQ(run.out, "");
        EXPECT_EQ(run.err, files.back() + ": DONE\n");
    }
    return files;
}

void expect_merged_is_single(const Words& command, int mod) {
    const TemporaryFolder folder;
    const Ran merged = run_gazetteer(Words{"merge"} + run_shards(command, mod, folder));
    const Ran single = run_gazetteer(command);
    EXPECT_EQ(merged.out, single.out) << command[1];
    EXPECT_EQ(merged.err, single.err);
    EXPECT_EQ(merged.exit_code, single.exit_code);
    EXPECT_FALSE(single.out.empty());
}

TEST(ShardsStandard, MergedPrintWhatOneRunPrints) {
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
    const Words files = run_shards({"census", "uvg", "--order", "5"}, 2, folder);
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

/// Starts the shard, kills it after a random time, and so on until it ends by itself; what it comes
/// to is what one run counts. Every item is a transaction, so that most kills meet one.
void expect_kills_lose_nothing(int kills_wanted, int order, unsigned seed) {
    const TemporaryFolder folder;
    std::mt19937 random(seed);
    const Words command{"census", "ueg", "--order", std::to_string(order), "--engine", "search"};
    const Ran single = run_gazetteer(command + Words{"--json"});
    int kills = 0;
    std::uint64_t items = 0;
    for (int round = 0; kills < kills_wanted; ++round) {
        const std::string file = folder.path("run-" + std::to_string(round));
        for (bool ended = false; !ended;) {
            const double seconds = 0.005 + 0.001 * static_cast<double>(random() % 120);
            const Ran run = run_shell(
                "gazetteer census ueg --json --engine search --resume --checkpoint 0 --order " +
                std::to_string(order) + " --out " + file + " 2>/dev/null & sleep " +
                std::to_string(seconds) + "; kill -KILL $! 2>/dev/null; wait $!");
            ended = run.exit_code == 0;
            ASSERT_TRUE(ended || run.exit_code == 128 + SIGKILL) << run.exit_code;
            kills += ended ? 0 : 1;
            if (!std::filesystem::exists(file) && !std::filesystem::exists(file + ".tmp")) continue;
            const Ran status = run_gazetteer({"status", "--json", file});
            if (status.exit_code == exit_usage) {
                EXPECT_NE(status.err.find("empty: nothing was saved in it"), std::string::npos)
                    << status.err;
                continue;
            }
            const auto line = status.json_lines().at(0);
            EXPECT_GE(line["items"], ended ? 0 : items);
            items = line["items"];
            if (ended || kills < kills_wanted) continue;
            EXPECT_EQ(run_gazetteer(command + Words{"--json", "--resume", "--out", file}).exit_code,
                      exit_ok);
            ended = true;
        }
        items = 0;
        EXPECT_EQ(run_gazetteer({"merge", file}).out, single.out);
    }
}

TEST(ShardsStandard, TenKillsLoseNothing) {
    expect_kills_lose_nothing(10, 7, 1);
}

TEST(ShardsExtreme, TwoHundredKillsLoseNothing) {
    expect_kills_lose_nothing(200, 7, 2);
}

}  // namespace
}  // namespace gazetteer::cli
