// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer eval, run as a program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

TEST(EvalVerb, ListsGraphsOrVertices) {
    EXPECT_EQ(run_gazetteer(
                  {"eval", "order, girth, bipartite", "--graph", "path 33", "--graph", "cycle 5"})
                  .out,
              "graph    order  girth     bipartite\n"
              "path 33  33     infinity  true\n"
              "cycle 5  5      5         false\n");
    EXPECT_EQ(run_gazetteer({"eval", "P(uvg), degree(v)", "--graph", "path 3", "--csv"}).out,
              "graph,v,P(uvg),degree\npath 3,0,true,1\npath 3,1,false,2\npath 3,2,true,1\n");
}

TEST(EvalVerb, CsvQuotesAndJsonHasTypes) {
    EXPECT_EQ(run_gazetteer({"eval", "max(order, size)", "--graph", "path 3", "--csv"}).out,
              "graph,\"max(order, size)\"\npath 3,3\n");
    const auto lines = run_gazetteer({"eval", "order, girth, connected, order div 0", "--graph",
                                      "path 3", "--json"})
                           .json_lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].at("order"), 3);
    EXPECT_EQ(lines[0].at("girth"), "infinity");
    EXPECT_EQ(lines[0].at("connected"), true);
    EXPECT_TRUE(lines[0].at("order div 0").is_null());
}

TEST(EvalVerb, TellsValuesAndOutcomesOfGames) {
    EXPECT_EQ(run_gazetteer({"eval", "value(partizan_kayles), value(col) + 1/2, outcome(snort)",
                             "--graph", "path 3", "--graph", "path 1"})
                  .out,
              "graph   value(partizan_kayles)  value(col) + 1 / 2  outcome(snort)\n"
              "path 3  {2|1}                   1/2                 N\n"
              "path 1  1                       1/2*                N\n");
    const auto lines =
        run_gazetteer({"eval", "value(col)", "--graph", "path 1", "--json"}).json_lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].at("value(col)"), "*");
    EXPECT_EQ(run_gazetteer({"eval", "--count-by", "value(col)", "--order", "..3", "--csv"}).out,
              "value(col),graphs\n*,3\n0,4\n");
    const std::string fault =
        "expected a boolean or a number, found the value of a game\n"
        "  value(col)\n  ^";
    expect_one_complaint(run_gazetteer({"eval", "--max", "value(col)", "--order", "3"}), 2,
                         "--max:1:1: " + fault);
    expect_one_complaint(
        run_gazetteer({"eval", "value(col), size", "--plot", "x.svg", "--order", "3"}), 2,
        "<terms>:1:1: " + fault);
    expect_one_complaint(
        run_gazetteer({"eval", "complement", "--order", "3"}), 2,
        "<terms>:1:1: expected a boolean, a number, or the value or the outcome of a game, found a "
        "graph\n  complement\n  ^");
}

