// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer hunt, run as a program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string content(const std::string& file) {
    std::ostringstream out;
    out << std::ifstream(file).rdbuf();
    return out.str();
}
void write(const std::string& file, const std::string& text) {
    std::ofstream(file) << text;
}

TEST(HuntVerb, HoldsRefutedInconclusiveAreTheExitCodes) {
    const Ran holds = run_gazetteer({"hunt", "bipartite -> (P(ueg) <-> in_even_kernel)", "--graphs",
                                     "connected", "--order", "..5"});
    EXPECT_EQ(holds.exit_code, 0);
    EXPECT_EQ(holds.out,
              "HOLDS  bipartite -> (P(ueg) <-> in_even_kernel)\n"
              "  on       connected graphs of order <= 5: 31 graphs\n"
              "  met by   11 graphs, 24 vertices up to automorphisms\n");
    const Ran refuted = run_gazetteer({"hunt", "P(ueg) <-> in_even_kernel", "--order", "..5"});
    EXPECT_EQ(refuted.exit_code, 1);
    EXPECT_THAT(refuted.out, HasSubstr("REFUTED  P(ueg) <-> in_even_kernel\n"
                                       "  by       Cj 0: order 4, size 4\n"
                                       "  where    P(ueg) = true, in_even_kernel = false\n"
                                       "  least    a least one: of order 4 there "));
    const Ran stopped = limited({"hunt", "order < 99", "--order", "..11", "--threads", "2"},
                                has_printed("\n  on       graphs of order <= "));
    EXPECT_EQ(stopped.exit_code, 3);
    EXPECT_THAT(stopped.out, HasSubstr("INCONCLUSIVE  order < 99\n  on       graphs of order <= "));
    EXPECT_THAT(stopped.out, HasSubstr("  left     the rest of graphs of order <= 11\n"));
}

TEST(HuntVerb, AnInterruptPrintsTheBound) {
    const std::string bound = "  on       graphs of order <= ";
    const Ran ran = interrupted({.arguments = {"hunt", "order < 99", "--order", "..11"}}, SIGINT,
                                has_printed(bound));
    EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
    EXPECT_THAT(ran.out, HasSubstr(bound));
    EXPECT_EQ(ran.exit_code, 3);
}

TEST(HuntVerb, TheReplayLineShowsTheCounterexampleAgain) {
    const Ran ran = run_gazetteer({"hunt", "P(ueg) <-> in_even_kernel", "--order", "..5"});
    const auto begin = ran.out.find("gazetteer hunt");
    const Ran again = run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_THAT(again.out, HasSubstr("  by       Cj 0: order 4, size 4\n"));
}

TEST(HuntVerb, CertificatesAreValid) {
    const std::vector<std::string> refuted{
        "P(ueg) <-> in_even_kernel", "N(ueg) -> P(uvg) or P(edge_delete) or N(slither) and false",
        "connected and order > 2 -> has_even_kernel or P(unrooted(uvg)) or P(unrooted(ueg))",
        "bipartite and order = 5 and connected -> P(ueg, complement) or N(ueg, delete(v))"
        " or exists u ~ v: P(ueg, delete(u))",
        "size = 1 and order = 3 and P(edge_delete) -> false"};
    for (const std::string& text : refuted) {
        const std::string file = testing::TempDir() + "hunt-certificates.txt";
        EXPECT_EQ(run_gazetteer({"hunt", text, "--order", "..5", "--certificate", file}).exit_code,
                  1)
            << text;
        const Ran judged = run_shell("gazetteer-check " + file);
        EXPECT_EQ(judged.exit_code, 0) << text << judged.out << judged.err;
        EXPECT_THAT(judged.out, HasSubstr("VALID"));
    }
}

