// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of large graphs are the terms of the same name, where a graph is small enough for both, and
// conjectures are decided on graphs of more than 64 vertices.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/index.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/large/by_blocks.hpp"
#include "language/terms/terms_graph.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/framework/domain.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

/// The number of terms that were compared on the graph; `exactly`, or to 9 digits.
int expect_same_terms_of(const Graph& g, bool exactly = true) {
    int compared_terms = 0;
    const LargeGraph large{SparseGraph(g)};
    for (const Term& t : terms()) {
        const LargeFunctions* const functions = large_functions(t.name);
        // Numbers of vertices, and by classes, are compared with blow_ups/.
        if (functions == nullptr || functions->of_vertices != nullptr ||
            functions->of_pairs != nullptr)
            continue;
        ++compared_terms;
        if (functions->of_graph != nullptr) {
            Integer now;
            try {
                now = functions->of_graph(large);
            } catch (const LimitExceeded&) {
                // It has too many classes.
                EXPECT_GE(g.order(), 20) << t.name;
                continue;
            }
            EXPECT_EQ(now, t.of_graph(g)) << t.name << " " << to_graph6(g);
            continue;
        }
        for (std::int64_t k = t.of_number != nullptr ? 0 : 1;
             k <= (t.of_number != nullptr ? g.order() + 1 : 1); ++k) {
            const Real wanted = t.real != nullptr ? t.real(g) : t.of_number(g, k);
            const Real exact = functions->real(large, k);
            const double close = functions->approximate(large, k);
            EXPECT_EQ(exact.is_undefined(), wanted.is_undefined()) << t.name << to_graph6(g) << k;
            EXPECT_EQ(std::isnan(close), wanted.is_undefined()) << t.name << to_graph6(g) << k;
            if (wanted.is_undefined()) continue;
            if (exactly)
                EXPECT_EQ(compared(exact, wanted), std::partial_ordering::equivalent)
                    << t.name << " " << to_graph6(g) << " " << k;
            else
                EXPECT_NEAR(approximate(exact), approximate(wanted), 1e-9)
                    << t.name << to_graph6(g) << k;
            if (wanted.is_infinite())
                EXPECT_TRUE(std::isinf(close));
            else
                EXPECT_NEAR(close, approximate(wanted), 1e-9) << t.name << to_graph6(g) << k;
        }
    }
    return compared_terms;
}

TEST(LargeTerms, AreTheTermsToOrder4) {
    for_each_graph({.order_max = 4}, [](const Graph& g) {
        EXPECT_EQ(expect_same_terms_of(g), 39);
        return !testing::Test::HasFailure();
    });
}
TEST(LargeTermsStandard, AreTheTermsToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        expect_same_terms_of(g);
        return !testing::Test::HasFailure();
    });
}
TEST(LargeTermsStandard, AreTheTermsOfRandomTrees) {
    // Arb warns there where it cannot refine a root.
    testing::internal::CaptureStdout();
    properties::Dice dice(3);
    for (int order : {20, 40, 64}) {
        Graph tree(order);
        for (Vertex v = 1; v < order; ++v) tree.add_edge(dice.below(v), v);
        expect_same_terms_of(tree, false);
    }
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
}

void expect_same_by_blocks(const Graph& g) {
    const SparseGraph large(g);
    EXPECT_EQ(by_blocks::independence_number(large), invariants::independence_number(g))
        << to_graph6(g);
    EXPECT_EQ(by_blocks::induced_forest_number(large), invariants::induced_forest_number(g))
        << to_graph6(g);
    EXPECT_EQ(by_blocks::induced_bipartite_number(large), invariants::induced_bipartite_number(g))
        << to_graph6(g);
}

