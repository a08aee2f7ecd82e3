// SPDX-License-Identifier: GPL-3.0-or-later
// Chains against the families that are built otherwise, their smallest members, and their vertices.
#include "graph/chains/chain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/chains/named_chains.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

/// g with a new neighbour for each of its vertices, k times.
SparseGraph with_pendants(const SparseGraph& g, int k) {
    std::vector<Edge> edges = g.edges();
    for (int i = 1; i <= k; ++i)
        for (Vertex v = 0; v < g.order(); ++v) edges.push_back({v, i * g.order() + v});
    return {(k + 1) * g.order(), edges};
}

/// Vertex v adjacent to v + 1 and to its antipode, modulo 2n.
SparseGraph moebius_ladder(int n) {
    return circulant_graph(2 * n, std::vector{1, n});
}

void expect_isomorphic(const SparseGraph& a, const SparseGraph& b, const char* what, int n) {
    ASSERT_EQ(a.order(), b.order()) << what << " " << n;
    EXPECT_EQ(canonical(to_graph(a)), canonical(to_graph(b))) << what << " " << n;
}

TEST(NamedChains, AreTheFamiliesBuiltOtherwise) {
    for (int n = 1; n <= 9; ++n) {
        EXPECT_EQ(member(path_chain(), n), path(n));
        expect_isomorphic(member(ladder_chain(), n), Grid{2, n}.graph(), "ladder", n);
        expect_isomorphic(member(grid_chain(3), n), Grid{3, n}.graph(), "grid 3", n);
        expect_isomorphic(member(comb_chain(), n), with_pendants(path(n), 1), "comb", n);
        expect_isomorphic(member(caterpillar_chain(3), n), with_pendants(path(n), 3),
                          "caterpillar 3", n);
        if (n >= 2) expect_isomorphic(member(moebius_chain(), n), moebius_ladder(n), "moebius", n);
        if (n < 3) continue;
        EXPECT_EQ(member(cycle_chain(), n), cycle(n));
        expect_isomorphic(member(sun_chain(), n), with_pendants(cycle(n), 1), "sun", n);
        expect_isomorphic(member(prism_chain(), n), cartesian_product(path(2), cycle(n)), "prism",
                          n);
    }
}

TEST(Chain, HasItsLeastMemberWhereAllAreSimpleFromThere) {
    EXPECT_EQ(units_min(path_chain()), 1);
    EXPECT_EQ(units_min(cycle_chain()), 3);
    EXPECT_EQ(units_min(moebius_chain()), 2);
    EXPECT_THAT(why_no_member(cycle_chain(), 1), HasSubstr("has a loop; the least n is 3"));
    EXPECT_THAT(why_no_member(prism_chain(), 2), HasSubstr("has a double edge; the least n is 3"));
    EXPECT_THAT(why_no_member(path_chain(), 0), HasSubstr("the least n is 1"));
    EXPECT_EQ(why_no_member(moebius_chain(), 2), "");
    EXPECT_THROW(member(cycle_chain(), 2), ContractViolation);
    // A ring whose one unit is simple, and two of which are not.
    Chain one;
    one.unit = Graph(3, {{0, 1}});
    one.joins = {{0, 2}, {2, 0}};
    one.ring = true;
    EXPECT_EQ(units_min(one), 3);
    EXPECT_NE(why_no_member(one, 1), "");
}

TEST(Chain, SaysWhyAValueIsNone) {
    Chain chain = ladder_chain();
    EXPECT_EQ(why_no_chain(chain), "");
    chain.joins.push_back({0, 2});
    EXPECT_THAT(why_no_chain(chain), HasSubstr("the join 0-2 is none"));
    chain.joins.back() = {1, 1};
    EXPECT_THAT(why_no_chain(chain), HasSubstr("1-1 is repeated"));
    chain = ladder_chain();
    chain.twist = {1, 0};
    EXPECT_EQ(why_no_chain(chain), "only a ring has a twist");
    chain.ring = true;
    EXPECT_EQ(why_no_chain(chain), "");
    for (const std::vector<Vertex>& wrong : {std::vector{0, 0}, {0}, {1, 2}, {0, 1, 2}}) {
        chain.twist = wrong;
        EXPECT_THAT(why_no_chain(chain), HasSubstr("permutation of 0..1"));
    }
    chain.twist = {};
    chain.left.graph = Graph(1);
    EXPECT_EQ(why_no_chain(chain), "a ring has no ends");
    EXPECT_EQ(why_no_chain(Chain{}), "the unit has no vertex");
    chain = {};
    chain.unit = Graph(17);
    EXPECT_THAT(why_no_chain(chain), HasSubstr("more than 16"));
}

/// A path with a triangle at its left and two leaves at its right.
Chain with_ends() {
    Chain result = path_chain();
    result.left = {Graph(3, {{0, 1}, {0, 2}, {1, 2}}), {{2, 0}}};
    result.right = {Graph(2), {{0, 0}, {0, 1}}};
    return result;
}

TEST(Chain, HasEndsAndKnowsOrderAndSize) {
    for (int n = 1; n <= 5; ++n) {
        std::vector<Edge> edges{{0, 1}, {0, 2}, {1, 2}};
        for (Vertex v = 2; v < n + 2; ++v) edges.push_back({v, v + 1});
        edges.push_back({n + 2, n + 3});
        edges.push_back({n + 2, n + 4});
        EXPECT_EQ(member(with_ends(), n), SparseGraph(n + 5, edges));
        for (const Chain& chain : {with_ends(), ladder_chain(), moebius_chain(), sun_chain()}) {
            if (n < units_min(chain)) continue;
            EXPECT_EQ(order(chain, n), member(chain, n).order());
            EXPECT_EQ(size(chain, n), member(chain, n).size());
        }
    }
}

TEST(Chain, ATwistMovesTheVerticesOfTheFirstUnit) {
    Chain chain;
    chain.unit = Graph(3);
    chain.joins = {{0, 1}};
    chain.ring = true;
    chain.twist = {1, 2, 0};
    EXPECT_EQ(member(chain, 3), SparseGraph(9, {{0, 4}, {3, 7}, {2, 6}}));
}

TEST(Chain, NamesItsVertices) {
    const Chain chain = with_ends();
    EXPECT_EQ(vertex_at(chain, first_place(chain), 4), 0);
    EXPECT_EQ(vertex_at(chain, last_place(chain), 4), 8);
    EXPECT_EQ(vertex_at(path_chain(), last_place(path_chain()), 4), 3);
    const ChainPlace place{ChainPlace::Part::unit, 2, false, 1};
    EXPECT_EQ(units_min(ladder_chain(), place), 3);
    EXPECT_EQ(vertex_at(ladder_chain(), place, 7), 5);
    const ChainPlace from_end{ChainPlace::Part::unit, 2, true, 1};
    EXPECT_EQ(vertex_at(ladder_chain(), from_end, 7), 9);
    EXPECT_THROW(vertex_at(ladder_chain(), place, 2), ContractViolation);
    EXPECT_THROW(vertex_at(path_chain(), place, 7), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
