// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of graphs of up to 64 vertices, where their values follow from what the graphs are.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

/// Whatever the number of a vertex, nauty and its utilities see its neighbours.
TEST(TermsOfLargeOrders, OfPathsAndCyclesFollowFromTheOrder) {
    for (int n = 3; n <= 64; ++n) {
        const Graph line = to_graph(path(n));
        const Graph ring = to_graph(cycle(n));
        EXPECT_EQ(of::components(line), Integer(1)) << n;
        EXPECT_EQ(of::connected(line), Integer(1)) << n;
        EXPECT_EQ(of::biconnected(line), Integer(0)) << n;
        EXPECT_EQ(of::biconnected(ring), Integer(1)) << n;
        EXPECT_EQ(of::girth(line), Integer::infinity()) << n;
        EXPECT_EQ(of::girth(ring), Integer(n)) << n;
        EXPECT_EQ(of::diameter(line), Integer(n - 1)) << n;
        EXPECT_EQ(of::radius(line), Integer(n / 2)) << n;
        EXPECT_EQ(of::diameter(ring), Integer(n / 2)) << n;
        for (Vertex v : line.vertices())
            EXPECT_EQ(of::eccentricity(line, v), Integer(std::max(v, n - 1 - v))) << n;
        EXPECT_EQ(of::triangle_free(ring), Integer(n == 3 ? 0 : 1)) << n;
        EXPECT_EQ(of::automorphisms(line), Integer(2)) << n;
        EXPECT_EQ(of::automorphisms(ring), Integer(2 * n)) << n;
    }
}

/// Without one edge of the path it is two, whose orders say where the edge was.
TEST(TermsOfLargeOrders, OfTwoPathsFollowFromTheirOrders) {
    for (int n : {5, 33, 64})
        for (Vertex v = 0; v + 1 < n; ++v) {
            Graph g = to_graph(path(n));
            g.erase_edge(v, v + 1);
            EXPECT_EQ(of::components(g), Integer(2)) << n << " " << v;
            EXPECT_EQ(of::connected(g), Integer(0)) << n << " " << v;
            EXPECT_EQ(of::diameter(g), Integer::infinity()) << n << " " << v;
            EXPECT_EQ(of::radius(g), Integer::infinity()) << n << " " << v;
            EXPECT_EQ(of::eccentricity(g, 0), Integer::infinity()) << n << " " << v;
        }
}

/// [Haynes, Hedetniemi and Slater 1998, chapter 1].
TEST(TermsOfLargeOrders, DominationOfCyclesFollowsFromTheOrder) {
    for (int n = 3; n <= 20; ++n) {
        const Graph ring = to_graph(cycle(n));
        EXPECT_EQ(of::domination_number(ring), Integer((n + 2) / 3)) << n;
        EXPECT_EQ(of::independent_domination_number(ring), Integer((n + 2) / 3)) << n;
        EXPECT_EQ(of::total_domination_number(ring), Integer(n / 2 + (n % 4 == 0 ? 0 : 1))) << n;
        EXPECT_EQ(of::paired_domination_number(ring), Integer(2 * ((n + 3) / 4))) << n;
        EXPECT_EQ(of::connected_domination_number(ring), Integer(n - 2)) << n;
    }
}

/// Two adjacent vertices dominate the others, which are leaves of one or the other.
TEST(TermsOfLargeOrders, DominationOfDoubleStars) {
    for (int a = 1; a <= 6; ++a)
        for (int b = a; b <= 6; ++b) {
            Graph g(2 + a + b);
            g.add_edge(0, 1);
            for (Vertex leaf = 2; leaf < g.order(); ++leaf) g.add_edge(leaf < 2 + a ? 0 : 1, leaf);
            EXPECT_EQ(of::domination_number(g), Integer(2)) << a << " " << b;
            EXPECT_EQ(of::total_domination_number(g), Integer(2)) << a << " " << b;
            EXPECT_EQ(of::paired_domination_number(g), Integer(2)) << a << " " << b;
            EXPECT_EQ(of::connected_domination_number(g), Integer(2)) << a << " " << b;
            EXPECT_EQ(of::independent_domination_number(g), Integer(1 + a)) << a << " " << b;
            EXPECT_EQ(of::roman_domination_number(g), Integer(a == 1 ? 3 : 4)) << a << " " << b;
        }
}

TEST(TermsOfLargeOrders, ConnectivityIsThePublishedOne) {
    const auto expect_both = [](const SparseGraph& sparse, int connectivity) {
        const Graph g = to_graph(sparse);
        EXPECT_EQ(of::vertex_connectivity(g), Integer(connectivity)) << to_graph6(g);
        EXPECT_EQ(of::edge_connectivity(g), Integer(connectivity)) << to_graph6(g);
    };
    for (int n = 1; n <= 8; ++n) expect_both(complete(n), n - 1);
    for (int n = 1; n <= 5; ++n) expect_both(cube(n), n);
    for (int a = 1; a <= 4; ++a) expect_both(complete_bipartite(a, 5), a);
    for (int n = 2; n <= 5; ++n) expect_both(cocktail_party(n), 2 * n - 2);
    expect_both(generalized_petersen_graph(5, 2), 3);
    expect_both(path(64), 1);
    expect_both(cycle(64), 2);
}

