// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/program_files.hpp"

#include <gtest/gtest.h>

namespace gazetteer::runs {
namespace {

namespace fs = std::filesystem;

TEST(ProgramFiles, TheProgramIsTheOneThatRuns) {
    EXPECT_EQ(program_file(), fs::read_symlink("/proc/self/exe"));
}

TEST(ProgramFiles, CompanionsLieBesideTheFolderOfTheProgram) {
    EXPECT_EQ(companion_program("nauty-geng"),
              program_file().parent_path().parent_path() / "libexec/nauty-geng");
}

}  // namespace
}  // namespace gazetteer::runs