TEST(LargeTerms, AreTheTermsBlockByBlock) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        expect_same_by_blocks(g);
        return !testing::Test::HasFailure();
    });
    properties::Dice dice(5);
    for (int i = 0; i < 60; ++i) {
        Graph g(24);
        for (Vertex first = 0; first < 20; first += 4)
            for (Vertex v = first + 1; v <= first + 4; ++v)
                for (Vertex u = first; u < v; ++u)
                    if (dice.chance(0.7)) g.add_edge(u, v);
        for (Vertex v = 21; v < 24; ++v) g.add_edge(dice.below(v), v);
        expect_same_by_blocks(g);
        const auto around = large_functions("local_independence")->of_vertices(SparseGraph(g));
        for (Vertex v : g.vertices())
            EXPECT_EQ(around[index(v)], invariants::independence_number(g.induced(g.neighbours(v))))
                << to_graph6(g);
    }
    EXPECT_EQ(by_blocks::independence_number(cycle(65)), std::nullopt);
    EXPECT_EQ(by_blocks::independence_number(cycle(64)), Integer(32));
    EXPECT_EQ(by_blocks::independence_number(SparseGraph(130, {})), Integer(130));
}

/// Every vertex and every edge is in a block, and what is behind a block is in earlier ones.
TEST(LargeTerms, BlocksComeAfterWhatIsBehindThem) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        const auto all = by_blocks::blocks(g);
        int edges = 0;
        VertexSet covered;
        for (std::size_t i = 0; i < all.size(); ++i) {
            VertexSet block, later;
            for (Vertex v : all[i]) block.insert(v);
            for (std::size_t j = i + 1; j < all.size(); ++j)
                for (Vertex v : all[j]) later.insert(v);
            EXPECT_LE((block & later).size(), 1) << to_graph6(g);
            const Graph alone = g.induced(block);
            edges += alone.size();
            covered = covered | block;
            EXPECT_TRUE(is_connected(alone) && invariants::cut_vertices(alone).empty())
                << to_graph6(g);
        }
        EXPECT_EQ(edges, g.size()) << to_graph6(g);
        EXPECT_EQ(covered, g.vertices()) << to_graph6(g);
        return !testing::Test::HasFailure();
    });
}

/// A vertex with this many leaves and two paths of these lengths.
LargeGraph broom(int leaves, int first, int second) {
    std::vector<Edge> edges;
    int order = 1;
    for (int i = 0; i < leaves; ++i) edges.push_back({0, order++});
    for (int length : {first, second})
        for (int i = 0; i < length; ++i) {
            edges.push_back({i == 0 ? 0 : order - 1, order});
            ++order;
        }
    return LargeGraph(order, edges);
}

Instance at_large(const std::string& text, const LargeGraph& g) {
    Evaluator evaluator{Conjecture(*parse_expression(text))};
    evaluator.load(g);
    return evaluator.at(-1);
}

constexpr const char* aouchiche_hansen =
    "proximity + distance_eigenvalue(floor(2 * diameter / 3)) > 0";

TEST(LargeGraphs, RefuteAouchicheAndHansenAtOrder203) {
    EXPECT_EQ(at_large(aouchiche_hansen, broom(190, 7, 5)), Instance::fails);
    EXPECT_EQ(at_large(aouchiche_hansen, broom(189, 7, 5)), Instance::holds);
    EXPECT_EQ(at_large("order = 203 and size = 202 and diameter = 12 and tree", broom(190, 7, 5)),
              Instance::holds);
}

TEST(LargeGraphs, HaveExactEigenvalues) {
    // A star: the square root of 100, and of 101.
    EXPECT_EQ(at_large("spectral_radius = 10", broom(100, 0, 0)), Instance::holds);
    EXPECT_EQ(at_large("spectral_radius^2 = 101", broom(101, 0, 0)), Instance::holds);
    EXPECT_EQ(at_large("distance_eigenvalue(3) = -2", broom(101, 0, 0)), Instance::holds);
    EXPECT_EQ(at_large("algebraic_connectivity < 1", broom(101, 0, 0)), Instance::fails);
    // A path has no twins but its ends have none either: 2 cos(pi / 101).
    EXPECT_EQ(at_large("eigenvalue(1) < 2 and eigenvalue(2) < eigenvalue(1)", broom(0, 99, 0)),
              Instance::holds);
}

