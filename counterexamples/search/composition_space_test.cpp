// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions are rewritten within their space, what is found is read back, and a portfolio says
// which of its spaces found it.
#include "counterexamples/search/composition_space.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "counterexamples/search/guided_hunt.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families/composition_text.hpp"
#include "graph/families/graph_text.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

CompositionSpace composition_space(const char* graphs, int order_min, int order_max) {
    return {*parse_restrictions(graphs), order_min, order_max};
}

TEST(CompositionSteps, StayInTheSpaceAndAreReadBack) {
    for (const char* graphs : {"", "connected", "bipartite", "triangle-free", "degree 1..5"}) {
        const CompositionSpace space = composition_space(graphs, 4, 20);
        properties::Dice dice(5);
        std::optional<Composition> c;
        std::set<std::string> seen;
        for (int i = 0; i < 400; ++i) {
            if (i % 80 == 0) c = start_in(space, dice);
            ASSERT_TRUE(c) << graphs;
            const Graph g = small_graph_of(*c).value();
            ASSERT_TRUE(4 <= g.order() && g.order() <= 20 && belongs(space.which, g) &&
                        c->nodes() <= space.nodes_max)
                << to_string(*c);
            const auto read = parse_small_graph_text(to_string(*c));
            ASSERT_TRUE(read && *read == g) << to_string(*c);
            seen.insert(to_string(*c));
            c = i % 5 == 3   ? grown(space, *c, dice)
                : i % 5 == 4 ? reduced(space, *c, dice)
                             : moved(space, *c, dice);
        }
        EXPECT_GT(seen.size(), 40u) << graphs;
    }
}

/// Where the step leads, from many throws of the dice.
std::set<std::string> rewritten_to(CompositionStep step, const char* from) {
    properties::Dice dice(7);
    std::set<std::string> result;
    for (int i = 0; i < 400; ++i)
        if (const auto next = applied(step, *parse_composition(from), dice))
            result.insert(to_string(*next));
    return result;
}

