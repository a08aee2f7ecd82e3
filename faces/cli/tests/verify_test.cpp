// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs claims and verify, as a user runs them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "faces/cli/tests/run.hpp"
#include "properties/catalogue.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

using ::testing::HasSubstr;

const char* const one_claim = "FSU93 5(2) restated";
const char* const fallen_claim = "And74 T1";
const char* const cited_claim = "Kun24 NP-complete";

void has_the_documented_shape(const nlohmann::json& row) {
    for (const char* key :
         {"id", "source", "says", "status", "verdict", "repaired_by", "exhaustive", "random",
          "near_misses", "counterexample", "proved", "symbolic"})
        EXPECT_TRUE(row.contains(key)) << key;
    for (const char* key : {"bound", "instances", "nonvacuous"})
        EXPECT_TRUE(row["exhaustive"].contains(key)) << key;
    for (const char* key : {"tests", "bound"}) EXPECT_TRUE(row["random"].contains(key)) << key;
    for (const nlohmann::json& miss : row["near_misses"])
        EXPECT_TRUE(miss.contains("name") && miss.contains("refuted_by"));
}

TEST(VerifyProgramLong, TheProgramThatIsBuiltFirstSaysTheSame) {
    const Ran first = run_shell("gazetteer-verify verify 'FSU93 1.2' 'And74 T1 verdict'");
    EXPECT_EQ(first.exit_code, 0);
    EXPECT_EQ(first.out, run_gazetteer({"verify", "FSU93 1.2", "And74 T1 verdict"}).out);
    EXPECT_EQ(run_shell("gazetteer-verify claims").out, run_gazetteer({"claims"}).out);
}

TEST(Claims, JsonHoldsTheWholeRegister) {
    const Ran ran = run_gazetteer({"claims", "--json"});
    ASSERT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    const nlohmann::json rows = nlohmann::json::parse(ran.out);
    EXPECT_EQ(rows.size(), properties::catalogue().size());
    for (const nlohmann::json& row : rows) has_the_documented_shape(row);
}

TEST(Claims, PatternsSelectInAnyCase) {
    const nlohmann::json rows =
        nlohmann::json::parse(run_gazetteer({"claims", "fsu93 5(2)", "--json"}).out);
    EXPECT_EQ(rows.size(), 1u) << "a whole id selects that claim alone";
    EXPECT_GT(nlohmann::json::parse(run_gazetteer({"claims", "fsu93 5", "--json"}).out).size(), 4u);
    EXPECT_THAT(run_gazetteer({"claims", one_claim}).out, HasSubstr(one_claim));
}

TEST(Claims, APatternThatMatchesNothingIsAnError) {
    for (const char* verb : {"claims", "verify"}) {
        const Ran ran = run_gazetteer({verb, "no such claim"});
        EXPECT_EQ(ran.exit_code, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, HasSubstr("no claim matches"));
    }
}

TEST(Claims, TheDocumentIsWhatTheProgramWrites) {
    std::ifstream file(source_path("docs/CLAIMS.md"));
    const std::string committed{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(run_gazetteer({"claims", "--markdown"}).out, committed)
        << "rebuild it: gazetteer claims --markdown > docs/CLAIMS.md";
}

TEST(Verify, PrintsTheTableAndExitsZero) {
    const Ran ran = run_gazetteer({"verify", one_claim, fallen_claim, cited_claim});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    for (const char* head : {"source says", "machine has", "counterexample"})
        EXPECT_THAT(ran.out, HasSubstr(head));
    EXPECT_THAT(ran.out, HasSubstr("A_"));
    EXPECT_THAT(ran.err, HasSubstr("3 claims: 1 hold, 1 refuted as registered, 1 cited, 0 fail"));
}

TEST(Verify, JsonAndJUnit) {
    const nlohmann::json rows =
        nlohmann::json::parse(run_gazetteer({"verify", one_claim, "--json", "-"}).out);
    ASSERT_EQ(rows.size(), 1u);
    has_the_documented_shape(rows[0]);
    EXPECT_EQ(rows[0]["verdict"], "holds");
    EXPECT_EQ(rows[0]["exhaustive"]["bound"], 7);
    EXPECT_EQ(rows[0]["exhaustive"]["instances"], 1253);
    const std::string xml = run_gazetteer({"verify", one_claim, "--junit", "-"}).out;
    EXPECT_THAT(xml, HasSubstr("<testsuite name=\"gazetteer\" tests=\"1\" failures=\"0\""));
}

TEST(Verify, ACitedStatementIsNotRun) {
    const Ran table = run_gazetteer({"verify", cited_claim});
    EXPECT_EQ(table.exit_code, 0) << table.err;
    EXPECT_THAT(table.out, ::testing::ContainsRegex("asserts +cited +- +- +- +- +-"));
    const nlohmann::json row =
        nlohmann::json::parse(run_gazetteer({"verify", cited_claim, "--json", "-"}).out)[0];
    has_the_documented_shape(row);
    EXPECT_EQ(row["status"], "cited");
    EXPECT_EQ(row["verdict"], "cited");
    EXPECT_EQ(row["beside"][1]["source"], "FSU93, Theorem 2.1");
    EXPECT_THAT(run_gazetteer({"verify", cited_claim, "--junit", "-"}).out,
                HasSubstr("skipped=\"1\""));
    const Ran replayed = run_gazetteer({"verify", cited_claim, "--instance", "A_"});
    EXPECT_EQ(replayed.exit_code, 2);
    EXPECT_THAT(replayed.err, HasSubstr("is cited: no run can test it"));
    EXPECT_THAT(run_gazetteer({"claims", cited_claim}).out, HasSubstr("beside it, [FSU93"));
}

TEST(Verify, TheSameForAnyNumberOfThreads) {
    const auto rows = [](const char* threads) {
        return run_gazetteer(
                   {"verify", "fsu93 5(2)", one_claim, "--threads", threads, "--json", "-"})
            .out;
    };
    EXPECT_EQ(rows("1"), rows("2"));
}

TEST(Verify, ABudgetTooSmallIsInconclusive) {
    const Ran ran = run_gazetteer({"verify", one_claim, "--budget", "0s"});
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, HasSubstr("inconclusive"));
}

