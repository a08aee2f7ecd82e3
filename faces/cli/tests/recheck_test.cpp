// SPDX-License-Identifier: GPL-3.0-or-later
// hunt --recheck from the command line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(RecheckVerb, ALineSaysWhatAgreed) {
    const Ran ran = run_gazetteer(
        {"hunt", "bipartite -> (P(ueg) <-> in_even_kernel)", "--order", "..5", "--recheck"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  recheck  25 of 25 slices agree (seed 1): 52 graphs, met by "
                                   "26 of them, 54 instances\n"));
    const Ran refuted = run_gazetteer({"hunt", "P(ueg) <-> in_even_kernel", "--recheck", "--json"});
    EXPECT_EQ(refuted.exit_code, 1);
    const auto json = refuted.json_lines().at(0).at("recheck");
    EXPECT_EQ(json.at("graphs"), 18);
    EXPECT_EQ(json.at("failures"), refuted.json_lines().at(0).at("failures"));
    EXPECT_TRUE(json.at("differences").empty());
}

TEST(RecheckVerb, DigraphsAreRecheckedToo) {
    const Ran ran = run_gazetteer({"hunt", "acyclic -> (P(deg) <-> in_kernel)", "--graphs",
                                   "digraphs", "--order", "..4", "--recheck"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  recheck  24 of 24 slices agree (seed 1): 238 digraphs, met "
                                   "by 40 of them, 122 instances\n"));
    const Ran drawn = run_gazetteer({"hunt", "indegree >= 0", "--graphs", "tournaments", "--order",
                                     "..5", "--recheck", "--json"});
    const auto json = drawn.json_lines().at(0).at("recheck");
    EXPECT_EQ(json.at("slices"), 4);
    EXPECT_EQ(json.at("slices_in_all"), 5);
    EXPECT_EQ(json.at("graphs"), 8);
}

TEST(RecheckVerb, SlicesAreDrawnBySeedAndByNumber) {
    const auto with = [](const char* seed) {
        return run_gazetteer({"hunt", "degree >= 0", "--order", "..6", "--recheck",
                              "--recheck-graphs", "50", "--seed", seed})
            .out;
    };
    EXPECT_THAT(with("3"), HasSubstr("of 41 slices agree (seed 3): "));
    EXPECT_EQ(with("3"), with("3"));
    EXPECT_NE(with("3"), with("4"));
}

TEST(RecheckVerb, WhatCannotBeRecheckedIsSaidBeforeTheHunt) {
    const auto refused = [](Words words) {
        words.insert(words.begin(), "hunt");
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 2) << ran.out;
        return ran.err;
    };
    EXPECT_THAT(refused({"grundy(node_kayles) < 9", "--order", "11", "--recheck"}),
                HasSubstr("--recheck: the second evaluator has no definition of "
                          "grundy(node_kayles)"));
    EXPECT_THAT(refused({"connected", "--graph", "A_", "--recheck"}),
                HasSubstr("--recheck is for all graphs or digraphs of a class"));
    EXPECT_THAT(refused({"connected", "--graphs", "cycle ..5", "--recheck"}),
                HasSubstr("--recheck is for all graphs or digraphs of a class"));
    EXPECT_THAT(refused({"outdegree >= 0", "--graph", "&AO", "--recheck"}),
                HasSubstr("--recheck is for all graphs or digraphs of a class"));
    EXPECT_THAT(refused({"connected", "--recheck-graphs", "3"}),
                HasSubstr("--recheck-graphs goes with --recheck"));
}

TEST(RecheckVerb, ARecheckOfNothingIsNoSuccess) {
    const Ran ran =
        run_gazetteer({"hunt", "degree >= 0", "--graphs", "trees", "--order", "12", "--recheck"});
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, HasSubstr("  recheck  0 of 1 slices"));
}

TEST(RecheckVerb, LinesOfAFileAreRecheckedWhereThatIsPossible) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("three.txt"))
        << "a | holds | connected, order ..4 | degree >= 0 |\n"
           "b | holds | order ..3 | grundy(node_kayles) >= 0 |\n"
           "c | holds | cycle ..5 | connected |\n";
    const Ran ran = run_gazetteer({"hunt", "--file", folder.path("three.txt"), "--recheck"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  rechecked: 14 of 14 slices agree (seed 1): 10 graphs"));
    EXPECT_THAT(ran.out, HasSubstr("  not rechecked: --recheck: the second evaluator has no "
                                   "definition of grundy(node_kayles)\n"));
    EXPECT_THAT(ran.out, HasSubstr("  not rechecked: it is no class of graphs\n"));
}

/// Run files have what the shards counted by size, so that the merged hunt can be rechecked.
TEST(RecheckVerb, AMergedHuntIsRechecked) {
    const TemporaryFolder folder;
    for (const char* shard : {"0/2", "1/2"}) {
        const std::string file = folder.path(std::string("shard") + shard[0]);
        EXPECT_EQ(run_gazetteer({"hunt", "degree > 1 -> N(ueg) or bipartite", "--order", "..6",
                                 "--recheck", "--shard", shard, "--out", file})
                      .exit_code,
                  0);
    }
    const Ran merged = run_gazetteer({"merge", folder.path("shard0"), folder.path("shard1")});
    EXPECT_THAT(merged.out, HasSubstr("slices agree (seed 1): "));
    EXPECT_THAT(merged.out, Not(HasSubstr("DIFFER")));
}

}  // namespace
}  // namespace gazetteer::cli
