// SPDX-License-Identifier: GPL-3.0-or-later
// The documents agree with the tree: links lead somewhere, the index names every document, the map
// of the rooms names every room.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "tools/license.hpp"
#include "tools/source_tree.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::source_tree {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// The targets of the links and pictures in a Markdown text that are files of this tree.
std::vector<std::string> local_links(const std::string& markdown) {
    static const Regex link(R"(\]\(([^)#\s]+)(?:#[^)]*)?\))");
    std::vector<std::string> result = link.group_in(markdown);
    std::erase_if(
        result, [](const std::string& target) { return target.find("://") != std::string::npos; });
    return result;
}

/// The first words with a slash at the end of the lines of a code block: "graph/   what it is".
std::set<std::string> rooms(const std::string& markdown) {
    static const Regex room(R"(^(\w+)/ {2,}\S.*$)", Regex::lines);
    const auto names = room.group_in(markdown);
    return {names.begin(), names.end()};
}

std::string text_of(const std::string& path) {
    for (const SourceFile& file : files(source_path(), {".md"}))
        if (file.path == path) return file.text;
    return "";
}

/// The number of lines, but for that of the licence, of the files that a table row names; "x/*" is
/// every file of x but its tests.
std::size_t counted(const std::string& row) {
    static const Regex quoted("`([^`]+)`");
    std::size_t result = 0;
    const auto count = [&result](const fs::path& file) {
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) result += is_license_line(line) ? 0 : 1;
    };
    for (const std::string& name : quoted.group_in(row)) {
        if (!name.ends_with("/*")) {
            count(source_path(name));
            continue;
        }
        for (const auto& file :
             fs::directory_iterator(source_path(name.substr(0, name.size() - 2))))
            if (file.is_regular_file() && !file.path().string().ends_with("_test.cpp"))
                count(file.path());
    }
    return result;
}

TEST(Documents, TheCountsOfTrustedLinesAreRight) {
    static const Regex trusted(R"(^\| [^|\n]+ \| (`[^|\n]+`) \| (\d+) \|$)", Regex::lines);
    const auto rows = trusted.all_in(text_of("docs/TRUST.md"));
    for (const Regex::Groups& row : rows) EXPECT_EQ(counted(row[1]), std::stoul(row[2])) << row[0];
    EXPECT_GE(rows.size(), 5u);
}

TEST(Documents, LinksAndRoomsAreRecognised) {
    EXPECT_THAT(local_links("[a](b.md) ![c](d/e.svg), [f](https://g) [h](i.md#j)"),
                ElementsAre("b.md", "d/e.svg", "i.md"));
    EXPECT_THAT(rooms("```\ngraph/   graphs\ncli/  the program\nx is no/  room\n```\n"),
                ElementsAre("cli", "graph"));
}

TEST(Documents, LinksLeadToFilesThatExist) {
    std::size_t links = 0;
    for (const SourceFile& file : files(source_path(), {".md"}))
        for (const std::string& link : local_links(file.text)) {
            ++links;
            EXPECT_TRUE(fs::exists(fs::path(source_path()) / folder_of(file.path) / link))
                << file.path << ": " << link;
        }
    EXPECT_GT(links, 50u);
}

TEST(Documents, TheIndexNamesEveryDocument) {
    const std::vector<std::string> named = local_links(text_of("docs/README.md"));
    for (const auto& entry : fs::directory_iterator(source_path("docs"))) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".md" && name != "README.md") {
            EXPECT_THAT(named, testing::Contains(name));
        }
    }
}

TEST(Documents, TheMapNamesEveryRoom) {
    std::set<std::string> there;
    for (const SourceFile& file :
         files(source_path(), {".hpp", ".cpp", ".md", ".py", "CMakeLists.txt"}))
        if (file.path.find('/') != std::string::npos)
            there.insert(file.path.substr(0, file.path.find('/')));
    EXPECT_EQ(rooms(text_of("docs/CONTRIBUTING.md")), there);
}

}  // namespace
}  // namespace gazetteer::source_tree