TEST(LargeGraphs, SayWhatTakesSmallerOnes) {
    const LargeGraph g = broom(100, 2, 3);
    for (const char* text :
         {"hamiltonian", "P(edge_delete)", "forall u: P(ueg, u)", "degree > 0", "tree(complement)",
          "exists S: empty(S)", "contains(K4)", "treewidth = 1", "(count edge u ~ w: true) > 0",
          "forall u: triangles_at(u) = 0", "exists u: connected(delete(u))", "isomorphic(K4)",
          "order(induced({u: degree(u) > 1})) > 0",
          "forall u: (min w where w in {x: degree(x) > 2}: distance(complement, u, w)) > 0"})
        EXPECT_THROW(at_large(text, g), LimitExceeded) << text;
    EXPECT_THROW(at_large("order > 0", broom(large_order_max, 0, 0)), LimitExceeded);
    EXPECT_THAT([&] { at_large("order(\"Dhc\") = 5", g); },
                testing::ThrowsMessage<LimitExceeded>(testing::HasSubstr("of a given graph")));
    EXPECT_THAT([&] { at_large("order(induced({u: degree(u) > 1})) > 0", g); },
                testing::ThrowsMessage<LimitExceeded>(testing::HasSubstr("a set of vertices")));
    // What decides first is enough.
    EXPECT_EQ(at_large("size = 1 -> independence_number > 3", g), Instance::vacuous);
}

