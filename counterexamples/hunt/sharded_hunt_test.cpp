// SPDX-License-Identifier: GPL-3.0-or-later
// Shards of a hunt: their units, what a stop leaves, and what is gone on with.
#include "counterexamples/hunt/sharded_hunt.hpp"

#include <gtest/gtest.h>

#include "counterexamples/hunt/level_reports.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/whole_order.hpp"
#include "counterexamples/testkit/same_hunts.hpp"
#include "graph/families.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

Conjecture hunted_in_shards(const char* text) {
    return Conjecture(*parse_expression(text));
}

runs::Ledger empty_ledger(const HuntPlan& plan, runs::Save save = nullptr) {
    return runs::Ledger(std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units())),
                        std::move(save));
}

/// 450 graphs are three pieces; each shard of two has its own.
TEST(ShardedHunt, AListOfManyPiecesComesToTheReportOfOneHunt) {
    const Conjecture conjecture = hunted_in_shards("size mod 7 != 3");
    std::vector<Graph> graphs;
    for (int i = 0; i < 450; ++i) graphs.push_back(to_graph(path(1 + i % 30)));
    const auto ground_of = [&](const runs::Shard& shard) {
        return list_ground("paths", graphs, shard);
    };
    const KeepLimits kept = kept_of({.near = 2}, false);
    std::vector<runs::UnitState> units;
    std::vector<int> counts;
    for (int res = 0; res < 2; ++res) {
        const HuntPlan plan(ground_of({res, 2}));
        counts.push_back(plan.units());
        runs::Ledger ledger = empty_ledger(plan);
        runs::Monitor monitor;
        EXPECT_TRUE(hunt_shard(conjecture, plan, kept, ledger, {.threads = 2}, monitor));
        units.insert(units.end(), ledger.units().begin(), ledger.units().end());
    }
    EXPECT_EQ(counts, (std::vector<int>{2, 1}));
    expect_same_hunts(merged_hunt(conjecture, ground_of, 2, kept, units),
                      hunt(conjecture, list_ground("paths", graphs), {.near = 2}));
    units.push_back(units.back());
    EXPECT_THROW(merged_hunt(conjecture, ground_of, 2, kept, units), std::runtime_error);
}

/// To order 7 all sizes are one unit; order 8 has one for each of its 29 sizes.
TEST(ShardedHunt, SmallOrdersAreOneUnit) {
    const HuntPlan plan(exhaustive_ground({}, 2, 8));
    std::vector<int> firsts;
    for (std::size_t level = 0; level <= 7; ++level) firsts.push_back(plan.first_unit(level));
    EXPECT_EQ(firsts, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 35}));
}

TEST(ShardedHunt, LevelsAfterACounterexampleArePassedOver) {
    const Conjecture conjecture = hunted_in_shards("size < 3");
    const HuntPlan plan(exhaustive_ground({}, 1, 6));
    runs::Ledger ledger = empty_ledger(plan);
    runs::Monitor monitor;
    EXPECT_TRUE(hunt_shard(conjecture, plan, kept_of({}, true), ledger, {}, monitor));
    EXPECT_TRUE(ledger.all_done());
    EXPECT_EQ(ledger.items(), 1u + 2 + 4) << "orders 1 to 3";
    EXPECT_EQ(ledger.units().back(), runs::UnitState{.done = true});
}

/// Runs of a plan of one unit, each stopped at its first saving and the next gone on from it.
struct RunsBySaving {
    std::vector<runs::UnitState> saved = std::vector<runs::UnitState>(1);
    std::uint64_t looked_at = 0;
    int made = 0;
};
RunsBySaving runs_by_saving(const Conjecture& conjecture, const HuntPlan& plan,
                            const KeepLimits& kept) {
    RunsBySaving result;
    for (bool done = false; !done && result.made < 1000; ++result.made) {
        runs::Stop stop;
        runs::Ledger ledger(result.saved, [&](int, const runs::UnitState&) { stop.request(); });
        runs::Monitor monitor{.stop = stop.token()};
        done = hunt_shard(conjecture, plan, kept, ledger,
                          {.threads = 1, .checkpoint = std::chrono::seconds(0)}, monitor);
        result.looked_at += monitor.items;
        result.saved = ledger.units();
    }
    return result;
}

