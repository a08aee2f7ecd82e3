// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the families of a counterexample is what the evaluator says of each member.
#include "counterexamples/constructions/found_families.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families/blow_up_text.hpp"
#include "graph/families/composition_text.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

HuntReport told_of_expression(const char* conjecture, const char* graphs, const Composition& c,
                              const HuntOptions& options = {}) {
    HuntReport result;
    tell_families(Conjecture(*parse_expression(conjecture)), *parse_restrictions(graphs), c, result,
                  options);
    return result;
}
HuntReport told_of_expression(const char* conjecture, const char* graphs, const char* expression,
                              const HuntOptions& options = {}) {
    return told_of_expression(conjecture, graphs, *parse_composition(expression), options);
}
HuntReport told_of(const char* conjecture, const char* graphs, const char* blow_up,
                   const HuntOptions& options = {}) {
    return told_of_expression(conjecture, graphs, Composition{*parse_blow_up(blow_up)}, options);
}

const FamilyFound& family_named(const HuntReport& report, const std::string& name) {
    for (const FamilyFound& found : report.families)
        if (to_string(found.family) == name) return found;
    throw ContractViolation("no family " + name);
}

TEST(FoundFamilies, TellEveryValueThatRefutesAndNoOther) {
    // On the corona of K_m: order 2m, size m (m - 1) / 2 + m.
    const HuntReport report = told_of("size <= 2 * order", "connected", "corona(K8, K1)");
    ASSERT_EQ(report.families.size(), 1u);
    const FamilyFound& found = report.families.front();
    EXPECT_EQ(to_string(found.family), "corona(Km, K1)");
    EXPECT_EQ(found.judged_to, 40);
    EXPECT_EQ(found.left, "");
    EXPECT_THAT(found.refuting, ::testing::ElementsAre(Range{8, 40}));
    EXPECT_TRUE(found.is_wider());
}

/// Conjecture 85 of Written on the Wall II: a largest induced tree of a corona of K_m has 4
/// vertices, and m of the 2m vertices are at even distance from each. sqrt(1 + 2m) > 4 from m = 8
/// on.
TEST(FoundFamilies, HaveTheCoronasOfAConjecture) {
    const HuntReport report = told_of(
        "ceil(sqrt(1 + 2 * (min u: |{w: distance(u, w) mod 2 = 0}|))) <= "
        "induced_tree_number",
        "connected", "corona(K9, K1)");
    ASSERT_EQ(report.families.size(), 1u);
    EXPECT_EQ(to_string(report.families.front().family), "corona(Km, K1)");
    EXPECT_THAT(report.families.front().refuting, ::testing::ElementsAre(Range{8, 40}));
    const HuntReport near =
        told_of("ceil(sqrt(2 * (min u: |{w: distance(u, w) mod 2 = 0}|))) <= induced_tree_number",
                "connected", "corona(K9, K1)");
    EXPECT_THAT(near.families.front().refuting, ::testing::ElementsAre(Range{9, 40}));
}

TEST(FoundFamilies, HaveGapsWhereTheyHaveThem) {
    const HuntReport report = told_of("max_degree != 6 and max_degree != 8 and max_degree != 9", "",
                                      "join(K1, empty(6))", {.family_size_max = 12});
    EXPECT_THAT(family_named(report, "join(K1, empty(m))").refuting,
                ::testing::ElementsAre(Range{6, 6}, Range{8, 9}));
    EXPECT_THAT(family_named(report, "complete_multipartite(m, 6)").refuting,
                ::testing::ElementsAre(Range{1, 6}, Range{8, 9}));
    EXPECT_THAT(family_named(report, "join(Km, empty(6))").refuting,
                ::testing::ElementsAre(Range{1, 1}, Range{3, 4}));
    EXPECT_EQ(family_named(report, "join(Km, empty(6))").judged_to, 12);
}

TEST(FoundFamilies, AreOfTheClassThatWasAskedFor) {
    EXPECT_THAT(told_of("order < 3", "degree 0..4", "K3").families.front().refuting,
                ::testing::ElementsAre(Range{3, 5}));
    EXPECT_THAT(
        told_of("order < 3", "bipartite", "complete_multipartite(2, 2)").families.front().refuting,
        ::testing::ElementsAre(Range{1, 40}));
}

/// Nothing is claimed beyond what was evaluated.
TEST(FoundFamilies, SayWhereTheyEnd) {
    const HuntReport none = told_of("not chordal or order < 5", "", "K5");
    EXPECT_TRUE(none.families.empty());
    EXPECT_EQ(none.families_left, "chordal takes graphs of order at most 64");
    const HuntOptions plainly{.family_size_max = 70, .judges_families_plainly = true};
    const HuntReport chordal = told_of("not chordal or order < 5", "", "K5", plainly);
    ASSERT_EQ(chordal.families.size(), 1u);
    EXPECT_EQ(chordal.families.front().judged_to, 64);
    EXPECT_THAT(chordal.families.front().left, ::testing::HasSubstr("at most 64"));
    EXPECT_THAT(chordal.families.front().refuting, ::testing::ElementsAre(Range{5, 64}));
    const HuntReport vertices = told_of("degree < 4", "", "K5", plainly);
    EXPECT_THAT(vertices.families.front().refuting, ::testing::ElementsAre(Range{5, 64}));
    // The middle of a star, which is one vertex of many.
    const HuntReport star = told_of("degree < 4", "", "join(K1, empty(6))", plainly);
    EXPECT_THAT(family_named(star, "join(K1, empty(m))").refuting,
                ::testing::ElementsAre(Range{4, 63}));
}

