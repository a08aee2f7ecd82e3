// SPDX-License-Identifier: GPL-3.0-or-later
// The files of faces/ci/: their steps in an environment of their own, and the keys that their
// formats allow. Both checks are first seen to find a fault.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// A copy of faces/ci/, in which something may be wrong.
class CopyOfCi {
  public:
    CopyOfCi() {
        std::filesystem::create_directories(path());
        std::filesystem::copy(source_path("faces/ci"), path(),
                              std::filesystem::copy_options::recursive);
    }
    std::string path(const std::string& name = "") const {
        return folder_.path("faces/ci/" + name);
    }
    /// The file with `now` in place of `once`, which it has.
    void change(const std::string& name, const std::string& once, const std::string& now) const {
        std::string text = contents(path(name));
        const auto place = text.find(once);
        ASSERT_NE(place, text.npos) << name << " has no " << once;
        std::ofstream(path(name)) << text.replace(place, once.size(), now);
    }
    /// Its steps with nothing of this environment but the program.
    Ran steps() const {
        return run_shell(
            "env -i HOME=/nowhere TMPDIR=\"$TMPDIR\" LANG=C.UTF-8 PATH=$(dirname $(command -v "
            "gazetteer)"
            "):/usr/bin:/bin " +
            source_path("tools/packaging/check_ci") + " " + path());
    }
    Ran keys() const { return run_shell(source_path("tools/check_ci_files") + " " + path()); }

  private:
    TemporaryFolder folder_;
};

TEST(CiSteps, DoWhatTheySay) {
    const Ran ran = CopyOfCi().steps();
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("do what they say"));
}

TEST(CiStepsLong, AFaultInThemIsFound) {
    for (const auto& [file, once, now] : std::vector<std::array<std::string, 3>>{
             {"check", "--junit", "--junti"},
             {"github/action.yml", "/../check", "/../chekc"},
             {"gitlab/gazetteer.gitlab-ci.yml", "/ci/check", "/cii/check"},
             {"pre-commit/pre-commit-config.yaml", "--cache .gazetteer/cache", ""}}) {
        const CopyOfCi copy;
        copy.change(file, once, now);
        const Ran ran = copy.steps();
        EXPECT_EQ(ran.exit_code, 1) << file;
        EXPECT_THAT(ran.err, HasSubstr("check_ci: ")) << file;
    }
}

TEST(CiSteps, APackageThatIsNotThereIsNamed) {
    const Ran ran = run_shell("PATH=/usr/bin:/bin; command -v gazetteer || " +
                              source_path("faces/ci/install") + " none.deb");
    if (ran.exit_code == 0) GTEST_SKIP() << "gazetteer is installed";
    EXPECT_EQ(ran.exit_code, 4);
    EXPECT_EQ(ran.err, "faces/ci/install: none.deb: no such package\n");
}

TEST(CiFormats, HaveTheKeysThatServersKnow) {
    const Ran ran = CopyOfCi().keys();
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_EQ(ran.out, "");
}

TEST(CiFormatsLong, AWrongKeyIsNamed) {
    const std::string action = "github/action.yml";
    const std::string workflow = "github/workflow.yml";
    const std::string job = "gitlab/gazetteer.gitlab-ci.yml";
    const std::string hook = "pre-commit/pre-commit-config.yaml";
    for (const auto& [file, once, now, fault] : std::vector<std::array<std::string, 4>>{
             {action, "      shell: bash\n", "", "runs.steps[1]: 'run' needs 'shell'"},
             {action, "inputs.found", "inputs.fuond", "no input 'fuond'"},
             {action, "using: composite", "using: docker", "'docker' is not one of composite"},
             {action, "    required: true", "    requierd: true", "unknown key 'requierd'"},
             {workflow, "on: [push, pull_request]", "on: [push, pull]", "'pull' is not one of"},
             {workflow, "runs-on", "run-on", "'runs-on' is missing"},
             {workflow, "          found: found.txt", "          fuond: found.txt",
              "no input 'fuond'"},
             {workflow, "contents: read", "contents: readable", "'readable' is not one of"},
             {workflow, "      - if: always()", "      - run: 'true'\n        if: always()",
              "one of 'uses' and 'run'"},
             {job, "  artifacts:", "  artefacts:", "unknown key 'artefacts'"},
             {job, "      junit:", "      jnuit:", "unknown key 'jnuit'"},
             {job, "    when: always", "    when: allways", "'allways' is not one of"},
             {hook, "        entry:", "        entrie:", "'entry' is missing"},
             {hook, "pass_filenames: false", "pass_filenames: no", "'no' is not a bool"},
             {hook,
              "        files:", "        name: again\n        files:", "'name' is there twice"}}) {
        const CopyOfCi copy;
        copy.change(file, once, now);
        const Ran ran = copy.keys();
        EXPECT_EQ(ran.exit_code, 1) << file << ": " << now;
        EXPECT_THAT(ran.out, AllOf(HasSubstr(file), HasSubstr(fault)));
    }
}

}  // namespace
}  // namespace gazetteer::cli
