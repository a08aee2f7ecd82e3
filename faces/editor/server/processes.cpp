// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/server/processes.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace gazetteer::editor {

namespace {

std::string seconds_text(double seconds) {
    return std::to_string(static_cast<long>(std::ceil(seconds))) + " s";
}

/// What the child says, and why nothing if it ended otherwise.
Ended ended(int task, const std::string& said, int status) {
    Json outcome = Json::parse(said, nullptr, false);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && !outcome.is_discarded())
        return {task, std::move(outcome)};
    return {task, std::nullopt,
            WIFSIGNALED(status)
                ? std::string("the process was ended by the signal ") + strsignal(WTERMSIG(status))
                : "the process failed; its words are on standard error"};
}

}  // namespace

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Processes::~Processes() {
    for (Running& running : running_) kill(running);
}

void Processes::start(const Task& task) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0)
        throw std::runtime_error(std::string("no pipe: ") + std::strerror(errno));
    const pid_t server = ::getpid();
    const pid_t process = ::fork();
    if (process < 0) {
        const std::string why = std::strerror(errno);
        ::close(pipe[0]);
        ::close(pipe[1]);
        throw std::runtime_error("no process: " + why);
    }
    if (process == 0) {
        // It does not outlive the server, and leaves the streams of the protocol alone.
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() != server) ::_exit(1);
        const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        ::dup2(nothing, STDIN_FILENO);
        ::dup2(STDERR_FILENO, STDOUT_FILENO);
        run_here(task, pipe[1]);
    }
    ::close(pipe[1]);
    const double seconds = task.kind == Task::Kind::reading ? seconds_.reading : seconds_.checking;
    const auto allowed = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(std::min(seconds, 1e8)));
    running_.push_back({task.number, process, pipe[0], Clock::now() + allowed, seconds});
}

void Processes::run_here(const Task& task, int pipe) const {
    int code = 1;
    try {
        write_all(pipe,
                  outcome_of(task, check_).dump(-1, ' ', false, Json::error_handler_t::replace));
        code = 0;
    } catch (const std::exception& e) {
        write_all(STDERR_FILENO, std::string("gazetteer: ") + e.what() + "\n");
    }
    // What the server had buffered is the server's.
    ::_exit(code);
}

void Processes::kill(Running& running) {
    ::kill(running.process, SIGKILL);
    ::close(running.pipe);
    while (::waitpid(running.process, nullptr, 0) < 0 && errno == EINTR) continue;
}

void Processes::end(int task) {
    const auto found = std::ranges::find(running_, task, &Running::task);
    if (found == running_.end()) return;
    kill(*found);
    running_.erase(found);
}

int Processes::milliseconds_left() const {
    if (running_.empty()) return -1;
    const Clock::time_point first = std::ranges::min_element(running_, {}, &Running::last)->last;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(first - Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, 1'000'000));
}

void Processes::take_said(Running& running, std::vector<Ended>& to) {
    std::array<char, 65536> bytes{};
    const ssize_t size = ::read(running.pipe, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) return;
    if (size > 0) {
        running.said.append(bytes.data(), static_cast<std::size_t>(size));
        return;
    }
    int status = 0;
    while (::waitpid(running.process, &status, 0) < 0 && errno == EINTR) continue;
    ::close(running.pipe);
    to.push_back(ended(running.task, running.said, status));
}

void Processes::kill_late(std::vector<Ended>& to) {
    const Clock::time_point now = Clock::now();
    std::erase_if(running_, [&](Running& running) {
        if (running.last > now) return false;
        kill(running);
        to.push_back(
            {running.task, std::nullopt, "it took more than " + seconds_text(running.seconds)});
        return true;
    });
}

bool Processes::wait(int also, std::vector<Ended>& to) {
    std::vector<pollfd> files{{also, POLLIN, 0}};
    for (const Running& running : running_) files.push_back({running.pipe, POLLIN, 0});
    if (::poll(files.data(), files.size(), milliseconds_left()) < 0) {
        if (errno == EINTR) return false;
        throw std::runtime_error(std::string("poll: ") + std::strerror(errno));
    }
    const std::size_t before = to.size();
    for (std::size_t i = 0; i < running_.size(); ++i)
        if (files[i + 1].revents != 0) take_said(running_[i], to);
    for (std::size_t i = before; i < to.size(); ++i)
        std::erase_if(running_, [&](const Running& one) { return one.task == to[i].task; });
    kill_late(to);
    return files[0].revents != 0;
}

}  // namespace gazetteer::editor
