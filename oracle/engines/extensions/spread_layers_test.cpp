// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes that share a folder and no memory come together to what one run counts, killed or not.
#include "oracle/engines/extensions/spread_layers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <thread>

#include "oracle/engines/edge_delete/edge_delete_classes.hpp"
#include "oracle/engines/extensions/base_index.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/engines/vertex_geography/uvg_classes.hpp"
#include "work/run_errors.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using Numbers = std::vector<std::uint64_t>;

/// A process that is killed runs no more code of ours.
struct NodeKilled {};

ExtensionOptions node_options(const std::string& folder, std::uint64_t node, std::uint64_t nodes,
                              int threads = 1) {
    ExtensionOptions result{.threads = threads, .shard = node, .shard_count = nodes};
    // No node waits for ever.
    result.go_on = [looks = 0](const ExtensionProgress&) mutable { return ++looks < 100; };
    result.snapshots = ExtensionSnapshots{.plan = {"", "a census"}, .shared_folder = folder};
    return result;
}

template <class Census>
void expect_parts_of(const Census& whole, const std::vector<std::optional<Census>>& parts) {
    Census sum = *parts[0];
    for (std::size_t node = 1; node < parts.size(); ++node)
        for (std::size_t m = 0; m < sum.all.size(); ++m) {
            sum.all[m] += parts[node]->all[m];
            sum.connected[m] += parts[node]->connected[m];
        }
    EXPECT_EQ(sum, whole) << parts.size() << " nodes";
}

void expect_no_layers_left(const std::string& folder) {
    for (const auto& left : fs::directory_iterator(folder))
        EXPECT_THAT(left.path().filename().string(), HasSubstr("node-"));
}

/// A node goes on until it waits for another: then it is stopped, and nothing is returned. `done`
/// is how many graphs it has decided so far, in all its turns.
std::optional<RootedCensus> turn_of_node(int order, ExtensionOptions options, std::uint64_t& done) {
    int looks = 0;
    std::uint64_t total = done;
    options.go_on = [&](const ExtensionProgress& progress) {
        if (progress.total > 0) {
            if (progress.done <= done) return false;
            done = progress.done;
            total = progress.total;
        }
        return ++looks < 100;
    };
    const auto result = ueg_census(order, options);
    EXPECT_TRUE(!result || done == total) << done << " of " << total;
    return result;
}

/// Nodes by turns, each of which is stopped where it waits, and goes on from its file.
void expect_turns_count_the_whole(int order, std::uint64_t nodes, bool last_first) {
    const TemporaryFolder folder;
    const RootedCensus whole = *ueg_census(order, ExtensionOptions{.threads = 1});
    Numbers done(nodes);
    std::vector<std::optional<RootedCensus>> parts(nodes);
    for (std::size_t turn = 0; turn < whole.all.size(); ++turn)
        for (std::uint64_t i = 0; i < nodes; ++i) {
            const std::uint64_t node = last_first ? nodes - 1 - i : i;
            if (!parts[node])
                parts[node] =
                    turn_of_node(order, node_options(folder.path(), node, nodes), done[node]);
        }
    for (const auto& part : parts) ASSERT_TRUE(part) << "a node waits for ever";
    expect_parts_of(whole, parts);
    EXPECT_EQ(std::accumulate(done.begin(), done.end(), std::uint64_t{0}), BaseIndex::count(order));
    expect_no_layers_left(folder.path());
    for (std::uint64_t node = 0; node < nodes; ++node)
        EXPECT_EQ(ueg_census(order, node_options(folder.path(), node, nodes)), parts[node]);
}

TEST(SpreadLayers, NodesByTurnsCountTheWhole) {
    for (int order : {1, 2}) expect_turns_count_the_whole(order, 2, order == 2);
    expect_turns_count_the_whole(5, 2, false);
    expect_turns_count_the_whole(5, 3, true);
}

/// Runs the node to its end; killed each time that it has asked so often whether to go on.
template <class CensusOf>
auto census_of_node(CensusOf census_of, int order, ExtensionOptions options, int calls) {
    for (;; calls += 10) {
        std::atomic<int> left = calls;
        options.go_on = [&](const ExtensionProgress&) {
            if (calls > 0 && --left == 0) throw NodeKilled();
            return true;
        };
        try {
            return census_of(order, options);
        } catch (const NodeKilled&) {
        }
    }
}

template <class CensusOf>
void expect_nodes_count_the_whole(CensusOf census_of, int order, std::uint64_t nodes, int calls) {
    const TemporaryFolder folder;
    const auto whole = *census_of(order, ExtensionOptions{.threads = 1});
    std::vector parts(nodes, std::optional(whole));
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t node = 0; node < nodes; ++node)
            threads.emplace_back([&, node] {
                const int count = 1 + static_cast<int>(node % 2);
                parts[node] = census_of_node(
                    census_of, order, node_options(folder.path(), node, nodes, count), calls);
            });
    }
    expect_parts_of(whole, parts);
    expect_no_layers_left(folder.path());
}

TEST(SpreadLayersLong, NodesCountTheWholeAlsoWhenTheyAreKilled) {
    for (std::uint64_t nodes : {2U, 3U, 4U})
        for (int calls : {0, 9, 25}) {
            expect_nodes_count_the_whole(ueg_census, 7, nodes, calls);
            expect_nodes_count_the_whole(edge_delete_census, 6, nodes, calls);
        }
    expect_nodes_count_the_whole(ueg_census, 8, 3, 40);
}

