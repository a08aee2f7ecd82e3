#include "cli/run_progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace gazetteer::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// What an interrupt reaches: flags of the run in progress, if any.
std::array<std::atomic<std::atomic<bool>*>, 2> flags{};

void interrupt(int) {
    for (const auto& flag : flags)
        if (std::atomic<bool>* stop = flag.load()) *stop = true;
}

void show(const std::stop_token& done, const runs::Monitor& monitor, double total,
          const std::string& what) {
    const bool terminal = isatty(STDERR_FILENO) != 0;
    const auto pause = terminal ? std::chrono::milliseconds(200) : std::chrono::seconds(30);
    const auto start = Clock::now();
    const std::uint64_t before = monitor.items;
    std::mutex mutex;
    std::condition_variable_any sleep;
    std::unique_lock lock(mutex);
    while (!sleep.wait_for(lock, done, pause, [&] { return done.stop_requested(); }) &&
           !done.stop_requested()) {
        const std::chrono::duration<double> passed = Clock::now() - start;
        const std::string text = progress_text(monitor.items, before, total, passed.count(), what);
        if (terminal)
            fmt::print(stderr, "\r{:<78}", text);
        else
            fmt::print(stderr, "{}\n", text);
        std::fflush(stderr);
    }
    if (terminal) fmt::print(stderr, "\r{:78}\r", "");
}

}  // namespace

StopOnInterrupt::StopOnInterrupt(std::atomic<bool>& stop, std::atomic<bool>* other) {
    flags[0] = &stop;
    flags[1] = other;
    on_interrupt_ = std::signal(SIGINT, interrupt);
    on_termination_ = std::signal(SIGTERM, interrupt);
}

StopOnInterrupt::~StopOnInterrupt() {
    std::signal(SIGINT, on_interrupt_);
    std::signal(SIGTERM, on_termination_);
    for (auto& flag : flags) flag = nullptr;
}

ProgressDisplay::ProgressDisplay(const runs::Monitor& monitor, double total, std::string what)
    : display_([&monitor, total, words = std::move(what)](const std::stop_token& done) {
          show(done, monitor, total, words);
      }) {}

std::string progress_text(std::uint64_t items, std::uint64_t items_before, double total,
                          double seconds, const std::string& what) {
    const double rate = seconds > 0 ? static_cast<double>(items - items_before) / seconds : 0;
    if (total <= 0) return fmt::format("{} {}, {:.0f}/s", items, what, rate);
    const double left = total - static_cast<double>(items);
    return fmt::format("{} of {:.0f} {} ({:.1f} %), {:.0f}/s{}", items, total, what,
                       100 * static_cast<double>(items) / total, rate,
                       rate > 0 ? fmt::format(", {:.0f} s remain", left / rate) : "");
}

}  // namespace gazetteer::cli
