// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer conjecture, run as a program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

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
    // A slow machine needs longer for the first order.
    Ran ran;
    for (const char* seconds : {"0.7", "3", "12", "40"}) {
        ran = run_shell(
            "gazetteer conjecture 'P(uvg)' --using saturated,degree --order ..10 & sleep " +
            std::string(seconds) + "; kill -INT $!; wait $!; echo $?");
        if (ran.err.find("before any order was complete") == std::string::npos) break;
    }
    EXPECT_THAT(ran.out, HasSubstr("P(uvg) <-> not saturated\neach holds on all graphs of order "
                                   "<= "));
    EXPECT_TRUE(ran.out.ends_with("\n3\n")) << ran.out;
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

TEST(ConjectureVerb, Errors) {
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
