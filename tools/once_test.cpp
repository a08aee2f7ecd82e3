// SPDX-License-Identifier: GPL-3.0-or-later
// tools/once runs a test again exactly when something that it reads has changed, and tools/alone
// gives each test a temporary folder of its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tools/testkit/ran_tool.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A test that reads the folder `read`, and counts its runs in a file.
class OnceStandard : public testing::Test {
  protected:
    OnceStandard() {
        fs::create_directories(folder_.path("read/deep"));
        write("read/deep/definition.v", "Definition one := 1.\n");
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_.path(name)) << text;
    }
    std::string path(const std::string& name) const { return folder_.path(name); }
    /// Runs the test, whose last command is `end`, with these variables.
    RanTool once(const std::string& end = "true", const std::string& variables = "") const {
        return run_tool("GAZETTEER_AFRESH= GAZETTEER_STAMPS=" + path("stamps") + " " + variables +
                        " " + source_path("tools/once") + " a/test --reads " + path("read") +
                        " --package dpkg -- sh -c 'echo ran; echo >>" + path("runs") + "; " + end +
                        "'");
    }
    /// Runs a test that makes the folder `made`, with a file in a folder below.
    RanTool making() const {
        return run_tool("GAZETTEER_AFRESH= GAZETTEER_STAMPS=" + path("stamps") + " " +
                        source_path("tools/once") + " a/maker --reads " + path("read") +
                        " --makes " + path("made") + " -- sh -c 'echo ran; mkdir -p " +
                        path("made/deep") + "; cat " + path("read/deep/definition.v") + " >" +
                        path("made/deep/compiled") + "'");
    }
    std::size_t runs() const { return fs::exists(path("runs")) ? fs::file_size(path("runs")) : 0; }
    /// The only file of the stamps with this ending.
    fs::path kept(const std::string& ending) const {
        for (const auto& file : fs::recursive_directory_iterator(path("stamps")))
            if (file.path().extension() == ending) return file.path();
        return {};
    }

  private:
    TemporaryFolder folder_;
};

TEST_F(OnceStandard, WhatHasPassedIsUpToDate) {
    const RanTool first = once();
    EXPECT_EQ(first.exit_code, 0);
    EXPECT_EQ(first.out, "ran\n");
    const RanTool second = once();
    EXPECT_EQ(second.exit_code, 0);
    EXPECT_THAT(second.out, AllOf(testing::StartsWith("up to date: a/test passed "),
                                  HasSubstr(kept(".log").string()), Not(HasSubstr("ran"))));
    EXPECT_EQ(runs(), 1u);
}

TEST_F(OnceStandard, AChangedDefinitionRunsItAgain) {
    once();
    write("read/deep/definition.v", "Definition one := 2.\n");
    EXPECT_EQ(once().out, "ran\n");
    write("read/another.v", "");
    EXPECT_EQ(once().out, "ran\n");
    fs::rename(path("read/another.v"), path("read/other.v"));
    EXPECT_EQ(once().out, "ran\n");
    EXPECT_EQ(runs(), 4u);
    // What was once is up to date again.
    fs::remove(path("read/other.v"));
    write("read/deep/definition.v", "Definition one := 1.\n");
    EXPECT_THAT(once().out, testing::StartsWith("up to date"));
}

TEST_F(OnceStandard, OfAProgramTheCommitDoesNotCount) {
    const std::string program =
        "\x7f"
        "ELF program 0.2.0 (commit 0123456789ab)";
    write("read/program", program + "1");
    write("read/text", "0.2.0 (commit 0123456789ab)");
    once();
    write("read/program",
          "\x7f"
          "ELF program 0.2.0 (commit v1-2-gba9876543210-dirty)1");
    EXPECT_THAT(once().out, testing::StartsWith("up to date"));
    write("read/program", program + "2");
    EXPECT_EQ(once().out, "ran\n");
    write("read/text", "0.2.0 (commit ba9876543210)");
    EXPECT_EQ(once().out, "ran\n");
}

TEST_F(OnceStandard, AnotherCommandIsAnotherTest) {
    once();
    EXPECT_EQ(once(":").out, "ran\n");
}

TEST_F(OnceStandard, WhatFailedHasNoStamp) {
    EXPECT_EQ(once("exit 3").exit_code, 3);
    EXPECT_EQ(once("exit 3").exit_code, 3);
    EXPECT_EQ(runs(), 2u);
    EXPECT_EQ(once("kill -9 $$").exit_code, 137);
}

TEST_F(OnceStandard, WhatChangedMeanwhileHasNoStamp) {
    const std::string change = "echo >>" + path("read/deep/definition.v");
    EXPECT_EQ(once(change).exit_code, 0);
    EXPECT_EQ(kept(".json"), "");
}

