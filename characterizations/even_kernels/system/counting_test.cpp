// SPDX-License-Identifier: GPL-3.0-or-later
// Counting over cliques: what it says is true, and it decides line graphs.
#include "characterizations/even_kernels/system/counting.hpp"

#include <gtest/gtest.h>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/xor.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "characterizations/matchings/matching.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::even_kernels {
namespace {

using Verdict = CountingVerdict::Kind;
using Cliques = std::vector<std::vector<Vertex>>;

/// The state in which nothing is known, or the vertex is in; nothing when that is impossible.
std::optional<PropagationState> start(const EvenKernelSystem& system, std::optional<Vertex> v) {
    PropagationState state(system);
    if (v) {
        if (system.class_of(*v) < 0) return std::nullopt;
        state.choose(system.class_of(*v), 1, nullptr);
    }
    if (!state.propagate(nullptr)) return std::nullopt;
    return state;
}

struct Decided {
    int by_counting = 0;
    int left_open = 0;
};

/// Whatever clique is left open has no vertex too many: its sum is not known to be 0.
void expect_even_cliques_closed(const EvenKernelSystem& system, PropagationState state) {
    if (state.chosen_vertices() == 0) return;
    if (decide_by_counting(system, state).kind != Verdict::open) return;
    const std::optional<Cliques> cliques = open_cliques(system, state);
    for (const auto& clique : *cliques) {
        std::vector<int> classes;
        for (Vertex v : clique) classes.push_back(system.class_of(v));
        EXPECT_NE(state.constant_sum(classes), 0);
    }
}

/// A verdict is that of the definition; what is left open, CryptoMiniSat decides as the definition.
void compare_with_brute(const Graph& g, std::optional<Vertex> v, Decided& decided) {
    const EvenKernelSystem system(g);
    auto state = start(system, v);
    if (!state) return;
    expect_even_cliques_closed(system, *state);
    const EvenKernelExistence truth = brute_even_kernel(g, {.containing = v}).existence;
    const CountingVerdict verdict = decide_by_counting(system, *state);
    if (verdict.kind == Verdict::open) {
        ++decided.left_open;
        EXPECT_EQ(XorEvenKernels(g, residual_problem(system, *state)).ask({}).existence, truth);
        return;
    }
    ++decided.by_counting;
    EXPECT_EQ(verdict.kind == Verdict::exists, truth == EvenKernelExistence::exists);
    if (verdict.kind == Verdict::exists) {
        EXPECT_TRUE(is_even_kernel(SparseGraph(g), verdict.kernel));
    }
}

Decided on_every_graph(int order_min, int order_max) {
    Decided decided;
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        compare_with_brute(g, std::nullopt, decided);
        for (Vertex v : g.vertices()) compare_with_brute(g, v, decided);
        return !testing::Test::HasFailure();
    });
    return decided;
}

TEST(Counting, EqualsBruteForceToOrder5) {
    const Decided decided = on_every_graph(0, 5);
    EXPECT_GT(decided.by_counting, 0);
    EXPECT_GT(decided.left_open, 0);
}
TEST(CountingStandard, EqualsBruteForceAtOrders6And7) {
    on_every_graph(6, 7);
}
TEST(CountingExtreme, EqualsBruteForceAtOrder8) {
    on_every_graph(8, 8);
}

/// Each vertex in a class of its own.
EvenKernelSystem with_unit_forms(const SparseGraph& g) {
    NullSpace space;
    space.forms = BitMatrix(g.order(), g.order());
    for (Vertex v = 0; v < g.order(); ++v) {
        space.free.push_back(v);
        space.forms.set(v, v);
    }
    return {g, space};
}

/// When these vertices are out.
std::optional<Cliques> cliques_without(const SparseGraph& g, VertexSet out) {
    const EvenKernelSystem system = with_unit_forms(g);
    PropagationState state(system);
    for (Vertex v : out) state.choose(v, 0, nullptr);
    auto result = open_cliques(system, state);
    if (result) std::ranges::sort(*result);
    return result;
}

std::optional<Cliques> cliques_of(const SparseGraph& g) {
    return cliques_without(g, {});
}

/// The sets of these vertices that are adjacent to each other and all to no further one.
Cliques cliques_by_definition(const Graph& g, VertexSet open) {
    const auto see_all_of = [&](Vertex v, VertexSet x) {
        return ((x - VertexSet{v}) - g.neighbours(v)).empty();
    };
    Cliques result;
    for (std::uint64_t bits = 1; bits >> g.order() == 0; ++bits) {
        const VertexSet x = VertexSet::from_bits(bits);
        if ((x - open).empty() &&
            std::ranges::all_of(open, [&](Vertex v) { return x.contains(v) == see_all_of(v, x); }))
            result.emplace_back(x.begin(), x.end());
    }
    std::ranges::sort(result);
    return result;
}

TEST(Counting, CliquesAreThoseOfTheDefinitionToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        for (unsigned bits = 0; bits < 4 && bits >> g.order() == 0; ++bits) {
            const VertexSet out = VertexSet::from_bits(bits);
            EXPECT_EQ(cliques_without(SparseGraph(g), out),
                      cliques_by_definition(g, g.vertices() - out));
        }
        return !testing::Test::HasFailure();
    });
}

