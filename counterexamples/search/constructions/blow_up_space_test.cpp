// SPDX-License-Identifier: GPL-3.0-or-later
// Steps among blow-ups stay in their space and reach every one, and a search among them finds what
// is far by flips of edges.
#include "counterexamples/search/constructions/blow_up_space.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "counterexamples/search/guided_hunt.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families/blow_up_text.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

const std::vector<BlowUpStep> every_step{
    BlowUpStep::enlarge,     BlowUpStep::reduce,         BlowUpStep::shift,
    BlowUpStep::change_kind, BlowUpStep::flip_join,      BlowUpStep::split,
    BlowUpStep::unite,       BlowUpStep::exchange_sizes, BlowUpStep::exchange_kinds,
    BlowUpStep::add_class,   BlowUpStep::remove_class};

BlowUpSpace blow_up_space(const char* graphs, int order_min, int order_max, int classes_max = 7) {
    return {*parse_restrictions(graphs), order_min, order_max, classes_max};
}

BlowUp read_blow_up(const char* text) {
    return *parse_blow_up(text);
}

TEST(BlowUpSteps, StayInTheSpaceAndGoPlaces) {
    for (const char* graphs :
         {"", "connected", "biconnected", "bipartite", "connected triangle-free", "K4-free",
          "chordal", "split", "perfect", "connected claw-free", "trees", "connected degree 2..5",
          "edges 3..30"}) {
        const BlowUpSpace space = blow_up_space(graphs, 4, 16, 5);
        properties::Dice dice(5);
        std::optional<BlowUp> b;
        std::set<Graph> seen;
        for (int i = 0; i < 300; ++i) {
            if (i % 60 == 0) b = start_in(space, dice);
            ASSERT_TRUE(b) << graphs;
            const Graph g = b->small_graph();
            ASSERT_TRUE(b->classes.size() <= 5 && 4 <= g.order() && g.order() <= 16 &&
                        belongs(space.which, g))
                << graphs << " " << to_string(*b);
            for (const BlowUpClass& one : b->classes) ASSERT_GE(one.size, 1) << graphs;
            seen.insert(g);
            const BlowUp from = *b;
            b = i % 5 == 3   ? grown(space, from, dice)
                : i % 5 == 4 ? reduced(space, from, dice)
                             : moved(space, from, dice);
        }
        EXPECT_GT(seen.size(), 20u) << graphs;
    }
}

std::string canonical_text(const BlowUp& b) {
    return text_of(canonical(b.small_graph()));
}

/// Every graph that is a blow-up of at most three classes, of order to 6, and of order 6 alone.
TEST(BlowUpStepsStandard, ReachEveryBlowUp) {
    for (int order_min : {1, 6}) {
        std::map<std::string, std::string> not_seen;
        for_each_blow_up(3, order_min, 6, [&](const BlowUp& b) {
            not_seen.emplace(canonical_text(b), to_string(b));
            return true;
        });
        const BlowUpSpace space = blow_up_space("", order_min, 6, 3);
        properties::Dice dice(2);
        BlowUp b = *start_in(space, dice);
        std::set<std::string> texts;
        for (int i = 0; i < 500'000 && !not_seen.empty(); ++i) {
            if (texts.insert(to_string(b)).second) not_seen.erase(canonical_text(b));
            b = moved(space, b, dice);
        }
        EXPECT_THAT(not_seen, ::testing::IsEmpty()) << order_min;
    }
}

/// Where the step leads, from many throws of the dice.
std::set<std::string> led_to(BlowUpStep step, const char* from, int amount) {
    properties::Dice dice(7);
    std::set<std::string> result;
    for (int i = 0; i < 200; ++i)
        if (const auto next = applied(step, read_blow_up(from), amount, dice))
            result.insert(to_string(*next));
    return result;
}

