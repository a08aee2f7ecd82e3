// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/values.hpp"

namespace gazetteer::script {

namespace {

constexpr int unknown_value = -1;

}  // namespace

ValueSolver::ValueSolver(const Rules& rules, const EngineLimits& limits, ValueBounds bounds)
    : game_(rules),
      keys_(ClassKey::for_values(rules)),
      known_(limits),
      values_(std::make_shared<PartizanValues>(limits, bounds.values)),
      positions_max_(bounds.positions) {
    require(plays(rules), "normal play");
}

ValueSolver::ValueSolver(const Rules& rules, const EngineLimits& limits,
                         std::shared_ptr<PartizanValues> shared)
    : ValueSolver(rules, limits) {
    values_ = std::move(shared);
}

PartizanValue ValueSolver::value(const Position& position) {
    moves_ = 0;
    return value_of_sum(position);
}

PartizanValue ValueSolver::value_of_sum(const Position& position) {
    PartizanValue result = PartizanValue::zero;
    for (VertexSet part : keys_.parts(position))
        result = values_->sum(result, value_of_part(position, part));
    return result;
}

PartizanValue ValueSolver::value_of_part(const Position& position, VertexSet part) {
    key_.clear();
    keys_.write(position, part, key_);
    const auto slot = known_.find_or_insert(key_, unknown_value);
    if (slot.value != unknown_value) return PartizanValue{slot.value};
    if (known_.size() > positions_max_)
        throw EngineLimitExceeded("more than " + std::to_string(positions_max_) + " positions");
    const Position alone = part == position.present ? position : restricted(position, part);
    if (moves_ == moves_of_play_max) stop_play(game_.rules(), game_.text_of(alone));
    ++moves_;
    const auto left = values_of(game_.options(alone, Player::left));
    const auto right = values_of(game_.options(alone, Player::right));
    --moves_;
    const PartizanValue result = values_->value(left, right);
    known_.set(slot.entry, static_cast<int>(result));
    return result;
}

PartizanValues::Values ValueSolver::values_of(const std::vector<Position>& options) {
    PartizanValues::Values result;
    for (const Position& option : options) result.push_back(value_of_sum(option));
    return result;
}

}  // namespace gazetteer::script