TEST(EvalVerb, FiltersLinesUnchanged) {
    // Two labellings of a path, an order beyond its bytes, and sparse6.
    const Ran ran = run_gazetteer({"eval", "--where", "tree"}, "BW\nBo\nBw\n:Bc\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.out, "BW\nBo\n:Bc\n");
    const Ran one = run_gazetteer({"eval", "--where", "P(uvg)"}, "BW\nA_\n");
    EXPECT_EQ(one.out, "BW\n");
}

TEST(EvalVerb, Counts) {
    EXPECT_EQ(run_gazetteer({"eval", "--count-by", "order, bipartite", "--order", "3..4"}).out,
              "order  bipartite  graphs\n3      false      1\n3      true       3\n"
              "4      false      4\n4      true       7\n");
    EXPECT_EQ(run_gazetteer({"eval", "--count-by", "P(uvg)", "--graph", "path 3", "--csv"}).out,
              "P(uvg),vertices\nfalse,1\ntrue,2\n");
}

TEST(EvalVerb, FindsTheExtremalOnes) {
    EXPECT_EQ(run_gazetteer(
                  {"eval", "--max", "diameter", "size", "--graphs", "connected", "--order", "..5"})
                  .out,
              "graph  diameter  size\nDQo    4         4\n");
    // All that attain it, and infinity is the greatest.
    EXPECT_EQ(
        run_gazetteer({"eval", "--min", "size", "--graphs", "connected", "--order", "4", "--csv"})
            .out,
        "graph,size\nCF,3\nCU,3\n");
    EXPECT_EQ(run_gazetteer({"eval", "--max", "girth", "--order", "3", "--csv"}).out,
              "graph,girth\nB?,infinity\nBO,infinity\nBW,infinity\n");
}

TEST(EvalVerb, PlotsTwoTerms) {
    const std::string file = ::testing::TempDir() + "/eval-plot.svg";
    const Ran ran = run_gazetteer({"eval", "size, girth", "--graphs", "connected", "--order", "4",
                                   "--where", "size > 2", "--plot", file});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err,
              "gazetteer: warning: not drawn, since a value is infinite, undefined or beyond "
              "2^30: 2 rows\n");
    std::ostringstream svg;
    svg << std::ifstream(file).rdbuf();
    EXPECT_THAT(svg.str(), HasSubstr("<title>size, girth where size &gt; 2</title>"));
    EXPECT_THAT(svg.str(), HasSubstr("<title>(4, 3): 1</title>"));
    EXPECT_THAT(svg.str(), HasSubstr("<title>(4, 4): 1</title>"));
    EXPECT_THAT(svg.str(), HasSubstr("<title>(6, 3): 1</title>"));
    EXPECT_EQ(
        run_gazetteer({"eval", "order / 3, energy", "--plot", file, "--graph", "Bw"}).exit_code, 0);
    std::ostringstream reals;
    reals << std::ifstream(file).rdbuf();
    EXPECT_THAT(reals.str(), HasSubstr("<title>(1, 4): 1</title>"));
    expect_one_complaint(run_gazetteer({"eval", "size", "--plot", file, "--order", "3"}), 2,
                         "--plot takes two TERMS, as in 'size, girth'");
}

TEST(EvalVerb, NothingLookedAtIsNoSuccess) {
    const Ran empty = run_gazetteer({"eval", "order"}, "");
    EXPECT_EQ(empty.exit_code, 3);
    EXPECT_EQ(empty.out, "graph  order\n");
    EXPECT_EQ(empty.err, "gazetteer: no graph was looked at\n");
    const Ran none = run_gazetteer({"eval", "order", "--where", "order > 9", "--order", "3"});
    EXPECT_EQ(none.exit_code, 0);
    EXPECT_EQ(none.out, "graph  order\n");
    const Ran stopped =
        run_gazetteer({"eval", "--count-by", "order", "--order", "11", "--time-limit", "0.3"});
    EXPECT_EQ(stopped.exit_code, 3);
    EXPECT_THAT(stopped.err, HasSubstr("inconclusive: interrupted after "));
}

TEST(EvalVerb, Errors) {
    expect_one_complaint(run_gazetteer({"eval"}), 2,
                         "eval takes TERMS, --where, --count-by, --max or --min");
    expect_one_complaint(run_gazetteer({"eval", "order,,size"}), 2,
                         "<terms>: a term is missing between commas or at an end: 'order,,size'");
    expect_one_complaint(
        run_gazetteer({"eval", "ordr", "--order", "3"}), 2,
        "<terms>:1:1: unknown name 'ordr'; the nearest known one is order\n  ordr\n  ^");
    expect_one_complaint(run_gazetteer({"eval", "--max", "order", "--min", "order"}), 2,
                         "--count-by, --max, --min and --plot exclude each other");
    expect_one_complaint(run_gazetteer({"eval", "size", "--count-by", "order"}), 2,
                         "--count-by has its own terms");
    expect_one_complaint(run_gazetteer({"eval", "size", "--csv", "--json"}), 2,
                         "--csv and --json exclude each other");
    expect_one_complaint(run_gazetteer({"eval", "--where", "size", "--order", "3"}), 2,
                         "--where:1:1: expected a boolean, found an integer\n  size\n  ^");
    expect_one_complaint(run_gazetteer({"eval", "order", "--order", "3", "--input", "-"}), 2,
                         "--graphs with --order, --input, --graph and --random exclude each other");
    const Ran broken = run_gazetteer({"eval", "order"}, "BW\nB!\n");
    EXPECT_EQ(broken.exit_code, 2);
    EXPECT_EQ(broken.err, "gazetteer: <stdin>:2:2: byte 33 ('!') is not in '?'..'~'\n");
}

TEST(EvalVerb, ItsExampleRuns) {
    expect_example_runs("eval");
}

}  // namespace
}  // namespace gazetteer::cli