TEST(BlowUpSteps, DoWhatTheySay) {
    using Texts = std::set<std::string>;
    EXPECT_EQ(led_to(BlowUpStep::enlarge, "join(K3, empty(2))", 2),
              (Texts{"join(K5, empty(2))", "join(K3, empty(4))"}));
    EXPECT_EQ(led_to(BlowUpStep::reduce, "join(K3, empty(2))", 5),
              (Texts{"join(K1, empty(2))", "join(K3, empty(1))"}));
    EXPECT_EQ(led_to(BlowUpStep::reduce, "K1", 1), Texts{});
    EXPECT_EQ(led_to(BlowUpStep::shift, "join(K3, empty(1))", 1), Texts{"join(K2, empty(2))"});
    EXPECT_EQ(led_to(BlowUpStep::change_kind, "K4", 1),
              (Texts{"empty(4)", "corona(K4, K1)", "corona(K2, K1)"}));
    EXPECT_EQ(led_to(BlowUpStep::change_kind, "corona(K2, K1)", 1),
              (Texts{"empty(2)", "empty(4)", "K2", "K4"}));
    EXPECT_EQ(led_to(BlowUpStep::flip_join, "join(K3, empty(2))", 1), Texts{"union(K3, empty(2))"});
    EXPECT_EQ(led_to(BlowUpStep::flip_join, "K3", 1), Texts{});
    EXPECT_EQ(led_to(BlowUpStep::split, "empty(3)", 1),
              (Texts{"complete_multipartite(2, 1)", "union(empty(2), K1)",
                     "union(empty(2), corona(K1, K1))"}));
    EXPECT_THAT(led_to(BlowUpStep::split, "join(K2, empty(2))", 1),
                ::testing::Contains("join(K1, empty(2), empty(1))"));
    EXPECT_EQ(led_to(BlowUpStep::unite, "join(K3, empty(2))", 1), (Texts{"K5", "empty(5)"}));
    EXPECT_EQ(led_to(BlowUpStep::exchange_sizes, "join(K3, empty(2))", 1),
              Texts{"join(K2, empty(3))"});
    EXPECT_EQ(led_to(BlowUpStep::exchange_kinds, "join(K3, empty(2))", 1),
              Texts{"join(empty(3), K2)"});
    EXPECT_EQ(led_to(BlowUpStep::add_class, "empty(3)", 1),
              (Texts{"union(empty(3), K1)", "join(empty(3), K1)"}));
    EXPECT_EQ(led_to(BlowUpStep::remove_class, "join(K3, empty(2))", 1), (Texts{"K3", "empty(2)"}));
    EXPECT_EQ(led_to(BlowUpStep::remove_class, "K3", 1), Texts{});
}

TEST(BlowUpSteps, HaveNoPlaceForMoreThan64Classes) {
    properties::Dice dice(1);
    for (int classes : {63, 64})
        for (BlowUpStep step : {BlowUpStep::add_class, BlowUpStep::split}) {
            const BlowUp b{
                std::vector<BlowUpClass>(static_cast<std::size_t>(classes), {ClassKind::clique, 2}),
                Graph(classes)};
            const auto next = applied(step, b, 1, dice);
            EXPECT_EQ(next ? next->classes.size() : 0u, classes < 64 ? 64u : 0u);
        }
}

TEST(BlowUpSteps, ShrinkToWhatIsSmallerOrTold) {
    for_each_blow_up(2, 1, 7, [&](const BlowUp& b) {
        for (const BlowUp& smaller : one_smaller(b)) {
            EXPECT_EQ(smaller.quotient.order(), static_cast<int>(smaller.classes.size()));
            EXPECT_TRUE(smaller.order() < b.order() ||
                        (smaller.order() == b.order() && smaller.classes.size() < b.classes.size()))
                << to_string(b) << " to " << to_string(smaller);
        }
        return true;
    });
    EXPECT_TRUE(one_smaller(read_blow_up("K1")).empty());
}

std::set<std::string> smaller_than(const char* text) {
    std::set<std::string> result;
    for (const BlowUp& smaller : one_smaller(read_blow_up(text))) result.insert(to_string(smaller));
    return result;
}

TEST(BlowUpSteps, ShrinkByClassesVerticesAndLeaves) {
    using Texts = std::set<std::string>;
    EXPECT_EQ(smaller_than("join(K2, empty(2))"), (Texts{"K2", "empty(2)", "join(K1, empty(2))",
                                                         "join(K2, empty(1))", "K4", "empty(4)"}));
    EXPECT_EQ(smaller_than("corona(K2, K1)"), (Texts{"K2", "corona(K1, K1)"}));
}

TEST(BlowUpSpace, BeginsWhereThereIsABlowUp) {
    properties::Dice dice(3);
    for (int i = 0; i < 200; ++i) {
        const BlowUpSpace space = blow_up_space("connected", 1 + i % 9, 9 + i % 50);
        EXPECT_TRUE(space.contains(*start_in(space, dice)));
    }
    EXPECT_EQ(start_in(blow_up_space("regular 3", 4, 4), dice)->small_graph().size(), 6);
    EXPECT_FALSE(start_in(blow_up_space("regular 3", 3, 3), dice));
    EXPECT_FALSE(start_in(blow_up_space("edges 30", 2, 5), dice));
    EXPECT_EQ(to_string(blow_up_space("connected", 5, 20)),
              "blow-ups of at most 7 classes among connected graphs of order 5 to 20");
}

template <class Space>
GuidedSearchIn<Space> search_over(const char* graphs, int order_min, int order_max,
                                  std::uint64_t tries, std::uint64_t seed = 1) {
    GuidedSearchIn<Space> result;
    result.space.which = *parse_restrictions(graphs);
    result.space.order_min = order_min;
    result.space.order_max = order_max;
    result.tries = tries;
    result.seed = seed;
    return result;
}

Conjecture about_blow_ups(const char* text) {
    return Conjecture(*parse_expression(text));
}

/// False for corona(K9, K1) alone.
constexpr const char* far_by_flips =
    "connected and order = 18 -> clique_number < 9 or max_degree > 9 or "
    "(count u: degree(u) = 1) < 9";

