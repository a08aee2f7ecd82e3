// SPDX-License-Identifier: GPL-3.0-or-later
// Threads, signals and terminals have one door, work/: the sources are searched for another.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tools/source_tree.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer {
namespace {

using source_tree::SourceFile;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string home = "work";
/// oneTBB on one thread, for WebAssembly: these names and no thread.
const std::string threadless = "faces/page/wasm/headers/tbb/";
const Regex long_work(
    R"(\bstd::(j?thread\b(?!::)|async\b|signal\b)|\b(sigaction|pthread_create|isatty)\b|)"
    R"(\b(hardware_concurrency|task_arena|global_control)\b)");

/// A text with none of these has nothing of it.
const std::vector<std::string> long_words{
    "std::thread",    "std::jthread", "std::async",           "std::signal", "sigaction",
    "pthread_create", "isatty",       "hardware_concurrency", "task_arena",  "global_control"};

/// One line a fault. Tests may put something under threads of their own.
std::vector<std::string> faults(const SourceFile& source) {
    std::vector<std::string> result;
    if (source_tree::folder_of(source.path) == home || source.path.starts_with(threadless) ||
        source.path.ends_with("_test.cpp") || source.path.find("/testkit/") != std::string::npos)
        return result;
    const std::string code = source_tree::without_comments(source.text);
    if (!source_tree::has_any(code, long_words)) return result;
    for (const std::string& name : long_work.group_in(code, 0))
        result.push_back(source.path + " may not name " + name);
    return result;
}

TEST(LongWork, ASecondDoorIsCaught) {
    for (const std::string name :
         {"std::thread", "std::jthread", "std::async", "std::signal", "sigaction", "pthread_create",
          "isatty", "hardware_concurrency", "task_arena", "global_control"})
        EXPECT_THAT(faults({"oracle/a.cpp", "int a;\n" + name + " b;\n"}),
                    ElementsAre("oracle/a.cpp may not name " + name));
    EXPECT_THAT(faults({"work/shards/a.hpp", "std::jthread a;  // b\n"}),
                ElementsAre("work/shards/a.hpp may not name std::jthread"));
}

TEST(LongWork, WhatIsAllowedIsNot) {
    EXPECT_THAT(faults({"work/a.hpp", "std::jthread a;\n"}), IsEmpty());
    EXPECT_THAT(faults({"oracle/a_test.cpp", "std::jthread a;\n"}), IsEmpty());
    EXPECT_THAT(faults({"oracle/testkit/a.hpp", "std::jthread a;\n"}), IsEmpty());
    EXPECT_THAT(faults({"oracle/a.cpp",
                        "// std::thread\nstd::this_thread::sleep_for(a);\n"
                        "thread_local int b;\nstd::stop_token c;\n"}),
                IsEmpty());
}

TEST(LongWork, ItHasOneHome) {
    for (const SourceFile& source : source_tree::files(source_path(), {".hpp", ".cpp"}))
        EXPECT_THAT(faults(source), IsEmpty()) << source.path;
}

}  // namespace
}  // namespace gazetteer
