// SPDX-License-Identifier: GPL-3.0-or-later
// What a guided hunt reports, in each of its spaces: what it was asked for, what came closest, and
// what becomes of a hit.
#include "counterexamples/search/guided_hunt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/vertex_transitive.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

const GraphRestrictions connected_ones = *parse_restrictions("connected");

template <class Space>
GuidedSearchIn<Space> few_tries(Space space, std::uint64_t tries = 24) {
    return {std::move(space), 3, tries, 8};
}

CompositionSpace linked_ones(int order_min, int order_max) {
    return linked_compositions({connected_ones, order_min, order_max});
}
CayleySpace cayley_ones(bool cyclic_only) {
    CayleySpace result{connected_ones, 4, 9};
    result.cyclic_only = cyclic_only;
    return result;
}

/// In which space, as a replay says it: a conjecture that is true.
template <class Space>
std::string over_in(const Space& space, About about = About::graphs) {
    const Conjecture holds(*parse_expression("order > 0", about));
    HuntOptions options;
    options.exhaustive_order_max = 5;
    options.family_size_max = 7;
    const HuntReport plain = hunt_guided(holds, few_tries(space), "as given", options);
    options.judges_families_plainly = true;
    const HuntReport judged = hunt_guided(holds, few_tries(space), "as given", options);
    EXPECT_EQ(plain.verdict, HuntVerdict::none_found);
    EXPECT_THAT(plain.searched, HasSubstr("a guided search of "));
    EXPECT_THAT(plain.searched, HasSubstr(", seed 3, 8 islands"));
    EXPECT_EQ(plain.ground, "24 tries");
    EXPECT_EQ(plain.graphs, 24u);
    EXPECT_TRUE(plain.complete_order && plain.guided->complete);
    EXPECT_TRUE(plain.closest.has_value());
    const GuidedDraw& draw = *plain.guided;
    EXPECT_EQ(draw.graphs, "as given");
    EXPECT_EQ(draw.tries, 24u);
    EXPECT_EQ(draw.seed, 3u);
    EXPECT_EQ(draw.islands, 8);
    EXPECT_EQ(draw.order_min, space.order_min);
    EXPECT_EQ(draw.order_max, space.order_max);
    EXPECT_EQ(draw.exhaustive_order_max, 5);
    EXPECT_EQ(draw.family_size_max, 0);
    EXPECT_EQ(judged.guided->family_size_max, 7);
    return draw.over;
}

TEST(GuidedHunts, SayWhatTheyWereAskedFor) {
    EXPECT_EQ(over_in(SearchSpace{connected_ones, 4, 9}), "flips");
    EXPECT_EQ(over_in(SearchSpace{*parse_restrictions("trees"), 4, 9}), "");
    EXPECT_EQ(over_in(BlowUpSpace{connected_ones, 4, 9}), "blowups");
    EXPECT_EQ(over_in(CompositionSpace{connected_ones, 4, 9}), "compositions");
    EXPECT_EQ(over_in(linked_ones(4, 30)), "links");
    EXPECT_EQ(over_in(cayley_ones(false)), "cayley");
    EXPECT_EQ(over_in(cayley_ones(true)), "circulants");
    EXPECT_EQ(over_in(PortfolioSpace{connected_ones, 4, 9}), "all");
    EXPECT_EQ(over_in(PortfolioSpace{connected_ones, 60, 70}), "all");
    EXPECT_EQ(over_in(PortfolioSpace{*parse_restrictions("regular 3"), 4, 9}), "all");
    EXPECT_EQ(over_in(PortfolioSpace{*parse_restrictions("trees"), 4, 9}), "") << "by flips alone";
    const GraphRestrictions petersen = *parse_restrictions("regular 3 triangle-free square-free");
    EXPECT_EQ(over_in(PortfolioSpace{petersen, 10, 10}), "") << "by flips alone";
    EXPECT_EQ(over_in(LargeTreeSpace{4, 70}), "");
    EXPECT_EQ(over_in(DigraphSpace{{}, 4, 9}, About::digraphs), "");
}

/// A side that is equal to the other has no slack.
TEST(GuidedHunts, TellTheSlackOfTheClosest) {
    const auto closest = [](const char* text) {
        const Conjecture holds(*parse_expression(text));
        return hunt_guided(holds, few_tries(SearchSpace{connected_ones, 4, 9}, 800), "", {})
            .closest->slack;
    };
    EXPECT_EQ(closest("size <= order * (order - 1) / 2"), 0);
    EXPECT_EQ(closest("order < 12"), 3);
    EXPECT_EQ(closest("order <= 12"), 3);
}

