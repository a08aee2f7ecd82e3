// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of the thread at work, work/limits.hpp, as the engines take them.
#pragma once

#include <stop_token>

#include "oracle/tables/engine_limits.hpp"
#include "work/limits.hpp"

namespace gazetteer {

/// What an engine of this thread may use now. An engine that is kept obeys the stop of the last
/// call of this thread, and keeps the memory that it was made with.
inline EngineLimits thread_limits() {
    static thread_local std::stop_token stop;
    stop = runs::stop_of_thread();
    return {.bytes = runs::memo_bytes(), .threads = 1, .stop = &stop};
}

}  // namespace gazetteer
