// SPDX-License-Identifier: GPL-3.0-or-later
// A census of an order that is cut off, at whatever moment, and taken up again from its snapshot
// counts what one run counts.
#include "oracle/engines/extensions/layer_rounds.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <set>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/engines/edge_delete/edge_delete_classes.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/extensions/edge_layers.hpp"
#include "oracle/engines/extensions/vertex_layers.hpp"
#include "oracle/engines/slither/slither_classes.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/engines/vertex_geography/uvg_classes.hpp"
#include "work/run_errors.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using Numbers = std::vector<std::uint64_t>;

/// A process that is killed runs no more code of ours.
struct Killed {};

ExtensionOptions saved_always(const TemporaryFolder& folder, int threads) {
    ExtensionOptions result{.threads = threads};
    result.snapshots = ExtensionSnapshots{
        .plan = {folder.path("layers"), "a census", std::chrono::seconds(0)}, .round = 4};
    return result;
}

/// Kills the census when it asks for the `calls`-th time whether to go on, again and again; each
/// time it gets further.
template <class CensusOf>
void expect_kills_lose_little(CensusOf census_of, int order, int threads, int calls) {
    const TemporaryFolder folder;
    const auto whole = census_of(order, ExtensionOptions{.threads = 1});
    std::uint64_t saved = 0;
    for (int kills = 0;; ++kills) {
        ExtensionOptions options = saved_always(folder, 1 + (threads + kills) % 3);
        std::atomic<int> left = calls;
        std::atomic<std::uint64_t> done = 0;
        options.go_on = [&](const ExtensionProgress& progress) {
            done = progress.done;
            if (--left <= 0) throw Killed();
            return true;
        };
        try {
            EXPECT_EQ(census_of(order, options), whole) << "killed " << kills << " times";
            return;
        } catch (const Killed&) {
            calls += done <= saved ? 5 : 0;
            saved = done;
        }
    }
}

TEST(LayerRounds, KillsLoseLittle) {
    for (int calls : {20, 60})
        for (int threads : {1, 2, 3}) {
            expect_kills_lose_little(ueg_census, 7, threads, calls);
            expect_kills_lose_little(uvg_census, 6, threads, calls);
        }
    expect_kills_lose_little(edge_delete_census, 6, 2, 30);
    expect_kills_lose_little(slither_census, 6, 2, 30);
}

/// Stopped within the layer of 24 graphs behind 54, after a round of 4. The next run is told of the
/// layers below, and of that round, and decides another.
TEST(LayerRounds, AStopEndsTheRound) {
    const TemporaryFolder folder;
    ExtensionOptions options = saved_always(folder, 1);
    options.go_on = [](const ExtensionProgress& progress) { return progress.done < 55; };
    EXPECT_FALSE(ueg_census(7, options));
    std::vector<std::uint64_t> seen;
    options.go_on = [&](const ExtensionProgress& progress) {
        if (progress.total > 0) seen.push_back(progress.done);
        return seen.size() < 9;
    };
    EXPECT_FALSE(ueg_census(7, options));
    EXPECT_THAT(seen, testing::ElementsAre(1u, 2u, 4u, 9u, 18u, 33u, 54u, 58u, 62u));
}

/// Stopped after more and more calls, also while graphs are listed, and taken up where it was.
void expect_stops_lose_nothing(auto census_of, int order) {
    const TemporaryFolder folder;
    const auto whole = census_of(order, ExtensionOptions{.threads = 1});
    for (int calls = 1; calls < 200; ++calls) {
        ExtensionOptions options = saved_always(folder, 1);
        options.go_on = [](const ExtensionProgress&) { return false; };
        EXPECT_FALSE(census_of(order, options)) << "at once, with a snapshot there or not";
        int left = calls;
        ExtensionProgress last;
        options.go_on = [&](const ExtensionProgress& progress) {
            last = progress;
            return --left > 0;
        };
        const auto result = census_of(order, options);
        if (!result) continue;
        EXPECT_EQ(result, whole) << "stopped " << calls - 1 << " times";
        EXPECT_GT(calls, 3);
        EXPECT_EQ(last.done, last.total) << "what a snapshot held counts too";
        return;
    }
    ADD_FAILURE() << "stopped for ever";
}

