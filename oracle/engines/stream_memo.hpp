// SPDX-License-Identifier: GPL-3.0-or-later
// A solver kept for a whole stream of graphs, within the limits of the thread that asks it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

#include "oracle/tables/thread_limits.hpp"

namespace gazetteer {

/// S counts its positions(). One memo a thread.
template <class S>
class StreamMemo {
  public:
    static constexpr std::size_t positions_default = 4'000'000;

    using Make = std::function<std::unique_ptr<S>(const EngineLimits&)>;

    /// It is emptied when it holds more positions than that; `make` makes it anew.
    explicit StreamMemo(
        std::size_t positions_max = positions_default,
        Make make = [](const EngineLimits& limits) { return std::make_unique<S>(limits); })
        : positions_max_(positions_max), make_(std::move(make)) {}

    /// What `ask` learns from the solver. A memo without room is emptied, and asked again; throws
    /// EngineLimitExceeded when an empty one has none, and EngineStopped.
    template <class Ask>
    auto operator()(Ask ask) {
        const EngineLimits limits = thread_limits();
        const bool emptied =
            !solver_ || bytes_ != limits.bytes || solver_->positions() > positions_max_;
        if (emptied) empty(limits);
        try {
            return ask(*solver_);
        } catch (const EngineLimitExceeded&) {
            empty(limits);
            if (emptied) throw;
        }
        return ask(*solver_);
    }

  private:
    void empty(const EngineLimits& limits) {
        solver_.reset();
        solver_ = make_(limits);
        bytes_ = limits.bytes;
    }

    std::size_t positions_max_;
    Make make_;
    std::unique_ptr<S> solver_;
    std::size_t bytes_ = 0;
};

}  // namespace gazetteer