TEST(Verify, TheMostForAllIsTheMostAndBeyondIsAnotherWord) {
    const auto bounds = [](const std::string& option, const std::string& size) {
        const Ran ran = run_gazetteer({"verify", "GGHR (v)", "GGHR (v) repaired",
                                       "GGHR even by odd repaired", option, size, "--json", "-"});
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        std::vector<int> result;
        for (const auto& row : nlohmann::json::parse(ran.out))
            result.push_back(row["exhaustive"]["bound"]);
        return result;
    };
    EXPECT_EQ(bounds("--order-max", "4"), (std::vector{1, 4, 4}));
    EXPECT_EQ(bounds("--order-max", "1000000"), (std::vector{1, 10, 15}));
    EXPECT_EQ(bounds("--beyond", "1"), (std::vector{1, 10, 15}));
    EXPECT_EQ(bounds("--beyond", "16"), (std::vector{1, 12, 16})) << "its method ends at 12";
    EXPECT_THAT(run_gazetteer({"verify", "GGHR (v) repaired", "--order-max", "4"}).out,
                HasSubstr(" 4 of 10 "));
    expect_one_complaint(run_gazetteer({"verify", "--order-max", "4", "--beyond", "9"}), exit_usage,
                         "--order-max ends each claim's run, and --beyond goes on: not both");
    // No grid has a side of length 0: nothing looked at is never a success.
    const Ran nothing = run_gazetteer({"verify", "GGHR (v) repaired", "--order-max", "0"});
    EXPECT_EQ(nothing.exit_code, exit_inconclusive);
    EXPECT_THAT(nothing.err,
                HasSubstr("inconclusive: no size in full, of a bound of 10; 0 instances"));
}

TEST(Verify, ReplaysAnInstance) {
    const Ran fails = run_gazetteer({"verify", fallen_claim, "--instance", "A_"});
    EXPECT_EQ(fails.exit_code, 1);
    EXPECT_THAT(fails.out, HasSubstr("fails"));
    EXPECT_EQ(run_gazetteer({"verify", fallen_claim, "--instance", "A?"}).exit_code, 0);
    const Ran nonsense = run_gazetteer({"verify", fallen_claim, "--instance", "n=3"});
    EXPECT_EQ(nonsense.exit_code, 2);
    EXPECT_THAT(nonsense.err, HasSubstr("'n=3' is not an instance of"));
    EXPECT_THAT(nonsense.err, testing::Not(HasSubstr("{}")));
    EXPECT_EQ(run_gazetteer({"verify", "fsu93", "--instance", "CV"}).exit_code, 2);
}

TEST(Verify, BadUsageIsToldApart) {
    EXPECT_EQ(run_gazetteer({"verify", "--budget", "soon"}).exit_code, 2);
    EXPECT_EQ(run_gazetteer({"verify", "--threads", "-1"}).exit_code, 2);
    EXPECT_EQ(run_gazetteer({}).exit_code, 2);
}

TEST(Verify, AFileThatCannotBeWrittenIsNamed) {
    const Ran ran = run_gazetteer({"verify", one_claim, "--json", "/no/such/folder/out.json"});
    EXPECT_EQ(ran.exit_code, 4);
    EXPECT_THAT(ran.err, HasSubstr("/no/such/folder/out.json: No such file or directory"));
}

TEST(Verify, AMissingGeneratorIsNamedWithItsPackage) {
    const Ran ran = run_gazetteer({"verify", one_claim}, "", {"PATH=/nowhere"});
    EXPECT_EQ(ran.exit_code, 4);
    EXPECT_THAT(ran.err, HasSubstr("nauty-geng: not found; it is in Debian's package nauty"));
}

TEST(Verify, TheExampleOfEachHelpRuns) {
    for (const char* verb : {"claims", "verify"}) {
        const std::string help = run_gazetteer({verb, "--help"}).out;
        EXPECT_THAT(help, HasSubstr(std::string("Example: gazetteer ") + verb));
    }
}

}  // namespace
}  // namespace gazetteer::cli
