// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data on graphs of more than 64 vertices.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "oracle/grundy.hpp"
#include "oracle/partizan.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

TermGame game(const char* name) {
    return data_game_named(name).value();
}

/// Node Kayles on the path with n vertices, by its recursion: a vertex and its neighbours go.
std::vector<int> kayles_on_paths(int order_max) {
    std::vector<int> result{0};
    for (int n = 1; n <= order_max; ++n) {
        std::vector<int> options;
        for (int v = 0; v < n; ++v)
            options.push_back(result[static_cast<std::size_t>(std::max(v - 1, 0))] ^
                              result[static_cast<std::size_t>(std::max(n - v - 2, 0))]);
        result.push_back(mex(std::move(options)));
    }
    return result;
}

std::string refusal(std::string_view term, const char* name, const SparseGraph& g) {
    try {
        (void)of_large_game(term, game(name), g);
    } catch (const LimitExceeded& e) {
        return e.what();
    }
    return "";
}

TEST(LargeGames, NodeKaylesOnPathsIsItsRecursion) {
    const std::vector<int> wanted = kayles_on_paths(200);
    for (const int n : {65, 66, 72, 84, 101, 200}) {
        const int value = wanted[static_cast<std::size_t>(n)];
        EXPECT_EQ(of_large_game("grundy", game("node_kayles"), path(n)), Integer(value)) << n;
        EXPECT_EQ(of_large_game("P", game("node_kayles"), path(n)), Integer(value == 0 ? 1 : 0));
        // Each move on a cycle leaves the same path, and what is known of paths is no cycle's.
        const int left = wanted[static_cast<std::size_t>(n - 3)];
        EXPECT_EQ(of_large_game("grundy", game("node_kayles"), cycle(n)),
                  Integer(left == 0 ? 1 : 0))
            << n;
    }
}

TEST(LargeGames, SumsOfEqualPartsAreZero) {
    // Two copies of a path, and of a star.
    for (const SparseGraph& part : {path(40), complete_bipartite(1, 39)}) {
        std::vector<Edge> edges;
        for (const Edge& e : part.edges()) {
            edges.push_back(e);
            edges.push_back({e.u + part.order(), e.v + part.order()});
        }
        const SparseGraph two(2 * part.order(), edges);
        EXPECT_EQ(of_large_game("grundy", game("node_kayles"), two), Integer(0));
    }
}

/// The moves that win on a path are those that leave two equal paths, or none.
TEST(LargeGames, WinningMovesAndOutcomesOnPathsAreThoseOfTheParts) {
    const std::vector<int> values = kayles_on_paths(80);
    for (const int n : {65, 70}) {
        int winning = 0;
        for (int v = 0; v < n; ++v)
            winning += values[static_cast<std::size_t>(std::max(v - 1, 0))] ==
                               values[static_cast<std::size_t>(std::max(n - v - 2, 0))]
                           ? 1
                           : 0;
        EXPECT_EQ(of_large_game("winning_moves", game("node_kayles"), path(n)), Integer(winning))
            << n;
    }
    // There the left player alone has moves: the right one takes edges.
    EXPECT_EQ(of_large_game("outcome", game("partizan_kayles"), SparseGraph(65, {})),
              Integer(static_cast<int>(PartizanOutcome::L)));
}

TEST(LargeGames, AreAskedByTerms) {
    const auto parsed = parse_value("N(node_kayles) and winning_moves(node_kayles) > 0");
    Evaluator evaluator{Conjecture(*parsed)};
    const int n = 66;
    ASSERT_NE(kayles_on_paths(n).back(), 0);
    evaluator.load(LargeGraph(path(n)));
    EXPECT_EQ(evaluator.value(-1), Integer(1));
}

TEST(LargeGames, WhatCannotBePlayedIsRefused) {
    EXPECT_THAT(refusal("grundy", "node_kayles", path(257)),
                HasSubstr("node_kayles is not played on a board of order 257"));
    EXPECT_EQ(refusal("P", "undirected_vertex_geography", path(70)),
              "P takes graphs of order at most 64");
    EXPECT_EQ(refusal("P", "directed_edge_geography", path(70)),
              "P takes graphs of order at most 64");
    EXPECT_EQ(refusal("value", "node_kayles", path(70)), "value takes graphs of order at most 64");
    EXPECT_EQ(refusal("grundy", "edge_deletion", complete(92)),
              "edge_deletion is not played on a board of order 92: to 64 where its moves have "
              "conditions, else to 256, of at most 4096 edges where edges go");
    EXPECT_THROW((void)of_large_game("P", TermGame::none, path(70)), LimitExceeded);
}

/// An empty memo looks at the stop with its first position.
TEST(LargeGames, WhatIsKnownOfAPathIsKnownOfShorterOnes) {
    std::jthread([] {
        const auto ask = [](int order) {
            const runs::WorkLimits limits(runs::stopped_token());
            return of_large_game("grundy", game("node_kayles"), path(order));
        };
        EXPECT_THROW(ask(70), runs::Stopped);
        (void)of_large_game("grundy", game("node_kayles"), path(70));
        for (const int order : {70, 68, 66})
            EXPECT_EQ(ask(order), Integer(kayles_on_paths(order).back())) << order;
    }).join();
}

TEST(LargeGames, StopWhenTheirWorkIsStopped) {
    std::stop_source stop;
    stop.request_stop();
    const runs::WorkLimits limits(stop.get_token());
    EXPECT_THROW((void)of_large_game("grundy", game("node_kayles"), complete_bipartite(2, 70)),
                 runs::Stopped);
}

}  // namespace
}  // namespace gazetteer::conjectures
