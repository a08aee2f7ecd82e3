// SPDX-License-Identifier: GPL-3.0-or-later
// The hunter: looks for graphs on which a conjecture fails, on all cores. What it answers does not
// depend on the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/given_up.hpp"
#include "graph/families/composition_family.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/terms/order_answers.hpp"
#include "properties/framework/report.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

/// How far a hunt is, for a display.
struct HuntProgress {
    std::atomic<std::uint64_t> graphs{0};
    /// The level at work: its order (-1 if it has none), graphs done, graphs in all (0 if unknown).
    std::atomic<int> order{-1};
    std::atomic<std::uint64_t> level_graphs{0};
    std::atomic<std::uint64_t> level_count{0};
};

struct HuntOptions {
    /// 0 takes every core.
    int threads = 0;
    /// Requested from outside to stop at once.
    std::stop_token stop = {};
    /// For the memos of all threads together.
    std::size_t bytes = runs::WorkLimits::all_memory;
    /// May be null.
    HuntProgress* progress = nullptr;
    /// Tables of whole orders, which the games ask before they search; null: made where they pay.
    std::shared_ptr<OrderAnswers> answers = nullptr;
    /// How many instances that come closest to failing are kept.
    int near = 0;
    /// How many counterexamples of the least order are kept, the least of them; one always.
    std::size_t counterexamples = std::numeric_limits<std::size_t>::max();
    /// The same on an exhaustive ground.
    std::size_t listed = 10'000;
    /// Where the games asked about let it, all graphs of an order from this one on are decided at
    /// once.
    int whole_orders_from = 9;
    /// What is said of an order that is not, for want of memory; may be null.
    std::function<void(const std::string&)> notice = nullptr;
    /// A random counterexample is replaced by a least one where exhaustion to this order finds one.
    int exhaustive_order_max = 8;
    /// To which number those of a construction that was found are set free, where large graphs are
    /// asked all that the conjecture says; else not, unless `judges_families_plainly`.
    int family_size_max = 40;
    bool judges_families_plainly = false;
};

/// A graph or digraph in canonical form and, if the conjecture is about vertices, a root, which is
/// vertex 0.
struct Found {
    AnyGraph graph;
    bool rooted = false;
    /// Where it was given, and which vertex of that graph is the root (-1 without one).
    std::optional<Origin> origin = std::nullopt;
    Vertex given_root = -1;

    /// Wherever they were given.
    friend bool operator==(const Found& a, const Found& b) {
        return a.graph == b.graph && a.rooted == b.rooted;
    }
};
/// By order, size, then graph; equal ones by the line where they were given.
bool precedes(const Found& a, const Found& b);

struct CloseCall {
    /// By how much the inequality holds, as Evaluator::slack tells it: 0 is equality.
    double slack = 0;
    Found found;
};

/// Without a counterexample, a hunt that gave up a graph or looked at none is inconclusive, and a
/// guided search has found none, which says nothing of the graphs that it did not look at.
enum class HuntVerdict { holds, refuted, inconclusive, none_found };
const char* to_string(HuntVerdict verdict);

/// What a hunt has seen of the graphs of one size: as a report counts it of all.
struct SizeTally {
    std::uint64_t graphs = 0;
    std::uint64_t graphs_met = 0;
    std::uint64_t instances_met = 0;
    std::uint64_t failures = 0;
    bool operator==(const SizeTally&) const = default;
};
/// The same with the order: a slice of the ground.
struct Slice {
    int order = 0;
    int size = 0;
    SizeTally seen;
    bool operator==(const Slice&) const = default;
};

/// Why the first counterexample is what it is.
enum class Leastness {
    /// The least of the whole ground, which is all graphs of a class by increasing order.
    exhaustive,
    /// The least of the graphs given; others may be smaller.
    of_the_given,
    /// Made from a random one by taking away vertices and edges; others may be smaller.
    shrunk,
};

/// What a random hunt was asked for: with the conjecture, all that makes its answer.
struct Draw {
    /// The name of the model: "gnp(20, 0.3)".
    std::string model;
    std::uint64_t count = 0;
    std::uint64_t seed = 0;
    int exhaustive_order_max = 0;
};

/// The same of a guided search.
struct GuidedDraw {
    /// Nothing interrupted it.
    bool complete = true;
    /// The class, as it was given, and the orders.
    std::string graphs;
    /// "flips", "blowups", "compositions", "circulants", "cayley", "all"; empty where there is only
    /// one space.
    std::string over = {};
    int order_min = 1;
    int order_max = 0;
    std::uint64_t tries = 0;
    std::uint64_t seed = 0;
    int islands = 0;
    int exhaustive_order_max = 0;
    /// As the options had it, where it was asked for; else 0.
    int family_size_max = 0;
};

