// SPDX-License-Identifier: GPL-3.0-or-later
// tools/mutate finds what no test would notice, and says of nothing else that it survived.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tools/testkit/ran_tool.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

using gazetteer::RanTool;
using gazetteer::run_tool;

const std::string mutate = gazetteer::source_path("tools/mutate ");

TEST(Mutate, TheListOfEquivalentsIsThatOfTheSources) {
    const RanTool ran = run_tool(mutate + "--equivalents");
    EXPECT_EQ(ran.exit_code, 0) << ran.out;
}

TEST(Mutate, EveryTrustedFileHasMutants) {
    const RanTool ran = run_tool(mutate + "--list");
    EXPECT_EQ(ran.exit_code, 0);
    for (const char* file :
         {"oracle/outcome.hpp:", "graph/predicates.cpp:", "oracle/rules/slither.hpp:",
          "certificates/check/reader.hpp:", "properties/framework/session.hpp:"})
        EXPECT_NE(ran.out.find(file), std::string::npos) << file;
}

TEST(Mutate, AFileMayNameALine) {
    const RanTool all = run_tool(mutate + "--list graph/rows.hpp graph/graph.cpp");
    const std::string first = all.out.substr(0, all.out.find(": "));
    ASSERT_THAT(first, HasSubstr("graph/graph.cpp:"));
    const RanTool one = run_tool(mutate + "--list " + first);
    EXPECT_EQ(one.exit_code, 0);
    EXPECT_THAT(one.out, StartsWith(first + ": "));
    EXPECT_LT(one.out.size(), all.out.size());
    EXPECT_THAT(one.out, Not(HasSubstr("graph/rows.hpp")));
    EXPECT_EQ(run_tool(mutate + "--list graph/graph.cpp:100000").out, "");
    EXPECT_THAT(run_tool(mutate + "--list graph/graph.cpp:last").out,
                HasSubstr("the line is a number"));
}

/// Behind a switch it would spoil its class, and every mutant that needs the class.
TEST(Mutate, AConstructorIsNoStatementToLeaveOut) {
    const RanTool ran = run_tool(mutate + "--list graph/graph.hpp graph/rows.hpp");
    EXPECT_THAT(ran.out, Not(HasSubstr("- Graph() = default;")));
    EXPECT_THAT(ran.out, Not(HasSubstr("- Rows(const Rows& other)")));
    EXPECT_THAT(ran.out, HasSubstr("- result.add_edge(u, v);"));
}

/// Behind a switch its declarations would end with the switch.
TEST(Mutate, AMacroIsNoStatementToLeaveOut) {
    const RanTool ran = run_tool(mutate + "--list language/terms/terms_nauty.cpp");
    EXPECT_THAT(ran.out, Not(HasSubstr("- DEFAULTOPTIONS_GRAPH(options);")));
    EXPECT_THAT(ran.out, HasSubstr("- options.userlevelproc = multiply_index;"));
}

/// A source tree of one module, with a hot file, and a test of it.
class SmallTree {
  public:
    SmallTree() {
        write(
            "CMakeLists.txt",
            "cmake_minimum_required(VERSION 3.25)\nproject(small CXX)\nset(CMAKE_CXX_STANDARD 20)\n"
            "set(CMAKE_EXPORT_COMPILE_COMMANDS ON)\ninclude_directories(${PROJECT_SOURCE_DIR})\n"
            "find_package(GTest REQUIRED)\n"
            "function(gazetteer_module name)\n"
            "  add_library(gazetteer_${name}_hot OBJECT points.cpp)\n"
            "  add_library(gazetteer_${name} STATIC ${name}.cpp steps.cpp"
            " $<TARGET_OBJECTS:gazetteer_${name}_hot>)\n"
            "  add_executable(${name}_tests ${name}_test.cpp)\n"
            "  target_link_libraries(${name}_tests PRIVATE gazetteer_${name} GTest::gtest_main)\n"
            "endfunction()\nadd_subdirectory(small)\n");
        write("small/CMakeLists.txt", "gazetteer_module(small)\n");
        write("small/small.cpp",
              "constexpr int least = 3;\n"
              "bool is_small(int n) {\n"
              "    return least <= n && n < 10;\n"
              "}\n"
              "int larger(int a, int b) {\n"
              "    return a < b ? b : a;\n"
              "}\n");
        write("small/points.cpp",
              "int points(bool bonus) {\n"
              "    int result = 1;\n"
              "    result += bonus ? 3 : 2;\n"
              "    return result;\n"
              "}\n");
        write("small/steps.cpp",
              "int steps(int n) {\n"
              "    int result = 0;\n"
              "    while (n > 0) {\n"
              "        --n;\n"
              "        ++result;\n"
              "    }\n"
              "    return result;\n"
              "}\n");
        write("tools/mutation/equivalents.txt",
              "small/small.cpp\n- return a < b ? b : a;\n+ return a <= b ? b : a;\n"
              "  If they are equal, either is the larger.\n");
    }

