// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/hunt.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <tuple>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/level_reports.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/whole_order.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/framework/random_driver.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {

namespace {

/// Hunts in levels, a hunter a thread.
class Driver {
  public:
    Driver(const Conjecture& conjecture, const HuntOptions& options, bool exhaustive)
        : conjecture_(conjecture),
          options_(options),
          runner_(options, memos_of(conjecture.expression()),
                  asks_in_batches(conjecture.expression())),
          kept_(kept_of(options, exhaustive)),
          hunters_([conjecture, kept = kept_] { return Hunter(conjecture, kept); }) {}

    /// The tallies of the pieces, in their order; one of all where the level is a stream.
    std::vector<HuntTally> run(const Level& level) {
        if (is_streamed(conjecture_, level, options_)) return {streamed(level)};
        std::vector<HuntTally> tallies(level.pieces.size());
        const auto complete = runner_.run(level, [&](std::size_t piece) -> PieceRunner::Visit {
            return [&hunter = hunters_.local(), &tally = tallies[piece],
                    origin = level.pieces[piece].origin](const auto& g) {
                return hunter.visit_last(g, tally, origin.get());
            };
        });
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            tallies[i].complete = complete[i] != 0;
            keep_least(tallies[i].counterexamples, kept_.counterexamples);
        }
        return tallies;
    }

  private:
    HuntTally streamed(const Level& level) const {
        runner_.announce(level);
        WholeOrderHunt hunt{conjecture_, *level.whole, kept_, options_};
        if (HuntProgress* const progress = options_.progress; progress != nullptr)
            hunt.seen = [progress](std::uint64_t graphs) {
                progress->graphs.fetch_add(graphs, std::memory_order_relaxed);
                progress->level_graphs.fetch_add(graphs, std::memory_order_relaxed);
            };
        return hunt_whole_order(hunt);
    }

    Conjecture conjecture_;
    HuntOptions options_;
    PieceRunner runner_;
    KeepLimits kept_;
    tbb::enumerable_thread_specific<Hunter> hunters_;
};

/// A graph on which the conjecture fails, and where.
struct Failing {
    AnyGraph graph;
    std::vector<Found> found;
};

/// How long a graph that was hit before the stop may still be made smaller.
constexpr double grace_seconds = 0.5;

/// One of the model's class that no step of shrinking keeps failing; when a stop is requested, what
/// it has come to.
Failing shrunk_within(const Conjecture& conjecture, const GraphRestrictions& within, int order_min,
                      const Failing& hit) {
    const properties::Domain<Graph> domain =
        properties::graphs({.bipartite = within.bipartite,
                            .tree = within.trees,
                            .order_min = order_min,
                            .also = [&within](const Graph& g) { return belongs(within, g); }});
    Hunter hunter(conjecture, {});
    Failing result = hit;
    const auto fails = [&](const Graph& g) {
        if (runs::stop_requested()) return false;
        HuntTally tally;
        hunter.visit_last(g, tally);
        if (tally.failures == 0) return false;
        keep_least(tally.counterexamples, std::numeric_limits<std::size_t>::max());
        result = {g, tally.counterexamples};
        return true;
    };
    // All instances of the hit, of which it may have kept one.
    fails(hit.graph.graph());
    const Graph last = shrunk<Graph>(
        domain, [&](const Graph& g) { return properties::Finding(!fails(g)); }, hit.graph.graph());
    require(AnyGraph(last) == result.graph, "the last graph that failed");
    return result;
}

/// Vertices, then arcs go, or two vertices become one, as long as the conjecture fails and the
/// class has what is left.
Failing shrunk_digraph(const Conjecture& conjecture, const DigraphClass& within, int order_min,
                       const Failing& hit) {
    Hunter hunter(conjecture, {});
    Failing result = hit;
    const auto fails = [&](const Digraph& d) {
        if (runs::stop_requested() || d.order() < order_min || !belongs(within, d)) return false;
        HuntTally tally;
        hunter.visit_last(d, tally);
        if (tally.failures == 0) return false;
        keep_least(tally.counterexamples, std::numeric_limits<std::size_t>::max());
        result = {d, tally.counterexamples};
        return true;
    };
    const auto is_smaller_failing = [&] {
        const Digraph now = result.graph.digraph();
        for (Vertex v : now.vertices())
            if (fails(now.without_vertex(v))) return true;
        for (const Arc& arc : now.arcs())
            if (fails(contracted(now, arc))) return true;
        for (const Arc& arc : now.arcs())
            if (fails(now.without_arc(arc.tail, arc.head))) return true;
        return false;
    };
    // All instances of the hit, of which it may have kept one.
    fails(hit.graph.digraph());
    while (is_smaller_failing()) {
    }
    return result;
}

