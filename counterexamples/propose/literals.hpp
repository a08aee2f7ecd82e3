// SPDX-License-Identifier: GPL-3.0-or-later
// The literals of a table: conditions on its rows in one term, or two compared.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/propose/dalmatian.hpp"

namespace gazetteer::conjectures {

struct Literal {
    std::string text;
    RowSet rows;
};

/// The booleans and their negations; integers compared with 0, 1, 2 and 3, their parities; two
/// integers compared, one perhaps doubled. Simple ones first. Without those that hold on all rows
/// or on none, or on the same rows as one before.
std::vector<Literal> literals_of(const ValueTable& table);

}  // namespace gazetteer::conjectures
