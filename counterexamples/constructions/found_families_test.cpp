// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the families of a counterexample is what the evaluator says of each member.
#include "counterexamples/constructions/found_families.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families/blow_up_text.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

HuntReport told_of(const char* conjecture, const char* graphs, const char* blow_up,
                   const HuntOptions& options = {}) {
    HuntReport result;
    tell_families(Conjecture(*parse_expression(conjecture)), *parse_restrictions(graphs),
                  *parse_blow_up(blow_up), result, options);
    return result;
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
