// SPDX-License-Identifier: GPL-3.0-or-later
// Shards of a command for the tests of the command line: run, merged, killed.
#pragma once

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <random>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {

/// The shards of a command in files of their own.
inline Words run_shards(const Words& command, int mod, const TemporaryFolder& folder) {
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

inline void expect_merged_is_single(const Words& command, int mod) {
    const TemporaryFolder folder;
    const Ran merged = run_gazetteer(Words{"merge"} + run_shards(command, mod, folder));
    const Ran single = run_gazetteer(command);
    EXPECT_EQ(merged.out, single.out) << command[1];
    EXPECT_EQ(merged.err, single.err);
    EXPECT_EQ(merged.exit_code, single.exit_code);
    EXPECT_FALSE(single.out.empty());
}

/// Starts the shard, kills it after a random time, and so on until it ends by itself; what it comes
/// to is what one run counts. Every item is a transaction, so that most kills meet one.
inline void expect_kills_lose_nothing(const Words& command, int kills_wanted, unsigned seed) {
    const TemporaryFolder folder;
    std::mt19937 random(seed);
    const Ran single = run_gazetteer(command);
    int kills = 0;
    std::uint64_t items = 0;
    for (int round = 0; kills < kills_wanted; ++round) {
        const std::string file = folder.path("run-" + std::to_string(round));
        for (bool ended = false; !ended;) {
            const double seconds = 0.005 + 0.001 * static_cast<double>(random() % 120);
            Started shard(
                {.arguments = command + Words{"--resume", "--checkpoint", "0", "--out", file}});
            shard.give(seconds);
            shard.signal(SIGKILL);
            const Ran run = shard.wait();
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
            const auto state = status.json_lines().at(0);
            EXPECT_GE(state["items"], ended ? 0 : items);
            items = state["items"];
            if (ended || kills < kills_wanted) continue;
            EXPECT_EQ(run_gazetteer(command + Words{"--resume", "--out", file}).exit_code, exit_ok);
            ended = true;
        }
        items = 0;
        const Ran merged = run_gazetteer({"merge", file});
        EXPECT_EQ(merged.out, single.out) << merged.err;
        for (const auto& left : std::filesystem::directory_iterator(folder.path()))
            EXPECT_EQ(left.path().extension(), "") << left.path() << " was left";
    }
}

}  // namespace gazetteer::cli
