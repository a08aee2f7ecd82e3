// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to end long work early: a std::stop_token, which a request, a parent, a clock and
// signals set. One thread of the process waits for all clocks and signals.
#pragma once

#include <limits>
#include <memory>
#include <stop_token>

namespace gazetteer::runs {

/// A stop that is set by request(), when its seconds are over, and with its parent's.
class Stop {
  public:
    static constexpr double never = std::numeric_limits<double>::infinity();

    /// The seconds count from now; `never`, or more than a century, sets no clock.
    explicit Stop(double seconds = never, std::stop_token parent = {});
    ~Stop();
    Stop(const Stop&) = delete;
    Stop& operator=(const Stop&) = delete;

    std::stop_token token() const { return source_.get_token(); }
    bool requested() const { return source_.stop_requested(); }
    void request() { source_.request_stop(); }
    /// Another handle on this stop: for who may request it.
    std::stop_source source() const { return source_; }

  private:
    struct FollowParent {
        std::stop_source source;
        void operator()() { source.request_stop(); }
    };
    std::stop_source source_;
    std::stop_callback<FollowParent> parent_;
    bool timed_ = false;
};

/// While it lives, SIGINT and SIGTERM request the stop; a second signal of the same kind ends the
/// program. After it, signals do what they did before.
class StopOnSignals {
  public:
    explicit StopOnSignals(const Stop& stop);
    ~StopOnSignals();
    StopOnSignals(const StopOnSignals&) = delete;
    StopOnSignals& operator=(const StopOnSignals&) = delete;

  private:
    using Handler = void (*)(int);
    std::stop_source source_;
    /// Signals counted before.
    unsigned before_;
    Handler on_interrupt_;
    Handler on_termination_;
};

/// Writing where nobody reads any more, or beyond the largest file allowed, fails and no longer
/// ends the program.
void ignore_failed_writes();
/// Ends the program as a broken pipe does.
[[noreturn]] void end_by_broken_pipe();

/// A token whose stop is requested already.
std::stop_token stopped_token();

}  // namespace gazetteer::runs
