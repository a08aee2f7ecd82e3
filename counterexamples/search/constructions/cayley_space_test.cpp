// SPDX-License-Identifier: GPL-3.0-or-later
// Steps among Cayley graphs stay in their space and reach every one, and a search among them finds
// Ramsey graphs, which are far by flips.
#include "counterexamples/search/constructions/cayley_space.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "counterexamples/search/guided_hunt.hpp"

namespace gazetteer::conjectures {
namespace {

const std::vector<CayleyStep> every_cayley_step{
    CayleyStep::toggle_element, CayleyStep::exchange_element, CayleyStep::enlarge_group,
    CayleyStep::reduce_group,   CayleyStep::change_group,     CayleyStep::multiply};

CayleySpace cayley_space(const char* graphs, int order_min, int order_max, bool cyclic = false) {
    return {*parse_restrictions(graphs), order_min, order_max, cyclic};
}

TEST(CayleySteps, StayInTheSpaceAndGoPlaces) {
    for (const char* graphs : {"", "connected", "bipartite", "triangle-free", "regular 3"})
        for (bool cyclic : {false, true}) {
            const CayleySpace space = cayley_space(graphs, 4, 20, cyclic);
            properties::Dice dice(5);
            auto g = start_in(space, dice);
            ASSERT_TRUE(g) << graphs;
            std::set<std::string> seen;
            for (int i = 0; i < 300; ++i) {
                const Graph graph = g->small_graph();
                ASSERT_TRUE(4 <= graph.order() && graph.order() <= 20 &&
                            belongs(space.which, graph))
                    << to_string(*g);
                ASSERT_EQ(*g, cayley_graph(g->group, g->connection)) << to_string(*g);
                ASSERT_TRUE(!cyclic || g->group.b == 1) << to_string(*g);
                seen.insert(to_string(*g));
                g = i % 5 == 3   ? grown(space, *g, dice)
                    : i % 5 == 4 ? reduced(space, *g, dice)
                                 : moved(space, *g, dice);
            }
            EXPECT_GT(seen.size(), 3u) << graphs;
        }
}

/// All connection sets of all groups of one order.
TEST(CayleySteps, ReachEveryOne) {
    const CayleySpace space = cayley_space("", 8, 8);
    properties::Dice dice(2);
    CayleyGraph g = *start_in(space, dice);
    std::set<std::string> seen;
    for (int i = 0; i < 20'000; ++i) {
        seen.insert(to_string(g));
        g = moved(space, g, dice);
    }
    // Pairs of inverses: 4 in Z_8, 5 in Z_4 x Z_2, 6 in D_4; what is empty looks alike.
    EXPECT_EQ(seen.size(), 1u + 15 + 31 + 63);
}

std::set<std::string> cayley_led_to(CayleyStep step, const CayleyGraph& from) {
    properties::Dice dice(7);
    std::set<std::string> result;
    for (int i = 0; i < 200; ++i)
        if (const auto next = applied(step, from, dice)) result.insert(to_string(*next));
    return result;
}

TEST(CayleySteps, DoWhatTheySay) {
    using Texts = std::set<std::string>;
    using Kind = CayleyGroup::Kind;
    const CayleyGraph cycle = cayley_graph({Kind::product, 5, 1}, {1});
    EXPECT_EQ(cayley_led_to(CayleyStep::toggle_element, cycle),
              (Texts{"circulant(5, 1)", "circulant(5, 1, 2)", "empty(5)"}));
    EXPECT_EQ(cayley_led_to(CayleyStep::exchange_element, cycle),
              (Texts{"circulant(5, 1)", "circulant(5, 2)", "empty(5)"}));
    EXPECT_EQ(cayley_led_to(CayleyStep::enlarge_group, cycle), Texts{"circulant(6, 1)"});
    EXPECT_EQ(cayley_led_to(CayleyStep::reduce_group, cycle), Texts{"circulant(4, 1)"});
    EXPECT_EQ(cayley_led_to(CayleyStep::change_group, cycle), Texts{"circulant(5, 1)"});
    EXPECT_EQ(cayley_led_to(CayleyStep::multiply, cycle),
              (Texts{"circulant(5, 2)", "circulant(5, 1)"}));
    const CayleyGraph of_two = cayley_graph({Kind::product, 3, 4}, {4, 1});
    EXPECT_EQ(cayley_led_to(CayleyStep::multiply, of_two),
              Texts{to_string(cayley_graph({Kind::product, 3, 4}, {8, 2}))});
    const CayleyGraph prism = cayley_graph({Kind::dihedral, 3, 2}, {1, 3});
    EXPECT_EQ(cayley_led_to(CayleyStep::enlarge_group, prism), Texts{"cayley(D4; r1 s0)"});
    EXPECT_EQ(cayley_led_to(CayleyStep::change_group, prism),
              (Texts{"circulant(6, 1, 3)", "cayley(D3; r1 s0)", "cayley(Z3xZ2; (0,1) (1,1))"}));
    EXPECT_EQ(cayley_led_to(CayleyStep::reduce_group, cayley_graph({Kind::product, 3, 2}, {1, 2})),
              (Texts{"cayley(Z2xZ2; (0,1) (1,0))", "circulant(3, 1)"}));
}

TEST(CayleySteps, ShrinkToWhatIsSmaller) {
    properties::Dice dice(3);
    CayleyGraph g = *start_in(cayley_space("", 12, 12), dice);
    for (int i = 0; i < 100; ++i, g = moved(cayley_space("", 6, 16), g, dice))
        for (const CayleyGraph& smaller : one_smaller(g))
            EXPECT_TRUE(
                smaller.order() < g.order() ||
                (smaller.order() == g.order() && smaller.connection.size() < g.connection.size()))
                << to_string(g) << " to " << to_string(smaller);
}

TEST(CayleySteps, ShrinkByOneInEachPartOfTheGroup) {
    using Kind = CayleyGroup::Kind;
    std::multiset<std::string> smaller;
    for (const CayleyGraph& g : one_smaller(cayley_graph({Kind::product, 4, 4}, {1, 4})))
        smaller.insert(to_string(g));
    EXPECT_TRUE(smaller.count("cayley(Z3xZ4; (0,1) (1,0))") > 0 &&
                smaller.count("cayley(Z4xZ3; (0,1) (1,0))") > 0);
    EXPECT_TRUE(smaller.count("cayley(Z4xZ4; (0,1))") > 0);
}

/// The last element of a part goes with it, and no group is left without elements.
TEST(CayleySteps, ReduceAGroupToOneWithoutItsLastElement) {
    using Texts = std::set<std::string>;
    using Kind = CayleyGroup::Kind;
    const auto smaller_than = [](const CayleyGraph& g) {
        Texts result;
        for (const CayleyGraph& smaller : one_smaller(g)) result.insert(to_string(smaller));
        return result;
    };
    const CayleyGraph one = cayley_graph({Kind::product, 1, 1}, {});
    const CayleyGraph cycle = cayley_graph({Kind::product, 5, 1}, {1});
    const CayleyGraph with_last = cayley_graph({Kind::product, 2, 4}, {1, 4});
    const CayleyGraph dihedral = cayley_graph({Kind::dihedral, 4, 2}, {1, 4, 7});
    EXPECT_EQ(cayley_led_to(CayleyStep::reduce_group, one), Texts{});
    EXPECT_EQ(smaller_than(one), Texts{});
    EXPECT_EQ(smaller_than(cycle), (Texts{"circulant(4, 1)", "empty(5)"}));
    EXPECT_EQ(cayley_led_to(CayleyStep::reduce_group, with_last),
              (Texts{"cayley(Z1xZ4; (0,1))", "cayley(Z2xZ3; (0,1) (1,0))"}));
    EXPECT_EQ(cayley_led_to(CayleyStep::reduce_group, dihedral), Texts{"cayley(D3; r1 s0)"});
    EXPECT_EQ(smaller_than(dihedral), (Texts{"cayley(D3; r1 s0)", "cayley(D4; r1 s0)",
                                             "cayley(D4; r1 s3)", "cayley(D4; s0 s3)"}));
}

template <class Space>
GuidedSearchIn<Space> guided_in(Space space, std::uint64_t tries) {
    GuidedSearchIn<Space> result;
    result.space = std::move(space);
    result.tries = tries;
    return result;
}

/// R(3, 5) = 14: a graph of order 13 with no triangle and no five independent vertices is unique.
TEST(CayleySearchStandard, FindsRamseyGraphs) {
    const Conjecture ramsey(
        *parse_expression("order < 13 or not triangle_free or independence_number > 4"));
    const HuntReport found =
        hunt_guided(ramsey, guided_in(cayley_space("", 1, 20, true), 20'000), "", {});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    EXPECT_THAT(to_string(found.constructions->least),
                ::testing::MatchesRegex("circulant\\(13, [0-9]+, [0-9]+\\)"));
    EXPECT_EQ(found.constructions->over, "cayley");
    EXPECT_EQ(found.guided->over, "circulants");
    const Conjecture four(
        *parse_expression("order < 17 or clique_number > 3 or independence_number > 3"));
    const HuntReport paley = hunt_guided(four, guided_in(cayley_space("", 1, 17), 50'000), "", {});
    ASSERT_EQ(paley.verdict, HuntVerdict::refuted);
    EXPECT_EQ(paley.constructions->graph.size(), 68);
}

TEST(CayleySearch, NamesTheClosestAndIsTheSameForAnyNumberOfThreads) {
    const Conjecture holds(*parse_expression("independence_number >= residue"));
    const auto guided = guided_in(cayley_space("connected", 3, 14), 1500);
    const GuidedOutcome one = search(holds, guided, {.threads = 1});
    const GuidedOutcome many = search(holds, guided, {.threads = 3});
    EXPECT_EQ(one.closest, many.closest);
    EXPECT_EQ(one.tries, many.tries);
    const HuntReport report = hunt_guided(holds, guided, "connected", {});
    EXPECT_EQ(report.verdict, HuntVerdict::none_found);
    ASSERT_TRUE(report.closest && report.closest->as);
    EXPECT_EQ(small_graph_of(*report.closest->as)->order(), report.closest->graph.order());
    EXPECT_THROW(hunt_guided(holds, guided_in(cayley_space("trees", 3, 9), 100), "trees", {}),
                 InputError);
}

TEST(CayleySpaces, AreNamed) {
    EXPECT_EQ(to_string(cayley_space("connected", 5, 20)),
              "Cayley graphs among connected graphs of order 5 to 20");
    EXPECT_EQ(to_string(cayley_space("", 5, 20, true)), "circulants among graphs of order 5 to 20");
}

}  // namespace
}  // namespace gazetteer::conjectures
