// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/programs/asked_program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <utility>

#include "work/limits.hpp"

extern char** environ;

namespace gazetteer::conjectures {

namespace {

/// So much is told of what was not asked for.
constexpr std::size_t told_length_max = 100;

/// Starts the command in a process group of its own, so that the key that interrupts this program
/// leaves it to this program to end the other.
int started(const std::string& command, int in, int out) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    sigset_t broken_pipe;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &broken_pipe);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> words{shell.data(), option.data(), line.data(), nullptr};
    pid_t id = -1;
    const int error = posix_spawn(&id, "/bin/sh", &actions, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw ProcessError("/bin/sh: " + std::string(std::strerror(error)));
    return id;
}

}  // namespace

AskedProgram::AskedProgram(std::string command, std::size_t answer_length)
    : command_(std::move(command)), answer_length_(answer_length) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    // A socket, for a write to a program that has ended then is an error and no signal.
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.data()) != 0)
        throw ProcessError("socketpair: " + std::string(std::strerror(errno)));
    if (pipe2(out.data(), O_CLOEXEC) != 0) {
        close(in[0]);
        close(in[1]);
        throw ProcessError("pipe2: " + std::string(std::strerror(errno)));
    }
    to_ = in[0];
    from_ = out[0];
    try {
        id_ = started(command_, in[1], out[1]);
    } catch (...) {
        for (int fd : {in[0], in[1], out[0], out[1]}) close(fd);
        throw;
    }
    close(in[1]);
    close(out[1]);
}

AskedProgram::~AskedProgram() {
    close(to_);
    close(from_);
    kill(-id_, SIGKILL);
    while (waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

std::vector<std::string> AskedProgram::answers(const std::vector<std::string>& lines,
                                               double seconds) {
    for (const std::string& line : lines) unwritten_ += line + "\n";
    std::vector<std::string> result;
    for (const std::string& line : lines) result.push_back(next(line, seconds));
    if (!unread_.empty())
        fail("wrote more than one line: '" +
                 unread_.substr(0, std::min(unread_.find('\n'), told_length_max)) + "' too",
             lines.back());
    return result;
}

void AskedProgram::write_more() {
    const ssize_t sent =
        send(to_, unwritten_.data(), unwritten_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0)
        unwritten_.erase(0, static_cast<std::size_t>(sent));
    else if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK)
        // It has ended: the end of its output says so.
        unwritten_.clear();
}

std::string AskedProgram::next(const std::string& question, double seconds) {
    std::size_t end = 0;
    while ((end = unread_.find('\n')) == unread_.npos) {
        if (unread_.size() > answer_length_)
            fail("wrote a line of more than " + std::to_string(answer_length_) + " bytes",
                 question);
        bool ended = false;
        if (read_more(seconds, ended)) continue;
        fail(ended ? "ended without an answer" : "did not answer in time", question);
    }
    std::string result = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    if (!result.empty() && result.back() == '\r') result.pop_back();
    return result;
}

bool AskedProgram::read_more(double seconds, bool& ended) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    for (;;) {
        if (runs::stop_requested()) throw runs::Stopped();
        std::array<pollfd, 2> waiting{pollfd{from_, POLLIN, 0}, pollfd{to_, POLLOUT, 0}};
        const int ready = ::poll(waiting.data(), unwritten_.empty() ? 1 : 2, 50);
        if (ready > 0 && waiting[0].revents != 0) break;
        if (ready > 0) write_more();
        if (std::chrono::duration<double>(Clock::now() - begin).count() > seconds) return false;
    }
    std::array<char, 4096> buffer{};
    const ssize_t got = read(from_, buffer.data(), buffer.size());
    if (got > 0) unread_.append(buffer.data(), static_cast<std::size_t>(got));
    ended = got <= 0;
    return got > 0;
}

void AskedProgram::fail(const std::string& what, const std::string& question) const {
    throw ProcessError("the program '" + command_ + "' " + what + " to the line '" + question +
                       "'");
}

}  // namespace gazetteer::conjectures
