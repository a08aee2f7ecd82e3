#include "conjectures/hunt.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <tuple>

#include "conjectures/level_reports.hpp"
#include "graph/process.hpp"
#include "properties/graph_domains.hpp"
#include "properties/random_driver.hpp"

namespace gazetteer {

namespace {

/// The pieces of levels, shared among threads.
class Driver {
  public:
    Driver(const Conjecture& conjecture, const HuntOptions& options)
        : options_(options),
          threads_(options.threads > 0 ? options.threads : tbb::info::default_concurrency()),
          control_(tbb::global_control::max_allowed_parallelism,
                   static_cast<std::size_t>(std::max(threads_, tbb::info::default_concurrency()))),
          arena_(threads_),
          hunters_([conjecture, near = options.near] { return Hunter(conjecture, near); }) {}

    /// The tallies of the pieces, in their order.
    std::vector<Tally> run(const Level& level) {
        announce(level);
        std::vector<Tally> tallies(level.pieces.size());
        std::atomic<std::size_t> next{0};
        arena_.execute([&] {
            tbb::parallel_for(0, threads_, [&](int) {
                for (std::size_t i = next++; i < tallies.size(); i = next++)
                    run(level.pieces[i], tallies[i]);
            });
        });
        return tallies;
    }

    bool stopped() const {
        return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
    }

  private:
    void announce(const Level& level) const {
        if (options_.progress == nullptr) return;
        options_.progress->order = level.order;
        options_.progress->level_graphs = 0;
        options_.progress->level_count = level.count.value_or(0);
    }

    void run(const Piece& piece, Tally& tally) {
        Hunter& hunter = hunters_.local();
        try {
            piece.each([&](const Graph& g) {
                tally.complete = !stopped();
                if (!tally.complete) return false;
                hunter.visit(g, tally);
                if (options_.progress != nullptr) {
                    options_.progress->graphs.fetch_add(1, std::memory_order_relaxed);
                    options_.progress->level_graphs.fetch_add(1, std::memory_order_relaxed);
                }
                return true;
            });
            if (stopped()) tally.complete = false;
        } catch (const ProcessError&) {
            // A key that interrupts this program interrupts the generators too, perhaps earlier.
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            if (!stopped()) throw;
            tally.complete = false;
        }
        keep_least(tally.counterexamples);
    }

    HuntOptions options_;
    int threads_;
    /// More threads than cores are allowed, if someone asks for them.
    tbb::global_control control_;
    tbb::task_arena arena_;
    tbb::enumerable_thread_specific<Hunter> hunters_;
};

bool fails_on(const Conjecture& conjecture, const Graph& g) {
    Tally tally;
    Hunter(conjecture, 0).visit(g, tally);
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
    LevelReports levels(ground, options.near);
    while (!levels.done()) {
        const auto level = ground.next();
        if (!level) break;
        levels.take(*level, driver.run(*level));
    }
    return std::move(levels).report();
}

HuntReport hunt_at_random(const Conjecture& conjecture, const RandomModel& model,
                          std::uint64_t count, std::uint64_t seed, const HuntOptions& options) {
    return made_least(conjecture, model, count, seed,
                      hunt(conjecture, random_ground(model, count, seed), options), options);
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