TEST(BlowUpSearchStandard, FindsWhatIsFarByFlips) {
    const HuntReport found =
        hunt_guided(about_blow_ups(far_by_flips),
                    search_over<BlowUpSpace>("connected", 1, 20, 20'000), "connected", {});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    ASSERT_TRUE(found.constructions);
    EXPECT_EQ(to_string(found.constructions->least), "corona(K9, K1)");
    const HuntReport none =
        hunt_guided(about_blow_ups(far_by_flips),
                    search_over<SearchSpace>("connected", 1, 20, 20'000), "connected", {});
    EXPECT_EQ(none.verdict, HuntVerdict::none_found);
    EXPECT_EQ(none.guided->over, "flips");
}

TEST(BlowUpSearch, ALargeHitIsToldAsTheLeastThatItShrinksTo) {
    const HuntReport found =
        hunt_guided(about_blow_ups("order < 70"),
                    search_over<BlowUpSpace>("connected", 66, 300, 200), "connected", {});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    EXPECT_GT(found.hit->order(), 70);
    EXPECT_EQ(found.counterexamples.front().graph.order(), 70);
    EXPECT_EQ(found.leastness, Leastness::shrunk);
    EXPECT_TRUE(found.counterexamples.front().graph == found.constructions->graph);
    EXPECT_EQ(found.guided->family_size_max, 0);
}

TEST(BlowUpSearch, IsTheSameForAnyNumberOfThreads) {
    for (const char* text : {"size <= 40 or independence_number < 7", "order >= 0"}) {
        const auto guided = search_over<PortfolioSpace>("connected", 1, 14, 6000, 7);
        const GuidedOutcome one = search(about_blow_ups(text), guided, {.threads = 1});
        for (int threads : {2, 5}) {
            const GuidedOutcome many = search(about_blow_ups(text), guided, {.threads = threads});
            EXPECT_EQ(many.hit, one.hit) << text;
            EXPECT_EQ(many.tries, one.tries) << text;
            EXPECT_EQ(many.closest, one.closest) << text;
            EXPECT_EQ(many.least_slack, one.least_slack) << text;
        }
    }
}

TEST(BlowUpSearch, AHitIsShrunkAmongBlowUpsAndThenAsAGraph) {
    auto guided = search_over<BlowUpSpace>("connected", 11, 20, 20'000);
    const HuntReport report = hunt_guided(
        about_blow_ups("independence_number < 7 or clique_number < 4"), guided, "connected", {});
    ASSERT_EQ(report.verdict, HuntVerdict::refuted);
    ASSERT_TRUE(report.constructions && report.hit);
    EXPECT_EQ(report.constructions->graph.order(), 11);
    EXPECT_EQ(canonical(report.hit->graph()),
              canonical(small_graph_of(report.constructions->hit).value()));
    const Graph& least = report.counterexamples.front().graph.graph();
    EXPECT_EQ(least.order(), 11);
    EXPECT_LE(least.size(), report.constructions->graph.size());
    EXPECT_EQ(report.leastness, Leastness::shrunk);
    EXPECT_EQ(report.guided->over, "blowups");
}

TEST(BlowUpSearch, APortfolioIsByFlipsAloneWhereBlowUpsAreOfNoUse) {
    const char* text = "order >= 0";
    const HuntReport both = hunt_guided(
        about_blow_ups(text), search_over<PortfolioSpace>("connected", 1, 9, 100), "connected", {});
    EXPECT_EQ(both.guided->over, "all");
    EXPECT_THAT(both.searched,
                HasSubstr("by flips, as blow-ups, as compositions and as Cayley graphs"));
    for (const char* graphs : {"trees"}) {
        const HuntReport flips = hunt_guided(
            about_blow_ups(text), search_over<PortfolioSpace>(graphs, 4, 10, 100), graphs, {});
        const HuntReport same = hunt_guided(
            about_blow_ups(text), search_over<SearchSpace>(graphs, 4, 10, 100), graphs, {});
        EXPECT_EQ(flips.guided->over, "");
        EXPECT_EQ(flips.searched, same.searched);
        EXPECT_EQ(flips.closest->graph, same.closest->graph);
    }
    EXPECT_THROW(hunt_guided(about_blow_ups(text), search_over<BlowUpSpace>("regular 3", 5, 5, 100),
                             "regular 3", {}),
                 InputError);
}

TEST(BlowUpSearch, NamesTheClosest) {
    const HuntReport report = hunt_guided(about_blow_ups("independence_number >= residue"),
                                          search_over<BlowUpSpace>("", 1, 12, 500), "", {});
    EXPECT_EQ(report.verdict, HuntVerdict::none_found);
    ASSERT_TRUE(report.closest && report.closest->as);
    EXPECT_EQ(canonical(small_graph_of(*report.closest->as).value()),
              canonical(report.closest->graph.graph()));
}

}  // namespace
}  // namespace gazetteer::conjectures
