// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer hunt --search, run as a program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/run.hpp"

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

TEST(SearchVerb, StopsInTime) {
    const Ran timed = run_gazetteer({"hunt", "order >= 0", "--search", "--order", "30..40",
                                     "--tries", "1000000000000", "--time-limit", "0.3"});
    EXPECT_EQ(timed.exit_code, 3);
    EXPECT_THAT(timed.out, HasSubstr("NONE FOUND"));
    EXPECT_THAT(timed.out, HasSubstr("  left     the rest of 1000000000000 tries\n"));
    const Ran killed = run_shell(
        "gazetteer hunt 'order >= 0' --search --tries 1000000000000 & sleep 0.5; kill -TERM $!; "
        "wait $!; echo $?");
    EXPECT_THAT(killed.out, HasSubstr("NONE FOUND"));
    EXPECT_TRUE(killed.out.ends_with("\n3\n")) << killed.out;
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
    const auto complains = [](std::vector<std::string> arguments, const std::string& message) {
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
    complains({"--search", "--order", "..65"},
              "--order takes ..40, 3..40 or 40 with --search, at most 64, not '..65'");
    complains({"--search", "--order", "0"}, "--order: no order in '0' is from 1 to 0");
    complains({"--search", "--graphs", "regular 3", "--order", "5"},
              "no graph to begin with among regular graphs with degrees 3 of order 5 to 5");
    complains({"--search", "--near", "3"},
              "--near goes with graphs that are gone through; --search names the closest");
}

}  // namespace
}  // namespace gazetteer::cli