TEST(FoundFamilies, StopWhenAskedToAndAreTheSameForAnyNumberOfThreads) {
    std::stop_source stopped;
    stopped.request_stop();
    HuntReport report = told_of("order < 3", "", "K3", {.stop = stopped.get_token()});
    for (const FamilyFound& found : report.families) EXPECT_EQ(found.left, "stopped");
    const char* text = "radius < 2 or size < 30";
    const char* b = "blowup(K4, empty(4), corona(K2, K1); 0-1 1-2)";
    const HuntReport one = told_of(text, "connected", b, {.threads = 1});
    EXPECT_EQ(told_of(text, "connected", b, {.threads = 3}).families, one.families);
    EXPECT_GT(one.families.size(), 3u);
}

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// cone(cycle(m)) has m + 1 vertices, and is there from m = 3 on.
TEST(FamiliesOfExpressions, RefuteFromANumberOnOrToOneOrWithAHole) {
    const auto refuting = [](const char* conjecture) {
        return family_named(told_of_expression(conjecture, "connected", "cone(cycle(9))"),
                            "cone(cycle(m))")
            .refuting;
    };
    EXPECT_THAT(refuting("order < 10"), ElementsAre(Range{9, 40}));
    EXPECT_THAT(refuting("order > 10"), ElementsAre(Range{3, 9}));
    EXPECT_THAT(refuting("order > 20 or order < 10"), ElementsAre(Range{9, 19}));
    EXPECT_THAT(refuting("order = 12 or order < 10"), ElementsAre(Range{9, 10}, Range{12, 40}));
    EXPECT_THAT(refuting("order < 0"), ElementsAre(Range{3, 40}));
    EXPECT_THAT(refuting("order != 10 and order != 41"), ElementsAre(Range{9, 9}, Range{40, 40}));
    EXPECT_THAT(refuting("order != 10 and order != 42"), ElementsAre(Range{9, 9}));
    EXPECT_THAT(refuting("order != 10 and order != 3"), ElementsAre(Range{9, 9}))
        << "cone(cycle(2)) is no graph";
}

TEST(FamiliesOfExpressions, AreJudgedByTheirGraphs) {
    // 5m vertices, of degree 2 and more.
    const HuntReport beads = told_of_expression("min_degree < 2 or order != 30 and order < 60",
                                                "connected", "beads(path(5), cycle(6))");
    EXPECT_THAT(family_named(beads, "beads(path(5), cycle(m))").refuting,
                ElementsAre(Range{6, 6}, Range{12, 40}));
    EXPECT_THAT(family_named(beads, "beads(path(m), cycle(6))").refuting,
                ElementsAre(Range{5, 5}, Range{10, 40}));
    const HuntReport linked = told_of_expression("independence_number < 9", "connected",
                                                 "link(K3, beads(path(8), K3), K3)");
    EXPECT_THAT(family_named(linked, "link(K3, beads(path(m), K3), K3)").refuting,
                ElementsAre(Range{7, 40}));
    EXPECT_THAT(family_named(linked, "link(Km, beads(path(8), Km), Km)").refuting,
                ElementsAre(Range{2, 40}));
    EXPECT_EQ(linked.families.size(), 5u);
}

TEST(FamiliesOfExpressions, AreOfTheClassThatWasAskedFor) {
    const HuntReport split = told_of_expression("order < 5", "split", "join(K3, union(K1, K2))",
                                                {.family_size_max = 70});
    const FamilyFound& cliques = family_named(split, "join(K3, union(K1, Km))");
    EXPECT_EQ(cliques.judged_to, 60);
    EXPECT_THAT(cliques.refuting, ElementsAre(Range{1, 60}));
    EXPECT_THAT(cliques.left, HasSubstr("that large graphs are not recognised to be of"));
    const FamilyFound& two = family_named(split, "join(K3, union(Km, K2))");
    EXPECT_EQ(two.judged_to, 59);
    EXPECT_THAT(two.refuting, ElementsAre(Range{1, 1}));
    const HuntReport flat =
        told_of_expression("order < 5", "K4-free", "cone(cycle(5))", {.family_size_max = 70});
    const FamilyFound& wheels = family_named(flat, "cone(cycle(m))");
    EXPECT_THAT(wheels.refuting, ElementsAre(Range{4, 63})) << "K4 is cone(cycle(3))";
    EXPECT_THAT(wheels.left, HasSubstr("a block of more than 64 vertices"));
}

