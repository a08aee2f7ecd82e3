// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of chains against the plain terms on the graphs that are built: the named chains, and all
// chains of small units with all ways of joining them, open and closed, from every vertex.
#include "characterizations/chains/chain_laws.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/grids.hpp"
#include "characterizations/linear/gf2.hpp"
#include "characterizations/matchings/matching.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/chains/named_chains.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

int plain_nullity(const SparseGraph& g) {
    BitMatrix adjacency(g.order(), g.order());
    for (const Edge& e : g.edges()) {
        adjacency.set(e.u, e.v);
        adjacency.set(e.v, e.u);
    }
    return g.order() - static_cast<int>(reduce(adjacency).size());
}

/// The vertices of even kernels, by the definition.
VertexSet plain_even_kernel_vertices(const Graph& g) {
    VertexSet result;
    for (std::uint64_t bits = 1; bits < std::uint64_t{1} << g.order(); ++bits)
        if (is_even_kernel(g, VertexSet::from_bits(bits)))
            result = result | VertexSet::from_bits(bits);
    return result;
}

/// By all sets of vertices and all colourings.
struct PlainSets {
    int independence = 0;
    int domination = INT32_MAX;
    int independent_domination = INT32_MAX;
    int chromatic = 0;
};
bool can_colour(const Graph& g, Vertex v, std::vector<VertexSet>& classes, int colours) {
    if (v == g.order()) return true;
    for (int c = 0; c < colours; ++c) {
        VertexSet& its = classes[static_cast<std::size_t>(c)];
        if (!(g.neighbours(v) & its).empty()) continue;
        its.insert(v);
        if (can_colour(g, v + 1, classes, colours)) return true;
        its.erase(v);
    }
    return false;
}
PlainSets plain_sets(const Graph& g) {
    PlainSets result;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        const VertexSet set = VertexSet::from_bits(bits);
        VertexSet around = set;
        bool independent = true;
        for (Vertex v : set) {
            around = around | g.neighbours(v);
            independent = independent && (g.neighbours(v) & set).empty();
        }
        const bool dominating = around == g.vertices();
        if (independent) result.independence = std::max(result.independence, set.size());
        if (dominating) result.domination = std::min(result.domination, set.size());
        if (independent && dominating)
            result.independent_domination = std::min(result.independent_domination, set.size());
    }
    std::vector<VertexSet> classes(static_cast<std::size_t>(g.order()));
    while (!can_colour(g, 0, classes, result.chromatic)) {
        ++result.chromatic;
        std::ranges::fill(classes, VertexSet());
    }
    return result;
}

SparseGraph without(const SparseGraph& g, Vertex v) {
    std::vector<Vertex> kept;
    for (Vertex u = 0; u < g.order(); ++u)
        if (u != v) kept.push_back(u);
    return g.induced(kept);
}

const SequenceLaw& law_in(const ChainLawOrNot& law) {
    return std::get<ChainLaw>(law).law;
}

/// The terms of the whole graph, to n_max units.
void expect_laws_of(const Chain& chain, int n_max, int kernel_order_max) {
    const ChainLawOrNot matchings = matching_number_law(chain);
    const ChainLawOrNot nullity = nullity_law(chain);
    const ChainLawOrNot kernels = has_even_kernel_law(chain);
    const ChainLawOrNot bipartite = bipartite_law(chain);
    for (int n = units_min(chain); n <= n_max; ++n) {
        const SparseGraph g = member(chain, n);
        ASSERT_EQ(law_in(matchings).at(n), matching_number(g)) << n;
        ASSERT_EQ(law_in(nullity).at(n), plain_nullity(g)) << n;
        ASSERT_EQ(law_in(bipartite).at(n), is_bipartite(g)) << n;
        if (g.order() > kernel_order_max) continue;
        ASSERT_EQ(law_in(kernels).at(n), !plain_even_kernel_vertices(to_graph(g)).empty()) << n;
    }
}

/// The terms of sets and colourings, to this order.
void expect_laws_of_sets(const Chain& chain, int order_max) {
    const ChainLawOrNot independence = independence_number_law(chain);
    const ChainLawOrNot domination = domination_number_law(chain);
    const ChainLawOrNot both = independent_domination_number_law(chain);
    const ChainLawOrNot chromatic = chromatic_number_law(chain);
    for (int n = units_min(chain); order(chain, n) <= order_max; ++n) {
        const PlainSets plain = plain_sets(to_graph(member(chain, n)));
        ASSERT_EQ(law_in(independence).at(n), plain.independence) << n;
        ASSERT_EQ(law_in(domination).at(n), plain.domination) << n;
        ASSERT_EQ(law_in(both).at(n), plain.independent_domination) << n;
        ASSERT_EQ(law_in(chromatic).at(n), plain.chromatic) << n;
    }
}

