// SPDX-License-Identifier: GPL-3.0-or-later
// What is more than a statement that holds on a ground says: without a hypothesis, with a sharper
// inequality, with the converse. Ordinary hunts over the ground decide all of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "counterexamples/repair/judge.hpp"
#include "counterexamples/repair/tight_bound.hpp"

namespace gazetteer::conjectures {

/// What becomes of the statement without one of its hypotheses.
struct HypothesisUse {
    std::string hypothesis;
    Conjecture without;
    /// It holds; with a counterexample it is needed, with neither it is not known.
    bool can_go = false;
    std::optional<Found> needed_by = std::nullopt;
    /// Graphs that it then speaks of, and the statement does not.
    std::uint64_t graphs_more = 0;
};

/// The statement with a hypothesis and the conclusion made equivalent.
struct Converse {
    Conjecture statement;
    bool holds = false;
    std::optional<Found> fails_by = std::nullopt;
};

struct SharpenReport {
    std::vector<HypothesisUse> hypotheses;
    /// Without all that can go together, where that is more than one.
    std::optional<Conjecture> without_all;
    /// The inequality as far as it goes; and whether that says more than the statement.
    std::optional<TightBound> bound;
    bool improved = false;
    /// A conclusion f >= g can be f > g, and no constant is known.
    std::optional<Conjecture> strict;
    /// First that of all hypotheses together; then, if that fails, those of one that hold.
    std::vector<Converse> converses;
    /// Nothing interrupted it.
    bool complete = true;
};

/// `held` is what a hunt over the ground of the judge says of the statement, which holds; `named`
/// instances of equality are told. The same for any number of threads. Throws as `hunt` does.
SharpenReport sharpen(const Conjecture& conjecture, const HuntReport& held, const Judge& judge,
                      int named);

}  // namespace gazetteer::conjectures
