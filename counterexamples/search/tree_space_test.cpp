// SPDX-License-Identifier: GPL-3.0-or-later
// Moves among trees of any order reach every tree and nothing else, the slack of a large graph is
// that of a small one, and a search among large trees finds what is published.
#include "counterexamples/search/tree_space.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "counterexamples/search/guided_hunt.hpp"
#include "counterexamples/search/slack.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(LargeTreeMoves, StayAmongTreesAndReachAll) {
    const LargeTreeSpace space{5, 8};
    properties::Dice dice(1);
    LargeGraph tree = *start_in(space, dice);
    std::set<Graph> seen;
    for (int i = 0; i < 60'000 && seen.size() < 3 + 6 + 11 + 23; ++i) {
        tree = i % 7 == 5   ? grown(space, tree, dice)
               : i % 7 == 6 ? reduced(space, tree, dice)
                            : moved(space, tree, dice);
        ASSERT_TRUE(space.contains(tree)) << text_of(tree);
        seen.insert(canonical(to_graph(tree)));
    }
    EXPECT_EQ(seen.size(), 3u + 6 + 11 + 23) << "OEIS A000055";
}

VertexSet leaves_of(const Graph& tree, Vertex v) {
    VertexSet result;
    for (Vertex w : tree.neighbours(v))
        if (tree.degree(w) == 1) result.insert(w);
    return result;
}

/// The vertices without v that are joined to u if the two are no longer adjacent.
VertexSet side_of(const Graph& tree, Vertex u, Vertex v) {
    const Graph apart = tree.without_edge(u, v);
    VertexSet result{u};
    for (int i = 0; i < tree.order(); ++i)
        for (Vertex w : VertexSet(result)) result = result | apart.neighbours(w);
    return result;
}

/// Up to isomorphism all trees to which a move of so many leaves leads, by what is said of it.
std::set<std::string> trees_made_by(TreeMove move, const Graph& tree, int leaves) {
    std::set<std::string> result;
    const auto add = [&](const Graph& made) { result.insert(to_graph6(canonical(made))); };
    for (Vertex u : tree.vertices()) {
        if (move == TreeMove::add_leaves) {
            Graph larger = disjoint_union(tree, Graph(leaves));
            for (int i = 0; i < leaves; ++i) larger.add_edge(u, tree.order() + i);
            add(larger);
        }
        const VertexSet at_u = leaves_of(tree, u);
        VertexSet moving;
        for (Vertex leaf : at_u)
            if (moving.size() < leaves) moving.insert(leaf);
        if (move == TreeMove::remove_leaves && !at_u.empty())
            add(tree.induced(tree.vertices() - moving));
        for (Vertex to : tree.vertices() - moving - VertexSet{u}) {
            Graph moved = tree;
            for (Vertex leaf : moving) moved = moved.without_edge(u, leaf).with_edge(to, leaf);
            if (move == TreeMove::move_leaves && !at_u.empty()) add(moved);
        }
        for (Vertex v : tree.neighbours(u)) {
            const Graph apart = tree.without_edge(u, v);
            if (move == TreeMove::subdivide) {
                const Graph larger = disjoint_union(apart, Graph(1));
                add(larger.with_edge(u, tree.order()).with_edge(v, tree.order()));
            }
            if (move == TreeMove::contract) {
                Graph united = apart;
                for (Vertex w : apart.neighbours(v)) united.add_edge(u, w);
                add(united.without_vertex(v));
            }
            for (Vertex to : side_of(tree, u, v) - VertexSet{u})
                if (move == TreeMove::move_branch) add(apart.with_edge(to, v));
        }
    }
    return result;
}

TEST(LargeTreeMoves, LeadWhereTheySayAndNowhereElse) {
    for_each_tree(1, 6, [&](const Graph& tree) {
        const LargeGraph large{SparseGraph(tree)};
        for (int i = 0; i <= static_cast<int>(TreeMove::contract); ++i)
            for (int leaves : {1, 2, 4}) {
                const TreeMove move = static_cast<TreeMove>(i);
                properties::Dice dice(3);
                std::set<std::string> led_to;
                for (int throws = 0; throws < 200; ++throws)
                    if (const auto next = applied(move, large, leaves, dice))
                        led_to.insert(to_graph6(canonical(to_graph(*next))));
                EXPECT_EQ(led_to, trees_made_by(move, tree, leaves))
                    << i << " by " << leaves << " from " << to_graph6(tree);
            }
        return true;
    });
    properties::Dice dice(1);
    EXPECT_FALSE(applied(TreeMove::add_leaves, LargeGraph(0, {}), 1, dice));
}

