// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/annealing.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "counterexamples/search/slack.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr int shortest_run = 500;
/// The longest run is 2 to this power times the shortest.
constexpr int doublings_max = 6;

}  // namespace

template <class Space>
Annealing<Space>::Annealing(const Space& space, Member start, std::uint64_t seed)
    : space_(space), start_(std::move(start)), dice_(seed) {}

template <class Space>
const typename Space::Member& Annealing<Space>::propose() {
    if (step_ == run_length_) begin_run();
    if (step_ > 0) {
        proposed_ = moved(space_, current_, dice_);
        while (dice_.chance(0.25)) proposed_ = moved(space_, proposed_, dice_);
    }
    return proposed_;
}

template <class Space>
void Annealing<Space>::begin_run() {
    step_ = 0;
    ++run_;
    run_length_ = shortest_run << std::min(std::countr_zero((run_ + 1) / 2), doublings_max);
    proposed_ = run_ % 2 == 0 ? best_ : start_in(space_, dice_).value_or(start_);
}

template <class Space>
void Annealing<Space>::told(double slack) {
    if (step_ == 0) {
        take(slack);
    } else {
        const double difference = slack - current_slack_;
        if (difference != 0 && std::abs(difference) < vacuous_slack / 2) {
            differences_ += std::abs(difference);
            ++difference_count_;
        }
        if (difference <= 0 || dice_.chance(std::exp(-difference / temperature()))) take(slack);
    }
    ++step_;
}

template <class Space>
void Annealing<Space>::take(double slack) {
    current_ = proposed_;
    current_slack_ = slack;
    if (slack >= best_slack_) return;
    best_ = proposed_;
    best_slack_ = slack;
}

template <class Space>
double Annealing<Space>::temperature() const {
    const double left = 1 - static_cast<double>(step_) / run_length_;
    const double mean = difference_count_ > 0 ? differences_ / difference_count_ : 1;
    return std::max(mean * left * left / 2, 1e-12);
}

template class Annealing<SearchSpace>;
template class Annealing<DigraphSpace>;
template class Annealing<LargeTreeSpace>;
template class Annealing<BlowUpSpace>;
template class Annealing<CompositionSpace>;
template class Annealing<CayleySpace>;

}  // namespace gazetteer::conjectures
