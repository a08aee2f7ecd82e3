// SPDX-License-Identifier: GPL-3.0-or-later
// Guided searches find what is beyond exhaustion, find it again, and stop.
#include "counterexamples/search/islands.hpp"

#include <gtest/gtest.h>

#include <set>

#include "counterexamples/search/annealing.hpp"
#include "counterexamples/search/guided_hunt.hpp"
#include "counterexamples/search/nested.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "counterexamples/search/slack.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/solver.hpp"
#include "properties/framework/random_driver.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

GuidedSearch guided_search(const char* graphs, int order_max, std::uint64_t tries,
                           std::uint64_t seed = 1) {
    GuidedSearch result;
    result.space = {*parse_restrictions(graphs), 1, order_max};
    result.tries = tries;
    result.seed = seed;
    return result;
}

Conjecture sought(const char* text) {
    return Conjecture(*parse_expression(text));
}

/// How many tries one strategy needs; 0 for none within so many.
template <class Strategy>
int tries_of(const char* text, const GuidedSearch& guided, int tries_max,
             Rounding rounding = Rounding::kept, Equality equality = Equality::near) {
    Slack slack(sought(text), rounding, equality);
    Strategy strategy(guided.space, start_of(guided.space, guided.seed).value(), guided.seed);
    for (int tries = 1; tries <= tries_max; ++tries) {
        const Graph g = strategy.propose();
        EXPECT_TRUE(guided.space.contains(g)) << to_graph6(g);
        const double now = slack.of(g);
        if (now <= 0) return tries;
        strategy.told(now);
    }
    return 0;
}

/// Few graphs of order 16 have 40 edges and independence number 9, and a random one never does.
constexpr const char* dense_and_independent =
    "connected and order = 16 and size >= 40 -> independence_number <= 8";

TEST(Search, BothStrategiesFollowTheSlack) {
    for (std::uint64_t seed : {1U, 2U, 3U}) {
        EXPECT_GT(tries_of<Annealing<SearchSpace>>("diameter <= 15",
                                                   guided_search("trees", 20, 0, seed), 5000),
                  1);
        EXPECT_GT(tries_of<NestedSearch<SearchSpace>>("diameter <= 15",
                                                      guided_search("trees", 20, 0, seed), 5000),
                  1);
        EXPECT_GT(tries_of<Annealing<SearchSpace>>(dense_and_independent,
                                                   guided_search("connected", 16, 0, seed), 20'000),
                  1);
    }
}

/// Chance seldom makes a blow-up or a composition of 8 or 9 edges; the search begins all the same.
TEST(Search, BeginsInAClassOfFewSizes) {
    const PortfolioSpace few{*parse_restrictions("edges 8..9"), 6, 8};
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const GuidedPortfolioSearch guided{few, seed, 16'000, 8};
        const HuntReport report = hunt_guided(sought("max_degree != 6"), guided, "", {});
        EXPECT_EQ(report.verdict, HuntVerdict::refuted) << seed;
    }
}

TEST(Search, IsTheSameForAnyNumberOfThreads) {
    for (const char* text : {"max_degree <= 11", "order >= 0"}) {
        const GuidedSearch guided = guided_search("trees", 14, 9000, 7);
        const GuidedOutcome one = search(sought(text), guided, {.threads = 1});
        for (int threads : {2, 5}) {
            const GuidedOutcome many = search(sought(text), guided, {.threads = threads});
            EXPECT_EQ(many.hit, one.hit) << text;
            EXPECT_EQ(many.tries, one.tries) << text;
            EXPECT_EQ(many.closest, one.closest) << text;
            EXPECT_EQ(many.least_slack, one.least_slack) << text;
        }
    }
}

/// Choice numbers of some graphs take more steps, and the search goes on without them.
TEST(Search, GivesUpGraphsThatTakeMoreStepsOnAnyNumberOfThreads) {
    const PortfolioSpace space{*parse_restrictions("connected"), 4, 10};
    const Conjecture conjecture = sought("choice_number <= chromatic_number + 1");
    for (const unsigned steps : {500U, 5000U}) {
        const GuidedPortfolioSearch guided{space, 1, 400, 8, steps};
        const GuidedOutcome one = search(conjecture, guided, {.threads = 1});
        EXPECT_GT(one.given_up.count, 0u);
        EXPECT_LT(one.given_up.count, one.tries / 2);
        ASSERT_FALSE(one.given_up.least.empty());
        EXPECT_EQ(one.given_up.least.front().reason,
                  "more than " + std::to_string(steps) + " steps");
        for (int threads : {2, 5}) {
            const GuidedOutcome many = search(conjecture, guided, {.threads = threads});
            EXPECT_EQ(many.given_up.count, one.given_up.count) << steps;
            EXPECT_EQ(many.given_up.least, one.given_up.least) << steps;
            EXPECT_EQ(many.closest, one.closest) << steps;
        }
    }
}

/// The second and fourth of four islands look behind the rounding and take equality for far, and
/// the fourth is nested. Each island before the one that hit counts as many graphs as that one, and
/// each after it one less. Returns how many islands are first for some seed.
std::size_t first_ones_side_by_side(const char* text) {
    std::set<std::uint64_t> first_ones;
    for (std::uint64_t seed = 1; seed < 25; ++seed) {
        GuidedSearch guided = guided_search("connected triangle-free", 15, 9000, seed);
        guided.islands = 4;
        const auto seeds = properties::seeds_of_instances(seed, guided.islands);
        std::vector<std::uint64_t> tries;
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            GuidedSearch one = guided;
            one.seed = seeds[i];
            const Rounding rounding = i % 2 == 0 ? Rounding::kept : Rounding::dropped;
            const Equality equality = i % 2 == 0 ? Equality::near : Equality::far;
            const int needed =
                i == 3 ? tries_of<NestedSearch<SearchSpace>>(text, one, 2000, rounding, equality)
                       : tries_of<Annealing<SearchSpace>>(text, one, 2000, rounding, equality);
            tries.push_back(needed == 0 ? 2001 : static_cast<std::uint64_t>(needed));
        }
        const auto first = std::ranges::min_element(tries);
        const auto before = static_cast<std::uint64_t>(first - tries.begin());
        first_ones.insert(before);
        const GuidedOutcome outcome = search(sought(text), guided, {});
        EXPECT_TRUE(outcome.hit);
        EXPECT_EQ(outcome.tries, 4 * *first - (3 - before)) << seed;
    }
    return first_ones.size();
}

