// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a caller how far a hunt is, from a thread of its own.
#pragma once

#include <chrono>
#include <exception>
#include <functional>
#include <optional>

#include "counterexamples/hunt/hunt.hpp"
#include "gazetteer/hunt.hpp"
#include "work/now_and_then.hpp"

namespace gazetteer::v0 {

class HuntWatch {
  public:
    /// `give_up` is called when the caller's function threw. Without a function nothing is told.
    HuntWatch(const HuntOptions& options, std::function<void()> give_up);
    HuntWatch(const HuntWatch&) = delete;
    HuntWatch& operator=(const HuntWatch&) = delete;

    conjectures::HuntProgress& progress() { return progress_; }
    /// Tells it a last time. Throws what the caller's function threw.
    void finish();

  private:
    void tell() noexcept;

    std::function<void(const HuntProgress&)> told_;
    std::function<void()> give_up_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    conjectures::HuntProgress progress_;
    std::exception_ptr thrown_;
    std::optional<runs::NowAndThen> now_and_then_;
};

}  // namespace gazetteer::v0