TEST(CompositionSteps, DoWhatTheySay) {
    using Texts = std::set<std::string>;
    EXPECT_EQ(rewritten_to(CompositionStep::unwrap, "join(cycle(5), cone(K3))"),
              (Texts{"cycle(5)", "cone(K3)", "join(cycle(5), K3)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::exchange_parts, "corona(cycle(5), K2)"),
              (Texts{"corona(cycle(5), K2)", "corona(K2, cycle(5))"}));
    EXPECT_EQ(rewritten_to(CompositionStep::change_way, "union(K2, K3, K4)"),
              Texts{"join(K2, K3, K4)"});
    EXPECT_EQ(rewritten_to(CompositionStep::change_way, "cone(K4)"),
              (Texts{"cone(K4)", "line(K4)", "complement(K4)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::change_way, "corona(K2, K3)"),
              (Texts{"join(K2, K3)", "union(K2, K3)", "corona(K2, K3)", "cartesian(K2, K3)",
                     "tensor(K2, K3)", "substitution(K2, K3)", "strong(K2, K3)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::remove_part, "union(K2, K3, K4)"),
              (Texts{"union(K2, K3)", "union(K2, K4)", "union(K3, K4)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::remove_part, "union(K2, K3)"), Texts{});
    EXPECT_EQ(
        rewritten_to(CompositionStep::copy_part, "cartesian(K2, path(3))"),
        (Texts{"cartesian(K2, path(3))", "cartesian(K2, K2)", "cartesian(path(3), path(3))"}));
    EXPECT_EQ(rewritten_to(CompositionStep::change_leaf, "K5"),
              (Texts{"K5", "empty(5)", "path(5)", "cycle(5)"}));
    EXPECT_THAT(rewritten_to(CompositionStep::change_number, "cycle(5)"),
                ::testing::IsSupersetOf({"cycle(4)", "cycle(6)"}));
    EXPECT_THAT(
        rewritten_to(CompositionStep::wrap, "cycle(5)"),
        ::testing::IsSupersetOf({"cone(cycle(5))", "line(cycle(5))", "join(cycle(5), K1)"}));
    EXPECT_THAT(rewritten_to(CompositionStep::add_part, "join(K2, K3)"),
                ::testing::Contains("join(K2, K3, K1)"));
    EXPECT_THAT(rewritten_to(CompositionStep::replace, "line(K4)"),
                ::testing::Contains("line(K1)"));
}

TEST(CompositionSteps, ShrinkToWhatIsSmallerOrShorter) {
    for (const char* text : {"line(cone(cycle(4)))", "join(K3, empty(2), path(4))",
                             "substitution(cycle(5), corona(K2, K1))", "complement(path(4))"}) {
        const Composition c = *parse_composition(text);
        const auto all = one_smaller(c);
        EXPECT_FALSE(all.empty()) << text;
        for (const Composition& smaller : all) {
            const int order = small_graph_of(smaller)->order();
            const int of_c = small_graph_of(c)->order();
            EXPECT_TRUE(order < of_c || (order == of_c && smaller.nodes() < c.nodes()))
                << text << " to " << to_string(smaller);
        }
    }
    EXPECT_TRUE(one_smaller(*parse_composition("K1")).empty());
    EXPECT_FALSE(small_graph_of(*parse_composition("K65")));
}

template <class Space>
GuidedSearchIn<Space> composed_search(Space space, std::uint64_t tries) {
    GuidedSearchIn<Space> result;
    result.space = std::move(space);
    result.tries = tries;
    return result;
}

/// Neither five of a clique nor three independent, of 10: a pentagon of edges is one.
constexpr const char* pentagon_of_edges =
    "order < 10 or clique_number > 4 or independence_number > 2";

TEST(CompositionSearchStandard, FindsAGraphThatIsReadBack) {
    const Conjecture conjecture(*parse_expression(pentagon_of_edges));
    const HuntReport found =
        hunt_guided(conjecture, composed_search(composition_space("", 5, 12), 40'000), "", {});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    EXPECT_EQ(found.constructions->over, "compositions");
    EXPECT_EQ(found.guided->over, "compositions");
    const auto read = parse_small_graph_text(to_string(found.constructions->least));
    ASSERT_TRUE(read);
    EXPECT_EQ(canonical(*read), canonical(found.constructions->graph.graph()));
}

TEST(CompositionSearch, APortfolioSaysWhichSpaceFoundIt) {
    const Conjecture conjecture(
        *parse_expression("order < 13 or not triangle_free or independence_number > 4"));
    PortfolioSpace space;
    space.order_min = 13;
    space.order_max = 13;
    const auto guided = composed_search(space, 60'000);
    const HuntReport found = hunt_guided(conjecture, guided, "", {.exhaustive_order_max = 4});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    EXPECT_EQ(found.guided->over, "all");
    ASSERT_TRUE(found.constructions);
    EXPECT_EQ(found.constructions->over, "cayley");
    EXPECT_THAT(found.searched, HasSubstr("by flips, as blow-ups, as compositions and as Cayley"));
    const GuidedOutcome one = search(conjecture, guided, {.threads = 1});
    const GuidedOutcome many = search(conjecture, guided, {.threads = 3});
    EXPECT_EQ(one.hit, many.hit);
    EXPECT_EQ(one.tries, many.tries);
}

TEST(CompositionSearch, NamesTheClosest) {
    const HuntReport report =
        hunt_guided(Conjecture(*parse_expression("independence_number >= residue")),
                    composed_search(composition_space("", 3, 12), 500), "", {});
    EXPECT_EQ(report.verdict, HuntVerdict::none_found);
    ASSERT_TRUE(report.closest && report.closest->as);
    EXPECT_EQ(canonical(*small_graph_of(*report.closest->as)),
              canonical(report.closest->graph.graph()));
    EXPECT_THROW(hunt_guided(Conjecture(*parse_expression("order > 0")),
                             composed_search(composition_space("edges 70..", 2, 8), 100), "", {}),
                 InputError);
}

}  // namespace
}  // namespace gazetteer::conjectures
