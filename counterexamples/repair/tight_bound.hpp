// SPDX-License-Identifier: GPL-3.0-or-later
// The constants that make an inequality true and tight on a ground: one added, or a factor.
#pragma once

#include <optional>
#include <vector>

#include "counterexamples/repair/judge.hpp"
#include "counterexamples/repair/statement.hpp"

namespace gazetteer::conjectures {

/// "H -> f >= g + by", or "H -> f >= by g", holds on the ground, with equality somewhere.
struct TightBound {
    Conjecture statement;
    Fraction by;
    /// Where there is equality: graphs, and instances up to automorphisms.
    std::uint64_t graphs_equal = 0;
    std::uint64_t instances_equal = 0;
    /// The least few of them.
    std::vector<Found> least;
};

/// The inequality is the conclusion of the conjecture; `named` of the instances of equality are
/// told. Nothing where the constant is beyond a million, or no fraction with a denominator to 1000,
/// where one side is infinite or undefined wherever the hypotheses are met, where a graph is given
/// up, or when it is stopped. Four hunts, of reals five.
std::optional<TightBound> tight_bound(const Conjecture& conjecture, const Inequality& inequality,
                                      const Judge& judge, int named);

/// The same with a factor of the right side, which is the extremal quotient of the two sides where
/// the right one is not 0. Nothing also where the right side is a constant, or the factor
/// is not positive. Five hunts.
std::optional<TightBound> tight_factor(const Conjecture& conjecture, const Inequality& inequality,
                                       const Judge& judge, int named);

}  // namespace gazetteer::conjectures
