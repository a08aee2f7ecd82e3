// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes that share a folder and no memory come together to what one run counts, killed or not.
#include "oracle/engines/extensions/spread_layers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "oracle/engines/edge_delete/edge_delete_classes.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/engines/vertex_geography/uvg_classes.hpp"
#include "work/run_errors.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A process that is killed runs no more code of ours.
struct NodeKilled {};

ExtensionOptions node_options(const std::string& folder, std::uint64_t node, std::uint64_t nodes) {
    ExtensionOptions result{
        .threads = 1 + static_cast<int>(node % 2), .shard = node, .shard_count = nodes};
    result.snapshots = ExtensionSnapshots{.plan = {"", "a census"}, .shared_folder = folder};
    return result;
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
            return *census_of(order, options);
        } catch (const NodeKilled&) {
        }
    }
}

template <class CensusOf>
void expect_nodes_count_the_whole(CensusOf census_of, int order, std::uint64_t nodes, int calls) {
    const TemporaryFolder folder;
    const auto whole = *census_of(order, ExtensionOptions{.threads = 1});
    std::vector parts(nodes, whole);
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t node = 0; node < nodes; ++node)
            threads.emplace_back([&, node] {
                parts[node] = census_of_node(census_of, order,
                                             node_options(folder.path(), node, nodes), calls);
            });
    }
    auto sum = parts[0];
    for (std::uint64_t node = 1; node < nodes; ++node)
        for (std::size_t m = 0; m < sum.all.size(); ++m) {
            sum.all[m] += parts[node].all[m];
            sum.connected[m] += parts[node].connected[m];
        }
    EXPECT_EQ(sum, whole) << "order " << order << ", " << nodes << " nodes";
    for (const auto& left : fs::directory_iterator(folder.path()))
        EXPECT_THAT(left.path().filename().string(), HasSubstr("node-"));
}

TEST(SpreadLayers, NodesCountTheWhole) {
    for (int order = 1; order <= 5; ++order) expect_nodes_count_the_whole(ueg_census, order, 2, 0);
    for (std::uint64_t nodes : {1U, 2U, 3U, 4U})
        expect_nodes_count_the_whole(ueg_census, 6, nodes, 0);
}

TEST(SpreadLayersLong, NodesCountTheWholeAlsoWhenTheyAreKilled) {
    for (std::uint64_t nodes : {2U, 3U, 4U})
        for (int calls : {0, 9, 25}) {
            expect_nodes_count_the_whole(ueg_census, 7, nodes, calls);
            expect_nodes_count_the_whole(edge_delete_census, 6, nodes, calls);
        }
    expect_nodes_count_the_whole(ueg_census, 8, 3, 40);
}

/// One node of two waits for the other, until it is stopped.
TEST(SpreadLayers, ANodeThatWaitsHearsAStop) {
    const TemporaryFolder folder;
    ExtensionOptions options = node_options(folder.path(), 0, 2);
    int calls = 0;
    options.go_on = [&](const ExtensionProgress& p) { return p.total == 0 || ++calls < 4; };
    EXPECT_FALSE(ueg_census(6, options));
    EXPECT_FALSE(fs::exists(folder.path("node-1")));
}

std::string message_of_resumed(const std::string& folder, std::uint64_t nodes) {
    try {
        ueg_census(6, node_options(folder, 0, nodes));
    } catch (const runs::RunFileError& e) {
        return e.what();
    }
    return "";
}

TEST(SpreadLayers, DamagedFilesAreRefused) {
    const TemporaryFolder folder;
    ExtensionOptions options = node_options(folder.path(), 0, 1);
    options.go_on = [&](const ExtensionProgress& p) { return p.total == 0 || p.done < 20; };
    EXPECT_FALSE(ueg_census(6, options));
    EXPECT_THAT(message_of_resumed(folder.path(), 2),
                HasSubstr("its graphs or its nodes are not those of this run"));
    std::uint64_t last = 10;
    while (!fs::exists(folder.path("layer-" + std::to_string(last)))) --last;
    const std::string layer = folder.path("layer-" + std::to_string(last));
    {
        std::fstream file(layer, std::ios::in | std::ios::out | std::ios::binary);
        char byte = 0;
        file.seekg(3).read(&byte, 1);
        byte = static_cast<char>(byte ^ 8);
        file.seekp(3).write(&byte, 1);
    }
    EXPECT_THAT(message_of_resumed(folder.path(), 1),
                HasSubstr("damaged: the part of node 0 does not fit its digest"));
    fs::resize_file(layer, fs::file_size(layer) - 1);
    EXPECT_THAT(message_of_resumed(folder.path(), 1), HasSubstr(": not a layer of "));
}

TEST(SpreadLayers, GamesThatDeleteVerticesAreNotSpread) {
    const TemporaryFolder folder;
    EXPECT_THROW(uvg_census(5, node_options(folder.path(), 0, 1)), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