template <class Space>
std::string refusal_in(const Space& space, About about = About::graphs) {
    try {
        hunt_guided(Conjecture(*parse_expression("order > 0", about)), few_tries(space), "", {});
    } catch (const InputError& e) {
        return e.what();
    }
    return "";
}

TEST(GuidedHunts, SayWhatThereIsNoneOfToBeginWith) {
    const GraphRestrictions none = *parse_restrictions("trees edges 30");
    EXPECT_THAT(refusal_in(SearchSpace{none, 4, 9}), HasSubstr("no graph to begin with among "));
    EXPECT_THAT(refusal_in(BlowUpSpace{none, 4, 9}), HasSubstr("no blow-up to begin with among "));
    EXPECT_THAT(refusal_in(CompositionSpace{none, 4, 9}),
                HasSubstr("no composition to begin with among "));
    EXPECT_THAT(refusal_in(CayleySpace{none, 4, 9}), HasSubstr("no graph to begin with among "));
    EXPECT_THAT(refusal_in(DigraphSpace{**parse_digraph_class("acyclic strongly_connected"), 4, 9},
                           About::digraphs),
                HasSubstr("no digraph to begin with among "));
}

/// What is refuted has at least seven vertices; of connected graphs of order 7 and fewer the least
/// is told by exhaustion, whatever the space. A root is any vertex of the seven: all instances are
/// told.
template <class Space>
HuntReport refuted_in(const Space& space, const char* text = "degree < 0 or order < 7") {
    const HuntReport report =
        hunt_guided(Conjecture(*parse_expression(text)), few_tries(space, 4000), "", {});
    EXPECT_EQ(report.verdict, HuntVerdict::refuted);
    EXPECT_EQ(report.leastness, Leastness::exhaustive);
    EXPECT_EQ(report.counterexamples.front().graph.order(), 7);
    EXPECT_TRUE(report.hit.has_value());
    EXPECT_FALSE(report.closest.has_value());
    return report;
}

