// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/stop.hpp"

#include <utility>

#include "work/stop_watch.hpp"

namespace gazetteer::runs {

Stop::Stop(double seconds, std::stop_token parent)
    : parent_(std::move(parent), FollowParent{source_}) {
    constexpr double century = 3e9;
    if (!(seconds < century)) return;
    if (seconds <= 0) {
        request();
        return;
    }
    timed_ = true;
    add_clock(StopClock::now() + std::chrono::duration_cast<StopClock::duration>(
                                     std::chrono::duration<double>(seconds)),
              source_);
}

Stop::~Stop() {
    if (timed_) remove_clock(source_);
}

std::stop_token stopped_token() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

}  // namespace gazetteer::runs
