// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer hunt --search, run as a program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

TEST(SearchVerb, FindsShrinksAndReplaces) {
    const Ran ran =
        run_gazetteer({"hunt", "diameter <= 5", "--search", "--trees", "--order", "..40"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("REFUTED  diameter <= 5\n  by       F@IQO: order 7, size 6\n"));
    EXPECT_THAT(ran.out, HasSubstr("a least one, by exhaustion over trees of order <= 7"));
    EXPECT_THAT(ran.out, HasSubstr("  replay   gazetteer hunt 'diameter <= 5' --search --graphs "
                                   "'trees' --order 1..40 --tries 1000000 --islands 8 --seed 1 "
                                   "--exhaustive 8\n"));
    const auto begin = ran.out.find("gazetteer hunt");
    const Ran again = run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_EQ(again.out, ran.out);
}

TEST(SearchVerb, FindsNoneWithoutSayingThatItHolds) {
    const Ran ran = run_gazetteer({"hunt", "tree -> order >= 1 + radius", "--search", "--trees",
                                   "--tries", "500", "--islands", "2"});
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, HasSubstr("NONE FOUND  tree -> order >= 1 + radius\n  on       a guided "
                                   "search of trees of order 1 to 20, seed 1, 2 islands: 500 "
                                   "graphs\n  closest  "));
    EXPECT_EQ(ran.out.find("HOLDS"), std::string::npos);
    const Ran json = run_gazetteer({"hunt", "tree -> order >= 1 + radius", "--search", "--trees",
                                    "--tries", "500", "--islands", "2", "--json"});
    EXPECT_EQ(json.json_lines().front()["verdict"], "NONE FOUND");
    EXPECT_EQ(json.json_lines().front()["graphs"], 500);
    EXPECT_EQ(json.json_lines().front()["closest"]["slack"], 0);
}

TEST(SearchVerb, GoesAmongLargeTrees) {
    const Ran ran = run_gazetteer(
        {"hunt", "diameter <= 20 or max_degree <= 30", "--search", "--trees", "--order", "..90"});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(": order 51, size 50\n  where    diameter = 21, max_degree = "
                                   "31\n  least    shrunk"));
    EXPECT_THAT(ran.out, HasSubstr("a guided search of trees of order 1 to 90, seed 1, 8 islands"));
    const auto begin = ran.out.find("gazetteer hunt");
    const Ran again = run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_EQ(again.out, ran.out);
}

/// A hypothesis that is a class narrows the search as --graphs does.
TEST(SearchVerb, GoesWhereTheHypothesesHold) {
    const auto searched = [](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"hunt", "--search", "--tries", "300"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run_gazetteer(arguments);
        return ran.out.substr(ran.out.find("a guided search of "));
    };
    EXPECT_THAT(searched({"connected -> order <= size + 1"}),
                HasSubstr("of connected graphs of order 1 to 20, "));
    EXPECT_THAT(searched({"tree -> order = size + 1", "--order", "..90"}),
                HasSubstr("of trees of order 1 to 90, "));
    for (const char* over : {"flips", "blowups", "compositions", "circulants", "links"})
        EXPECT_THAT(searched({"bipartite and connected -> diameter <= order", "--over", over}),
                    HasSubstr("connected bipartite graphs of order 1 to 20, "))
            << over;
    EXPECT_THAT(searched({"max_degree < 0 -> order < 0"}), HasSubstr("of graphs of order 1 to 20"))
        << "there is no such graph";
}

/// In sparse6: a vertex with 190 leaves and two paths, of 7 and 5 further vertices.
std::string tree_of_order_203() {
    std::string result = ":~?BJ_C@_SB_cD_s?`CH`SJ";
    for (int i = 0; i < 95; ++i) result += "_C?";
    return result;
}

constexpr const char* proximity_conjecture =
    "proximity + distance_eigenvalue(floor(2 * diameter / 3)) > 0";

TEST(HuntLargeGraphs, RefuteAConjectureAtOrder203) {
    const std::string tree = tree_of_order_203();
    const Ran ran = run_gazetteer({"hunt", proximity_conjecture, "--graph", tree});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  by       :~?BJ"));
    EXPECT_THAT(ran.out, HasSubstr(": order 203, size 202\n  where    "));
    EXPECT_THAT(ran.out, HasSubstr("diameter = 12"));
    const Ran rows = run_gazetteer({"eval", "order, proximity, diameter", "--graph", tree});
    EXPECT_EQ(rows.exit_code, 0) << rows.err;
    EXPECT_THAT(rows.out, HasSubstr("203    233/202    12"));
}

