// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/testkit/source_path.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

namespace gazetteer {
namespace {

/// GAZETTEER_READS with this text, or without one, until it goes.
class Told {
  public:
    explicit Told(const char* text) {
        if (const char* const was = std::getenv(name)) was_ = was;
        put(text);
    }
    Told(const Told&) = delete;
    ~Told() { put(was_ ? was_->c_str() : nullptr); }

  private:
    static constexpr const char* name = "GAZETTEER_READS";
    static void put(const char* text) { text == nullptr ? unsetenv(name) : setenv(name, text, 1); }
    std::optional<std::string> was_;
};

TEST(SourcePath, IsThatOfTheTreeAndOfItsBuild) {
    const Told nothing(nullptr);
    EXPECT_TRUE(std::filesystem::exists(source_path("work/testkit/source_path.hpp")));
    EXPECT_EQ(source_path("work"), source_path() + "/work");
    EXPECT_TRUE(std::filesystem::exists(build_path("CMakeCache.txt")));
}

TEST(SourcePath, ATestWithAStampReadsWhatItIsSaidToRead) {
    const Told nothing(nullptr);
    const std::string root = source_path();
    const Told two((root + "/docs\n" + root + "/graph/graph.hpp").c_str());
    EXPECT_EQ(source_path("docs"), root + "/docs");
    EXPECT_EQ(source_path("docs/CLAIMS.md"), root + "/docs/CLAIMS.md");
    EXPECT_EQ(source_path("graph/graph.hpp"), root + "/graph/graph.hpp");
    EXPECT_THROW(source_path(), std::logic_error);
    EXPECT_THROW(source_path("graph/graph.cpp"), std::logic_error);
    EXPECT_THROW(source_path("docs.md"), std::logic_error);
}

}  // namespace
}  // namespace gazetteer
