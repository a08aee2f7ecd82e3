// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a refuted statement true on a ground: hypotheses to add, a constant, one direction.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/repair/judge.hpp"
#include "counterexamples/repair/tight_bound.hpp"

namespace gazetteer::conjectures {

/// A hypothesis that is added.
struct AddedHypothesis {
    /// One literal, or two.
    std::vector<std::string> literals;
    /// The whole statement; it holds on the ground, as a hunt has found.
    Conjecture statement;
    /// Graphs of which it still speaks, and those that it no longer speaks of at some instance.
    std::uint64_t graphs_left = 0;
    std::uint64_t graphs_excluded = 0;
    std::uint64_t instances_excluded = 0;
    /// Those of them on which the refuted statement held.
    std::uint64_t graphs_excluded_held = 0;
    Found least_excluded;
    std::optional<Found> least_excluded_held = std::nullopt;
};

struct RepairReport {
    /// Graphs of the ground that the statement speaks of, and those on which it fails.
    std::uint64_t graphs_met = 0;
    std::uint64_t graphs_failing = 0;
    /// Those that exclude the fewest instances first; one literal before two.
    std::vector<AddedHypothesis> hypotheses;
    /// How many literals were tried, and how many hypotheses of one, of two were found.
    std::uint64_t literals = 0;
    std::uint64_t found_single = 0;
    std::uint64_t found_pairs = 0;
    /// Why no hypotheses were looked for; empty if they were.
    std::string why_not;
    /// Terms that had no room on some graph, which no hypothesis has.
    std::vector<std::string> out_of_reach;
    /// A constant added to a side of the inequality, and a factor of the right one.
    std::optional<TightBound> bound = std::nullopt;
    std::optional<TightBound> factor = std::nullopt;
    /// The halves of an equivalence or an equality that hold.
    std::vector<Conjecture> one_sided;
    /// Nothing interrupted it.
    bool complete = true;
};

struct RepairOptions {
    /// The terms of the hypotheses; the usual ones if none.
    std::vector<std::string> terms = {};
    /// How many hypotheses of one literal are told, and as many of two.
    int listed = 5;
    /// How many instances of equality are named.
    int named = 3;
};

/// The ground of the judge refutes the conjecture. A hypothesis is a literal (hypotheses.hpp), or
/// two of which neither suffices; it leaves an instance. Those of the usual terms are left out that
/// say what the conclusion says: its booleans, and a number that it compares with nothing but the
/// order and constants. What else is not told: repair_search.hpp. The same for any number of
/// threads. Throws InputError for a term of another kind, and as `hunt` does.
RepairReport repair(const Conjecture& conjecture, const Judge& judge, const RepairOptions& options);

}  // namespace gazetteer::conjectures
