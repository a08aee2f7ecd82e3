// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a search that gives up after so many, so that another method comes first.
#pragma once

#include <cstdint>

#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

class SearchSteps {
  public:
    /// 0 for no limit.
    explicit SearchSteps(std::int64_t most) : left_(most) {}

    /// To be called at each step: whether the search goes on. Throws runs::Stopped.
    bool go_on() {
        runs::poll();
        if (left_ > 0 && --left_ == 0) given_up_ = true;
        return !given_up_;
    }
    bool given_up() const { return given_up_; }

  private:
    std::int64_t left_;
    bool given_up_ = false;
};

}  // namespace gazetteer::conjectures::invariants
