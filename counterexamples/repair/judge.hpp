// SPDX-License-Identifier: GPL-3.0-or-later
// The judge of every statement that is offered: an ordinary hunt over a ground that can be gone
// through again.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

class Judge {
  public:
    /// `ground` makes the same ground each time that it is called. The options used are threads,
    /// stop, bytes and progress.
    Judge(std::function<Ground()> ground, HuntOptions options)
        : ground_(std::move(ground)), options_(std::move(options)) {
        // One counterexample is told, the least.
        options_.listed = 1;
        options_.counterexamples = 1;
    }

    /// With the `near` instances that come closest to failing. Throws as `hunt` does.
    HuntReport report(const Conjecture& conjecture, int near = 0) const {
        HuntOptions options = options_;
        options.near = near;
        return hunt(conjecture, ground_(), options);
    }
    /// It holds, and speaks of a graph.
    static bool holds(const HuntReport& report) {
        return report.verdict == HuntVerdict::holds && report.graphs_met > 0;
    }

    Ground ground() const { return ground_(); }
    const HuntOptions& options() const { return options_; }
    bool stopped() const { return options_.stop.stop_requested(); }

  private:
    std::function<Ground()> ground_;
    HuntOptions options_;
};

}  // namespace gazetteer::conjectures
