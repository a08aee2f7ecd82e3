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

std::string progress_text(std::uint64_t items, std::uint64_t items_before, double total,
                          double seconds, const std::string& what) {
    const double rate = seconds > 0 ? static_cast<double>(items - items_before) / seconds : 0;
    if (total <= 0) return fmt::format("{} {}, {:.0f}/s", items, what, rate);
    const double left = std::max(0.0, total - static_cast<double>(items));
    return fmt::format("{} of {:.0f} {} ({:.1f} %), {:.0f}/s{}", items, total, what,
                       100 * static_cast<double>(items) / total, rate,
                       rate > 0 ? fmt::format(", {:.0f} s remain", left / rate) : "");
}

}  // namespace gazetteer::runs
