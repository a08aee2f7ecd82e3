// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/process.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <stop_token>
#include <thread>

#include "graph/contract.hpp"
#include "work/limits.hpp"
#include "work/testkit/temporary_folder.hpp"

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
    EXPECT_THROW(lines_of({}), ContractViolation);
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

/// A program that is started without them has their numbers for its files.
TEST(Process, RunsWithoutStandardInput) {
    const int kept = dup(STDIN_FILENO);
    close(STDIN_FILENO);
    const auto lines = lines_of({{"seq", {"20"}}, {"grep", {"1"}}, {"wc", {"-l"}}});
    const auto nothing = lines_of({{"cat", {}}});
    const std::string failure = failure_of({{"sh", {"-c", "echo a word >&2; exit 3"}}});
    const bool left_open = fcntl(STDIN_FILENO, F_GETFD) != -1;
    dup2(kept, STDIN_FILENO);
    close(kept);
    EXPECT_EQ(lines, std::vector<std::string>{"11"});
    EXPECT_TRUE(nothing.empty());
    EXPECT_EQ(failure, "sh: exit status 3: a word");
    EXPECT_FALSE(left_open);
}

/// A child may be told by the end of the pipe, though its parent is not.
TEST(Process, ChildrenHearABrokenPipe) {
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    const auto lines = lines_of({{"grep", {"SigIgn", "/proc/self/status"}}});
    std::signal(SIGPIPE, before);
    ASSERT_EQ(lines.size(), 1u);
    const std::uint64_t ignored = std::stoull(lines[0].substr(lines[0].find(':') + 1), nullptr, 16);
    EXPECT_EQ(ignored >> (SIGPIPE - 1) & 1, 0u);
}

/// An interruption of an earlier call is not one of the pipe.
TEST(Process, WhatAnEarlierCallSaidIsForgotten) {
    std::vector<std::string> lines;
    for_each_line({{"seq", {"3"}}}, [&](std::string_view line) {
        lines.emplace_back(line);
        errno = EINTR;
        return true;
    });
    EXPECT_EQ(lines, (std::vector<std::string>{"1", "2", "3"}));
}

TEST(Process, WithoutAFileLeftIsAFailure) {
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    const int next = dup(STDERR_FILENO);
    close(next);
    const auto failure_with = [&](int files) {
        const rlimit few{static_cast<rlim_t>(next + files), before.rlim_max};
        setrlimit(RLIMIT_NOFILE, &few);
        const std::string result = failure_of({{"true", {}}});
        setrlimit(RLIMIT_NOFILE, &before);
        return result;
    };
    EXPECT_EQ(failure_with(0), "memfd_create: Too many open files");
    EXPECT_EQ(failure_with(1), "pipe2: Too many open files");
}

/// Also while the child says nothing.
TEST(Process, StopsWhenItsThreadIsTold) {
    const TemporaryFolder folder;
    const std::string told = folder.path("told");
    ASSERT_EQ(mkfifo(told.c_str(), 0600), 0);
    std::stop_source stop;
    const runs::WorkLimits limits(stop.get_token());
    std::thread later([&] {
        std::ifstream(told).get();
        stop.request_stop();
    });
    const std::string script = "sleep 0.02; echo now > " + told + "; exec sleep 3";
    EXPECT_THROW(lines_of({{"sh", {"-c", script}}}), runs::Stopped);
    later.join();
    EXPECT_FALSE(has_child());
}

/// Debian says nauty-geng, others geng.
TEST(Process, ProgramsOfNautyHaveTwoNames) {
    EXPECT_EQ(lines_of({{"nauty-seq", {"1"}}}), std::vector<std::string>{"1"});
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