TEST(LargeGraphs, HaveTheirDistancesWithinTheMemory) {
    const LargeGraph g = broom(100, 2, 3);
    const auto ask = [&] { return at_large("exists u, w: distance(u, w) = 5", g); };
    EXPECT_EQ(ask(), Instance::holds);
    // 106 times 106 integers of 8 bytes.
    const runs::WorkLimits limits({}, 80'000);
    EXPECT_THROW(ask(), runs::MemoryExceeded);
    // One search from a set needs no distances of others.
    for (const char* text : {"(sum u: min w where w in {x: degree(x) > 2}: distance(u, w)) = 109",
                             "(sum u: min w where w in {x: degree(x) > 2}: distance(w, u)) = 109"})
        EXPECT_EQ(at_large(text, g), Instance::holds) << text;
}

/// Single vertices, two of them, and sets by a property.
TEST(LargeGraphs, AreAskedAboutTheirVertices) {
    const LargeGraph g = broom(100, 2, 3);
    for (const char* text :
         {"(count u: degree(u) = 1) = 102", "(max u: degree(u)) = 102", "(sum u: degree(u)) = 210",
          "exists u: degree(u) = 102 and (count w ~ u: degree(w) = 1) = 100",
          "forall u: eccentricity(u) >= radius", "(max u, w: distance(u, w)) = diameter",
          "|{u: degree(u) = 1}| = 102", "exists u: u in {w: eccentricity(w) = 5} and degree(u) = 1",
          "(sum u: count w: u ~ w) = 2 * size", "(min u: |{w: distance(u, w) mod 2 = 0}|) = 3",
          "forall u, w: u ~ w -> distance(u, w) = 1", "(max u: local_independence(u)) = 102"})
        EXPECT_EQ(at_large(text, g), Instance::holds) << text;
    EXPECT_EQ(at_large("exists u: eccentricity(u) < radius", g), Instance::fails);
}

/// Sets that speak of no vertex outside, of one, and of the vertex that is bound; the latter are no
/// sets to go through.
TEST(LargeGraphs, HaveFoldsOverSetsAsSmallOnesDo) {
    properties::Dice dice(23);
    for (const char* text : {"sum u: min w where w in {x: degree(x) = max_degree}: distance(u, w)",
                             "sum u: min w where w in {x: degree(x) = min_degree}: distance(w, u)",
                             "sum u: degree(u) * (min w where w in {x: x ~ u}: distance(u, w))",
                             "sum u: min w where w in {x: degree(x) > 2}: distance(u, w)",
                             "sum u: min w where w in {x: degree(x) > 2}: distance(w, w)",
                             "sum u: max w where w in {x: degree(x) > 2}: distance(u, w)",
                             "sum u: sum w where w in {x: degree(x) > 2}: distance(u, w)",
                             "sum u: min w where w in {x: degree(x) > 2}: distance(u, w) + 1",
                             "sum u: min w where w in {x: degree(x) > 2}: eccentricity(w)",
                             "sum u: min w where w in {x: degree(x) > 2}: 3",
                             "sum u: sum w: min y where y in {x: x ~ u or x ~ w}: distance(u, y)",
                             "sum u: min w: distance(u, w)",
                             "sum u: sum w: |{y: y ~ u and y ~ w}|",
                             "sum u: sum w: count y: y in {x: x ~ u and x ~ w}",
                             "sum u: count w: w in {x: x ~ u and degree(x) > 1}",
                             "sum u: sum w where w in {x: x ~ u}: degree(w)",
                             "sum u: sum w where w in {x: distance(x, w) <= 1}: degree(w)",
                             "sum u: sum w where u in {x: degree(x) > 2}: distance(u, w)",
                             "sum u: sum w ~ u where w in {x: degree(x) > 2}: degree(w)",
                             "max u where u in {x: degree(x) = min_degree}: eccentricity(u)",
                             "sum u: sum w: sum y where y in {x: x ~ u and x ~ w}: degree(y)",
                             "sum u: |{x: x ~ u}| * |{x: distance(x, u) = 2}|"})
        for (int i = 0; i < 20; ++i) {
            const Graph g = properties::random_graph(dice, 4 + i % 7, i % 2 == 0 ? 0.8 : 0.5);
            if (!is_connected(g)) continue;
            Evaluator evaluator{Conjecture(*parse_value(text))};
            evaluator.load(g);
            const Real small = evaluator.real(-1);
            evaluator.load(LargeGraph{SparseGraph(g)});
            const Real large = evaluator.real(-1);
            EXPECT_EQ(large.is_undefined(), small.is_undefined()) << text << " " << to_graph6(g);
            EXPECT_TRUE(small.is_undefined() || compared(large, small) == 0)
                << text << " " << to_graph6(g);
        }
}

/// One search from a set finds the distances of all vertices to it.
TEST(LargeGraphs, HaveDistancesToSets) {
    const LargeFunctions& distance = *large_functions("distance");
    properties::Dice dice(29);
    for (int i = 0; i < 40; ++i) {
        const SparseGraph g(properties::random_graph(dice, 3 + i % 12, 0.4));
        const std::vector<Vertex> set = dice.chance(0.5)
                                            ? std::vector{dice.below(g.order())}
                                            : std::vector{0, dice.between(1, g.order() - 1)};
        const auto to_set = distance.least_to_set(g, set);
        for (Vertex u = 0; u < g.order(); ++u) {
            Integer least = Integer::infinity();
            for (Vertex w : set) least = min(least, invariants::distance(to_graph(g), u, w));
            EXPECT_EQ(to_set[index(u)], least);
        }
    }
}

/// An evaluator goes from a large graph to a small one and back.
TEST(LargeGraphs, AreForgottenWithTheNextGraph) {
    Evaluator evaluator{Conjecture(*parse_expression("spectral_radius = 2 or order = 101"))};
    evaluator.load(broom(100, 0, 0));
    EXPECT_EQ(evaluator.at(-1), Instance::holds);
    evaluator.load(to_graph(cycle(5)));
    EXPECT_EQ(evaluator.at(-1), Instance::holds);
    evaluator.load(broom(101, 0, 0));
    EXPECT_EQ(evaluator.at(-1), Instance::fails);
    Evaluator of_vertices{Conjecture(*parse_expression("(max u: degree(u)) = 100"))};
    of_vertices.load(broom(100, 0, 0));
    EXPECT_EQ(of_vertices.at(-1), Instance::holds);
    of_vertices.load(broom(101, 0, 0));
    EXPECT_EQ(of_vertices.at(-1), Instance::fails);
    Evaluator of_edges{Conjecture(*parse_expression("exists u, w: u ~ w"))};
    of_edges.load(broom(100, 0, 0));
    EXPECT_EQ(of_edges.at(-1), Instance::holds);
    of_edges.load(Graph(3));
    EXPECT_EQ(of_edges.at(-1), Instance::fails);
}

/// Also while the vertices of a set are looked for.
TEST(LargeGraphs, AreLeftWhenTheWorkIsToStop) {
    std::stop_source stop;
    stop.request_stop();
    const runs::WorkLimits limits(stop.get_token());
    EXPECT_THROW(for (int i = 0; i < 100; ++i)
                     at_large("|{u: degree(u) = 1}| = 0", broom(100, 0, 0)),
                 runs::Stopped);
}

}  // namespace
}  // namespace gazetteer::conjectures
