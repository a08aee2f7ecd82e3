// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt keeps to its limits within every term, and tells what it gave up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

struct Hard {
    const char* conjecture;
    const char* model;
};
/// Each takes minutes without a limit.
const std::vector<Hard> hard{
    {"grundy(edge_delete) <= 30", "gnp(14, 0.6)"},
    {"N(ueg) or P(ueg)", "gnp(30, 0.5)"},
    {"N(slither) or P(slither)", "gnp(40, 0.5)"},
    {"grundy(node_kayles) <= 64", "gnp(64, 0.1)"},
    {"N(undirected_edge_geography) or P(undirected_edge_geography)", "gnp(30, 0.5)"},
    {"grundy(uvg) <= 50", "gnp(40, 0.5)"},
    {"winning_moves(unrooted(ueg)) <= 50", "gnp(30, 0.5)"},
    {"choice_number <= 16", "gnp(16, 0.7)"},
    {"domination_number <= 64", "gnp(64, 0.05)"},
    {"(count a: exists b: forall c, d, e, f, h: degree(c) + degree(d) + "
     "degree(e) + degree(f) + degree(h) >= 0) > 0",
     "gnp(60, 0.5)"}};

TEST(HuntLimitsExtreme, EachTermStopsAtTheDeadline) {
    for (const Hard& one : hard) {
        const Ran ran = limited(
            {"hunt", one.conjecture, "--random", one.model, "--count", "1", "--threads", "1"},
            has_printed("  unknown  on 1 graph given up\n"));
        EXPECT_EQ(ran.exit_code, 3) << one.conjecture << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
        EXPECT_THAT(ran.out, HasSubstr("  unknown  on 1 graph given up\n"));
        EXPECT_THAT(ran.out, HasSubstr(": stopped\n"));
    }
}

TEST(HuntLimitsStandard, ASignalStopsWithinATerm) {
    const std::string reason = "\"reason\":\"stopped\"";
    const Ran ran = interrupted({.arguments = {"hunt", "N(ueg) or P(ueg)", "--random",
                                               "gnp(30, 0.5)", "--count", "2", "--json"}},
                                SIGTERM, has_printed(reason));
    EXPECT_THAT(ran.out, HasSubstr("\"verdict\":\"INCONCLUSIVE\""));
    EXPECT_THAT(ran.out, HasSubstr(reason));
}

TEST(HuntLimitsStandard, AGraphOverTheMemoryIsGivenUpAndNamed) {
    const Ran ran = run_gazetteer({"hunt", "N(slither) or P(slither)", "--graph", "path 3",
                                   "--graph", "complete 24", "--memory", "1", "--threads", "1"});
    EXPECT_EQ(ran.exit_code, 3) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
    EXPECT_THAT(ran.out, HasSubstr("  on       the graphs given: 2 graphs\n"
                                   "  unknown  on 1 graph given up\n"
                                   "           W~~"));
    EXPECT_THAT(ran.out, HasSubstr(": a memo of more than "));
    EXPECT_THAT(ran.out, HasSubstr("allowed are 1 MiB (--memory)\n"));
}

/// No time at all, and little memory: no clock decides.
TEST(HuntLimits, OnALargeBoardAGameGivenAsDataIsGivenUp) {
    const Words hunt{
        "hunt", "P(node_kayles) or N(node_kayles)", "--random", "gnp(60, 0.2)", "--count", "1"};
    for (const Words& limit :
         {Words{"--time-limit", "0"}, Words{"--memory", "1", "--threads", "1"}}) {
        Words words = hunt;
        words.insert(words.end(), limit.begin(), limit.end());
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
        EXPECT_THAT(ran.out,
                    HasSubstr(limit[0] == "--memory" ? ": a memo of more than " : "graph"));
    }
}

TEST(HuntLimits, AGraphWithoutRoomForATermIsGivenUp) {
    const Words graphs{"--graph", "complete 12", "--graph", "path 2"};
    Words words{"hunt", "order(line_graph) > 0"};
    words.insert(words.end(), graphs.begin(), graphs.end());
    const Ran ran = run_gazetteer(words);
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, HasSubstr("K~~~~~~~~~~~: line_graph: 66 edges"));
    words[1] = "order(line_graph) > 1";
    const Ran refuted = run_gazetteer(words);
    EXPECT_EQ(refuted.exit_code, 1) << "what fails elsewhere is refuted all the same";
    EXPECT_THAT(refuted.out, HasSubstr("so far"));
}

TEST(HuntLimits, ASmallMemoServesAStream) {
    EXPECT_EQ(run_gazetteer({"hunt", "bipartite -> (P(ueg) <-> in_even_kernel)", "--order", "..6",
                             "--memory", "1", "--threads", "1"})
                  .exit_code,
              0);
}

TEST(HuntLimitsStandard, ConjecturesAndCensusesKeepToTheMemory) {
    const Ran proposed = run_gazetteer({"conjecture", "P(slither)", "--using", "order", "--graphs",
                                        "complete 12..13", "--memory", "1", "--threads", "1"});
    EXPECT_EQ(proposed.exit_code, 3) << proposed.out;
    EXPECT_THAT(proposed.err, HasSubstr("given up: L~~~~~~~~~~~~~: a memo of more than "));
    const Ran counted = run_gazetteer(
        {"census", "edge-labelling", "--order", "5", "--memory", "1", "--threads", "1"});
    EXPECT_EQ(counted.exit_code, 3);
    EXPECT_THAT(counted.err, HasSubstr("a memo of more than "));
}

TEST(HuntLimitsStandard, AShardLeftWithinAGraphGoesOn) {
    const std::string file = testing::TempDir() + "hunt-limits.gztr";
    std::remove((file + ".tmp").c_str());
    const Words words{"hunt",     "N(ueg) or P(ueg)", "--random", "gnp(30, 0.5)", "--count", "2",
                      "--resume", "--shard",          "0/1",      "--out",        file};
    for (int i = 0; i < 2; ++i) {
        const std::string left = "interrupted; --resume goes on with it";
        const Ran ran = limited(words, has_printed(left));
        EXPECT_EQ(ran.exit_code, 3) << ran.err;
        EXPECT_THAT(ran.err, HasSubstr(left));
    }
}

}  // namespace
}  // namespace gazetteer::cli
