// SPDX-License-Identifier: GPL-3.0-or-later
// What a hunt may not say, and how it names what it was given.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

std::string written(const std::string& name, const std::string& text) {
    std::ofstream(testing::TempDir() + name) << text;
    return testing::TempDir() + name;
}

TEST(HuntAnswers, AnEmptyGroundIsNoSuccess) {
    for (const Words& ground : std::vector<Words>{{"--input", "/dev/null"},
                                                  {"--random", "gnp(5, 0.5)", "--count", "0"},
                                                  {"--graphs", "regular 3", "--order", "5"}}) {
        Words words{"hunt", "order > 0"};
        words.insert(words.end(), ground.begin(), ground.end());
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 3) << ran.out;
        EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE  order > 0\n"));
        EXPECT_EQ(ran.err, "gazetteer: warning: no graph was looked at\n");
    }
    const Ran proposed = run_gazetteer(
        {"conjecture", "P(ueg)", "--using", "bipartite", "--graphs", "regular 3", "--order", "5"});
    EXPECT_EQ(proposed.exit_code, 3);
    EXPECT_EQ(proposed.err, "gazetteer: no graph was looked at\n");
}

TEST(HuntAnswers, AHypothesisThatNeverHeldIsNoSuccessWhereItIsStrict) {
    Words words{"hunt", "order > 9 -> planar", "--order", "..3"};
    EXPECT_EQ(run_gazetteer(words).exit_code, 0);
    words.push_back("--strict");
    const Ran ran = run_gazetteer(words);
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.err, HasSubstr("the hypothesis never held"));
    words[1] = "order > 1 -> planar";
    EXPECT_EQ(run_gazetteer(words).exit_code, 0);
}

TEST(HuntAnswers, OrdersBeginAt1UnlessZeroIsAskedFor) {
    const std::string text = "tree <-> connected and forest";
    for (const char* order : {"..4", "1..4", "4"})
        EXPECT_EQ(run_gazetteer({"hunt", text, "--order", order}).exit_code, 0) << order;
    EXPECT_EQ(run_gazetteer({"hunt", text}).exit_code, 0);
    for (const char* order : {"0..4", "0", "..0"}) {
        const Ran ran = run_gazetteer({"hunt", text, "--order", order});
        EXPECT_EQ(ran.exit_code, 1) << order;
        EXPECT_THAT(ran.out, HasSubstr("  by       ?: order 0, size 0\n"));
    }
}

TEST(HuntAnswers, TheGraphGivenIsNamedWithItsVertex) {
    const Ran one = run_gazetteer({"hunt", "P(ueg)", "--graph", "CF"});
    EXPECT_THAT(one.out, HasSubstr("  by       CF 3, in canonical form Cs 0: order 4, size 3\n"))
        << "the star K_{1,3} with its centre last";
    EXPECT_THAT(run_gazetteer({"hunt", "P(ueg)", "--graph", "Cs"}).out,
                HasSubstr("  by       Cs 0: order 4, size 3\n"));
}

TEST(HuntAnswers, TheLineOfTheInputIsNamed) {
    // The star K_{1,3} with its centre first, then last, which is the canonical form.
    const std::string input = "A_\n\nCs\nCF\n";
    const Ran ran = run_gazetteer({"hunt", "size < 3", "--input", "-", "--json"}, input);
    const auto json = ran.json_lines().at(0);
    const auto& first = json.at("counterexamples").at(0);
    EXPECT_EQ(first.at("graph"), "CF");
    EXPECT_EQ(first.at("given").at("graph"), "Cs");
    EXPECT_EQ(first.at("given").at("line"), 3);
    EXPECT_EQ(json.at("counterexamples").size(), 1u) << "the other is isomorphic";
    EXPECT_THAT(run_gazetteer({"hunt", "size < 3", "--input", "-"}, input).out,
                HasSubstr("  by       Cs (line 3), in canonical form CF: order 4, size 3\n"));
}

TEST(HuntAnswers, NumbersAndBooleansAreTyped) {
    const auto json =
        run_gazetteer({"hunt", "N(ueg) and girth < order + 1", "--order", "..3", "--json"})
            .json_lines()
            .at(0);
    EXPECT_EQ(json.at("values").at("N(ueg)"), false);
    EXPECT_EQ(json.at("values").at("order"), 1);
    EXPECT_EQ(json.at("values").at("girth"), "infinity");
}

const char* const suite_of_answers =
    "\xef\xbb\xbf"
    "first | holds | order ..3 | order >= 0 |\n"
    "second | refuted | order ..3 | order < 2 | a comment\n"
    "third | holds | order ..3 | order > 9 -> planar\n";

TEST(HuntAnswers, AFileOfConjecturesSpeaksJson) {
    const std::string file = written("answers.conjectures", suite_of_answers);
    const Ran ran = run_gazetteer({"hunt", "--file", file, "--json"});
    EXPECT_EQ(ran.exit_code, 1);
    const auto lines = ran.json_lines();
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(lines[0].at("id"), "first") << "a byte order mark is no part of it";
    EXPECT_EQ(lines[0].at("as_expected"), true);
    EXPECT_EQ(lines[0].at("graphs"), 7);
    EXPECT_EQ(lines[1].at("verdict"), "REFUTED");
    EXPECT_EQ(lines[1].at("comment"), "a comment");
    EXPECT_EQ(lines[2].at("as_expected"), false);
    EXPECT_EQ(lines[2].at("fault"), "the hypothesis never held");
    expect_one_complaint(run_gazetteer({"hunt", "--file", file, "--json", "--junit", "-"}), 2,
                         "--junit - and --html - or --json both go to standard output");
}

