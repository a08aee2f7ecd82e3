#include "counterexamples/even_kernel_synthesis.hpp"

#include <gtest/gtest.h>

#include "graph/canonical.hpp"
#include "graph/families.hpp"
#include "graph/nauty_stream.hpp"

namespace gazetteer {
namespace {

constexpr EvenKernelWish wishes[] = {
    EvenKernelWish::through_every_vertex, EvenKernelWish::odd_regular,
    EvenKernelWish::odd_regular_not_bipartite, EvenKernelWish::edge_critical};

bool exists_by_exhaustion(EvenKernelWish wish, int order) {
    return !for_each_graph({.order_min = order, .order_max = order},
                           [&](const Graph& g) { return !fulfils(wish, g); });
}

/// Z3's "there is none" against all graphs; what it finds fulfils the wish and is canonical.
void compare_with_exhaustion(int order) {
    for (EvenKernelWish wish : wishes) {
        const Synthesized result = synthesize(wish, order);
        EXPECT_EQ(result.existence == EvenKernelExistence::exists,
                  exists_by_exhaustion(wish, order))
            << to_string(wish) << ", order " << order;
        ASSERT_NE(result.existence, EvenKernelExistence::inconclusive);
        if (!result.graph) continue;
        EXPECT_TRUE(fulfils(wish, *result.graph));
        EXPECT_EQ(canonical(*result.graph), *result.graph);
    }
}

TEST(EvenKernelSynthesis, EqualsExhaustionToOrder4) {
    for (int order = 0; order <= 4; ++order) compare_with_exhaustion(order);
}
TEST(EvenKernelSynthesisStandard, EqualsExhaustionAtOrder5) {
    compare_with_exhaustion(5);
}
TEST(EvenKernelSynthesisExtreme, EqualsExhaustionAtOrders6And7) {
    for (int order : {6, 7}) compare_with_exhaustion(order);
}

TEST(EvenKernelSynthesis, TheWishesByHand) {
    EXPECT_TRUE(fulfils(EvenKernelWish::through_every_vertex, to_graph(cocktail_party(3))));
    EXPECT_FALSE(fulfils(EvenKernelWish::through_every_vertex, to_graph(cycle(4)))) << "bipartite";
    EXPECT_FALSE(fulfils(EvenKernelWish::through_every_vertex, to_graph(complete(4))));
    EXPECT_TRUE(fulfils(EvenKernelWish::odd_regular, to_graph(complete_bipartite(3, 3))));
    EXPECT_FALSE(fulfils(EvenKernelWish::odd_regular, to_graph(complete(4))));
    EXPECT_FALSE(fulfils(EvenKernelWish::edge_critical, to_graph(complete(4)))) << "complete";
}

int least_order(EvenKernelWish wish) {
    int order = 0;
    while (synthesize(wish, order).existence == EvenKernelExistence::none) ++order;
    return order;
}

/// Found by Z3; minimal by the exhaustion above up to order 7 (the tiers above).
TEST(EvenKernelSynthesis, LeastOrders) {
    EXPECT_EQ(least_order(EvenKernelWish::through_every_vertex), 6) << "the octahedron's order";
    EXPECT_EQ(least_order(EvenKernelWish::odd_regular), 6);
    EXPECT_EQ(least_order(EvenKernelWish::odd_regular_not_bipartite), 8);
    EXPECT_EQ(least_order(EvenKernelWish::edge_critical), 5);
}

TEST(EvenKernelSynthesis, ATimeLimitIsInconclusive) {
    EXPECT_EQ(synthesize(EvenKernelWish::odd_regular, 4, {.seconds = 0}).existence,
              EvenKernelExistence::inconclusive);
}

}  // namespace
}  // namespace gazetteer
