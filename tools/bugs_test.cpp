// SPDX-License-Identifier: GPL-3.0-or-later
// Each defect in docs/BUGS-FOUND.md names the tests that now catch it, and each part of a HOLDS in
// docs/TRUST.md its files and the tests that look at it; these exist.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tools/source_tree.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::source_tree {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

/// "Suite.Name" for each TEST, TEST_F, TEST_P, TYPED_TEST of a text.
std::set<std::string> defined_tests(const std::string& text) {
    static const Regex head(
        R"((?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P)\(\s*(\w+),\s*(\w+)\))");
    std::set<std::string> result;
    for (const Regex::Groups& match : head.all_in(text)) result.insert(match[1] + "." + match[2]);
    return result;
}

/// "test_file.test_name" for each test of a file of Python.
std::set<std::string> defined_in_python(const SourceFile& file) {
    static const Regex head(R"(\ndef (test_\w+)\()");
    std::set<std::string> result;
    const std::string stem = std::filesystem::path(file.path).stem();
    for (const std::string& name : head.group_in(file.text)) result.insert(stem + "." + name);
    return result;
}

/// The names, with a slash, that a CMakeLists.txt gives to scripts that are tests.
std::set<std::string> defined_in_cmake(const std::string& text) {
    static const Regex head(
        R"((?:add_test\(NAME |gazetteer_(?:proof_|long_)?test\()(\w+(?:/\w+)+)\s)");
    const auto names = head.group_in(text);
    return {names.begin(), names.end()};
}

/// The last cell of each row of the tables of a document, without the rows of the head.
std::vector<std::string> last_cells(const std::string& markdown) {
    static const Regex row(R"(^\| .*\| ([^|]+) \|$)", Regex::lines);
    std::vector<std::string> result = row.group_in(markdown);
    std::erase(result, "the test");
    return result;
}

std::vector<std::string> named_tests(const std::string& cell) {
    static const Regex name(R"(`(\w+\.\w+|\w+(?:/\w+)+)`)");
    return name.group_in(cell);
}

TEST(Bugs, TestsAndCellsAreRecognised) {
    EXPECT_THAT(defined_tests("TEST(A, B) {\n}\nTYPED_TEST(C,\n     D) {"),
                ElementsAre("A.B", "C.D"));
    EXPECT_THAT(defined_in_python({"a/test_x.py", "\ndef test_y(z):\n    def test_no():\n"}),
                ElementsAre("test_x.test_y"));
    EXPECT_THAT(defined_in_cmake("add_test(NAME a/b\n  COMMAND c/d)"), ElementsAre("a/b"));
    EXPECT_THAT(defined_in_cmake("gazetteer_proof_test(a/b 60 COMMAND c/d)"), ElementsAre("a/b"));
    EXPECT_THAT(last_cells("| what | the test |\n|---|---|\n| x | `A.B`, by hand |\n"),
                ElementsAre("`A.B`, by hand"));
    EXPECT_THAT(named_tests("`A.B` and `c/d`, by hand"), ElementsAre("A.B", "c/d"));
}

TEST(Bugs, EachNamesTestsThatExist) {
    const std::filesystem::path root = source_path();
    std::set<std::string> defined;
    for (const SourceFile& file : files(root, {"_test.cpp"}))
        defined.merge(defined_tests(file.text));
    ASSERT_GT(defined.size(), 500u);
    for (const SourceFile& file : files(root / "faces/python/tests", {".py"}))
        defined.merge(defined_in_python(file));
    for (const SourceFile& file : files(root, {"CMakeLists.txt"}))
        defined.merge(defined_in_cmake(file.text));
    const std::vector<SourceFile> lists = files(root / "docs", {"BUGS-FOUND.md"});
    ASSERT_EQ(lists.size(), 1u);
    const std::vector<std::string> cells = last_cells(lists.front().text);
    EXPECT_GT(cells.size(), 5u);
    for (const std::string& cell : cells) {
        EXPECT_THAT(named_tests(cell), Not(IsEmpty())) << cell;
        for (const std::string& name : named_tests(cell))
            EXPECT_TRUE(defined.contains(name) || std::filesystem::is_regular_file(root / name))
                << name;
    }
}

/// Whether a name fits "Suite.Name", in which * stands for the rest.
bool fits(const std::string& name, const std::string& pattern) {
    const auto star = pattern.find('*');
    return star == pattern.npos ? name == pattern : name.starts_with(pattern.substr(0, star));
}

/// The tests and the files that the table of a HOLDS names and that are not there.
std::vector<std::string> missing_in_holds(const std::string& trust,
                                          const std::set<std::string>& defined) {
    const auto begin = trust.find("## What a HOLDS rests on");
    const std::string table = trust.substr(begin, trust.find("\n## ", begin) - begin);
    static const Regex quoted(R"(^\|.*\|$)", Regex::lines);
    static const Regex code("`([^`]+)`");
    std::vector<std::string> result;
    for (const std::string& row : quoted.group_in(table, 0))
        for (const std::string& name : code.group_in(row)) {
            const bool is_file = name.find('/') != name.npos;
            const std::string path = name.substr(0, name.find('*'));
            const bool there = is_file ? std::filesystem::exists(source_path(path))
                                       : std::ranges::any_of(defined, [&](const std::string& test) {
                                             return fits(test, name);
                                         });
            if (!there) result.push_back(name);
        }
    return result;
}

TEST(Holds, WhatIsMissingIsFound) {
    const std::string table =
        "## What a HOLDS rests on\n\n| part | files | who |\n|---|---|---|\n"
        "| a | `docs/TRUST.md`, `docs/x.md`, `docs/*` | `A.B`, `A.*`, `A*`, `C.*`, `A.X` |\n\n## "
        "B\n";
    EXPECT_THAT(missing_in_holds(table, {"A.B"}), ElementsAre("docs/x.md", "C.*", "A.X"));
}

TEST(Holds, EachPartNamesFilesAndTestsThatExist) {
    std::set<std::string> defined;
    for (const SourceFile& file : files(source_path(), {"_test.cpp"}))
        defined.merge(defined_tests(file.text));
    const std::vector<SourceFile> trust = files(source_path("docs"), {"TRUST.md"});
    ASSERT_EQ(trust.size(), 1u);
    EXPECT_THAT(trust.front().text, testing::HasSubstr("## What a HOLDS rests on"));
    EXPECT_THAT(missing_in_holds(trust.front().text, defined), IsEmpty());
}

}  // namespace
}  // namespace gazetteer::source_tree
