// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt keeps to its limits within every term, and tells what it gave up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// A second for the work after the deadline, and some for a machine with much else to do.
constexpr double late_at_most = 2.5;

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
    {"chromatic_number <= 64", "gnp(64, 0.5)"},
    {"domination_number <= 64", "gnp(64, 0.05)"},
    {"(count a: exists b: forall c, d, e, f, h: degree(c) + degree(d) + "
     "degree(e) + degree(f) + degree(h) >= 0) > 0",
     "gnp(60, 0.5)"}};

TEST(HuntLimitsExtreme, EachTermStopsAtTheDeadline) {
    for (const Hard& one : hard) {
        Ran ran;
        const double seconds = seconds_of([&] {
            ran = run_gazetteer({"hunt", one.conjecture, "--random", one.model, "--count", "1",
                                 "--time-limit", "1", "--threads", "1"});
        });
        EXPECT_LT(seconds, 1 + late_at_most) << one.conjecture;
        EXPECT_EQ(ran.exit_code, 3) << one.conjecture << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
        EXPECT_THAT(ran.out, HasSubstr("  unknown  on 1 graph given up\n"));
        EXPECT_THAT(ran.out, HasSubstr(": stopped\n"));
    }
}

TEST(HuntLimitsStandard, ASignalStopsWithinATerm) {
    const Ran ran = run_shell(
        "timeout -k 9 -s TERM 0.5 gazetteer hunt 'N(ueg) or P(ueg)' --random 'gnp(30, 0.5)' "
        "--count 2 --json; echo $?");
    EXPECT_THAT(ran.out, HasSubstr("\"verdict\":\"INCONCLUSIVE\""));
    EXPECT_THAT(ran.out, HasSubstr("\"reason\":\"stopped\""));
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
    const std::vector<std::string> hunt{
        "hunt", "P(node_kayles) or N(node_kayles)", "--random", "gnp(60, 0.2)", "--count", "1"};
    for (const std::vector<std::string>& limit :
         {std::vector<std::string>{"--time-limit", "0"},
          std::vector<std::string>{"--memory", "1", "--threads", "1"}}) {
        std::vector<std::string> words = hunt;
        words.insert(words.end(), limit.begin(), limit.end());
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
        EXPECT_THAT(ran.out,
                    HasSubstr(limit[0] == "--memory" ? ": a memo of more than " : "graph"));
    }
}

TEST(HuntLimits, AGraphWithoutRoomForATermIsGivenUp) {
    const std::vector<std::string> graphs{"--graph", "complete 12", "--graph", "path 2"};
    std::vector<std::string> words{"hunt", "order(line_graph) > 0"};
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
    const std::vector<std::string> words{
        "hunt", "N(ueg) or P(ueg)", "--random", "gnp(30, 0.5)", "--count",
        "2",    "--resume",         "--shard",  "0/1",          "--out",
        file,   "--time-limit",     "0.3"};
    for (int i = 0; i < 2; ++i) {
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 3) << ran.err;
        EXPECT_THAT(ran.err, HasSubstr("interrupted; --resume goes on with it"));
    }
}

}  // namespace
}  // namespace gazetteer::cli
