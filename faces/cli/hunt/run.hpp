// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt with its surroundings: the limits of all that is done for it, the display of its progress.
#pragma once

#include <functional>

#include "counterexamples/hunt/hunt.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

/// What one run may use. Ctrl-C, SIGTERM and the clock stop it, from its making to its end.
class HuntLimits {
  public:
    HuntLimits(double seconds, std::size_t bytes, int threads)
        : stop_(seconds), on_signals_(stop_), bytes_(bytes), threads_(threads) {}

    /// The options with these limits.
    conjectures::HuntOptions on(conjectures::HuntOptions options) const;
    const runs::Stop& stop() const { return stop_; }

  private:
    runs::Stop stop_;
    runs::StopOnSignals on_signals_;
    std::size_t bytes_;
    int threads_;
};

/// Names the least graphs that were given up, on standard error.
void name_given_up(const conjectures::GivenUpTally& given_up);

/// Calls `work` with the options and a display of its progress.
void run_watched(conjectures::HuntOptions options,
                 const std::function<void(const conjectures::HuntOptions&)>& work);
/// The same, for work that comes to a report.
conjectures::HuntReport run_hunt(
    const conjectures::HuntOptions& options,
    const std::function<conjectures::HuntReport(const conjectures::HuntOptions&)>& work);

}  // namespace gazetteer::cli
