#include "cli/hunt_run.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

#include "cli/output.hpp"
#include "conjectures/terms.hpp"

namespace gazetteer::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// Set by signals and by the clock; one hunt runs at a time.
std::atomic<bool> stop_flag{false};

void interrupt(int signal) {
    stop_flag = true;
    std::signal(signal, SIG_DFL);
}

/// Both signals, for the length of a hunt.
class Interruptible {
  public:
    Interruptible()
        : on_interrupt_(std::signal(SIGINT, interrupt)),
          on_termination_(std::signal(SIGTERM, interrupt)) {
        stop_flag = false;
    }
    Interruptible(const Interruptible&) = delete;
    ~Interruptible() {
        std::signal(SIGINT, on_interrupt_);
        std::signal(SIGTERM, on_termination_);
    }

  private:
    void (*on_interrupt_)(int);
    void (*on_termination_)(int);
};

std::string progress_line(const HuntProgress& progress, double seconds) {
    const auto done = progress.graphs.load();
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    std::string result = fmt::format("{} graphs, {:.0f}/s", done, rate);
    const int order = progress.order;
    const auto of_level = progress.level_graphs.load();
    const auto count = progress.level_count.load();
    if (order >= 0) result += fmt::format(", order {}", order);
    if (count == 0 || rate <= 0) return result;
    const double share = static_cast<double>(of_level) / static_cast<double>(count);
    const auto filled = static_cast<std::size_t>(std::min(share, 1.0) * 20);
    std::string bar(filled, '#');
    bar.resize(20, '.');
    return result + fmt::format(" [{}] {:.0f}%, {:.0f} s left", bar, 100 * share,
                                static_cast<double>(count - std::min(count, of_level)) / rate);
}

/// Redraws the line until the hunt is done.
void watch(const std::stop_token& done, const HuntProgress& progress) {
    const bool terminal = isatty(STDERR_FILENO) != 0;
    const auto start = Clock::now();
    while (!done.stop_requested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const std::chrono::duration<double> passed = Clock::now() - start;
        if (terminal && passed.count() > 0.5)
            fmt::print(stderr, "\r{:<100}", progress_line(progress, passed.count()));
    }
    if (terminal) fmt::print(stderr, "\r{:100}\r", "");
}

}  // namespace

Deadline::Deadline(std::atomic<bool>& stop, double seconds) {
    if (seconds == std::numeric_limits<double>::infinity()) return;
    clock_ = std::jthread([&stop, seconds](const std::stop_token& done) {
        std::mutex mutex;
        std::condition_variable_any sleep;
        std::unique_lock lock(mutex);
        sleep.wait_for(lock, done, std::chrono::duration<double>(seconds), [] { return false; });
        if (!done.stop_requested()) stop = true;
    });
}

void run_watched(HuntOptions options, double seconds,
                 const std::function<void(const HuntOptions&)>& work) {
    HuntProgress progress;
    options.progress = &progress;
    options.stop = &stop_flag;
    const Interruptible interruptible;
    const std::jthread watcher([&](const std::stop_token& done) { watch(done, progress); });
    const Deadline deadline(stop_flag, seconds);
    try {
        work(options);
    } catch (const InputFault& e) {
        throw InputError(e.what());
    } catch (const LimitExceeded& e) {
        throw InputError(e.what());
    }
}

HuntReport run_hunt(const HuntOptions& options, double seconds,
                    const std::function<HuntReport(const HuntOptions&)>& work) {
    HuntReport result;
    run_watched(options, seconds, [&](const HuntOptions& watched) { result = work(watched); });
    return result;
}

}  // namespace gazetteer::cli
