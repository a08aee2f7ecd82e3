// A long run on the command line: how far it is, on standard error, and an end by interrupt that
// keeps what is done.
#pragma once

#include <csignal>
#include <string>
#include <thread>

#include "runs/job.hpp"

namespace gazetteer::cli {

/// While it lives, an interrupt (SIGINT or SIGTERM) sets `stop`, and `other` if there is one. One
/// at a time.
class StopOnInterrupt {
  public:
    explicit StopOnInterrupt(runs::Monitor& monitor) : StopOnInterrupt(monitor.stop) {}
    explicit StopOnInterrupt(std::atomic<bool>& stop, std::atomic<bool>* other = nullptr);
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    ~StopOnInterrupt();

  private:
    using Handler = void (*)(int);
    Handler on_interrupt_;
    Handler on_termination_;
};

/// While it lives, shows monitor.items, the rate and the time that remains: on a terminal redrawn,
/// else a line every half minute.
class ProgressDisplay {
  public:
    /// `total`: the items of the whole run; 0: not known. `what`: "graphs".
    ProgressDisplay(const runs::Monitor& monitor, double total, std::string what);

  private:
    std::jthread display_;
};

/// "1234 of 12346 graphs (10.0 %), 4321/s, 3 s remain".
std::string progress_text(std::uint64_t items, std::uint64_t items_before, double total,
                          double seconds, const std::string& what);

}  // namespace gazetteer::cli
