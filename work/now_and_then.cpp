// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/now_and_then.hpp"

#include <utility>

namespace gazetteer::runs {

NowAndThen::NowAndThen(std::chrono::duration<double> interval, std::function<void()> call)
    : interval_(interval),
      call_(std::move(call)),
      thread_([this](const std::stop_token& stop) { repeat(stop); }) {}

void NowAndThen::repeat(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    const auto ended = [&] { return stop.stop_requested(); };
    while (!ended_.wait_for(lock, stop, interval_, ended) && !ended()) call_();
}

void NowAndThen::end() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    thread_.join();
}

}  // namespace gazetteer::runs
