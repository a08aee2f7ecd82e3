// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions are rewritten within their space, what is found is read back, and a portfolio says
// which of its spaces found it.
#include "counterexamples/search/constructions/composition_space.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "counterexamples/search/guided_hunt.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"
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

/// Beyond 64 vertices too.
TEST(CompositionSteps, LinkAtSingleVerticesToo) {
    const CompositionSpace space = linked_compositions(composition_space("connected", 40, 150));
    EXPECT_EQ(to_string(space),
              "linked compositions of at most 15 parts among connected graphs of order 40 to 150");
    properties::Dice dice(5);
    std::optional<Composition> c = start_in(space, dice);
    std::set<bool> sizes;
    for (int i = 0; i < 200; ++i) {
        ASSERT_TRUE(c);
        const AnyGraph g = any_graph_of(*c).value();
        ASSERT_TRUE(40 <= g.order() && g.order() <= 150 && components(g.sparse()).size() == 1 &&
                    c->nodes() <= 15)
            << to_string(*c);
        sizes.insert(g.is_large());
        const auto read = parse_graph_text(to_string(*c));
        ASSERT_TRUE(read && *read == g.sparse()) << to_string(*c);
        c = i % 5 == 4 ? reduced(space, *c, dice) : moved(space, *c, dice);
    }
    EXPECT_EQ(sizes.size(), 2u);
    EXPECT_FALSE(small_graph_of(*parse_composition("empty(65)")));
    EXPECT_EQ(small_graph_of(*parse_composition("K64")).value().size(), 2016);
    EXPECT_FALSE(composition_space("", 4, 64).contains(*parse_composition("line(path(65))")));
    EXPECT_FALSE(any_graph_of(*parse_composition("empty(1001)")));
    EXPECT_TRUE(any_graph_of(*parse_composition("empty(1000)")));
    EXPECT_FALSE(any_graph_of(*parse_composition("K143"))) << "10,153 edges";
    EXPECT_EQ(any_graph_of(*parse_composition("K64")).value(), AnyGraph(to_graph(complete(64))));
}

/// The small one by the evaluator of small graphs, the other by that of large ones.
TEST(CompositionSteps, TheSpaceEndsAtItsBounds) {
    const CompositionSpace small = composition_space("bipartite", 4, 64);
    const CompositionSpace large = composition_space("bipartite", 40, 100);
    const auto has = [](const CompositionSpace& space, const char* text) {
        return space.contains(*parse_composition(text));
    };
    for (const char* text : {"path(4)", "path(64)", "union(K1, K1, K1, K1, K1, K1, K1, K1)"})
        EXPECT_TRUE(has(small, text)) << text;
    for (const char* text :
         {"path(3)", "path(65)", "cycle(5)", "union(K1, K1, K1, K1, K1, K1, K1, K1, K1)"})
        EXPECT_FALSE(has(small, text)) << text;
    for (const char* text : {"path(40)", "path(64)", "path(100)"})
        EXPECT_TRUE(has(large, text)) << text;
    for (const char* text : {"path(39)", "path(101)", "cycle(41)", "cycle(99)"})
        EXPECT_FALSE(has(large, text)) << text;
    EXPECT_TRUE(has(composition_space("", 4, 65), "line(path(65))"));
}

