// SPDX-License-Identifier: GPL-3.0-or-later
// One thread of the process waits for the clocks of all stops, and for signals.
#include "work/stop_watch.hpp"

#include <semaphore.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <ctime>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "work/stop.hpp"

namespace gazetteer::runs {

namespace {

/// What a signal's handler can do: count, and post the semaphore that the watch waits for.
std::atomic<unsigned> signals = 0;
sem_t wake_up;

/// The thread that requests stops when their time has come or a signal has.
class Watch {
  public:
    static Watch& instance() {
        static Watch watch;
        return watch;
    }
    ~Watch() {
        thread_.request_stop();
        sem_post(&wake_up);
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    void add_clock(StopClock::time_point end, std::stop_source source) {
        const std::scoped_lock lock(mutex_);
        const bool first =
            std::ranges::all_of(clocks_, [&](const Timed& timed) { return end < timed.end; });
        clocks_.push_back({end, std::move(source)});
        if (first) sem_post(&wake_up);
    }
    void remove_clock(const std::stop_source& source) {
        const std::scoped_lock lock(mutex_);
        std::erase_if(clocks_, [&](const Timed& timed) { return timed.source == source; });
    }
    void add_listener(std::stop_source source) {
        const std::scoped_lock lock(mutex_);
        listeners_.push_back(std::move(source));
    }
    void remove_listener(const std::stop_source& source) {
        const std::scoped_lock lock(mutex_);
        std::erase(listeners_, source);
    }

  private:
    struct Timed {
        StopClock::time_point end;
        std::stop_source source;
    };

    Watch() {
        sem_init(&wake_up, 0, 0);
        thread_ = std::jthread([this](const std::stop_token& done) { run(done); });
    }

    void run(const std::stop_token& done) {
        while (!done.stop_requested()) {
            // Outside the lock: a stop's callbacks may add and remove clocks.
            for (std::stop_source& source : due()) source.request_stop();
            wait();
        }
    }
    /// The stops to be requested now; their clocks are removed.
    std::vector<std::stop_source> due() {
        const std::scoped_lock lock(mutex_);
        std::vector<std::stop_source> result;
        if (const unsigned now = signals; std::exchange(seen_, now) != now) result = listeners_;
        const auto now = StopClock::now();
        std::erase_if(clocks_, [&](const Timed& timed) {
            if (timed.end > now) return false;
            result.push_back(timed.source);
            return true;
        });
        return result;
    }
    /// Until the semaphore is posted or the next clock has run out.
    void wait() {
        std::optional<StopClock::time_point> next;
        {
            const std::scoped_lock lock(mutex_);
            for (const Timed& timed : clocks_) next = std::min(next.value_or(timed.end), timed.end);
        }
        if (!next) {
            sem_wait(&wake_up);
            return;
        }
        const auto since = next->time_since_epoch();
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(since);
        const timespec until{seconds.count(), std::chrono::nanoseconds(since - seconds).count()};
        sem_clockwait(&wake_up, CLOCK_MONOTONIC, &until);
    }

    std::mutex mutex_;
    std::vector<Timed> clocks_;
    std::vector<std::stop_source> listeners_;
    unsigned seen_ = 0;
    std::jthread thread_;
};

void on_signal(int signal) {
    std::signal(signal, SIG_DFL);
    ++signals;
    sem_post(&wake_up);
}

}  // namespace

void add_clock(StopClock::time_point end, std::stop_source source) {
    Watch::instance().add_clock(end, std::move(source));
}
void remove_clock(const std::stop_source& source) {
    Watch::instance().remove_clock(source);
}

StopOnSignals::StopOnSignals(const Stop& stop) : source_(stop.source()), before_(signals) {
    Watch::instance().add_listener(source_);
    on_interrupt_ = std::signal(SIGINT, on_signal);
    on_termination_ = std::signal(SIGTERM, on_signal);
}

StopOnSignals::~StopOnSignals() {
    std::signal(SIGINT, on_interrupt_);
    std::signal(SIGTERM, on_termination_);
    Watch::instance().remove_listener(source_);
    // One that came in this moment is not lost.
    if (signals != before_) source_.request_stop();
}

void ignore_failed_writes() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

void end_by_broken_pipe() {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
    std::_Exit(128 + SIGPIPE);
}

}  // namespace gazetteer::runs
