// SPDX-License-Identifier: GPL-3.0-or-later
// A boolean target that is a periodic function of one term, from some value on: the form of
// theorems on octal games [R. K. Guy, C. A. B. Smith, The G-values of various games, 1956].
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/propose/propose_table.hpp"

namespace gazetteer::conjectures {

/// T holds for the values `before`, and for those from `from` on that have one of the residues
/// modulo `period`.
struct Periodicity {
    std::int64_t from = 0;
    std::int64_t period = 1;
    std::vector<std::int64_t> before;
    std::vector<std::int64_t> residues;

    /// "(X = 2) or (X >= 4) and ((X mod 5 = 1) or (X mod 5 = 3))".
    std::string text(const std::string& term) const;
    bool operator==(const Periodicity&) const = default;
};

/// The values of the term on all rows are v, v + 1, ..., w >= v, the target is a function of them,
/// and two whole periods lie in from..w. The one with the least from + period, and among equals
/// the one with the least period; none if the list of values in its text has more than
/// `listed_max`. Quadratic in w - v.
std::optional<Periodicity> periodicity_of(const ValueTable& table, std::size_t term,
                                          std::size_t listed_max = 32);

}  // namespace gazetteer::conjectures
