// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of style, executed over the source tree; each rule is first seen to find a fault.
#include "tools/style.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tools/functions.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::source_tree {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<SourceFile>& code() {
    static const std::vector<SourceFile> result = files(source_path(), {".hpp", ".cpp"});
    return result;
}

std::string lines(std::size_t count) {
    std::string result;
    for (std::size_t i = 0; i < count; ++i) result += "    f();\n";
    return result;
}

std::vector<std::size_t> lengths(const std::string& text) {
    std::vector<std::size_t> result;
    for (const Function& function : functions(text)) result.push_back(function.lines);
    return result;
}

TEST(Style, TheTreeIsRead) {
    EXPECT_GT(code().size(), 500u);
}

TEST(Style, NoLineIsOver100Columns) {
    EXPECT_THAT(long_lines({"a.cpp", "a\n" + std::string(101, 'a') + "\n"}),
                ElementsAre("a.cpp:2: 101 columns"));
    EXPECT_THAT(long_lines({"a.cpp", std::string(99, 'a') + "\u00e9\n"}), IsEmpty());
    for (const SourceFile& file : code()) EXPECT_THAT(long_lines(file), IsEmpty());
}

TEST(Style, NoFunctionIsOver70Lines) {
    EXPECT_THAT(long_functions({"a.cpp", "int a;\nvoid f() {\n" + lines(69) + "}\n"}),
                ElementsAre("a.cpp:2: 71 lines: void f()"));
    EXPECT_THAT(long_functions({"a.cpp", "void f() {\n" + lines(68) + "}\n"}), IsEmpty());
    for (const SourceFile& file : code()) EXPECT_THAT(long_functions(file), IsEmpty());
}

TEST(Style, NoFileIsOver500Lines) {
    EXPECT_THAT(long_files({"a.cpp", lines(501)}), ElementsAre("a.cpp: 501 lines"));
    EXPECT_THAT(long_files({"a.cpp", lines(500)}), IsEmpty());
    for (const SourceFile& file : code()) EXPECT_THAT(long_files(file), IsEmpty());
}

TEST(Style, NoFolderHasOver40FilesOfItsOwn) {
    std::vector<std::string> paths{"a/b/c"};
    for (int i = 0; i < 40; ++i) paths.push_back("a/" + std::to_string(i));
    EXPECT_THAT(full_folders(paths), IsEmpty());
    paths.push_back("a/one too many");
    EXPECT_THAT(full_folders(paths), ElementsAre("a: 41 files"));
    std::vector<std::string> all;
    for (const SourceFile& file : files(source_path(), {""})) all.push_back(file.path);
    EXPECT_THAT(full_folders(all), IsEmpty());
}

TEST(Style, NoFoldersIncludeEachOtherInACircle) {
    const SourceFile a{"a/a.hpp", "#include \"b/c/b.hpp\"\n"};
    const SourceFile b{"b/c/b.hpp", "#include \"d/d.hpp\"\n"};
    EXPECT_EQ(circle_of_folders({a, b, {"d/d.hpp", "#include \"a/a.hpp\"\n"}}),
              "a -> b/c -> d -> a");
    EXPECT_EQ(circle_of_folders({a, b, {"d/d.hpp", "#include \"d/e/e.hpp\"\n"}}), "");
    EXPECT_EQ(circle_of_folders({a, b, {"d/d.hpp", ""}, {"b/c/a_test.cpp", a.text}}), "");
    EXPECT_EQ(circle_of_folders({{"a/a.hpp", "#include \"a/b/b.hpp\"\n"},
                                 {"a/b/b.hpp", "#include \"a/a.hpp\"\n"}}),
              "");
    EXPECT_EQ(circle_of_folders(code()), "");
}

TEST(Functions, AreFoundInNamespacesAndClasses) {
    const std::string text =
        "namespace a {\nint f() {\n    return 1;\n}\nclass B : public C {\n  public:\n"
        "    B() : c_{1}, d_(2) {\n        g();\n    }\n    int g() const { return 1; }\n"
        "    int c_{0};\n};\n}  // namespace a\n";
    const std::vector<Function> found = functions(text);
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(found[0].head, "int f()");
    EXPECT_EQ(found[0].line, 2u);
    EXPECT_EQ(found[0].lines, 3u);
    EXPECT_EQ(found[1].line, 7u);
    EXPECT_EQ(found[1].lines, 3u);
    EXPECT_EQ(found[2].head, "int g() const");
}

TEST(Functions, BracesInCommentsAndLiteralsDoNotCount) {
    EXPECT_THAT(lengths("void f() {\n    // }\n    g('{', \"}\\\"}\", R\"(}\")\");  /* } */\n"
                        "    int n = 1'000;\n}\n"),
                ElementsAre(5));
    EXPECT_THAT(lengths("#define A(x) \\\n    {\nvoid f() {\n}\n"), ElementsAre(2));
}

TEST(Functions, TablesAndTypesAreNone) {
    EXPECT_THAT(
        lengths("const std::map<int, int> a{\n    {1, f()},\n};\nint b[] = {\n    f(),\n};\n"
                "enum class C {\n    d,\n};\nauto e = f({\n    1,\n});\n"),
        IsEmpty());
}

TEST(Functions, HaveTemplatesRequirementsAndLambdas) {
    EXPECT_THAT(lengths("template <class T, std::vector<int> V = {}>\nrequires A<T>\nvoid f() {\n"
                        "    auto g = [](int i) {\n        return i;\n    };\n}\n"),
                ElementsAre(7));
    EXPECT_THAT(lengths("const auto f = [](int i) {\n    return i;\n};\n"), ElementsAre(3));
    EXPECT_THAT(lengths("void f(int i,\n       std::vector<int> v = {1, 2}) {\n    g();\n}\n"),
                ElementsAre(4));
}

/// Whether clang-format of Debian 12 leaves these files as they are.
testing::AssertionResult is_formatted(const std::string& files) {
    const std::string call = "cd '" + source_path() + "' && " + files +
                             " | xargs -0 -n 200 -P 2 clang-format --style=file --dry-run -Werror";
    if (std::system(call.c_str()) == 0) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "not as clang-format 14 leaves it (tools/setup test)";
}

TEST(FormatStandard, IsThatOfClangFormat) {
    const gazetteer::TemporaryFolder folder;
    const fs::path wrong = folder.path("wrongly_formatted.cpp");
    std::ofstream(wrong) << "int  a ;\n";
    testing::internal::CaptureStderr();
    EXPECT_FALSE(is_formatted("printf '" + wrong.string() + "\\0'"));
    EXPECT_NE(testing::internal::GetCapturedStderr(), "");
    std::ofstream(wrong) << "int a;\n";
    EXPECT_TRUE(is_formatted("printf '" + wrong.string() + "\\0'"));
    EXPECT_TRUE(
        is_formatted("find . -name 'build*' -prune -o -name '.git' -prune -o "
                     "\\( -name '*.hpp' -o -name '*.cpp' \\) -print0"));
}

}  // namespace
}  // namespace gazetteer::source_tree