TEST(HuntAnswersStandard, WhatWasNotReachedIsSkipped) {
    const std::string file = written("skipped.conjectures",
                                     "one | open | order ..3 | order > 0\n"
                                     "two | holds | order ..11 | order < 99\n"
                                     "three | holds | order ..3 | order > 0\n");
    const std::string junit = testing::TempDir() + "skipped.xml";
    const auto two_skipped = [&](const Ran&) {
        return contents(junit).find("skipped=\"2\"") != std::string::npos;
    };
    const Ran ran = limited({"hunt", "--file", file, "--junit", junit}, two_skipped);
    EXPECT_EQ(ran.exit_code, 3);
    const std::string xml = contents(junit);
    EXPECT_THAT(xml, HasSubstr("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"2\""));
    EXPECT_THAT(
        xml, HasSubstr("name=\"three\" time=\"0.000\">\n    <skipped message=\"not reached\"/>"));
    const auto lines =
        run_gazetteer({"hunt", "--file", file, "--time-limit", "0", "--json"}).json_lines();
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(lines[2].at("skipped"), "not reached");
}

TEST(HuntAnswers, TheoremsDecideWhereTheyAreAllowedTo) {
    const Ran ran = run_gazetteer({"hunt", "N(uvg) or P(uvg)", "--random", "gnp(60, 0.5)",
                                   "--count", "3", "--by", "theorem"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  decided  uvg by FSU93 Theorem 1.1\n"));
    const Ran mixed = run_gazetteer({"hunt", "N(ueg) or P(ueg) or N(slither)", "--graph",
                                     "grid 6 9", "--graph", "complete 5", "--by", "auto"});
    EXPECT_EQ(mixed.exit_code, 0) << mixed.err;
    EXPECT_THAT(mixed.out,
                HasSubstr("  decided  ueg on bipartite graphs by FSU93 Theorem 3.1; slither by "
                          "And74 Theorem 1; else by search\n"));
    const Ran none =
        run_gazetteer({"hunt", "N(ueg) or P(ueg)", "--graph", "complete 5", "--by", "theorem"});
    EXPECT_EQ(none.exit_code, 3);
    EXPECT_THAT(none.out, HasSubstr("D~{: no theorem here decides P(ueg) on this graph\n"));
}

/// Theorems and search agree on random graphs, through the language.
TEST(HuntAnswersStandard, TheoremsAgreeWithSearch) {
    for (const char* game : {"uvg", "ueg", "slither", "unrooted(uvg)", "unrooted(ueg)"})
        for (const char* model : {"gnp(8, 0.3)", "bipartite(4, 5, 0.5)"}) {
            Words words{"hunt",         "N(" + std::string(game) + ")",
                        "--random",     model,
                        "--count",      "200",
                        "--exhaustive", "0",
                        "--json"};
            const auto searched = run_gazetteer(words).json_lines().at(0);
            words.insert(words.end(), {"--by", "auto"});
            const auto decided = run_gazetteer(words).json_lines().at(0);
            EXPECT_EQ(decided.at("failures"), searched.at("failures")) << game << model;
            // Unrooted games are N on an odd bipartite graph: no perfect matching.
            EXPECT_EQ(searched.at("failures") > 0,
                      std::string(game).find("unrooted") != 0 || model[0] == 'g')
                << game << model;
        }
}

TEST(HuntAnswers, NoTheoremIsHeldAgainstItself) {
    const Ran ran = run_gazetteer({"hunt", "N(uvg) <-> saturated", "--random", "gnp(9, 0.3)",
                                   "--count", "20", "--by", "auto"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("uvg by search, for saturated rests on the theory of FSU93 "
                                   "Theorem 1.1"));
    const Ran refused = run_gazetteer({"hunt", "bipartite -> (P(ueg) <-> in_even_kernel)",
                                       "--graph", "path 5", "--by", "theorem"});
    expect_one_complaint(refused, 2,
                         "--by theorem: in_even_kernel rests on the theory of FSU93 Theorem 3.1, "
                         "which would decide ueg: that is for --by oracle");
    for (const char* by : {"auto", "theorem"})
        EXPECT_EQ(
            run_gazetteer({"hunt", "N(uvg) or P(uvg)", "--order", "..4", "--by", by}).exit_code, 2);
    EXPECT_EQ(
        run_gazetteer({"hunt", "N(uvg) or P(uvg)", "--order", "..4", "--by", "oracle"}).exit_code,
        0);
}

TEST(HuntAnswers, OldNamesOfTermsWarn) {
    const Ran ran = run_gazetteer({"hunt", "outer or inner or perfect(v)", "--order", "..4"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err,
              "gazetteer: warning: 'outer' of a vertex is now called outer_vertex\n"
              "gazetteer: warning: 'inner' of a vertex is now called inner_vertex\n"
              "gazetteer: warning: 'perfect' of a vertex is now called perfect_vertex\n");
    EXPECT_THAT(ran.out, HasSubstr("HOLDS  outer_vertex or inner_vertex or perfect_vertex\n"));
    const Ran graphs = run_gazetteer({"hunt", "perfect or girth = 5", "--order", "..5"});
    EXPECT_EQ(graphs.exit_code, 0);
    EXPECT_EQ(graphs.err, "");
}

/// Those that nauty-geng calls perfect, and no others.
TEST(HuntAnswersStandard, PerfectIsWhatGengCallsPerfect) {
    EXPECT_EQ(run_gazetteer({"hunt", "perfect", "--graphs", "perfect", "--order", "..8"}).exit_code,
              0);
    const auto all =
        run_gazetteer({"hunt", "perfect -> order < 99", "--order", "8", "--json"}).json_lines();
    EXPECT_EQ(all.at(0).at("graphs_met"), 8887) << "A052431";
}

}  // namespace
}  // namespace gazetteer::cli