    void write(const std::string& name, const std::string& text) const {
        const fs::path file = folder_.path(name);
        fs::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }
    /// What the tool says of the tree with this test.
    RanTool mutated(const std::string& checks) const {
        write("small/small_test.cpp",
              "#include <gtest/gtest.h>\n"
              "bool is_small(int n);\nint larger(int a, int b);\nint points(bool bonus);\n"
              "int steps(int n);\n"
              "TEST(Steps, Are) { EXPECT_EQ(steps(3), 3); }\n"
              "TEST(Small, Is) { EXPECT_TRUE(" +
                  checks +
                  "); }\n"
                  "TEST(Points, Are) { EXPECT_TRUE(points(true) == 4 && points(false) == 3); }\n");
        const RanTool built =
            run_tool("cmake -G Ninja -S " + folder_.path() + " -B " + folder_.path("build"));
        EXPECT_EQ(built.exit_code, 0) << built.out;
        return run_tool(mutate + "--root " + folder_.path() + " small");
    }

  private:
    gazetteer::TemporaryFolder folder_;
};

TEST(MutateLong, APlantedSurvivorIsFound) {
    const SmallTree tree;
    const std::string most =
        "is_small(3) && !is_small(2) && is_small(9) && larger(1, 2) == 2 && larger(4, 3) == 4";
    const RanTool weak = tree.mutated(most + " && !is_small(12)");
    EXPECT_EQ(weak.exit_code, 1) << weak.out;
    EXPECT_THAT(weak.out, HasSubstr("small/small.cpp:3: survived: < becomes <=\n"
                                    "- return least <= n && n < 10;\n"
                                    "+ return least <= n && n <= 10;\n"));
    EXPECT_THAT(weak.out, HasSubstr("small/small.cpp:3: survived: 10 becomes 11\n"));
    EXPECT_THAT(weak.out, HasSubstr("          1        2  small/small.cpp\n"));
    const RanTool strong = tree.mutated(most + " && !is_small(10)");
    EXPECT_EQ(strong.exit_code, 0) << strong.out;
    EXPECT_THAT(strong.out, HasSubstr("          1        0  small/small.cpp\n"));
    EXPECT_THAT(strong.out, HasSubstr("small/steps.cpp:4: stopped: statement left out\n"
                                      "- --n;\n"
                                      "+ ;\n"));
    EXPECT_THAT(strong.out, HasSubstr("     10       0          0        0  small/points.cpp\n"));
}

TEST(Mutate, ASampleBySeedStaysWhereOtherLinesChange) {
    const auto drawn = [](const std::string& of) {
        return run_tool(mutate + "--list --seed 1 --sample 5 " + of).out;
    };
    const std::string five = drawn("graph/rows.hpp graph/graph.cpp");
    EXPECT_EQ(std::ranges::count(five, '\n'), 15);
    // What is drawn of one file more is new or the same.
    const std::string others = drawn("graph/rows.hpp graph/graph.cpp oracle/partizan.hpp");
    std::istringstream lines(others);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("graph/")) {
            EXPECT_THAT(five, HasSubstr(line));
        }
    EXPECT_NE(five,
              run_tool(mutate + "--list --seed 2 --sample 5 graph/rows.hpp graph/graph.cpp").out);
}

/// The files of docs/TRUST.md.
TEST(MutateStandard, WhatAHoldsRestsOnHasMutants) {
    const auto listed = [](const char* module) {
        return run_tool(mutate + "--list --holds --module " + module).out;
    };
    const std::string hunts = listed("counterexamples");
    for (const char* file : {"hunt/whole_order.cpp:", "grounds/ground_geng.cpp:",
                             "families/family_facts.cpp:", "search/slack.cpp:"})
        EXPECT_THAT(hunts, HasSubstr(std::string("counterexamples/") + file));
    EXPECT_THAT(hunts, Not(HasSubstr("counterexamples/propose/")));
    EXPECT_THAT(hunts, Not(HasSubstr("graph/enumeration/")));
    EXPECT_THAT(listed("graph"), StartsWith("graph/enumeration/digraph_stream.cpp:"));
}

/// What the tool says of a sample in the build that this program is of, whatever its name.
RanTool sampled(const std::string& arguments) {
    const gazetteer::TemporaryFolder work;
    const fs::path build = fs::read_symlink("/proc/self/exe").parent_path().parent_path();
    return run_tool(mutate + "--build '" + build.string() + "' --work '" + work.path() + "' " +
                    arguments);
}

TEST(MutateLong, ASampleOfTheCheckerIsKilled) {
    const RanTool ran = sampled("--sample 24 certificates/check/kernels.cpp");
    EXPECT_EQ(ran.exit_code, 0) << ran.out;
    EXPECT_THAT(ran.out, Not(HasSubstr("survived:")));
    EXPECT_THAT(ran.out, HasSubstr("certificates/check/kernels.cpp\n"));
}

/// The sample changes with the lines in it alone.
TEST(MutateLong, ASampleOfWhatAHoldsRestsOnIsKilled) {
    const RanTool ran = sampled(
        "--holds --module counterexamples --together --sample 24 --seed 1 "
        "--filter 'Hunt*:Tally*:Sharded*:WholeOrder*:LevelReports*:Recheck*:*Famil*:Ground*:"
        "KnownCounts*:Pieces*:*Digraph*:Slack*:-*Extreme*:*Long*:*Standard*'");
    EXPECT_EQ(ran.exit_code, 0) << ran.out;
    EXPECT_THAT(ran.out, Not(HasSubstr("survived:")));
    EXPECT_THAT(ran.out, HasSubstr("counterexamples/grounds/ground_geng.cpp\n"));
}

}  // namespace
