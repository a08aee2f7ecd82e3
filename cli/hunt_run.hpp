// A hunt with its surroundings: Ctrl-C, a time limit, a line of progress on a terminal.
#pragma once

#include <functional>
#include <limits>

#include <thread>

#include "conjectures/hunt.hpp"

namespace gazetteer::cli {

/// While it lives, sets `stop` when the seconds are over.
class Deadline {
  public:
    Deadline(std::atomic<bool>& stop, double seconds);

  private:
    std::jthread clock_;
};

/// Runs `work` with options whose stop flag is set by SIGINT, SIGTERM or after `seconds`; a second
/// signal ends the program. Translates InputFault and LimitExceeded into InputError.
void run_watched(HuntOptions options, double seconds,
                 const std::function<void(const HuntOptions&)>& work);
/// The same, for work that comes to a report.
HuntReport run_hunt(const HuntOptions& options, double seconds,
                    const std::function<HuntReport(const HuntOptions&)>& work);

}  // namespace gazetteer::cli
