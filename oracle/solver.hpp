// SPDX-License-Identifier: GPL-3.0-or-later
// The memoised solver: the definitions of outcome and Grundy value, each position decided once.
#pragma once

#include "oracle/grundy.hpp"
#include "oracle/ruleset.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer {

/// Each position stands for itself.
struct Itself {
    template <class Position>
    static const Position& of(const Position& position) {
        return position;
    }
};

/// Decides positions of one ruleset and remembers them: one table entry a position, keyed exactly
/// by `encode`. Memory grows with the number of positions decided; clear() forgets them.
/// Equal to outcome<R> and grundy_value<R> on every position.
///
/// Representative::of(position) is a position with the same outcome and Grundy value that is looked
/// up and played on instead; positions with one representative are decided once.
template <Ruleset R, class Representative = Itself>
class Solver {
  public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    explicit Solver(const EngineLimits& limits = no_limits)
        : outcomes_(limits), grundy_values_(limits) {}

    Outcome outcome(const Position& given) {
        const Position& position = Representative::of(given);
        const auto slot = find_or_insert(outcomes_, position);
        if (slot.value != undecided) return static_cast<Outcome>(slot.value);
        Outcome result = Outcome::P;
        for (const Position& option : R::options(position))
            if (outcome(option) == Outcome::P) {
                result = Outcome::N;
                break;
            }
        outcomes_.set(slot.entry, static_cast<int>(result));
        return result;
    }
    bool is_P(const Position& position) { return outcome(position) == Outcome::P; }

    /// The moves to P-positions, in the order of the options. Empty iff the position is P.
    std::vector<Move> winning_moves(const Position& position) {
        std::vector<Move> result;
        for (const Position& option : R::options(position))
            if (is_P(option)) result.push_back(R::move(position, option));
        return result;
    }

    int grundy_value(const Position& given) {
        const Position& position = Representative::of(given);
        const auto slot = find_or_insert(grundy_values_, position);
        if (slot.value != undecided) return slot.value;
        std::vector<int> values;
        for (const Position& option : R::options(position)) values.push_back(grundy_value(option));
        const int result = mex(std::move(values));
        grundy_values_.set(slot.entry, result);
        return result;
    }

    /// Positions decided since the last clear(); one decided in both ways counts twice.
    std::size_t positions() const { return outcomes_.size() + grundy_values_.size(); }
    void clear() {
        outcomes_.clear();
        grundy_values_.clear();
    }

  private:
    static constexpr int undecided = -1;

    PositionTable::Slot find_or_insert(PositionTable& table, const Position& position) {
        key_.clear();
        encode(position, key_);
        return table.find_or_insert(key_, undecided);
    }

    Key key_;
    PositionTable outcomes_;
    PositionTable grundy_values_;
};

}  // namespace gazetteer
