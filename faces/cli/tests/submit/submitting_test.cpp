// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/tests/submit/submitting.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <thread>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {

namespace {

namespace fs = std::filesystem;

const std::string submitted_census = "census ueg --order 7 --engine search --json --threads 1";

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

/// The parent of a process: what follows its name, in brackets, and its state. 0 if it has ended.
pid_t parent_of(pid_t id) {
    std::ifstream file("/proc/" + std::to_string(id) + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream rest(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    char state = 0;
    pid_t parent = 0;
    rest >> state >> parent;
    return parent > 1 ? parent : 0;
}

/// Kills the shard, or its worker. Before that the shard is stopped: it then ends only if somebody
/// ends it.
bool kill_victim(pid_t shard, Victim victim) {
    if (victim == Victim::shard) return kill(shard, SIGKILL) == 0;
    const pid_t worker = parent_of(shard);
    return worker != 0 && kill(shard, SIGSTOP) == 0 && kill(worker, SIGKILL) == 0;
}

/// Kills the first process that works on the file, or its worker.
bool kill_when_seen(const std::string& shard_file, Victim victim, const std::atomic<bool>& over) {
    while (!over) {
        const pid_t shard = process_with_argument(shard_file);
        const bool at_work = shard != 0 && fs::exists(shard_file + ".tmp");
        if (at_work && kill_victim(shard, victim)) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

/// Submits the shards and kills number 5 the first time it is seen at work; whether it was seen.
bool kills_one_of(const TemporaryFolder& folder, const std::string& submit, Victim victim,
                  Ran& merged) {
    std::atomic<bool> over = false;
    bool killed = false;
    std::thread killer([&] { killed = kill_when_seen(folder.path("shard-5.gztr"), victim, over); });
    merged = run_shell(submit + " --shards 16 --jobs 2 --dir " + folder.path() + " -- " +
                       submitted_census + " --checkpoint 0");
    over = true;
    killer.join();
    const pid_t left = process_with_argument(folder.path("shard-5.gztr"));
    EXPECT_EQ(left, 0) << "a shard outlives its worker";
    if (left != 0) kill(left, SIGKILL);
    return killed;
}

}  // namespace

bool installed(const std::string& programs) {
    return run_shell("command -v " + programs + " >/dev/null").exit_code == 0;
}

std::string expect_single_run(const std::string& engine, const std::string& environment,
                              Victim victim) {
    const std::string submit = environment + " gazetteer submit --engine " + engine;
    std::optional<TemporaryFolder> made;
    Ran merged;
    bool killed = false;
    // It may have ended before it was seen.
    for (int i = 0; i < 20 && !killed; ++i)
        killed = kills_one_of(made.emplace(), submit, victim, merged);
    const TemporaryFolder& folder = *made;
    const Ran single = run_shell("gazetteer " + submitted_census);
    EXPECT_TRUE(killed);
    EXPECT_EQ(merged.exit_code, exit_ok) << merged.err;
    EXPECT_EQ(merged.out, single.out);
    // All is there already: nothing runs again.
    const Ran again = run_shell(submit + " --shards 16 --dir " + folder.path() + " -- " +
                                submitted_census + " --checkpoint 0");
    EXPECT_EQ(again.out, single.out);
    EXPECT_EQ(again.err, "");
    return merged.err;
}

}  // namespace gazetteer::cli