TEST(HuntVerb, AWordThatTheCheckerDoesNotKnowIsNamed) {
    const std::string file = testing::TempDir() + "hunt-no-certificate.txt";
    const Ran ran = run_gazetteer({"hunt", "P(edge_delete) xor is_number(value(col))", "--order",
                                   "..5", "--certificate", file});
    EXPECT_THAT(ran.err, HasSubstr("no certificate of the refutation itself: 'is_number' is no "
                                   "word that gazetteer-check knows"));
    EXPECT_THAT(content(file), HasSubstr("claim outcome"));
    EXPECT_THAT(content(file), Not(HasSubstr("claim refutes")));
    const Ran over_numbers = run_gazetteer(
        {"hunt", "forall k in 2..order: false", "--order", "..5", "--certificate", file});
    EXPECT_THAT(over_numbers.err,
                HasSubstr("no certificate: gazetteer-check knows no quantifiers over numbers"));
    EXPECT_EQ(content(file), "total 0\n");
}

TEST(HuntVerb, WarnsWhereTheHypothesisHardlyEverHolds) {
    EXPECT_THAT(run_gazetteer({"hunt", "order > 9 -> planar", "--order", "..5"}).err,
                HasSubstr("warning: the hypothesis never held: nothing was tested"));
    EXPECT_THAT(run_gazetteer({"hunt", "size = 0 and order > 1 -> planar"}).err,
                HasSubstr("warning: the hypothesis held on 6 of 1,252 graphs only"));
    EXPECT_EQ(run_gazetteer({"hunt", "tree -> planar", "--order", "..4"}).err, "");
}

/// There is no greatest of none, so nothing is tested.
TEST(HuntVerb, WarnsWhereTheStatementIsUndefined) {
    const char* const text = "(max u where degree(u) > 9: degree(u)) < order";
    const Ran nowhere = run_gazetteer({"hunt", text, "--order", "..4", "--strict"});
    EXPECT_THAT(nowhere.err,
                HasSubstr("the statement is undefined everywhere: nothing was tested"));
    EXPECT_THAT(nowhere.out, HasSubstr("\n  met by   0 graphs\n"));
    EXPECT_EQ(nowhere.exit_code, 3);
    EXPECT_EQ(run_gazetteer({"hunt", text, "--order", "..4"}).exit_code, 0);
    const Ran somewhere = run_gazetteer(
        {"hunt", "(max u where degree(u) > 2: degree(u)) < order", "--order", "..4", "--strict"});
    EXPECT_THAT(somewhere.out, HasSubstr("\n  met by   4 graphs\n"));
    EXPECT_EQ(somewhere.exit_code, 0);
    EXPECT_THAT(run_gazetteer({"hunt", "order < 9", "--order", "..4"}).out,
                testing::Not(HasSubstr("met by")));
}

TEST(HuntVerb, TakesGraphsFromAnywhere) {
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--input", "-"}, "A_\nD~{\n").out,
                HasSubstr("  by       D~{ (line 2): order 5, size 10\n"));
    write(testing::TempDir() + "hunt-graphs.g6", "A_\nBw\n");
    EXPECT_EQ(run_gazetteer({"hunt", "planar", "--input", testing::TempDir() + "hunt-graphs.g6"})
                  .exit_code,
              0);
    EXPECT_EQ(run_gazetteer({"hunt", "bipartite", "--graphs", "grid 2..4 2..4"}).exit_code, 0);
    expect_one_complaint(
        run_gazetteer({"hunt", "planar", "--input", "-"}, "A_\nA\n"), 2,
        "<stdin>:2:2: graph6 of order 2 needs 1 bytes after the order, here are 0");
    expect_one_complaint(run_gazetteer({"hunt", "planar", "--input", "/nowhere"}), 2,
                         "/nowhere: No such file or directory");
}

TEST(HuntVerb, RandomHitsSayWhetherTheyAreLeast) {
    const Words common{"hunt",    "planar", "--random", "gnp(20, 0.3)",
                       "--count", "50",     "--seed",   "1"};
    const Ran least = run_gazetteer(common);
    EXPECT_EQ(least.exit_code, 1);
    EXPECT_THAT(least.out, HasSubstr("  by       D~{: order 5, size 10\n"));
    EXPECT_THAT(least.out,
                HasSubstr("a least one, by exhaustion over graphs of order <= 5: of order 5 there "
                          "is 1 counterexample\n  hit      "));
    auto shrunk = common;
    shrunk.insert(shrunk.end(), {"--exhaustive", "4"});
    EXPECT_THAT(run_gazetteer(shrunk).out,
                HasSubstr("shrunk; smaller ones may exist, but none among graphs of order <= 4"));
}