TEST(Search, IslandsGoSideBySide) {
    EXPECT_EQ(first_ones_side_by_side("floor(size / 6) <= 2"), 4u);
    EXPECT_EQ(first_ones_side_by_side("max_degree / 5 <= 1"), 4u);
}

template <class Space>
GuidedOutcome among_constructions(const char* text, std::uint64_t tries) {
    GuidedSearchIn<Space> guided;
    guided.space = {*parse_restrictions("connected edges ..12"), 3, 8};
    guided.tries = tries;
    return search(sought(text), guided, {});
}

/// The least number that no option has; to play a vertex takes it and its neighbours away.
int node_kayles_by_the_rules(const Graph& g) {
    VertexSet values;
    for (Vertex v : g.vertices())
        values.insert(
            node_kayles_by_the_rules(g.induced(g.vertices() - g.neighbours(v) - VertexSet{v})));
    Vertex result = 0;
    while (values.contains(result)) ++result;
    return result;
}

template <class Space>
void expect_games_by_the_rules() {
    const auto ueg = among_constructions<Space>("exists u: P(ueg, u)", 4000);
    ASSERT_TRUE(ueg.hit);
    for (Vertex v : ueg.hit->graph.graph().vertices())
        EXPECT_EQ(Solver<UndirectedEdgeGeography>().outcome({ueg.hit->graph.graph(), v}),
                  Outcome::N);
    const auto kayles = among_constructions<Space>("grundy(node_kayles) <= 2", 4000);
    ASSERT_TRUE(kayles.hit);
    EXPECT_GT(node_kayles_by_the_rules(kayles.hit->graph.graph()), 2);
    const auto edges = among_constructions<Space>("grundy(edge_delete) <= 2", 4000);
    ASSERT_TRUE(edges.hit);
    EXPECT_GT(Solver<EdgeDelete>().grundy_value({edges.hit->graph.graph()}), 2);
    // Theorems and the definition of a Grundy value.
    for (const char* text :
         {"bipartite -> (P(ueg) <-> in_even_kernel)", "P(edge_delete) <-> grundy(edge_delete) = 0",
          "P(node_kayles) <-> winning_moves(node_kayles) = 0"})
        EXPECT_FALSE(among_constructions<Space>(text, 400).hit) << text;
}
TEST(Search, DecidesGamesOnConstructionsByTheRules) {
    expect_games_by_the_rules<BlowUpSpace>();
    expect_games_by_the_rules<CompositionSpace>();
}

