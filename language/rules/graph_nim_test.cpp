// SPDX-License-Identifier: GPL-3.0-or-later
// Games in which a player takes any of the edges at a vertex. The shipped one against plain play
// from its sentence, which knows no language of games, on all small boards; then what is known of
// it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/grundy.hpp"
#include "oracle/script/analysis.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

script::Rules shipped_nim() {
    return *GameLibrary::shipped().find("graph_nim");
}
script::Rules game_with(const std::string& moves) {
    return parse_games("game mine\n" + moves).value().at(0);
}

int grundy_of_graph(const script::Rules& rules, const Graph& g) {
    script::Solver<script::ClassKey> solver(rules);
    return solver.grundy_value(solver.game().start(g, {}));
}
int grundy_of_graph(const script::Rules& rules, const SparseGraph& g) {
    return grundy_of_graph(rules, to_graph(g));
}

using EdgePairs = std::set<std::pair<Vertex, Vertex>>;

EdgePairs pairs_of(const Graph& g) {
    EdgePairs result;
    for (const Edge& e : g.edges()) result.emplace(e.u, e.v);
    return result;
}

/// "Choose a vertex v and remove any number, at least 1, of the edges incident to v." Each set of
/// edges is asked whether they meet.
int plain_nim_value(const EdgePairs& edges, std::map<EdgePairs, int>& known) {
    if (const auto found = known.find(edges); found != known.end()) return found->second;
    const std::vector<std::pair<Vertex, Vertex>> all(edges.begin(), edges.end());
    std::vector<int> values;
    for (unsigned taken = 1; taken < 1u << all.size(); ++taken) {
        EdgePairs left;
        std::map<Vertex, int> meeting;
        int count = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((taken >> i & 1) == 0) {
                left.insert(all[i]);
                continue;
            }
            ++count;
            ++meeting[all[i].first];
            ++meeting[all[i].second];
        }
        const auto has_all = [&](const auto& at) { return at.second == count; };
        if (std::ranges::any_of(meeting, has_all)) values.push_back(plain_nim_value(left, known));
    }
    return known[edges] = mex(std::move(values));
}

TEST(GraphNim, IsWhatItsSentenceSays) {
    std::map<EdgePairs, int> known;
    script::Solver<script::ClassKey> solver(shipped_nim());
    int graphs = 0;
    for_each_graph({.order_min = 0, .order_max = 5}, [&](const Graph& g) {
        ++graphs;
        EXPECT_EQ(solver.grundy_value(solver.game().start(g, {})),
                  plain_nim_value(pairs_of(g), known))
            << to_graph6(g);
        return true;
    });
    EXPECT_EQ(graphs, 53);
}

TEST(GraphNim, AStarIsAHeapAndAPathIsARowOfKayles) {
    for (int n = 0; n <= 9; ++n)
        EXPECT_EQ(grundy_of_graph(shipped_nim(), complete_bipartite(1, n)), n);
    const script::Rules kayles = *GameLibrary::shipped().find("kayles");
    for (int n = 2; n <= 14; ++n)
        EXPECT_EQ(grundy_of_graph(shipped_nim(), path(n)), grundy_of_graph(kayles, path(n - 1)))
            << n;
    for (int n = 3; n <= 14; ++n) EXPECT_EQ(grundy_of_graph(shipped_nim(), cycle(n)), 0) << n;
}

/// What is taken from a heap leaves the others: stars side by side are Nim.
TEST(GraphNim, StarsAreNim) {
    Graph three(12);
    for (Vertex v : {1, 2, 3}) three.add_edge(0, v);
    for (Vertex v : {5, 6, 7, 8}) three.add_edge(4, v);
    EXPECT_EQ(grundy_of_graph(shipped_nim(), three), 3 ^ 4);
    for (Vertex v : {10, 11}) three.add_edge(9, v);
    EXPECT_EQ(grundy_of_graph(shipped_nim(), three), 3 ^ 4 ^ 2);
    EXPECT_TRUE(script::analyse(shipped_nim()).is_sum());
}

/// One of ten edges is a move, one of eleven is a fault, by either interpreter.
TEST(GraphNim, AnEleventhEdgeIsTold) {
    const auto board = std::make_shared<const script::Board>(complete_bipartite(1, 11));
    script::BoardGame game(shipped_nim(), board);
    try {
        game.options(game.start(*board, {}));
        ADD_FAILURE() << "a choice from eleven";
    } catch (const script::RulesError& error) {
        EXPECT_THAT(error.what(), HasSubstr("at the vertex 0 11 fit"));
    }
    // Where the condition leaves fewer, a vertex may have more: one edge goes, then it is a heap
    // of 10.
    const Graph star = to_graph(complete_bipartite(1, 11));
    EXPECT_EQ(grundy_of_graph(game_with("move u ~ any w where degree(u) < 11: erase(u, w)"), star),
              0);
}

/// Any set of the leaves at a vertex goes: a star is a heap, a path with four vertices two heaps
/// of 1.
TEST(GraphNim, LeavesAreAnotherGameOfTheKind) {
    const script::Rules leaves = game_with("move u ~ any w where degree(w) = 1: delete(w)");
    EXPECT_EQ(leaves.played_to, 0);
    EXPECT_EQ(grundy_of_graph(leaves, complete_bipartite(1, 4)), 4);
    EXPECT_EQ(grundy_of_graph(leaves, cycle(5)), 0);
    for (const script::Finding& finding : script::check_game(leaves))
        EXPECT_EQ(finding.fault, "") << finding.what;
}

/// Nothing may be taken, too: a second move says so.
TEST(GraphNim, NoneIsAMoveOfItsOwn) {
    const script::Rules rules = game_with("move u: delete(u)\nmove u ~ any w: delete(u, w)");
    script::Interpreter game(rules);
    const auto star = game.start(Graph(3, {{0, 1}, {0, 2}}), {});
    EXPECT_THAT(game.choices(star),
                ElementsAre(script::Choice{0, 0}, script::Choice{0, 1}, script::Choice{0, 2},
                            script::Choice{1, 0, 1}, script::Choice{1, 0, 2},
                            script::Choice{1, 0, 1, {2}}));
}

}  // namespace
}  // namespace gazetteer::conjectures
