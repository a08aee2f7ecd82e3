// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

Ran prove(const std::string& claim, const std::string& family,
          const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"prove", claim, "--family", family};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_gazetteer(arguments);
}

TEST(Prove, DecidesForAllN) {
    const Ran proved = prove("P(uvg, first) <-> n mod 2 = 1", "path n");
    EXPECT_EQ(proved.exit_code, exit_ok) << proved.err;
    EXPECT_EQ(proved.out, "PROVED  P(uvg, first) <-> n mod 2 = 1  on path n, for all n >= 1\n");
    const Ran refuted = prove("has_even_kernel", "cycle n");
    EXPECT_EQ(refuted.exit_code, exit_refuted);
    EXPECT_THAT(refuted.out, HasSubstr("for all n >= 3: not for n = 3; period 2 from n = 3"));
    const Ran open = prove("P(ueg, first)", "cycle n");
    EXPECT_EQ(open.exit_code, exit_inconclusive);
    EXPECT_THAT(open.out, HasSubstr("the member of 3 units is not bipartite"));
}

TEST(Prove, GivesASequenceAndItsLaw) {
    EXPECT_EQ(prove("matching_number", "path n", {"--first", "5"}).out,
              "SEQUENCE  matching_number  on path n, for all n >= 1; period 2 from n = 1, each "
              "adds 1\n"
              "  n mod 2               0          1\n"
              "  value               n/2  (n - 1)/2\n"
              "  offset 1    0, 1, 1, 2, 2\n");
    const Ran kayles = prove("grundy(kayles)", "path n", {"--first", "3"});
    EXPECT_THAT(kayles.out, HasSubstr("period 12 from n = 71"));
    EXPECT_THAT(kayles.out,
                HasSubstr("  n mod 12       0   1   2   3   4   5   6   7   8   9  10  11\n"
                          "  value          4   1   2   8   1   4   7   2   1   8   2   7\n"
                          "  exceptions  3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, "));
    EXPECT_THAT(kayles.out, HasSubstr("\n  offset 1    1, 2, 3\n"));
    EXPECT_THAT(prove("order", "path n").out, HasSubstr("  value         n\n"));
    EXPECT_THAT(prove("2 - 3 * order", "path n").out, HasSubstr("  value         -3n + 2\n"));
    EXPECT_THAT(prove("n mod 121", "path n").out, HasSubstr("  table       of 121 values: --json"));
    const Ran ran = prove("nullity", "grid 2 n", {"--json", "--first", "6"});
    EXPECT_EQ(ran.json_lines(), (std::vector<Json>{{{"claim", "nullity"},
                                                    {"family", "grid 2 n"},
                                                    {"verdict", "SEQUENCE"},
                                                    {"first", 1},
                                                    {"repeats_from", 1},
                                                    {"period", 3},
                                                    {"slope", 0},
                                                    {"values", {0, 2, 0}},
                                                    {"terms", {0, 2, 0, 0, 2, 0}},
                                                    {"exceptions", Json::array()}}}));
    EXPECT_EQ(prove("max(n, 3)", "path n", {"--json"}).json_lines()[0]["exceptions"],
              (Json{{1, 3}, {2, 3}}));
}

TEST(Prove, TellsWhatIsWrong) {
    const Ran claim = prove("girth = 3", "path n");
    EXPECT_EQ(claim.exit_code, exit_usage);
    EXPECT_THAT(claim.err, HasSubstr("<claim>:1:1: 'girth'"));
    const Ran family = prove("n = 1", "wheel n");
    EXPECT_EQ(family.exit_code, exit_usage);
    EXPECT_THAT(family.err, HasSubstr("--family:1:1: 'wheel' is not a chain"));
}

TEST(Prove, KeepsToItsLimits) {
    const Ran little = prove("matching_number = n", "grid 16 n", {"--memory", "1"});
    EXPECT_EQ(little.exit_code, exit_inconclusive) << little.err;
    EXPECT_THAT(little.out, HasSubstr("the numbers of matchings"));
}

TEST(Prove, ExampleRuns) {
    expect_example_runs("prove");
}

}  // namespace
}  // namespace gazetteer::cli