/// To which order all digraphs of a class are gone through for a least one.
int exhaustive_order_max_of(const DigraphClass& which) {
    constexpr std::uint64_t digraphs_max = 30'000;
    DigraphClass counted{.oriented = which.oriented};
    if (which.acyclic) counted = {.acyclic = true};
    if (which.tournaments) counted = {.tournaments = true};
    int order = 1;
    while (known_count(counted, order + 1).value() <= digraphs_max) ++order;
    return order;
}

}  // namespace

bool precedes(const Found& a, const Found& b) {
    const auto key = [](const Found& f) {
        return std::tuple(f.graph.order(), f.graph.size(), f.graph, f.origin ? f.origin->line : 0,
                          f.given_root);
    };
    return key(a) < key(b);
}

const char* to_string(HuntVerdict verdict) {
    switch (verdict) {
        case HuntVerdict::holds:
            return "HOLDS";
        case HuntVerdict::refuted:
            return "REFUTED";
        case HuntVerdict::inconclusive:
            break;
        case HuntVerdict::none_found:
            return "NONE FOUND";
    }
    return "INCONCLUSIVE";
}

HuntReport hunt(const Conjecture& conjecture, Ground ground, const HuntOptions& options) {
    Driver driver(conjecture, options, ground.exhaustive);
    LevelReports levels(ground, kept_of(options, ground.exhaustive));
    while (!levels.done()) {
        const auto level = ground.next();
        if (!level) break;
        levels.take(*level, driver.run(*level));
    }
    return std::move(levels).report();
}

HuntReport hunt_at_random(const Conjecture& conjecture, const RandomModel& model,
                          std::uint64_t count, std::uint64_t seed, const HuntOptions& options) {
    HuntOptions least_only = options;
    least_only.counterexamples = 1;
    return made_least(conjecture, model, count, seed,
                      hunt(conjecture, random_ground(model, count, seed), least_only), options);
}

namespace {

template <class Shrink, class GroundOf>
HuntReport made_least_by(const Conjecture& conjecture, int order_min, int exhaustive_order_max,
                         HuntReport drawn, const HuntOptions& options, Shrink shrink,
                         GroundOf ground_of) {
    HuntReport result = std::move(drawn);
    if (result.verdict != HuntVerdict::refuted) return result;
    result.hit = result.counterexamples.front().graph;
    Failing small;
    {
        const bool over = options.stop.stop_requested();
        const runs::Stop grace(over ? grace_seconds : runs::Stop::never,
                               over ? std::stop_token() : options.stop);
        const runs::WorkLimits limits(grace.token(),
                                      bytes_of_memo(options, memos_of(conjecture.expression())));
        small = shrink({*result.hit, result.counterexamples});
    }
    result.leastness = Leastness::shrunk;
    const int order = std::min(small.graph.order(), exhaustive_order_max);
    result.counterexamples = std::move(small.found);
    result.of_least_order = 0;
    if (order < order_min) return result;
    HuntOptions quiet = options;
    quiet.near = 0;
    // Over all graphs of an order only search decides.
    HuntReport least = hunt(Conjecture(conjecture.expression()),
                            ground_of(std::max(order_min, std::min(order, 1)), order), quiet);
    if (!least.complete_order) {
        result.draw.reset();
        if (result.guided) result.guided->complete = false;
    }
    result.also_searched = least.searched;
    if (least.verdict != HuntVerdict::refuted) return result;
    result.counterexamples = std::move(least.counterexamples);
    result.of_least_order = least.of_least_order;
    result.complete_order = least.complete_order;
    result.leastness = Leastness::exhaustive;
    return result;
}

}  // namespace

HuntReport made_least(const Conjecture& conjecture, const RandomModel& model, std::uint64_t count,
                      std::uint64_t seed, HuntReport drawn, const HuntOptions& options) {
    if (drawn.complete_order)
        drawn.draw = Draw{model.name, count, seed, options.exhaustive_order_max};
    return model.draw_digraph
               ? made_least(conjecture, model.within_digraphs, 0, std::move(drawn), options)
               : made_least(conjecture, model.within, 0, std::move(drawn), options);
}

HuntReport made_least(const Conjecture& conjecture, const GraphRestrictions& within, int order_min,
                      HuntReport drawn, const HuntOptions& options) {
    return made_least_by(
        conjecture, order_min, options.exhaustive_order_max, std::move(drawn), options,
        [&](const Failing& hit) { return shrunk_within(conjecture, within, order_min, hit); },
        [&](int low, int high) { return exhaustive_ground(within, low, high); });
}

HuntReport made_least(const Conjecture& conjecture, const DigraphClass& within, int order_min,
                      HuntReport drawn, const HuntOptions& options) {
    return made_least_by(
        conjecture, order_min,
        std::min(options.exhaustive_order_max, exhaustive_order_max_of(within)), std::move(drawn),
        options,
        [&](const Failing& hit) { return shrunk_digraph(conjecture, within, order_min, hit); },
        [&](int low, int high) { return digraph_ground(within, low, high); });
}

}  // namespace gazetteer::conjectures
