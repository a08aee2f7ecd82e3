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

/// What was asked takes more steps than a StepLimit leaves it.
class StepsExceeded : public std::runtime_error {
  public:
    explicit StepsExceeded(unsigned steps)
        : std::runtime_error("more than " + std::to_string(steps) + " steps") {}
};

/// While it lives, what the thread that made it does in counted_steps() takes at most so many steps
/// in all, which are calls of poll(). Whether it takes more depends on the work alone, not on what
/// the thread did before.
class StepLimit {
  public:
    explicit StepLimit(unsigned steps);
    ~StepLimit();
    StepLimit(const StepLimit&) = delete;
    StepLimit& operator=(const StepLimit&) = delete;

    /// How many there have been in this thread: what is remembered from before one is another's.
    static unsigned count() { return count_; }

  private:
    template <class Work>
    friend auto counted_steps(const Work& work);
    friend void look();
    struct Counted;
    /// Throws if the work at hand has taken too many.
    void check() const;

    static constinit thread_local StepLimit* current_;
    static constinit thread_local unsigned count_;
    unsigned steps_;
    unsigned taken_ = 0;
    /// The calls of poll() when the work at hand began, if some does.
    unsigned since_ = 0;
    bool counts_ = false;
    StepLimit* before_;
};

/// For poll(): throws Stopped or StepsExceeded.
void look();

/// The calls of poll() in this thread, modulo 2^32.
inline constinit thread_local unsigned polls = 0;

/// For inner loops: looks at the stop once in so many calls. Throws Stopped, and StepsExceeded.
inline void poll() {
    constexpr unsigned calls_a_look = 4096;
    if (++polls % calls_a_look == 0) look();
}

struct StepLimit::Counted {
    StepLimit& limit;
    explicit Counted(StepLimit& of) : limit(of) {
        limit.since_ = polls;
        limit.counts_ = true;
    }
    ~Counted() {
        limit.taken_ += polls - limit.since_;
        limit.counts_ = false;
    }
};

/// work(), whose steps count. Work within it counts as a part of it.
template <class Work>
auto counted_steps(const Work& work) {
    StepLimit* const limit = StepLimit::current_;
    if (limit == nullptr || limit->counts_) return work();
    const StepLimit::Counted counted(*limit);
    auto result = work();
    limit->check();
    return result;
}

}  // namespace gazetteer::runs
