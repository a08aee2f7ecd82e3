// SPDX-License-Identifier: GPL-3.0-or-later
// What tools/show_progress shows of a build or an installation, and keeps.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace {

using gazetteer::Regex;

std::string log_file() {
    return testing::TempDir() + "log";
}

/// What it shows of the lines where there is no terminal; the seconds stand as S.
std::string shown(const std::string& lines, const std::string& every = "0") {
    const std::string command = "printf %b '" + lines + "' | SHOW_EVERY=" + every + " " +
                                gazetteer::source_path("tools/show_progress ") + log_file() +
                                " 2>&1";
    FILE* const pipe = popen(command.c_str(), "r");
    std::string result;
    std::array<char, 256> part{};
    while (fgets(part.data(), part.size(), pipe) != nullptr) result += part.data();
    EXPECT_EQ(pclose(pipe), 0);
    return Regex(", [0-9]+ s\n").replaced(result, ", S s\n");
}

std::string logged() {
    std::ostringstream text;
    text << std::ifstream(log_file()).rdbuf();
    return text.str();
}

TEST(ShowProgress, FilesDoneOfFilesToDo) {
    EXPECT_EQ(shown("-- Configuring\\n[1/3] Building a.cpp\\n[2/3] Building b.cpp\\n"),
              "building: 1 of 3 files, S s\nbuilding: 2 of 3 files, S s\n");
    EXPECT_EQ(logged(), "-- Configuring\n[1/3] Building a.cpp\n[2/3] Building b.cpp\n");
}

TEST(ShowProgress, NowAndThen) {
    EXPECT_EQ(shown("[1/3] a\\n[2/3] b\\n[3/3] c\\n", "30"), "building: 1 of 3 files, S s\n");
}

TEST(ShowProgress, HowFarAnInstallationIs) {
    EXPECT_EQ(shown("Reading lists\\ndlstatus:3:42.17:Retrieving file 3 of 9\\n"
                    "pmstatus:g++:80.5:Unpacking g++ (amd64)\\n"
                    "pmstatus:libc6:amd64:90:Configuring\\n"),
              "packages: 42 % fetched, S s\npackages: 80 % installed, S s\n"
              "packages: 90 % installed, S s\n");
}

TEST(ShowProgress, NothingWhereNothingIsBuilt) {
    EXPECT_EQ(shown("ninja: no work to do.\\n"), "");
    EXPECT_EQ(logged(), "ninja: no work to do.\n");
    EXPECT_EQ(shown(""), "");
}

TEST(ShowProgress, WhatTheCompilerSaysIsKept) {
    EXPECT_EQ(shown("a.cpp:1: error: [1/2] %s \\\\n\\n"), "");
    EXPECT_EQ(logged(), "a.cpp:1: error: [1/2] %s \\n\n");
}

}  // namespace
