#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/run_for_tests.hpp"
#include "cli/verbs.hpp"

namespace gazetteer::cli {

namespace {

TEST(Program, HelpAndVersion) {
    const Ran help = run_gazetteer({"--help"});
    EXPECT_EQ(help.exit_code, exit_ok);
    EXPECT_THAT(help.out, testing::HasSubstr("Exit codes: 0 "));
    for (const char* verb : {"claims", "verify", "solve", "census", "kernel", "synthesize", "merge",
                             "status", "submit"})
        EXPECT_THAT(help.out, testing::HasSubstr(std::string("\n  ") + verb + " "));
    EXPECT_THAT(run_gazetteer({"--version"}).out, testing::StartsWith("gazetteer "));
}

TEST(Program, TheExampleOfTheHelpOfClaimsRuns) {
    expect_example_runs("claims");
}

TEST(ProgramRepresentative, TheExampleOfTheHelpOfVerifyRuns) {
    expect_example_runs("verify");
}

TEST(ProgramStandard, UsageErrorsAreOneLine) {
    expect_one_complaint(run_gazetteer({}), exit_usage,
                         "A subcommand is required; see gazetteer --help");
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"no-such-verb"},
                                               {"solve"},
                                               {"census", "ueg"},
                                               {"census", "ueg", "--order", "x"},
                                               {"census", "ueg", "--order", "-1"},
                                               {"census", "ueg", "--order", "33"},
                                               {"census", "ueg", "--order", "3", "more"},
                                               {"solve", "ueg", "--by", "magic", "A_"},
                                               {"solve", "ueg", "--root"},
                                               {"--no-such-option"}}) {
        const Ran run = run_gazetteer(arguments);
        EXPECT_EQ(run.exit_code, exit_usage) << testing::PrintToString(arguments);
        EXPECT_EQ(run.out, "") << testing::PrintToString(arguments);
        EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
    }
}

TEST(Program, AClosedOutputPipeIsReported) {
    // The reader ends at once; the writer writes until it notices.
    const Ran run = run_shell(
        "{ for i in $(seq 20000); do echo DqK; done | gazetteer solve uvg --json; "
        "echo \"exit $?\" >&2; } | head -n 1");
    EXPECT_EQ(run.err, "gazetteer: standard output: Broken pipe\nexit 4\n");
    EXPECT_EQ(run.json_lines().size(), 1u);
    const Ran help = run_shell("{ sleep 0.05; gazetteer --help; echo \"exit $?\" >&2; } | :");
    EXPECT_EQ(help.err, "gazetteer: standard output: Broken pipe\nexit 4\n");
}

TEST(Program, AFullDiskIsReported) {
    const Ran run = run_shell("gazetteer solve ueg A_ >/dev/full");
    expect_one_complaint(run, exit_environment, "standard output: No space left on device");
}

}  // namespace
}  // namespace gazetteer::cli
