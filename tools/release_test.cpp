// SPDX-License-Identifier: GPL-3.0-or-later
// A release says the same everywhere: its version, its day, its licence, its commit.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <sstream>
#include <string>

#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace {

namespace fs = std::filesystem;
using gazetteer::Regex;

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// What the first group of a pattern matches, first of all in the text; empty if nothing.
std::string first(const std::string& text, const std::string& pattern) {
    const auto match = Regex(pattern, Regex::lines).first_in(text);
    return match ? (*match)[1] : "";
}

TEST(Release, VersionAndDayAreTheSameEverywhere) {
    const std::string version = first(text_of(gazetteer::source_path("CMakeLists.txt")),
                                      R"(^project\(gazetteer VERSION (\S+))");
    const std::string changes = text_of(gazetteer::source_path("CHANGELOG.md"));
    const std::string citation = text_of(gazetteer::source_path("CITATION.cff"));
    EXPECT_TRUE(Regex(R"(\d+\.\d+\.\d+)").whole(version)) << version;
    // What is new since then may stand above it.
    EXPECT_EQ(first(changes, "^## (\\d\\S*) "), version);
    EXPECT_EQ(first(citation, "^version: (\\S+)$"), version);
    const std::string day = first(citation, R"(^date-released: (\d{4}-\d\d-\d\d)$)");
    EXPECT_NE(day, "");
    EXPECT_EQ(first(changes, "^## \\d\\S* \\((\\S+)\\)$"), day);
    const std::string debians = text_of(gazetteer::source_path("tools/packaging/changelog"));
    EXPECT_EQ(first(debians, "^gazetteer \\((\\S+)\\) "), version);
    std::tm time{};
    std::istringstream trailer(first(debians, "^ -- .*>  (.*)$"));
    trailer >> std::get_time(&time, "%a, %d %b %Y");
    std::ostringstream same_day;
    same_day << std::put_time(&time, "%Y-%m-%d");
    EXPECT_EQ(same_day.str(), day);
}

TEST(Release, TheLicenceIsTheWholeGpl) {
    const fs::path debians = "/usr/share/common-licenses/GPL-3";
    const std::string ours = text_of(gazetteer::source_path("LICENSE"));
    EXPECT_TRUE(ours.find("GNU GENERAL PUBLIC LICENSE\n                       Version 3") <
                ours.size());
    if (fs::exists(debians)) {
        EXPECT_EQ(ours, text_of(debians));
    }
    EXPECT_EQ(first(text_of(gazetteer::source_path("CITATION.cff")), "^license: (\\S+)$"),
              "GPL-3.0-or-later");
}

/// What --version prints of a folder, as tools/cmake/commit.cmake writes it into `header`.
std::string build_of(const fs::path& folder, const fs::path& header) {
    const std::string script = gazetteer::source_path("tools/cmake/commit.cmake");
    const std::string call = "cmake -DSOURCE='" + folder.string() + "' -DVERSION=1.2.3 -DHEADER='" +
                             header.string() + "' -P '" + script + "'";
    EXPECT_EQ(std::system(call.c_str()), 0) << call;
    return first(text_of(header), "GAZETTEER_BUILD \"([^\"]*)\"");
}

TEST(Release, TheCommitIsThatOfTheTreeItself) {
    const gazetteer::TemporaryFolder temporary;
    const fs::path folder = temporary.path();
    const fs::path header = folder / "build.hpp";
    fs::create_directories(folder / "below");
    EXPECT_EQ(build_of(folder, header), "1.2.3 (commit unknown)");
    const auto in_git = [&](const std::string& words) {
        const std::string call =
            "git -C '" + folder.string() +
            "' -c user.name=a -c user.email=a@b.example -c commit.gpgsign=no " + words;
        ASSERT_EQ(std::system(call.c_str()), 0) << call;
    };
    in_git("init -q");
    in_git("commit -q --allow-empty -m one");
    EXPECT_TRUE(Regex(R"(1\.2\.3 \(commit [0-9a-f]{12}\))").whole(build_of(folder, header)));
    EXPECT_EQ(build_of(folder / "below", header), "1.2.3 (commit unknown)");
    in_git("tag -a v1.2.3 -m one");
    EXPECT_EQ(build_of(folder, header), "1.2.3 (commit v1.2.3)");
    const auto before = fs::last_write_time(header) - std::chrono::hours(1);
    fs::last_write_time(header, before);
    EXPECT_EQ(build_of(folder, header), "1.2.3 (commit v1.2.3)");
    EXPECT_EQ(fs::last_write_time(header), before) << "written although it was right";
    in_git("commit -q --allow-empty -m two");
    EXPECT_NE(build_of(folder, header), "1.2.3 (commit v1.2.3)");
}

}  // namespace