/// The shortest path from 0 to 4 takes the chord, and two paths that are apart do not.
TEST(TermsOfLargeOrders, ConnectivityTakesFlowBack) {
    Graph g = to_graph(cycle(8));
    g.add_edge(1, 5);
    EXPECT_EQ(of::vertex_connectivity(g), Integer(2));
}

/// Cliques in a chain: neighbouring ones share a vertex, or an edge joins them.
TEST(TermsOfLargeOrders, ChainsOfCliquesHaveCutVerticesAndBridges) {
    for (int size : {3, 4, 6}) {
        Graph shared(4 * (size - 1) + 1);
        Graph joined(4 * size);
        for (int i = 0; i < 4; ++i) {
            for (Vertex u = 0; u < size; ++u)
                for (Vertex v = 0; v < u; ++v) {
                    shared.add_edge(i * (size - 1) + u, i * (size - 1) + v);
                    joined.add_edge(i * size + u, i * size + v);
                }
            if (i > 0) joined.add_edge(i * size - 1, i * size);
        }
        EXPECT_EQ(of::bridges(shared), Integer(0)) << size;
        EXPECT_EQ(of::bridges(joined), Integer(3)) << size;
        EXPECT_EQ(of::cut_vertices(shared), (VertexSet{size - 1, 2 * (size - 1), 3 * (size - 1)}));
        EXPECT_EQ(of::cut_vertices(joined).size(), 6) << size;
        EXPECT_EQ(of::vertex_connectivity(shared), Integer(1)) << size;
        EXPECT_EQ(of::edge_connectivity(shared), Integer(size - 1)) << size;
        EXPECT_EQ(of::edge_connectivity(joined), Integer(1)) << size;
    }
}

/// Vizing's two classes: of complete graphs by the parity, of bipartite ones always the first
/// [Konig 1916]; the Petersen graph is of the second.
TEST(TermsOfLargeOrders, ChromaticIndexIsThePublishedOne) {
    for (int n = 2; n <= 10; ++n) {
        EXPECT_EQ(of::chromatic_index(to_graph(complete(n))), Integer(n == 2 ? 1 : n - 1 + n % 2));
    }
    for (int n = 3; n <= 20; ++n)
        EXPECT_EQ(of::chromatic_index(to_graph(cycle(n))), Integer(2 + n % 2)) << n;
    for (int a = 1; a <= 6; ++a)
        EXPECT_EQ(of::chromatic_index(to_graph(complete_bipartite(a, 6))), Integer(6)) << a;
    EXPECT_EQ(of::chromatic_index(to_graph(generalized_petersen_graph(5, 2))), Integer(4));
    for (int n : {7, 8, 9, 10})
        EXPECT_EQ(of::chromatic_index(to_graph(generalized_petersen_graph(n, 2))), Integer(3)) << n;
    EXPECT_EQ(of::chromatic_index(Graph(0)), Integer(0));
}

/// Those of order 5 and 17 show that R(3, 3) > 5 and R(4, 4) > 17.
TEST(TermsOfLargeOrders, CliquesOfPaleyGraphsAreThePublishedOnes) {
    for (const auto& [order, clique] :
         {std::pair{5, 2}, {13, 3}, {17, 3}, {29, 4}, {37, 4}, {41, 5}}) {
        const Graph g = to_graph(paley_graph(order));
        EXPECT_EQ(of::clique_number(g), Integer(clique)) << order;
        EXPECT_EQ(of::independence_number(g), Integer(clique)) << order;
        EXPECT_EQ(of::vertex_cover_number(g), Integer(order - clique)) << order;
    }
}

TEST(TermsOfLargeOrders, LongestPathsAndCyclesFollowFromTheParts) {
    for (int a = 1; a <= 4; ++a) {
        EXPECT_EQ(of::longest_path(to_graph(complete_bipartite(a, 5))), Integer(2 * a)) << a;
        EXPECT_EQ(of::longest_cycle(to_graph(complete_bipartite(a, 5))),
                  Integer(a == 1 ? 0 : 2 * a))
            << a;
    }
    const Graph petersen = to_graph(generalized_petersen_graph(5, 2));
    EXPECT_EQ(of::longest_path(petersen), Integer(9));
    EXPECT_EQ(of::longest_cycle(petersen), Integer(9));
}

/// Wherever the cycle is, a vertex without neighbours stands before it.
TEST(TermsOfLargeOrders, LongestCyclesNeedNotHaveTheFirstVertex) {
    for (int n = 3; n <= 8; ++n) {
        Graph g(n + 1);
        for (Vertex v = 1; v <= n; ++v) g.add_edge(v, v % n + 1);
        EXPECT_EQ(of::longest_cycle(g), Integer(n)) << n;
    }
}