/// What is said of a census by node 0 of so many.
std::string complaint_of_node(const std::string& folder, int order, std::uint64_t nodes = 1) {
    try {
        ueg_census(order, node_options(folder, 0, nodes));
    } catch (const runs::RunFileError& e) {
        return e.what();
    }
    return "";
}

/// Node 0 of one is stopped after some layers, and its numbers are changed.
std::string complaint_of_changed(const std::function<void(Numbers&)>& changed) {
    const TemporaryFolder folder;
    ExtensionOptions options = node_options(folder.path(), 0, 1);
    options.go_on = [looks = 0](const ExtensionProgress& p) mutable {
        return ++looks < 100 && (p.total == 0 || p.done < 2);
    };
    EXPECT_FALSE(ueg_census(3, options));
    const runs::SnapshotPlan plan{folder.path("node-0"), "a census, node 0"};
    Numbers numbers = runs::Snapshot::open(plan)->numbers();
    changed(numbers);
    runs::write_snapshot(plan, numbers, {});
    return complaint_of_node(folder.path(), 3);
}

TEST(SpreadLayers, StatesThatCannotBeAreRefused) {
    EXPECT_EQ(complaint_of_changed([](Numbers&) {}), "");
    for (const std::size_t i : {0U, 1U})
        EXPECT_THAT(complaint_of_changed([&](Numbers& numbers) { numbers[i] ^= 2; }),
                    HasSubstr("its graphs or its nodes are not those of this run"));
    EXPECT_THAT(complaint_of_changed([](Numbers& numbers) { numbers.pop_back(); }),
                HasSubstr("its counts are not as many as this program's"));
    EXPECT_THAT(complaint_of_changed([](Numbers& numbers) { numbers.resize(5); }),
                HasSubstr("its counts are not as many as this program's"));
    EXPECT_THAT(complaint_of_changed([](Numbers& numbers) { numbers.resize(4); }),
                HasSubstr("it says nothing that this program would"));
}

/// A bit of the byte at this place changes.
void flip_a_bit(const std::string& path, std::uint64_t place) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    const auto at = static_cast<std::streamoff>(place);
    char byte = 0;
    file.seekg(at).read(&byte, 1);
    byte = static_cast<char>(byte ^ 8);
    file.seekp(at).write(&byte, 1);
}

TEST(SpreadLayers, EachPartOfALayerIsHeldToItsDigest) {
    const TemporaryFolder folder;
    Numbers done(2);
    for (int turn = 0; turn < 2; ++turn)
        for (const std::uint64_t node : {0U, 1U})
            EXPECT_FALSE(turn_of_node(5, node_options(folder.path(), node, 2), done[node]));
    // Node 0 reads the first of the two layers that are left.
    std::string layer;
    for (int i = 0; i < 7 && !fs::exists(layer); ++i)
        layer = folder.path("layer-" + std::to_string(i));
    const std::uint64_t bytes = fs::file_size(layer);
    for (const std::uint64_t node : {0U, 1U}) {
        const std::uint64_t place = node == 0 ? 3 : bytes - 3;
        flip_a_bit(layer, place);
        EXPECT_EQ(complaint_of_node(folder.path(), 5, 2),
                  layer + ": damaged: the part of node " + std::to_string(node) +
                      " does not fit its digest; remove the folder, and the order begins anew");
        flip_a_bit(layer, place);
    }
    EXPECT_THAT(complaint_of_node(folder.path(), 5),
                HasSubstr("its graphs or its nodes are not those of this run"));
    for (const std::uint64_t wrong : {bytes - 1, bytes + 1}) {
        fs::resize_file(layer, wrong);
        EXPECT_EQ(complaint_of_node(folder.path(), 5, 2),
                  layer + ": not a layer of " + std::to_string(bytes) + " bytes");
    }
    fs::remove(layer);
    EXPECT_EQ(complaint_of_node(folder.path(), 5, 2), layer + ": No such file or directory");
}

/// Words that do not last are no layer: nothing can be written into the one, nothing stays in the
/// other.
TEST(SpreadLayers, ALayerThatCannotBeKeptIsAnError) {
    const TemporaryFolder folder;
    const std::string layer = folder.path("layer-0");
    EXPECT_THAT(complaint_of_node(folder.path("none"), 3),
                HasSubstr("none/layer-0: No such file or directory"));
    fs::create_symlink("/dev/full", layer);
    EXPECT_EQ(complaint_of_node(folder.path(), 3), layer + ": No space left on device");
    fs::remove(layer);
    fs::create_symlink("/dev/null", layer);
    EXPECT_EQ(complaint_of_node(folder.path(), 3), layer + ": Invalid argument");
}

TEST(SpreadLayers, NoFileStaysOpenOrMapped) {
    const auto open_files = [] {
        return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
    };
    std::set<std::ptrdiff_t> counts;
    for (int run = 0; run < 3; ++run) {
        const TemporaryFolder folder;
        EXPECT_TRUE(ueg_census(3, node_options(folder.path(), 0, 1)));
        if (run > 0) counts.insert(open_files());
        std::ifstream maps("/proc/self/maps");
        EXPECT_THAT(std::string(std::istreambuf_iterator<char>(maps), {}),
                    Not(HasSubstr(fs::path(folder.path()).filename().string())));
    }
    EXPECT_EQ(counts.size(), 1u);
}

TEST(SpreadLayers, GamesThatDeleteVerticesAreNotSpread) {
    const TemporaryFolder folder;
    EXPECT_THROW(uvg_census(5, node_options(folder.path(), 0, 1)), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
