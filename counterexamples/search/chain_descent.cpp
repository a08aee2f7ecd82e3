// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/chain_descent.hpp"

#include <cmath>
#include <utility>

#include "counterexamples/search/constructions/composition_steps.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr int in_vain_max = 100;
/// Less slack than this is no progress.
constexpr double progress_least = 1e-3;
/// By how much the slack may grow in a step, more or less.
constexpr double temperature = 0.03;

}  // namespace

ChainDescent::ChainDescent(const CompositionSpace& space, Composition start, std::uint64_t seed)
    : space_(space), start_(std::move(start)), dice_(seed), in_vain_(in_vain_max) {
    require(space.is_linked, "a space of linked graphs");
}

const Composition& ChainDescent::propose() {
    for (; in_vain_ < in_vain_max; ++in_vain_) {
        proposed_ = with_other_numbers(current_, dice_);
        if (space_.contains(proposed_)) return proposed_;
    }
    auto chain = has_chains_ ? chain_in(space_, dice_) : std::nullopt;
    has_chains_ = chain.has_value();
    proposed_ = chain ? *std::move(chain) : start_in(space_, dice_).value_or(start_);
    is_start_ = true;
    return proposed_;
}

void ChainDescent::told(double slack) {
    const double growth = slack - current_slack_;
    if (is_start_ || slack < least_slack_ - progress_least) {
        least_slack_ = slack;
        in_vain_ = 0;
    } else {
        ++in_vain_;
    }
    if (is_start_ || growth <= 0 || dice_.chance(std::exp(-growth / temperature))) {
        current_ = proposed_;
        current_slack_ = slack;
    }
    is_start_ = false;
}

}  // namespace gazetteer::conjectures
