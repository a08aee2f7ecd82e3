// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/synthesis/synthesis.hpp"

#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer::even_kernels {
namespace {

using enum WishTrait;

/// The wishes that the documents name.
const EvenKernelWish through_every_vertex{two_connected, not_bipartite,
                                          kernel_through_every_vertex};
const EvenKernelWish odd_regular_with_kernel{connected, odd_regular, kernel};
const EvenKernelWish odd_regular_not_bipartite{connected, not_bipartite, odd_regular, kernel};
const EvenKernelWish critical{connected, not_complete, edge_critical};

/// These, every trait alone, and some more together.
std::vector<EvenKernelWish> wishes() {
    std::vector<EvenKernelWish> result{
        {},
        through_every_vertex,
        odd_regular_with_kernel,
        odd_regular_not_bipartite,
        critical,
        {connected, not_complete, vertex_critical},
        {connected, triangle_free, no_kernel},
        {two_connected, bipartite, kernel_through_every_vertex},
        {connected, twin_free, kernel},
        {connected, twin_free, kernel_through_every_vertex},
        {not_complete, regular, no_kernel},
        {edge_critical, vertex_critical},
        {bipartite, not_bipartite},
        {kernel, no_kernel},
    };
    for (const WishTraitText& text : wish_traits()) result.push_back({text.trait});
    return result;
}

/// Z3's answer against all graphs: whether there is one, and with how few edges.
void compare_with_exhaustion(int order) {
    for (const EvenKernelWish& wish : wishes()) {
        const Synthesized found = synthesize(wish, order);
        const Exhausted all = exhaust(wish, order);
        const std::string where = to_string(wish) + ", order " + std::to_string(order);
        EXPECT_EQ(found.existence, all.existence) << where;
        ASSERT_NE(found.existence, EvenKernelExistence::inconclusive) << where;
        ASSERT_EQ(found.graph.has_value(), all.graph.has_value()) << where;
        EXPECT_EQ(all.fulfilling > 0, all.graph.has_value());
        if (!found.graph) continue;
        EXPECT_TRUE(found.size_is_least) << where;
        EXPECT_EQ(found.graph->size(), all.graph->size()) << where;
        for (const Graph& g : {*found.graph, *all.graph}) {
            EXPECT_EQ(g.order(), order);
            EXPECT_TRUE(fulfils(wish, g)) << where;
            EXPECT_EQ(canonical(g), g) << where;
        }
    }
}

TEST(EvenKernelSynthesis, EqualsExhaustionToOrder3) {
    for (int order = 0; order <= 3; ++order) compare_with_exhaustion(order);
}
TEST(EvenKernelSynthesisLong, EqualsExhaustionAtOrders4To6) {
    for (int order : {4, 5, 6}) compare_with_exhaustion(order);
}
TEST(EvenKernelSynthesisExtreme, EqualsExhaustionAtOrders7And8) {
    for (int order : {7, 8}) compare_with_exhaustion(order);
}

TEST(EvenKernelSynthesis, TheTraitsByHand) {
    const Graph octahedron = to_graph(cocktail_party(3));
    EXPECT_TRUE(fulfils(through_every_vertex, octahedron));
    EXPECT_FALSE(fulfils(through_every_vertex, to_graph(cycle(4)))) << "bipartite";
    EXPECT_FALSE(fulfils(through_every_vertex, to_graph(complete(4)))) << "no kernel";
    EXPECT_TRUE(fulfils(odd_regular_with_kernel, to_graph(complete_bipartite(3, 3))));
    EXPECT_FALSE(fulfils(odd_regular_with_kernel, to_graph(complete(4)))) << "no kernel";
    EXPECT_FALSE(fulfils(critical, to_graph(complete(4)))) << "complete";
    EXPECT_TRUE(has_trait(edge_critical, to_graph(complete(4)))) << "the ends of e are twins";
    EXPECT_TRUE(has_trait(edge_critical, to_graph(cycle(5)))) << "P_5 has an even kernel";
    EXPECT_FALSE(has_trait(edge_critical, to_graph(cycle(4)))) << "it has one itself";
    EXPECT_FALSE(has_trait(vertex_critical, to_graph(cycle(5)))) << "P_4 has none";
    EXPECT_TRUE(has_trait(vertex_critical, to_graph(complete(2))));
    EXPECT_FALSE(has_trait(two_connected, to_graph(complete(2)))) << "order 2";
    EXPECT_FALSE(has_trait(two_connected, to_graph(path(3)))) << "a cut vertex";
    EXPECT_TRUE(has_trait(two_connected, to_graph(cycle(3))));
    EXPECT_FALSE(has_trait(twin_free, to_graph(path(3))));
    EXPECT_TRUE(has_trait(twin_free, to_graph(complete(3)))) << "adjacent ones do not count";
    EXPECT_FALSE(has_trait(triangle_free, to_graph(complete(3))));
    EXPECT_TRUE(has_trait(regular, to_graph(cycle(4))));
    EXPECT_FALSE(has_trait(odd_regular, to_graph(cycle(4))));
    EXPECT_FALSE(has_trait(odd_regular, to_graph(path(4)))) << "degrees 1 and 2";
    EXPECT_FALSE(has_trait(kernel_through_every_vertex, to_graph(path(3)))) << "not the middle";
}

TEST(EvenKernelSynthesis, EachTraitHasOneName) {
    for (const WishTraitText& text : wish_traits()) {
        EXPECT_EQ(find_wish_trait(text.name), text.trait);
        EXPECT_EQ(to_string(EvenKernelWish{text.trait}), text.name);
        EXPECT_EQ(&text - wish_traits().data(), static_cast<int>(text.trait));
    }
    EXPECT_EQ(find_wish_trait("planar"), std::nullopt);
    EXPECT_EQ(to_string(critical), "connected, non-complete, edge-critical");
}

int least_order(const EvenKernelWish& wish) {
    int order = 0;
    while (synthesize(wish, order).existence == EvenKernelExistence::none) ++order;
    return order;
}

/// Found by Z3; minimal by the exhaustion above (the tiers above).
TEST(EvenKernelSynthesis, LeastOrders) {
    EXPECT_EQ(least_order(through_every_vertex), 6) << "the octahedron's order";
    EXPECT_EQ(least_order(odd_regular_with_kernel), 6);
    EXPECT_EQ(least_order(odd_regular_not_bipartite), 8);
    EXPECT_EQ(least_order(critical), 5);
}

TEST(EvenKernelSynthesis, ATimeLimitIsInconclusive) {
    EXPECT_EQ(synthesize(odd_regular_with_kernel, 4, {.seconds = 0}).existence,
              EvenKernelExistence::inconclusive);
    EXPECT_EQ(exhaust(odd_regular_with_kernel, 4, {.seconds = 0}).existence,
              EvenKernelExistence::inconclusive);
}

}  // namespace
}  // namespace gazetteer::even_kernels
