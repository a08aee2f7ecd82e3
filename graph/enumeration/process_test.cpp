// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/process.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <thread>

namespace gazetteer {
namespace {

std::vector<std::string> lines_of(const std::vector<Command>& pipeline) {
    std::vector<std::string> result;
    for_each_line(pipeline, [&](std::string_view line) {
        result.emplace_back(line);
        return true;
    });
    return result;
}

bool has_child() {
    return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD;
}

std::string failure_of(const std::vector<Command>& pipeline) {
    try {
        lines_of(pipeline);
    } catch (const ProcessError& e) {
        return e.what();
    }
    return "no failure";
}

TEST(Process, LinesWithAndWithoutALastEnd) {
    EXPECT_TRUE(lines_of({{"true", {}}}).empty());
    EXPECT_EQ(lines_of({{"printf", {"a\\n\\nb"}}}), (std::vector<std::string>{"a", "", "b"}));
    EXPECT_EQ(lines_of({{"printf", {"a\\n"}}}), (std::vector<std::string>{"a"}));
    EXPECT_FALSE(has_child());
}

TEST(Process, ArgumentsMeetNoShell) {
    EXPECT_EQ(lines_of({{"printf", {"%s", "$HOME; *"}}}), (std::vector<std::string>{"$HOME; *"}));
}

TEST(Process, LinesLongerThanTheBuffer) {
    const auto lines = lines_of({{"printf", {"%0200000d\\n%d", "1", "2"}}});
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].size(), 200000u);
    EXPECT_EQ(lines[1], "2");
}

TEST(Process, Pipelines) {
    EXPECT_EQ(lines_of({{"seq", {"20"}}, {"grep", {"1"}}, {"wc", {"-l"}}}),
              (std::vector<std::string>{"11"}));
}

TEST(Process, StopsEarlyAndLeavesNoChild) {
    int seen = 0;
    EXPECT_FALSE(
        for_each_line({{"yes", {}}, {"cat", {}}}, [&](std::string_view) { return ++seen < 3; }));
    EXPECT_EQ(seen, 3);
    EXPECT_FALSE(has_child());
}

TEST(Process, AnExceptionOfTheVisitorPassesAndLeavesNoChild) {
    EXPECT_THROW(for_each_line({{"yes", {}}},
                               [](std::string_view) -> bool { throw std::runtime_error("stop"); }),
                 std::runtime_error);
    EXPECT_FALSE(has_child());
}

TEST(Process, FailuresNameTheProgram) {
    EXPECT_EQ(failure_of({{"no-such-program", {}}}), "no-such-program: not found");
    EXPECT_EQ(failure_of({{"yes", {}}, {"no-such-program", {}}}), "no-such-program: not found");
    EXPECT_EQ(failure_of({{"false", {}}}), "false: exit status 1");
    EXPECT_EQ(failure_of({{"false", {}}, {"cat", {}}}), "false: exit status 1");
    EXPECT_EQ(failure_of({{"sh", {"-c", "echo a word >&2; exit 3"}}}), "sh: exit status 3: a word");
    EXPECT_EQ(failure_of({{"sh", {"-c", "kill -9 $$"}}}), "sh: ended by signal 9");
    EXPECT_FALSE(has_child());
}

/// A pipe end leaked into another thread's child would keep `cat` waiting for its end.
TEST(ProcessStandard, ManyThreadsAtOnce) {
    std::vector<std::thread> threads;
    std::vector<int> counts(8);
    for (int& count : counts)
        threads.emplace_back([&count] {
            for (int i = 0; i < 20; ++i)
                for_each_line({{"seq", {"1000"}}, {"cat", {}}}, [&](std::string_view) {
                    ++count;
                    return true;
                });
        });
    for (std::thread& t : threads) t.join();
    EXPECT_THAT(counts, testing::Each(20000));
}

}  // namespace
}  // namespace gazetteer
