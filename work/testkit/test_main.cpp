// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of the tests. Each test has a temporary folder of its own, which is taken away
// after it with all that the test and its programs left there: testing::TempDir(), TMPDIR. It is
// the programs' HOME as well, so that no test reads what a person configured, or adds to it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {
namespace {

/// An environment variable, set for a while.
class Variable {
  public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        setenv(name, value.c_str(), 1);
    }
    Variable(const Variable&) = delete;
    ~Variable() {
        if (before_)
            setenv(name_, before_->c_str(), 1);
        else
            unsetenv(name_);
    }

  private:
    const char* name_;
    std::optional<std::string> before_;
};

/// A temporary folder that the variables name.
struct NamedFolder {
    TemporaryFolder folder;
    Variable of_programs{"TMPDIR", folder.path()};
    Variable of_tests{"TEST_TMPDIR", folder.path() + "/"};
    Variable home{"HOME", folder.path()};
    Variable cache{"XDG_CACHE_HOME", folder.path() + "/.cache"};
    Variable config{"XDG_CONFIG_HOME", folder.path() + "/.config"};
    Variable data{"XDG_DATA_HOME", folder.path() + "/.local/share"};
};

class FolderOfEachTest : public testing::EmptyTestEventListener {
    void OnTestStart(const testing::TestInfo&) override {
        folder_.emplace();
        // A daemon of another user may have a folder in it.
        std::filesystem::permissions(folder_->folder.path(), std::filesystem::perms::others_exec,
                                     std::filesystem::perm_options::add);
    }
    void OnTestEnd(const testing::TestInfo&) override { folder_.reset(); }

    std::optional<NamedFolder> folder_;
};

}  // namespace
}  // namespace gazetteer

int main(int argc, char** argv) {
    // What the caller has set reaches no test: a language, a time zone, a repository of git's.
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TZ", "UTC0", 1);
    setenv("GIT_CONFIG_NOSYSTEM", "1", 1);
    for (const char* name : {"LANGUAGE", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"})
        unsetenv(name);
    // A checkout that another user owns is read all the same.
    setenv("GIT_CONFIG_COUNT", "1", 1);
    setenv("GIT_CONFIG_KEY_0", "safe.directory", 1);
    setenv("GIT_CONFIG_VALUE_0", "*", 1);
    testing::InitGoogleMock(&argc, argv);
    testing::UnitTest::GetInstance()->listeners().Append(new gazetteer::FolderOfEachTest);
    return RUN_ALL_TESTS();
}
