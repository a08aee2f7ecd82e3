// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/predicates.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

using Edges = std::vector<Edge>;
using Vertices = std::vector<Vertex>;

TEST(Predicates, Matchings) {
    EXPECT_TRUE(is_matching(SparseGraph(), Edges{}));
    EXPECT_TRUE(is_matching(path(4), Edges{{0, 1}, {2, 3}}));
    EXPECT_TRUE(is_matching(path(4), Edges{{1, 0}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{0, 1}, {1, 2}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{0, 1}, {0, 1}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{0, 2}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{3, 4}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{4, 3}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{-1, 0}}));
    EXPECT_FALSE(is_matching(path(4), Edges{{0, -1}}));
    EXPECT_TRUE(saturates(Edges{{0, 1}}, 1));
    EXPECT_FALSE(saturates(Edges{{0, 1}}, 2));
    EXPECT_FALSE(saturates(Edges{}, 0));
}

TEST(Predicates, ExposingPaths) {
    // 0 - 1 - 2 - 3 - 4 with a triangle 2 3 4; the matching leaves 0 exposed.
    const SparseGraph g(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {2, 4}});
    const std::vector<Vertex> mate = mates(5, Edges{{1, 2}, {3, 4}});
    EXPECT_EQ(mate, (Vertices{-1, 2, 1, 4, 3}));
    const auto exposing = [&](const Vertices& p) { return is_exposing_path(g, mate, p); };
    EXPECT_TRUE(exposing({0}));
    EXPECT_TRUE(exposing({0, 1, 2}));
    EXPECT_TRUE(exposing({0, 1, 2, 3, 4}));
    EXPECT_TRUE(exposing({0, 1, 2, 4, 3}));
    EXPECT_FALSE(exposing({})) << "no vertex";
    EXPECT_FALSE(exposing({2})) << "begins at a vertex that is not exposed";
    EXPECT_FALSE(exposing({0, 1})) << "ends outside the matching";
    EXPECT_FALSE(exposing({0, 2, 1})) << "0 and 2 are not adjacent";
    EXPECT_FALSE(exposing({0, 1, 3})) << "1 and 3 are not mates";
    EXPECT_FALSE(exposing({0, 1, 2, 1, 2})) << "no path";
    EXPECT_FALSE(is_exposing_path(g, mates(5, Edges{{1, 2}}), Vertices{0, 1, 2, 3, 4}))
        << "3 and 4 are not mates";
    EXPECT_FALSE(exposing({0, 1, 5})) << "no vertex of the graph";
    EXPECT_FALSE(exposing({0, -1, 2}));
    const auto exposing_in = [](const SparseGraph& in, const Vertices& all_mates,
                                const Vertices& p) { return is_exposing_path(in, all_mates, p); };
    EXPECT_FALSE(exposing_in(path(2), {1, 0}, {1})) << "its mate is 0";
    EXPECT_FALSE(exposing_in(path(2), {-1, -1}, {0, 1, -1})) << "no mate is no vertex";
    EXPECT_FALSE(exposing_in(path(2), {-1, -1, -1}, {2})) << "no vertex, though it has no mate";
}

TEST(Predicates, TutteBergePairs) {
    EXPECT_TRUE(is_tutte_berge_pair(SparseGraph(), Edges{}, Vertices{}));
    EXPECT_TRUE(is_tutte_berge_pair(SparseGraph(1, {}), Edges{}, Vertices{}));
    EXPECT_TRUE(is_tutte_berge_pair(complete_bipartite(1, 3), Edges{{0, 1}}, Vertices{0}));
    EXPECT_FALSE(is_tutte_berge_pair(complete_bipartite(1, 3), Edges{{0, 1}}, Vertices{}));
    EXPECT_FALSE(is_tutte_berge_pair(path(4), Edges{{1, 2}}, Vertices{}));
    EXPECT_FALSE(is_tutte_berge_pair(path(4), Edges{{0, 1}, {2, 3}}, Vertices{4}));
    EXPECT_FALSE(is_tutte_berge_pair(path(3), Edges{{0, 1}}, Vertices{1, 1}));
    EXPECT_EQ(odd_components_without(path(5), Vertices{1}), 2);
    EXPECT_EQ(odd_components_without(path(5), Vertices{}), 1);
    EXPECT_THROW(odd_components_without(path(5), Vertices{5}), ContractViolation);
}

TEST(Predicates, EvenKernels) {
    EXPECT_TRUE(is_even_kernel(Graph(1), VertexSet{0}));
    EXPECT_FALSE(is_even_kernel(Graph(1), VertexSet{}));
    EXPECT_FALSE(is_even_kernel(Graph(), VertexSet{}));
    EXPECT_FALSE(is_even_kernel(Graph(1), VertexSet{1}));
    EXPECT_TRUE(is_even_kernel(to_graph(path(3)), VertexSet{0, 2}));
    EXPECT_FALSE(is_even_kernel(to_graph(path(3)), VertexSet{0}));
    EXPECT_FALSE(is_even_kernel(to_graph(complete(2)), VertexSet{0, 1}));
    EXPECT_FALSE(is_even_kernel(path(3), Vertices{0, 2, 2}));
    EXPECT_FALSE(is_even_kernel(path(3), Vertices{0, 3}));
}