/// Its cycles are of length 5, 6, 8 and 9, and the longer ones have chords.
TEST(TermsOfLargeOrders, CyclesOfThePetersenGraph) {
    const Graph petersen = to_graph(generalized_petersen_graph(5, 2));
    for (int n = 3; n <= 10; ++n) {
        const Graph ring = to_graph(cycle(n));
        const bool is_there = n == 5 || n == 6 || n == 8 || n == 9;
        EXPECT_EQ(of::contains(petersen, ring), Integer(is_there ? 1 : 0)) << n;
        EXPECT_EQ(of::contains_induced(petersen, ring), Integer(n == 5 || n == 6 ? 1 : 0)) << n;
    }
    EXPECT_EQ(of::contains(petersen, to_graph(path(10))), Integer(1));
    EXPECT_EQ(of::contains(petersen, to_graph(path(11))), Integer(0));
}

/// [Chudnovsky, Robertson, Seymour and Thomas 2006]: odd cycles, and their complements, are not.
TEST(TermsOfLargeOrders, PerfectGraphsAreThePublishedOnes) {
    for (int n = 4; n <= 15; ++n) {
        const Graph ring = to_graph(cycle(n));
        EXPECT_EQ(of::perfect(ring), Integer(n % 2 == 0 ? 1 : 0)) << n;
        EXPECT_EQ(of::perfect(complement(ring)), Integer(n % 2 == 0 ? 1 : 0)) << n;
    }
    EXPECT_EQ(of::perfect(line_graph(to_graph(complete_bipartite(3, 4)))), Integer(1));
    EXPECT_EQ(of::perfect(line_graph(to_graph(complete(5)))), Integer(0));
    EXPECT_EQ(of::perfect(to_graph(cube(4))), Integer(1));
}

TEST(TermsOfLargeOrders, PlanarGraphsAreThePublishedOnes) {
    for (const SparseGraph& g : {generalized_petersen_graph(10, 2), cube(3), complete(4),
                                 complete_bipartite(2, 30), cocktail_party(3), path(64)})
        EXPECT_EQ(of::planar(to_graph(g)), Integer(1)) << to_graph6(to_graph(g));
    for (const SparseGraph& g : {generalized_petersen_graph(5, 2), cube(4), complete(5),
                                 complete_bipartite(3, 3), cocktail_party(4)})
        EXPECT_EQ(of::planar(to_graph(g)), Integer(0)) << to_graph6(to_graph(g));
}

/// The null space of a path of odd order has every second vertex, from the ends on; that of an even
/// one has none.
TEST(TermsOfLargeOrders, EvenKernelsOfPathsHaveEverySecondVertex) {
    for (int n = 15; n <= 64; ++n) {
        const Graph line = to_graph(path(n));
        VertexSet wanted;
        for (Vertex v = 0; v < n && n % 2 == 1; v += 2) wanted.insert(v);
        EXPECT_EQ(of::in_even_kernel(line), wanted) << n;
        EXPECT_EQ(of::has_even_kernel(line), Integer(n % 2)) << n;
        EXPECT_EQ(of::even_kernels(line), Integer(n % 2)) << n;
    }
}

Graph triangles(int count) {
    Graph result(3 * count);
    for (Vertex v = 0; v < result.order(); v += 3) {
        result.add_edge(v, v + 1);
        result.add_edge(v, v + 2);
        result.add_edge(v + 1, v + 2);
    }
    return result;
}

/// The null space of a triangle is that of all three vertices, which are not independent.
TEST(TermsOfLargeOrders, TrianglesHaveNoEvenKernels) {
    for (int count : {17, 18, 19, 21}) {
        const Graph g = triangles(count);
        EXPECT_EQ(of::nullity(g), Integer(count));
        EXPECT_EQ(of::has_even_kernel(g), Integer(0)) << count;
        EXPECT_EQ(of::even_kernels(g), Integer(0)) << count;
        EXPECT_EQ(of::in_even_kernel(g), VertexSet()) << count;
    }
}

/// Twenty-one triangles have too large a null space to list; other engines search it.
TEST(TermsOfLargeOrders, EvenKernelsThatAreSearchedKeepToTheLimits) {
    const Graph g = triangles(21);
    const auto ask_each = [&](const auto& expect) {
        expect([&] { of::has_even_kernel(g); });
        expect([&] { of::even_kernels(g); });
        expect([&] { of::in_even_kernel(g); });
    };
    {
        std::stop_source stop;
        stop.request_stop();
        const runs::WorkLimits limits(stop.get_token());
        ask_each([](const auto& ask) { EXPECT_THROW(ask(), runs::Stopped); });
    }
    const runs::WorkLimits limits({}, 1);
    ask_each([](const auto& ask) {
        try {
            ask();
            ADD_FAILURE() << "one byte was enough";
        } catch (const LimitExceeded& e) {
            EXPECT_THAT(e.what(), testing::StartsWith("even kernels: the memory limit"));
        }
    });
}

}  // namespace
}  // namespace gazetteer::conjectures