TEST(LayerRounds, StopsLoseNothing) {
    expect_stops_lose_nothing(ueg_census, 5);
    expect_stops_lose_nothing(uvg_census, 5);
}

/// What is said of so many words that no disk holds them.
std::string complaint_of_room(const std::function<void(const ExtensionOptions&)>& run) {
    const TemporaryFolder folder;
    try {
        run(saved_always(folder, 1));
    } catch (const runs::RunFileError& e) {
        return e.what();
    }
    return "";
}

/// The layers of five vertices have H with 1, 1, 2, 3, 2, 1, 1 graphs; the orders have 1, 1, 2, 4.
TEST(LayerRounds, RoomIsAskedForTwoLayersAtOnce) {
    constexpr std::uint64_t many = std::uint64_t{1} << 40;
    const auto of_words = [](std::uint64_t words) {
        return HasSubstr("of " + std::to_string((runs::snapshot_bytes(words * many) >> 20) + 1) +
                         " MiB each");
    };
    const auto by_edges = [](int order) {
        return complaint_of_room([&](const ExtensionOptions& options) {
            decide_edge_layers(order, [](int) { return std::size_t{many}; }, options, {});
        });
    };
    EXPECT_THAT(by_edges(2), of_words(1));
    EXPECT_THAT(by_edges(5), of_words(3 + 2));
    const auto by_vertices = [](int order) {
        return complaint_of_room([&](const ExtensionOptions& options) {
            decide_vertex_layers(order, [](int r) { return (index(r) + 1) * many; }, options, {});
        });
    };
    EXPECT_THAT(by_vertices(2), of_words(1));
    EXPECT_THAT(by_vertices(5), of_words(2 * 3 + 4 * 4));
}

TEST(LayerRounds, OrdersOutOfReachAreRefused) {
    for (int order : {0, 13})
        for (const bool edges : {true, false}) {
            std::string complaint;
            try {
                if (edges)
                    decide_edge_layers(order, nullptr, {}, {});
                else
                    decide_vertex_layers(order, nullptr, {}, {});
            } catch (const ContractViolation& e) {
                complaint = e.what();
            }
            EXPECT_THAT(complaint, HasSubstr("1 <= order <= 12")) << order << edges;
        }
    EXPECT_THROW(BaseIndex::count(0), ContractViolation);
    EXPECT_THROW(BaseIndex::count(12), ContractViolation);
    EXPECT_TRUE(
        for_each_ueg_class(12, {.threads = 1, .base_size_max = 0}, [](const RootedExtensions&) {}));
}

TEST(LayerRoundsStandard, KillsLoseLittleOfOrderEight) {
    for (int calls : {100, 333}) {
        expect_kills_lose_little(ueg_census, 8, 3, calls);
        expect_kills_lose_little(uvg_census, 8, 2, calls);
        expect_kills_lose_little(slither_census, 8, 3, calls);
        expect_kills_lose_little(edge_delete_census, 8, 2, calls);
    }
}

/// The shards of a run are saved each for itself.
TEST(LayerRounds, AShardGoesOnAsTheSameShard) {
    const auto stopped_and_resumed = [](std::uint64_t shard) {
        const TemporaryFolder folder;
        ExtensionOptions options = saved_always(folder, 2);
        options.shard = shard;
        options.shard_count = 3;
        options.go_on = [](const ExtensionProgress& p) {
            return p.total == 0 || 2 * p.done < p.total;
        };
        EXPECT_FALSE(ueg_census(7, options));
        EXPECT_TRUE(fs::exists(folder.path("layers")));
        options.go_on = {};
        return *ueg_census(7, options);
    };
    for (std::uint64_t shard : {0U, 1U, 2U})
        EXPECT_EQ(stopped_and_resumed(shard), ueg_census(7, {.shard = shard, .shard_count = 3}));
}

