// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/limits.hpp"

#include <utility>

namespace gazetteer::runs {

constinit thread_local const WorkLimits* WorkLimits::current_ = nullptr;

WorkLimits::WorkLimits(std::stop_token stop, std::size_t memo_bytes)
    : stop_(std::move(stop)), memo_bytes_(memo_bytes), before_(std::exchange(current_, this)) {}

WorkLimits::~WorkLimits() {
    current_ = before_;
}

constinit thread_local StepLimit* StepLimit::current_ = nullptr;
constinit thread_local unsigned StepLimit::count_ = 0;

StepLimit::StepLimit(unsigned steps) : steps_(steps), before_(std::exchange(current_, this)) {
    ++count_;
}

StepLimit::~StepLimit() {
    current_ = before_;
}

void StepLimit::check() const {
    if (taken_ + (polls - since_) > steps_) throw StepsExceeded(steps_);
}

void look() {
    if (stop_requested()) throw Stopped();
    const StepLimit* const limit = StepLimit::current_;
    if (limit != nullptr && limit->counts_) limit->check();
}

bool stop_requested() {
    const WorkLimits* const limits = WorkLimits::current();
    return limits != nullptr && limits->stop().stop_requested();
}

std::stop_token stop_of_thread() {
    const WorkLimits* const limits = WorkLimits::current();
    return limits != nullptr ? limits->stop() : std::stop_token();
}

std::size_t memo_bytes() {
    const WorkLimits* const limits = WorkLimits::current();
    return limits != nullptr ? limits->memo_bytes() : WorkLimits::all_memory;
}

void check_memory(double bytes, const char* what) {
    if (bytes > static_cast<double>(memo_bytes())) throw MemoryExceeded(what, bytes);
}

}  // namespace gazetteer::runs
