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

#include "conjectures/evaluator.hpp"
#include "graph/canonical.hpp"
#include "graph/process.hpp"
#include "properties/graph_domains.hpp"
#include "properties/random_driver.hpp"

namespace gazetteer {

namespace {

/// What one piece, a level or the whole hunt has seen.
struct Tally {
    std::uint64_t graphs = 0;
    std::uint64_t graphs_met = 0;
    std::uint64_t instances_met = 0;
    std::uint64_t failures = 0;
    std::vector<Found> counterexamples;
    std::vector<CloseCall> near;
    bool complete = true;
};

bool comes_closer(const CloseCall& a, const CloseCall& b) {
    if (a.slack != b.slack) return a.slack < b.slack;
    return precedes(a.found, b.found);
}

/// Keeps the closest `limit`, each once.
void trim(std::vector<CloseCall>& near, int limit) {
    std::ranges::sort(near, comes_closer);
    near.erase(
        std::unique(near.begin(), near.end(),
                    [](const CloseCall& a, const CloseCall& b) { return a.found == b.found; }),
        near.end());
    if (near.size() > static_cast<std::size_t>(limit)) near.resize(static_cast<std::size_t>(limit));
}

/// Only the least order is kept, each once, least first.
void keep_least(std::vector<Found>& all) {
    std::ranges::sort(all, precedes);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (all.empty()) return;
    const int order = all.front().graph.order();
    std::erase_if(all, [order](const Found& found) { return found.graph.order() != order; });
}

void add(Tally& to, Tally&& from, int near) {
    to.graphs += from.graphs;
    to.graphs_met += from.graphs_met;
    to.instances_met += from.instances_met;
    to.failures += from.failures;
    to.counterexamples.insert(to.counterexamples.end(), from.counterexamples.begin(),
                              from.counterexamples.end());
    to.near.insert(to.near.end(), from.near.begin(), from.near.end());
    trim(to.near, near);
    to.complete = to.complete && from.complete;
}

Found found_at(const Graph& g, Vertex root) {
    if (root < 0) return {canonical(g), false};
    return {canonical(RootedGraph{g, root}).graph, true};
}

std::vector<Vertex> instances_of(const Conjecture& conjecture, const Graph& g) {
    return conjecture.about_vertices() ? orbit_representatives(g) : std::vector<Vertex>{-1};
}

/// One thread's part of a hunt.
class Hunter {
  public:
    Hunter(const Conjecture& conjecture, int near)
        : conjecture_(conjecture), evaluator_(conjecture), near_(near) {}

    void visit(const Graph& g, Tally& tally) {
        try {
            examine(g, tally);
        } catch (const LimitExceeded& e) {
            throw LimitExceeded(to_graph6(g) + ": " + e.what());
        }
    }

  private:
    void examine(const Graph& g, Tally& tally) {
        evaluator_.load(g);
        ++tally.graphs;
        bool met = false;
        for (Vertex root : instances_of(conjecture_, g)) {
            const Instance instance = evaluator_.at(root);
            if (instance == Instance::vacuous) continue;
            met = true;
            ++tally.instances_met;
            if (instance == Instance::holds) {
                note_slack(g, root, tally);
                continue;
            }
            ++tally.failures;
            tally.counterexamples.push_back(found_at(g, root));
        }
        tally.graphs_met += met ? 1 : 0;
    }

    void note_slack(const Graph& g, Vertex root, Tally& tally) {
        if (near_ == 0) return;
        const auto slack = evaluator_.slack(root);
        if (!slack) return;
        tally.near.push_back({*slack, found_at(g, root)});
        if (tally.near.size() > 4 * static_cast<std::size_t>(near_) + 100) trim(tally.near, near_);
    }

