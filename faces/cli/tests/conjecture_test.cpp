// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer conjecture, run as a program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(ConjectureVerb, PrintsProposalsAndTheirBound) {
    const Ran ran =
        run_gazetteer({"conjecture", "P(uvg)", "--using", "saturated,degree", "--order", "..4"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("P(uvg) <-> not saturated\neach holds on all graphs of order "
                                   "<= 4: "));
    const auto lines = run_gazetteer({"conjecture", "P(uvg)", "--using",
                                      "degree(delete_edge(v, v), v),saturated", "--json"})
                           .json_lines();
    ASSERT_GE(lines.size(), 1u);
    EXPECT_EQ(lines[0].at("conjecture"), "P(uvg) <-> not saturated");
    EXPECT_EQ(lines[0].at("ground"), "graphs of order <= 6");
}

TEST(ConjectureVerb, AnInterruptPrintsWhatIsComplete) {
    const Ran ran = interrupted(
        {.arguments = {"conjecture", "P(uvg)", "--using", "saturated,degree", "--order", "..10"}},
        SIGINT, has_printed("P(uvg) <-> not saturated\n"));
    EXPECT_THAT(ran.out, HasSubstr("P(uvg) <-> not saturated\neach holds on all graphs of order "
                                   "<= "));
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.err, HasSubstr("gazetteer: interrupted: what is proposed was not tried beyond "
                                   "graphs of order <= "));
    const Ran none = run_gazetteer({"conjecture", "P(uvg)", "--using", "saturated", "--order",
                                    "10..11", "--time-limit", "0.1"});
    expect_one_complaint(none, 3, "interrupted before any order was complete");
}

TEST(ConjectureVerb, MetDropsWhatIsSeldomMet) {
    const auto lines = run_gazetteer({"conjecture", "size", "--using", "order,matching_number",
                                      "--order", "..5", "--met", "9", "--json"})
                           .json_lines();
    ASSERT_FALSE(lines.empty());
    for (const auto& line : lines) EXPECT_GE(line.at("decided"), 9);
}

TEST(ConjectureVerb, WhatFailsBeyondTheDataIsRefuted) {
    const Words words{
        "conjecture", "total_domination_number", "--using", "order", "--graphs", "trees", "--order",
        "3..7"};
    EXPECT_THAT(run_gazetteer(words).out,
                HasSubstr("total_domination_number <= order div 2 + 1\n"));
    Words beyond = words;
    beyond.insert(beyond.end(), {"--beyond", "12", "--tries", "2000", "--draws", "0"});
    const Ran ran = run_gazetteer(beyond);
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("total_domination_number <= 2 * order / 3\n"));
    EXPECT_THAT(ran.out, HasSubstr(" further graphs of order <= 12: "));
    EXPECT_THAT(ran.err, HasSubstr("gazetteer: refuted beyond the data by "));
    EXPECT_THAT(ran.err, HasSubstr(": total_domination_number <= order div 2 + 1\n"));
    beyond.push_back("--json");
    std::size_t refuted = 0;
    for (const auto& line : run_gazetteer(beyond).json_lines())
        refuted += line.contains("refuted") && line.contains("by") ? 1 : 0;
    EXPECT_GE(refuted, 1u);
}

TEST(ConjectureVerb, DataFromElsewhereIsEnough) {
    const Ran ran = run_shell(
        "gazetteer eval 'P(uvg), saturated' --order ..4 --json | "
        "gazetteer conjecture 'P(uvg)' --using saturated --data -");
    EXPECT_THAT(ran.out, HasSubstr("P(uvg) <-> not saturated\neach holds on all instances of "
                                   "<stdin>: "));
    expect_one_complaint(run_gazetteer({"conjecture", "P(uvg)", "--using", "saturated", "--data",
                                        "x", "--order", "..4"}),
                         2,
                         "--data has no graphs: it goes without --graphs, --order, --known and "
                         "--beyond");
}

TEST(ConjectureVerb, WhatIsKnownIsNotProposed) {
    const TemporaryFolder folder;
    const std::string file = folder.path("known.txt");
    std::ofstream(file) << "3.1 | holds | bipartite, order ..9 | P(ueg) <-> in_even_kernel |\n"
                           "4.2 | holds | | bipartite -> planar |\n";
    const Ran ran = run_gazetteer({"conjecture", "P(ueg)", "--using", "in_even_kernel,bipartite",
                                   "--order", "..4", "--known", file});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, Not(HasSubstr("bipartite -> (P(ueg)")));
    EXPECT_THAT(ran.out, HasSubstr("in_even_kernel -> P(ueg)\n"));
    EXPECT_THAT(ran.err, HasSubstr("4.2 is refuted or does not speak of P(ueg)"));
}

TEST(ConjectureVerb, Errors) {
    expect_one_complaint(
        run_gazetteer({"conjecture", "P(uvg)", "--using", "degree", "--beyond", "5"}), 2,
        "--beyond is an order above those of --order, not 5");
    expect_one_complaint(
        run_gazetteer({"conjecture", "P(uvg)", "--using", "degree", "--known", "nowhere.txt"}), 2,
        "nowhere.txt: No such file or directory");
    expect_one_complaint(
        run_gazetteer({"conjecture", "P(uvg)", "--using", "degree", "--graphs", "grid 2 2..3",
                       "--beyond", "12"}),
        2, "a guided search goes over a class of graphs, not over a family: 'grid 2 2..3'");
    expect_one_complaint(run_gazetteer({"conjecture", "P(uvg)", "--using", "saturatd"}), 2,
                         "'saturatd': unknown name 'saturatd'; the nearest known one is saturated");
    expect_one_complaint(
        run_gazetteer({"conjecture", "P(uvg)", "--using", "degree", "--order", "x"}), 2,
        "--order takes ..8, 3..8 or 8, not 'x'");
}

TEST(ConjectureVerb, ItsExampleRuns) {
    expect_example_runs("conjecture");
}

}  // namespace
}  // namespace gazetteer::cli