/// All that a random hunt printed comes again, and the graph alone fails again.
TEST(HuntVerb, TheReplayLinesOfARandomHuntShowTheSameCounterexample) {
    for (const char* exhaustive : {"3", "6"}) {
        const Ran ran =
            run_gazetteer({"hunt", "degree <= 7 and planar", "--random", "gnp(11, 0.5)", "--count",
                           "321", "--seed", "17", "--exhaustive", exhaustive});
        const auto replay = ran.out.find("  replay   ");
        ASSERT_NE(replay, std::string::npos);
        const auto line_at = [&](std::size_t at) {
            return ran.out.substr(at + 11, ran.out.find('\n', at) - at - 11);
        };
        const std::string drawn = line_at(replay);
        EXPECT_EQ(drawn,
                  "gazetteer hunt 'degree <= 7 and planar' --random 'gnp(11, 0.5)' --count 321 "
                  "--seed 17 --exhaustive " +
                      std::string(exhaustive));
        EXPECT_EQ(run_shell(drawn).out, ran.out);
        const std::string alone = line_at(ran.out.find("  replay   ", replay + 1));
        const std::string by = ran.out.substr(ran.out.find("  by "));
        EXPECT_THAT(run_shell(alone).out, HasSubstr(by.substr(0, by.find('\n') + 1)));
    }
}

TEST(HuntVerb, OrdersBoundEveryGround) {
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graphs", "cube", "--order", "..8"}).out,
                HasSubstr("cube (order <= 8): 4 graphs\n"));
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graphs", "grid", "--order", "6..7"}).out,
                HasSubstr("grid (order 6 to 7): 6 graphs\n"));
    expect_one_complaint(run_gazetteer({"hunt", "planar", "--order", "..40"}), 2,
                         "--order: orders of all graphs go to 32");
    expect_one_complaint(run_gazetteer({"hunt", "planar", "--graphs", "trees", "--order", "3.."}),
                         2, "--order: the orders have no upper bound: order ..7");
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graphs", "trees, order ..40"}).err,
                HasSubstr("gazetteer: --graphs:1:8: orders of all graphs go to 32\n"));
}

TEST(HuntVerb, NumbersOutOfRangeAreRefused) {
    for (const char* option : {"--count", "--seed", "--list", "--near", "--threads"}) {
        const Ran ran = run_gazetteer({"hunt", "planar", option, "-1"});
        EXPECT_EQ(ran.exit_code, 2) << option;
        EXPECT_THAT(ran.err, HasSubstr(option));
        EXPECT_EQ(ran.out, "");
    }
}

TEST(HuntVerb, NearIsOfInequalities) {
    const Ran near =
        run_gazetteer({"hunt", "connected -> matching_number >= radius", "--near", "1"});
    EXPECT_THAT(near.out, HasSubstr("  near     @: within 0; connected = true, matching_number = "
                                    "0, radius = 0\n"));
    EXPECT_EQ(near.err, "");
    EXPECT_THAT(run_gazetteer({"hunt", "tree -> planar", "--near", "1"}).err,
                HasSubstr("warning: nothing is near"));
}

TEST(HuntVerb, ErrorsShowTheLineWithACaret) {
    const Ran ran = run_gazetteer({"hunt", "tree -> degre = 1"});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err,
              "gazetteer: <conjecture>:1:9: unknown name 'degre'; the nearest known one is degree\n"
              "  tree -> degre = 1\n"
              "          ^\n");
    EXPECT_THAT(run_gazetteer({"hunt", "tree", "--graphs", "conected"}).err,
                HasSubstr("--graphs:1:1: unknown class of graphs 'conected'"));
    expect_one_complaint(run_gazetteer({"hunt", "tree", "--order", "x"}), 2,
                         "--order takes ..8, 3..8 or 8, not 'x'");
    expect_one_complaint(run_gazetteer({"hunt"}), 2, "hunt takes a conjecture, or --file");
    expect_one_complaint(run_gazetteer({"hunt", "tree", "--order", "..3", "--input", "-"}), 2,
                         "--graphs with --order, --input, --graph and --random exclude each other");
}

