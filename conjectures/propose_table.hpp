// The values of a target and of terms on all instances of a ground: what proposals are tested on.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "conjectures/expression.hpp"
#include "conjectures/ground.hpp"
#include "conjectures/integer.hpp"

namespace gazetteer {

/// A column: the values of an expression, one a row.
struct ValueColumn {
    std::string text;
    Type type = Type::boolean;
    std::vector<Integer> values;
};

/// Instances with the same values are one row.
struct ValueTable {
    ValueColumn target;
    std::vector<ValueColumn> terms;
    /// The number of instances of each row.
    std::vector<std::uint64_t> weights;
    std::uint64_t instances = 0;
};

Parsed<ValueTable> value_table(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const std::atomic<bool>* stop);

}  // namespace gazetteer
