// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/library/hunts/hunt_watch.hpp"

#include <algorithm>
#include <utility>

namespace gazetteer::v0 {

namespace {

/// A shorter time between two calls would slow the hunt down.
constexpr double interval_min = 0.001;
/// A longer one is none that a clock can wait for.
constexpr double interval_max = 1e6;

}  // namespace

HuntWatch::HuntWatch(const HuntOptions& options, std::function<void()> give_up)
    : told_(options.progress), give_up_(std::move(give_up)) {
    const std::chrono::duration<double> interval(
        std::clamp(options.progress_seconds, interval_min, interval_max));
    if (told_) now_and_then_.emplace(interval, [this] { tell(); });
}

void HuntWatch::tell() noexcept {
    if (thrown_) return;
    HuntProgress now;
    now.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    now.graphs = progress_.graphs;
    now.order = progress_.order;
    now.graphs_of_order = progress_.level_graphs;
    now.all_of_order = progress_.level_count;
    try {
        told_(now);
    } catch (...) {
        thrown_ = std::current_exception();
        give_up_();
    }
}

void HuntWatch::finish() {
    if (now_and_then_) now_and_then_->end();
    if (told_) tell();
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

}  // namespace gazetteer::v0