/// One leaf less for each vertex that has some, and each edge without a leaf contracted.
TEST(LargeTreeMoves, ShrinkByALeafOrAnInnerEdge) {
    for_each_tree(1, 7, [&](const Graph& tree) {
        std::multiset<Graph> smaller;
        for (const LargeGraph& one : one_smaller(LargeGraph{SparseGraph(tree)}))
            smaller.insert(canonical(to_graph(one)));
        std::multiset<Graph> expected;
        for (Vertex v : tree.vertices())
            if (const VertexSet leaves = leaves_of(tree, v); !leaves.empty())
                expected.insert(canonical(tree.without_vertex(*leaves.begin())));
        for (const Edge& e : tree.edges()) {
            if (tree.degree(e.u) == 1 || tree.degree(e.v) == 1) continue;
            Graph united = tree.without_edge(e.u, e.v);
            for (Vertex w : united.neighbours(e.v)) united.add_edge(e.u, w);
            expected.insert(canonical(united.without_vertex(e.v)));
        }
        EXPECT_EQ(smaller, expected) << to_graph6(tree);
        return true;
    });
}

TEST(LargeTreeMoves, TheSpaceHasTheTreesOfItsOrders) {
    const LargeTreeSpace space{3, 5};
    std::map<int, int> counts;
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        if (space.contains(LargeGraph{SparseGraph(g)})) ++counts[g.order()];
        return true;
    });
    EXPECT_EQ(counts, (std::map<int, int>{{3, 1}, {4, 2}, {5, 3}}));
    EXPECT_EQ(to_string(space), "trees of order 3 to 5");
}

TEST(LargeTreeMoves, HaveNoPlaceOnSomeTrees) {
    properties::Dice dice(1);
    const LargeGraph one(1, {});
    EXPECT_FALSE(applied(TreeMove::contract, one, 1, dice));
    EXPECT_FALSE(applied(TreeMove::move_branch, one, 1, dice));
    EXPECT_EQ(applied(TreeMove::add_leaves, one, 4, dice)->order(), 5);
    EXPECT_TRUE(one_smaller(one).empty());
    EXPECT_EQ(one_smaller(LargeGraph(4, {{0, 1}, {1, 2}, {2, 3}})).size(), 3u);
    EXPECT_FALSE((LargeTreeSpace{1, 9}.contains(LargeGraph(3, {{0, 1}}))));
}

TEST(LargeTreeMoves, StartTreesAreOfTheSpace) {
    properties::Dice dice(3);
    for (int i = 0; i < 200; ++i) {
        const LargeTreeSpace space{1 + i % 3, 3 + i};
        EXPECT_TRUE(space.contains(*start_in(space, dice)));
    }
}

/// Without a change of the order, too: from a star its leaves go to others.
TEST(LargeTreeMoves, ReachAllTreesOfOneOrder) {
    properties::Dice dice(1);
    LargeGraph tree(7, {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}});
    std::set<Graph> seen;
    for (int i = 0; i < 500; ++i) {
        tree = moved(LargeTreeSpace{7, 7}, tree, dice);
        seen.insert(canonical(to_graph(tree)));
    }
    EXPECT_EQ(seen.size(), 11u) << "OEIS A000055";
}

TEST(LargeTreeMoves, StartTreesAreAllOfASmallSpace) {
    properties::Dice dice(3);
    std::set<Graph> seen;
    for (int i = 0; i < 300; ++i)
        seen.insert(canonical(to_graph(*start_in(LargeTreeSpace{1, 4}, dice))));
    EXPECT_EQ(seen.size(), 1u + 1 + 1 + 2) << "OEIS A000055";
    int orders = 0;
    for (int i = 0; i < 4000; ++i) orders += start_in(LargeTreeSpace{1, 200}, dice)->order();
    EXPECT_NEAR(orders / 4000.0, 6.5 * (1 + 3.5 / 4), 0.4) << "leaves at each fourth vertex";
}

/// A path of four vertices with six leaves at its first: the three edges of the path and one that
/// has a leaf are drawn alike. Only the last leaves fewer leaves. The leaf may be either end.
TEST(LargeTreeMoves, LeavesOfOneVertexCountAsOne) {
    for (const std::vector<Edge>& broom :
         {std::vector<Edge>{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {7, 8}, {8, 9}},
          {{0, 6}, {1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}, {6, 7}, {7, 8}, {8, 9}}}) {
        properties::Dice dice(1);
        int fewer_leaves = 0;
        for (int i = 0; i < 4000; ++i) {
            const Graph made =
                to_graph(*applied(TreeMove::contract, LargeGraph(10, broom), 1, dice));
            int leaves = 0;
            for (Vertex v : made.vertices()) leaves += made.degree(v) == 1 ? 1 : 0;
            fewer_leaves += leaves == 6 ? 1 : 0;
        }
        EXPECT_NEAR(fewer_leaves, 1000, 120);
    }
}

/// One leaf half of the time, two or three an eighth each, and three once more by two steps.
TEST(LargeTreeMoves, GrowByFewLeavesMostly) {
    properties::Dice dice(1);
    std::map<int, int> orders;
    for (int i = 0; i < 4000; ++i)
        ++orders[grown(LargeTreeSpace{1, 200}, LargeGraph(1, {}), dice).order()];
    EXPECT_NEAR(orders[2], 2000, 150);
    EXPECT_NEAR(orders[3], 500, 80);
    EXPECT_NEAR(orders[4], 560, 80);
    EXPECT_GT(orders.rbegin()->first, 20);
}

