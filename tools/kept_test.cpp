// SPDX-License-Identifier: GPL-3.0-or-later
// tools/cmake/kept.cmake: what has been compiled is not compiled again, in no checkout; what has
// changed is, and what is damaged is not taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tools/testkit/ran_tool.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string content(const fs::path& file) {
    std::ostringstream result;
    result << std::ifstream(file, std::ios::binary).rdbuf();
    return result.str();
}

/// Checkouts of a project of one module, which two files make up that are compiled as one.
class KeptLong : public testing::Test {
  protected:
    void SetUp() override {
        if (run_tool("command -v ccache").exit_code != 0)
            GTEST_SKIP() << "not found: the Debian package ccache (tools/setup keep)";
        fs::create_directory(folder_.path("stamps"));
    }
    std::string path(const std::string& name) const { return folder_.path(name); }
    void write(const std::string& name, const std::string& text) const {
        fs::create_directories(fs::path(path(name)).parent_path());
        std::ofstream(path(name)) << text;
    }
    /// A new checkout, in which the header says this number.
    void check_out(const std::string& name, const std::string& number = "1") const {
        write(name + "/CMakeLists.txt",
              "cmake_minimum_required(VERSION 3.25)\n"
              "project(kept LANGUAGES CXX)\n"
              "set(CMAKE_CXX_STANDARD 20)\n"
              "set(CMAKE_BUILD_TYPE Release)\n"
              "set(GAZETTEER_TOGETHER ON)\n"
              "include(" +
                  source_path("tools/cmake/kept.cmake") +
                  ")\n"
                  "include(" +
                  source_path("tools/cmake/module.cmake") +
                  ")\n"
                  "set(GAZETTEER_HEADERS <vector>)\n"
                  "add_subdirectory(room)\n");
        write(name + "/room/CMakeLists.txt", "gazetteer_module(room OPTIMIZE 1)\n");
        write(name + "/room/number.hpp", "#pragma once\n#define NUMBER " + number + "\n");
        write(name + "/room/said.cpp",
              "#include \"room/number.hpp\"\n"
              "const char* where_said() { return __FILE__; }\n"
              "int said() { return NUMBER; }\n");
        write(name + "/room/twice.cpp",
              "#include <vector>\n"
              "int said();\n"
              "std::vector<int> twice() { return {said(), said()}; }\n");
    }
    /// Configures and builds a checkout; the bytes of its library.
    std::string build(const std::string& name, const std::string& variables = "") const {
        const std::string folder = path(name) + "/build";
        const RanTool ran = run_tool(
            "unset CCACHE_DISABLE CCACHE_RECACHE; export GAZETTEER_STAMPS=" + path("stamps") + " " +
            variables + "; cmake -G Ninja -S " + path(name) + " -B " + folder +
            " && cmake --build " + folder);
        EXPECT_EQ(ran.exit_code, 0) << ran.out;
        return content(folder + "/room/libgazetteer_room.a");
    }
    /// What ccache counts, such as cache_miss.
    int counted(const std::string& what) const {
        const RanTool ran =
            run_tool("CCACHE_DIR=" + path("stamps/compiled") + " ccache --print-stats");
        const auto number = Regex("\\b" + what + "\t([0-9]+)").first_in(ran.out);
        return number ? std::stoi((*number)[1]) : -1;
    }
    /// The files in which objects are kept.
    std::vector<fs::path> kept() const {
        std::vector<fs::path> result;
        for (const auto& file : fs::recursive_directory_iterator(path("stamps/compiled")))
            if (Regex("/[0-9a-f]/.*[RM]$").first_in(file.path().string()))
                result.push_back(file.path());
        return result;
    }

  private:
    TemporaryFolder folder_;
};

TEST_F(KeptLong, AnotherCheckoutCompilesNothing) {
    check_out("one");
    const std::string library = build("one");
    // The precompiled headers, an empty file of theirs, and the two files as one.
    EXPECT_EQ(counted("cache_miss"), 3);
    EXPECT_EQ(counted("direct_cache_hit"), 0);
    check_out("another/of/them");
    EXPECT_EQ(build("another/of/them"), library);
    EXPECT_EQ(counted("cache_miss"), 3);
    EXPECT_EQ(counted("direct_cache_hit"), 3);
    EXPECT_THAT(library, HasSubstr(std::string("room/said.cpp\0", 14)));
    EXPECT_THAT(library, testing::Not(HasSubstr("/room/said.cpp")));
}

TEST_F(KeptLong, AChangedHeaderCompilesAgainWhatIncludesIt) {
    check_out("one");
    const std::string library = build("one");
    check_out("two", "2");
    const std::string changed = build("two");
    EXPECT_NE(changed, library);
    EXPECT_EQ(counted("cache_miss"), 4);
    // In the same checkout as well, and what was once is there again.
    check_out("one", "2");
    EXPECT_EQ(build("one"), changed);
    check_out("one", "1");
    EXPECT_EQ(build("one"), library);
    EXPECT_EQ(counted("cache_miss"), 4);
}

TEST_F(KeptLong, ADamagedObjectIsNotTaken) {
    check_out("one");
    const std::string library = build("one");
    ASSERT_GT(kept().size(), 3u);
    for (const fs::path& file : kept()) {
        std::string bytes = content(file);
        bytes[bytes.size() / 2] ^= 1;
        std::ofstream(file, std::ios::binary) << bytes;
    }
    check_out("two");
    EXPECT_EQ(build("two"), library);
    EXPECT_EQ(counted("direct_cache_hit"), 0);
    for (const fs::path& file : kept()) fs::resize_file(file, fs::file_size(file) / 2);
    check_out("three");
    EXPECT_EQ(build("three"), library);
    EXPECT_EQ(counted("direct_cache_hit"), 0);
    check_out("four");
    EXPECT_EQ(build("four"), library);
    EXPECT_EQ(counted("direct_cache_hit"), 3);
}

TEST_F(KeptLong, AfreshIgnoresIt) {
    check_out("one");
    const std::string library = build("one");
    check_out("two");
    EXPECT_EQ(build("two", "CCACHE_RECACHE=1"), library);
    EXPECT_EQ(counted("direct_cache_hit"), 0);
    EXPECT_THAT(content(source_path("test")), HasSubstr("GAZETTEER_AFRESH=1 CCACHE_RECACHE=1 "));
}

TEST_F(KeptLong, NothingIsKeptWithoutAFolderOfStamps) {
    fs::remove(path("stamps"));
    check_out("one");
    build("one");
    EXPECT_FALSE(fs::exists(path("stamps")));
    // A folder that is there later, or goes, does not compile all again.
    fs::create_directory(path("stamps"));
    build("one");
    EXPECT_TRUE(fs::is_empty(path("stamps")));
    check_out("two");
    const std::string library = build("two");
    fs::remove_all(path("stamps"));
    EXPECT_EQ(build("two"), library);
    EXPECT_FALSE(fs::exists(path("stamps")));
}

}  // namespace
}  // namespace gazetteer