TEST_F(OnceStandard, ATamperedStampIsNoPass) {
    once();
    const std::string log = kept(".log").string();
    std::ofstream(log, std::ios::app) << "passed\n";
    EXPECT_THAT(once().out, AllOf(HasSubstr("is no pass: its log " + log), HasSubstr("\nran\n")));
    const fs::path stamp = kept(".json");
    std::ofstream(stamp) << R"({"hash": "0123", "log": "", "when": "", "seconds": 0})";
    EXPECT_THAT(once().out,
                AllOf(HasSubstr("is no pass: it has the hash 0123, not " + stamp.stem().string()),
                      HasSubstr("\nran\n")));
    std::ofstream(kept(".json")) << "passed";
    EXPECT_THAT(once().out,
                AllOf(HasSubstr("the hash is " + stamp.stem().string() + ", the log " + log),
                      HasSubstr("\nran\n")));
    fs::remove(kept(".log"));
    EXPECT_THAT(once().out, AllOf(HasSubstr("is no pass: "), HasSubstr("\nran\n")));
    EXPECT_EQ(runs(), 5u);
}

TEST_F(OnceStandard, WhatWasMadeIsPutThere) {
    EXPECT_EQ(making().out, "ran\n");
    fs::remove_all(path("made"));
    EXPECT_THAT(making().out, testing::StartsWith("up to date"));
    EXPECT_EQ(fs::file_size(path("made/deep/compiled")), 21u);
    // What is there already is left alone; that of another definition is not taken for it.
    write("made/deep/compiled", "looked at");
    EXPECT_THAT(making().out, testing::StartsWith("up to date"));
    EXPECT_EQ(fs::file_size(path("made/deep/compiled")), 9u);
    write("read/deep/definition.v", "Definition two := 2.\nDefinition one := 1.\n");
    EXPECT_EQ(making().out, "ran\n");
    EXPECT_EQ(fs::file_size(path("made/deep/compiled")), 42u);
    write("read/deep/definition.v", "Definition one := 1.\n");
    EXPECT_THAT(making().out, testing::StartsWith("up to date"));
    EXPECT_EQ(fs::file_size(path("made/deep/compiled")), 21u);
}

TEST_F(OnceStandard, WhatWasMadeAndIsDamagedIsMadeAgain) {
    making();
    const std::string archive = kept(".gz").string();
    fs::remove_all(path("made"));
    std::ofstream(archive, std::ios::app) << "1";
    EXPECT_THAT(making().out,
                AllOf(HasSubstr("is no pass: " + archive + " is not what"), HasSubstr("\nran\n")));
    EXPECT_EQ(fs::file_size(path("made/deep/compiled")), 21u);
    fs::remove(archive);
    EXPECT_THAT(making().out, AllOf(HasSubstr("is no pass: "), HasSubstr("\nran\n")));
    EXPECT_THAT(making().out, testing::StartsWith("up to date"));
}

TEST_F(OnceStandard, TheTestIsToldWhatItMayRead) {
    EXPECT_EQ(once("echo \"$GAZETTEER_READS\"").out, "ran\n" + path("read") + "\n");
}

TEST_F(OnceStandard, AfreshIgnoresStamps) {
    once();
    EXPECT_EQ(once("true", "GAZETTEER_AFRESH=1").out, "ran\n");
    EXPECT_EQ(runs(), 2u);
    EXPECT_THAT(once().out, testing::StartsWith("up to date"));
}

TEST_F(OnceStandard, WhatCannotBeReadIsNoStamp) {
    fs::remove_all(path("read"));
    const RanTool ran = once();
    EXPECT_NE(ran.exit_code, 0);
    EXPECT_EQ(runs(), 0u);
}

RanTool alone(const std::string& command) {
    return run_tool(source_path("tools/alone") + " sh -c '" + command + "'");
}

TEST(Alone, AFolderOfItsOwnIsTakenAway) {
    const RanTool ran = alone("echo $TMPDIR; cd $TMPDIR; echo >a; rm a");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("gazetteer-test."));
    EXPECT_FALSE(fs::exists(ran.out.substr(0, ran.out.size() - 1)));
}

TEST(Alone, WhatIsLeftBehindIsNamed) {
    const RanTool ran = alone("echo >$TMPDIR/left.txt");
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("left in the temporary folder by sh:\nleft.txt\n"));
}

TEST(Alone, TheExitCodeIsTheTests) {
    EXPECT_EQ(alone("exit 7").exit_code, 7);
    EXPECT_EQ(alone("echo >$TMPDIR/left.txt; exit 7").exit_code, 7);
}

TEST(Alone, ASignalIgnoredByTheCallerIsHeard) {
    EXPECT_EQ(run_tool("trap \"\" INT; " + source_path("tools/alone") +
                       " sh -c 'kill -INT $$; echo deaf'")
                  .out,
              "");
}

}  // namespace
}  // namespace gazetteer