TEST(SlackOfLargeGraphs, IsThatOfSmallOnes) {
    int failures = 0;
    for (const char* text :
         {"spectral_radius <= 2", "diameter <= 3 or max_degree < 3", "wiener < 40",
          "proximity + distance_eigenvalue(floor(2 * diameter / 3)) > 1", "size + 1 != 5",
          "tree -> average_distance < remoteness", "randic >= harmonic", "order div 2 mod 3 = 1",
          "diameter > 3 -> laplacian_eigenvalue(2)^2 - min(order, 4) < sqrt(2)"}) {
        const Conjecture conjecture(*parse_expression(text));
        Slack slack(conjecture);
        for_each_graph({.order_min = 2, .order_max = 5, .connected = true}, [&](const Graph& g) {
            const double small = slack.of(g);
            const double large = slack.of(LargeGraph{SparseGraph(g)});
            EXPECT_EQ(small <= 0, large <= 0) << text << " " << to_graph6(g);
            EXPECT_NEAR(small, large, 1e-6) << text << " " << to_graph6(g);
            failures += small <= 0 ? 1 : 0;
            return true;
        });
    }
    EXPECT_GT(failures, 30);
}

/// One of each sign.
TEST(SlackOfLargeGraphs, IsThatOfSmallOnesUnderEachSign) {
    for (const char* text : {"order - size < 2",
                             "order * size > 6",
                             "order / size >= 1",
                             "order div size = 1",
                             "order mod 3 != 1",
                             "-order < 1 - size",
                             "sqrt(order) <= 2",
                             "ln(order) <= 1",
                             "exp(size - order) >= 1",
                             "abs(order - 2 * size) <= 3",
                             "floor(order / 2) < ceil(size / 2)",
                             "gcd(order, size) = 1",
                             "max(order, size) - min(order, size) <= 1",
                             "order^2 > 3 * size",

                             "order div (size - 3) > 2",
                             "order / (size - 3) > 2",
                             "sqrt(order - 4) < 1",
                             "ceil(size / 2) <= 3",
                             "ceil(size / 2) < 3",
                             "floor(size / 2) <= 3",
                             "1 < floor(size / 2)",
                             "sqrt(order) * sqrt(order) < order",
                             "sqrt(order) * sqrt(order) < order -> false",
                             "order <= 3 -> size < 3",
                             "bipartite or size > 5",
                             "size != 4",
                             "size > 4",
                             "size >= 4"})
        for (Rounding rounding : {Rounding::kept, Rounding::dropped}) {
            Slack slack(Conjecture(*parse_expression(text)), rounding);
            for_each_graph({.order_min = 2, .order_max = 4, .connected = true},
                           [&](const Graph& g) {
                               const double small = slack.of(g);
                               const double large = slack.of(LargeGraph{SparseGraph(g)});
                               EXPECT_EQ(small <= 0, large <= 0) << text << " " << to_graph6(g);
                               EXPECT_NEAR(small, large, 1e-6) << text << " " << to_graph6(g);
                               return true;
                           });
        }
}

GuidedTreeSearch tree_search(int order_min, int order_max, std::uint64_t tries) {
    GuidedTreeSearch result;
    result.space = {order_min, order_max};
    result.tries = tries;
    return result;
}

TEST(LargeTreeSearch, FindsShrinksAndIsTheSameForAnyNumberOfThreads) {
    const Conjecture conjecture(*parse_expression("diameter <= 20 or max_degree <= 30"));
    const GuidedTreeSearch guided = tree_search(1, 90, 20'000);
    const HuntReport one = hunt_guided(conjecture, guided, "trees", {.threads = 1});
    ASSERT_EQ(one.verdict, HuntVerdict::refuted);
    EXPECT_EQ(one.leastness, Leastness::shrunk);
    const LargeGraph& least = one.counterexamples.front().graph.large();
    EXPECT_EQ(least.order(), 22 + 29) << "a path of length 21 and 29 leaves at an inner vertex";
    const HuntReport two = hunt_guided(conjecture, guided, "trees", {.threads = 2});
    EXPECT_EQ(two.counterexamples, one.counterexamples);
    EXPECT_EQ(two.hit, one.hit);
    EXPECT_EQ(two.graphs, one.graphs);
}

TEST(LargeTreeSearch, FindsNothingAgainstATheorem) {
    const HuntReport report =
        hunt_guided(Conjecture(*parse_expression("wiener <= (order^3 - order) / 6")),
                    tree_search(65, 100, 500), "trees", {});
    EXPECT_EQ(report.verdict, HuntVerdict::none_found);
    EXPECT_EQ(report.graphs, 500u);
}

}  // namespace
}  // namespace gazetteer::conjectures
