// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/tests/started.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <thread>

extern char** environ;

namespace gazetteer::cli {

namespace {

[[noreturn]] void fail(const std::string& what, int error) {
    throw std::runtime_error(what + ": " + std::strerror(error));
}

std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> result;
    for (std::string& word : words) result.push_back(word.data());
    result.push_back(nullptr);
    return result;
}

std::vector<std::string> changed_environment(const std::vector<std::string>& changes) {
    std::vector<std::string> result = changes;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string text = *variable;
        const std::string name = text.substr(0, text.find('=') + 1);
        bool replaced = false;
        for (const std::string& change : changes) replaced = replaced || change.starts_with(name);
        if (!replaced) result.push_back(text);
    }
    return result;
}

/// Every signal has its usual effect and none is blocked, whatever the caller does.
class Attributes {
  public:
    explicit Attributes(bool in_a_group) {
        posix_spawnattr_init(&attributes_);
        sigset_t every;
        sigset_t none;
        sigfillset(&every);
        sigemptyset(&none);
        posix_spawnattr_setsigdefault(&attributes_, &every);
        posix_spawnattr_setsigmask(&attributes_, &none);
        const int group = in_a_group ? POSIX_SPAWN_SETPGROUP : 0;
        const int flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group;
        posix_spawnattr_setflags(&attributes_, static_cast<short>(flags));
    }
    Attributes(const Attributes&) = delete;
    ~Attributes() { posix_spawnattr_destroy(&attributes_); }
    const posix_spawnattr_t* get() const { return &attributes_; }

  private:
    posix_spawnattr_t attributes_;
};

void wait_a_moment() {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

}  // namespace

/// In memory: it is in no folder, and goes with the test.
Started::File::File(const char* name) : number_(memfd_create(name, MFD_CLOEXEC)) {
    if (number_ < 0) fail(name, errno);
}
Started::File::~File() {
    close(number_);
}

/// Without a move of the place where the program writes.
std::string Started::File::content() const {
    std::string result;
    std::array<char, 1 << 16> piece;
    while (true) {
        const ssize_t count =
            pread(number_, piece.data(), piece.size(), static_cast<off_t>(result.size()));
        if (count < 0) fail("pread", errno);
        if (count == 0) return result;
        result.append(piece.data(), static_cast<std::size_t>(count));
    }
}

Started::Started(const StartPlan& plan) : in_a_group_(plan.in_a_group) {
    for (std::size_t at = 0; at < plan.input.size();) {
        const ssize_t count = pwrite(in_.number(), plan.input.data() + at, plan.input.size() - at,
                                     static_cast<off_t>(at));
        if (count < 0) fail("pwrite", errno);
        at += static_cast<std::size_t>(count);
    }
    if (!plan.without_reader) {
        spawn(plan, out_.number());
        return;
    }
    std::array<int, 2> ends;
    if (pipe2(ends.data(), O_CLOEXEC) != 0) fail("pipe", errno);
    close(ends[0]);
    spawn(plan, ends[1]);
    close(ends[1]);
}

void Started::spawn(const StartPlan& plan, int out) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in_.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err_.number(), STDERR_FILENO);
    Words words{plan.program};
    words.insert(words.end(), plan.arguments.begin(), plan.arguments.end());
    std::vector<std::string> variables = changed_environment(plan.environment);
    const Attributes attributes(in_a_group_);
    const int error = posix_spawn(&child_, plan.program.c_str(), &actions, attributes.get(),
                                  pointers(words).data(), pointers(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) fail(plan.program, error);
}

Started::~Started() {
    if (child_ == 0) return;
    signal(SIGKILL);
    waitpid(child_, nullptr, 0);
}

bool Started::ended() const {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid != 0;
}

bool Started::hears(int signal) const {
    const std::uint64_t wanted = std::uint64_t{1} << (signal - 1);
    const std::string caught = "SigCgt:";
    for (; !ended(); wait_a_moment()) {
        std::ifstream status("/proc/" + std::to_string(child_) + "/status");
        for (std::string line; std::getline(status, line);)
            if (line.starts_with(caught) &&
                (std::stoull(line.substr(caught.size()), nullptr, 16) & wanted) != 0)
                return true;
    }
    return false;
}

bool Started::says(const std::string& text) const {
    while (true) {
        const bool last = ended();
        if (out_.content().find(text) != std::string::npos ||
            err_.content().find(text) != std::string::npos)
            return true;
        if (last) return false;
        wait_a_moment();
    }
}

void Started::give(double seconds) const {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (Clock::now() < end && !ended()) wait_a_moment();
}

void Started::signal(int number) const {
    kill(in_a_group_ ? -child_ : child_, number);
}

Ran Started::wait() {
    int status = 0;
    while (waitpid(child_, &status, 0) < 0)
        if (errno != EINTR) fail("waitpid", errno);
    child_ = 0;
    Ran result;
    result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    result.out = out_.content();
    result.err = err_.content();
    return result;
}

Ran run_without_reader(const Words& arguments) {
    return Started({.arguments = arguments, .without_reader = true}).wait();
}

Enough has_printed(const std::string& text) {
    return [text](const Ran& ran) {
        return ran.out.find(text) != std::string::npos || ran.err.find(text) != std::string::npos;
    };
}

namespace {

/// What it runs has longer and longer times, in seconds, until it came far enough.
Ran with_time_enough(const std::function<Ran(double)>& run, const Enough& enough) {
    constexpr double longest = 60;
    for (double seconds = 0.3;; seconds = std::min(2 * seconds, longest)) {
        Ran ran = run(seconds);
        if (seconds >= longest || enough(ran)) return ran;
    }
}

}  // namespace

Ran limited(const Words& arguments, const Enough& enough) {
    return with_time_enough(
        [&](double seconds) {
            Words words = arguments;
            words.insert(words.end(), {"--time-limit", std::to_string(seconds)});
            return run_gazetteer(words);
        },
        enough);
}

Ran interrupted(const StartPlan& plan, int signal, const Enough& enough) {
    return with_time_enough(
        [&](double seconds) {
            Started program(plan);
            if (program.hears(signal)) program.give(seconds);
            program.signal(signal);
            return program.wait();
        },
        enough);
}

namespace {

TEST(Started, HasTheUsualEffectOfEachSignal) {
    sigset_t both;
    sigset_t before;
    sigemptyset(&both);
    sigaddset(&both, SIGINT);
    sigaddset(&both, SIGPIPE);
    sigprocmask(SIG_BLOCK, &both, &before);
    const auto on_pipe = std::signal(SIGPIPE, SIG_IGN);
    const Ran interrupted = run_shell("kill -INT $$; echo lives");
    const Ran piped = run_shell("kill -PIPE $$; echo lives");
    std::signal(SIGPIPE, on_pipe);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    EXPECT_EQ(interrupted.exit_code, 128 + SIGINT) << interrupted.out;
    EXPECT_EQ(piped.exit_code, 128 + SIGPIPE) << piped.out;
}

TEST(Started, IsMetWhileItRuns) {
    const Started quick({.arguments = {"--version"}});
    EXPECT_FALSE(quick.hears(SIGINT));
    EXPECT_TRUE(quick.says("gazetteer "));
    EXPECT_FALSE(quick.says("nonsense"));
    Started slow({.arguments = {"hunt", "order < 99", "--order", "..11"}});
    EXPECT_TRUE(slow.hears(SIGTERM));
    slow.signal(SIGKILL);
    EXPECT_EQ(slow.wait().exit_code, 128 + SIGKILL);
}

}  // namespace

}  // namespace gazetteer::cli
