// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_claims.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "counterexamples/papers/paper_reader.hpp"
#include "graph/errors.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "properties/catalogue.hpp"
#include "properties/framework/verify.hpp"

namespace gazetteer::conjectures {
namespace {

using properties::Report;
using properties::VerdictKind;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::vector<properties::AnyClaim> claims_below(const std::string& below) {
    PaperSurroundings surroundings;
    for (const properties::AnyClaim& claim : properties::catalogue())
        surroundings.compiled.insert(claim.id);
    const PaperReading reading = read_paper("paper Kun24 \"Title\"\n" + below, surroundings);
    EXPECT_THAT(reading.faults, IsEmpty());
    return claims_of(reading.paper);
}

/// The report on a claim with these entries.
Report report_on(const std::string& entries) {
    const auto all = claims_below("claim T \"Says.\"\n  place here\n" + entries);
    return properties::verify_in_tests(all.at(0));
}

TEST(PaperClaims, HoldOverAllGrounds) {
    const Report seen =
        report_on("  holds degree = 0 or N(uvg) or P(uvg)\n  on order ..4\n  on path 5..7\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_EQ(seen.exhaustive.bound, 7);
    // 1 + 2 + 4 + 11 graphs and three paths.
    EXPECT_EQ(seen.exhaustive.instances, 21u);
}

/// Two grids of order 6, one with two rows and one with three.
TEST(PaperClaims, OfGridsSeeTheirRowsAndColumnsAndPrintThemAsTheyAre) {
    const std::string ground = "  on grid 2..3 2..3\n";
    const Report same =
        report_on("  holds rows = 2 and row = 1 -> degree = 2 or 1 < column < columns\n" + ground);
    EXPECT_EQ(same.verdict, VerdictKind::holds);
    EXPECT_EQ(same.exhaustive.instances, 4u);
    EXPECT_EQ(same.exhaustive.nonvacuous, 2u);
    const Report wide = report_on("  holds rows <= columns\n" + ground);
    EXPECT_EQ(wide.verdict, VerdictKind::fails);
    EXPECT_EQ(wide.detail, "rows = 3, columns = 2");
    EXPECT_THAT(wide.complaints,
                testing::Contains(HasSubstr(to_graph6(to_graph(Grid{3, 2}.graph())))));
    const Report first = report_on("  holds rows <= columns\n  refuted by grid 3 2\n" + ground);
    EXPECT_EQ(first.verdict, VerdictKind::refuted);
    EXPECT_THAT(first.complaints, IsEmpty());
}

TEST(PaperClaims, CountWhatMeetsTheHypothesis) {
    const Report seen = report_on("  holds connected -> size >= order - 1\n  on order ..4\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_EQ(seen.exhaustive.instances, 18u);
    EXPECT_EQ(seen.exhaustive.nonvacuous, 10u);
    EXPECT_THAT(seen.complaints, IsEmpty());
}

TEST(PaperClaims, FailAtTheFirstInstanceWithItsVertexAndValues) {
    const Report seen =
        report_on("  holds degree <= 2\n  on trees, order ..6\n  misses less: degree <= 1\n");
    EXPECT_EQ(seen.verdict, VerdictKind::fails);
    EXPECT_EQ(seen.exhaustive.bound, 4);
    EXPECT_THAT(seen.detail, HasSubstr("degree = 3"));
    EXPECT_THAT(seen.complaints, ElementsAre(HasSubstr("fails, first at C")));
}

TEST(PaperClaims, AMissThatHoldsIsAFault) {
    const Report seen =
        report_on("  holds degree < order\n  on order ..4\n  misses near: degree <= order\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_THAT(seen.complaints, ElementsAre("near miss not refuted: near"));
}

TEST(PaperClaims, VariantsByTheMachineAreToldAndNoFault) {
    const Report seen =
        report_on("  holds connected and bipartite -> size <= order + 1\n  on order ..4\n");
    EXPECT_THAT(seen.complaints, IsEmpty());
    const auto refuted = [&](const std::string& name) {
        const auto miss = std::ranges::find(seen.near_misses, name, &properties::NearMissRun::name);
        EXPECT_NE(miss, seen.near_misses.end()) << name;
        EXPECT_TRUE(miss->made);
        return !miss->refuted_by.empty();
    };
    // K_4 has six edges; four vertices without connectedness have no more than four.
    EXPECT_TRUE(refuted("without bipartite"));
    EXPECT_FALSE(refuted("without connected"));
}

TEST(PaperClaims, AClaimOfWhichNoVariantFallsIsNoCheck) {
    const Report seen = report_on("  holds order < 100 -> size < 1000\n  on order ..3\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_THAT(seen.complaints, ElementsAre("no variant of it is refuted: it is no check"));
}

TEST(PaperClaims, AreRefutedByAnyGraphIsomorphicToTheFirst) {
    // The star with three edges, written in two ways.
    for (const char* star : {"Cs", "CF"}) {
        const Report seen =
            report_on("  holds max_degree <= 2\n  on trees, order ..6\n  refuted by " +
                      std::string(star) + "\n");
        EXPECT_EQ(seen.verdict, VerdictKind::refuted) << star;
        EXPECT_THAT(seen.complaints, IsEmpty()) << star;
    }
}

TEST(PaperClaims, AreNotRefutedByALaterOne) {
    const Report seen =
        report_on("  holds max_degree <= 2\n  on trees, order ..6\n  refuted by DsC\n");
    EXPECT_EQ(seen.verdict, VerdictKind::unexpected);
}

TEST(PaperClaims, AreNotRefutedByWhatIsNotOnTheGround) {
    const Report seen =
        report_on("  holds max_degree <= 2\n  on trees, order ..6\n  refuted by C~\n");
    EXPECT_EQ(seen.verdict, VerdictKind::unexpected);
}

TEST(PaperClaims, OfGroundsWithoutAGraphAreRefused) {
    EXPECT_THROW(
        (void)claims_below(
            "claim T \"Says.\"\n  place here\n  holds bipartite\n  on regular 3, order 5\n"),
        InputError);
}

TEST(PaperClaims, ThatAreCompiledAreTheRegisters) {
    const auto all = claims_below(
        "claim L1 \"In other words.\"\n  place elsewhere\n  compiled Kun24 L1 \"a test\"\n");
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].says, "In other words.");
    EXPECT_EQ(all[0].place, "elsewhere");
    EXPECT_FALSE(all[0].near_misses.empty());
    const auto other = claims_below(
        "claim L7 \"In other words.\"\n  place elsewhere\n  compiled Kun24 L1 \"a test\"\n");
    EXPECT_EQ(other.at(0).id, "Kun24 L7");
    EXPECT_EQ(properties::verify_in_tests(other.at(0)).id, "Kun24 L7");
}

TEST(PaperClaims, ThatAreSaidAndCompiledAreHeldAgainstEachOther) {
    const Report seen =
        report_on("  holds N(uvg) <-> saturated\n  on order ..4\n  compiled Kun24 L1\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_THAT(seen.complaints, IsEmpty());
    // The row's own bound, instances and misses, and the misses of the statement behind.
    const auto& all = properties::catalogue();
    const Report row =
        properties::verify_in_tests(*std::ranges::find(all, "Kun24 L1", &properties::AnyClaim::id));
    EXPECT_EQ(seen.exhaustive.bound, row.exhaustive.bound);
    EXPECT_EQ(seen.exhaustive.instances, row.exhaustive.instances);
    EXPECT_GT(seen.near_misses.size(), row.near_misses.size());
}

TEST(PaperClaims, ADifferenceFromTheCompiledRowIsAFault) {
    // It holds wherever it says something, and says less.
    const Report less =
        report_on("  holds saturated -> N(uvg)\n  on order ..4\n  compiled Kun24 L1\n");
    EXPECT_EQ(less.verdict, VerdictKind::fails);
    EXPECT_THAT(less.complaints, ElementsAre("in words it is otherwise at @ 0: the statement is "
                                             "vacuous, the compiled row holds"));
    const Report wrong =
        report_on("  holds N(uvg) <-> degree > 0\n  on order ..3\n  compiled Kun24 L1\n");
    EXPECT_EQ(wrong.verdict, VerdictKind::fails);
    EXPECT_THAT(wrong.complaints, ElementsAre(HasSubstr("in words: fails, first at BW"),
                                              HasSubstr("in words it is otherwise at BW")));
}

TEST(PaperClaims, ARowOfNumbersIsComparedByTheGraphsTheyStandFor) {
    const std::string row = "  on complete 2..5\n  compiled FSU93 C2.4\n";
    EXPECT_THAT(report_on("  holds order > 1 -> N(ueg)\n" + row).complaints, IsEmpty());
    EXPECT_THAT(
        report_on("  holds order > 2 -> N(ueg)\n" + row).complaints,
        ElementsAre("in words it is otherwise at A_: the statement is vacuous, the compiled "
                    "row holds"));
}

TEST(PaperClaims, ARowThatIsRefutedIsRefutedInWords) {
    const std::string said =
        "  holds N(unrooted(uvg)) <-> order = 2 * matching_number\n  on order ..3\n"
        "  compiled Kun24 unrooted\n";
    EXPECT_THAT(report_on(said + "  refuted by @\n").complaints, IsEmpty());
    EXPECT_EQ(report_on(said + "  refuted by @\n").verdict, VerdictKind::refuted);
    EXPECT_EQ(report_on(said).verdict, VerdictKind::unexpected);
}

TEST(PaperClaims, SomeInstanceIsOneOfTheCompiledRowUnlessTheFileSaysWhyNot) {
    const std::string said = "  holds P(uvg) <-> outer_vertex\n  on order ..3\n";
    EXPECT_THAT(report_on(said + "  compiled GGHR Nim-sum repaired\n").complaints,
                ElementsAre("in words: none of its instances is one of the compiled row"));
    EXPECT_THAT(
        report_on(said + "  compiled GGHR Nim-sum repaired \"it speaks of numbers\"\n").complaints,
        IsEmpty());
}

TEST(PaperClaims, OfDigraphsAndOfRandomOnes) {
    const Report seen = report_on(
        "  holds size <= order * (order - 1)\n  on digraphs, order ..3\n"
        "  on random digraph(5, 0.5) count 4 seed 2\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_EQ(seen.exhaustive.instances, 1u + 3u + 16u);
    EXPECT_EQ(seen.random.tests, 4);
}

TEST(PaperClaims, AreReplayedOnAnInstance) {
    const auto all = claims_below(
        "claim T \"Says.\"\n  place here\n  holds max_degree <= 2\n  on trees, order ..6\n");
    EXPECT_TRUE(all[0].replay("Cs")->failed());
    EXPECT_FALSE(all[0].replay("Bg")->failed());
    EXPECT_FALSE(all[0].replay("C~"));
}

TEST(PaperClaims, TheRootOfTheGraphThatRefutesIsOneAtWhichTheStatementFails) {
    const std::string leaf = "  holds degree != 1\n  on connected, order ..4\n";
    EXPECT_EQ(report_on(leaf + "  refuted by path 2 0\n").verdict, VerdictKind::refuted);
    EXPECT_THROW(report_on(leaf + "  refuted by path 3 1\n"), InputError);
    EXPECT_THROW(report_on("  holds order < 2\n  on order ..4\n  refuted by A_ 0\n"), InputError);
}

TEST(PaperClaims, AreInconclusiveWhereAGraphIsGivenUp) {
    const Report seen = report_on("  holds (count S: true) > 0\n  on path 3..4\n  on path 25\n");
    EXPECT_EQ(seen.verdict, VerdictKind::inconclusive);
    EXPECT_THAT(seen.given_up, HasSubstr("the graph X"));
    EXPECT_THAT(seen.given_up, HasSubstr(" is given up: "));
    EXPECT_EQ(seen.exhaustive.bound, 24);
    EXPECT_EQ(seen.exhaustive.instances, 2u);
    EXPECT_THAT(seen.complaints, IsEmpty());
    const Report drawn = report_on(
        "  holds (count S: true) > 0\n  on path 3..4\n  on random tree(30) count 2 seed 1\n");
    EXPECT_EQ(drawn.verdict, VerdictKind::inconclusive);
    EXPECT_THAT(drawn.given_up, HasSubstr(" is given up: "));
    const Report refuted =
        report_on("  holds (count S: true) < 0\n  on path 25\n  refuted by path 25\n");
    EXPECT_EQ(refuted.verdict, VerdictKind::inconclusive);
    EXPECT_THAT(refuted.given_up, HasSubstr(" is given up: "));
}

TEST(PaperClaims, AMissThatGivesUpLeavesTheClaimInconclusive) {
    const Report seen =
        report_on("  holds order > 0\n  on path 24..25\n  misses sets: (count S: true) > 0\n");
    EXPECT_EQ(seen.verdict, VerdictKind::inconclusive);
    EXPECT_THAT(seen.given_up, HasSubstr(" is given up: "));
}

TEST(PaperClaims, CountWhatIsDrawnApart) {
    const Report seen = report_on(
        "  holds connected -> size >= order - 1\n  on order ..3\n"
        "  on random gnp(9, 0.4) count 5 seed 2\n  on random tree(12) count 4\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_EQ(seen.exhaustive.bound, 3);
    EXPECT_EQ(seen.exhaustive.instances, 7u);
    EXPECT_EQ(seen.random.tests, 9);
    EXPECT_EQ(seen.random.bound, 12);
    EXPECT_EQ(seen.random.seed, 1u);
    EXPECT_GE(seen.random.nonvacuous, 4);
}

TEST(PaperClaims, ShrinkWhatFailsAtRandomWithinTheModelsClass) {
    const Report seen =
        report_on("  holds max_degree <= 2\n  on path 3..4\n  on random tree(15) count 9 seed 3\n");
    EXPECT_EQ(seen.verdict, VerdictKind::fails);
    EXPECT_EQ(seen.counterexample, "CF");
    EXPECT_THAT(seen.complaints, ElementsAre(HasSubstr("fails (drawn at random, shrunk) at CF")));
    const Report digraphs = report_on(
        "  holds size < 3\n  on digraphs, order ..2\n"
        "  on random digraph(6, 0.5) count 9 seed 3\n");
    EXPECT_EQ(digraphs.verdict, VerdictKind::fails);
    EXPECT_THAT(digraphs.counterexample, StartsWith("&B"));
}

TEST(PaperClaims, HaveMissesThatOnlyWhatIsDrawnRefutes) {
    const Report seen = report_on(
        "  holds connected\n  on path 2..3\n  on random tree(15) count 9\n"
        "  misses few: size < 14\n");
    EXPECT_EQ(seen.verdict, VerdictKind::holds);
    EXPECT_THAT(seen.complaints, IsEmpty());
    EXPECT_THROW(
        report_on("  holds connected\n  on path 2\n  on random tree(15) count 2000000000\n"),
        InputError);
}

}  // namespace
}  // namespace gazetteer::conjectures
