// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of ci/, taken from the files that others copy and run in a repository of two lines.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cli/tests/run.hpp"
#include "runs/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

const std::string ci_folder = GAZETTEER_SOURCE_DIR "/ci/";

/// What stands behind `before` on the lines of a file, without the quotes around it.
std::vector<std::string> steps_behind(const std::string& before, const std::string& file) {
    std::vector<std::string> result;
    std::istringstream lines(contents(ci_folder + file));
    for (std::string line; std::getline(lines, line);) {
        const auto place = line.find(before);
        if (place == line.npos) continue;
        std::string step = line.substr(place + before.size());
        if (step.starts_with('\'')) step = step.substr(1, step.size() - 2);
        result.push_back(step);
    }
    return result;
}

class CiSteps : public testing::Test {
  protected:
    void SetUp() override {
        std::ofstream(folder_.path("conjectures.txt")) << "few | holds | order ..4 | size <= 2\n";
        std::ofstream(folder_.path("mine.game")) << "game mine\n  move u: delete(u)\n";
    }
    Ran run_in_it(const std::string& command) const {
        return run_shell("cd " + folder_.path() + " && " + command);
    }
    std::string left(const std::string& name) const { return contents(folder_.path(name)); }

    TemporaryFolder folder_;
};

TEST_F(CiSteps, OfTheGithubAction) {
    const std::string path = "GITHUB_ACTION_PATH=" + ci_folder + "github; ";
    const auto steps = steps_behind("run: ", "github/action.yml");
    ASSERT_EQ(steps.size(), 2u);
    const Ran install = run_in_it(path + "PACKAGE=; " + steps[0]);
    EXPECT_EQ(install.exit_code, 0) << install.err;
    EXPECT_THAT(install.out, StartsWith("gazetteer "));
    const Ran check = run_in_it(path +
                                "export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=step.md "
                                "GAZETTEER_FOUND=found.txt GAZETTEER_TIME_LIMIT=60; "
                                "FILES='*.txt *.game'; " +
                                steps[1]);
    EXPECT_EQ(check.exit_code, 1) << check.err;
    EXPECT_THAT(check.out, HasSubstr("::error file=conjectures.txt,line=1,title=few::"));
    EXPECT_THAT(left("step.md"), HasSubstr("1 passed, 1 failed, 0 not decided"));
    EXPECT_THAT(left(".gazetteer/junit.xml"), HasSubstr("failures=\"1\""));
    EXPECT_THAT(left(".gazetteer/results.sarif"), HasSubstr("\"2.1.0\""));
    EXPECT_THAT(left("found.txt"), HasSubstr("| order ..4 | size <= 2"));
}

TEST_F(CiSteps, OfTheGitlabJob) {
    const auto steps = steps_behind("    - ", "gitlab/gazetteer.gitlab-ci.yml");
    ASSERT_EQ(steps.size(), 2u);
    for (const std::string& step : steps) {
        const Ran ran = run_in_it("GAZETTEER=" + ci_folder +
                                  "..; GAZETTEER_FILES='conjectures.txt mine.game'; " + step);
        EXPECT_EQ(ran.exit_code, &step == &steps.back() ? 1 : 0) << ran.err;
    }
    EXPECT_THAT(left(".gazetteer/junit.xml"), HasSubstr("failures=\"1\""));
}

TEST_F(CiSteps, OfThePreCommitHook) {
    const auto entries = steps_behind("entry: ", "pre-commit/pre-commit-config.yaml");
    ASSERT_EQ(entries.size(), 1u);
    EXPECT_EQ(run_in_it(entries[0]).exit_code, 1);
    std::ofstream(folder_.path("conjectures.txt")) << "few | open | order ..4 | size <= 2\n";
    const Ran ran = run_in_it(entries[0]);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("cached"), HasSubstr("conjectures.txt:1: few")));
}

TEST_F(CiSteps, APackageThatIsNotThereIsNamed) {
    const Ran ran =
        run_in_it("PATH=/usr/bin:/bin; command -v gazetteer || " + ci_folder + "install none.deb");
    if (ran.exit_code == 0) GTEST_SKIP() << "gazetteer is installed";
    EXPECT_EQ(ran.exit_code, 4);
    EXPECT_EQ(ran.err, "ci/install: none.deb: no such package\n");
}

}  // namespace
}  // namespace gazetteer::cli