/// Where the step leads, from many throws of the dice.
std::set<std::string> rewritten_to(CompositionStep step, const char* from, bool is_linked = false) {
    properties::Dice dice(7);
    std::set<std::string> result;
    for (int i = 0; i < 400; ++i)
        if (const auto next = applied(step, *parse_composition(from), dice, is_linked))
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
    EXPECT_EQ(rewritten_to(CompositionStep::change_leaf, "K4"),
              (Texts{"K4", "empty(4)", "path(4)", "cycle(4)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::change_leaf, "K2"), (Texts{"K2", "empty(2)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::change_number, "K1"), Texts{"K2"});
    EXPECT_THAT(rewritten_to(CompositionStep::change_number, "K2"), ::testing::Contains("K1"));
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

TEST(CompositionSteps, DoWhatTheySayWhereGraphsAreLinked) {
    using Texts = std::set<std::string>;
    EXPECT_EQ(rewritten_to(CompositionStep::change_way, "link(K2, K3, K4)", true),
              (Texts{"link(K2, K3, K4)", "amalgam(K2, K3, K4)"}));
    EXPECT_EQ(rewritten_to(CompositionStep::change_way, "corona(K2, K3)", true),
              (Texts{"corona(K2, K3)", "link(K2, K3)", "amalgam(K2, K3)", "beads(K2, K3)"}));
    EXPECT_THAT(rewritten_to(CompositionStep::wrap, "cycle(5)", true),
                ::testing::IsSupersetOf(
                    {"link(cycle(5), K1)", "link(K1, cycle(5))", "beads(K2, cycle(5))"}));
    EXPECT_THAT(
        rewritten_to(CompositionStep::add_part, "link(K2, K3)", true),
        ::testing::IsSupersetOf({"link(K2, K3, K1)", "link(K1, K3, K2)", "link(K2, K1, K3)"}));
    EXPECT_THAT(rewritten_to(CompositionStep::remove_part, "link(K2, K3, K4)", true),
                ::testing::Contains("link(K2, K4)"));
}

TEST(CompositionSteps, ShrinkToWhatIsSmallerOrShorter) {
    for (const char* text : {"line(cone(cycle(4)))", "join(K3, empty(2), path(4))",
                             "substitution(cycle(5), corona(K2, K1))", "complement(path(4))",
                             "link(K3, path(70), K2)", "beads(path(30), K3)"}) {
        const Composition c = *parse_composition(text);
        const auto all = one_smaller(c);
        EXPECT_FALSE(all.empty()) << text;
        for (const Composition& smaller : all) {
            const int order = any_graph_of(smaller)->order();
            const int of_c = any_graph_of(c)->order();
            EXPECT_TRUE(order < of_c || (order == of_c && smaller.nodes() < c.nodes()))
                << text << " to " << to_string(smaller);
        }
    }
    std::multiset<std::string> smaller;
    for (const Composition& c : one_smaller(*parse_composition("join(K2, K3, path(4))")))
        smaller.insert(to_string(c));
    EXPECT_EQ(smaller,
              (std::multiset<std::string>{
                  "K2", "K3", "path(4)", "join(K3, path(4))", "join(K2, path(4))", "join(K2, K3)",
                  "join(K1, K3, path(4))", "join(K2, K2, path(4))", "join(K2, K3, path(3))"}));
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

/// A blow-up that came closest is told in the simplest way; an expression of parts stays as it is.
TEST(CompositionSearch, TellsTheClosestSimply) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const Conjecture complete_last(*parse_expression("size <= order * (order - 1) / 2"));
        GuidedBlowUpSearch classes{{{}, 6, 6}};
        classes.seed = seed;
        classes.tries = 3000;
        const HuntReport report = hunt_guided(complete_last, classes, "", {});
        ASSERT_TRUE(report.closest && report.closest->as);
        EXPECT_EQ(to_string(*report.closest->as), "K6");
    }
    auto linked = composed_search(linked_compositions(composition_space("connected", 10, 10)), 400);
    const HuntReport report =
        hunt_guided(Conjecture(*parse_expression("diameter <= 9")), linked, "", {});
    ASSERT_TRUE(report.closest && report.closest->as);
    EXPECT_EQ(report.guided->over, "links");
    EXPECT_EQ(canonical(*small_graph_of(*report.closest->as)),
              canonical(report.closest->graph.graph()));
}

/// Beyond 64 vertices; for any number of threads the same.
TEST(CompositionSearchLong, FindsALargeGraph) {
    const Conjecture conjecture(
        *parse_expression("order < 70 or max_degree > 4 or 5 * matching_number > 2 * order"));
    const auto guided =
        composed_search(linked_compositions(composition_space("connected", 4, 90)), 5000);
    const HuntReport found = hunt_guided(conjecture, guided, "connected", {.threads = 2});
    ASSERT_EQ(found.verdict, HuntVerdict::refuted);
    EXPECT_EQ(found.leastness, Leastness::shrunk);
    const auto read = parse_graph_text(to_string(found.constructions->least));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, found.constructions->graph.sparse());
    EXPECT_TRUE(found.constructions->graph.is_large());
    EXPECT_EQ(search(conjecture, guided, {.threads = 1}).hit,
              search(conjecture, guided, {.threads = 3}).hit);
}

}  // namespace
}  // namespace gazetteer::conjectures
