// SPDX-License-Identifier: GPL-3.0-or-later
// What stops wait for: clocks that run out. A thread watches them (stop_watch.cpp), or, where there
// is one thread, whoever asks for a stop (faces/page/wasm/stop_here.cpp).
#pragma once

#include <chrono>
#include <stop_token>

namespace gazetteer::runs {

using StopClock = std::chrono::steady_clock;

/// Requests the stop when the time has come, unless the clock is removed before.
void add_clock(StopClock::time_point end, std::stop_source source);
void remove_clock(const std::stop_source& source);

}  // namespace gazetteer::runs