/// A stop is heard while the graphs of the order below are listed: none is decided.
TEST(LayerRounds, AStopIsHeardBeforeTheFirstLayer) {
    for (const auto census_of :
         {+[](const ExtensionOptions& o) { return ueg_census(11, o).has_value(); },
          +[](const ExtensionOptions& o) { return uvg_census(11, o).has_value(); }}) {
        int calls = 0;
        EXPECT_FALSE(census_of({.go_on = [&](const ExtensionProgress& progress) {
            EXPECT_EQ(progress.total, 0u);
            return ++calls < 5;
        }}));
        EXPECT_EQ(calls, 5);
    }
}

/// The numbers of the snapshot of a census of order 6 that was stopped after layer 5, `changed`.
std::string complaint_of(const std::function<void(Numbers&)>& changed) {
    const TemporaryFolder folder;
    ExtensionOptions options = saved_always(folder, 1);
    options.go_on = [](const ExtensionProgress& p) { return p.total == 0 || p.done < 20; };
    EXPECT_FALSE(ueg_census(6, options));
    options.go_on = {};
    {
        const runs::SnapshotPlan& plan = options.snapshots->plan;
        auto snapshot = runs::Snapshot::open(plan);
        Numbers numbers = snapshot->numbers();
        Numbers below(snapshot->parts()[0]);
        Numbers layer(snapshot->parts()[1]);
        snapshot->read(below);
        snapshot->read(layer);
        changed(numbers);
        runs::write_snapshot(plan, numbers, {below, layer});
    }
    try {
        EXPECT_EQ(ueg_census(6, options), ueg_census(6));
        return "";
    } catch (const runs::RunFileError& e) {
        return e.what();
    }
}

TEST(LayerRounds, SnapshotsThatCannotBeAreRefused) {
    EXPECT_EQ(complaint_of([](Numbers&) {}), "");
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers[0] ^= 1; }),
                HasSubstr("its graphs of the order below are not those that this program lists"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers[1] = 11; }),
                HasSubstr("it says nothing that this program would"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers[1] -= 2; }),
                HasSubstr("has another size than its work"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers[2] = 7; }),
                HasSubstr("it has more graphs than the layer"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers[2] -= 1; }),
                HasSubstr("has another size than its work"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers.pop_back(); }),
                HasSubstr("its counts are not as many as this program's"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers.resize(3); }),
                HasSubstr("its counts are not as many as this program's"));
    EXPECT_THAT(complaint_of([](Numbers& numbers) { numbers.clear(); }),
                HasSubstr("it says nothing that this program would"));
}

/// Before its time a snapshot is made of a run that is stopped, and of no other.
TEST(LayerRounds, ASnapshotWaitsForItsTimeOrAStop) {
    const TemporaryFolder folder;
    ExtensionOptions options = saved_always(folder, 1);
    options.snapshots->plan.every = std::chrono::hours(100);
    EXPECT_TRUE(ueg_census(5, options));
    EXPECT_FALSE(fs::exists(folder.path("layers")));
    options.go_on = [](const ExtensionProgress& p) { return p.total == 0 || p.done < 4; };
    EXPECT_FALSE(ueg_census(5, options));
    EXPECT_TRUE(fs::exists(folder.path("layers")));
}

/// Other graphs have another digest.
TEST(LayerRounds, TheDigestIsOfAllKeys) {
    std::set<std::uint64_t> digests;
    for (int size_max = 0; size_max <= 10; ++size_max)
        digests.insert(keys_digest_of(UnlabelledGraphs(5, 1, size_max)));
    EXPECT_EQ(digests.size(), 11u);
}

TEST(LayerRounds, WithoutRoomForASnapshotNothingBegins) {
    ExtensionOptions options{.threads = 1};
    options.snapshots = ExtensionSnapshots{.plan = {"/nonexistent/layers", "a census"}};
    EXPECT_THROW(ueg_census(5, options), runs::RunFileError);
}

}  // namespace
}  // namespace gazetteer