TEST(Search, LooksAtAsManyGraphsAsItIsAskedTo) {
    for (std::uint64_t tries : {1U, 7U, 8U, 2048U, 2049U, 5000U}) {
        HuntProgress progress;
        const GuidedOutcome outcome = search(
            sought("order >= 0"), guided_search("connected", 9, tries), {.progress = &progress});
        EXPECT_FALSE(outcome.hit);
        EXPECT_EQ(outcome.tries, tries);
        EXPECT_EQ(progress.graphs, tries);
        EXPECT_TRUE(outcome.complete);
    }
}

TEST(Search, AGraphOnTheEdgeFails) {
    EXPECT_TRUE(search(sought("order < 9"), guided_search("connected", 9, 4000), {}).hit);
}

/// The island that came closest is told, and the first of graphs that are as close.
TEST(Search, TellsTheClosest) {
    const Conjecture conjecture = sought("diameter <= 12");
    const GuidedSearch guided = guided_search("trees", 9, 4000);
    const GuidedOutcome outcome = search(conjecture, guided, {});
    ASSERT_TRUE(outcome.closest);
    EXPECT_EQ(outcome.least_slack, Slack(conjecture).of(to_graph(path(9))));
    EXPECT_GT(outcome.least_slack, 0);
    EXPECT_EQ(outcome.closest->graph.order(), 9);
    GuidedSearch alone{{{}, 4, 9}, 3, 1, 1};
    const auto first = search(sought("1 < 2"), alone, {}).closest;
    ASSERT_TRUE(first);
    alone.tries = 700;
    EXPECT_EQ(search(sought("1 < 2"), alone, {}).closest, first);
    alone.islands = 3;
    EXPECT_EQ(search(sought("1 < 2"), alone, {}).closest, first);
}

/// A large graph may have a block that is too large for a term.
TEST(Search, CountsWhatItGivesUp) {
    GuidedCompositionSearch guided{
        linked_compositions({*parse_restrictions("connected"), 100, 200})};
    guided.tries = 800;
    const GuidedOutcome outcome =
        search(sought("independence_number <= induced_bipartite_number"), guided, {});
    EXPECT_GT(outcome.given_up.count, 0u);
    EXPECT_LT(outcome.given_up.count, 100u);
    for (const GivenUp& one : outcome.given_up.least) EXPECT_FALSE(one.reason.empty());
}

TEST(Search, StopsWhenItIsTold) {
    runs::Stop stop;
    stop.request();
    const GuidedOutcome outcome =
        search(sought("order >= 0"), guided_search("trees", 9, 1'000'000), {.stop = stop.token()});
    EXPECT_FALSE(outcome.complete);
    EXPECT_EQ(outcome.tries, 0u);
    EXPECT_FALSE(search(sought("order >= 0"), guided_search("trees", 9, 0), {.stop = stop.token()})
                     .complete);
}

TEST(Search, AHitIsShrunkWithinTheSpaceAndReplacedByALeastOne) {
    const GuidedSearch guided = guided_search("trees", 20, 100'000);
    const HuntReport least = hunt_guided(sought("diameter <= 5"), guided, "trees", {});
    EXPECT_EQ(least.verdict, HuntVerdict::refuted);
    EXPECT_EQ(least.leastness, Leastness::exhaustive);
    EXPECT_EQ(least.counterexamples.front().graph.order(), 7);
    HuntOptions options;
    options.exhaustive_order_max = 4;
    const HuntReport shrunk = hunt_guided(sought("diameter <= 5"), guided, "trees", options);
    EXPECT_EQ(shrunk.leastness, Leastness::shrunk);
    EXPECT_EQ(shrunk.counterexamples.front().graph.size(), 6) << "a path";
    EXPECT_EQ(shrunk.also_searched, "trees of order <= 4");
}

TEST(Search, KeepsToItsLeastOrder) {
    GuidedSearch guided = guided_search("connected", 14, 10'000);
    guided.space.order_min = 12;
    const HuntReport report = hunt_guided(sought("size < 14"), guided, "connected", {});
    EXPECT_EQ(report.leastness, Leastness::shrunk);
    EXPECT_EQ(report.counterexamples.front().graph.order(), 12);
    EXPECT_EQ(report.also_searched, "");
}

TEST(Search, WhatItDoesNotFindIsNotSaidToHold) {
    const HuntReport report = hunt_guided(sought("order >= 0"), guided_search("", 9, 100), "", {});
    EXPECT_EQ(report.verdict, HuntVerdict::none_found);
    EXPECT_EQ(report.graphs, 100u);
    ASSERT_TRUE(report.closest);
    EXPECT_THROW(hunt_guided(sought("order >= 0"), guided_search("trees edges 30", 9, 9), "", {}),
                 InputError);
}

}  // namespace
}  // namespace gazetteer::conjectures