/// What a stream has saved is not looked at again: each run sees less than is left in all.
TEST(ShardedHunt, AStreamGoesOnFromItsLastSaving) {
    const Conjecture conjecture = hunted_in_shards("in_even_kernel -> P(ueg)");
    const HuntPlan plan(exhaustive_ground({}, 7, 7), [](const WholeOrder&) { return true; });
    const RunsBySaving stopped = runs_by_saving(conjecture, plan, kept_of({}, true));
    EXPECT_GT(stopped.made, 2);
    EXPECT_TRUE(stopped.saved[0].done);
    EXPECT_EQ(stopped.saved[0].items, 1044u);
    EXPECT_EQ(stopped.looked_at, 1044u);
}

/// Stopped at each graph, a piece counts each once.
TEST(ShardedHunt, APieceGoesOnFromItsLastSaving) {
    const Conjecture conjecture = hunted_in_shards("size mod 3 != 1");
    const auto ground_of = [](const runs::Shard& shard) {
        return exhaustive_ground({}, 5, 5, shard);
    };
    const KeepLimits kept = kept_of({.near = 2}, true);
    const HuntPlan plan(ground_of({}));
    auto [saved, looked_at, runs_made] = runs_by_saving(conjecture, plan, kept);
    EXPECT_EQ(runs_made, 35) << "34 graphs, and the end";
    EXPECT_EQ(looked_at, 34u);
    expect_same_hunts(merged_hunt(conjecture, ground_of, 1, kept, saved),
                      hunt(conjecture, ground_of({}), {.near = 2}));
    // A file that has counted a graph more is of another ground.
    saved[0].done = false;
    for (const std::uint64_t counted : {34U, 35U}) {
        saved[0].items = counted;
        runs::Ledger ledger(saved);
        runs::Monitor monitor;
        const auto rest = [&] { hunt_shard(conjecture, plan, kept, ledger, {}, monitor); };
        if (counted == 34)
            EXPECT_NO_THROW(rest());
        else
            EXPECT_THROW(rest(), CountMismatch);
    }
}

/// Nothing is given to a visitor that has had enough, and nothing that it refused is counted.
TEST(ShardedHunt, AVisitorEndsItsPiece) {
    Level level;
    level.pieces.resize(1);
    level.pieces[0].each = [](const GraphVisitor& visit) {
        for (int order = 0; order < 5; ++order)
            if (!visit(Graph(order))) return;
    };
    HuntProgress progress;
    int seen = 0;
    PieceRunner({.threads = 1, .progress = &progress})
        .run(level, [&](std::size_t) -> PieceRunner::Visit {
            return [&](const Graph&) { return ++seen < 3; };
        });
    EXPECT_EQ(seen, 3);
    EXPECT_EQ(progress.graphs, 2u);
    EXPECT_EQ(progress.level_count, 0u) << "it is not known";
}

TEST(ShardedHunt, MemosShareTheMemory) {
    EXPECT_EQ(bytes_of_memo({.threads = 2, .bytes = 1000}, 5), 100u);
    EXPECT_EQ(bytes_of_memo({.threads = 1, .bytes = 1000}, 0), 1000u);
    EXPECT_EQ(bytes_of_memo({.threads = 2}, 5), runs::WorkLimits::all_memory);
}

/// Slither and vertex geography are decided on many graphs at once; a number names no term.
TEST(ShardedHunt, BatchesAreForWhatIsDecidedOnManyGraphs) {
    const auto in_batches = [](const char* text) {
        return asks_in_batches(*parse_expression(text));
    };
    EXPECT_TRUE(in_batches("tree -> N(slither)"));
    EXPECT_TRUE(in_batches("P(uvg)"));
    EXPECT_FALSE(in_batches("order <= 999999999 and P(ueg)"));
}

TEST(ShardedHunt, TablesOfOrdersTakeWhatTheMemosOfOneGameMay) {
    const std::size_t bytes = OrderAnswers::ueg_by_rules().bytes(5);
    const auto has_room = [&](std::size_t all, std::size_t memos) {
        return order_answers({.bytes = all}, memos)->ueg().table_needed(5) != nullptr;
    };
    EXPECT_TRUE(has_room(4 * bytes, 4));
    EXPECT_FALSE(has_room(4 * bytes - 4, 4));
    EXPECT_TRUE(has_room(bytes, 0));
    EXPECT_FALSE(has_room(bytes - 1, 0));
    EXPECT_TRUE(has_room(runs::WorkLimits::all_memory, 4));
}

}  // namespace
}  // namespace gazetteer::conjectures
