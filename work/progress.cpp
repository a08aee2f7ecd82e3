// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace gazetteer::runs {

namespace {

using Clock = std::chrono::steady_clock;

/// Redraws one line of a terminal.
class TerminalLine {
  public:
    void show(const std::string& text) {
        fmt::print(stderr, "\r{:<{}}", text, width_);
        width_ = std::max<std::size_t>(text.size(), 1);
    }
    void clear() {
        if (width_ > 1) fmt::print(stderr, "\r{:{}}\r", "", width_);
        std::fflush(stderr);
    }

  private:
    std::size_t width_ = 1;
};

void show(const std::stop_token& done, const ProgressDisplay::Line& line) {
    const bool terminal = isatty(STDERR_FILENO) != 0;
    const auto pause = terminal ? std::chrono::milliseconds(200) : std::chrono::seconds(30);
    const auto start = Clock::now();
    auto next = start + (terminal ? std::chrono::milliseconds(500) : pause);
    TerminalLine drawn;
    std::mutex mutex;
    std::condition_variable_any sleep;
    std::unique_lock lock(mutex);
    for (;; next = Clock::now() + pause) {
        sleep.wait_until(lock, done, next, [] { return false; });
        if (done.stop_requested()) break;
        const std::string text = line(std::chrono::duration<double>(Clock::now() - start).count());
        if (terminal)
            drawn.show(text);
        else
            fmt::print(stderr, "{}\n", text);
        std::fflush(stderr);
    }
    drawn.clear();
}

}  // namespace

ProgressDisplay::ProgressDisplay(Line line)
    : display_([shown = std::move(line)](const std::stop_token& done) { show(done, shown); }) {}

ProgressDisplay::ProgressDisplay(const Monitor& monitor, double total, std::string what)
    : ProgressDisplay([&monitor, before = monitor.items.load(), total,
                       words = std::move(what)](double seconds) {
          return progress_text(monitor.items, before, total, seconds, words);
      }) {}

}  // namespace gazetteer::runs
