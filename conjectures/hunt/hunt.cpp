#include "conjectures/hunt.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <tuple>

#include "conjectures/level_reports.hpp"
#include "conjectures/piece_runner.hpp"
#include "properties/graph_domains.hpp"
#include "properties/random_driver.hpp"

namespace gazetteer {

namespace {

/// Hunts in levels, a hunter a thread.
class Driver {
  public:
    Driver(const Conjecture& conjecture, const HuntOptions& options)
        : runner_(options),
          kept_(kept_of(options)),
          hunters_([conjecture, kept = kept_] { return Hunter(conjecture, kept); }) {}

    /// The tallies of the pieces, in their order.
    std::vector<Tally> run(const Level& level) {
        std::vector<Tally> tallies(level.pieces.size());
        const auto complete = runner_.run(level, [&](std::size_t piece) -> PieceRunner::Visit {
            return [&hunter = hunters_.local(), &tally = tallies[piece]](const Graph& g) {
                hunter.visit(g, tally);
            };
        });
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            tallies[i].complete = complete[i] != 0;
            keep_least(tallies[i].counterexamples, kept_.counterexamples);
        }
        return tallies;
    }

  private:
    PieceRunner runner_;
    Kept kept_;
    tbb::enumerable_thread_specific<Hunter> hunters_;
};

bool fails_on(const Conjecture& conjecture, const Graph& g) {
    Tally tally;
    Hunter(conjecture, {}).visit(g, tally);
    return tally.failures > 0;
}

/// A graph of the model's class that no step of shrinking keeps failing.
Graph shrunk_within(const Conjecture& conjecture, const GraphRestrictions& within,
                    const Graph& hit) {
    if (within.regular) return hit;
    const Domain<Graph> domain = graphs({.bipartite = within.bipartite, .tree = within.trees});
    return shrunk<Graph>(
        domain, [&](const Graph& g) { return Finding(!fails_on(conjecture, g)); }, hit);
}

}  // namespace

bool precedes(const Found& a, const Found& b) {
    return std::tuple(a.graph.order(), a.graph.size(), a.graph) <
           std::tuple(b.graph.order(), b.graph.size(), b.graph);
}

const char* to_string(HuntVerdict verdict) {
    switch (verdict) {
        case HuntVerdict::holds:
            return "HOLDS";
        case HuntVerdict::refuted:
            return "REFUTED";
        case HuntVerdict::inconclusive:
            break;
    }
    return "INCONCLUSIVE";
}

HuntReport hunt(const Conjecture& conjecture, Ground ground, const HuntOptions& options) {
    Driver driver(conjecture, options);
    LevelReports levels(ground, kept_of(options));
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

HuntReport made_least(const Conjecture& conjecture, const RandomModel& model, std::uint64_t count,
                      std::uint64_t seed, HuntReport drawn, const HuntOptions& options) {
    HuntReport result = std::move(drawn);
    if (result.complete_order)
        result.draw = Draw{model.name, count, seed, options.exhaustive_order_max};
    if (result.verdict != HuntVerdict::refuted) return result;
    result.hit = result.counterexamples.front().graph;
    const Graph small = shrunk_within(conjecture, model.within, *result.hit);
    const int order = std::min(small.order(), options.exhaustive_order_max);
    HuntOptions quiet = options;
    quiet.near = 0;
    HuntReport least = hunt(conjecture, exhaustive_ground(model.within, 0, order), quiet);
    if (!least.complete_order) result.draw.reset();
    result.also_searched = least.searched;
    if (least.verdict == HuntVerdict::refuted) {
        result.counterexamples = std::move(least.counterexamples);
        result.complete_order = least.complete_order;
        result.leastness = Leastness::exhaustive;
        return result;
    }
    // One graph, which an interruption does not spare.
    quiet.stop = nullptr;
    HuntReport one = hunt(conjecture, list_ground("", {small}), quiet);
    result.counterexamples = std::move(one.counterexamples);
    result.leastness = Leastness::shrunk;
    return result;
}

}  // namespace gazetteer
