// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer hunt --repair and --sharpen.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string kept_file(const std::string& name, const std::string& text) {
    std::ofstream(testing::TempDir() + name) << text;
    return testing::TempDir() + name;
}

TEST(ImproveStandard, ARefutedConjectureIsRepaired) {
    const Ran ran =
        run_gazetteer({"hunt", "independence_number >= order / 2", "--repair", "--order", "..5"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(ran.err, "");
    // OEIS A006785: K_3, K_4, and the complements of the 14 graphs of order 5 without triangles.
    EXPECT_THAT(ran.out, HasSubstr("  fails    on 16 graphs; it speaks of 52 graphs\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("  repair   bipartite -> independence_number >= order / 2\n"
                          "           excludes 26 graphs, least Bw; the statement holds on 10 "
                          "graphs of these, least CJ; leaves 26 graphs\n"));
    EXPECT_THAT(ran.out, HasSubstr("  constant independence_number >= order / 2 - 3 / 2\n"
                                   "           equality on 1 graph: D~{\n"));
    EXPECT_THAT(ran.out, HasSubstr("  factor   independence_number >= order / 5\n"
                                   "           equality on 1 graph: D~{\n"));
}

/// What is told can be pasted, and holds.
TEST(Improve, WhatIsToldCanBeHunted) {
    const Ran ran = run_gazetteer(
        {"hunt", "connected -> hamiltonian or cut_vertex", "--repair", "--order", "..5", "--json"});
    const auto repair = ran.json_lines().at(0).at("repair");
    ASSERT_FALSE(repair.at("hypotheses").empty());
    for (const auto& added : repair.at("hypotheses")) {
        const auto again = run_gazetteer({"hunt", added.at("statement").get<std::string>(),
                                          "--order", "..5", "--strict", "--json"});
        EXPECT_EQ(again.exit_code, 0) << added;
        EXPECT_EQ(again.json_lines().at(0).at("graphs_met"), added.at("graphs_left")) << added;
    }
}

TEST(ImproveStandard, AConjectureThatHoldsIsSharpened) {
    const Ran ran = run_gazetteer(
        {"hunt", "connected and bipartite -> size >= order - 1", "--sharpen", "--order", "..5"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("  needs    connected, without which A? refutes it\n"
                                   "  drop     connected -> size >= order - 1\n"
                                   "           without bipartite: 20 further graphs\n"
                                   "  equality on 8 graphs, the least are @, A_, BW\n"
                                   "  converse fails on Bw\n"));
    const auto json = run_gazetteer({"hunt", "connected and bipartite -> size >= order - 1",
                                     "--sharpen", "--order", "..5", "--json"})
                          .json_lines()
                          .at(0)
                          .at("sharpen");
    EXPECT_EQ(json.at("complete"), true);
    EXPECT_EQ(json.at("hypotheses").at(0).at("needed_by"), "A?");
    EXPECT_EQ(json.at("hypotheses").at(1).at("further_graphs"), 20);
    EXPECT_EQ(json.at("inequality").at("graphs_equal"), 8);
    EXPECT_EQ(json.at("inequality").at("sharper"), false);
    EXPECT_EQ(json.at("converses").at(0).at("fails_by"), "Bw");
}

TEST(ImproveStandard, WhatCannotBeDoneIsSaid) {
    EXPECT_EQ(run_gazetteer({"hunt", "tree -> planar", "--order", "..4", "--repair"}).err,
              "gazetteer: nothing to repair: it holds\n");
    EXPECT_EQ(run_gazetteer({"hunt", "tree", "--order", "..4", "--sharpen"}).err,
              "gazetteer: nothing to sharpen: it is refuted\n");
    EXPECT_THAT(run_gazetteer({"hunt", "order > 9 -> tree", "--order", "..4", "--sharpen"}).err,
                HasSubstr("gazetteer: nothing to sharpen: it speaks of no graph\n"));
    const std::string again = " goes through the graphs again: ";
    for (const std::string option : {"--repair", "--sharpen"}) {
        expect_one_complaint(
            run_gazetteer({"hunt", "tree", option, "--random", "gnp(9, 0.5)"}), 2,
            option + again + "it goes with graphs that are gone through, not with --random");
        expect_one_complaint(
            run_gazetteer({"hunt", "tree", option, "--search"}), 2,
            option + again + "it goes with graphs that are gone through, not with --search");
        expect_one_complaint(run_gazetteer({"hunt", "tree", option, "--input", "-"}), 2,
                             option + again + "--input takes a file, not '-'");
        expect_one_complaint(run_gazetteer({"hunt", "tree", option, "--shard", "0/2"}), 2,
                             option + again + "it takes a whole hunt, not a shard");
    }
    expect_one_complaint(run_gazetteer({"hunt", "tree", "--using", "order"}), 2,
                         "--using goes with --repair");
    expect_one_complaint(
        run_gazetteer({"hunt", "tree", "--repair", "--using", "ordr", "--order", "..4"}), 2,
        "'ordr': unknown name 'ordr'; the nearest known one is order");
}

TEST(Improve, GivenGraphsAreGoneThroughAgain) {
    const std::string file = kept_file("improve.g6", "A_\nBw\nC~\nCF\n");
    const Words words{"hunt", "size < 5", "--input", file, "--repair", "--using", "girth,tree"};
    EXPECT_THAT(run_gazetteer(words).out,
                HasSubstr("  repair   tree -> size < 5\n"
                          "           excludes 2 graphs, least Bw; the statement holds on 1 graph "
                          "of these, least Bw; leaves 2 graphs\n"));
    EXPECT_THAT(run_gazetteer({"hunt", "size < 5", "--graph", "C~", "--repair"}).out,
                AllOf(HasSubstr("  fails    on 1 graph; it speaks of 1 graph\n"),
                      Not(HasSubstr("  repair   "))));
}

TEST(ImproveLong, AFileOfConjecturesIsRepairedAndSharpened) {
    const std::string file =
        kept_file("improve.conjectures",
                  "first | refuted | order ..5 | independence_number >= order / 2\n"
                  "second | holds | order ..5 | tree -> connected and forest\n"
                  "third | refuted | random gnp(6, 0.5) count 20 | planar and tree\n");
    const Ran ran = run_gazetteer({"hunt", "--file", file, "--repair", "--sharpen"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("first                              REFUTED      by Bw\n"
                                   "  fails    on 16 graphs"));
    EXPECT_THAT(ran.out, HasSubstr("  converse tree <-> connected and forest\n"));
    EXPECT_EQ(ran.err, "gazetteer: third: random graphs are neither repaired nor sharpened on\n");
    const auto lines =
        run_gazetteer({"hunt", "--file", file, "--repair", "--sharpen", "--json"}).json_lines();
    EXPECT_TRUE(lines.at(0).contains("repair"));
    EXPECT_TRUE(lines.at(1).contains("sharpen"));
    EXPECT_FALSE(lines.at(2).contains("repair"));
    const Ran only = run_gazetteer({"hunt", "--file", file, "--repair"});
    EXPECT_THAT(only.out, Not(HasSubstr("converse")));
}

TEST(Improve, MemoryIsKept) {
    const Ran ran =
        run_gazetteer({"hunt", "planar", "--order", "..8", "--repair", "--memory", "1"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("  repair   no hypotheses were looked for: the values do not "
                                   "fit into --memory\n"));
}

}  // namespace
}  // namespace gazetteer::cli
