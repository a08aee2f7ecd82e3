// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/playout.hpp"

#include <gtest/gtest.h>

#include <map>
#include <span>

#include "graph/families.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {
namespace {

using UEG = UndirectedEdgeGeography;

/// Replies by the length of the history.
struct Scripted {
    std::map<std::size_t, std::vector<Vertex>> script;
    std::vector<Vertex> replies(std::span<const Vertex> history) const {
        const auto found = script.find(history.size());
        return found == script.end() ? std::vector<Vertex>{} : found->second;
    }
};

const RootedGraph middle_of_p4{to_graph(path(4)), 1};

TEST(Playout, AWinningMoveWins) {
    const Scripted to_the_leaf{{{0, {0}}}};
    EXPECT_FALSE(lost_line<UEG>(middle_of_p4, Turn::strategist, to_the_leaf).has_value());
}

TEST(Playout, EveryReplyMustWin) {
    const Scripted either{{{0, {0, 2}}}};
    const auto lost = lost_line<UEG>(middle_of_p4, Turn::strategist, either);
    ASSERT_TRUE(lost.has_value());
    EXPECT_EQ(describe(*lost), "the strategist has no legal move after 2 3");
}

TEST(Playout, NoReplyAndIllegalRepliesAreTold) {
    const auto silent = lost_line<UEG>(middle_of_p4, Turn::strategist, Scripted{});
    EXPECT_EQ(describe(silent.value()), "the strategy has no reply at the start");
    const auto illegal = lost_line<UEG>(middle_of_p4, Turn::strategist, Scripted{{{0, {3}}}});
    EXPECT_EQ(describe(illegal.value()), "the strategy replies with an illegal move after 3");
}

TEST(Playout, WithoutAMoveTheOneToMoveLoses) {
    const RootedGraph point{Graph(1), 0};
    EXPECT_FALSE(lost_line<UEG>(point, Turn::opponent, Scripted{}).has_value());
    EXPECT_TRUE(lost_line<UEG>(point, Turn::strategist, Scripted{}).has_value());
}

/// On all rooted graphs, and for every set to move into: a strategy by position alone.
TEST(Playout, OneLineAPositionSaysWhatAllLinesSay) {
    struct MoveInto {
        const RootedGraph& start;
        VertexSet set;
        std::vector<Vertex> replies(std::span<const Vertex> history) const {
            RootedGraph now = start;
            for (Vertex next : history) now = {now.graph.without_edge(now.root, next), next};
            return (now.graph.neighbours(now.root) & set).to_vector();
        }
    };
    int won = 0;
    int lost = 0;
    rooted_graphs().enumerate(4, [&](const RootedGraph& start) {
        for (std::uint64_t bits = 0; bits < 16; ++bits)
            for (const Turn turn : {Turn::strategist, Turn::opponent}) {
                const MoveInto strategy{start, VertexSet::from_bits(bits)};
                const bool all = lost_line<UEG>(start, turn, strategy).has_value();
                const bool each =
                    lost_line<UEG>(start, turn, strategy, Lines::one_a_position).has_value();
                EXPECT_EQ(each, all);
                ++(all ? lost : won);
            }
        return true;
    });
    EXPECT_GT(won, 0);
    EXPECT_GT(lost, 0);
}

}  // namespace
}  // namespace gazetteer::properties