TEST(HuntVerb, JsonHasAllOfIt) {
    const auto lines =
        run_gazetteer({"hunt", "size <= order", "--order", "..5", "--near", "2", "--json"})
            .json_lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].at("verdict"), "REFUTED");
    EXPECT_EQ(lines[0].at("counterexamples").size(), 2u);
    EXPECT_EQ(lines[0].at("leastness"), "exhaustive");
    EXPECT_EQ(lines[0].at("values").at("size"), 5);
    EXPECT_EQ(lines[0].at("near")[0].at("slack"), 0);
}

TEST(HuntVerb, AFileOfConjecturesIsATestSuite) {
    const std::string file = testing::TempDir() + "suite.txt";
    const std::string junit = testing::TempDir() + "suite.xml";
    write(file,
          "a | holds | order ..5 | tree -> forest\n"
          "b | refuted D~{ | order ..5 | planar\n"
          "c | open | order ..4 | planar & \n");
    EXPECT_THAT(run_gazetteer({"hunt", "--file", file}).err, HasSubstr("suite.txt:3:31: expected"));
    write(file,
          "a | holds | order ..5 | tree -> forest\n"
          "b | refuted D~{ | order ..5 | planar\n");
    const Ran good = run_gazetteer({"hunt", "--file", file, "--junit", junit});
    EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
    EXPECT_THAT(content(junit), HasSubstr("tests=\"2\" failures=\"0\""));
    write(file,
          "a | refuted | order ..5 | tree -> forest\n"
          "b | refuted Bw | order ..5 | planar\n"
          "c | holds | order ..5 | planar\n"
          "d | holds | order ..5 | order > 9 -> planar\n");
    const Ran bad = run_gazetteer({"hunt", "--file", file, "--junit", junit});
    EXPECT_EQ(bad.exit_code, 1);
    EXPECT_THAT(bad.out, HasSubstr("NOT AS EXPECTED: expected to be refuted, holds"));
    EXPECT_THAT(bad.out, HasSubstr("expected to be refuted by Bw, refuted by D~{"));
    EXPECT_THAT(bad.out, HasSubstr("expected to hold, refuted by D~{"));
    EXPECT_THAT(bad.out, HasSubstr("the hypothesis never held"));
    EXPECT_THAT(content(junit), HasSubstr("tests=\"4\" failures=\"4\""));
    EXPECT_THAT(content(junit), HasSubstr("name=\"c\""));
}

TEST(HuntVerb, TheMarginsOfAFileAreChecked) {
    const std::string file = testing::TempDir() + "margins.txt";
    write(file,
          "a | holds by 0 | order ..5 | n - 1 <= m + components\n"
          "b | holds by 1 | order ..5 | alpha <= n\n"
          "c | holds by 0 | order ..5 | tree -> forest\n");
    const Ran ran = run_gazetteer({"hunt", "--file", file});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("a                                  HOLDS"));
    EXPECT_THAT(ran.out, HasSubstr("met by 52  NOT AS EXPECTED: expected to hold by 1, holds by 0 "
                                   "on @"));
    EXPECT_THAT(ran.out, HasSubstr("expected to hold by 0, but no slack of it is known"));
}

TEST(HuntVerbLong, TheConjecturesOfTheRepositoryAreAsExpected) {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(source_path("docs/conjectures"))) {
        if (entry.path().extension() != ".txt") continue;
        const Ran ran = run_gazetteer({"hunt", "--file", entry.path().string()});
        EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
        EXPECT_GE(std::ranges::count(ran.out, '\n'), 7) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 12);
}

TEST(HuntVerb, ItsExampleRuns) {
    expect_example_runs("hunt");
}

}  // namespace
}  // namespace gazetteer::cli