/// The graph of a guided search that came closest to a counterexample.
struct ClosestTried {
    double slack = 0;
    AnyGraph graph;
    /// What it was made as, of a search over constructions.
    std::optional<Composition> as = std::nullopt;
};

/// What a search over constructions hit, and what it was shrunk to among them.
struct ConstructionsFound {
    /// "blowups", "compositions" or "cayley".
    std::string over;
    Composition hit;
    Composition least;
    /// The graph of the least.
    AnyGraph graph;
};

/// Which members of a family refute, of those that were judged.
struct FamilyFound {
    CompositionFamily family;
    /// m = 1 to `judged_to` were judged, each; and why no further, empty at the bound. Where there
    /// is no graph, none refutes.
    int judged_to = 0;
    std::string left = {};
    /// The values of m that refute, as ranges, ascending.
    std::vector<Range> refuting = {};

    /// Whether one refutes that was not found before.
    bool is_wider() const {
        return refuting.size() > 1 ||
               (refuting.size() == 1 && refuting.front().low < refuting.front().high);
    }
    bool operator==(const FamilyFound&) const = default;
};

struct HuntReport {
    HuntVerdict verdict = HuntVerdict::holds;
    /// What was searched in full, with its bound, in words.
    std::string searched;
    /// What an interrupted search went through beyond that, or what a random one with a
    /// counterexample went through for a smaller one; else empty.
    std::string also_searched;
    /// The whole ground.
    std::string ground;
    std::uint64_t graphs = 0;
    /// Graphs with an instance on which the hypotheses hold, and all such instances: vertices up to
    /// automorphisms, or graphs.
    std::uint64_t graphs_met = 0;
    std::uint64_t instances_met = 0;
    /// Instances of the ground that fail, as far as it was searched.
    std::uint64_t failures = 0;
    /// Counterexamples of the least order, up to isomorphism, least first; all of them if
    /// `complete_order`, but no more than were to be kept.
    std::vector<Found> counterexamples;
    /// How many there are, where that is more than were kept; see counterexample_count().
    std::uint64_t of_least_order = 0;
    bool complete_order = true;
    Leastness leastness = Leastness::exhaustive;
    /// The graph that a random hunt hit, before it was shrunk.
    std::optional<AnyGraph> hit;
    /// The draws of a random hunt that nothing interrupted.
    std::optional<Draw> draw;
    std::optional<GuidedDraw> guided;
    std::optional<ClosestTried> closest;
    /// A guided search hit a graph of the list of vertex-transitive ones.
    bool is_hit_listed = false;
    std::optional<ConstructionsFound> constructions;
    /// The families of the least construction; if there are none, why.
    std::vector<FamilyFound> families;
    std::string families_left;
    std::vector<CloseCall> near;
    GivenUpTally given_up;
    /// What was searched in full of a class of graphs, by order and size, those without a graph
    /// among them. Empty on other grounds.
    std::vector<Slice> slices;
    /// That class.
    std::optional<GraphRestrictions> within;
    std::optional<DigraphClass> within_digraphs;
    /// On chains without an upper end in a file: what is known of all their members.
    std::vector<properties::ForAllRun> for_all = {};

    std::uint64_t counterexample_count() const {
        return std::max<std::uint64_t>(of_least_order, counterexamples.size());
    }
};

/// Levels one after the other; an exhaustive ground ends after the first level with a
/// counterexample, any other is gone through in full. Throws ProcessError and InputError.
HuntReport hunt(const Conjecture& conjecture, Ground ground, const HuntOptions& options);

/// Draws `count` graphs, shrinks the least that fails within the model's class (regular graphs stay
/// as they are), and looks for a least counterexample by exhaustion up to its order or the limit of
/// the options. Only the least of the random ones is kept.
HuntReport hunt_at_random(const Conjecture& conjecture, const RandomModel& model,
                          std::uint64_t count, std::uint64_t seed, const HuntOptions& options);
/// The second half of it: what becomes of the report on the graphs drawn.
HuntReport made_least(const Conjecture& conjecture, const RandomModel& model, std::uint64_t count,
                      std::uint64_t seed, HuntReport drawn, const HuntOptions& options);

/// The least counterexample of a report that is not exhaustive, shrunk, and replaced by a least one
/// if exhaustion finds one, both among the graphs of a class from order_min on.
HuntReport made_least(const Conjecture& conjecture, const GraphRestrictions& within, int order_min,
                      HuntReport drawn, const HuntOptions& options);
/// The same among digraphs; exhaustion goes no further than 30,000 digraphs of one order, which is
/// to order 5, of oriented and of acyclic digraphs 6, of tournaments 8.
HuntReport made_least(const Conjecture& conjecture, const DigraphClass& within, int order_min,
                      HuntReport drawn, const HuntOptions& options);

}  // namespace gazetteer::conjectures
