// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of a solver of own games. Play is gone through with a stack of its own: a game may
// last longer than the program's stack.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "faces/library/inside.hpp"
#include "gazetteer/ruleset.hpp"

namespace gazetteer::v0 {

/// "a position with the key 12:...": keys may be any bytes.
std::string shown(const Position& position);

struct __attribute__((visibility("hidden"))) Solver::Memo {
    Memo(Ruleset own_rules, Limits own_limits)
        : rules(std::move(own_rules)), limits(std::move(own_limits)) {}

    Ruleset rules;
    Limits limits;
    /// What is asked: outcomes stop at the first option that is P, Grundy values need all.
    using Values = std::unordered_map<std::string, int>;
    Values outcomes = {};
    Values grundy_values = {};
    std::size_t bytes = 0;

    /// 1 for N, 0 for P.
    int outcome(const Position& position);
    int grundy_value(const Position& position);

  private:
    /// A position whose options are being decided.
    struct Frame {
        std::string key;
        std::vector<Position> options;
        std::size_t next = 0;
        std::vector<int> values = {};
    };
    /// The value of a position, if those of its first options are enough to know it.
    using Conclude = std::optional<int> (*)(const std::vector<int>& values, bool all);

    int decided(Values& known, const Position& position, Conclude conclude);
    void open(Values& known, std::vector<Frame>& stack, const Position& position);
    void close(Values& known, std::vector<Frame>& stack, int value);
    void hold(std::size_t more);
};

}  // namespace gazetteer::v0