TEST(FamiliesOfExpressions, SayWhereTheyEnd) {
    const HuntReport large = told_of_expression("size < 30", "connected", "corona(K8, empty(8))");
    const FamilyFound& both = family_named(large, "corona(Km, empty(m))");
    EXPECT_EQ(both.judged_to, 31);
    EXPECT_EQ(both.left, "the order is 1056; at most 1000 is made");
    EXPECT_THAT(both.refuting, ElementsAre(Range{5, 31}));
    const char* forests = "induced_forest_number < 7";
    const HuntReport slow = told_of_expression(forests, "connected", "prism(5)");
    const FamilyFound& prisms = family_named(slow, "prism(m)");
    EXPECT_EQ(prisms.judged_to, 16);
    EXPECT_THAT(prisms.left, HasSubstr("induced_forest_number takes long where a block has more"));
    const HuntReport plainly = told_of_expression(
        forests, "connected", "prism(5)", {.family_size_max = 17, .judges_families_plainly = true});
    EXPECT_EQ(family_named(plainly, "prism(m)").judged_to, 17);
    const HuntReport none = told_of_expression("not planar", "", "cone(cycle(5))");
    EXPECT_TRUE(none.families.empty());
    EXPECT_EQ(none.families_left, "planar takes graphs of order at most 64");
}

constexpr const char* told_conjecture =
    "independence_number + induced_forest_number != 9 and max_degree != diameter + 3";

/// The values to 5 that refute, each found by the evaluator of all graphs; none where one of these
/// graphs has more than 24 vertices.
std::vector<int> plainly_refuting(const CompositionFamily& family) {
    Evaluator evaluator{Conjecture(*parse_expression(told_conjecture))};
    std::vector<int> result;
    for (int m = 1; m <= 5; ++m) {
        const auto member = family.at(m);
        if (!member) continue;
        const auto made = std::get<MadeGraph>(made_of(*member));
        if (made.order > 24) return {};
        evaluator.load(to_graph(SparseGraph(made.order, made.edges)));
        if (evaluator.at(-1) == Instance::fails) result.push_back(m);
    }
    return result;
}

/// The same as they are told of a member.
std::vector<int> told_refuting(const CompositionFamily& family, const Composition& member) {
    const HuntReport report =
        told_of_expression(told_conjecture, "", member, {.family_size_max = 5});
    std::vector<int> result;
    for (const Range& r : family_named(report, to_string(family)).refuting)
        for (int m = r.low; m <= r.high; ++m) result.push_back(m);
    return result;
}

TEST(FamiliesOfExpressionsStandard, AreToldAsPlainEvaluationHasThem) {
    int told = 0;
    for (const char* expression :
         {"corona(K4, K1)", "link(corona(K1, empty(3)), beads(path(3), link(K3, K1)), K2)",
          "join(union(K3, K3), empty(2))", "cartesian(cycle(4), K2)", "line(corona(K3, K1))",
          "substitution(path(4), empty(2))", "complement(beads(path(3), K2))"})
        for (const CompositionFamily& family : families_of(*parse_composition(expression))) {
            const std::vector<int> refuting = plainly_refuting(family);
            for (const int m : refuting) {
                const Composition member = *family.at(m);
                // A number that is equal to another makes other families of it.
                const auto same = [&](const CompositionFamily& other) {
                    return to_string(other) == to_string(family);
                };
                if (std::ranges::none_of(families_of(member), same)) continue;
                EXPECT_EQ(told_refuting(family, member), refuting) << to_string(family);
                ++told;
                break;
            }
        }
    EXPECT_GT(told, 8);
}

const std::vector<const char*> classes_of_graphs{
    "connected", "biconnected", "bipartite",  "triangle-free",      "square-free", "K4-free",
    "chordal",   "split",       "perfect",    "claw-free",          "trees",       "regular",
    "regular 3", "degree 2..5", "edges 10..", "connected claw-free"};

TEST(BlowUpsOfAClassStandard, AreKnownByTheirClasses) {
    for_each_blow_up(2, 1, 14, [](const BlowUp& b) {
        for (const char* graphs : classes_of_graphs) {
            const GraphRestrictions which = *parse_restrictions(graphs);
            EXPECT_EQ(belongs_by_classes(which, b), belongs(which, b.small_graph()))
                << graphs << " " << to_string(b);
        }
        return !testing::Test::HasFailure();
    });
    for_each_blow_up(3, 8, 9, [](const BlowUp& b) {
        for (const char* graphs : classes_of_graphs) {
            const GraphRestrictions which = *parse_restrictions(graphs);
            EXPECT_EQ(belongs_by_classes(which, b), belongs(which, b.small_graph()))
                << graphs << " " << to_string(b);
        }
        return !testing::Test::HasFailure();
    });
    EXPECT_TRUE(belongs(*parse_restrictions("split"), *parse_blow_up("join(K50, empty(70))")));
    EXPECT_FALSE(belongs(*parse_restrictions("edges ..2016"), *parse_blow_up("K100")) &&
                 belongs(*parse_restrictions("edges ..2015"), *parse_blow_up("K100")));
}

}  // namespace
}  // namespace gazetteer::conjectures
