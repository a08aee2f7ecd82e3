// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a target and of terms on all instances of a ground: what proposals are tested on.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/propose/known.hpp"
#include "language/expressions/expression.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures {

/// A column: the values of an expression, one a row.
struct ValueColumn {
    std::string text;
    Type type = Type::boolean;
    std::vector<Integer> values;
};

/// Instances with the same values are one row. Rows are sorted by their values.
struct ValueTable {
    /// What the expressions are about.
    About about = About::graphs;
    ValueColumn target;
    std::vector<ValueColumn> terms;
    /// The number of instances of each row; 0 where a row is of further graphs only.
    std::vector<std::uint64_t> weights;
    /// What is known, and of each row whether that tells how great the target is at most, and at
    /// least; both of them where it tells a boolean.
    std::vector<KnownTheorem> known;
    std::vector<char> known_above;
    std::vector<char> known_below;
    std::uint64_t instances = 0;
    /// The graphs that the rows are of: the ground, or its orders that were complete when it was
    /// interrupted; empty if none was.
    std::string searched;
    /// Whether that is the whole ground.
    bool complete = true;
    /// Further graphs that have rows.
    std::uint64_t further = 0;
    /// Graphs without a row: their values were out of reach.
    GivenUpTally given_up;
};

/// A column without values for each text, or what is wrong with one of them.
Parsed<std::vector<ValueColumn>> columns_of(const std::vector<std::string>& texts);

/// The options used are threads, stop, bytes and progress. The table is the same for any number of
/// threads. An error's message names the text at fault. Throws as `hunt` does.
Parsed<ValueTable> value_table(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const HuntOptions& options = {},
                               std::vector<KnownTheorem> known = {});

/// The table with the rows of further graphs: they count for nothing, but what is proposed holds on
/// them too. Nothing is added when it is stopped.
void add_further(ValueTable& table, const std::vector<Graph>& graphs,
                 const HuntOptions& options = {});

}  // namespace gazetteer::conjectures
