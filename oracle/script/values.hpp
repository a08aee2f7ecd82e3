// SPDX-License-Identifier: GPL-3.0-or-later
// The values of positions of games that are data, under normal play: what they are worth in sums.
#pragma once

#include <memory>

#include "oracle/partizan_values/values.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/script/keys.hpp"

namespace gazetteer::script {

/// How much a value may cost.
struct ValueBounds {
    std::size_t positions = 20'000;
    std::size_t values = 5'000;
};

/// Finds values and remembers them, one for each class of positions; a position is worth the sum of
/// its components where the analysis of the rules says so.
class ValueSolver {
  public:
    /// Under misere play positions have no values here.
    static bool plays(const Rules& rules) { return !rules.misere; }
    /// ContractViolation unless it plays the rules.
    explicit ValueSolver(const Rules& rules, const EngineLimits& limits = no_limits,
                         ValueBounds bounds = {std::numeric_limits<std::size_t>::max(),
                                               std::numeric_limits<std::size_t>::max()});

    /// The same with values that other games share, so that those of several games can be compared.
    ValueSolver(const Rules& rules, const EngineLimits& limits,
                std::shared_ptr<PartizanValues> shared);

    /// Throws EngineLimitExceeded beyond the bounds or the limits, EngineStopped, RulesError.
    PartizanValue value(const Position& position);
    PartizanValues& values() { return *values_; }
    const Interpreter& game() const { return game_; }
    /// Classes of positions decided.
    std::size_t positions() const { return known_.size(); }

  private:
    PartizanValue value_of_sum(const Position& position);
    PartizanValue value_of_part(const Position& position, VertexSet part);
    PartizanValues::Values values_of(const std::vector<Position>& options);

    Interpreter game_;
    ClassKey keys_;
    Key key_;
    PositionTable known_;
    std::shared_ptr<PartizanValues> values_;
    std::size_t positions_max_;
    /// How many moves the play has that is followed.
    int moves_ = 0;
};

}  // namespace gazetteer::script
