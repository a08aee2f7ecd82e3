// SPDX-License-Identifier: GPL-3.0-or-later
// Which spaces a portfolio has, and beyond order 64 linked graphs among them.
#include "counterexamples/search/portfolio_space.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counterexamples/search/guided_hunt.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

PortfolioSpace used(const char* graphs, int order_min, int order_max) {
    PortfolioSpace result{*parse_restrictions(graphs), order_min, order_max};
    return result.with_use(1);
}

TEST(Portfolio, HasLinkedGraphsBeyondOrder64) {
    EXPECT_EQ(to_string(used("connected", 5, 64)),
              "connected graphs of order 5 to 64, by flips, as blow-ups, as compositions and as "
              "Cayley graphs");
    EXPECT_EQ(to_string(used("connected", 64, 65)),
              "connected graphs of order 64 to 65, by flips to order 64, as blow-ups, as "
              "compositions to order 64, as Cayley graphs to order 64 and as linked compositions");
    EXPECT_EQ(to_string(used("connected", 65, 90)),
              "connected graphs of order 65 to 90, as blow-ups and as linked compositions");
    EXPECT_EQ(to_string(used("regular 3", 6, 9)),
              "regular graphs with degrees 3 of order 6 to 9, by flips and as Cayley graphs");
}

TEST(Portfolio, EachSpaceHasItsOrders) {
    const PortfolioSpace space = used("connected", 5, 90);
    EXPECT_EQ(space.spaces().size(), 5u);
    EXPECT_EQ(space.flips().order_max, 64);
    EXPECT_EQ(space.compositions().order_max, 64);
    EXPECT_EQ(space.cayley().order_max, 64);
    EXPECT_EQ(space.blow_ups().order_max, 90);
    EXPECT_EQ(space.links().order_max, 90);
    EXPECT_TRUE(space.links().is_linked);
    EXPECT_FALSE(space.compositions().is_linked);
}

/// Where a small graph is a start, too: a step from it might lead to a large one.
TEST(Portfolio, LeavesLinkedGraphsOutOfClassesThatHaveNoLargeOnes) {
    for (const char* graphs : {"split", "claw-free", "split connected"})
        for (int order_min : {5, 70}) {
            const PortfolioSpace space = used(graphs, order_min, 90);
            EXPECT_FALSE(space.has_links);
            EXPECT_TRUE(space.has_blow_ups);
            EXPECT_THAT(
                to_string(space),
                EndsWith(" (not as linked compositions: split, claw-free and vertex-transitive "
                         "graphs have order at most 64 here)"));
        }
    EXPECT_EQ(used("split", 5, 64).links_left, "");
}

/// The number of the space of each of the first islands, and how many before it are in it.
std::string turns(const PortfolioSpace& space, std::size_t islands) {
    std::string result;
    for (std::size_t i = 0; i < islands; ++i) {
        const auto [place, before] = turn_of(space, i);
        result += (i == 0 ? "" : " ") + std::to_string(place) + "." + std::to_string(before);
    }
    return result;
}

TEST(Portfolio, SpacesTakeTurns) {
    EXPECT_EQ(turns(used("connected", 5, 20), 9), "0.0 1.0 2.0 3.0 0.1 1.1 2.1 3.1 0.2");
    EXPECT_EQ(turns(used("connected", 70, 90), 18),
              "0.0 1.0 1.1 1.2 1.3 1.4 1.5 1.6 0.1 1.7 1.8 1.9 1.10 1.11 1.12 1.13 0.2 1.14");
    EXPECT_EQ(turns(used("connected", 5, 90), 13),
              "0.0 1.0 2.0 3.0 4.0 4.1 4.2 4.3 4.4 4.5 4.6 0.1 1.1");
}

Conjecture about(const char* text) {
    return Conjecture(*parse_expression(text));
}

TEST(Portfolio, RefusesOrdersToWhichNoSpaceGoes) {
    const GuidedPortfolioSearch none{{*parse_restrictions("regular 3"), 5, 90}};
    try {
        hunt_guided(about("order > 0"), none, "regular 3", {});
        FAIL();
    } catch (const InputError& e) {
        EXPECT_STREQ(e.what(),
                     "no blow-up and no linked composition to begin with among regular graphs "
                     "with degrees 3 of order 5 to 90; other searches end at order 64");
    }
    const GuidedPortfolioSearch split{{*parse_restrictions("split"), 5, 90}, 1, 100, 8};
    EXPECT_EQ(hunt_guided(about("order > 0"), split, "split", {}).verdict, HuntVerdict::none_found);
}

TEST(Portfolio, SaysThatALinkedGraphWasFound) {
    const Conjecture conjecture = about("diameter < 60");
    for (int order_min : {5, 70}) {
        const GuidedPortfolioSearch guided{
            {*parse_restrictions("connected"), order_min, 90}, 1, 5000, 8};
        const HuntReport found = hunt_guided(conjecture, guided, "connected", {.threads = 2});
        ASSERT_EQ(found.verdict, HuntVerdict::refuted);
        EXPECT_EQ(found.guided->over, "all");
        EXPECT_EQ(found.constructions->over, "links");
        EXPECT_GT(found.counterexamples.front().graph.order(), 60);
        EXPECT_THAT(found.searched, HasSubstr("as linked compositions"));
    }
}

/// For any number of threads the same.
TEST(PortfolioLong, FindsTwoHeavyEndsFarApart) {
    const Conjecture conjecture =
        about("independence_number + average_distance <= induced_bipartite_number + 4");
    const GuidedPortfolioSearch guided{used("connected", 100, 400), 1, 20'000, 8};
    const GuidedOutcome one = search(conjecture, guided, {.threads = 1});
    ASSERT_TRUE(one.hit);
    EXPECT_EQ(one.hit->over, "links");
    EXPECT_EQ(search(conjecture, guided, {.threads = 3}).hit, one.hit);
}

}  // namespace
}  // namespace gazetteer::conjectures