    Conjecture conjecture_;
    Evaluator evaluator_;
    int near_;
};

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

std::string bounded(const Ground& ground, int order) {
    std::string name = ground.name_to;
    const auto braces = name.find("{}");
    if (braces != name.npos) name.replace(braces, 2, std::to_string(order));
    return name;
}

/// What an interrupted level has in full: all sizes below the first piece that is not complete.
std::string also_searched(const Level& level, const std::vector<Tally>& tallies) {
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (tallies[i].complete) continue;
        if (level.order < 0 || level.pieces[i].size <= 0 ||
            level.pieces.front().size == level.pieces[i].size)
            return "";
        return "of order " + std::to_string(level.order) + " those with fewer than " +
               std::to_string(level.pieces[i].size) + " edges";
    }
    return "";
}

class Hunt {
  public:
    Hunt(const Conjecture& conjecture, Ground ground, const HuntOptions& options)
        : ground_(std::move(ground)), options_(options), driver_(conjecture, options) {}

    HuntReport run() {
        while (!done_) {
            const auto level = ground_.next();
            if (!level) break;
            take(*level, driver_.run(*level));
        }
        keep_least(all_.counterexamples);
        return report();
    }

  private:
    void take(const Level& level, std::vector<Tally> tallies) {
        also_ = also_searched(level, tallies);
        for (Tally& tally : tallies) add(all_, std::move(tally), options_.near);
        keep_least(all_.counterexamples);
        if (all_.complete) order_ = level.order;
        done_ = !all_.complete || (ground_.exhaustive && !all_.counterexamples.empty());
    }

    HuntReport report() {
        HuntReport result;
        result.verdict = !all_.counterexamples.empty() ? HuntVerdict::refuted
                         : all_.complete               ? HuntVerdict::holds
                                                       : HuntVerdict::inconclusive;
        // An order without graphs, or none at all: the bound below the first.
        const bool to_the_end = all_.complete && !done_;
        if (to_the_end)
            result.searched = ground_.name;
        else if (ground_.exhaustive)
            result.searched = order_ < 0 ? "" : bounded(ground_, order_);
        else
            result.searched = all_.complete ? ground_.name : "";
        result.also_searched = also_;
        result.ground = ground_.name;
        result.graphs = all_.graphs;
        result.graphs_met = all_.graphs_met;
        result.instances_met = all_.instances_met;
        result.failures = all_.failures;
        result.counterexamples = std::move(all_.counterexamples);
        result.complete_order = all_.complete;
        result.leastness = ground_.exhaustive ? Leastness::exhaustive : Leastness::of_the_given;
        result.near = std::move(all_.near);
        return result;
    }

    Ground ground_;
    HuntOptions options_;
    Driver driver_;
    Tally all_;
    std::string also_;
    int order_ = -1;
    bool done_ = false;
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
    return Hunt(conjecture, std::move(ground), options).run();
}

HuntReport hunt_at_random(const Conjecture& conjecture, const RandomModel& model,
                          std::uint64_t count, std::uint64_t seed, const HuntOptions& options) {
    HuntReport result = hunt(conjecture, random_ground(model, count, seed), options);
    if (result.verdict != HuntVerdict::refuted) return result;
    result.hit = result.counterexamples.front().graph;
    const Graph small = shrunk_within(conjecture, model.within, *result.hit);
    const int order = std::min(small.order(), options.exhaustive_order_max);
    HuntOptions quiet = options;
    quiet.near = 0;
    HuntReport least = hunt(conjecture, exhaustive_ground(model.within, 0, order), quiet);
    if (least.verdict == HuntVerdict::refuted) {
        result.counterexamples = std::move(least.counterexamples);
        result.complete_order = least.complete_order;
        result.leastness = Leastness::exhaustive;
        result.also_searched = least.searched;
        return result;
    }
    HuntReport one = hunt(conjecture, list_ground("", {small}), quiet);
    result.counterexamples = std::move(one.counterexamples);
    result.leastness = Leastness::shrunk;
    result.also_searched = least.searched;
    return result;
}

}  // namespace gazetteer
