// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded objects in counterexamples/found/, judged on every run; and a damaged one, refused.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "certificates/check/check.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::counterexamples {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> found_files() {
    std::vector<fs::path> result;
    for (const auto& file : fs::directory_iterator(source_path("counterexamples/found")))
        if (file.path().extension() == ".txt") result.push_back(file.path());
    return result;
}

std::string content(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The exit status of the checker on a text; its lines go to `said`.
int judged(const std::string& text, std::string& said) {
    std::istringstream in(text);
    std::ostringstream out;
    const int status = check::check_all(in, "found", out);
    said = out.str();
    return status;
}

TEST(Found, EveryRecordedObjectIsStillValid) {
    EXPECT_GE(found_files().size(), 8u);
    for (const fs::path& file : found_files()) {
        std::string said;
        EXPECT_EQ(judged(content(file), said), 0) << file << '\n' << said;
    }
}

TEST(Found, TheOppositeVerdictIsRefused) {
    for (const fs::path& file : found_files()) {
        std::string text = content(file);
        for (const auto& [verdict, opposite] : {std::pair{"verdict exists", "verdict none"},
                                                {"verdict none", "verdict exists"},
                                                {"verdict P", "verdict N"},
                                                {"verdict N", "verdict P"}}) {
            const auto place = text.find(verdict);
            if (place == std::string::npos) continue;
            std::string damaged = text;
            damaged.replace(place, std::string(verdict).size(), opposite);
            std::string said;
            EXPECT_NE(judged(damaged, said), 0) << file << '\n' << said;
        }
    }
}

TEST(Found, EachIsListed) {
    const std::string list = content(source_path("counterexamples/found/README.md"));
    for (const fs::path& file : found_files())
        EXPECT_NE(list.find("`" + file.filename().string() + "`"), std::string::npos) << file;
}

}  // namespace
}  // namespace gazetteer::counterexamples