/// The Petersen graph is the least that is connected, has more than two vertices, and looks alike
/// from each vertex, but has no Hamiltonian cycle. It is no Cayley graph.
TEST(GuidedHunts, GoThroughTheListOfVertexTransitiveGraphs) {
    const Conjecture conjecture(
        *parse_expression("order < 3 or not vertex_transitive or hamiltonian"));
    const Graph petersen = canonical(*parse_small_graph("IheA@GUAo"));
    const auto hunted = [&](const auto& space, std::uint64_t tries, int islands = 8) {
        auto search = few_tries(space, tries);
        search.islands = islands;
        return hunt_guided(conjecture, search, "", {.threads = 2});
    };
    const CayleySpace cayley{connected_ones, 9, 10};
    const PortfolioSpace all{connected_ones, 9, 10};
    for (const HuntReport& report : {hunted(cayley, 10'000), hunted(all, 10'000)}) {
        ASSERT_EQ(report.verdict, HuntVerdict::refuted);
        EXPECT_TRUE(report.is_hit_listed);
        EXPECT_FALSE(report.constructions);
        EXPECT_EQ(canonical(report.hit->graph()), petersen);
    }
    // The first island goes through it after 1,024 graphs.
    std::vector<Graph> listed;
    for (const int order : {9, 10})
        std::ranges::copy_if(vertex_transitive_graphs(order), std::back_inserter(listed),
                             is_connected);
    const auto place =
        std::ranges::find(listed, petersen, [](const Graph& g) { return canonical(g); });
    EXPECT_EQ(hunted(cayley, 3000, 1).graphs,
              static_cast<std::uint64_t>(1024 + (place - listed.begin()) + 1));
    EXPECT_EQ(hunted(cayley, 8 * 1024).verdict, HuntVerdict::none_found);
    CayleySpace circulants = cayley;
    circulants.cyclic_only = true;
    EXPECT_EQ(hunted(circulants, 10'000).verdict, HuntVerdict::none_found);
}

TEST(GuidedHunts, ReplaceAHitByALeastOneInEachSpace) {
    EXPECT_FALSE(refuted_in(SearchSpace{connected_ones, 4, 9}).constructions);
    for (const auto& [report, over] :
         {std::pair{refuted_in(BlowUpSpace{connected_ones, 4, 9}), "blowups"},
          std::pair{refuted_in(CompositionSpace{connected_ones, 4, 9}), "compositions"},
          std::pair{refuted_in(cayley_ones(true)), "cayley"},
          std::pair{refuted_in(linked_ones(4, 30)), "links"}}) {
        EXPECT_EQ(report.constructions->over, over);
        EXPECT_EQ(canonical(small_graph_of(report.constructions->hit).value()),
                  canonical(report.hit->graph()))
            << over;
        EXPECT_LE(report.constructions->graph.order(), report.hit->order()) << over;
        EXPECT_EQ(canonical(small_graph_of(report.constructions->least).value()),
                  canonical(report.constructions->graph.graph()))
            << over;
        EXPECT_EQ(report.families.empty() && report.families_left.empty(),
                  std::string(over) == "cayley")
            << over;
    }
}

/// At order 7 both sides are equal. The instances counted are those of the least construction, in
/// order.
TEST(GuidedHunts, ShrinkAConstructionToTheEdge) {
    int larger_hits = 0;
    int other_counts = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        GuidedBlowUpSearch guided = few_tries(BlowUpSpace{connected_ones, 4, 9});
        guided.seed = seed;
        const HuntReport graphs =
            hunt_guided(Conjecture(*parse_expression("order < 7")), guided, "", {});
        EXPECT_EQ(graphs.constructions->graph.order(), 7) << seed;
        larger_hits += graphs.hit->order() > 7 ? 1 : 0;
        HuntOptions options;
        options.exhaustive_order_max = 3;
        const HuntReport roots = hunt_guided(
            Conjecture(*parse_expression("degree < 0 or order < 7")), guided, "", options);
        const Graph& least = roots.constructions->graph.graph();
        const std::size_t count = orbit_representatives(least).size();
        EXPECT_EQ(roots.failures, count) << seed;
        other_counts += orbit_representatives(roots.hit->graph()).size() != count ? 1 : 0;
        EXPECT_TRUE(std::ranges::is_sorted(roots.counterexamples, precedes)) << seed;
    }
    EXPECT_GT(larger_hits, 0);
    EXPECT_GT(other_counts, 0);
}

/// The hit is told at the least of its vertices, as instances go.
TEST(GuidedHunts, TellTheLeastInstanceOfAHit) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        GuidedSearch guided = few_tries(SearchSpace{connected_ones, 6, 6});
        guided.seed = seed;
        HuntOptions options;
        options.exhaustive_order_max = 3;
        const HuntReport report =
            hunt_guided(Conjecture(*parse_expression("degree < 0")), guided, "", options);
        std::vector<Found> at_each;
        for (Vertex v : report.hit->graph().vertices()) at_each.push_back(found_at(*report.hit, v));
        EXPECT_EQ(*report.hit, std::ranges::min(at_each, precedes).graph) << seed;
    }
}

TEST(GuidedHunts, SayWhatWasStoppedAndWhatWasGivenUp) {
    runs::Stop stop;
    stop.request();
    const HuntReport stopped =
        hunt_guided(Conjecture(*parse_expression("order > 0")),
                    few_tries(SearchSpace{connected_ones, 4, 9}), "", {.stop = stop.token()});
    EXPECT_FALSE(stopped.complete_order);
    EXPECT_EQ(stopped.graphs, 0u);
    const HuntReport given_up = hunt_guided(
        Conjecture(*parse_expression("independence_number <= induced_bipartite_number")),
        few_tries(linked_ones(100, 200), 16), "", {});
    EXPECT_GT(given_up.given_up.count, 0u);
}

/// All vertices of a hit that is as small as it can be, and their number.
TEST(GuidedHunts, CountTheInstancesOfAHit) {
    const Conjecture leafless(*parse_expression("degree < 1"));
    const GuidedTreeSearch edges = few_tries(LargeTreeSpace{2, 2}, 9);
    const HuntReport two = hunt_guided(Conjecture(*parse_expression("order < 2")), edges, "", {});
    EXPECT_EQ(two.failures, 1u);
    EXPECT_EQ(two.leastness, Leastness::shrunk);
    EXPECT_EQ(two.hit->order(), 2);
    HuntOptions options;
    options.exhaustive_order_max = 2;
    const HuntReport paths = hunt_guided(
        leafless, few_tries(SearchSpace{*parse_restrictions("trees"), 5, 5}, 9), "", options);
    EXPECT_EQ(paths.leastness, Leastness::shrunk);
    EXPECT_GT(paths.failures, 1u);
    EXPECT_EQ(paths.failures, paths.counterexamples.size()) << "no vertex is left out";
}

}  // namespace
}  // namespace gazetteer::conjectures
