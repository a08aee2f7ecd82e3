// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes conjectures about a target term: short expressions over given terms that hold on all
// graphs to a bound, each of which says something that the ones kept before it do not (the
// Dalmatian test of Fajtlowicz's Graffiti).
#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "counterexamples/propose/propose_table.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

struct Proposal {
    Expression expression;
    /// The number of instances on which it tells the target (for an integer: is attained).
    std::uint64_t decided = 0;
    /// The number of them on which no proposal before it does (for an integer: it is the best
    /// bound).
    std::uint64_t decided_first = 0;
};

struct ProposalReport {
    std::vector<Proposal> proposals;
    /// Graphs, or graphs with a vertex up to automorphisms.
    std::uint64_t instances = 0;
    std::uint64_t candidates = 0;
    /// Candidates that hold on all instances, most of them implied by the proposals.
    std::uint64_t candidates_true = 0;
    /// Instances on which some proposal tells the target.
    std::uint64_t decided = 0;
    /// Every form was tried; else those after the last proposal were not, or not in full.
    bool complete = true;
};

struct ProposalOptions {
    /// 0 takes every core.
    int threads = 0;
    /// Requested from outside to stop.
    std::stop_token stop = {};
    /// Counts candidates as they are tried. May be null.
    std::atomic<std::uint64_t>* candidates = nullptr;
    /// A proposal tells the target on so many instances at least.
    std::uint64_t met = 1;
};

/// For a boolean target T: T <-> C, T <-> a periodic function of one term (periods.hpp),
/// H -> (T <-> D), C -> T, T -> C, where C is one literal or two joined by and / or, D is one
/// literal, and H one or two joined by and. A literal is a boolean term or its negation, a
/// comparison of an integer term with 0, 1, 2 or 3, its parity, or a comparison of two integer
/// terms, one perhaps doubled.
/// For an integer target: T = E, T <= E, T >= E, where E is a number 0, 1, 2, or a term, its double
/// or half, a sum or difference of two, each plus a constant -1, 0, 1; and perhaps with H those
/// where E is fitted to the data (fits.hpp): c, or a X + c, or with one literal at most
/// a X + b Y + c.
/// Simple forms come first; within a form the proposal that tells the target on most instances not
/// yet told, the first of equals. What tells it on none more is implied by those kept, and dropped.
/// What is kept is sorted by the instances on which it tells the target, most first.
/// The same for any number of threads. Time grows with the sixth power of the number of terms,
/// memory with the number of candidates that hold.
ProposalReport propose(const ValueTable& table, const ProposalOptions& options = {});
/// How many candidates there are, all forms together; what is fitted to one choice of terms counts
/// as one.
std::uint64_t candidates_of(const ValueTable& table);

}  // namespace gazetteer::conjectures
