// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of what one thread does: a stop, and memory for memos. Who runs long work sets them;
// what may last asks for them. They end work early and never change an answer.
#pragma once

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <stop_token>
#include <string>

namespace gazetteer::runs {

/// The stop of this thread's work was requested.
class Stopped : public std::runtime_error {
  public:
    Stopped() : std::runtime_error("stopped") {}
};

/// The work of this thread would take more memory than it may; known before the memory is taken.
class MemoryExceeded : public std::runtime_error {
  public:
    MemoryExceeded(const std::string& what, double bytes)
        : std::runtime_error(what), bytes_(bytes) {}
    /// What was to be taken.
    double bytes() const { return bytes_; }

  private:
    double bytes_;
};

/// While it lives, the work of the thread that made it keeps to these limits; afterwards to those
/// before.
class WorkLimits {
  public:
    static constexpr std::size_t all_memory = std::numeric_limits<std::size_t>::max();

    /// Each memo, and each thing that asks check_memory, may take `memo_bytes`.
    explicit WorkLimits(std::stop_token stop, std::size_t memo_bytes = all_memory);
    ~WorkLimits();
    WorkLimits(const WorkLimits&) = delete;
    WorkLimits& operator=(const WorkLimits&) = delete;

    /// Those of this thread; null without any.
    static const WorkLimits* current() { return current_; }
    const std::stop_token& stop() const { return stop_; }
    std::size_t memo_bytes() const { return memo_bytes_; }

  private:
    static constinit thread_local const WorkLimits* current_;
    std::stop_token stop_;
    std::size_t memo_bytes_;
    const WorkLimits* before_;
};

/// Whether this thread's work is to stop. A look costs some nanoseconds.
bool stop_requested();
/// This thread's stop; one that never comes without limits.
std::stop_token stop_of_thread();
/// What a memo of this thread may take.
std::size_t memo_bytes();

/// Before so many bytes are taken for `what` ("the matchings of the witness"). Throws
/// MemoryExceeded if that is more than memo_bytes().
void check_memory(double bytes, const char* what);

/// For inner loops: looks at the stop once in so many calls. Throws Stopped.
inline void poll() {
    constexpr unsigned calls_a_look = 4096;
    static constinit thread_local unsigned calls = 0;
    if (++calls % calls_a_look == 0 && stop_requested()) throw Stopped();
}

}  // namespace gazetteer::runs