/// A search without a pivot, or whose pivot is never an excluded vertex, does not come to the end
/// of the first two.
TEST(Counting, CliquesAreListedWhileTheStepsLast) {
    EXPECT_EQ(cliques_of(cocktail_party(8))->size(), 256u);
    EXPECT_EQ(cliques_of(complete(19))->size(), 1u);
    const std::vector<int> jumps{1, 2, 3};
    EXPECT_EQ(cliques_of(line_graph(circulant_graph(100, jumps)))->size(), 400u)
        << "a line graph of a 6-regular graph: stars and triangles";
    EXPECT_EQ(cliques_of(cocktail_party(9)), std::nullopt);
    EXPECT_EQ(cliques_of(paley_graph(401)), std::nullopt);
}

TEST(Counting, IsLeftOpenWhereThereAreTooManyCliques) {
    const Graph many = to_graph(cocktail_party(10));
    const EvenKernelSystem system = with_unit_forms(disjoint_union(many, many));
    PropagationState state(system);
    EXPECT_EQ(decide_by_counting(system, state).kind, Verdict::open);
    state.choose(0, 1, nullptr);
    EXPECT_TRUE(state.propagate(nullptr));
    EXPECT_EQ(decide_by_counting(system, state).kind, Verdict::open);
}

/// The line graph of K_2,4, so many times. The star of a vertex has two edges, and both are
/// refuted: no edge is in a perfect matching.
Verdict suppose_in_stars(int copies) {
    Graph g(0);
    for (int i = 0; i < copies; ++i)
        g = disjoint_union(g, to_graph(line_graph(complete_bipartite(2, 4))));
    const EvenKernelSystem system{SparseGraph(g)};
    auto state = start(system, std::nullopt);
    return decide_by_counting(system, *state).kind;
}

TEST(Counting, SupposesUntilTwelveAreRefuted) {
    EXPECT_EQ(suppose_in_stars(5), Verdict::none);
    EXPECT_EQ(suppose_in_stars(6), Verdict::open);
}

/// Each vertex of the graph becomes so many, and each edge all between them.
SparseGraph with_independent_classes(const Graph& g, int size) {
    std::vector<Edge> edges;
    for (const Edge& e : g.edges())
        for (int i = 0; i < size; ++i)
            for (int j = 0; j < size; ++j) edges.push_back(edge(size * e.u + i, size * e.v + j));
    return {size * g.order(), edges};
}

/// Forty vertices of degree 15 are all that the limit lets in, and no edge more.
TEST(Counting, CliquesAreListedUpToTheLimit) {
    const SparseGraph most = with_independent_classes(to_graph(cube(3)), 5);
    EXPECT_EQ(cliques_of(most)->size(), 300u);
    std::vector<Edge> edges = most.edges();
    edges.push_back({0, 1});
    EXPECT_EQ(cliques_of(SparseGraph(most.order(), edges)), std::nullopt);
}

struct LineGraphs {
    int none = 0;
    int exist = 0;
};

/// Whatever edge is in.
void expect_decided_through_each(const EvenKernelSystem& system) {
    for (Vertex v = 0; v < system.graph().order(); ++v)
        if (auto state = start(system, v)) {
            EXPECT_NE(decide_by_counting(system, *state).kind, Verdict::open);
        }
}

/// An even kernel of the line graph of a connected graph with an edge is a perfect matching.
/// Counting decides each line graph.
LineGraphs on_line_graphs(int order_min, int order_max) {
    LineGraphs counts;
    for_each_graph({.order_min = order_min, .order_max = order_max, .connected = true},
                   [&](const Graph& g) {
                       SCOPED_TRACE(to_graph6(g));
                       const bool perfect = 2 * matching_number(SparseGraph(g)) == g.order();
                       const EvenKernelSystem system(line_graph(SparseGraph(g)));
                       auto state = start(system, std::nullopt);
                       const Verdict kind = decide_by_counting(system, *state).kind;
                       EXPECT_EQ(kind, perfect ? Verdict::exists : Verdict::none);
                       expect_decided_through_each(system);
                       counts.none += perfect ? 0 : 1;
                       counts.exist += perfect ? 1 : 0;
                       return true;
                   });
    return counts;
}
TEST(Counting, DecidesLineGraphsToOrder6) {
    const LineGraphs counts = on_line_graphs(2, 6);
    EXPECT_GT(counts.none, 40);
    EXPECT_GT(counts.exist, 40);
}
TEST(CountingLong, DecidesLineGraphsAtOrders7And8) {
    on_line_graphs(7, 8);
}

/// Exponential for resolution and for parity: the answer comes from counting, not from a search.
TEST(Counting, DecidesMutilatedGrids) {
    for (int n : {8, 12, 16}) {
        const EvenKernelAnswer answer = EvenKernels(line_graph(mutilated_grid(n, n))).ask({});
        EXPECT_EQ(answer.existence, EvenKernelExistence::none) << n;
        EXPECT_EQ(answer.engine, "counting") << n;
    }
    const EvenKernelAnswer whole = EvenKernels(line_graph(Grid{12, 12}.graph())).ask({});
    EXPECT_EQ(whole.existence, EvenKernelExistence::exists);
}

/// Every answer for every root of a mutilated grid.
TEST(Counting, DecidesMutilatedGridsPerRoot) {
    EvenKernels kernels(line_graph(mutilated_grid(8, 8)));
    for (Vertex v = 0; v < 108; ++v)
        EXPECT_EQ(kernels.ask({.containing = v}).existence, EvenKernelExistence::none) << v;
}

}  // namespace
}  // namespace gazetteer::even_kernels
