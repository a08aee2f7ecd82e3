// SPDX-License-Identifier: GPL-3.0-or-later
// Hunts: the least counterexample to a conjecture, or the bound to which it holds. The language is
// that of docs/CONJECTURES.md.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gazetteer/graph.hpp"
#include "gazetteer/limits.hpp"

namespace gazetteer::v0 {

/// How far a hunt is.
struct HuntProgress {
    double seconds = 0;
    std::uint64_t graphs = 0;
    /// The order at work (-1 if the graphs have none), its graphs that are done, and all of them (0
    /// if unknown).
    int order = -1;
    std::uint64_t graphs_of_order = 0;
    std::uint64_t all_of_order = 0;
};

struct HuntOptions {
    Limits limits = {};
    /// Called now and then, never twice at a time, from a thread of its own; once more at the end.
    /// What it throws ends the hunt and comes out of it.
    std::function<void(const HuntProgress&)> progress = {};
    /// The time between two calls.
    double progress_seconds = 0.5;
    /// How many instances that come closest to failing are kept, where the conclusion is an
    /// inequality.
    int near = 0;
    /// How many counterexamples of the least order are kept; one always.
    std::size_t counterexamples = 10;
    /// A random counterexample is replaced by a least one where exhaustion to this order finds one.
    int exhaustive_order_max = 8;
    /// Whether HuntAnswer::certificate is wanted.
    bool certificate = false;
};

/// `inconclusive`: stopped, or a graph was given up, or there was none.
enum class Verdict { holds, refuted, inconclusive };
GAZETTEER_API const char* to_string(Verdict verdict);

/// An instance of a conjecture: a graph in canonical form and, if the conjecture is about vertices,
/// a vertex of it.
struct Instance {
    AnyGraph graph;
    std::optional<int> vertex = {};
    /// The place, from 0, of the first isomorphic graph in the list that was hunted on, and the
    /// vertex as that graph names it; none on a ground in words.
    std::optional<std::size_t> given = {};
    std::optional<int> given_vertex = {};
};

struct HuntAnswer {
    Verdict verdict = Verdict::inconclusive;
    /// Those of the least order, up to isomorphism, least first, as many as the options keep.
    std::vector<Instance> counterexamples = {};
    /// The first counterexample is the least on the whole ground: all smaller graphs were looked
    /// at.
    bool least = false;
    /// What was searched in full, with its bound, in words: "connected graphs of order <= 5".
    std::string searched = {};
    std::uint64_t graphs = 0;
    /// Graphs with an instance on which the hypotheses hold, all such instances, and those that
    /// fail.
    std::uint64_t graphs_met = 0;
    std::uint64_t instances_met = 0;
    std::uint64_t failures = 0;
    struct CloseCall {
        /// By how much the inequality holds: 0 is equality.
        double slack = 0;
        Instance instance;
    };
    /// Closest first.
    std::vector<CloseCall> near = {};
    struct GivenUp {
        AnyGraph graph;
        std::string reason;
    };
    /// Graphs that were not examined in full, and the least of them.
    std::uint64_t given_up_count = 0;
    std::vector<GivenUp> given_up = {};
    /// What the conjecture should say otherwise.
    std::vector<std::string> warnings = {};
    /// What gazetteer-check judges of the first counterexample, if it was asked for; empty where
    /// the counterexample rests on no outcome and no even kernel.
    std::string certificate = {};
};

/// Hunts on a ground that is written as in a file of conjectures: "connected, order ..7",
/// "grid 2..4 2..5", "random gnp(20, 0.3) count 500 seed 2", "digraphs, order ..4",
/// "graph Dhc; petersen", "file NAME". A blank one is "order ..7". The answer does not depend on
/// the number of threads. A stop or the end of the time makes it inconclusive. Throws InputError
/// with line and column for a text that is at fault, and EnvironmentError, as when nauty is not
/// installed.
GAZETTEER_API HuntAnswer hunt(const std::string& conjecture, const std::string& ground,
                              const HuntOptions& options = {});
/// The same on these graphs, all of one kind, of order <= 64.
GAZETTEER_API HuntAnswer hunt(const std::string& conjecture, const std::vector<AnyGraph>& graphs,
                              const HuntOptions& options = {});

/// Gives each graph of a ground, as above, to `visit` until that returns false, in the order of the
/// ground: of a class one representative up to isomorphism, the smallest first.
GAZETTEER_API void for_each_graph(const std::string& ground,
                                  const std::function<bool(const AnyGraph&)>& visit,
                                  const Limits& limits = {});

}  // namespace gazetteer::v0