void expect_laws_at(const Chain& chain, const ChainPlace& place, int n_max, int kernel_order_max) {
    const ChainLawOrNot matchings = matching_number_without_law(chain, place);
    const ChainLawOrNot nullity = nullity_without_law(chain, place);
    const ChainLawOrNot kernels = in_even_kernel_law(chain, place);
    EXPECT_EQ(law_in(matchings).first, units_min(chain, place));
    for (int n = units_min(chain, place); n <= n_max; ++n) {
        const SparseGraph g = member(chain, n);
        const Vertex v = vertex_at(chain, place, n);
        const SparseGraph rest = without(g, v);
        ASSERT_EQ(law_in(matchings).at(n), matching_number(rest)) << n << " " << v;
        ASSERT_EQ(law_in(nullity).at(n), plain_nullity(rest)) << n << " " << v;
        // The criteria of the two geographies.
        ASSERT_EQ(matching_number(rest) == matching_number(g),
                  uvg_outcomes(g)[static_cast<std::size_t>(v)] == Outcome::P);
        if (is_bipartite(g)) {
            ASSERT_EQ(plain_nullity(rest) == plain_nullity(g) - 1,
                      BipartiteGeography(g).outcome(v) == Outcome::P);
        }
        if (g.order() > kernel_order_max) continue;
        ASSERT_EQ(law_in(kernels).at(n), plain_even_kernel_vertices(to_graph(g)).contains(v))
            << n << " " << v;
    }
}

std::vector<ChainPlace> places_of(const Chain& chain, int units) {
    std::vector<ChainPlace> result;
    for (int i = 0; i < units; ++i)
        for (Vertex v = 0; v < chain.unit.order(); ++v)
            for (bool from_end : {false, true})
                result.push_back({ChainPlace::Part::unit, i, from_end, v});
    for (Vertex v = 0; v < chain.left.graph.order(); ++v)
        result.push_back({ChainPlace::Part::left, 0, false, v});
    for (Vertex v = 0; v < chain.right.graph.order(); ++v)
        result.push_back({ChainPlace::Part::right, 0, false, v});
    return result;
}

/// Each unit of this order with all ways of joining two: open, with ends, closed, and with a twist.
template <class Visit>
void for_all_chains(int order, Visit visit) {
    for_all_labelled_graphs(order, [&](const Graph& unit) {
        if (unit.order() != order) return;
        for (unsigned code = 0; code < 1U << (order * order); ++code) {
            Chain chain;
            chain.unit = unit;
            for (int k = 0; k < order * order; ++k)
                if ((code >> k & 1) != 0) chain.joins.push_back({k / order, k % order});
            visit(chain);
            Chain with_ends = chain;
            with_ends.left = {Graph(2, {{0, 1}}), {{0, 0}, {1, order - 1}}};
            with_ends.right = {Graph(3, {{0, 2}}), {{order - 1, 1}, {0, 2}}};
            visit(with_ends);
            chain.ring = true;
            visit(chain);
            for (Vertex v = 0; v < order; ++v) chain.twist.push_back((v + 1) % order);
            visit(chain);
        }
    });
}

TEST(ChainLaws, OfAllUnitsToOrderTwoAreThoseOfTheMembers) {
    int chains = 0;
    for (int order : {1, 2})
        for_all_chains(order, [&](const Chain& chain) {
            expect_laws_of(chain, 8, 9);
            expect_laws_of_sets(chain, 9);
            ++chains;
        });
    EXPECT_EQ(chains, 4 * (2 + 2 * 16));
}

TEST(ChainLawsStandard, OfAllUnitsToOrderTwoAtEveryVertexAreThoseOfTheMembers) {
    for (int order : {1, 2})
        for_all_chains(order, [&](const Chain& chain) {
            for (const ChainPlace& place : places_of(chain, 2)) expect_laws_at(chain, place, 6, 8);
        });
}

TEST(ChainLawsLong, OfAllUnitsOfOrderThreeAreThoseOfTheMembers) {
    for_all_chains(3, [&](const Chain& chain) {
        expect_laws_of(chain, 6, 9);
        expect_laws_of_sets(chain, 12);
        for (const ChainPlace& place : places_of(chain, 1)) expect_laws_at(chain, place, 5, 9);
    });
}

