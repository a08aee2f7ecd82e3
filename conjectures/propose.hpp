// Proposes conjectures about a target term: short expressions over given terms that hold on all
// graphs to a bound, each of which says something that the ones kept before it do not (the
// Dalmatian test of Fajtlowicz's Graffiti).
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "conjectures/expression.hpp"
#include "conjectures/ground.hpp"

namespace gazetteer {

struct Proposal {
    Expression expression;
    /// On how many instances it tells the target (of an integer: is attained).
    std::uint64_t decided = 0;
    /// On how many of them no proposal before it does (of an integer: it is the best bound).
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
};

/// For a boolean target T: T <-> C, H -> (T <-> C), C -> T, T -> C, where C is one literal or two
/// joined by and / or and H one literal. A literal is a boolean term or its negation, a comparison
/// of an integer term with 0, 1, 2 or 3, its parity, or a comparison of two integer terms, one
/// perhaps doubled. For an integer target: T = E, T <= E, T >= E, where E is a term, its double or
/// half, a sum or difference of two, each plus a constant -1, 0, 1.
/// Simple forms come first; within a form the proposal that tells the target on most instances not
/// yet told. What tells it on none more is implied by those kept, and dropped.
///
/// Target and terms are texts of boolean or integer expressions ("P(ueg)", "size - order"). An
/// error's message names the text at fault. Every graph of the ground is looked at, by one thread;
/// when `stop` is set, the report is of those seen.
Parsed<ProposalReport> propose(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const std::atomic<bool>* stop = nullptr);

}  // namespace gazetteer