/// The sentence itself, by counting edges between a vertex and the set.
bool is_even_kernel_by_counting(const Graph& g, VertexSet s) {
    if (s.empty()) return false;
    for (Vertex v : g.vertices()) {
        int adjacent = 0;
        for (Vertex w : s) adjacent += g.adjacent(v, w) ? 1 : 0;
        if (s.contains(v) ? adjacent > 0 : adjacent % 2 == 1) return false;
    }
    return true;
}

void expect_pairs_agree(const Graph& g) {
    for (std::uint64_t bits = 0; bits < 1u << g.order(); ++bits) {
        const VertexSet s = VertexSet::from_bits(bits);
        const Vertices list = s.to_vector();
        ASSERT_EQ(is_even_kernel(g, s), is_even_kernel_by_counting(g, s));
        ASSERT_EQ(is_even_kernel(SparseGraph(g), list), is_even_kernel(g, s));
        ASSERT_EQ(is_independent(g, s), g.induced(s).size() == 0);
    }
}

TEST(Predicates, PairsAgreeOnAllGraphsOfOrderUpTo5) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        expect_pairs_agree(g);
        return true;
    });
}

TEST(PredicatesStandard, PairsAgreeOnAllGraphsOfOrder6) {
    for_each_graph({.order_min = 6, .order_max = 6}, [](const Graph& g) {
        expect_pairs_agree(g);
        return true;
    });
}

TEST(Predicates, DualVectors) {
    EXPECT_TRUE(is_dual_vector(complete(2), 0, Vertices{1}));
    EXPECT_FALSE(is_dual_vector(complete(2), 0, Vertices{0}));
    EXPECT_FALSE(is_dual_vector(complete(2), 0, Vertices{}));
    EXPECT_FALSE(is_dual_vector(complete(2), 0, Vertices{1, 1}));
    EXPECT_FALSE(is_dual_vector(SparseGraph(1, {}), 0, Vertices{0}));
    EXPECT_TRUE(is_dual_vector(path(4), 0, Vertices{1, 3}));
    EXPECT_FALSE(is_dual_vector(path(4), 0, Vertices{1}));
}

/// is_automorphism against "relabelling gives the graph back", on every map of four vertices.
TEST(Predicates, AnAutomorphismIsABijectionOfTheVertices) {
    EXPECT_TRUE(is_automorphism(SparseGraph(), Vertices{}));
    EXPECT_TRUE(is_automorphism(path(1), Vertices{0}));
    EXPECT_FALSE(is_automorphism(path(1), Vertices{1}));
    EXPECT_FALSE(is_automorphism(path(2), Vertices{0, 0}));
}

TEST(Predicates, AutomorphismsByRelabelling) {
    for_each_labelled_graph(4, [](const Graph& g) {
        for (int code = 0; code < 256; ++code) {
            const Vertices f{code % 4, code / 4 % 4, code / 16 % 4, code / 64};
            const bool expected = is_permutation(f, 4) && g.relabelled(f) == g;
            ASSERT_EQ(is_automorphism(g, f), expected);
            bool mirror = expected;
            for (Vertex x = 0; x < 4; ++x) {
                const Vertex y = f[static_cast<std::size_t>(x)];
                mirror =
                    mirror && y != x && f[static_cast<std::size_t>(y)] == x && !g.adjacent(x, y);
            }
            ASSERT_EQ(is_mirror_automorphism(g, f), mirror);
        }
    });
}

TEST(Predicates, MirrorAutomorphismsOfTheExamples) {
    EXPECT_TRUE(is_mirror_automorphism(SparseGraph(), Vertices{}));
    EXPECT_FALSE(is_mirror_automorphism(SparseGraph(1, {}), Vertices{0}));
    EXPECT_TRUE(is_mirror_automorphism(cycle(4), Vertices{2, 3, 0, 1}));
    EXPECT_FALSE(is_mirror_automorphism(cycle(4), Vertices{1, 2, 3, 0}));
    EXPECT_FALSE(is_mirror_automorphism(complete(2), Vertices{1, 0}));
    EXPECT_FALSE(is_automorphism(path(3), Vertices{2, 1}));
    EXPECT_FALSE(is_automorphism(path(3), Vertices{2, 1, 3}));
}

TEST(Predicates, TwinsAndEulerianGraphs) {
    const Graph p3 = to_graph(path(3));
    EXPECT_TRUE(are_twins(p3, 0, 2));
    EXPECT_FALSE(are_twins(p3, 0, 0));
    EXPECT_FALSE(are_twins(p3, 0, 1));
    EXPECT_TRUE(are_twins(Graph(2), 0, 1));
    EXPECT_FALSE(are_twins(to_graph(complete(2)), 0, 1));
    EXPECT_TRUE(is_eulerian(Graph()));
    EXPECT_TRUE(is_eulerian(Graph(1)));
    EXPECT_TRUE(is_eulerian(to_graph(cycle(5))));
    EXPECT_FALSE(is_eulerian(p3));
}

}  // namespace
}  // namespace gazetteer
