// SPDX-License-Identifier: GPL-3.0-or-later
// A function that is called now and then while long work goes on.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace gazetteer::runs {

/// Calls a function from a thread of its own until its end.
class NowAndThen {
  public:
    /// The first call comes after the interval, and each other after one more. The function throws
    /// nothing.
    NowAndThen(std::chrono::duration<double> interval, std::function<void()> call);
    /// After it there are no more calls. May be called twice.
    void end();

  private:
    void repeat(const std::stop_token& stop);

    std::chrono::duration<double> interval_;
    std::function<void()> call_;
    std::mutex mutex_;
    std::condition_variable_any ended_;
    std::jthread thread_;
};

}  // namespace gazetteer::runs
