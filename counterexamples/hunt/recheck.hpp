// SPDX-License-Identifier: GPL-3.0-or-later
// A second judge of what a hunt over a class says: whole slices of the ground, drawn by seed, are
// gone through again by means that the hunt does not use. nauty-geng makes all graphs of an order
// and size, or nauty-directg all digraphs of all graphs of the order; definitions say which are of
// the class; the second evaluator says which instances meet the hypotheses and which fail. So a
// graph that the hunt passed over is missed.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::conjectures {

struct RecheckOptions {
    std::uint64_t seed = 1;
    /// Slices are drawn as long as nauty makes no more graphs than this for all of them.
    std::uint64_t graphs_max = 1000;
    /// 0 takes every core.
    int threads = 0;
    std::stop_token stop = {};
};

/// A slice where the two judges differ.
struct RecheckDifference {
    Slice hunted;
    SizeTally wanted;
    About about = About::graphs;
};

struct Recheck {
    std::uint64_t seed = 1;
    About about = About::graphs;
    /// The slices of the report, and how many were gone through.
    std::uint64_t slices_in_all = 0;
    std::uint64_t slices = 0;
    /// What the second judge saw in these.
    SizeTally seen;
    std::vector<RecheckDifference> differences;
    /// Nothing interrupted it.
    bool complete = true;
};

/// Whether a graph is of the class, straight from the definitions. Exponential in its order.
bool belongs_by_definition(const GraphRestrictions& which, const Graph& g);
bool belongs_by_definition(const DigraphClass& which, const Digraph& d);

/// Draws from the slices of order at most 11, of digraphs 8, of which Burnside's lemma says how
/// many graphs nauty will make. Nothing is drawn where the report has no slices. Throws
/// naive::Unknown where the second evaluator does not know a word, and ProcessError.
Recheck recheck(const Conjecture& conjecture, const HuntReport& report,
                const RecheckOptions& options);

/// "order 4, size 3: the hunt has 2 graphs, 1 met, 3 instances, 0 failing; the second judge has
/// ...".
std::string to_string(const RecheckDifference& difference);

}  // namespace gazetteer::conjectures
