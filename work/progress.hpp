// SPDX-License-Identifier: GPL-3.0-or-later
// The one display of how far a long run is, on standard error: on a terminal a line that is
// redrawn, elsewhere a line every half minute.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <thread>

namespace gazetteer::runs {

/// How far long work is, and whether it is to stop: watched and requested from other threads.
struct Monitor {
    std::atomic<std::uint64_t> items = 0;
    std::stop_token stop = {};

    bool stopped() const { return stop.stop_requested(); }
};

/// Shows a line from half a second after its making to its end; a terminal's is then taken away.
class ProgressDisplay {
  public:
    /// What to show after so many seconds; called from another thread.
    using Line = std::function<std::string(double seconds)>;

    explicit ProgressDisplay(Line line);
    /// monitor.items by progress_text(), the rate counted from now.
    ProgressDisplay(const Monitor& monitor, double total, std::string what);

  private:
    std::jthread display_;
};

/// "1234 of 12346 graphs (10.0 %), 4321/s, 3 s remain"; without a total (0) "1234 graphs, 4321/s".
/// The rate is of those done since there were `items_before`, in `seconds`.
std::string progress_text(std::uint64_t items, std::uint64_t items_before, double total,
                          double seconds, const std::string& what);

}  // namespace gazetteer::runs
