// SPDX-License-Identifier: GPL-3.0-or-later
// Stops and displays where there is one thread and no signal: a clock is looked at whenever
// somebody asks for a stop, and so is the host, which knows whether a key was pressed.
#include "work/stop.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "work/progress.hpp"
#include "work/stop_watch.hpp"

extern "C" {
/// Whether a key was pressed that ends long work.
__attribute__((import_module("page"), import_name("look"))) int gazetteer_page_look();
/// Shows a line of so many bytes.
__attribute__((import_module("page"), import_name("show"))) void gazetteer_page_show(const char*,
                                                                                     std::size_t);
}

namespace gazetteer {

namespace {

using Clock = runs::StopClock;

struct Timed {
    Clock::time_point end;
    std::stop_source source;
};

std::vector<Timed>& clocks() {
    static std::vector<Timed> result;
    return result;
}
std::vector<std::stop_source>& listeners() {
    static std::vector<std::stop_source> result;
    return result;
}

/// A display and when it began.
struct Shown {
    runs::ProgressDisplay::Line line;
    Clock::time_point since;
};
std::vector<Shown>& displays() {
    static std::vector<Shown> result;
    return result;
}

/// A clock costs more than what lies between two looks.
constexpr unsigned looks_a_clock = 64;
constexpr std::chrono::milliseconds between_lines{200};

void end_what_is_due(Clock::time_point now) {
    std::vector<Timed> due;
    std::erase_if(clocks(), [&](const Timed& timed) {
        if (timed.end > now) return false;
        due.push_back(timed);
        return true;
    });
    for (Timed& timed : due) timed.source.request_stop();
}

/// The line of the display that was made last.
void show_progress(Clock::time_point now) {
    static Clock::time_point next = {};
    if (displays().empty() || now < next) return;
    next = now + between_lines;
    const Shown& shown = displays().back();
    const std::string line = shown.line(std::chrono::duration<double>(now - shown.since).count());
    gazetteer_page_show(line.data(), line.size());
}

}  // namespace

void here::look_at_clocks() {
    static unsigned looks = 0;
    if (gazetteer_page_look() != 0)
        for (std::stop_source& source : std::exchange(listeners(), {})) source.request_stop();
    if (++looks % looks_a_clock != 0) return;
    const auto now = Clock::now();
    end_what_is_due(now);
    show_progress(now);
}

namespace runs {

void add_clock(StopClock::time_point end, std::stop_source source) {
    clocks().push_back({end, std::move(source)});
}
void remove_clock(const std::stop_source& source) {
    std::erase_if(clocks(), [&](const Timed& timed) { return timed.source == source; });
}

StopOnSignals::StopOnSignals(const Stop& stop) : source_(stop.source()) {
    listeners().push_back(source_);
}
StopOnSignals::~StopOnSignals() {
    std::erase(listeners(), source_);
}

void ignore_failed_writes() {}

/// 128 and SIGPIPE, as a shell says it.
void end_by_broken_pipe() {
    std::_Exit(141);
}

ProgressDisplay::ProgressDisplay(Line line) : display_([] { displays().pop_back(); }) {
    displays().push_back({std::move(line), Clock::now()});
}
ProgressDisplay::ProgressDisplay(const Monitor& monitor, double total, std::string what)
    : ProgressDisplay([&monitor, before = monitor.items.load(), total,
                       words = std::move(what)](double seconds) {
          return progress_text(monitor.items, before, total, seconds, words);
      }) {}

}  // namespace runs

}  // namespace gazetteer