TEST(HuntLargeGraphs, ComeFromLinesAmongSmallOnes) {
    const Ran mixed = run_shell("printf '" + tree_of_order_203() +
                                "\nA_\npath 100\n' | gazetteer hunt 'diameter != 12' --input -");
    EXPECT_EQ(mixed.exit_code, 1) << mixed.err;
    EXPECT_THAT(mixed.out, HasSubstr("(line 1)"));
    EXPECT_THAT(mixed.out, HasSubstr("graphs of <stdin>: 3 graphs\n"));
    const std::string file = ::testing::TempDir() + "large-graphs.txt";
    run_shell("printf 'A_\npath 100\n" + tree_of_order_203() + "\n' > " + file);
    const Ran read = run_gazetteer({"hunt", "order != 100", "--input", file});
    EXPECT_EQ(read.exit_code, 1) << read.err;
    EXPECT_THAT(read.out, HasSubstr("path 100 (line 2)"));
    const Ran holds = run_gazetteer({"hunt", "tree", "--input", file});
    EXPECT_EQ(holds.exit_code, 0) << holds.out;
    EXPECT_THAT(holds.out, HasSubstr(": 3 graphs\n"));
}

TEST(HuntLargeGraphs, AreGivenUpByTermsOfSmallOnes) {
    const Ran ran = run_gazetteer({"hunt", "clique_number > 3", "--graph", "path 100"});
    EXPECT_EQ(ran.exit_code, 3) << ran.out;
    EXPECT_THAT(
        ran.out,
        HasSubstr("a graph of order above 64 and of more than 20 classes of like vertices"));
    const Ran vertices = run_gazetteer({"hunt", "degree < 3", "--graph", "path 100"});
    EXPECT_EQ(vertices.exit_code, 3) << vertices.out;
    EXPECT_THAT(vertices.out,
                HasSubstr("what is said of a vertex v takes graphs of order at most 64"));
    const Ran huge = run_gazetteer({"hunt", "order > 3", "--graph", "path 1001"});
    EXPECT_EQ(huge.exit_code, 3) << huge.out;
    EXPECT_THAT(huge.out, HasSubstr("a graph of order 1001; at most 1000 can be"));
}

TEST(SearchVerb, StopsInTime) {
    const Ran timed = run_gazetteer({"hunt", "order >= 0", "--search", "--order", "30..40",
                                     "--tries", "1000000000000", "--time-limit", "0.3"});
    EXPECT_EQ(timed.exit_code, 3);
    EXPECT_THAT(timed.out, HasSubstr("NONE FOUND"));
    EXPECT_THAT(timed.out, HasSubstr("  left     the rest of 1000000000000 tries\n"));
    const Ran killed =
        interrupted({.arguments = {"hunt", "order >= 0", "--search", "--tries", "1000000000000"}},
                    SIGTERM, has_printed("NONE FOUND"));
    EXPECT_THAT(killed.out, HasSubstr("NONE FOUND"));
    EXPECT_EQ(killed.exit_code, 3);
    // One graph takes longer than the limit.
    const Ran slow = run_gazetteer({"hunt", "grundy(edge_delete) < 99", "--search", "--order", "30",
                                    "--graphs", "regular 5", "--time-limit", "0.5"});
    EXPECT_EQ(slow.exit_code, 3);
}

TEST(SearchVerb, CertifiesWhatItFinds) {
    const std::string file = ::testing::TempDir() + "search-certificate.txt";
    const Ran ran = run_gazetteer({"hunt", "N(ueg) or degree > 2", "--search", "--trees", "--order",
                                   "9..12", "--certificate", file});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(run_shell("gazetteer-check " + file).exit_code, 0);
}

TEST(SearchVerb, ComplaintsSayWhatWouldBeRight) {
    const auto complains = [](Words arguments, const std::string& message) {
        arguments.insert(arguments.begin(), {"hunt", "planar"});
        expect_one_complaint(run_gazetteer(arguments), 2, message);
    };
    complains({"--trees"}, "--trees goes with --search; else --graphs trees");
    complains({"--tries", "7"}, "--tries and --islands go with --search");
    complains({"--search", "--random", "tree(9)"},
              "--search goes with --graphs and --order, not with given or random graphs");
    complains({"--search", "--trees", "--graphs", "connected"},
              "--trees stands for --graphs trees: not both");
    complains({"--search", "--graphs", "grid 2..3"},
              "a guided search goes over a class of graphs, not over a family: 'grid 2..3'");
    complains({"--search", "--over", "flips", "--order", "..65"},
              "--order takes ..40, 3..40 or 40 with --search, at most 64 (of trees, of graphs "
              "without --over, and --over blowups or links, 1000), not '..65'");
    complains({"--search", "--trees", "--order", "..1001"},
              "--order takes ..40, 3..40 or 40 with --search, at most 1000, not '..1001'");
    complains({"--search", "--order", "0"}, "--order: no order in '0' is from 1 to 0");
    complains({"--search", "--graphs", "regular 3", "--order", "5"},
              "no graph to begin with among regular graphs with degrees 3 of order 5 to 5");
    complains({"--search", "--near", "3"},
              "--near goes with graphs that are gone through; --search names the closest");
}

}  // namespace
}  // namespace gazetteer::cli
