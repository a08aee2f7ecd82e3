// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks in processes of their own, which are forks of this one: it may have no other threads.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "faces/editor/server/task.hpp"

namespace gazetteer::editor {

/// How long a task may last, in seconds. What is not over then is killed.
struct TaskSeconds {
    double reading = 10;
    /// A check ends itself at its own limit, which is before this.
    double checking = 65;
};

/// The end of a task: its outcome, or why it has none.
struct Ended {
    int task = 0;
    std::optional<Json> outcome = std::nullopt;
    std::string fault = {};
};

/// Writes all bytes to a descriptor; false where it takes no more.
bool write_all(int file, std::string_view bytes);

class Processes {
  public:
    Processes(Checker check, TaskSeconds seconds) : check_(std::move(check)), seconds_(seconds) {}
    /// Kills what runs.
    ~Processes();
    Processes(const Processes&) = delete;
    Processes& operator=(const Processes&) = delete;

    /// Throws std::runtime_error where no process can be started.
    void start(const Task& task);
    /// Kills the process of a task; nothing where it has ended.
    void end(int task);
    bool empty() const { return running_.empty(); }

    /// Waits until a process says something, `also` can be read (if it is not -1), or a process is
    /// to be killed. Returns whether `also` can be read, and adds those that have ended.
    bool wait(int also, std::vector<Ended>& to);

  private:
    using Clock = std::chrono::steady_clock;
    struct Running {
        int task;
        pid_t process;
        int pipe;
        Clock::time_point last;
        double seconds;
        std::string said = {};
    };

    [[noreturn]] void run_here(const Task& task, int pipe) const;
    int milliseconds_left() const;
    void take_said(Running& running, std::vector<Ended>& to);
    void kill_late(std::vector<Ended>& to);
    static void kill(Running& running);

    Checker check_;
    TaskSeconds seconds_;
    std::vector<Running> running_;
};

}  // namespace gazetteer::editor