TEST(ChainLaws, OfNamedChainsAreThoseOfTheLiterature) {
    // P_n has the null space of one vector where n is odd, none else.
    EXPECT_EQ(law_in(nullity_law(path_chain())), (SequenceLaw{1, 0, 2, 0, {1, 0}}));
    EXPECT_EQ(law_in(matching_number_law(path_chain())), (SequenceLaw{1, 0, 2, 1, {0, 1}}));
    EXPECT_EQ(law_in(bipartite_law(cycle_chain())), (SequenceLaw{3, 0, 2, 0, {0, 1}}));
    // C_n has an even kernel iff n is even: every second vertex.
    EXPECT_EQ(law_in(has_even_kernel_law(cycle_chain())), (SequenceLaw{3, 0, 2, 0, {0, 1}}));
    // The nullity of the m x n grid is gcd(m + 1, n + 1) - 1 [FSU93, section 4].
    for (int m = 1; m <= 8; ++m) {
        const ChainLawOrNot nullity = nullity_law(grid_chain(m));
        for (int n = 1; n <= 40; ++n)
            ASSERT_EQ(law_in(nullity).at(n), std::gcd(m + 1, n + 1) - 1) << m << " " << n;
    }
}

/// [JK83] for two to four rows, [CC93] for five and six.
TEST(ChainLaws, OfDominationOnGridsAreThoseOfTheLiterature) {
    using Rule = int (*)(int);
    const Rule published[] = {
        [](int n) { return (n + 2) / 3; },
        [](int n) { return (n + 2) / 2; },
        [](int n) { return (3 * n + 4) / 4; },
        [](int n) { return n == 1 || n == 2 || n == 3 || n == 5 || n == 6 || n == 9 ? n + 1 : n; },
        [](int n) { return (6 * n + (n == 2 || n == 3 || n == 7 ? 6 : 8)) / 5; },
        [](int n) { return (10 * n + (n % 7 == 1 ? 10 : 12)) / 7; },
    };
    for (int m = 1; m <= 6; ++m) {
        const ChainLawOrNot law = domination_number_law(grid_chain(m));
        for (int n = m; n <= 60; ++n)
            ASSERT_EQ(law_in(law).at(n), published[m - 1](n)) << m << " " << n;
    }
    EXPECT_EQ(law_in(chromatic_number_law(cycle_chain())), (SequenceLaw{3, 0, 2, 0, {3, 2}}));
    EXPECT_EQ(law_in(independence_number_law(path_chain())), (SequenceLaw{1, 0, 2, 1, {1, 1}}));
}

/// By null spaces alone; [FSU93, section 4] and [SV25, Corollary 12] by arithmetic. Unit i of the
/// chain is column i + 1 of the grid. The rules look at columns modulo 2 gcd(m + 1, n + 1). So once
/// the null spaces come back, i and n may both be less by a multiple of 2 (m + 1), and these
/// columns stand for all columns of all grids of m rows.
TEST(ChainLawsStandard, OfGridsToEightRowsAreTheRulesOfTheSources) {
    for (int m = 1; m <= 8; ++m) {
        const Chain chain = grid_chain(m);
        const ChainLawOrNot nullity = nullity_law(chain);
        const ChainLaw& states = std::get<ChainLaw>(nullity);
        const int columns = states.returns_from + std::lcm(states.returns_after, 2 * (m + 1));
        for (int i = 0; i < columns; ++i)
            for (Vertex j = 0; j < m; ++j) {
                const ChainPlace place{ChainPlace::Part::unit, i, false, j};
                const ChainLawOrNot without = nullity_without_law(chain, place);
                // Both sides repeat with 2 (m + 1) at the latest from i + 2 on.
                ASSERT_EQ(2 * (m + 1) % law_in(without).period, 0);
                ASSERT_LE(law_in(without).repeats_from(), i + 2);
                for (int n = i + 1; n <= i + 2 + 4 * (m + 1); ++n) {
                    const Grid grid{m, n};
                    const bool is_P = law_in(without).at(n) == law_in(nullity).at(n) - 1;
                    ASSERT_EQ(is_P, grid_outcome(grid, grid.at(j + 1, i + 1)) == Outcome::P)
                        << m << " " << n << " " << i << " " << j;
                }
            }
    }
}

TEST(ChainLaws, SayWhyThereIsNone) {
    Chain wide;
    wide.unit = Graph(16);
    for (Vertex u = 0; u < 16; ++u)
        for (Vertex v = 0; v < 16; ++v) wide.joins.push_back({u, v});
    wide.ring = true;
    EXPECT_THAT(std::get<std::string>(matching_number_law(wide)),
                HasSubstr("the boundary of a unit has up to 4"));
    EXPECT_THAT(std::get<std::string>(nullity_law(grid_chain(5), {.states_max = 3})),
                HasSubstr("no state comes back: the null vectors at the boundary had 3 "));
}

}  // namespace
}  // namespace gazetteer
